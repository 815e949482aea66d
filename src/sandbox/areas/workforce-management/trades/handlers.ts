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
import { textOf } from '../../../engine/values.js';
import { readObject } from '../../../http/body.js';
import type { OperationContext } from '../../../http/operation-context.js';
import { invalidValue, notFound, staleVersion } from '../../../store/errors.js';
import { callerId } from '../../../sign-in/bearer.js';
import type { World } from '../../../store/world.js';
import type { Json } from '../../repository.js';
import { businessUnitAt } from '../agents/placements.js';
import { businessUnitIn, unitOfAgent } from '../roster.js';
import { decideTrade, matchTrade } from './decisions.js';
import { TradeJobs } from './jobs.js';
import type { TradeJob } from './jobs.js';
import { evaluateTrade, findFittingShifts, matchOf, previewOfferedShift, violationsOf } from './matching.js';
import type { Match } from './matching.js';
import { isAgentOf, tradeItem, saveTrade, offerShift, findPublishedShifts, requireFuture, tradeOf, tradesOf } from './trades.js';
import type { Trade } from './trades.js';

type Offer = Parameters<typeof offerShift>[3];

/** Shift trades between agents, in any week of a business unit. */
export function addShiftTradingHandlers(area: Area, world: World): void {
  const findUnit = (job: TradeJob) => unitOfAgent(world, job.userId ?? '');
  const tradesInScope = ({ businessUnitId = '', managementUnitIds, weekDates }: Json): Trade[] =>
    tradesOf(world).filter(
      (trade) =>
        trade.businessUnitId === businessUnitId &&
        (managementUnitIds as string[]).includes(trade.unitId) &&
        ((weekDates as string[]).includes(trade.schedule.weekDate) ||
          (weekDates as string[]).includes(trade.receiving?.weekDate ?? '')),
    );
  const jobs = new TradeJobs(world, {
    AddTrade: {
      field: 'addTradeResult',
      run: (job) => tradeItem(offerShift(world, findUnit(job), job.userId ?? '', job.of as unknown as Offer)),
    },
    UpdateTrade: { field: 'updateTradeResult', run: ({ of: data }) => tradeItem(saveTrade(world, data['trade'] as Trade)) },
    MatchTrade: {
      field: 'matchTradeResult',
      run: ({ of: data }) => {
        const trade = tradeOf(world, textOf(data['tradeId']));
        const match = data['match'] as Match;
        const violations = violationsOf(world, trade, match);
        if (violations.length > 0)
          return { trade: tradeItem(trade), matchReview: { violations, adminReviewViolations: [], unevaluatedRules: [] } };
        return evaluateTrade(world, matchTrade(world, trade, match));
      },
    },
    UpdateTradeState: {
      field: 'updateTradeStateResult',
      run: ({ of: data, userId }) =>
        decideTrade(world, textOf(data['tradeId']), textOf(data['state']), Number(data['version']), {
          ...(userId !== undefined && { userId }),
          isPlanner: false,
        }),
    },
    BulkUpdateTradeStates: {
      field: 'bulkUpdateTradeStatesResult',
      run: ({ of: data, userId }) => ({
        entities: (data['entities'] as Json[]).map(({ id, state, version }) =>
          decideTrade(world, textOf(id), textOf(state), Number(version), {
            ...(userId !== undefined && { userId }),
            isPlanner: true,
          }),
        ),
      }),
    },
    QueryAgentTrades: {
      field: 'queryAgentTradesResult',
      isQuery: true,
      run: ({ of: data, userId = '' }) => ({
        entities: tradesOf(world)
          .filter((trade) => isAgentOf(trade, userId) && (data['weekDates'] as string[]).includes(trade.schedule.weekDate))
          .map(tradeItem),
      }),
    },
    QueryTrades: {
      field: 'queryTradesResult',
      isQuery: true,
      run: ({ of: data }) => ({
        entities: tradesInScope(data)
          .filter((trade) => (data['userIds'] as string[]).some((id) => isAgentOf(trade, id)))
          .map(tradeItem),
      }),
    },
    EvaluateTrades: {
      field: 'evaluateTradesResult',
      isQuery: true,
      run: ({ of: data }) => ({
        entities: tradesInScope(data)
          .filter(({ state }) => state === 'Matched')
          .map((trade) => evaluateTrade(world, trade)),
      }),
    },
    SearchUnmatchedTrades: {
      field: 'searchUnmatchedTradesResult',
      isQuery: true,
      run: ({ of: data, userId = '' }) => ({ trades: searchTrades(world, tradesInScope(data), userId, data) }),
    },
    QueryWeekSummaries: {
      field: 'queryWeekSummariesResult',
      run: ({ of: data }) => ({
        weeks: (data['weekDates'] as string[]).map((weekDate) => {
          const all = tradesInScope(data).filter(({ state }) => state === 'Matched');
          const initiatingCount = all.filter(({ schedule }) => schedule.weekDate === weekDate).length;
          const crossWeekTrades = all.filter(
            ({ schedule, receiving }) => schedule.weekDate !== weekDate && receiving?.weekDate === weekDate,
          );
          return { weekDate, initiatingMatchedCount: initiatingCount, crossWeekReceivingMatchedCount: crossWeekTrades.length };
        }),
      }),
    },
  });
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
  const readTrade = (
    context: OperationContext,
    weekDate: string,
    version: number,
    isAllowed?: (trade: Trade) => boolean,
  ): Trade => {
    const trade = tradeOf(world, context.param('tradeId'), isAllowed);
    if (trade.schedule.weekDate !== weekDate) throw notFound('trade', trade.id);
    if (trade.version !== version) throw staleVersion('trade', trade.id);
    return trade;
  };

  jobs.addHandlers(area, 'AddTrade', operations.AddTrade, (context) => {
    const userId = callerId(context);
    const body = readObject<AddShiftTradeJobRequest>(context, ['initiatingShift']);
    const { initiatingShift, acceptableIntervals = [], target, expirationDate } = body;
    const scheduleId = initiatingShift.schedule.id ?? '';
    const { shifts } = findPublishedShifts(world, businessUnitIn(unitOfAgent(world, userId)), scheduleId, userId);
    if (!shifts.some(({ id }) => id === initiatingShift.id)) throw notFound('shift', initiatingShift.id);
    requireFuture(world, expirationDate);
    const newOffer: Offer = {
      scheduleId,
      shiftId: initiatingShift.id,
      acceptableIntervals,
      targetId: target?.userId,
      expirationDate,
    };
    return { ...newOffer };
  });
  jobs.addHandlers(area, 'QueryAgentTrades', operations.QueryAgentTrades, (context) => {
    callerId(context);
    return { ...readObject<QueryAgentShiftTradeListJobRequest>(context, ['weekDates']) };
  });
  jobs.addHandlers(area, 'UpdateTrade', operations.UpdateTrade, (context) => {
    const userId = callerId(context);
    const { weekDate, target, expirationDate, acceptableIntervals, metadata } = readObject<UpdateShiftTradeJobRequest>(context, [
      'weekDate',
      'metadata',
    ]);
    const {
      targetId,
      expirationDate: currentExpiration,
      ...trade
    } = readTrade(context, weekDate, metadata.version, (each) => each.userId === userId);
    if (trade.state !== 'Unmatched') throw invalidValue('state', trade.state);
    const newExpiration = expirationDate ? expirationDate.value : currentExpiration;
    const newTargetId = target ? target.value?.userId : targetId;
    requireFuture(world, expirationDate?.value);
    return {
      trade: {
        ...trade,
        ...(newTargetId !== undefined && { targetId: newTargetId }),
        ...(newExpiration !== undefined && { expirationDate: newExpiration }),
        ...(acceptableIntervals && { acceptableIntervals: acceptableIntervals.values ?? [] }),
      },
    };
  });
  jobs.addHandlers(area, 'MatchTrade', operations.MatchTrade, (context) => {
    const userId = callerId(context);
    const body = readObject<MatchShiftTradeJobRequest>(context, ['weekDate', 'receivingSchedule', 'metadata']);
    const trade = readTrade(context, body.weekDate, body.metadata.version);
    const match = matchOf(world, trade.businessUnitId, userId, body.receivingSchedule.id, body.receivingShiftId);
    return { tradeId: trade.id, match: { ...match } };
  });
  jobs.addHandlers(area, 'UpdateTradeState', operations.UpdateTradeState, (context) => {
    const userId = callerId(context);
    const { weekDate, state, metadata } = readObject<UpdateShiftTradeStateJobRequest>(context, ['weekDate', 'state', 'metadata']);
    const { id } = readTrade(context, weekDate, metadata.version, (trade) => isAgentOf(trade, userId));
    return { tradeId: id, state, version: metadata.version };
  });
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

/** Open trades that an agent could take, each with the shifts that the agent could give in return. */
function searchTrades(
  world: World,
  trades: readonly Trade[],
  userId: string,
  { scheduleId, receivingShiftIds = [] }: Json,
): Json[] {
  return trades.flatMap((trade) => {
    const fittingIds = findFittingShifts(world, trade, userId, textOf(scheduleId), receivingShiftIds as string[]);
    const preview = previewOfferedShift(world, trade);
    const receivingShiftMatches = fittingIds.map((shiftId) => ({ shiftIds: shiftId === undefined ? [] : [shiftId], preview }));
    return fittingIds.length === 0 ? [] : [{ trade: tradeItem(trade), receivingShiftMatches }];
  });
}
