import { textOf } from '../../../engine/values.js';
import type { World } from '../../../store/world.js';
import type { Json } from '../../repository.js';
import { unitOfAgent } from '../roster.js';
import { decideTrade, matchTrade } from './decisions.js';
import type { TradeWork } from './jobs.js';
import { evaluateTrade, findFittingShifts, previewOfferedShift, violationsOf } from './matching.js';
import type { Match } from './matching.js';
import { isAgentOf, offerShift, saveTrade, tradeItem, tradeOf, tradesOf } from './trades.js';
import type { Trade } from './trades.js';

export type Offer = Parameters<typeof offerShift>[3];

/** The work of each kind of trade job. */
export function tradeWork(world: World): Readonly<Record<string, TradeWork>> {
  return { ...changingWork(world), ...queryWork(world) };
}

function changingWork(world: World): Readonly<Record<string, TradeWork>> {
  return {
    AddTrade: {
      field: 'addTradeResult',
      run: (job) =>
        tradeItem(offerShift(world, unitOfAgent(world, job.userId ?? ''), job.userId ?? '', job.of as unknown as Offer)),
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
  };
}

function queryWork(world: World): Readonly<Record<string, TradeWork>> {
  return {
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
        entities: tradesInScope(world, data)
          .filter((trade) => (data['userIds'] as string[]).some((id) => isAgentOf(trade, id)))
          .map(tradeItem),
      }),
    },
    EvaluateTrades: {
      field: 'evaluateTradesResult',
      isQuery: true,
      run: ({ of: data }) => ({
        entities: tradesInScope(world, data)
          .filter(({ state }) => state === 'Matched')
          .map((trade) => evaluateTrade(world, trade)),
      }),
    },
    SearchUnmatchedTrades: {
      field: 'searchUnmatchedTradesResult',
      isQuery: true,
      run: ({ of: data, userId = '' }) => ({ trades: searchTrades(world, tradesInScope(world, data), userId, data) }),
    },
    QueryWeekSummaries: {
      field: 'queryWeekSummariesResult',
      run: ({ of: data }) => ({ weeks: summarizeWeeks(world, data) }),
    },
  };
}

/** The trades of the management units and weeks of a query. */
function tradesInScope(world: World, { businessUnitId = '', managementUnitIds, weekDates }: Json): Trade[] {
  return tradesOf(world).filter(
    (trade) =>
      trade.businessUnitId === businessUnitId &&
      (managementUnitIds as string[]).includes(trade.unitId) &&
      ((weekDates as string[]).includes(trade.schedule.weekDate) ||
        (weekDates as string[]).includes(trade.receiving?.weekDate ?? '')),
  );
}

/** The numbers of matched trades by week. */
function summarizeWeeks(world: World, data: Json): Json[] {
  const matchedTrades = tradesInScope(world, data).filter(({ state }) => state === 'Matched');
  return (data['weekDates'] as string[]).map((weekDate) => {
    const initiatingCount = matchedTrades.filter(({ schedule }) => schedule.weekDate === weekDate).length;
    const crossWeekTrades = matchedTrades.filter(
      ({ schedule, receiving }) => schedule.weekDate !== weekDate && receiving?.weekDate === weekDate,
    );
    return { weekDate, initiatingMatchedCount: initiatingCount, crossWeekReceivingMatchedCount: crossWeekTrades.length };
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
