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
import { businessUnitIn, ownUnit } from '../roster.js';
import { decided, matched } from './decisions.js';
import { TradeJobs } from './jobs.js';
import type { TradeJob } from './jobs.js';
import { evaluated, fittingShifts, matchOf, offeredPreview, violationsOf } from './matching.js';
import type { Match } from './matching.js';
import { concerns, item, keepTrade, offer, publishedShifts, refusePast, tradeOf, tradesOf } from './trades.js';
import type { Trade } from './trades.js';

type Offer = Parameters<typeof offer>[3];

/** Shift trades between agents, in any week of a business unit. */
export function addShiftTradingHandlers(area: Area, world: World): void {
  const unitFor = (job: TradeJob) => ownUnit(world, job.userId ?? '');
  const withIn = ({ businessUnitId = '', managementUnitIds, weekDates }: Json): Trade[] =>
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
      run: (job) => item(offer(world, unitFor(job), job.userId ?? '', job.of as unknown as Offer)),
    },
    UpdateTrade: { field: 'updateTradeResult', run: ({ of }) => item(keepTrade(world, of['trade'] as Trade)) },
    MatchTrade: {
      field: 'matchTradeResult',
      run: ({ of }) => {
        const trade = tradeOf(world, textOf(of['tradeId']));
        const match = of['match'] as Match;
        const violations = violationsOf(world, trade, match);
        if (violations.length > 0)
          return { trade: item(trade), matchReview: { violations, adminReviewViolations: [], unevaluatedRules: [] } };
        return evaluated(world, matched(world, trade, match));
      },
    },
    UpdateTradeState: {
      field: 'updateTradeStateResult',
      run: ({ of, userId }) =>
        decided(world, textOf(of['tradeId']), textOf(of['state']), Number(of['version']), {
          ...(userId !== undefined && { userId }),
          isPlanner: false,
        }),
    },
    BulkUpdateTradeStates: {
      field: 'bulkUpdateTradeStatesResult',
      run: ({ of, userId }) => ({
        entities: (of['entities'] as Json[]).map(({ id, state, version }) =>
          decided(world, textOf(id), textOf(state), Number(version), {
            ...(userId !== undefined && { userId }),
            isPlanner: true,
          }),
        ),
      }),
    },
    QueryAgentTrades: {
      field: 'queryAgentTradesResult',
      isQuery: true,
      run: ({ of, userId = '' }) => ({
        entities: tradesOf(world)
          .filter((trade) => concerns(trade, userId) && (of['weekDates'] as string[]).includes(trade.schedule.weekDate))
          .map(item),
      }),
    },
    QueryTrades: {
      field: 'queryTradesResult',
      isQuery: true,
      run: ({ of }) => ({
        entities: withIn(of)
          .filter((trade) => (of['userIds'] as string[]).some((id) => concerns(trade, id)))
          .map(item),
      }),
    },
    EvaluateTrades: {
      field: 'evaluateTradesResult',
      isQuery: true,
      run: ({ of }) => ({
        entities: withIn(of)
          .filter(({ state }) => state === 'Matched')
          .map((trade) => evaluated(world, trade)),
      }),
    },
    SearchUnmatchedTrades: {
      field: 'searchUnmatchedTradesResult',
      isQuery: true,
      run: ({ of, userId = '' }) => ({ trades: searched(world, withIn(of), userId, of) }),
    },
    QueryWeekSummaries: {
      field: 'queryWeekSummariesResult',
      run: ({ of }) => ({
        weeks: (of['weekDates'] as string[]).map((weekDate) => {
          const all = withIn(of).filter(({ state }) => state === 'Matched');
          const begun = all.filter(({ schedule }) => schedule.weekDate === weekDate).length;
          const received = all.filter(
            ({ schedule, receiving }) => schedule.weekDate !== weekDate && receiving?.weekDate === weekDate,
          );
          return { weekDate, initiatingMatchedCount: begun, crossWeekReceivingMatchedCount: received.length };
        }),
      }),
    },
  });
  agentWork(area, world, jobs);
  plannerWork(area, world, jobs);
}

/** The names of the methods that start a kind of job and that return its state. */
const operations = {
  AddTrade: {
    start: 'postWorkforcemanagementShifttradingTradesJobs',
    read: 'getWorkforcemanagementShifttradingTradesJob',
  },
  QueryAgentTrades: {
    start: 'postWorkforcemanagementShifttradingTradesMineQueryJobs',
    read: 'getWorkforcemanagementShifttradingTradesMineQueryJob',
  },
  UpdateTrade: {
    start: 'postWorkforcemanagementShifttradingTradeJobs',
    read: 'getWorkforcemanagementShifttradingTradeJob',
  },
  MatchTrade: {
    start: 'postWorkforcemanagementShifttradingTradeMatchJobs',
    read: 'getWorkforcemanagementShifttradingTradeMatchJob',
  },
  UpdateTradeState: {
    start: 'postWorkforcemanagementShifttradingTradeStateJobs',
    read: 'getWorkforcemanagementShifttradingTradeStateJob',
  },
  QueryTrades: {
    start: 'postWorkforcemanagementBusinessunitShifttradingTradesQueryJobs',
    read: 'getWorkforcemanagementBusinessunitShifttradingTradesQueryJob',
  },
  EvaluateTrades: {
    start: 'postWorkforcemanagementBusinessunitShifttradingTradesEvaluateJobs',
    read: 'getWorkforcemanagementBusinessunitShifttradingTradesEvaluateJob',
  },
  QueryWeekSummaries: {
    start: 'postWorkforcemanagementBusinessunitShifttradingWeeksSummaryJobs',
    read: 'getWorkforcemanagementBusinessunitShifttradingWeeksSummaryJob',
  },
  SearchUnmatchedTrades: {
    start: 'postWorkforcemanagementBusinessunitShifttradingUnmatchedSearchJobs',
    read: 'getWorkforcemanagementBusinessunitShifttradingUnmatchedSearchJob',
  },
  BulkUpdateTradeStates: {
    start: 'postWorkforcemanagementBusinessunitShifttradingTradesStateBulkJobs',
    read: 'getWorkforcemanagementBusinessunitShifttradingTradesStateBulkJob',
  },
} as const;

/** Operations of agents on their own trades. */
function agentWork(area: Area, world: World, jobs: TradeJobs): void {
  const tradeAt = (context: OperationContext, weekDate: string, version: number, isMeant?: (trade: Trade) => boolean): Trade => {
    const trade = tradeOf(world, context.param('tradeId'), isMeant);
    if (trade.schedule.weekDate !== weekDate) throw notFound('trade', trade.id);
    if (trade.version !== version) throw staleVersion('trade', trade.id);
    return trade;
  };

  jobs.handle(area, 'AddTrade', operations.AddTrade, (context) => {
    const userId = callerId(context);
    const body = readObject<AddShiftTradeJobRequest>(context, ['initiatingShift']);
    const { initiatingShift, acceptableIntervals = [], target, expirationDate } = body;
    const scheduleId = initiatingShift.schedule.id ?? '';
    const { shifts } = publishedShifts(world, businessUnitIn(ownUnit(world, userId)), scheduleId, userId);
    if (!shifts.some(({ id }) => id === initiatingShift.id)) throw notFound('shift', initiatingShift.id);
    refusePast(world, expirationDate);
    const asked: Offer = {
      scheduleId,
      shiftId: initiatingShift.id,
      acceptableIntervals,
      targetId: target?.userId,
      expirationDate,
    };
    return { ...asked };
  });
  jobs.handle(area, 'QueryAgentTrades', operations.QueryAgentTrades, (context) => {
    callerId(context);
    return { ...readObject<QueryAgentShiftTradeListJobRequest>(context, ['weekDates']) };
  });
  jobs.handle(area, 'UpdateTrade', operations.UpdateTrade, (context) => {
    const userId = callerId(context);
    const { weekDate, target, expirationDate, acceptableIntervals, metadata } = readObject<UpdateShiftTradeJobRequest>(context, [
      'weekDate',
      'metadata',
    ]);
    const {
      targetId,
      expirationDate: before,
      ...trade
    } = tradeAt(context, weekDate, metadata.version, (each) => each.userId === userId);
    if (trade.state !== 'Unmatched') throw invalidValue('state', trade.state);
    const expires = expirationDate ? expirationDate.value : before;
    const meantFor = target ? target.value?.userId : targetId;
    refusePast(world, expirationDate?.value);
    return {
      trade: {
        ...trade,
        ...(meantFor !== undefined && { targetId: meantFor }),
        ...(expires !== undefined && { expirationDate: expires }),
        ...(acceptableIntervals && { acceptableIntervals: acceptableIntervals.values ?? [] }),
      },
    };
  });
  jobs.handle(area, 'MatchTrade', operations.MatchTrade, (context) => {
    const userId = callerId(context);
    const body = readObject<MatchShiftTradeJobRequest>(context, ['weekDate', 'receivingSchedule', 'metadata']);
    const trade = tradeAt(context, body.weekDate, body.metadata.version);
    const match = matchOf(world, trade.businessUnitId, userId, body.receivingSchedule.id, body.receivingShiftId);
    return { tradeId: trade.id, match: { ...match } };
  });
  jobs.handle(area, 'UpdateTradeState', operations.UpdateTradeState, (context) => {
    const userId = callerId(context);
    const { weekDate, state, metadata } = readObject<UpdateShiftTradeStateJobRequest>(context, ['weekDate', 'state', 'metadata']);
    const { id } = tradeAt(context, weekDate, metadata.version, (trade) => concerns(trade, userId));
    return { tradeId: id, state, version: metadata.version };
  });
}

/** Operations of planners on the trades of a business unit. */
function plannerWork(area: Area, world: World, jobs: TradeJobs): void {
  const unitId = (context: OperationContext): string => businessUnitAt(world, context.param('businessUnitId')).id;
  const asked = (context: OperationContext): Json => ({
    ...readObject<QueryWeekSummaryListJobRequest>(context),
    businessUnitId: unitId(context),
  });

  jobs.handle(area, 'QueryTrades', operations.QueryTrades, (context) => asked(context));
  jobs.handle(area, 'EvaluateTrades', operations.EvaluateTrades, (context) => asked(context));
  jobs.handle(area, 'QueryWeekSummaries', operations.QueryWeekSummaries, (context) => asked(context));
  jobs.handle(area, 'SearchUnmatchedTrades', operations.SearchUnmatchedTrades, (context) => {
    const { receivingSchedule } = readObject<SearchUnmatchedShiftTradeListJobRequest>(context);
    publishedShifts(world, unitId(context), receivingSchedule.id, callerId(context));
    return { ...asked(context), scheduleId: receivingSchedule.id };
  });
  jobs.handle(area, 'BulkUpdateTradeStates', operations.BulkUpdateTradeStates, (context) => {
    const { entities } = readObject<BulkUpdateShiftTradeListJobRequest>(context);
    return { ...asked(context), entities: entities.map(({ id, state, metadata }) => ({ id, state, version: metadata.version })) };
  });
}

/** Open trades that an agent could take, each with the shifts that the agent could give in return. */
function searched(world: World, trades: readonly Trade[], userId: string, { scheduleId, receivingShiftIds = [] }: Json): Json[] {
  return trades.flatMap((trade) => {
    const fitting = fittingShifts(world, trade, userId, textOf(scheduleId), receivingShiftIds as string[]);
    const preview = offeredPreview(world, trade);
    const receivingShiftMatches = fitting.map((shiftId) => ({ shiftIds: shiftId === undefined ? [] : [shiftId], preview }));
    return fitting.length === 0 ? [] : [{ trade: item(trade), receivingShiftMatches }];
  });
}
