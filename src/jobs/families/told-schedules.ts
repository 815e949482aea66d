import type { WorkforceManagementApi } from '../../apis/workforce-management.js';
import type {
  BuCopyScheduleRequest,
  BuGenerateScheduleRequest,
  BuQueryAgentSchedulesRequest,
  BuRescheduleRequest,
  BuSearchAgentSchedulesRequest,
  BulkShiftTradeStateUpdateRequest,
  CopyBuForecastRequest,
  GenerateBuForecastRequest,
  IntradayPlanningGroupRequest,
  ProcessScheduleUpdateUploadRequest,
  WfmProcessUploadRequest,
} from '../../models/index.js';
import { toldFamily } from '../told.js';

type Api = WorkforceManagementApi;

interface Week<Body> {
  businessUnitId: string;
  weekId: string;
  body: Body;
}

interface Schedule<Body> extends Week<Body> {
  scheduleId: string;
}

interface Forecast<Body> {
  businessUnitId: string;
  weekDateId: string;
  body: Body;
}

/** Generates the schedule of a week. */
export const scheduleGenerated = /* @__PURE__ */ toldFamily({
  name: 'scheduleGenerated',
  api: 'WorkforceManagementApi',
  start: (api: Api, { businessUnitId, weekId, body }: Week<BuGenerateScheduleRequest>, r) =>
    api.postWorkforcemanagementBusinessunitWeekSchedulesGenerate(businessUnitId, weekId, body, r),
  topic: ({ businessUnitId }) => `v2.workforcemanagement.businessunits.${businessUnitId}.scheduling.runs`,
});

/** Reschedules a week. */
export const scheduleRemade = /* @__PURE__ */ toldFamily({
  name: 'scheduleRemade',
  api: 'WorkforceManagementApi',
  start: (api: Api, { businessUnitId, weekId, scheduleId, body }: Schedule<BuRescheduleRequest>, r) =>
    api.postWorkforcemanagementBusinessunitWeekScheduleReschedule(businessUnitId, weekId, scheduleId, body, r),
  topic: ({ businessUnitId }) => `v2.workforcemanagement.businessunits.${businessUnitId}.scheduling.runs`,
});

/** Copies a schedule to another week. */
export const scheduleCopied = /* @__PURE__ */ toldFamily({
  name: 'scheduleCopied',
  api: 'WorkforceManagementApi',
  start: (api: Api, { businessUnitId, weekId, scheduleId, body }: Schedule<BuCopyScheduleRequest>, r) =>
    api.postWorkforcemanagementBusinessunitWeekScheduleCopy(businessUnitId, weekId, scheduleId, body, r),
  topic: ({ businessUnitId }) => `v2.workforcemanagement.businessunits.${businessUnitId}.schedules`,
});

/** Updates a schedule from an uploaded file. */
export const scheduleUpdated = /* @__PURE__ */ toldFamily({
  name: 'scheduleUpdated',
  api: 'WorkforceManagementApi',
  start: (api: Api, { businessUnitId, weekId, scheduleId, body }: Schedule<ProcessScheduleUpdateUploadRequest>, r) =>
    api.postWorkforcemanagementBusinessunitWeekScheduleUpdate(businessUnitId, weekId, scheduleId, body, r),
  topic: ({ businessUnitId }) => `v2.workforcemanagement.businessunits.${businessUnitId}.schedules`,
});

/** Imports a schedule from an uploaded file. */
export const scheduleImported = /* @__PURE__ */ toldFamily({
  name: 'scheduleImported',
  api: 'WorkforceManagementApi',
  start: (api: Api, { businessUnitId, weekId, body }: Week<WfmProcessUploadRequest>, r) =>
    api.postWorkforcemanagementBusinessunitWeekSchedulesImport(businessUnitId, weekId, body, r),
  topic: ({ businessUnitId }) => `v2.workforcemanagement.businessunits.${businessUnitId}.schedules`,
});

/** Deletes a schedule. */
export const scheduleDeleted = /* @__PURE__ */ toldFamily({
  name: 'scheduleDeleted',
  api: 'WorkforceManagementApi',
  start: (api: Api, { businessUnitId, weekId, scheduleId }: Omit<Schedule<never>, 'body'>, r) =>
    api.deleteWorkforcemanagementBusinessunitWeekSchedule(businessUnitId, weekId, scheduleId, r),
  topic: ({ businessUnitId }) => `v2.workforcemanagement.businessunits.${businessUnitId}.schedules`,
});

/** Generates a forecast. */
export const forecastGenerated = /* @__PURE__ */ toldFamily({
  name: 'forecastGenerated',
  api: 'WorkforceManagementApi',
  start: (api: Api, { businessUnitId, weekDateId, body }: Forecast<GenerateBuForecastRequest>, r) =>
    api.postWorkforcemanagementBusinessunitWeekShorttermforecastsGenerate(businessUnitId, weekDateId, body, {}, r),
  topic: ({ businessUnitId }) => `v2.workforcemanagement.businessunits.${businessUnitId}.shorttermforecasts.generate`,
});

/** Copies a forecast to another week. */
export const forecastCopied = /* @__PURE__ */ toldFamily({
  name: 'forecastCopied',
  api: 'WorkforceManagementApi',
  start: (
    api: Api,
    { businessUnitId, weekDateId, forecastId, body }: Forecast<CopyBuForecastRequest> & { forecastId: string },
    r,
  ) => api.postWorkforcemanagementBusinessunitWeekShorttermforecastCopy(businessUnitId, weekDateId, forecastId, body, {}, r),
  topic: ({ businessUnitId }) => `v2.workforcemanagement.businessunits.${businessUnitId}.shorttermforecasts.copy`,
});

/** Imports a forecast from an uploaded file. */
export const forecastImported = /* @__PURE__ */ toldFamily({
  name: 'forecastImported',
  api: 'WorkforceManagementApi',
  start: (api: Api, { businessUnitId, weekDateId, body }: Forecast<WfmProcessUploadRequest>, r) =>
    api.postWorkforcemanagementBusinessunitWeekShorttermforecastsImport(businessUnitId, weekDateId, body, r),
  topic: ({ businessUnitId }) => `v2.workforcemanagement.businessunits.${businessUnitId}.shorttermforecasts.import`,
});

/** Searches agents' schedules in a business unit on behalf of the user `userId`. */
export const agentSchedulesFound = /* @__PURE__ */ toldFamily({
  name: 'agentSchedulesFound',
  api: 'WorkforceManagementApi',
  start: (
    api: Api,
    { businessUnitId, body }: { userId: string; businessUnitId: string; body: BuSearchAgentSchedulesRequest },
    r,
  ) => api.postWorkforcemanagementBusinessunitAgentschedulesSearch(businessUnitId, { body }, r),
  topic: ({ userId }) => `v2.workforcemanagement.users.${userId}.schedules.search`,
});

/** Searches agents' schedules in a management unit on behalf of the user `userId`. */
export const unitSchedulesFound = /* @__PURE__ */ toldFamily({
  name: 'unitSchedulesFound',
  api: 'WorkforceManagementApi',
  start: (
    api: Api,
    { managementUnitId, body }: { userId: string; managementUnitId: string; body: BuSearchAgentSchedulesRequest },
    r,
  ) => api.postWorkforcemanagementManagementunitAgentschedulesSearch(managementUnitId, { body }, r),
  topic: ({ userId }) => `v2.workforcemanagement.users.${userId}.schedules.search`,
});

/** Queries the agents' schedules of one schedule on behalf of the user `userId`. */
export const agentSchedulesQueried = /* @__PURE__ */ toldFamily({
  name: 'agentSchedulesQueried',
  api: 'WorkforceManagementApi',
  start: (
    api: Api,
    { businessUnitId, weekId, scheduleId, body }: Schedule<BuQueryAgentSchedulesRequest> & { userId: string },
    r,
  ) => api.postWorkforcemanagementBusinessunitWeekScheduleAgentschedulesQuery(businessUnitId, weekId, scheduleId, body, {}, r),
  topic: ({ userId }) => `v2.workforcemanagement.users.${userId}.schedules.query`,
});

/** Intraday data of a business unit: the forecast of a day, and the agents that its schedule places on queue. */
export const intradayFound = /* @__PURE__ */ toldFamily({
  name: 'intradayFound',
  api: 'WorkforceManagementApi',
  start: (api: Api, { businessUnitId, body }: { businessUnitId: string; body: IntradayPlanningGroupRequest }, r) =>
    api.postWorkforcemanagementBusinessunitIntraday(businessUnitId, { body }, r),
  topic: ({ businessUnitId }) => `v2.businessunits.${businessUnitId}.workforcemanagement.intraday`,
});

/** Approves or denies shift trades of a week. */
export const shiftTradesDecided = /* @__PURE__ */ toldFamily({
  name: 'shiftTradesDecided',
  api: 'WorkforceManagementApi',
  start: (
    api: Api,
    {
      managementUnitId,
      weekDateId,
      body,
    }: { managementUnitId: string; weekDateId: string; body: BulkShiftTradeStateUpdateRequest },
    r,
  ) =>
    // oxlint-disable-next-line typescript/no-deprecated -- there is no replacement
    api.postWorkforcemanagementManagementunitWeekShifttradesStateBulk(managementUnitId, weekDateId, body, {}, r),
  topic: ({ managementUnitId }) => `v2.workforcemanagement.managementunits.${managementUnitId}.shifttrades.state.bulk`,
});
