import type {
  AdminBulkUpdateAlternativeShiftTradeState,
  AlternativeShiftOffersViewResponseTemplate,
  AlternativeShiftScheduleLookup,
  AlternativeShiftTradeBulkUpdateTemplateItem,
  AlternativeShiftTradeResponse,
  CreateAlternativeShiftTradeRequest,
  BuAgentScheduleShift,
  SearchAlternativeShiftTradesRequest,
} from '../../../../models/index.js';
import { invalidValue } from '../../../store/errors.js';
import type { World } from '../../../store/world.js';
import { unitReference, userReference } from '../agents/placements.js';
import { agentIn, agentSchedulesOf } from '../schedules/schedule-store.js';
import type { Offer } from './offers.js';

const TRADES = '/api/v2/workforcemanagement/alternativeshifts/trades';

/** A request to replace shifts by alternative ones. */
export interface Trade {
  id: string;
  jobId: string;
  businessUnitId: string;
  managementUnitId: string;
  userId: string;
  schedule: AlternativeShiftScheduleLookup;
  weekDate: string;
  existing: Offer[];
  offered: Offer[];
  state: string;
  expirationDate?: string;
  reviewed?: { adminDateReviewed: string; adminReviewedBy?: { id: string } };
  version: number;
  dateModified: string;
}

const storedTrades = (world: World): Map<string, Trade> => world.collection<Trade>('wfm.alternativeshifts.trades');

/** All trades, after expiry of those that are due. */
export function tradesOf(world: World): Trade[] {
  const isLate = ({ state, expirationDate }: Trade): boolean =>
    state === 'Submitted' && expirationDate !== undefined && Date.parse(expirationDate) <= world.now();
  return [...storedTrades(world).values()].map((trade) => (isLate(trade) ? { ...trade, state: 'Expired' } : trade));
}

export function tradesOfAgent(world: World, userId: string): Trade[] {
  return tradesOf(world).filter((trade) => trade.userId === userId);
}

/** A search for trades of a business unit. */
export type TradeSearch = SearchAlternativeShiftTradesRequest & { unitId: string };

export function searchTrades(
  world: World,
  { unitId, managementUnitIds, agentIds }: TradeSearch,
): AlternativeShiftTradeResponse[] {
  return tradesOf(world)
    .filter(({ businessUnitId }) => businessUnitId === unitId)
    .filter(({ managementUnitId: id }) => managementUnitIds === undefined || managementUnitIds.includes(id))
    .filter(({ userId }) => agentIds === undefined || agentIds.includes(userId))
    .map(tradeView);
}

/**
 * Submits a trade, which waits for a planner: the sandbox approves none automatically. @throws the platform's 400 for an
 * unknown key.
 */
export function submitTrade(
  world: World,
  userId: string,
  offers: AlternativeShiftOffersViewResponseTemplate,
  {
    jobId,
    dropShiftReferenceKeys: droppedKeys = [],
    pickupShiftReferenceKeys: pickup = [],
    expirationDate,
  }: CreateAlternativeShiftTradeRequest,
): Trade {
  const selectOffers = (keys: readonly string[], from: readonly Offer[], fieldName: string): Offer[] =>
    keys.map((key) => {
      const offer = from.find(({ referenceKey }) => referenceKey === key);
      if (!offer) throw invalidValue(fieldName, key, 'shift');
      return offer;
    });
  const { businessUnitId, managementUnitId, schedule, offerWeekDate: weekDate } = offers;
  const trade: Trade = {
    id: world.newId(),
    jobId,
    userId,
    businessUnitId,
    managementUnitId,
    schedule,
    weekDate,
    state: 'Submitted',
    existing: selectOffers(droppedKeys, offers.shifts, 'dropShiftReferenceKeys'),
    offered: selectOffers(pickup, offers.alternativeDays, 'pickupShiftReferenceKeys'),
    ...(expirationDate !== undefined && { expirationDate }),
    version: 1,
    dateModified: world.timestamp(),
  };
  if (trade.existing.length + trade.offered.length === 0) throw invalidValue('pickupShiftReferenceKeys', '', 'shift');
  storedTrades(world).set(trade.id, trade);
  return trade;
}

/** Stores the changes of a trade. */
export function changeTrade(world: World, trade: Trade, changes: Partial<Trade>): Trade {
  const changedTrade = { ...trade, ...changes, version: trade.version + 1, dateModified: world.timestamp() };
  storedTrades(world).set(trade.id, changedTrade);
  return changedTrade;
}

/** Approves or denies a pending trade. Approval changes the schedule. */
export function decideTrade(
  world: World,
  unitId: string,
  { tradeId, state, metadata }: AdminBulkUpdateAlternativeShiftTradeState,
  plannerId: string,
): AlternativeShiftTradeBulkUpdateTemplateItem {
  const trade = tradesOf(world).find(({ id, managementUnitId }) => id === tradeId && managementUnitId === unitId);
  const isOpen = trade?.state === 'Submitted' && trade.version === metadata.version && ['Approved', 'Denied'].includes(state);
  if (!trade || !isOpen || (state === 'Approved' && !exchangeShifts(world, trade)))
    return {
      tradeId,
      state: trade?.state ?? state,
      failureReason: 'TransitionNotAllowed',
      metadata: { version: trade?.version ?? metadata.version },
    };
  const reviewed = {
    adminDateReviewed: world.timestamp(),
    ...(plannerId !== '' && { adminReviewedBy: userReference(plannerId) }),
  };
  const decidedTrade = changeTrade(world, trade, { state, reviewed });
  return { tradeId, state, ...reviewed, metadata: metadataOf(decidedTrade) };
}

/** @returns whether the schedule still has the shifts to replace. */
function exchangeShifts(world: World, { schedule, userId, existing, offered }: Trade): boolean {
  const all = agentSchedulesOf(world).get(schedule.id) ?? [];
  const agentSchedule = all.find((each) => agentIn(each) === userId);
  const shifts = agentSchedule?.shifts ?? [];
  const isGivenUp = ({ id }: BuAgentScheduleShift): boolean => existing.some(({ referenceKey }) => referenceKey === id);
  if (!agentSchedule || shifts.filter(isGivenUp).length < existing.length) return false;
  const added = offered.map(({ dayIndex: _, referenceKey: __, ...shift }) => ({
    ...shift,
    id: world.newId(),
    manuallyEdited: false,
  }));
  const changedSchedule = { ...agentSchedule, shifts: [...shifts.filter((shift) => !isGivenUp(shift)), ...added] };
  agentSchedulesOf(world).set(
    schedule.id,
    all.map((each) => (each === agentSchedule ? changedSchedule : each)),
  );
  return true;
}

const metadataOf = ({ version, dateModified, userId }: Trade): AlternativeShiftTradeResponse['metadata'] => ({
  version,
  dateModified,
  createdBy: userReference(userId),
});

const progress: Readonly<Record<string, string>> = { Submitted: 'WaitingForReview', Approved: 'ScheduleUpdated' };

export function tradeView(trade: Trade): AlternativeShiftTradeResponse {
  const { id, jobId, schedule, weekDate, state, managementUnitId, userId, expirationDate, reviewed } = trade;
  const processingStatus = progress[state];
  return {
    id,
    shiftOfferJobId: jobId,
    existingShifts: trade.existing,
    offeredShifts: trade.offered,
    schedule,
    weekDate,
    state,
    managementUnit: unitReference(managementUnitId),
    user: userReference(userId),
    violations: [],
    ...reviewed,
    ...(processingStatus !== undefined && { processingStatus }),
    ...(expirationDate !== undefined && { expirationDate }),
    metadata: metadataOf(trade),
    selfUri: `${TRADES}/${id}`,
  };
}
