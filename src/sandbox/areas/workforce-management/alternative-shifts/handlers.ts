import type { Area } from '../../../engine/area.js';
import type { AlternativeShiftOffersRequest, ManagementUnit } from '../../../../models/index.js';
import { readObject } from '../../../http/body.js';
import type { OperationContext } from '../../../http/operation-context.js';
import { invalidValue, notFound, staleVersion, unknownReference } from '../../../store/errors.js';
import { queryFlag } from '../../../http/listing.js';
import { callerId } from '../../../sign-in/bearer.js';
import type { World } from '../../../store/world.js';
import { Repository } from '../../repository.js';
import { businessUnitAt } from '../agents/placements.js';
import { businessUnitIn, unitOfAgent } from '../roster.js';
import { ShiftJobs } from './jobs.js';
import { shiftsOfAgent, requireAlternativeShifts } from './offers.js';
import { changeTrade, searchTrades, submitTrade, tradesOf, tradesOfAgent, tradeView } from './trades.js';
import type { Trade } from './trades.js';

const MANAGEMENT_UNITS = '/api/v2/workforcemanagement/managementunits';
const TRADE_JOBS = '/api/v2/workforcemanagement/alternativeshifts/trades/jobs';

/** Alternative shifts: agents search and request them, and planners decide. */
export function addAlternativeShiftHandlers(area: Area, world: World): void {
  const jobs = new ShiftJobs(world);
  addOfferHandlers(area, world, jobs);
  addAgentTradeHandlers(area, world, jobs);
  addPlannerTradeHandlers(area, world, jobs);
}

/** Searches by agents for shifts that they could work instead. */
function addOfferHandlers(area: Area, world: World, jobs: ShiftJobs): void {
  area.handle('postWorkforcemanagementAlternativeshiftsOffersJobs', (context) => {
    const body = readObject(context, ['schedule', 'queryWeekDate']);
    requireShifts(world, callerId(context), body);
    return jobs.start(context, 'ListOffers', { wish: { schedule: body.schedule, week: body.queryWeekDate } });
  });
  jobs.addReadHandler(area, 'getWorkforcemanagementAlternativeshiftsOffersJob', { isOwnOnly: true });

  area.handle('postWorkforcemanagementAlternativeshiftsOffersSearchJobs', (context) => {
    const body = readObject(context, ['schedule', 'queryWeekDate', 'initiatingShift']);
    const { schedule, queryWeekDate: week, initiatingShift, acceptableIntervals: intervals } = body;
    const shifts = requireShifts(world, callerId(context), body);
    const { id: shiftId } = initiatingShift;
    if (!shifts.some(({ referenceKey }) => referenceKey === shiftId)) throw invalidValue('initiatingShift.id', shiftId, 'shift');
    return jobs.start(context, 'SearchOffers', { wish: { schedule, week, shiftId, ...(intervals && { intervals }) } });
  });
  jobs.addReadHandler(area, 'getWorkforcemanagementAlternativeshiftsOffersSearchJob', { isOwnOnly: true });
}

/** Agents' own requests. */
function addAgentTradeHandlers(area: Area, world: World, jobs: ShiftJobs): void {
  area.handle('postWorkforcemanagementAlternativeshiftsTrades', (context) => {
    const body = readObject(context, ['jobId']);
    const userId = callerId(context);
    const job = jobs.find(body.jobId);
    if (!job?.offers || job.userId !== userId) throw invalidValue('jobId', body.jobId, 'job');
    return tradeView(submitTrade(world, userId, job.offers, body));
  });
  area.handle('getWorkforcemanagementAlternativeshiftsTrades', (context) => {
    const userId = callerId(context);
    if (queryFlag(context, 'forceAsync') === true) return jobs.start(context, 'ListUserTrades', { isOwn: true }, TRADE_JOBS);
    return { result: { entities: tradesOfAgent(world, userId).map(tradeView) } };
  });
  jobs.addReadHandler(area, 'getWorkforcemanagementAlternativeshiftsTradesJob', { isOwnOnly: true });
  area.handle('getWorkforcemanagementAlternativeshiftsTrade', (context) => tradeView(findOwnTrade(world, context)));
  area.handle('patchWorkforcemanagementAlternativeshiftsTrade', (context) => {
    const trade = findOwnTrade(world, context);
    const { state = trade.state, metadata } = readObject(context, ['metadata']);
    if (metadata.version !== trade.version) throw staleVersion('trade', trade.id);
    if (state === trade.state) return tradeView(trade);
    if (state !== 'Canceled' || trade.state !== 'Submitted') throw invalidValue('state', state, 'state', ['Canceled']);
    return tradeView(changeTrade(world, trade, { state }));
  });
}

function addPlannerTradeHandlers(area: Area, world: World, jobs: ShiftJobs): void {
  area.handle('patchWorkforcemanagementAlternativeshiftsTradesStateJobs', (context) => {
    const update = readObject(context, ['managementUnitId']);
    requireManagementUnit(world, update.managementUnitId);
    return jobs.start(context, 'BulkUpdateTrades', { update });
  });
  jobs.addReadHandler(area, 'getWorkforcemanagementAlternativeshiftsTradesStateJob', { isOwnOnly: false });

  area.handle('postWorkforcemanagementBusinessunitAlternativeshiftsTradesSearch', (context) => {
    const { id: unitId } = businessUnitAt(world, context.param('businessUnitId'));
    const search = { ...readObject(context), unitId };
    if (queryFlag(context, 'forceAsync') === true) return jobs.start(context, 'SearchTrades', { search }, `${context.path}/jobs`);
    return { result: { entities: searchTrades(world, search) } };
  });
  jobs.addReadHandler(area, 'getWorkforcemanagementBusinessunitAlternativeshiftsTradesSearchJob', { isOwnOnly: false });
  area.handle('getWorkforcemanagementBusinessunitAlternativeshiftsTrade', (context) => {
    const { id: unitId } = businessUnitAt(world, context.param('businessUnitId'));
    const id = context.param('tradeId');
    const trade = tradesOf(world).find((each) => each.id === id && each.businessUnitId === unitId);
    if (!trade) throw notFound('trade', id);
    return tradeView(trade);
  });
}

/** @throws the platform's 400 for a user who is not an agent, units without alternative shifts, and an unpublished schedule. */
function requireShifts(
  world: World,
  userId: string,
  { schedule }: AlternativeShiftOffersRequest,
): ReturnType<typeof shiftsOfAgent> {
  const unit = unitOfAgent(world, userId);
  requireAlternativeShifts(world, businessUnitIn(unit));
  return shiftsOfAgent(world, unit, userId, schedule);
}

/** @throws the platform's 404 for a request of another agent. */
function findOwnTrade(world: World, context: OperationContext): Trade {
  const id = context.param('tradeId');
  const trade = tradesOfAgent(world, callerId(context)).find((each) => each.id === id);
  if (!trade) throw notFound('trade', id);
  return trade;
}

function requireManagementUnit(world: World, id: string): void {
  if (!new Repository<ManagementUnit>(world, MANAGEMENT_UNITS).find(id))
    throw unknownReference('managementUnitId', id, 'managementUnit');
}
