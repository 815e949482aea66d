import type { Area } from '../../../engine/area.js';
import type {
  AddShiftTradeJobRequest,
  BulkUpdateShiftTradeListJobRequest,
  MatchShiftTradeJobRequest,
  QueryAgentShiftTradeListJobRequest,
  QueryWeekSummaryListJobRequest,
  SearchUnmatchedShiftTradeListJobRequest,
  UpdateShiftTradeJobRequest,
  UpdateShiftTradeStateJobRequest,
} from '../../../../models/index.js';
import { readObject } from '../../../http/body.js';
import type { OperationContext } from '../../../http/operation-context.js';
import { invalidValue, notFound, staleVersion } from '../../../store/errors.js';
import { callerId } from '../../../sign-in/bearer.js';
import type { World } from '../../../store/world.js';
import type { Json } from '../../repository.js';
import { businessUnitAt } from '../agents/placements.js';
import { businessUnitIn, unitOfAgent } from '../roster.js';
import { TradeJobs } from './jobs.js';
import { matchOf } from './matching.js';
import { tradeWork } from './trade-work.js';
import type { Offer } from './trade-work.js';
import { isAgentOf, findPublishedShifts, requireFuture, tradeOf } from './trades.js';
import type { Trade } from './trades.js';

/** Shift trades between agents, in any week of a business unit. */
export function addShiftTradingHandlers(area: Area, world: World): void {
  const jobs = new TradeJobs(world, tradeWork(world));
  addAgentOperations(area, world, jobs);
  addPlannerOperations(area, world, jobs);
}

/** The names of the methods that start a kind of job and that return its state. */
const operations = {
  AddTrade: {
    startMethod: 'postWorkforcemanagementShifttradingTradesJobs',
    readMethod: 'getWorkforcemanagementShifttradingTradesJob',
  },
  QueryAgentTrades: {
    startMethod: 'postWorkforcemanagementShifttradingTradesMineQueryJobs',
    readMethod: 'getWorkforcemanagementShifttradingTradesMineQueryJob',
  },
  UpdateTrade: {
    startMethod: 'postWorkforcemanagementShifttradingTradeJobs',
    readMethod: 'getWorkforcemanagementShifttradingTradeJob',
  },
  MatchTrade: {
    startMethod: 'postWorkforcemanagementShifttradingTradeMatchJobs',
    readMethod: 'getWorkforcemanagementShifttradingTradeMatchJob',
  },
  UpdateTradeState: {
    startMethod: 'postWorkforcemanagementShifttradingTradeStateJobs',
    readMethod: 'getWorkforcemanagementShifttradingTradeStateJob',
  },
  QueryTrades: {
    startMethod: 'postWorkforcemanagementBusinessunitShifttradingTradesQueryJobs',
    readMethod: 'getWorkforcemanagementBusinessunitShifttradingTradesQueryJob',
  },
  EvaluateTrades: {
    startMethod: 'postWorkforcemanagementBusinessunitShifttradingTradesEvaluateJobs',
    readMethod: 'getWorkforcemanagementBusinessunitShifttradingTradesEvaluateJob',
  },
  QueryWeekSummaries: {
    startMethod: 'postWorkforcemanagementBusinessunitShifttradingWeeksSummaryJobs',
    readMethod: 'getWorkforcemanagementBusinessunitShifttradingWeeksSummaryJob',
  },
  SearchUnmatchedTrades: {
    startMethod: 'postWorkforcemanagementBusinessunitShifttradingUnmatchedSearchJobs',
    readMethod: 'getWorkforcemanagementBusinessunitShifttradingUnmatchedSearchJob',
  },
  BulkUpdateTradeStates: {
    startMethod: 'postWorkforcemanagementBusinessunitShifttradingTradesStateBulkJobs',
    readMethod: 'getWorkforcemanagementBusinessunitShifttradingTradesStateBulkJob',
  },
} as const;

/** Operations of agents on their own trades. */
function addAgentOperations(area: Area, world: World, jobs: TradeJobs): void {
  jobs.addHandlers(area, 'AddTrade', operations.AddTrade, (context) => ({ ...readOffer(world, context) }));
  jobs.addHandlers(area, 'QueryAgentTrades', operations.QueryAgentTrades, (context) => {
    callerId(context);
    return { ...readObject<QueryAgentShiftTradeListJobRequest>(context, ['weekDates']) };
  });
  jobs.addHandlers(area, 'UpdateTrade', operations.UpdateTrade, (context) => ({ trade: readUpdate(world, context) }));
  jobs.addHandlers(area, 'MatchTrade', operations.MatchTrade, (context) => {
    const userId = callerId(context);
    const body = readObject<MatchShiftTradeJobRequest>(context, ['weekDate', 'receivingSchedule', 'metadata']);
    const trade = readTrade(world, context, { weekDate: body.weekDate, version: body.metadata.version });
    const match = matchOf(world, trade.businessUnitId, userId, body.receivingSchedule.id, body.receivingShiftId);
    return { tradeId: trade.id, match: { ...match } };
  });
  jobs.addHandlers(area, 'UpdateTradeState', operations.UpdateTradeState, (context) => {
    const userId = callerId(context);
    const { weekDate, state, metadata } = readObject<UpdateShiftTradeStateJobRequest>(context, ['weekDate', 'state', 'metadata']);
    const { id } = readTrade(world, context, { weekDate, version: metadata.version }, (trade) => isAgentOf(trade, userId));
    return { tradeId: id, state, version: metadata.version };
  });
}

/** The offer of a request. @throws the platform's 404 for a shift of another agent. */
function readOffer(world: World, context: OperationContext): Offer {
  const userId = callerId(context);
  const body = readObject<AddShiftTradeJobRequest>(context, ['initiatingShift']);
  const { initiatingShift, acceptableIntervals = [], target, expirationDate } = body;
  const scheduleId = initiatingShift.schedule.id ?? '';
  const { shifts } = findPublishedShifts(world, businessUnitIn(unitOfAgent(world, userId)), scheduleId, userId);
  if (!shifts.some(({ id }) => id === initiatingShift.id)) throw notFound('shift', initiatingShift.id);
  requireFuture(world, expirationDate);
  return {
    scheduleId,
    shiftId: initiatingShift.id,
    acceptableIntervals,
    targetId: target?.userId,
    expirationDate,
  };
}

/** A trade with the changes of a request. @throws the platform's 400 for a trade that is matched. */
function readUpdate(world: World, context: OperationContext): Trade {
  const userId = callerId(context);
  const { weekDate, target, expirationDate, acceptableIntervals, metadata } = readObject<UpdateShiftTradeJobRequest>(context, [
    'weekDate',
    'metadata',
  ]);
  const {
    targetId,
    expirationDate: currentExpiration,
    ...trade
  } = readTrade(world, context, { weekDate, version: metadata.version }, (each) => each.userId === userId);
  if (trade.state !== 'Unmatched') throw invalidValue('state', trade.state);
  const newExpiration = expirationDate ? expirationDate.value : currentExpiration;
  const newTargetId = target ? target.value?.userId : targetId;
  requireFuture(world, expirationDate?.value);
  return {
    ...trade,
    ...(newTargetId !== undefined && { targetId: newTargetId }),
    ...(newExpiration !== undefined && { expirationDate: newExpiration }),
    ...(acceptableIntervals && { acceptableIntervals: acceptableIntervals.values ?? [] }),
  };
}

/** @throws the platform's 404 for a trade of another week or that is not allowed, its 409 for a stale version. */
function readTrade(
  world: World,
  context: OperationContext,
  { weekDate, version }: { weekDate: string; version: number },
  isAllowed?: (trade: Trade) => boolean,
): Trade {
  const trade = tradeOf(world, context.param('tradeId'), isAllowed);
  if (trade.schedule.weekDate !== weekDate) throw notFound('trade', trade.id);
  if (trade.version !== version) throw staleVersion('trade', trade.id);
  return trade;
}

/** Operations of planners on the trades of a business unit. */
function addPlannerOperations(area: Area, world: World, jobs: TradeJobs): void {
  const readUnitId = (context: OperationContext): string => businessUnitAt(world, context.param('businessUnitId')).id;
  const readScope = (context: OperationContext): Json => ({
    ...readObject<QueryWeekSummaryListJobRequest>(context),
    businessUnitId: readUnitId(context),
  });

  jobs.addHandlers(area, 'QueryTrades', operations.QueryTrades, (context) => readScope(context));
  jobs.addHandlers(area, 'EvaluateTrades', operations.EvaluateTrades, (context) => readScope(context));
  jobs.addHandlers(area, 'QueryWeekSummaries', operations.QueryWeekSummaries, (context) => readScope(context));
  jobs.addHandlers(area, 'SearchUnmatchedTrades', operations.SearchUnmatchedTrades, (context) => {
    const { receivingSchedule } = readObject<SearchUnmatchedShiftTradeListJobRequest>(context);
    findPublishedShifts(world, readUnitId(context), receivingSchedule.id, callerId(context));
    return { ...readScope(context), scheduleId: receivingSchedule.id };
  });
  jobs.addHandlers(area, 'BulkUpdateTradeStates', operations.BulkUpdateTradeStates, (context) => {
    const { entities } = readObject<BulkUpdateShiftTradeListJobRequest>(context);
    return {
      ...readScope(context),
      entities: entities.map(({ id, state, metadata }) => ({ id, state, version: metadata.version })),
    };
  });
}
