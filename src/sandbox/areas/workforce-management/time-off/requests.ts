import type {
  BusinessUnitActivityCode,
  CreateAgentTimeOffRequest,
  ManagementUnit,
  TimeOffRequestResponse,
} from '../../../../models/index.js';
import { invalidValue, notFound } from '../../../store/errors.js';
import { badRequest } from '../../../store/errors.js';
import type { World } from '../../../store/world.js';
import { Repository } from '../../repository.js';
import type { Entity } from '../../repository.js';
import { activityCodesOf } from '../activity-codes.js';
import { businessUnitIn } from '../roster.js';
import { dayOf, minuteOf, zoneIn } from '../wall-clock.js';

export const REQUESTS = '/api/v2/workforcemanagement/timeoffrequests';

/** A stored time-off request, with all fields of responses. */
export type Request = TimeOffRequestResponse & { user: { id: string }; status: string; submittedDate: string };

/** A new request, by an agent or on an agent's behalf. */
export type NewRequestBody = CreateAgentTimeOffRequest & { paid?: boolean };

/** A part of a request: minutes of a day. `from` is the start in minutes after midnight. */
export interface DayOff {
  day: string;
  minutes: number;
  from?: number;
}

export const requestRepository = (world: World): Repository<TimeOffRequestResponse> =>
  new Repository<TimeOffRequestResponse>(world, REQUESTS);

export const requestsOf = (world: World): Request[] => requestRepository(world).all() as unknown as Request[];

export const saveRequest = (world: World, request: Request): Request =>
  requestRepository(world).save(request) as unknown as Request;

/** @throws the platform's 404, also for a request of another user. */
export function requestOf(world: World, userId: string, id: string | undefined): Request {
  const request = requestRepository(world).find(id) as Request | undefined;
  if (request?.user.id !== userId) throw notFound('timeOffRequest', id ?? '');
  return request;
}

/** The activity code of time off. @throws the platform's 400 for other codes. */
export function timeOffCode(
  world: World,
  unit: Entity,
  id: string,
  fieldName = 'activityCodeId',
): Entity<BusinessUnitActivityCode> {
  const code = activityCodesOf(world, businessUnitIn(unit)).find(id);
  if (code?.['category'] !== 'TimeOff') throw invalidValue(fieldName, id, 'TimeOff activity code');
  return code;
}

/** @throws the platform's 400 unless a request has either full days or partial days. */
export function requireDays({
  fullDayManagementUnitDates: fullDays = [],
  partialDayStartDateTimes: partialDays = [],
}: NewRequestBody): void {
  if (fullDays.length > 0 !== partialDays.length > 0) return;
  throw badRequest('Either fullDayManagementUnitDates or partialDayStartDateTimes is required', [
    { errorCode: fullDays.length > 0 ? 'invalid.value' : 'required.field', fieldName: 'fullDayManagementUnitDates' },
  ]);
}

/** Creates a request, before any decision. */
export function newRequest(world: World, userId: string, body: NewRequestBody, submittedBy: { id: string } | undefined): Request {
  const { fullDayManagementUnitDates: fullDays = [], partialDayStartDateTimes: partialDays = [], dailyDurationMinutes } = body;
  const days = fullDays.length + partialDays.length;
  const id = world.newId();
  const now = world.timestamp();
  const durationMinutes = body.durationMinutes ?? Array<number>(days).fill(dailyDurationMinutes);
  const paid = body.paid ?? true;
  return {
    id,
    user: { id: userId, selfUri: `/api/v2/users/${userId}` },
    activityCodeId: body.activityCodeId,
    paid,
    isFullDayRequest: fullDays.length > 0,
    fullDayManagementUnitDates: fullDays,
    partialDayStartDateTimes: partialDays,
    dailyDurationMinutes,
    durationMinutes,
    notes: body.notes ?? '',
    status: 'PENDING',
    markedAsRead: false,
    syncVersion: 1,
    payableMinutes: body.payableMinutes ?? durationMinutes.map((minutes) => (paid ? minutes : 0)),
    fullDayEarliestStartOffsetMinutes: body.fullDayEarliestStartOffsetMinutes ?? [],
    fullDayLatestEndOffsetMinutes: body.fullDayLatestEndOffsetMinutes ?? [],
    submittedDate: now,
    modifiedDate: now,
    ...(submittedBy && { submittedBy, modifiedBy: submittedBy }),
    metadata: { version: 1, dateModified: now, ...(submittedBy && { modifiedBy: submittedBy }) },
    selfUri: `${REQUESTS}/${id}`,
  };
}

/** Stores the changes of a request. */
export function changeRequest(world: World, current: Request, changes: Partial<Request>, modifier?: { id: string }): Request {
  const modifiedDate = world.timestamp();
  const modifierFields = modifier ? { modifiedBy: modifier } : {};
  const version = (current.metadata?.version ?? 0) + 1;
  const metadata = { ...current.metadata, version, dateModified: modifiedDate, ...modifierFields };
  const syncVersion = current.syncVersion + 1;
  return saveRequest(world, { ...current, ...changes, modifiedDate, metadata, syncVersion, ...modifierFields });
}

/** The days of a request, in the time zone of the business unit. */
export function daysOff(
  world: World,
  unit: Entity,
  request: Pick<Request, 'fullDayManagementUnitDates' | 'partialDayStartDateTimes' | 'durationMinutes' | 'dailyDurationMinutes'>,
): DayOff[] {
  const timeZone = zoneIn(world, businessUnitIn(unit));
  const { fullDayManagementUnitDates: fullDays = [], partialDayStartDateTimes: partialDays = [], durationMinutes } = request;
  const minutesAt = (index: number): number => durationMinutes[index] ?? request.dailyDurationMinutes ?? 0;
  return [
    ...fullDays.map((day, index): DayOff => ({ day, minutes: minutesAt(index) })),
    ...partialDays.map((start, index): DayOff => {
      const startTime = Date.parse(start);
      return {
        day: dayOf(startTime, timeZone),
        from: minuteOf(startTime, timeZone),
        minutes: minutesAt(fullDays.length + index),
      };
    }),
  ];
}

/** Whether any of a request's days is in a period; always true without a period. */
export function isWithin(
  world: World,
  unit: Entity<ManagementUnit>,
  request: Request,
  range: { startDate?: string; endDate?: string } | undefined,
): boolean {
  const timeZone = zoneIn(world, businessUnitIn(unit));
  const dayAt = (date: string | undefined): string | undefined =>
    date === undefined ? undefined : dayOf(Date.parse(date), timeZone);
  const from = dayAt(range?.startDate);
  const to = dayAt(range?.endDate);
  return daysOff(world, unit, request).some(({ day }) => (from === undefined || day >= from) && (to === undefined || day <= to));
}

/** A request as in lists, which omit some fields of single responses. */
export const listItem = ({
  modifiedBy: _,
  modifiedDate: __,
  ...request
}: Request): Omit<Request, 'modifiedBy' | 'modifiedDate'> => request;
