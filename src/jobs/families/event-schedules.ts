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
import { toldFamily } from '../event-family.js';

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
  start: (api: Api, { businessUnitId, weekId, body }: Week<BuGenerateScheduleRequest>, request) =>
    api.postWorkforcemanagementBusinessunitWeekSchedulesGenerate(businessUnitId, weekId, body, request),
  topic: ({ businessUnitId }) => `v2.workforcemanagement.businessunits.${businessUnitId}.scheduling.runs`,
});

/** Reschedules a week. */
export const scheduleRemade = /* @__PURE__ */ toldFamily({
  name: 'scheduleRemade',
  api: 'WorkforceManagementApi',
  start: (api: Api, { businessUnitId, weekId, scheduleId, body }: Schedule<BuRescheduleRequest>, request) =>
    api.postWorkforcemanagementBusinessunitWeekScheduleReschedule(businessUnitId, weekId, scheduleId, body, request),
  topic: ({ businessUnitId }) => `v2.workforcemanagement.businessunits.${businessUnitId}.scheduling.runs`,
});

/** Copies a schedule to another week. */
export const scheduleCopied = /* @__PURE__ */ toldFamily({
  name: 'scheduleCopied',
  api: 'WorkforceManagementApi',
  start: (api: Api, { businessUnitId, weekId, scheduleId, body }: Schedule<BuCopyScheduleRequest>, request) =>
    api.postWorkforcemanagementBusinessunitWeekScheduleCopy(businessUnitId, weekId, scheduleId, body, request),
  topic: ({ businessUnitId }) => `v2.workforcemanagement.businessunits.${businessUnitId}.schedules`,
});

/** Updates a schedule from an uploaded file. */
export const scheduleUpdated = /* @__PURE__ */ toldFamily({
  name: 'scheduleUpdated',
  api: 'WorkforceManagementApi',
  start: (api: Api, { businessUnitId, weekId, scheduleId, body }: Schedule<ProcessScheduleUpdateUploadRequest>, request) =>
    api.postWorkforcemanagementBusinessunitWeekScheduleUpdate(businessUnitId, weekId, scheduleId, body, request),
  topic: ({ businessUnitId }) => `v2.workforcemanagement.businessunits.${businessUnitId}.schedules`,
});

/** Imports a schedule from an uploaded file. */
export const scheduleImported = /* @__PURE__ */ toldFamily({
  name: 'scheduleImported',
  api: 'WorkforceManagementApi',
  start: (api: Api, { businessUnitId, weekId, body }: Week<WfmProcessUploadRequest>, request) =>
    api.postWorkforcemanagementBusinessunitWeekSchedulesImport(businessUnitId, weekId, body, request),
  topic: ({ businessUnitId }) => `v2.workforcemanagement.businessunits.${businessUnitId}.schedules`,
});

/** Deletes a schedule. */
export const scheduleDeleted = /* @__PURE__ */ toldFamily({
  name: 'scheduleDeleted',
  api: 'WorkforceManagementApi',
  start: (api: Api, { businessUnitId, weekId, scheduleId }: Omit<Schedule<never>, 'body'>, request) =>
    api.deleteWorkforcemanagementBusinessunitWeekSchedule(businessUnitId, weekId, scheduleId, request),
  topic: ({ businessUnitId }) => `v2.workforcemanagement.businessunits.${businessUnitId}.schedules`,
});

/** Generates a forecast. */
export const forecastGenerated = /* @__PURE__ */ toldFamily({
  name: 'forecastGenerated',
  api: 'WorkforceManagementApi',
  start: (api: Api, { businessUnitId, weekDateId, body }: Forecast<GenerateBuForecastRequest>, request) =>
    api.postWorkforcemanagementBusinessunitWeekShorttermforecastsGenerate(businessUnitId, weekDateId, body, {}, request),
  topic: ({ businessUnitId }) => `v2.workforcemanagement.businessunits.${businessUnitId}.shorttermforecasts.generate`,
});

/** Copies a forecast to another week. */
export const forecastCopied = /* @__PURE__ */ toldFamily({
  name: 'forecastCopied',
  api: 'WorkforceManagementApi',
  start: (
    api: Api,
    { businessUnitId, weekDateId, forecastId, body }: Forecast<CopyBuForecastRequest> & { forecastId: string },
    request,
  ) =>
    api.postWorkforcemanagementBusinessunitWeekShorttermforecastCopy(businessUnitId, weekDateId, forecastId, body, {}, request),
  topic: ({ businessUnitId }) => `v2.workforcemanagement.businessunits.${businessUnitId}.shorttermforecasts.copy`,
});

/** Imports a forecast from an uploaded file. */
export const forecastImported = /* @__PURE__ */ toldFamily({
  name: 'forecastImported',
  api: 'WorkforceManagementApi',
  start: (api: Api, { businessUnitId, weekDateId, body }: Forecast<WfmProcessUploadRequest>, request) =>
    api.postWorkforcemanagementBusinessunitWeekShorttermforecastsImport(businessUnitId, weekDateId, body, request),
  topic: ({ businessUnitId }) => `v2.workforcemanagement.businessunits.${businessUnitId}.shorttermforecasts.import`,
});

/** Searches agents' schedules in a business unit on behalf of the user `userId`. */
export const agentSchedulesFound = /* @__PURE__ */ toldFamily({
  name: 'agentSchedulesFound',
  api: 'WorkforceManagementApi',
  start: (
    api: Api,
    { businessUnitId, body }: { userId: string; businessUnitId: string; body: BuSearchAgentSchedulesRequest },
    request,
  ) => api.postWorkforcemanagementBusinessunitAgentschedulesSearch(businessUnitId, { body }, request),
  topic: ({ userId }) => `v2.workforcemanagement.users.${userId}.schedules.search`,
});

/** Searches agents' schedules in a management unit on behalf of the user `userId`. */
export const unitSchedulesFound = /* @__PURE__ */ toldFamily({
  name: 'unitSchedulesFound',
  api: 'WorkforceManagementApi',
  start: (
    api: Api,
    { managementUnitId, body }: { userId: string; managementUnitId: string; body: BuSearchAgentSchedulesRequest },
    request,
  ) => api.postWorkforcemanagementManagementunitAgentschedulesSearch(managementUnitId, { body }, request),
  topic: ({ userId }) => `v2.workforcemanagement.users.${userId}.schedules.search`,
});

/** Queries the agents' schedules of one schedule on behalf of the user `userId`. */
export const agentSchedulesQueried = /* @__PURE__ */ toldFamily({
  name: 'agentSchedulesQueried',
  api: 'WorkforceManagementApi',
  start: (
    api: Api,
    { businessUnitId, weekId, scheduleId, body }: Schedule<BuQueryAgentSchedulesRequest> & { userId: string },
    request,
  ) =>
    api.postWorkforcemanagementBusinessunitWeekScheduleAgentschedulesQuery(businessUnitId, weekId, scheduleId, body, {}, request),
  topic: ({ userId }) => `v2.workforcemanagement.users.${userId}.schedules.query`,
});

/** Intraday data of a business unit: the forecast of a day, and the agents that its schedule places on queue. */
export const intradayFound = /* @__PURE__ */ toldFamily({
  name: 'intradayFound',
  api: 'WorkforceManagementApi',
  start: (api: Api, { businessUnitId, body }: { businessUnitId: string; body: IntradayPlanningGroupRequest }, request) =>
    api.postWorkforcemanagementBusinessunitIntraday(businessUnitId, { body }, request),
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
    request,
  ) =>
    // oxlint-disable-next-line typescript/no-deprecated -- there is no replacement
    api.postWorkforcemanagementManagementunitWeekShifttradesStateBulk(managementUnitId, weekDateId, body, {}, request),
  topic: ({ managementUnitId }) => `v2.workforcemanagement.managementunits.${managementUnitId}.shifttrades.state.bulk`,
});
