import type { Area } from '../../../engine/area.js';
import type {
  AddShiftTradeRequest,
  BulkShiftTradeStateUpdateRequest,
  MatchShiftTradeRequest,
  PatchShiftTradeRequest,
  SearchShiftTradesRequest,
} from '../../../../models/index.js';
import { textOf } from '../../../engine/values.js';
import { readObject } from '../../../http/body.js';
import type { OperationContext } from '../../../http/operation-context.js';
import { invalidValue, notFound, staleVersion } from '../../../store/errors.js';
import { queryFlag } from '../../../http/listing.js';
import { callerId } from '../../../sign-in/bearer.js';
import type { World } from '../../../store/world.js';
import { payloadOf, topicWith } from '../../events/tell.js';
import { callerOf } from '../../repository.js';
import type { Entity, Json } from '../../repository.js';
import { EventOperations } from '../../event-operations.js';
import { managementUnitAt, userReference } from '../agents/placements.js';
import { answerOrFile } from '../result.js';
import { agentsIn, businessUnitIn, ownUnit } from '../roster.js';
import { decided, matched } from './decisions.js';
import { fittingShifts, matchOf, offeredPreview, reviewOf, violationsOf } from './matching.js';
import { concerns, intervals, keepTrade, offer, refusePast, tradeOf, tradesOf, weekItem } from './trades.js';
import type { Trade } from './trades.js';
const DECIDED = 'v2.workforcemanagement.managementunits.{id}.shifttrades.state.bulk';

/** The same trades by week of a management unit: the operations from before trades could span weeks. */
export function addWeekTradeHandlers(area: Area, world: World): void {
  const unitAt = (context: OperationContext): Entity => managementUnitAt(world, context.param('managementUnitId'));
  const inWeek = (context: OperationContext): Trade[] => {
    const { id } = unitAt(context);
    return tradesOf(world).filter(({ unitId, schedule }) => unitId === id && schedule.weekDate === context.param('weekDateId'));
  };
  const tradeAt = (context: OperationContext, version: number): Trade => {
    const trade = tradeOf(world, context.param('tradeId'), ({ id }) => inWeek(context).some((each) => each.id === id));
    if (trade.version !== version) throw staleVersion('shiftTrade', trade.id);
    return trade;
  };

  area.handle('getWorkforcemanagementShifttrades', (context) => {
    const userId = callerId(context);
    return {
      entities: tradesOf(world)
        .filter((trade) => concerns(trade, userId))
        .map(weekItem),
    };
  });
  area.handle('getWorkforcemanagementManagementunitAgentShifttrades', (context) => {
    const unit = unitAt(context);
    const agentId = context.param('agentId');
    if (!agentsIn(world, unit).some(({ userId }) => userId === agentId)) throw notFound('agent', agentId);
    return {
      entities: tradesOf(world)
        .filter((trade) => concerns(trade, agentId))
        .map(weekItem),
    };
  });
  area.handle('getWorkforcemanagementManagementunitShifttradesMatched', (context) => {
    const { id } = unitAt(context);
    const all = tradesOf(world).filter(({ unitId, state }) => unitId === id && state === 'Matched');
    const weeks = [
      ...new Set(all.flatMap(({ schedule, receiving }) => [schedule.weekDate, receiving?.weekDate ?? schedule.weekDate])),
    ];
    const entities = weeks.sort().map((weekDate) => ({
      weekDate,
      count: all.filter(({ schedule }) => schedule.weekDate === weekDate).length,
      crossWeekReceivingCount: all.filter(
        ({ schedule, receiving }) => schedule.weekDate !== weekDate && receiving?.weekDate === weekDate,
      ).length,
    }));
    return { entities };
  });
  area.handle('getWorkforcemanagementManagementunitShifttradesUsers', (context) => ({
    entities: agentsIn(world, unitAt(context)).map(({ userId }) => userReference(userId)),
  }));

  area.handle('getWorkforcemanagementManagementunitWeekShifttrades', (context) => {
    const isEvaluated = queryFlag(context, 'evaluateMatches') !== false;
    const entities = inWeek(context).map((trade) => {
      const matchReview = isEvaluated && trade.state === 'Matched' ? reviewOf(world, trade) : undefined;
      return { trade: weekItem(trade), ...(matchReview && { matchReview }) };
    });
    return { entities: [], ...answerOrFile(context, world, { entities }) };
  });

  area.handle('postWorkforcemanagementManagementunitWeekShifttrades', (context) => {
    const userId = callerId(context);
    unitAt(context);
    const body = readObject<AddShiftTradeRequest>(context, ['scheduleId', 'initiatingShiftId']);
    const {
      scheduleId,
      initiatingShiftId: shiftId,
      receivingUserId: targetId,
      expiration: expirationDate,
      acceptableIntervals = [],
    } = body;
    const asked = { scheduleId, shiftId, targetId, expirationDate, acceptableIntervals: intervals(acceptableIntervals) };
    return weekItem(offer(world, ownUnit(world, userId), userId, asked));
  });

  area.handle('patchWorkforcemanagementManagementunitWeekShifttrade', (context) => {
    const { receivingUserId, expiration, acceptableIntervals, metadata } = readObject<PatchShiftTradeRequest>(context, [
      'metadata',
    ]);
    const { targetId, expirationDate: before, ...trade } = tradeAt(context, metadata.version);
    if (trade.state !== 'Unmatched') throw invalidValue('state', trade.state);
    refusePast(world, expiration?.value, 'expiration');
    const meantFor = receivingUserId ? receivingUserId.value : targetId;
    const expires = expiration ? expiration.value : before;
    const after = keepTrade(world, {
      ...trade,
      ...(meantFor !== undefined && { targetId: meantFor }),
      ...(expires !== undefined && { expirationDate: expires }),
      ...(acceptableIntervals && { acceptableIntervals: intervals(acceptableIntervals.values ?? []) }),
    });
    return weekItem(after);
  });

  area.handle('postWorkforcemanagementManagementunitWeekShifttradeMatch', (context) => {
    const userId = callerId(context);
    const { receivingScheduleId, receivingShiftId, metadata } = readObject<MatchShiftTradeRequest>(context, [
      'receivingScheduleId',
      'metadata',
    ]);
    const trade = tradeAt(context, metadata.version);
    const match = matchOf(world, trade.businessUnitId, userId, receivingScheduleId, receivingShiftId);
    const violations = violationsOf(world, trade, match);
    const after = matched(world, trade, match);
    return { trade: weekItem(after), violations, adminReviewViolations: [], unevaluatedRules: [] };
  });

  area.handle('postWorkforcemanagementManagementunitWeekShifttradesSearch', (context) => {
    const userId = callerId(context);
    const { receivingScheduleId, receivingShiftIds = [] } = readObject<SearchShiftTradesRequest>(context, [
      'receivingScheduleId',
    ]);
    const businessUnitId = businessUnitIn(unitAt(context));
    matchOf(world, businessUnitId, userId, receivingScheduleId, undefined);
    const trades = inWeek(context).flatMap((trade) => {
      const fitting = fittingShifts(world, trade, userId, receivingScheduleId, receivingShiftIds);
      const preview = offeredPreview(world, trade);
      const matchingReceivingShiftIds = fitting.filter((id) => id !== undefined);
      return fitting.length === 0 ? [] : [{ trade: weekItem(trade), matchingReceivingShiftIds, preview }];
    });
    return answerOrFile(context, world, { trades });
  });

  addBulkHandlers(area, world, inWeek);
}

/** Approves or refuses several trades. */
function addBulkHandlers(area: Area, world: World, inWeek: (context: OperationContext) => Trade[]): void {
  const operations = new EventOperations(world, {
    name: 'wfm.shifttrades',
    effects: {
      decided: ({ of }) => ({
        entities: (of['entities'] as Json[]).map(({ id, state, version }) =>
          decided(world, textOf(id), textOf(state), Number(version), {
            ...(of['by'] !== undefined && { userId: textOf(of['by']) }),
            isPlanner: true,
          }),
        ),
      }),
    },
    createEvent: ({ id, of }, outcome) =>
      payloadOf(DECIDED, {
        operationId: id,
        weekDate: of['week'],
        status: 'result' in outcome ? 'Complete' : 'Error',
        ...('result' in outcome && { result: outcome.result }),
      }),
  });

  area.handle('postWorkforcemanagementManagementunitWeekShifttradesStateBulk', (context) => {
    const { id: unitId } = managementUnitAt(world, context.param('managementUnitId'));
    const { entities } = readObject<BulkShiftTradeStateUpdateRequest>(context, ['entities']);
    const known = new Set(inWeek(context).map(({ id }) => id));
    const by = callerOf(context)?.id;
    const of = {
      week: context.param('weekDateId'),
      ...(by !== undefined && { by }),
      // Trades of other weeks count as unknown.
      entities: entities.map(({ id = '', state, metadata }) => ({ id, state, version: known.has(id) ? metadata.version : -1 })),
    };
    const { id } = operations.start(context, 'decided', topicWith(DECIDED, [unitId]), of);
    return context.json({ status: 'Processing', operationId: id }, 202);
  });
}
