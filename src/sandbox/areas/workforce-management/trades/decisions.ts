import type { BuAgentScheduleShift, BulkUpdateShiftTradeStateResultItem } from '../../../../models/index.js';
import type { World } from '../../../store/world.js';
import { userReference } from '../agents/placements.js';
import { notify } from '../notifications.js';
import { agentIn, agentSchedulesOf } from '../schedules/schedule-store.js';
import type { AgentSchedule } from '../schedules/schedule-store.js';
import { violationsOf } from './matching.js';
import type { Match } from './matching.js';
import { isAgentOf, saveTrade, isOneSided, startOf, tradesOf } from './trades.js';
import type { Trade } from './trades.js';

type Failure = NonNullable<BulkUpdateShiftTradeStateResultItem['failureReason']>;

/** Who changes the state of a trade: one of the two agents, or a planner. */
export interface Decider {
  userId?: string;
  isPlanner: boolean;
}

/** Matches a trade with an agent, if there is no violation. */
export function matchTrade(world: World, trade: Trade, match: Match): Trade {
  if (violationsOf(world, trade, match).length > 0) return trade;
  const matchedTrade = saveTrade(world, { ...trade, state: 'Matched', receiving: match });
  notifyAgents(world, matchedTrade, [trade.userId]);
  return matchedTrade;
}

/** The states to which planners and agents can move a trade. */
const moves: Readonly<Record<'planner' | 'agent', Readonly<Record<string, readonly string[]>>>> = {
  planner: { Unmatched: ['Denied', 'Canceled'], Matched: ['Approved', 'Denied', 'Canceled', 'Unmatched'] },
  agent: { Unmatched: ['Canceled'], Matched: ['Canceled', 'Unmatched'] },
};

/** Moves a trade to another state. Approval exchanges the shifts. */
export function decideTrade(
  world: World,
  id: string,
  state: string,
  version: number,
  { userId, isPlanner }: Decider,
): BulkUpdateShiftTradeStateResultItem {
  const trade = tradesOf(world).find((each) => each.id === id);
  const failureItem = (failureReason: Failure): BulkUpdateShiftTradeStateResultItem => ({ id, failureReason });
  if (!trade || trade.version !== version) return failureItem('TransitionNotAllowed');
  if (!(moves[isPlanner ? 'planner' : 'agent'][trade.state] ?? []).includes(state)) return failureItem('TransitionNotAllowed');
  // Only the offering agent can cancel a trade; the other agent can only unmatch it.
  if (!isPlanner && (state === 'Canceled' ? trade.userId !== userId : !isAgentOf(trade, userId ?? '')))
    return failureItem('TransitionNotAllowed');
  const failure = state === 'Approved' ? exchangeShifts(world, trade) : undefined;
  if (failure) return failureItem(failure);
  const { receiving, ...tradeFields } = trade;
  const reviewFields = isPlanner
    ? { reviewedDate: world.timestamp(), ...(userId !== undefined && { reviewedBy: userReference(userId) }) }
    : {};
  const savedTrade = saveTrade(world, {
    ...tradeFields,
    ...(receiving && state !== 'Unmatched' && { receiving }),
    state: state as Trade['state'],
    ...reviewFields,
  });
  const usersToNotify = [trade.userId, receiving?.userId].filter((each) => each !== undefined && each !== userId);
  notifyAgents(world, savedTrade, usersToNotify as string[]);
  const { version: next, dateModified } = savedTrade;
  return { id, state, ...reviewFields, metadata: { version: next, dateModified } };
}

/** Exchanges the shifts of the two agents. @returns the reason if it fails. */
function exchangeShifts(world: World, trade: Trade): Failure | undefined {
  const { receiving, schedule } = trade;
  if (!receiving) return 'ReceivingAgentNotFound';
  const agentSchedules = agentSchedulesOf(world);
  const findSchedule = (scheduleId: string, userId: string): AgentSchedule | undefined =>
    agentSchedules.get(scheduleId)?.find((each) => agentIn(each) === userId);
  const initiatingSchedule = findSchedule(schedule.id, trade.userId);
  const receivingSchedule = findSchedule(receiving.scheduleId, receiving.userId);
  if (!initiatingSchedule) return 'InitiatingAgentScheduleNotFound';
  if (!receivingSchedule) return 'ReceivingAgentScheduleNotFound';
  const shiftIn = ({ shifts = [] }: AgentSchedule, id: string | undefined): BuAgentScheduleShift | undefined =>
    shifts.find((shift) => id !== undefined && shift.id === id);
  const offeredShift = shiftIn(initiatingSchedule, trade.shift.id);
  const returnedShift = shiftIn(receivingSchedule, receiving.shift?.id);
  if (!offeredShift) return 'InitiatingAgentShiftNotFound';
  if (!isOneSided(trade) && !returnedShift) return 'ReceivingAgentShiftNotFound';
  const replaceShift = (
    scheduleId: string,
    userId: string,
    givenShift: BuAgentScheduleShift | undefined,
    receivedShift: BuAgentScheduleShift | undefined,
  ): void => {
    const changedSchedules = (agentSchedules.get(scheduleId) ?? []).map((each) => {
      if (agentIn(each) !== userId) return each;
      const remainingShifts = (each.shifts ?? []).filter((shift) => shift !== givenShift);
      return { ...each, shifts: receivedShift ? [...remainingShifts, { ...receivedShift, id: world.newId() }] : remainingShifts };
    });
    agentSchedules.set(scheduleId, changedSchedules);
  };
  replaceShift(schedule.id, trade.userId, offeredShift, returnedShift);
  replaceShift(receiving.scheduleId, receiving.userId, returnedShift, offeredShift);
  return undefined;
}

function notifyAgents(world: World, trade: Trade, userIds: readonly string[]): void {
  const { id: tradeId, state, userId, shift, receiving, schedule } = trade;
  for (const each of userIds)
    notify(world, each, {
      mutableGroupId: tradeId,
      type: 'ShiftTrade',
      shiftTrade: {
        weekDate: schedule.weekDate,
        tradeId,
        oneSided: isOneSided(trade),
        newState: state,
        initiatingUser: { id: userId },
        initiatingShiftDate: startOf(shift),
        ...(receiving && { receivingUser: { id: receiving.userId } }),
        ...(receiving?.shift && { receivingShiftDate: startOf(receiving.shift) }),
      },
    });
}
