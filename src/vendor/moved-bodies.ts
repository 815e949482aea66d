import type { Logger } from '../core/logging/logger.js';
import type { LogEntry } from '../core/logging/log.js';
import { formatEntry, toConsole } from '../core/logging/log-entry.js';
import type { OperationCall } from '../core/call/operation.js';
import { isRecord, ownFields } from '../core/values/plain-objects.js';
import { isolateErrors } from '../core/values/isolate-errors.js';

/**
 * Methods whose optional body is `opts.body`, while newer versions of the vendor's package take it as a separate argument
 * before `opts`, with the required fields of the body.
 */
const requiredFields: Readonly<Record<string, readonly string[]>> = {
  patchWorkforcemanagementBusinessunitActivitycode: ['metadata'],
  patchWorkforcemanagementBusinessunitPlanninggroup: ['metadata'],
  patchWorkforcemanagementBusinessunitServicegoaltemplate: ['metadata'],
  patchWorkforcemanagementManagementunitTimeofflimit: ['metadata'],
  patchWorkforcemanagementManagementunitTimeoffplan: ['metadata'],
  patchWorkforcemanagementManagementunitUserTimeoffrequest: ['metadata'],
  patchWorkforcemanagementManagementunitWorkplan: ['metadata'],
  patchWorkforcemanagementManagementunitWorkplanrotation: ['metadata'],
  postWorkforcemanagementAgentschedulesMine: ['startDate', 'endDate'],
  postWorkforcemanagementBusinessunitActivitycodes: ['name', 'category'],
  postWorkforcemanagementBusinessunitAgentschedulesSearch: ['startDate', 'endDate'],
  postWorkforcemanagementBusinessunitIntraday: ['businessUnitDate', 'categories'],
  postWorkforcemanagementBusinessunitPlanninggroups: ['name', 'routePaths', 'serviceGoalTemplateId'],
  postWorkforcemanagementBusinessunitServicegoaltemplates: ['name'],
  postWorkforcemanagementBusinessunits: ['name', 'divisionId', 'settings'],
  postWorkforcemanagementHistoricaldataValidate: ['dateImportEnded', 'uploadKey'],
  postWorkforcemanagementManagementunitAgentschedulesSearch: ['startDate', 'endDate'],
  postWorkforcemanagementManagementunitHistoricaladherencequery: ['startDate'],
  postWorkforcemanagementManagementunitMove: ['businessUnitId'],
  postWorkforcemanagementManagementunitSchedulesSearch: ['userIds', 'startDate', 'endDate'],
  postWorkforcemanagementManagementunitTimeofflimitsValuesQuery: ['dateRanges'],
  postWorkforcemanagementManagementunitTimeoffplans: ['name', 'autoApprovalRule', 'active'],
  postWorkforcemanagementManagementunitTimeoffrequests: ['status', 'users', 'activityCodeId', 'dailyDurationMinutes'],
  postWorkforcemanagementManagementunitTimeoffrequestsWaitlistpositionsQuery: ['timeOffRequests'],
  postWorkforcemanagementManagementunitWorkplanCopy: ['name'],
  postWorkforcemanagementManagementunitWorkplanrotationCopy: ['name'],
  postWorkforcemanagementManagementunitWorkplanrotations: ['name', 'dateRange', 'pattern'],
  postWorkforcemanagementManagementunitWorkplans: ['name'],
  postWorkforcemanagementManagementunits: ['name', 'businessUnitId'],
  postWorkforcemanagementNotificationsUpdate: ['entities'],
  postWorkforcemanagementTimeofflimitsAvailableQuery: ['activityCodeId'],
  postWorkforcemanagementTimeoffrequests: ['activityCodeId', 'dailyDurationMinutes'],
  putWorkforcemanagementManagementunitTimeofflimitValues: ['metadata'],
};

/** The same for bodies without a required field: one of these fields must be present. */
const knownFields: Readonly<Record<string, readonly string[]>> = {
  patchWorkforcemanagementBusinessunit: ['name', 'divisionId', 'settings'],
  patchWorkforcemanagementBusinessunitSchedulingRun: ['reschedulingOptions'],
  patchWorkforcemanagementManagementunit: ['name', 'divisionId', 'settings'],
  patchWorkforcemanagementTimeoffrequest: [
    'markedAsRead',
    'status',
    'notes',
    'fullDayEarliestStartOffsetMinutes',
    'fullDayLatestEndOffsetMinutes',
  ],
  postWorkforcemanagementManagementunitTimeofflimits: ['granularity', 'defaultLimitMinutes'],
  postWorkforcemanagementManagementunitTimeoffrequestsQuery: [
    'ids',
    'userIds',
    'statuses',
    'substatuses',
    'dateRange',
    'teamIds',
  ],
  postWorkforcemanagementManagementunitWorkplanValidate: [
    'id',
    'name',
    'enabled',
    'valid',
    'constrainWeeklyPaidTime',
    'flexibleWeeklyPaidTime',
    'weeklyExactPaidMinutes',
    'weeklyMinimumPaidMinutes',
    'weeklyMaximumPaidMinutes',
    'constrainPaidTimeGranularity',
    'paidTimeGranularityMinutes',
    'constrainMinimumTimeBetweenShifts',
    'minimumTimeBetweenShiftsMinutes',
    'maximumDays',
    'minimumConsecutiveNonWorkingMinutesPerWeek',
    'constrainMaximumConsecutiveWorkingWeekends',
    'maximumConsecutiveWorkingWeekends',
    'minimumWorkingDaysPerWeek',
    'constrainMaximumConsecutiveWorkingDays',
    'maximumConsecutiveWorkingDays',
    'minimumShiftStartDistanceMinutes',
    'minimumDaysOffPerPlanningPeriod',
    'maximumDaysOffPerPlanningPeriod',
    'minimumPaidMinutesPerPlanningPeriod',
    'maximumPaidMinutesPerPlanningPeriod',
    'optionalDays',
    'shiftStartVarianceType',
    'shiftStartVariances',
    'shifts',
    'agents',
    'agentCount',
    'constrainMaximumWorkingWeekendsPerPlanningPeriod',
    'maximumWorkingWeekendsPerPlanningPeriod',
    'shiftStartVariancePeriod',
    'selfUri',
  ],
};

/** The operations that each log has already reported. */
const reportedOperations = new WeakMap<Logger, Set<string>>();

/**
 * Moves a body that a program has passed in place of `opts` into `opts.body`, and the options that follow it into `opts`. Any
 * other call is unchanged. At the log levels `debug` and `trace`, a line reports it once for each operation.
 */
export function withBodyInPlace(call: OperationCall, logger: Logger): OperationCall {
  const { operation, optional, details } = call;
  const names = details?.options;
  if (!names?.includes('body') || !isBody(operation, optional, names)) return call;
  const requestFields = ownFields(call.request);
  const isOption = ([name]: [string, unknown]): boolean => names.includes(name);
  const options = Object.fromEntries(Object.entries(requestFields).filter(isOption));
  const request = Object.fromEntries(Object.entries(requestFields).filter((field) => !isOption(field)));
  reportOnce(call, logger);
  return { ...call, optional: { ...options, body: optional }, request };
}

/** Whether a value is the operation's body: it has the body's fields, and none of the fields of `opts`. */
function isBody(operation: string, value: unknown, optionNames: readonly string[]): boolean {
  if (!isRecord(value)) return false;
  const fields = ownFields(value);
  const has = (name: string): boolean => fields[name] !== undefined;
  if ([...optionNames, 'customHeaders'].some(has)) return false;
  if (Object.hasOwn(requiredFields, operation)) return requiredFields[operation]?.every(has) === true;
  return Object.hasOwn(knownFields, operation) && knownFields[operation]?.some(has) === true;
}

function reportOnce({ operation, route }: OperationCall, logger: Logger): void {
  if (logger.level !== 'debug' && logger.level !== 'trace') return;
  const operations = reportedOperations.get(logger) ?? new Set();
  if (operations.has(operation)) return;
  reportedOperations.set(logger, operations.add(operation));
  const [method = '', url = ''] = route.split(' ');
  const entry: LogEntry = {
    time: new Date().toISOString(),
    level: 'debug',
    operation,
    method,
    url,
    duration: 0,
    notice: 'deprecated: the body was passed in place of opts. Pass it as opts.body.',
  };
  isolateErrors('Writing the log', () => (logger.sink ?? toConsole)(formatEntry(logger, entry), entry))();
}
