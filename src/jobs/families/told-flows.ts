import type { ArchitectApi } from '../../apis/architect.js';
import type { FlowOutcome } from '../../models/index.js';
import { jobFamily } from '../family.js';
import { toldFamily } from '../told.js';

const operation = (event: Record<string, unknown>): unknown => event['currentOperation'];

/** A flow that is published. */
export const flowPublished = /* @__PURE__ */ toldFamily({
  name: 'flowPublished',
  api: 'ArchitectApi',
  start: (api: ArchitectApi, { flowId, version }: { flowId: string; version?: string }, r) =>
    api.postFlowsActionsPublish(flowId, version === undefined ? {} : { version }, r),
  topic: ({ flowId }) => `v2.flows.${flowId}`,
  told: operation,
});

/** A flow that is checked in. */
export const flowCheckedIn = /* @__PURE__ */ toldFamily({
  name: 'flowCheckedIn',
  api: 'ArchitectApi',
  start: (api: ArchitectApi, flowId: string, r) => api.postFlowsActionsCheckin(flowId, r),
  topic: (flowId) => `v2.flows.${flowId}`,
  told: operation,
});

/** The history of a flow, put together. */
export const flowHistory = /* @__PURE__ */ toldFamily({
  name: 'flowHistory',
  api: 'ArchitectApi',
  start: (api: ArchitectApi, flowId: string, r) => api.postFlowHistory(flowId, r),
  topic: (flowId) => `v2.flows.${flowId}`,
  told: operation,
});

/** An outcome of flows that is changed. */
export const flowOutcomeChanged = /* @__PURE__ */ toldFamily({
  name: 'flowOutcomeChanged',
  api: 'ArchitectApi',
  start: (api: ArchitectApi, { flowOutcomeId, body }: { flowOutcomeId: string; body: FlowOutcome }, r) =>
    api.putFlowsOutcome(flowOutcomeId, { body }, r),
  topic: ({ flowOutcomeId }) => `v2.flows.outcomes.${flowOutcomeId}`,
  told: operation,
});

/** Flows that are deleted together. */
export const flowsDeleted = /* @__PURE__ */ toldFamily({
  name: 'flowsDeleted',
  api: 'ArchitectApi',
  start: (api: ArchitectApi, ids: readonly [string, ...string[]], r) => api.deleteFlows([...ids], r),
  topic: ([id]) => `v2.flows.${id}`,
  told: operation,
});

/** Prompts that are deleted together. */
export const promptsDeleted = /* @__PURE__ */ toldFamily({
  name: 'promptsDeleted',
  api: 'ArchitectApi',
  start: (api: ArchitectApi, ids: readonly [string, ...string[]], r) => api.deleteArchitectPrompts([...ids], r),
  topic: ([id]) => `v2.architect.prompts.${id}`,
  told: operation,
});

/** The history of a prompt, put together. */
export const promptHistory = /* @__PURE__ */ toldFamily({
  name: 'promptHistory',
  api: 'ArchitectApi',
  start: (api: ArchitectApi, promptId: string, r) => api.postArchitectPromptHistory(promptId, r),
  topic: (promptId) => `v2.architect.prompts.${promptId}`,
  told: operation,
});

/** The history of a system prompt, put together. No topic tells of it, but it can be asked about. */
export const systemPromptHistory = /* @__PURE__ */ jobFamily({
  name: 'systemPromptHistory',
  api: 'ArchitectApi',
  start: (api: ArchitectApi, promptId: string, r) => api.postArchitectSystempromptHistory(promptId, r),
  ids: ({ id }, promptId) => [promptId, id],
  status: (api, [promptId, id], r) => api.getArchitectSystempromptHistoryHistoryId(promptId, id, {}, r),
  state: ({ complete, errorCode }) => {
    if (typeof complete !== 'boolean') return undefined;
    if (!complete) return 'running';
    return errorCode === undefined ? 'complete' : 'failed';
  },
});
