import type { ArchitectApi } from '../../apis/architect.js';
import type { FlowOutcome } from '../../models/index.js';
import { jobFamily } from '../family.js';
import { toldFamily } from '../event-family.js';

const operation = (event: Record<string, unknown>): unknown => event['currentOperation'];

/** Publishes a flow. */
export const flowPublished = /* @__PURE__ */ toldFamily({
  name: 'flowPublished',
  api: 'ArchitectApi',
  start: (api: ArchitectApi, { flowId, ...options }: { flowId: string; version?: string }, request) =>
    api.postFlowsActionsPublish(flowId, options, request),
  topic: ({ flowId }) => `v2.flows.${flowId}`,
  selectOperation: operation,
});

/** Checks in a flow. */
export const flowCheckedIn = /* @__PURE__ */ toldFamily({
  name: 'flowCheckedIn',
  api: 'ArchitectApi',
  start: (api: ArchitectApi, flowId: string, request) => api.postFlowsActionsCheckin(flowId, request),
  topic: (flowId) => `v2.flows.${flowId}`,
  selectOperation: operation,
});

/** Compiles the history of a flow. */
export const flowHistory = /* @__PURE__ */ toldFamily({
  name: 'flowHistory',
  api: 'ArchitectApi',
  start: (api: ArchitectApi, flowId: string, request) => api.postFlowHistory(flowId, request),
  topic: (flowId) => `v2.flows.${flowId}`,
  selectOperation: operation,
});

/** Changes a flow outcome. */
export const flowOutcomeChanged = /* @__PURE__ */ toldFamily({
  name: 'flowOutcomeChanged',
  api: 'ArchitectApi',
  start: (api: ArchitectApi, { flowOutcomeId, body }: { flowOutcomeId: string; body: FlowOutcome }, request) =>
    api.putFlowsOutcome(flowOutcomeId, { body }, request),
  topic: ({ flowOutcomeId }) => `v2.flows.outcomes.${flowOutcomeId}`,
  selectOperation: operation,
});

/** Deletes several flows. */
export const flowsDeleted = /* @__PURE__ */ toldFamily({
  name: 'flowsDeleted',
  api: 'ArchitectApi',
  start: (api: ArchitectApi, ids: readonly [string, ...string[]], request) => api.deleteFlows([...ids], request),
  topic: ([id]) => `v2.flows.${id}`,
  selectOperation: operation,
});

/** Deletes several prompts. */
export const promptsDeleted = /* @__PURE__ */ toldFamily({
  name: 'promptsDeleted',
  api: 'ArchitectApi',
  start: (api: ArchitectApi, ids: readonly [string, ...string[]], request) => api.deleteArchitectPrompts([...ids], request),
  topic: ([id]) => `v2.architect.prompts.${id}`,
  selectOperation: operation,
});

/** Compiles the history of a prompt. */
export const promptHistory = /* @__PURE__ */ toldFamily({
  name: 'promptHistory',
  api: 'ArchitectApi',
  start: (api: ArchitectApi, promptId: string, request) => api.postArchitectPromptHistory(promptId, request),
  topic: (promptId) => `v2.architect.prompts.${promptId}`,
  selectOperation: operation,
});

/** Compiles the history of a system prompt. The platform has no topic for it, so its status is polled. */
export const systemPromptHistory = /* @__PURE__ */ jobFamily({
  name: 'systemPromptHistory',
  api: 'ArchitectApi',
  start: (api: ArchitectApi, promptId: string, request) => api.postArchitectSystempromptHistory(promptId, request),
  ids: ({ id }, promptId) => [promptId, id],
  status: (api, [promptId, id], request) => api.getArchitectSystempromptHistoryHistoryId(promptId, id, {}, request),
  state: ({ complete, errorCode }) => {
    if (typeof complete !== 'boolean') return undefined;
    if (!complete) return 'running';
    return errorCode === undefined ? 'complete' : 'failed';
  },
});
