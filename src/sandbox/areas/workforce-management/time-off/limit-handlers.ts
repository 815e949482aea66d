import type { Area } from '../../../engine/area.js';
import type {
  AvailableTimeOffRange,
  AvailableTimeOffRequest,
  BuImportTimeOffLimitValue,
  BuSetTimeOffLimitValuesRequest,
  LocalDateRange,
  QueryTimeOffLimitValuesForGranularityRequest,
  QueryTimeOffLimitValuesRequest,
  SetTimeOffLimitValuesRequest,
  TimeOffLimitValues,
  WfmProcessUploadRequest,
} from '../../../../models/index.js';
import { isObject } from '../../../values/json.js';
import { readObject } from '../../../http/body.js';
import type { OperationContext } from '../../../http/operation-context.js';
import { invalidField, invalidValue, staleVersion } from '../../../store/errors.js';
import { callerId } from '../../../sign-in/bearer.js';
import type { World } from '../../../store/world.js';
import type { Repository } from '../../repository.js';
import { readUploadedObject } from '../../uploads/uploads.js';
import { businessUnitAt, managementUnitAt } from '../agents/placements.js';
import { businessUnitIn, unitOfAgent } from '../roster.js';
import { dayOf, daysBetween, laterDay, minuteOf, zoneIn } from '../wall-clock.js';
import { serveWaitlist } from './approval.js';
import {
  businessUnitLimits,
  dayOfLimit,
  hasQuarters,
  limitsFor,
  limitValuesOf,
  managementUnitLimits,
  QUARTERS,
} from './limits.js';
import type { Limit, LimitFields } from './limits.js';
import { plansCover, planFor } from './plans.js';
import { valueRange } from './request-status.js';

interface DayChange {
  limitId: string;
  days: ReadonlyMap<string, number[]>;
  /** The version that the caller has read. */
  version: number;
}

/** Time-off limits by day: set, imported and queried. */
export function addTimeOffLimitHandlers(area: Area, world: World): void {
  addValueChanges(area, world);
  addValueQueries(area, world);

  area.handle('postWorkforcemanagementTimeofflimitsAvailableQuery', (context) => ({
    values: availableRanges(world, context),
  }));
}

/** Sets and imports the values of limits. */
function addValueChanges(area: Area, world: World): void {
  area.handle('putWorkforcemanagementBusinessunitTimeofflimitValues', (context) => {
    const { unitId, limits } = inBusinessUnit(world, context);
    const limit = limits.get(context.param('timeOffLimitId'));
    const { values = [], metadata } = readObject<BuSetTimeOffLimitValuesRequest>(context, ['metadata']);
    const days = values.flatMap(({ startDate, limitMinutesPerDay, limitMinutesPerFifteenMinutes }) => {
      const [minutes, fieldName] = hasQuarters(limit)
        ? ([limitMinutesPerFifteenMinutes, 'limitMinutesPerFifteenMinutes'] as const)
        : ([limitMinutesPerDay, 'limitMinutesPerDay'] as const);
      return splitByDay(limit, startDate, minutes, fieldName);
    });
    return setDays(world, unitId, limits, { limitId: limit.id, days: new Map(days), version: metadata.version });
  });

  area.handle('putWorkforcemanagementManagementunitTimeofflimitValues', (context) => {
    const { unitId, limits } = inManagementUnit(world, context);
    const limit = limits.get(context.param('timeOffLimitId'));
    const { values = [], metadata } = readObject<SetTimeOffLimitValuesRequest>(context, ['metadata']);
    const days = values.flatMap(({ startDate, granularity, limitMinutesPerInterval }) => {
      if ((granularity === 'FifteenMinutes') !== hasQuarters(limit)) throw invalidValue('granularity', granularity);
      return splitByDay(limit, startDate, limitMinutesPerInterval, 'limitMinutesPerInterval');
    });
    return setDays(world, unitId, limits, { limitId: limit.id, days: new Map(days), version: metadata.version });
  });

  area.handle('postWorkforcemanagementBusinessunitTimeofflimitValuesImport', async (context) => {
    const { unitId, limits } = inBusinessUnit(world, context);
    const limit = limits.get(context.param('timeOffLimitId'));
    const { uploadKey } = readObject<WfmProcessUploadRequest>(context, ['uploadKey']);
    const { limitValues, metadata } = await readUploadedObject(world, uploadKey);
    const version = isObject(metadata) ? Number(metadata['version']) : NaN;
    if (!Array.isArray(limitValues)) throw invalidValue('limitValues', '', 'list');
    const days = readImportedDays(world, unitId, limit, limitValues as BuImportTimeOffLimitValue[]);
    return setDays(world, unitId, limits, { limitId: limit.id, days, version });
  });
}

function addValueQueries(area: Area, world: World): void {
  area.handle('postWorkforcemanagementBusinessunitTimeofflimitValuesQuery', (context) => {
    const { unitId, limits } = inBusinessUnit(world, context);
    const limit = limits.get(context.param('timeOffLimitId'));
    const { dateRanges } = readObject<QueryTimeOffLimitValuesForGranularityRequest>(context, ['dateRanges']);
    const limitValues = expandRanges(dateRanges).map((days) => {
      const values = days.map((day) => dayOfLimit(world, unitId, limit, day));
      const minutesByKind: TimeOffLimitValues = {
        limitMinutes: values.flatMap((day) => day.limit),
        allocatedMinutes: values.flatMap((day) => day.allocated),
        waitlistedMinutes: values.flatMap((day) => day.waitlisted),
        waitlistedRequests: values.flatMap((day) => day.requests),
      };
      return {
        startDate: days[0] ?? '',
        ...(hasQuarters(limit) ? { valuesPerFifteenMinutes: minutesByKind } : { valuesPerDay: minutesByKind }),
      };
    });
    const { id, selfUri, granularity = 'Daily', metadata } = limit;
    return { timeOffLimit: { id, selfUri }, granularity, limitValues, metadata };
  });

  area.handle('postWorkforcemanagementBusinessunitTimeofflimitsValuesQuery', (context) => {
    const { unitId, limits } = inBusinessUnit(world, context);
    const values = queryValues(world, context, { unitId, limits }, (limit, codeId) =>
      plansCover(world, unitId, undefined, limit.id, codeId),
    );
    return { values: values.map((value) => ({ id: value.timeOffLimit?.id, ...value })) };
  });
  area.handle('postWorkforcemanagementManagementunitTimeofflimitsValuesQuery', (context) => {
    const { unitId, limits, managementUnitId } = inManagementUnit(world, context);
    const coversCode = (limit: Limit, codeId: string): boolean => plansCover(world, unitId, managementUnitId, limit.id, codeId);
    return { values: queryValues(world, context, { unitId, limits }, coversCode) };
  });
}

function inBusinessUnit(world: World, context: OperationContext): { unitId: string; limits: Repository<LimitFields> } {
  const { id: unitId } = businessUnitAt(world, context.param('businessUnitId'));
  return { unitId, limits: businessUnitLimits(world, unitId) };
}

function inManagementUnit(
  world: World,
  context: OperationContext,
): { unitId: string; limits: Repository<LimitFields>; managementUnitId: string } {
  const unit = managementUnitAt(world, context.param('managementUnitId'));
  return { unitId: businessUnitIn(unit), limits: managementUnitLimits(world, unit.id), managementUnitId: unit.id };
}

/** Sets days of a limit, after which waitlisted requests may fit. @throws the platform's 409 for a stale version. */
function setDays(
  world: World,
  unitId: string,
  limits: Repository<LimitFields>,
  { limitId, days, version }: DayChange,
): LimitFields {
  const limit = limits.get(limitId);
  if (limit.metadata?.version !== version) throw staleVersion('timeOffLimit', limit.id);
  const currentValues = limitValuesOf(world).get(limit.id) ?? {};
  limitValuesOf(world).set(limit.id, { ...currentValues, ...Object.fromEntries(days) });
  const savedLimit = limits.save({
    ...limit,
    metadata: { ...limit.metadata, version: version + 1, dateModified: world.timestamp() },
  });
  serveWaitlist(world, unitId);
  return limits.view(savedLimit);
}

function queryValues(
  world: World,
  context: OperationContext,
  { unitId, limits }: { unitId: string; limits: Repository<LimitFields> },
  coversCode: (limit: Limit, codeId: string) => boolean,
) {
  const body = readObject<QueryTimeOffLimitValuesRequest>(context, ['dateRanges']);
  const { timeOffLimitId, activityCodeId, dateRanges } = body;
  const selectedLimits = timeOffLimitId === undefined ? limits.all() : [limits.get(timeOffLimitId)];
  return selectedLimits
    .filter((limit) => activityCodeId === undefined || coversCode(limit, activityCodeId))
    .flatMap((limit) => expandRanges(dateRanges).map((days) => valueRange(world, unitId, limit, days)));
}

/** The free minutes of the limits that apply to the caller. */
function availableRanges(world: World, context: OperationContext): AvailableTimeOffRange[] {
  const userId = callerId(context);
  const body = readObject<AvailableTimeOffRequest>(context, ['activityCodeId']);
  const unit = unitOfAgent(world, userId);
  const waitlistEnabled = planFor(world, unit, userId, body.activityCodeId)?.rule.includes('Limits') === true;
  return limitsFor(world, unit, userId, body.activityCodeId)
    .filter((limit) => body.supportedGranularities?.includes(limit.granularity ?? 'Daily') ?? true)
    .flatMap((limit) =>
      expandRanges(body.dateRanges ?? []).map((days): AvailableTimeOffRange => {
        const all = days.map((day) => dayOfLimit(world, businessUnitIn(unit), limit, day));
        const freeMinutes = all.flatMap(({ limit: allowed, allocated }) =>
          allowed.map((minutes, index) => Math.max(0, minutes - (allocated[index] ?? 0))),
        );
        return {
          timeOffLimit: { id: limit.id },
          startDate: days[0] ?? '',
          granularity: limit.granularity ?? 'Daily',
          availableMinutesPerInterval: freeMinutes,
          waitlistEnabled,
          waitlistedRequestsPerInterval: all.flatMap(({ requests }) => requests),
        };
      }),
    );
}

/** The days of each range. @throws the platform's 400 for a range that ends before it begins. */
function expandRanges(dateRanges: readonly LocalDateRange[]): string[][] {
  return dateRanges.map(({ startDate = '', endDate = startDate }) => {
    if (startDate === '' || endDate < startDate) throw invalidField('startDate must not be after endDate', 'dateRanges');
    return daysBetween(startDate, endDate);
  });
}

/** Values by day. @throws the platform's 400 for no values, another granularity than the limit's, or incomplete days. */
function splitByDay(
  limit: Limit,
  startDate: string,
  values: readonly number[] | undefined,
  fieldName: string,
): [string, number[]][] {
  const size = hasQuarters(limit) ? QUARTERS : 1;
  if (!values || values.length % size !== 0 || values.some((minutes) => minutes < 0))
    throw invalidValue(fieldName, String(values?.length ?? ''), limit.granularity ?? 'Daily');
  return Array.from({ length: values.length / size }, (_, index) => [
    laterDay(startDate, index),
    values.slice(index * size, (index + 1) * size),
  ]);
}

/** The values of a file, by day and quarter of an hour in the time zone of the business unit. */
function readImportedDays(
  world: World,
  unitId: string,
  limit: Limit,
  values: readonly BuImportTimeOffLimitValue[],
): Map<string, number[]> {
  const timeZone = zoneIn(world, unitId);
  const days = new Map<string, number[]>();
  for (const { importDateTime, importMinutes = 0 } of values) {
    const time = Date.parse(importDateTime);
    if (Number.isNaN(time) || importMinutes < 0) throw invalidValue('limitValues', importDateTime);
    const day = dayOf(time, timeZone);
    const dayValues =
      days.get(day) ?? limitValuesOf(world).get(limit.id)?.[day] ?? Array<number>(hasQuarters(limit) ? QUARTERS : 1).fill(0);
    const interval = hasQuarters(limit) ? Math.floor(minuteOf(time, timeZone) / 15) : 0;
    days.set(
      day,
      dayValues.map((minutes, index) => (index === interval ? importMinutes : minutes)),
    );
  }
  return days;
}
