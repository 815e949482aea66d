import type { BulkUpdateShiftTradeStateResultItem } from '../../../../models/index.js';
import type { World } from '../../../store/world.js';
import type { Json } from '../../repository.js';
import { userReference } from '../agents/placements.js';
import { notify } from '../notifications.js';
import { agentIn, agentSchedulesOf } from '../schedules/schedule-store.js';
import { violationsOf } from './matching.js';
import type { Match } from './matching.js';
import { concerns, keepTrade, isOneSided, startOf, tradesOf } from './trades.js';
import type { Trade } from './trades.js';

type Failure = NonNullable<BulkUpdateShiftTradeStateResultItem['failureReason']>;

/** Who changes the state of a trade: one of the two agents, or a planner. */
export interface Mover {
  userId?: string;
  isPlanner: boolean;
}

/** Matches a trade with an agent, if there is no violation. */
export function matched(world: World, trade: Trade, match: Match): Trade {
  if (violationsOf(world, trade, match).length > 0) return trade;
  const taken = keepTrade(world, { ...trade, state: 'Matched', receiving: match });
  tell(world, taken, [trade.userId]);
  return taken;
}

/** The states to which planners and agents can move a trade. */
const moves: Readonly<Record<'planner' | 'agent', Readonly<Record<string, readonly string[]>>>> = {
  planner: { Unmatched: ['Denied', 'Canceled'], Matched: ['Approved', 'Denied', 'Canceled', 'Unmatched'] },
  agent: { Unmatched: ['Canceled'], Matched: ['Canceled', 'Unmatched'] },
};

/** Moves a trade to another state. Approval exchanges the shifts. */
export function decided(
  world: World,
  id: string,
  state: string,
  version: number,
  { userId, isPlanner }: Mover,
): BulkUpdateShiftTradeStateResultItem {
  const trade = tradesOf(world).find((each) => each.id === id);
  const refused = (failureReason: Failure): BulkUpdateShiftTradeStateResultItem => ({ id, failureReason });
  if (!trade || trade.version !== version) return refused('TransitionNotAllowed');
  if (!(moves[isPlanner ? 'planner' : 'agent'][trade.state] ?? []).includes(state)) return refused('TransitionNotAllowed');
  // Only the offering agent can cancel a trade; the other agent can only unmatch it.
  if (!isPlanner && (state === 'Canceled' ? trade.userId !== userId : !concerns(trade, userId ?? '')))
    return refused('TransitionNotAllowed');
  const failure = state === 'Approved' ? exchanged(world, trade) : undefined;
  if (failure) return refused(failure);
  const { receiving, ...open } = trade;
  const reviewed = isPlanner
    ? { reviewedDate: world.timestamp(), ...(userId !== undefined && { reviewedBy: userReference(userId) }) }
    : {};
  const after = keepTrade(world, {
    ...open,
    ...(receiving && state !== 'Unmatched' && { receiving }),
    state: state as Trade['state'],
    ...reviewed,
  });
  const people = [trade.userId, receiving?.userId].filter((each) => each !== undefined && each !== userId);
  tell(world, after, people as string[]);
  const { version: next, dateModified } = after;
  return { id, state, ...reviewed, metadata: { version: next, dateModified } };
}

/** Exchanges the shifts of the two agents. @returns the reason if it fails. */
function exchanged(world: World, trade: Trade): Failure | undefined {
  const { receiving, schedule } = trade;
  if (!receiving) return 'ReceivingAgentNotFound';
  const all = agentSchedulesOf(world);
  const partsOf = (scheduleId: string, userId: string): Json | undefined =>
    all.get(scheduleId)?.find((each) => agentIn(each) === userId);
  const one = partsOf(schedule.id, trade.userId);
  const other = partsOf(receiving.scheduleId, receiving.userId);
  if (!one) return 'InitiatingAgentScheduleNotFound';
  if (!other) return 'ReceivingAgentScheduleNotFound';
  const shiftIn = (parts: Json, id: string | undefined): Json | undefined =>
    ((parts['shifts'] ?? []) as Json[]).find((shift) => id !== undefined && shift['id'] === id);
  const offered = shiftIn(one, trade.shift.id);
  const returned = shiftIn(other, receiving.shift?.id);
  if (!offered) return 'InitiatingAgentShiftNotFound';
  if (!isOneSided(trade) && !returned) return 'ReceivingAgentShiftNotFound';
  const give = (scheduleId: string, userId: string, given: Json | undefined, got: Json | undefined): void => {
    const changed = (all.get(scheduleId) ?? []).map((each) => {
      if (agentIn(each) !== userId) return each;
      const left = ((each['shifts'] ?? []) as Json[]).filter((shift) => shift !== given);
      return { ...each, shifts: got ? [...left, { ...got, id: world.newId() }] : left };
    });
    all.set(scheduleId, changed);
  };
  give(schedule.id, trade.userId, offered, returned);
  give(receiving.scheduleId, receiving.userId, returned, offered);
  return undefined;
}

function tell(world: World, trade: Trade, userIds: readonly string[]): void {
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
