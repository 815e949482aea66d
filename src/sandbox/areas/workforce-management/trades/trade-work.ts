import type { SearchUnmatchedShiftTradeResponseItem, ShiftTradeWeekSummaryResponseItem } from '../../../../models/index.js';
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
      run: ({ userId = '', of: offer }) => ({
        addTradeResult: tradeItem(offerShift(world, unitOfAgent(world, userId), userId, offer as unknown as Offer)),
      }),
    },
    UpdateTrade: {
      run: ({ of: data }) => ({ updateTradeResult: tradeItem(saveTrade(world, data['trade'] as Trade)) }),
    },
    MatchTrade: {
      run: ({ of: data }) => {
        const trade = tradeOf(world, textOf(data['tradeId']));
        const match = data['match'] as Match;
        const violations = violationsOf(world, trade, match);
        if (violations.length > 0)
          return {
            matchTradeResult: {
              trade: tradeItem(trade),
              matchReview: { violations, adminReviewViolations: [], unevaluatedRules: [] },
            },
          };
        return { matchTradeResult: evaluateTrade(world, matchTrade(world, trade, match)) };
      },
    },
    UpdateTradeState: {
      run: ({ of: data, userId }) => ({
        updateTradeStateResult: decideTrade(world, textOf(data['tradeId']), textOf(data['state']), Number(data['version']), {
          ...(userId !== undefined && { userId }),
          isPlanner: false,
        }),
      }),
    },
    BulkUpdateTradeStates: {
      run: ({ of: data, userId }) => ({
        bulkUpdateTradeStatesResult: {
          entities: (data['entities'] as Json[]).map(({ id, state, version }) =>
            decideTrade(world, textOf(id), textOf(state), Number(version), {
              ...(userId !== undefined && { userId }),
              isPlanner: true,
            }),
          ),
        },
      }),
    },
  };
}

function queryWork(world: World): Readonly<Record<string, TradeWork>> {
  return {
    QueryAgentTrades: {
      isQuery: true,
      run: ({ of: data, userId = '' }) => ({
        queryAgentTradesResult: {
          entities: tradesOf(world)
            .filter((trade) => isAgentOf(trade, userId) && (data['weekDates'] as string[]).includes(trade.schedule.weekDate))
            .map(tradeItem),
        },
      }),
    },
    QueryTrades: {
      isQuery: true,
      run: ({ of: data }) => ({
        queryTradesResult: {
          entities: tradesInScope(world, data)
            .filter((trade) => (data['userIds'] as string[]).some((id) => isAgentOf(trade, id)))
            .map(tradeItem),
        },
      }),
    },
    EvaluateTrades: {
      isQuery: true,
      run: ({ of: data }) => ({
        evaluateTradesResult: {
          entities: tradesInScope(world, data)
            .filter(({ state }) => state === 'Matched')
            .map((trade) => evaluateTrade(world, trade)),
        },
      }),
    },
    SearchUnmatchedTrades: {
      isQuery: true,
      run: ({ of: data, userId = '' }) => ({
        searchUnmatchedTradesResult: { trades: searchTrades(world, tradesInScope(world, data), userId, data) },
      }),
    },
    QueryWeekSummaries: {
      run: ({ of: data }) => ({ queryWeekSummariesResult: { weeks: summarizeWeeks(world, data) } }),
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
function summarizeWeeks(world: World, data: Json): ShiftTradeWeekSummaryResponseItem[] {
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
): SearchUnmatchedShiftTradeResponseItem[] {
  return trades.flatMap((trade) => {
    const fittingIds = findFittingShifts(world, trade, userId, textOf(scheduleId), receivingShiftIds as string[]);
    const preview = previewOfferedShift(world, trade);
    const receivingShiftMatches = fittingIds.map((shiftId) => ({ shiftIds: shiftId === undefined ? [] : [shiftId], preview }));
    return fittingIds.length === 0 ? [] : [{ trade: tradeItem(trade), receivingShiftMatches }];
  });
}
