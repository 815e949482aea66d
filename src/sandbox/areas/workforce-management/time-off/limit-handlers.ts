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
import { badRequest, invalidValue, staleVersion } from '../../../store/errors.js';
import { callerId } from '../../../sign-in/bearer.js';
import type { World } from '../../../store/world.js';
import type { Repository } from '../../repository.js';
import { readUploadedObject } from '../../uploads/uploads.js';
import { businessUnitAt, managementUnitAt } from '../agents/placements.js';
import { businessUnitIn, ownUnit } from '../roster.js';
import { dayOf, daysBetween, laterDay, minuteOf, zoneIn } from '../wall-clock.js';
import { serveWaitlist } from './approval.js';
import { businessUnitLimits, dayOfLimit, isFine, limitsFor, limitValuesOf, managementUnitLimits, QUARTERS } from './limits.js';
import type { Limit } from './limits.js';
import { plansCover, planFor } from './plans.js';
import { valueRange } from './request-facts.js';

/** Time-off limits by day: set, imported and queried. */
export function addTimeOffLimitHandlers(area: Area, world: World): void {
  const inBusinessUnit = (context: OperationContext): { unitId: string; limits: Repository } => {
    const { id: unitId } = businessUnitAt(world, context.param('businessUnitId'));
    return { unitId, limits: businessUnitLimits(world, unitId) };
  };
  const inManagementUnit = (context: OperationContext): { unitId: string; limits: Repository; managementUnitId: string } => {
    const unit = managementUnitAt(world, context.param('managementUnitId'));
    return { unitId: businessUnitIn(unit), limits: managementUnitLimits(world, unit.id), managementUnitId: unit.id };
  };
  /** Sets days of a limit, after which waitlisted requests may fit. */
  const set = (
    context: OperationContext,
    limits: Repository,
    unitId: string,
    days: ReadonlyMap<string, number[]>,
    version: number,
  ): unknown => {
    const limit = limits.get(context.param('timeOffLimitId')) as Limit;
    if (limit.metadata.version !== version) throw staleVersion('timeOffLimit', limit.id);
    const before = limitValuesOf(world).get(limit.id) ?? {};
    limitValuesOf(world).set(limit.id, { ...before, ...Object.fromEntries(days) });
    const after = limits.save({
      ...limit,
      metadata: { ...limit.metadata, version: version + 1, dateModified: world.timestamp() },
    });
    serveWaitlist(world, unitId);
    return limits.view(after);
  };

  area.handle('putWorkforcemanagementBusinessunitTimeofflimitValues', (context) => {
    const { unitId, limits } = inBusinessUnit(context);
    const limit = limits.get(context.param('timeOffLimitId')) as Limit;
    const { values = [], metadata } = readObject<BuSetTimeOffLimitValuesRequest>(context, ['metadata']);
    const days = values.flatMap(({ startDate, limitMinutesPerDay, limitMinutesPerFifteenMinutes }) => {
      const [given, fieldName] = isFine(limit)
        ? ([limitMinutesPerFifteenMinutes, 'limitMinutesPerFifteenMinutes'] as const)
        : ([limitMinutesPerDay, 'limitMinutesPerDay'] as const);
      return byDay(limit, startDate, given, fieldName);
    });
    return set(context, limits, unitId, new Map(days), metadata.version);
  });

  area.handle('putWorkforcemanagementManagementunitTimeofflimitValues', (context) => {
    const { unitId, limits } = inManagementUnit(context);
    const limit = limits.get(context.param('timeOffLimitId')) as Limit;
    const { values = [], metadata } = readObject<SetTimeOffLimitValuesRequest>(context, ['metadata']);
    const days = values.flatMap(({ startDate, granularity, limitMinutesPerInterval }) => {
      if ((granularity === 'FifteenMinutes') !== isFine(limit)) throw invalidValue('granularity', granularity);
      return byDay(limit, startDate, limitMinutesPerInterval, 'limitMinutesPerInterval');
    });
    return set(context, limits, unitId, new Map(days), metadata.version);
  });

  area.handle('postWorkforcemanagementBusinessunitTimeofflimitValuesImport', async (context) => {
    const { unitId, limits } = inBusinessUnit(context);
    const limit = limits.get(context.param('timeOffLimitId')) as Limit;
    const { uploadKey } = readObject<WfmProcessUploadRequest>(context, ['uploadKey']);
    const { limitValues, metadata } = await readUploadedObject(world, uploadKey);
    const version = isObject(metadata) ? Number(metadata['version']) : NaN;
    if (!Array.isArray(limitValues)) throw invalidValue('limitValues', '', 'list');
    const days = importedDays(world, unitId, limit, limitValues as BuImportTimeOffLimitValue[]);
    return set(context, limits, unitId, days, version);
  });

  area.handle('postWorkforcemanagementBusinessunitTimeofflimitValuesQuery', (context) => {
    const { unitId, limits } = inBusinessUnit(context);
    const limit = limits.get(context.param('timeOffLimitId')) as Limit;
    const { dateRanges } = readObject<QueryTimeOffLimitValuesForGranularityRequest>(context, ['dateRanges']);
    const limitValues = ranges(dateRanges).map((days) => {
      const values = days.map((day) => dayOfLimit(world, unitId, limit, day));
      const told: TimeOffLimitValues = {
        limitMinutes: values.flatMap((day) => day.limit),
        allocatedMinutes: values.flatMap((day) => day.allocated),
        waitlistedMinutes: values.flatMap((day) => day.waitlisted),
        waitlistedRequests: values.flatMap((day) => day.requests),
      };
      return { startDate: days[0] ?? '', ...(isFine(limit) ? { valuesPerFifteenMinutes: told } : { valuesPerDay: told }) };
    });
    const { id, selfUri, granularity = 'Daily', metadata } = limit;
    return { timeOffLimit: { id, selfUri }, granularity, limitValues, metadata };
  });

  const query = (
    context: OperationContext,
    unitId: string,
    limits: Repository,
    covers: (limit: Limit, codeId: string) => boolean,
  ) => {
    const asked = readObject<QueryTimeOffLimitValuesRequest>(context, ['dateRanges']);
    const { timeOffLimitId, activityCodeId, dateRanges } = asked;
    const wanted = timeOffLimitId === undefined ? limits.all() : [limits.get(timeOffLimitId)];
    return (wanted as Limit[])
      .filter((limit) => activityCodeId === undefined || covers(limit, activityCodeId))
      .flatMap((limit) => ranges(dateRanges).map((days) => valueRange(world, unitId, limit, days)));
  };
  area.handle('postWorkforcemanagementBusinessunitTimeofflimitsValuesQuery', (context) => {
    const { unitId, limits } = inBusinessUnit(context);
    const values = query(context, unitId, limits, (limit, codeId) => plansCover(world, unitId, undefined, limit.id, codeId));
    return { values: values.map((value) => ({ id: value.timeOffLimit?.id, ...value })) };
  });
  area.handle('postWorkforcemanagementManagementunitTimeofflimitsValuesQuery', (context) => {
    const { unitId, limits, managementUnitId } = inManagementUnit(context);
    const covers = (limit: Limit, codeId: string): boolean => plansCover(world, unitId, managementUnitId, limit.id, codeId);
    return { values: query(context, unitId, limits, covers) };
  });

  area.handle('postWorkforcemanagementTimeofflimitsAvailableQuery', (context) => {
    const userId = callerId(context);
    const asked = readObject<AvailableTimeOffRequest>(context, ['activityCodeId']);
    const unit = ownUnit(world, userId);
    const waitlistEnabled = planFor(world, unit, userId, asked.activityCodeId)?.rule.includes('Limits') === true;
    const values = limitsFor(world, unit, userId, asked.activityCodeId)
      .filter((limit) => asked.supportedGranularities?.includes(limit.granularity ?? 'Daily') ?? true)
      .flatMap((limit) =>
        ranges(asked.dateRanges ?? []).map((days): AvailableTimeOffRange => {
          const all = days.map((day) => dayOfLimit(world, businessUnitIn(unit), limit, day));
          const free = all.flatMap(({ limit: allowed, allocated }) =>
            allowed.map((minutes, at) => Math.max(0, minutes - (allocated[at] ?? 0))),
          );
          return {
            timeOffLimit: { id: limit.id },
            startDate: days[0] ?? '',
            granularity: limit.granularity ?? 'Daily',
            availableMinutesPerInterval: free,
            waitlistEnabled,
            waitlistedRequestsPerInterval: all.flatMap(({ requests }) => requests),
          };
        }),
      );
    return { values };
  });
}

/** The days of each range. @throws the platform's 400 for a range that ends before it begins. */
function ranges(dateRanges: readonly LocalDateRange[]): string[][] {
  return dateRanges.map(({ startDate = '', endDate = startDate }) => {
    if (startDate === '' || endDate < startDate)
      throw badRequest('startDate must not be after endDate', [{ errorCode: 'invalid.value', fieldName: 'dateRanges' }]);
    return daysBetween(startDate, endDate);
  });
}

/** Values by day. @throws the platform's 400 for no values, another granularity than the limit's, or incomplete days. */
function byDay(limit: Limit, startDate: string, values: readonly number[] | undefined, fieldName: string): [string, number[]][] {
  const size = isFine(limit) ? QUARTERS : 1;
  if (!values || values.length % size !== 0 || values.some((minutes) => minutes < 0))
    throw invalidValue(fieldName, String(values?.length ?? ''), limit.granularity ?? 'Daily');
  return Array.from({ length: values.length / size }, (_, index) => [
    laterDay(startDate, index),
    values.slice(index * size, (index + 1) * size),
  ]);
}

/** The values of a file, by day and quarter of an hour in the time zone of the business unit. */
function importedDays(
  world: World,
  unitId: string,
  limit: Limit,
  values: readonly BuImportTimeOffLimitValue[],
): Map<string, number[]> {
  const timeZone = zoneIn(world, unitId);
  const days = new Map<string, number[]>();
  for (const { importDateTime, importMinutes = 0 } of values) {
    const at = Date.parse(importDateTime);
    if (Number.isNaN(at) || importMinutes < 0) throw invalidValue('limitValues', importDateTime);
    const day = dayOf(at, timeZone);
    const held =
      days.get(day) ?? limitValuesOf(world).get(limit.id)?.[day] ?? Array<number>(isFine(limit) ? QUARTERS : 1).fill(0);
    const interval = isFine(limit) ? Math.floor(minuteOf(at, timeZone) / 15) : 0;
    days.set(
      day,
      held.map((minutes, index) => (index === interval ? importMinutes : minutes)),
    );
  }
  return days;
}
