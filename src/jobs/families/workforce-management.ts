/* oxlint-disable typescript/no-deprecated -- retired operations stay available to programs and sandboxes of earlier API levels */
import type { WorkforceManagementApi } from '../../apis/workforce-management.js';
import type {
  WfmHistoricalAdherenceQuery,
  WfmHistoricalAdherenceQueryForUsers,
  WfmHistoricalAdherenceResponse,
} from '../../models/index.js';
import { jobFamily } from '../family.js';

/** The result is either part of the status or stored at the addresses in it. */
const adherence = ({ downloadResult, downloadUrls, downloadUrl }: WfmHistoricalAdherenceResponse): unknown =>
  downloadResult ?? (downloadUrls?.length ? downloadUrls : downloadUrl);

/** The schedule adherence of the agents or users of a management unit. */
export const historicalAdherence = /* @__PURE__ */ jobFamily({
  name: 'historicalAdherence',
  api: 'WorkforceManagementApi',
  start: (
    api: WorkforceManagementApi,
    { managementUnitId, body }: { managementUnitId: string; body: WfmHistoricalAdherenceQuery },
    request,
  ) => api.postWorkforcemanagementManagementunitHistoricaladherencequery(managementUnitId, { body }, request),
  ids: ({ id }) => [id],
  status: (api, [id], request) => api.getWorkforcemanagementAdherenceHistoricalJob(id, request),
  result: adherence,
});

/**
 * The schedule adherence of users of any management unit.
 *
 * @deprecated The platform no longer offers it.
 */
export const historicalAdherenceOfUsers = /* @__PURE__ */ jobFamily({
  name: 'historicalAdherenceOfUsers',
  api: 'WorkforceManagementApi',
  start: (api: WorkforceManagementApi, body: WfmHistoricalAdherenceQueryForUsers, request) =>
    api.postWorkforcemanagementAdherenceHistorical({ body }, request),
  ids: ({ id }) => [id],
  status: (api, [id], request) => api.getWorkforcemanagementAdherenceHistoricalJob(id, request),
  result: adherence,
});

/**
 * An ad hoc modelling job. No operation starts one.
 *
 * @deprecated The platform no longer offers it.
 */
export const adhocModelling = /* @__PURE__ */ jobFamily({
  name: 'adhocModelling',
  api: 'WorkforceManagementApi',
  ids: () => ['jobId'],
  status: (api: WorkforceManagementApi, [id], request) => api.getWorkforcemanagementAdhocmodelingjob(id, request),
});

/** A scheduling request. No operation of this API level starts one. */
export const schedulingJob = /* @__PURE__ */ jobFamily({
  name: 'schedulingJob',
  api: 'WorkforceManagementApi',
  ids: () => ['jobId'],
  status: (api: WorkforceManagementApi, [id], request) => api.getWorkforcemanagementSchedulingjob(id, request),
});

/** A scheduling run. `scheduleGenerated` and `scheduleRemade` start one and wait for the event that reports its end. */
export const schedulingRun = /* @__PURE__ */ jobFamily({
  name: 'schedulingRun',
  api: 'WorkforceManagementApi',
  ids: () => ['businessUnitId', 'runId'],
  status: (api: WorkforceManagementApi, [unitId, id], request) =>
    api.getWorkforcemanagementBusinessunitSchedulingRun(unitId, id, request),
  words: { queued: 'none', running: 'scheduling' },
  cancel: (api, [unitId, id], request) => api.deleteWorkforcemanagementBusinessunitSchedulingRun(unitId, id, request),
});

/**
 * Deletes all imported historical data. An organisation has at most one such job, which has no id.
 *
 * @deprecated The platform no longer offers it.
 */
export const historicalDataDeletion = /* @__PURE__ */ jobFamily({
  name: 'historicalDataDeletion',
  api: 'WorkforceManagementApi',
  start: (api: WorkforceManagementApi, _: undefined, request) => api.postWorkforcemanagementHistoricaldataDeletejob(request),
  ids: () => [],
  status: (api, _ids, request) => api.getWorkforcemanagementHistoricaldataDeletejob(request),
});
