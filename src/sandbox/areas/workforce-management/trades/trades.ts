import type {
  BuAgentScheduleShift,
  ManagementUnit,
  RequiredDateRange,
  ShiftTradeResponse,
  ShiftTradeResponseItem,
  ShiftTradeShiftResponseItem,
} from '../../../../models/index.js';
import { textOf } from '../../../engine/values.js';
import { invalidValue, notFound } from '../../../store/errors.js';
import type { World } from '../../../store/world.js';
import type { Entity } from '../../repository.js';
import { businessUnitReference, unitReference, userReference } from '../agents/placements.js';
import { agentIn, agentSchedulesOf, publishedOf } from '../schedules/schedule-store.js';
import { businessUnitIn } from '../roster.js';
import { iso } from '../../conversations/model.js';

/** An offered shift and the state of its trade. */
export interface Trade {
  id: string;
  state: 'Unmatched' | 'Matched' | 'Approved' | 'Denied' | 'Expired' | 'Canceled';
  unitId: string;
  businessUnitId: string;
  schedule: { id: string; weekDate: string };
  userId: string;
  shift: ShiftTradeShiftResponseItem;
  receiving?: { userId: string; scheduleId: string; weekDate: string; shift?: ShiftTradeShiftResponseItem };
  acceptableIntervals: RequiredDateRange[];
  targetId?: string;
  expirationDate?: string;
  reviewedBy?: { id: string };
  reviewedDate?: string;
  version: number;
  dateModified: string;
}

const storedTrades = (world: World): Map<string, Trade> => world.collection<Trade>('wfm.shifttrades.kept');

/** All trades, after expiry of unmatched ones that are due. */
export const tradesOf = (world: World): Trade[] =>
  [...storedTrades(world).values()].map((trade): Trade =>
    trade.state === 'Unmatched' && trade.expirationDate !== undefined && Date.parse(trade.expirationDate) <= world.now()
      ? { ...trade, state: 'Expired' }
      : trade,
  );

/** @throws the platform's 404. */
export function tradeOf(world: World, id: string | undefined, isAllowed: (trade: Trade) => boolean = () => true): Trade {
  const trade = tradesOf(world).find((each) => each.id === id);
  if (!trade || !isAllowed(trade)) throw notFound('trade', id ?? '');
  return trade;
}

export function saveTrade(world: World, trade: Trade): Trade {
  const savedTrade = { ...trade, version: trade.version + 1, dateModified: world.timestamp() };
  storedTrades(world).set(trade.id, savedTrade);
  return savedTrade;
}

/** Whether a user is one of the trade's two agents. */
export const isAgentOf = ({ userId, receiving }: Trade, id: string): boolean => userId === id || receiving?.userId === id;

/** Whether a trade asks for no shift in return. */
export const isOneSided = ({ acceptableIntervals }: Trade): boolean => acceptableIntervals.length === 0;

/** An agent's shifts in a published schedule. @throws the platform's 404 for an unpublished schedule. */
export function findPublishedShifts(
  world: World,
  businessUnitId: string,
  scheduleId: string,
  userId: string,
): { schedule: Entity; shifts: BuAgentScheduleShift[] } {
  const schedule = publishedOf(world, businessUnitId, '1970-01-01T00:00:00Z', '9999-12-31T00:00:00Z').find(
    ({ id }) => id === scheduleId,
  );
  if (!schedule) throw notFound('schedule', scheduleId);
  return { schedule, shifts: shiftsOf(world, scheduleId, userId) };
}

export const shiftsOf = (world: World, scheduleId: string, userId: string): BuAgentScheduleShift[] =>
  (agentSchedulesOf(world).get(scheduleId) ?? []).filter((each) => agentIn(each) === userId).flatMap(({ shifts = [] }) => shifts);

/** A shift as trades refer to it: by start, end and week. */
export function toTradedShift(shift: BuAgentScheduleShift, weekDate: string): ShiftTradeShiftResponseItem {
  const { id = '', startDate = '', lengthMinutes = 0 } = shift;
  const endDate = new Date(Date.parse(startDate) + lengthMinutes * 60_000).toISOString();
  return { id, startDate, endDate, weekDate };
}

/** Offers a shift of an agent. @throws the platform's 404 for a shift of another agent, its 400 for one that has begun. */
export function offerShift(
  world: World,
  unit: Entity<ManagementUnit>,
  userId: string,
  body: {
    scheduleId: string;
    shiftId: string;
    acceptableIntervals: RequiredDateRange[];
    targetId?: string | undefined;
    expirationDate?: string | undefined;
  },
): Trade {
  const businessUnitId = businessUnitIn(unit);
  const { schedule, shifts } = findPublishedShifts(world, businessUnitId, body.scheduleId, userId);
  const shift = shifts.find(({ id }) => id === body.shiftId);
  if (!shift) throw notFound('shift', body.shiftId);
  if (Date.parse(shift.startDate ?? '') <= world.now()) throw invalidValue('initiatingShiftId', body.shiftId);
  requireFuture(world, body.expirationDate);
  const weekDate = textOf(schedule['weekDate']);
  const { targetId, expirationDate, acceptableIntervals } = body;
  return saveTrade(world, {
    id: world.newId(),
    state: 'Unmatched',
    unitId: unit.id,
    businessUnitId,
    schedule: { id: schedule.id, weekDate },
    userId,
    shift: toTradedShift(shift, weekDate),
    acceptableIntervals,
    version: 0,
    dateModified: '',
    ...(targetId !== undefined && { targetId }),
    ...(expirationDate !== undefined && { expirationDate }),
  });
}

/** @throws the platform's 400 for a time in the past. */
export function requireFuture(world: World, date: string | undefined, fieldName = 'expirationDate'): void {
  if (date !== undefined && Date.parse(date) <= world.now()) throw invalidValue(fieldName, date);
}

const metadataOf = ({ version, dateModified }: Trade) => ({ version, dateModified });

/** A trade as jobs return it. */
export function tradeItem(trade: Trade): ShiftTradeResponseItem {
  const { id, state, userId, unitId, businessUnitId, schedule, shift, receiving, targetId, expirationDate } = trade;
  const { acceptableIntervals, reviewedBy, reviewedDate } = trade;
  return {
    id,
    state,
    acceptableIntervals,
    oneSided: isOneSided(trade),
    metadata: metadataOf(trade),
    initiating: {
      user: userReference(userId),
      managementUnit: unitReference(unitId),
      shift,
      schedule: { ...schedule, businessUnit: businessUnitReference(businessUnitId) },
    },
    ...(receiving && {
      receiving: { user: userReference(receiving.userId), ...(receiving.shift && { shift: receiving.shift }) },
    }),
    ...(targetId !== undefined && { target: { user: userReference(targetId) } }),
    ...(expirationDate !== undefined && { expirationDate }),
    ...(reviewedBy && { reviewedBy }),
    ...(reviewedDate !== undefined && { reviewedDate }),
  };
}

/** A trade as the operations of management units return it. The intended receiver has the field of the actual one. */
export function weekTradeItem(trade: Trade): ShiftTradeResponse {
  const { id, state, userId, businessUnitId, schedule, shift, receiving, targetId, expirationDate } = trade;
  const receiver = receiving?.userId ?? targetId;
  return {
    id,
    state,
    weekDate: schedule.weekDate,
    oneSided: isOneSided(trade),
    metadata: metadataOf(trade),
    schedule: { ...schedule, businessUnit: businessUnitReference(businessUnitId) },
    initiatingUser: userReference(userId),
    initiatingShiftId: shift.id,
    initiatingShiftStart: shift.startDate,
    initiatingShiftEnd: shift.endDate,
    ...(receiver !== undefined && { receivingUser: userReference(receiver) }),
    ...(receiving?.shift && {
      receivingShiftId: receiving.shift.id,
      receivingWeekDate: receiving.weekDate,
      receivingShiftStart: receiving.shift.startDate,
      receivingShiftEnd: receiving.shift.endDate,
    }),
    ...(expirationDate !== undefined && { expiration: expirationDate }),
    acceptableIntervals: trade.acceptableIntervals.map(({ startDate, endDate }) => `${startDate}/${endDate}`),
    ...(trade.reviewedBy && { reviewedBy: trade.reviewedBy }),
    ...(trade.reviewedDate !== undefined && { reviewedDate: trade.reviewedDate }),
  };
}

/** Parses ISO 8601 intervals. @throws the platform's 400. */
export const readIntervals = (texts: readonly string[]): RequiredDateRange[] =>
  texts.map((text) => {
    const [startDate = '', endDate = ''] = text.split('/');
    if (!(Date.parse(startDate) < Date.parse(endDate))) throw invalidValue('acceptableIntervals', text);
    return { startDate, endDate };
  });

/** Start of a shift. */
export const startOf = ({ startDate }: ShiftTradeShiftResponseItem): string => iso(Date.parse(startDate));
