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

/** A week's schedule that is made. */
export const scheduleGenerated = /* @__PURE__ */ toldFamily({
  name: 'scheduleGenerated',
  api: 'WorkforceManagementApi',
  start: (api: Api, { businessUnitId, weekId, body }: Week<BuGenerateScheduleRequest>, r) =>
    api.postWorkforcemanagementBusinessunitWeekSchedulesGenerate(businessUnitId, weekId, body, r),
  topic: ({ businessUnitId }) => `v2.workforcemanagement.businessunits.${businessUnitId}.scheduling.runs`,
});

/** A week's schedule that is made anew. */
export const scheduleRemade = /* @__PURE__ */ toldFamily({
  name: 'scheduleRemade',
  api: 'WorkforceManagementApi',
  start: (api: Api, { businessUnitId, weekId, scheduleId, body }: Schedule<BuRescheduleRequest>, r) =>
    api.postWorkforcemanagementBusinessunitWeekScheduleReschedule(businessUnitId, weekId, scheduleId, body, r),
  topic: ({ businessUnitId }) => `v2.workforcemanagement.businessunits.${businessUnitId}.scheduling.runs`,
});

/** A schedule that is copied to another week. */
export const scheduleCopied = /* @__PURE__ */ toldFamily({
  name: 'scheduleCopied',
  api: 'WorkforceManagementApi',
  start: (api: Api, { businessUnitId, weekId, scheduleId, body }: Schedule<BuCopyScheduleRequest>, r) =>
    api.postWorkforcemanagementBusinessunitWeekScheduleCopy(businessUnitId, weekId, scheduleId, body, r),
  topic: ({ businessUnitId }) => `v2.workforcemanagement.businessunits.${businessUnitId}.schedules`,
});

/** A schedule that is changed by a file that was uploaded. */
export const scheduleUpdated = /* @__PURE__ */ toldFamily({
  name: 'scheduleUpdated',
  api: 'WorkforceManagementApi',
  start: (api: Api, { businessUnitId, weekId, scheduleId, body }: Schedule<ProcessScheduleUpdateUploadRequest>, r) =>
    api.postWorkforcemanagementBusinessunitWeekScheduleUpdate(businessUnitId, weekId, scheduleId, body, r),
  topic: ({ businessUnitId }) => `v2.workforcemanagement.businessunits.${businessUnitId}.schedules`,
});

/** A schedule that is made of a file that was uploaded. */
export const scheduleImported = /* @__PURE__ */ toldFamily({
  name: 'scheduleImported',
  api: 'WorkforceManagementApi',
  start: (api: Api, { businessUnitId, weekId, body }: Week<WfmProcessUploadRequest>, r) =>
    api.postWorkforcemanagementBusinessunitWeekSchedulesImport(businessUnitId, weekId, body, r),
  topic: ({ businessUnitId }) => `v2.workforcemanagement.businessunits.${businessUnitId}.schedules`,
});

/** A schedule that is deleted. */
export const scheduleDeleted = /* @__PURE__ */ toldFamily({
  name: 'scheduleDeleted',
  api: 'WorkforceManagementApi',
  start: (api: Api, { businessUnitId, weekId, scheduleId }: Omit<Schedule<never>, 'body'>, r) =>
    api.deleteWorkforcemanagementBusinessunitWeekSchedule(businessUnitId, weekId, scheduleId, r),
  topic: ({ businessUnitId }) => `v2.workforcemanagement.businessunits.${businessUnitId}.schedules`,
});

/** A forecast that is made. */
export const forecastGenerated = /* @__PURE__ */ toldFamily({
  name: 'forecastGenerated',
  api: 'WorkforceManagementApi',
  start: (api: Api, { businessUnitId, weekDateId, body }: Forecast<GenerateBuForecastRequest>, r) =>
    api.postWorkforcemanagementBusinessunitWeekShorttermforecastsGenerate(businessUnitId, weekDateId, body, {}, r),
  topic: ({ businessUnitId }) => `v2.workforcemanagement.businessunits.${businessUnitId}.shorttermforecasts.generate`,
});

/** A forecast that is copied to another week. */
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

/** A forecast that is made of a file that was uploaded. */
export const forecastImported = /* @__PURE__ */ toldFamily({
  name: 'forecastImported',
  api: 'WorkforceManagementApi',
  start: (api: Api, { businessUnitId, weekDateId, body }: Forecast<WfmProcessUploadRequest>, r) =>
    api.postWorkforcemanagementBusinessunitWeekShorttermforecastsImport(businessUnitId, weekDateId, body, r),
  topic: ({ businessUnitId }) => `v2.workforcemanagement.businessunits.${businessUnitId}.shorttermforecasts.import`,
});

/** Agents' schedules that are looked for, in the name of the user whose id is given. */
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

/** The same, of a management unit. */
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

/** Agents' schedules of one schedule, in the name of the user whose id is given. */
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

/** A day of a business unit that is looked at: what was forecast of it, and who is on queue by its schedule. */
export const intradayFound = /* @__PURE__ */ toldFamily({
  name: 'intradayFound',
  api: 'WorkforceManagementApi',
  start: (api: Api, { businessUnitId, body }: { businessUnitId: string; body: IntradayPlanningGroupRequest }, r) =>
    api.postWorkforcemanagementBusinessunitIntraday(businessUnitId, { body }, r),
  topic: ({ businessUnitId }) => `v2.businessunits.${businessUnitId}.workforcemanagement.intraday`,
});

/** Shift trades of a week that are approved or refused. */
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
    // oxlint-disable-next-line typescript/no-deprecated -- nothing has come in its place
    api.postWorkforcemanagementManagementunitWeekShifttradesStateBulk(managementUnitId, weekDateId, body, {}, r),
  topic: ({ managementUnitId }) => `v2.workforcemanagement.managementunits.${managementUnitId}.shifttrades.state.bulk`,
});
