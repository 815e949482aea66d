import type { Area } from '../engine/area.js';
import type { Miner, MinerExecuteRequest, MinerIntent } from '../../models/index.js';
import { readObject } from '../http/body.js';
import { invalidField, missingField, notFound, Problem } from '../store/errors.js';
import { DAY } from '../store/clock.js';
import type { World } from '../store/world.js';
import { findConversations } from './analytics/details.js';
import { groupBy } from './group.js';
import { JobKind } from './job-kind.js';
import type { JobStateNames } from './job-kind.js';
import { endOf, failureOf } from './jobs.js';
import type { Job } from './jobs.js';
import { Repository } from './repository.js';
import type { Entity } from './repository.js';
import { notBuilt } from './not-built.js';

const MINERS = '/api/v2/languageunderstanding/miners';

/** A miner has one job at a time, which has the miner's id. */
interface MiningJob extends Job {
  request: MinerExecuteRequest;
  intents?: { id: string; name: string; analyticVolumePercent: number }[];
}

const media: Readonly<Record<string, string>> = { Chat: 'chat', Call: 'voice', Message: 'message' };

const stateNames: JobStateNames = {
  active: [
    'Queued',
    'FetchingConversationIds',
    'ConversationIdsFetched',
    'FetchingConversations',
    'ConversationsFetched',
    'MiningStarted',
    'MaskingUtterances',
    'ComputingAnalytics',
  ],
  done: 'MiningCompleted',
  failed: 'MiningError',
};

const minersOf = (world: World): Repository<Miner> => new Repository<Miner>(world, MINERS);

/** Mines intents from conversations. The sandbox uses their wrap-up codes as intents. */
export function addMinerHandlers(area: Area, world: World): void {
  const jobs: JobKind<MiningJob> = new JobKind<MiningJob>(world, {
    name: 'miners.jobs',
    entity: 'miner',
    stateNames,
    onEnd: (job, hasSucceeded) => {
      if (hasSucceeded) jobs.put({ ...job, intents: mineIntents(world, job.request) });
    },
  });
  const view = (miner: Entity<Miner>): Miner => minerView(world, jobs, miner);

  area.handle('postLanguageunderstandingMinerExecute', (context) => {
    const miner = minersOf(world).get(context.param('minerId'));
    const body = readObject(context);
    if (body.uploadKey !== undefined) throw notBuilt(`POST ${MINERS}/{minerId}/execute`, 'mining of files');
    for (const fieldName of ['dateStart', 'dateEnd'] as const) if (body[fieldName] === undefined) throw missingField(fieldName);
    if (Date.parse(body.dateEnd ?? '') < Date.parse(body.dateStart ?? ''))
      throw invalidField('dateEnd is before dateStart', 'dateEnd');
    const before = jobs.find(miner.id);
    if (before && jobs.isActive(before))
      throw new Problem(409, 'The miner is at work', { code: 'miner.in.progress', entityId: miner.id, entityName: 'miner' });
    jobs.start(context, { request: body }, miner.id);
    return context.json(view(miner), 202);
  });

  area.handle('getLanguageunderstandingMiners', () => ({ entities: minersOf(world).all().map(view), selfUri: MINERS }));
  area.handle('getLanguageunderstandingMiner', (context) => view(minersOf(world).get(context.param('minerId'))));

  area.handle('deleteLanguageunderstandingMiner', (context) => {
    const { id } = minersOf(world).get(context.param('minerId'));
    jobs.remove(id);
    minersOf(world).remove(id);
  });

  const intentsOf = (minerId: string): MinerIntent[] => {
    const { id } = minersOf(world).get(minerId);
    const selfUri = `${MINERS}/${id}/intents`;
    const miner = { id, name: String(minersOf(world).get(id)['name']), selfUri: `${MINERS}/${id}` };
    return (jobs.find(id)?.intents ?? []).map((intent) => ({ ...intent, miner, selfUri: `${selfUri}/${intent.id}` }));
  };
  area.handle('getLanguageunderstandingMinerIntents', (context) => {
    const minerId = context.param('minerId');
    return { entities: intentsOf(minerId), selfUri: `${MINERS}/${minerId}/intents` };
  });
  area.handle('getLanguageunderstandingMinerIntent', (context) => {
    const intentId = context.param('intentId');
    const intent = intentsOf(context.param('minerId')).find(({ id }) => id === intentId);
    if (!intent) throw notFound('intent', intentId);
    return intent;
  });
}

function minerView(world: World, jobs: JobKind<MiningJob>, miner: Entity<Miner>): Miner {
  const fields = minersOf(world).view(miner);
  const job = jobs.find(miner.id);
  if (!job) return fields;
  const { dateStart, dateEnd, mediaType, queueIds } = job.request;
  return {
    ...fields,
    status: jobs.stateName(job),
    dateTriggered: new Date(job.submitted).toISOString(),
    ...(!jobs.isActive(job) && { dateCompleted: new Date(endOf(job)).toISOString() }),
    ...(jobs.hasFailed(job) && { message: failureOf(job) }),
    ...(dateStart !== undefined && { conversationsDateRangeStart: dateStart }),
    ...(dateEnd !== undefined && { conversationsDateRangeEnd: dateEnd }),
    ...(mediaType && { mediaType }),
    ...(queueIds && { queueIds }),
  };
}

function mineIntents(
  world: World,
  { dateStart = '', dateEnd = '', mediaType, queueIds = [] }: MinerExecuteRequest,
): NonNullable<MiningJob['intents']> {
  const until = new Date(Date.parse(dateEnd) + DAY).toISOString();
  const anyOf = (dimension: string, values: readonly string[]): object[] =>
    values.length === 0 ? [] : [{ type: 'or', predicates: values.map((value) => ({ dimension, value })) }];
  const segmentFilters = [
    ...anyOf('queueId', queueIds),
    ...anyOf('mediaType', mediaType === undefined ? [] : [media[mediaType] ?? mediaType]),
  ];
  const conversations = findConversations(world, { interval: `${new Date(dateStart).toISOString()}/${until}`, segmentFilters });
  const codes = conversations.flatMap(({ parties }) => parties.flatMap(({ wrapup }) => wrapup?.code ?? []));
  return [...groupBy(codes, (code) => code)].map(([code, group]) => ({
    id: world.newId(),
    name: world.store.wrapupCodes.find(code)?.name ?? code,
    analyticVolumePercent: Math.round((group.length / conversations.length) * 100),
  }));
}
