/* oxlint-disable typescript/no-deprecated -- what the platform has retired is there for programs, and sandboxes, of the level before */
import type { WorkforceManagementApi } from '../../apis/workforce-management.js';
import type {
  WfmHistoricalAdherenceQuery,
  WfmHistoricalAdherenceQueryForUsers,
  WfmHistoricalAdherenceResponse,
} from '../../models/index.js';
import { jobFamily } from '../family.js';

/** What was asked for comes with the answer, or lies where its addresses say. */
const adherence = ({ downloadResult, downloadUrls, downloadUrl }: WfmHistoricalAdherenceResponse): unknown =>
  downloadResult ?? (downloadUrls?.length ? downloadUrls : downloadUrl);

/** How the agents of a management unit, or users, kept to their schedules. */
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
 * The same of users of any unit.
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
 * A model that somebody asked for by themselves. No operation starts one.
 *
 * @deprecated The platform no longer offers it.
 */
export const adhocModelling = /* @__PURE__ */ jobFamily({
  name: 'adhocModelling',
  api: 'WorkforceManagementApi',
  ids: () => ['jobId'],
  status: (api: WorkforceManagementApi, [id], r) => api.getWorkforcemanagementAdhocmodelingjob(id, r),
});

/** A scheduling request. Nothing of this level starts one. */
export const schedulingJob = /* @__PURE__ */ jobFamily({
  name: 'schedulingJob',
  api: 'WorkforceManagementApi',
  ids: () => ['jobId'],
  status: (api: WorkforceManagementApi, [id], r) => api.getWorkforcemanagementSchedulingjob(id, r),
});

/** A run that makes a week's schedule: `scheduleGenerated` and `scheduleRemade` begin one, and are told of its end. */
export const schedulingRun = /* @__PURE__ */ jobFamily({
  name: 'schedulingRun',
  api: 'WorkforceManagementApi',
  ids: () => ['businessUnitId', 'runId'],
  status: (api: WorkforceManagementApi, [unitId, id], r) => api.getWorkforcemanagementBusinessunitSchedulingRun(unitId, id, r),
  words: { queued: 'none', running: 'scheduling' },
  cancel: (api, [unitId, id], r) => api.deleteWorkforcemanagementBusinessunitSchedulingRun(unitId, id, r),
});

/**
 * All historical data that was imported, deleted. There is one such job at a time, without an id.
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
