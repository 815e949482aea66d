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
    r,
  ) => api.postWorkforcemanagementManagementunitHistoricaladherencequery(managementUnitId, { body }, r),
  ids: ({ id }) => [id],
  status: (api, [id], r) => api.getWorkforcemanagementAdherenceHistoricalJob(id, r),
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
  start: (api: WorkforceManagementApi, body: WfmHistoricalAdherenceQueryForUsers, r) =>
    api.postWorkforcemanagementAdherenceHistorical({ body }, r),
  ids: ({ id }) => [id],
  status: (api, [id], r) => api.getWorkforcemanagementAdherenceHistoricalJob(id, r),
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
  status: (api: WorkforceManagementApi, [id], r) => api.getWorkforcemanagementAdhocmodelingjob(id, r),
});

/** A scheduling request. No operation of this API level starts one. */
export const schedulingJob = /* @__PURE__ */ jobFamily({
  name: 'schedulingJob',
  api: 'WorkforceManagementApi',
  ids: () => ['jobId'],
  status: (api: WorkforceManagementApi, [id], r) => api.getWorkforcemanagementSchedulingjob(id, r),
});

/** A scheduling run. `scheduleGenerated` and `scheduleRemade` start one and wait for the event that reports its end. */
export const schedulingRun = /* @__PURE__ */ jobFamily({
  name: 'schedulingRun',
  api: 'WorkforceManagementApi',
  ids: () => ['businessUnitId', 'runId'],
  status: (api: WorkforceManagementApi, [unitId, id], r) => api.getWorkforcemanagementBusinessunitSchedulingRun(unitId, id, r),
  words: { queued: 'none', running: 'scheduling' },
  cancel: (api, [unitId, id], r) => api.deleteWorkforcemanagementBusinessunitSchedulingRun(unitId, id, r),
});

/**
 * Deletes all imported historical data. An organisation has at most one such job, which has no id.
 *
 * @deprecated The platform no longer offers it.
 */
export const historicalDataDeletion = /* @__PURE__ */ jobFamily({
  name: 'historicalDataDeletion',
  api: 'WorkforceManagementApi',
  start: (api: WorkforceManagementApi, _: undefined, r) => api.postWorkforcemanagementHistoricaldataDeletejob(r),
  ids: () => [],
  status: (api, _ids, r) => api.getWorkforcemanagementHistoricaldataDeletejob(r),
});
