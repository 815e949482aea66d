import type { Method } from '../../../operations/methods.js';
import type { Area } from '../../../engine/area.js';
import type {
  AdminBulkUpdateAlternativeShiftTradeStateRequest,
  AgentUpdateAlternativeShiftTradeRequest,
  AlternativeShiftJobReference,
  AlternativeShiftOffersRequest,
  AlternativeShiftOffersViewResponseTemplate,
  AlternativeShiftSearchOffersRequest,
  CreateAlternativeShiftTradeRequest,
  SearchAlternativeShiftTradesRequest,
} from '../../../../models/index.js';
import { readObject } from '../../../http/body.js';
import type { OperationContext } from '../../../http/operation-context.js';
import { badRequest, invalidValue, notFound, staleVersion } from '../../../store/errors.js';
import { queryFlag } from '../../../http/listing.js';
import { callerId } from '../../../sign-in/bearer.js';
import { DAY } from '../../../store/clock.js';
import type { World } from '../../../store/world.js';
import { publishEvent } from '../../events/publish.js';
import { absoluteUrl, storeDownload } from '../../files.js';
import { JobKind } from '../../job-kind.js';
import type { Job } from '../../jobs.js';
import { failureOf } from '../../jobs.js';
import { callerOf } from '../../repository.js';
import { businessUnitAt, managementUnitAt } from '../agents/placements.js';
import { businessUnitIn, unitOfAgent } from '../roster.js';
import { findOffers, shiftsOfAgent, requireAlternativeShifts } from './offers.js';
import type { OfferRequest } from './offers.js';
import { decideTrade, changeTrade, submitTrade, tradesOf, tradeView } from './trades.js';

const TRADE_JOBS = '/api/v2/workforcemanagement/alternativeshifts/trades/jobs';

interface ShiftJob extends Job {
  type: AlternativeShiftJobReference['type'];
  path: string;
  userId?: string;
  wish?: OfferRequest;
  isOwn?: boolean;
  search?: SearchAlternativeShiftTradesRequest & { unitId: string };
  update?: AdminBulkUpdateAlternativeShiftTradeStateRequest;
  offers?: AlternativeShiftOffersViewResponseTemplate;
  file?: string;
  url: string;
}

/** Alternative shifts: agents search and request them, and planners decide. */
export function addAlternativeShiftHandlers(area: Area, world: World): void {
  const jobs: JobKind<ShiftJob> = new JobKind<ShiftJob>(world, {
    name: 'wfm.alternativeshifts.jobs',
    entity: 'job',
    retentionMs: DAY,
    stateNames: { active: ['Processing'], done: 'Complete', failed: 'Error' },
    onEnd: (job, hasSucceeded) => {
      const finishedJob = hasSucceeded ? jobs.put({ ...job, ...jobResult(world, job) }) : job;
      const { id, type, userId, file, url } = finishedJob;
      if (userId === undefined) return;
      publishEvent(world, 'v2.users.{id}.workforcemanagement.alternative.shift.jobs', [userId], () => ({
        id,
        jobId: id,
        type,
        status: jobs.stateName(finishedJob),
        ...(file !== undefined && { downloadUrl: new URL(file, url).href }),
      }));
    },
  });
  const startJob = (
    context: OperationContext,
    type: ShiftJob['type'],
    extraFields: Partial<ShiftJob>,
    path = context.path,
  ): Response => {
    const userId = callerOf(context)?.id;
    const jobFields = { type, path, url: context.url, ...extraFields, ...(userId !== undefined && { userId }) };
    const { id, ...job } = jobs.start(context, jobFields);
    const reference = { id, status: jobs.stateName({ id, ...job }), type, selfUri: `${path}/${id}` };
    return context.json({ job: reference }, 202);
  };
  /** Handles an operation that returns the state of a job, to agents only that of jobs they started. */
  const handleRead = (name: Method, { isOwnOnly }: { isOwnOnly: boolean }): void => {
    area.handle(name, (context) => {
      const job = jobs.get(context.param('jobId'));
      const isOfOtherAgent = isOwnOnly && job.userId !== callerId(context);
      if (`${job.path}/${job.id}` !== context.path || isOfOtherAgent) throw notFound('job', job.id);
      return {
        id: job.id,
        status: jobs.stateName(job),
        type: job.type,
        selfUri: `${job.path}/${job.id}`,
        ...(job.file !== undefined && { downloadUrl: absoluteUrl(context, job.file) }),
        ...(jobs.hasFailed(job) && { error: { message: failureOf(job), code: 'job.failed', status: 500 } }),
      };
    });
  };

  area.handle('postWorkforcemanagementAlternativeshiftsOffersJobs', (context) => {
    const body = readObject<AlternativeShiftOffersRequest>(context, ['schedule', 'queryWeekDate']);
    requireShifts(world, callerId(context), body);
    return startJob(context, 'ListOffers', { wish: { schedule: body.schedule, week: body.queryWeekDate } });
  });
  handleRead('getWorkforcemanagementAlternativeshiftsOffersJob', { isOwnOnly: true });

  area.handle('postWorkforcemanagementAlternativeshiftsOffersSearchJobs', (context) => {
    const body = readObject<AlternativeShiftSearchOffersRequest>(context, ['schedule', 'queryWeekDate', 'initiatingShift']);
    const { schedule, queryWeekDate: week, initiatingShift, acceptableIntervals: intervals } = body;
    const shifts = requireShifts(world, callerId(context), body);
    const { id: shiftId } = initiatingShift;
    if (!shifts.some(({ referenceKey }) => referenceKey === shiftId)) throw invalidValue('initiatingShift.id', shiftId, 'shift');
    return startJob(context, 'SearchOffers', { wish: { schedule, week, shiftId, ...(intervals && { intervals }) } });
  });
  handleRead('getWorkforcemanagementAlternativeshiftsOffersSearchJob', { isOwnOnly: true });

  area.handle('postWorkforcemanagementAlternativeshiftsTrades', (context) => {
    const body = readObject<CreateAlternativeShiftTradeRequest>(context, ['jobId']);
    const userId = callerId(context);
    const job = jobs.find(body.jobId);
    if (!job?.offers || job.userId !== userId) throw invalidValue('jobId', body.jobId, 'job');
    return tradeView(submitTrade(world, userId, job.offers, body));
  });
  area.handle('getWorkforcemanagementAlternativeshiftsTrades', (context) => {
    const userId = callerId(context);
    if (queryFlag(context, 'forceAsync') === true) return startJob(context, 'ListUserTrades', { isOwn: true }, TRADE_JOBS);
    return { result: { entities: tradesOfAgent(world, userId).map(tradeView) } };
  });
  handleRead('getWorkforcemanagementAlternativeshiftsTradesJob', { isOwnOnly: true });
  area.handle('getWorkforcemanagementAlternativeshiftsTrade', (context) => {
    const id = context.param('tradeId');
    const trade = tradesOfAgent(world, callerId(context)).find((each) => each.id === id);
    if (!trade) throw notFound('trade', id);
    return tradeView(trade);
  });
  area.handle('patchWorkforcemanagementAlternativeshiftsTrade', (context) => {
    const id = context.param('tradeId');
    const trade = tradesOfAgent(world, callerId(context)).find((each) => each.id === id);
    if (!trade) throw notFound('trade', id);
    const { state = trade.state, metadata } = readObject<AgentUpdateAlternativeShiftTradeRequest>(context, ['metadata']);
    if (metadata.version !== trade.version) throw staleVersion('trade', id);
    if (state === trade.state) return tradeView(trade);
    if (state !== 'Canceled' || trade.state !== 'Submitted') throw invalidValue('state', state, 'state', ['Canceled']);
    return tradeView(changeTrade(world, trade, { state }));
  });

  area.handle('patchWorkforcemanagementAlternativeshiftsTradesStateJobs', (context) => {
    const update = readObject<AdminBulkUpdateAlternativeShiftTradeStateRequest>(context, ['managementUnitId']);
    requireManagementUnit(world, update.managementUnitId);
    return startJob(context, 'BulkUpdateTrades', { update });
  });
  handleRead('getWorkforcemanagementAlternativeshiftsTradesStateJob', { isOwnOnly: false });

  area.handle('postWorkforcemanagementBusinessunitAlternativeshiftsTradesSearch', (context) => {
    const { id: unitId } = businessUnitAt(world, context.param('businessUnitId'));
    const search = { ...readObject<SearchAlternativeShiftTradesRequest>(context), unitId };
    if (queryFlag(context, 'forceAsync') === true) return startJob(context, 'SearchTrades', { search }, `${context.path}/jobs`);
    return { result: { entities: searchTrades(world, search) } };
  });
  handleRead('getWorkforcemanagementBusinessunitAlternativeshiftsTradesSearchJob', { isOwnOnly: false });
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

function requireManagementUnit(world: World, id: string): void {
  try {
    managementUnitAt(world, id);
  } catch {
    throw badRequest('managementUnitId names no management unit', [
      { errorCode: 'invalid.value', fieldName: 'managementUnitId', entityId: id, entityName: 'managementUnit' },
    ]);
  }
}

const tradesOfAgent = (world: World, userId: string): ReturnType<typeof tradesOf> =>
  tradesOf(world).filter((trade) => trade.userId === userId);

const searchTrades = (world: World, { unitId, managementUnitIds, agentIds }: NonNullable<ShiftJob['search']>): object[] =>
  tradesOf(world)
    .filter(({ businessUnitId }) => businessUnitId === unitId)
    .filter(({ managementUnitId: id }) => managementUnitIds === undefined || managementUnitIds.includes(id))
    .filter(({ userId }) => agentIds === undefined || agentIds.includes(userId))
    .map(tradeView);

/** The result of a job as a file. */
function jobResult(world: World, { id, userId = '', wish, isOwn, search, update }: ShiftJob): Partial<ShiftJob> {
  const writeFile = (content: object): string =>
    storeDownload(world, JSON.stringify(content), { contentType: 'application/json', fileName: `${id}.json` });
  if (wish) {
    const offers = findOffers(world, id, unitOfAgent(world, userId), userId, wish);
    return { offers, file: writeFile(offers) };
  }
  if (isOwn === true) return { file: writeFile({ entities: tradesOfAgent(world, userId).map(tradeView) }) };
  if (search) return { file: writeFile({ entities: searchTrades(world, search) }) };
  const { entities = [], managementUnitId = '' } = update ?? {};
  return { file: writeFile({ entities: entities.map((entity) => decideTrade(world, managementUnitId, entity, userId)) }) };
}
