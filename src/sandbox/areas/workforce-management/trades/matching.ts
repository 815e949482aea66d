import type {
  BuAgentScheduleShift,
  EvaluatedShiftTradeResponseItem,
  ShiftTradeMatchReviewResponse,
  ShiftTradeMatchReviewUserResponse,
  ShiftTradeMatchViolation,
  ShiftTradePreviewResponse,
  ShiftTradeShiftResponseItem,
} from '../../../../models/index.js';
import { textOf } from '../../../engine/values.js';
import { notFound } from '../../../store/errors.js';
import type { World } from '../../../store/world.js';
import { isOneSided, tradeItem, findPublishedShifts, shiftsOf, toTradedShift } from './trades.js';
import type { Trade } from './trades.js';

/** The agent who would take a trade, and the shift given in return. */
export interface Match {
  userId: string;
  scheduleId: string;
  weekDate: string;
  shift?: ShiftTradeShiftResponseItem;
}

type Violation = NonNullable<ShiftTradeMatchViolation['type']>;

/** The violations that prevent a trade: of the receiving agent, the acceptable intervals, and overlaps in either schedule. */
export function violationsOf(world: World, trade: Trade, match: Match): ShiftTradeMatchViolation[] {
  const { shift } = match;
  const initiatingShifts = shiftsOf(world, trade.schedule.id, trade.userId);
  const receivingShifts = shiftsOf(world, match.scheduleId, match.userId);
  const violations: (Violation | false)[] = [
    trade.state !== 'Unmatched' && 'InvalidState',
    match.userId === trade.userId && 'CannotTradeWithYourself',
    trade.targetId !== undefined && trade.targetId !== match.userId && 'DirectTradeForOtherUser',
    !initiatingShifts.some(({ id }) => id === trade.shift.id) && 'InitiatingShiftDoesNotExist',
    Date.parse(trade.shift.startDate) <= world.now() && 'InitiatingShiftStartTooClose',
    isOneSided(trade) && shift !== undefined && 'ReceivingShiftForOneSidedTrade',
    !isOneSided(trade) && shift === undefined && 'ReceivingShiftMissingForTwoSidedTrade',
    shift !== undefined && Date.parse(shift.startDate) <= world.now() && 'ReceivingShiftStartTooClose',
    shift !== undefined && !isOneSided(trade) && !isAcceptable(trade, shift) && 'ReceivingShiftOutsideAcceptableIntervals',
    overlaps(receivingShifts, trade.shift, shift?.id) && 'InitiatingShiftOverlapsExisting',
    shift !== undefined && overlaps(initiatingShifts, shift, trade.shift.id) && 'ReceivingShiftOverlapsExisting',
  ];
  return violations.flatMap((type) => (type === false ? [] : [{ type }]));
}

const isAcceptable = ({ acceptableIntervals }: Trade, { startDate, endDate }: ShiftTradeShiftResponseItem): boolean =>
  acceptableIntervals.some(
    (span) => Date.parse(startDate) >= Date.parse(span.startDate) && Date.parse(endDate) <= Date.parse(span.endDate),
  );

/** Whether a shift would overlap with another one, except for the one that is given away. */
const overlaps = (
  shifts: readonly BuAgentScheduleShift[],
  { startDate, endDate }: ShiftTradeShiftResponseItem,
  excludedId: string | undefined,
): boolean =>
  shifts.some(({ id, startDate: start = '', lengthMinutes = 0 }) => {
    const from = Date.parse(start);
    return id !== excludedId && from < Date.parse(endDate) && from + lengthMinutes * 60_000 > Date.parse(startDate);
  });

/** The activities of a shift, as the receiving agent would have it. */
const previewOf = (shift: BuAgentScheduleShift | undefined): ShiftTradePreviewResponse => ({
  activities: (shift?.activities ?? []).map(({ startDate = '', lengthMinutes = 0, activityCodeId = '', paid = false }) => ({
    startDate,
    lengthMinutes,
    activityCodeId,
    countsAsPaidTime: paid,
  })),
});

const paidMinutes = (shifts: readonly BuAgentScheduleShift[]): number =>
  shifts
    .flatMap(({ activities = [] }) => activities)
    .reduce((sum, { paid, lengthMinutes = 0 }) => sum + (paid === true ? lengthMinutes : 0), 0);

/** A matched trade with a preview of both schedules. */
export function evaluateTrade(world: World, trade: Trade): EvaluatedShiftTradeResponseItem {
  const matchReview = reviewOf(world, trade);
  return { trade: tradeItem(trade), ...(matchReview && { matchReview }) };
}

export function reviewOf(world: World, trade: Trade): ShiftTradeMatchReviewResponse | undefined {
  const { receiving } = trade;
  if (!receiving) return undefined;
  const initiatingShifts = shiftsOf(world, trade.schedule.id, trade.userId);
  const receivingShifts = shiftsOf(world, receiving.scheduleId, receiving.userId);
  const offeredShift = initiatingShifts.find(({ id }) => id === trade.shift.id);
  const returnedShift = receivingShifts.find(({ id }) => id === receiving.shift?.id);
  const userReview = (
    currentShifts: BuAgentScheduleShift[],
    givenShift: BuAgentScheduleShift | undefined,
    receivedShift: BuAgentScheduleShift | undefined,
  ): ShiftTradeMatchReviewUserResponse => ({
    preTradeSchedulePaidMinutes: paidMinutes(currentShifts),
    postTradeSchedulePaidMinutes: paidMinutes([
      ...currentShifts.filter((shift) => shift !== givenShift),
      ...(receivedShift ? [receivedShift] : []),
    ]),
    ...(receivedShift && { postTradeNewShift: previewOf(receivedShift) }),
  });
  const violations = violationsOf(world, { ...trade, state: 'Unmatched' }, receiving);
  return {
    initiatingUser: userReview(initiatingShifts, offeredShift, returnedShift),
    receivingUser: userReview(receivingShifts, returnedShift, offeredShift),
    violations,
    adminReviewViolations: [],
    unevaluatedRules: [],
  };
}

/** The shift that an agent would give for a trade. @throws the platform's 404 for a shift of another agent. */
export function matchOf(
  world: World,
  businessUnitId: string,
  userId: string,
  scheduleId: string,
  shiftId: string | undefined,
): Match {
  const { schedule, shifts } = findPublishedShifts(world, businessUnitId, scheduleId, userId);
  const weekDate = textOf(schedule['weekDate']);
  const shift = shifts.find(({ id }) => id === shiftId);
  if (shiftId !== undefined && !shift) throw notFound('shift', shiftId);
  return { userId, scheduleId, weekDate, ...(shift && { shift: toTradedShift(shift, weekDate) }) };
}

/** An agent's shifts that fit a trade; no shift for a one-sided trade. */
export function findFittingShifts(
  world: World,
  trade: Trade,
  userId: string,
  scheduleId: string,
  shiftIds: readonly string[],
): (string | undefined)[] {
  const candidateIds = isOneSided(trade) ? [undefined] : shiftIds;
  return candidateIds.filter(
    (id) => violationsOf(world, trade, matchOf(world, trade.businessUnitId, userId, scheduleId, id)).length === 0,
  );
}

/** The shift that the receiving agent would get. */
export const previewOfferedShift = (world: World, { schedule, userId, shift }: Trade): ShiftTradePreviewResponse =>
  previewOf(shiftsOf(world, schedule.id, userId).find(({ id }) => id === shift.id));
