import type { ArchitectApi } from '../../apis/architect.js';
import type { FlowOutcome } from '../../models/index.js';
import { toldFamily } from '../told.js';

const operation = (event: Record<string, unknown>): unknown => event['currentOperation'];

/** A flow that is published. */
export const flowPublished = /* @__PURE__ */ toldFamily({
  name: 'flowPublished',
  start: (api: ArchitectApi, { flowId, version }: { flowId: string; version?: string }, r) =>
    api.postFlowsActionsPublish(flowId, version === undefined ? {} : { version }, r),
  topic: ({ flowId }) => `v2.flows.${flowId}`,
  told: operation,
});

/** A flow that is checked in. */
export const flowCheckedIn = /* @__PURE__ */ toldFamily({
  name: 'flowCheckedIn',
  start: (api: ArchitectApi, flowId: string, r) => api.postFlowsActionsCheckin(flowId, r),
  topic: (flowId) => `v2.flows.${flowId}`,
  told: operation,
});

/** The history of a flow, put together. */
export const flowHistory = /* @__PURE__ */ toldFamily({
  name: 'flowHistory',
  start: (api: ArchitectApi, flowId: string, r) => api.postFlowHistory(flowId, r),
  topic: (flowId) => `v2.flows.${flowId}`,
  told: operation,
});

/** An outcome of flows that is changed. */
export const flowOutcomeChanged = /* @__PURE__ */ toldFamily({
  name: 'flowOutcomeChanged',
  start: (api: ArchitectApi, { flowOutcomeId, body }: { flowOutcomeId: string; body: FlowOutcome }, r) =>
    api.putFlowsOutcome(flowOutcomeId, { body }, r),
  topic: ({ flowOutcomeId }) => `v2.flows.outcomes.${flowOutcomeId}`,
  told: operation,
});
