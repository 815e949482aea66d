import type { Area } from '../../../engine/area.js';
import type { ManagementUnit } from '../../../../models/index.js';
import { textOf } from '../../../engine/values.js';
import { readObject } from '../../../http/body.js';
import type { OperationContext } from '../../../http/operation-context.js';
import { invalidValue, notFound, staleVersion } from '../../../store/errors.js';
import { queryFlag } from '../../../http/listing.js';
import { callerId } from '../../../sign-in/bearer.js';
import type { World } from '../../../store/world.js';
import { payloadOf, topicWith } from '../../events/publish.js';
import { callerOf } from '../../repository.js';
import type { Entity, Json } from '../../repository.js';
import { EventOperations } from '../../event-operations.js';
import { managementUnitAt, userReference } from '../agents/placements.js';
import { responseOrFile } from '../result.js';
import { agentsIn, businessUnitIn, unitOfAgent } from '../roster.js';
import { decideTrade, matchTrade } from './decisions.js';
import { findFittingShifts, matchOf, previewOfferedShift, reviewOf, violationsOf } from './matching.js';
import { isAgentOf, readIntervals, saveTrade, offerShift, requireFuture, tradeOf, tradesOf, weekTradeItem } from './trades.js';
import type { Trade } from './trades.js';
const BULK_TOPIC = 'v2.workforcemanagement.managementunits.{id}.shifttrades.state.bulk';

/** The same trades by week of a management unit: the operations from before trades could span weeks. */
export function addWeekTradeHandlers(area: Area, world: World): void {
  addTradeLists(area, world);
  addAgentHandlers(area, world);
  addMatchHandlers(area, world);
  addBulkHandlers(area, world);
}

function addTradeLists(area: Area, world: World): void {
  area.handle('getWorkforcemanagementShifttrades', (context) => {
    const userId = callerId(context);
    return {
      entities: tradesOf(world)
        .filter((trade) => isAgentOf(trade, userId))
        .map(weekTradeItem),
    };
  });
  area.handle('getWorkforcemanagementManagementunitAgentShifttrades', (context) => {
    const unit = findUnit(world, context);
    const agentId = context.param('agentId');
    if (!agentsIn(world, unit).some(({ userId }) => userId === agentId)) throw notFound('agent', agentId);
    return {
      entities: tradesOf(world)
        .filter((trade) => isAgentOf(trade, agentId))
        .map(weekTradeItem),
    };
  });
  area.handle('getWorkforcemanagementManagementunitShifttradesMatched', (context) => {
    const { id } = findUnit(world, context);
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
    entities: agentsIn(world, findUnit(world, context)).map(({ userId }) => userReference(userId)),
  }));

  area.handle('getWorkforcemanagementManagementunitWeekShifttrades', (context) => {
    const isEvaluated = queryFlag(context, 'evaluateMatches') !== false;
    const entities = tradesInWeek(world, context).map((trade) => {
      const matchReview = isEvaluated && trade.state === 'Matched' ? reviewOf(world, trade) : undefined;
      return { trade: weekTradeItem(trade), ...(matchReview && { matchReview }) };
    });
    return { entities: [], ...responseOrFile(context, world, { entities }) };
  });
}

/** Trades that agents offer and change. */
function addAgentHandlers(area: Area, world: World): void {
  area.handle('postWorkforcemanagementManagementunitWeekShifttrades', (context) => {
    const userId = callerId(context);
    findUnit(world, context);
    const body = readObject(context, ['scheduleId', 'initiatingShiftId']);
    const {
      scheduleId,
      initiatingShiftId: shiftId,
      receivingUserId: targetId,
      expiration: expirationDate,
      acceptableIntervals = [],
    } = body;
    const newOffer = { scheduleId, shiftId, targetId, expirationDate, acceptableIntervals: readIntervals(acceptableIntervals) };
    return weekTradeItem(offerShift(world, unitOfAgent(world, userId), userId, newOffer));
  });

  area.handle('patchWorkforcemanagementManagementunitWeekShifttrade', (context) => {
    const { receivingUserId, expiration, acceptableIntervals, metadata } = readObject(context, ['metadata']);
    const { targetId, expirationDate: currentExpiration, ...trade } = readTrade(world, context, metadata.version);
    if (trade.state !== 'Unmatched') throw invalidValue('state', trade.state);
    requireFuture(world, expiration?.value, 'expiration');
    const newTargetId = receivingUserId ? receivingUserId.value : targetId;
    const newExpiration = expiration ? expiration.value : currentExpiration;
    const savedTrade = saveTrade(world, {
      ...trade,
      ...(newTargetId !== undefined && { targetId: newTargetId }),
      ...(newExpiration !== undefined && { expirationDate: newExpiration }),
      ...(acceptableIntervals && { acceptableIntervals: readIntervals(acceptableIntervals.values ?? []) }),
    });
    return weekTradeItem(savedTrade);
  });
}

/** Matches of offered trades with shifts of the caller. */
function addMatchHandlers(area: Area, world: World): void {
  area.handle('postWorkforcemanagementManagementunitWeekShifttradeMatch', (context) => {
    const userId = callerId(context);
    const { receivingScheduleId, receivingShiftId, metadata } = readObject(context, ['receivingScheduleId', 'metadata']);
    const trade = readTrade(world, context, metadata.version);
    const match = matchOf(world, trade.businessUnitId, userId, receivingScheduleId, receivingShiftId);
    const violations = violationsOf(world, trade, match);
    const savedTrade = matchTrade(world, trade, match);
    return { trade: weekTradeItem(savedTrade), violations, adminReviewViolations: [], unevaluatedRules: [] };
  });

  area.handle('postWorkforcemanagementManagementunitWeekShifttradesSearch', (context) => {
    const userId = callerId(context);
    const { receivingScheduleId, receivingShiftIds = [] } = readObject(context, ['receivingScheduleId']);
    const businessUnitId = businessUnitIn(findUnit(world, context));
    matchOf(world, businessUnitId, userId, receivingScheduleId, undefined);
    const trades = tradesInWeek(world, context).flatMap((trade) => {
      const fittingIds = findFittingShifts(world, trade, userId, receivingScheduleId, receivingShiftIds);
      const preview = previewOfferedShift(world, trade);
      const matchingReceivingShiftIds = fittingIds.filter((id) => id !== undefined);
      return fittingIds.length === 0 ? [] : [{ trade: weekTradeItem(trade), matchingReceivingShiftIds, preview }];
    });
    return responseOrFile(context, world, { trades });
  });
}

function findUnit(world: World, context: OperationContext): Entity<ManagementUnit> {
  return managementUnitAt(world, context.param('managementUnitId'));
}

function tradesInWeek(world: World, context: OperationContext): Trade[] {
  const { id } = findUnit(world, context);
  return tradesOf(world).filter(({ unitId, schedule }) => unitId === id && schedule.weekDate === context.param('weekDateId'));
}

/** @throws the platform's 404 for a trade of another week, its 409 for a stale version. */
function readTrade(world: World, context: OperationContext, version: number): Trade {
  const trade = tradeOf(world, context.param('tradeId'), ({ id }) => tradesInWeek(world, context).some((each) => each.id === id));
  if (trade.version !== version) throw staleVersion('shiftTrade', trade.id);
  return trade;
}

/** Approves or refuses several trades. */
function addBulkHandlers(area: Area, world: World): void {
  const operations = new EventOperations(world, {
    name: 'wfm.shifttrades',
    effects: {
      decided: ({ of: data }) => ({
        entities: (data['entities'] as Json[]).map(({ id, state, version }) =>
          decideTrade(world, textOf(id), textOf(state), Number(version), {
            ...(data['by'] !== undefined && { userId: textOf(data['by']) }),
            isPlanner: true,
          }),
        ),
      }),
    },
    createEvent: ({ id, of: data }, outcome) =>
      payloadOf(BULK_TOPIC, {
        operationId: id,
        weekDate: data['week'],
        status: 'result' in outcome ? 'Complete' : 'Error',
        ...('result' in outcome && { result: outcome.result }),
      }),
  });

  area.handle('postWorkforcemanagementManagementunitWeekShifttradesStateBulk', (context) => {
    const { id: unitId } = managementUnitAt(world, context.param('managementUnitId'));
    const { entities } = readObject(context, ['entities']);
    const knownIds = new Set(tradesInWeek(world, context).map(({ id }) => id));
    const userId = callerOf(context)?.id;
    const data = {
      week: context.param('weekDateId'),
      ...(userId !== undefined && { by: userId }),
      // Trades of other weeks count as unknown.
      entities: entities.map(({ id = '', state, metadata }) => ({
        id,
        state,
        version: knownIds.has(id) ? metadata.version : -1,
      })),
    };
    const { id } = operations.start(context, 'decided', topicWith(BULK_TOPIC, [unitId]), data);
    return context.json({ status: 'Processing', operationId: id }, 202);
  });
}
