import type { Area } from '../../engine/area.js';
import type { ContestsCreateRequest, ContestsFinalizeRequest, ContestsResponse } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { badRequest, unknownReference } from '../../store/errors.js';
import { listing, queryList, sortDirection } from '../../http/listing.js';
import { queryValue } from '../../http/query.js';
import { callerId } from '../../sign-in/bearer.js';
import type { World } from '../../store/world.js';
import { readId, Repository } from '../repository.js';
import type { Entity, Json } from '../repository.js';
import { PROFILES, profilesOf, today } from './model.js';

export const CONTESTS = '/api/v2/gamification/contests';

/** A contest as stored. */
type Contest = Entity & Partial<ContestsResponse>;

/** Contests with their participants, dates and winners. The sandbox measures no performance, so there are no scores. */
export function addContestHandlers(area: Area, world: World): void {
  const kept = new Repository(world, CONTESTS);
  const own = (context: OperationContext): Contest => kept.get(context.param('contestId'));
  const told = (contest: Contest): Contest => ({
    ...contest,
    status: statusOf(world, contest),
    participantCount: contest.participants?.length ?? 0,
  });
  const view = (contest: Contest): Json => kept.view(told(contest));

  area.handle('postGamificationContests', (context) => {
    const asked = readContest(context, world);
    return view(kept.create(context, asked, { participants: people(asked.participantIds) }));
  });
  area.handle('putGamificationContest', (context) => {
    const before = own(context);
    const asked = readContest(context, world);
    const more = { participants: people(asked.participantIds) };
    return view(kept.update(context, before, asked, { replaces: true, more }));
  });
  area.handle('patchGamificationContest', (context) => {
    const before = own(context);
    const end = readObject<ContestsFinalizeRequest>(context, ['status']);
    return view(kept.save({ ...before, ...ended(world, before, end), id: before.id }));
  });

  const list = (context: OperationContext, isSought: (contest: Contest) => boolean): unknown => {
    const direction = sortDirection(queryValue(context, 'sortOrder') ?? 'desc');
    const by = keyOf(queryValue(context, 'sortBy') ?? 'dateStart');
    const found = kept.all().map(told).filter(isSought).filter(readSought(context));
    found.sort((one, other) => direction * compared(by(one), by(other)));
    return listing(context, world, found, (contest) => kept.view(contest, 'ContestsEssentials'));
  };
  area.handle('getGamificationContests', (context) => list(context, () => true));
  area.handle('getGamificationContestsMe', (context) => {
    const id = callerId(context);
    return queryValue(context, 'view') === 'creator'
      ? list(context, ({ createdBy }) => createdBy?.id === id)
      : list(context, ({ participants = [] }) => participants.some((each) => each.id === id));
  });
  area.handle('getGamificationContest', (context) => view(own(context)));
}

const people = (ids: readonly string[]): Json[] => [...new Set(ids)].map((id) => ({ id, selfUri: `/api/v2/users/${id}` }));

/** The status of a contest: by its workdays, until a user ends it. */
function statusOf(world: World, { status, dateStart = '', dateEnd = '' }: Contest): string {
  if (status === 'Completed' || status === 'Cancelled') return status;
  const day = today(world);
  if (day < dateStart) return 'Upcoming';
  return day <= dateEnd ? 'Ongoing' : 'Pending';
}

/** @throws the platform's 400 for unknown entities, and for dates in the wrong order. */
function readContest(context: OperationContext, world: World): ContestsCreateRequest {
  const asked = readObject<ContestsCreateRequest>(context, ['profileId', 'participantIds', 'metrics', 'dateStart', 'dateEnd']);
  if (!profilesOf(world).find(asked.profileId)) throw unknownReference('profileId', asked.profileId, 'profile');
  const metrics = new Repository(world, `${PROFILES}/{}/metrics`, [asked.profileId]);
  for (const { id } of asked.metrics) if (!metrics.find(id)) throw unknownReference('metrics', id, 'metric');
  for (const id of asked.participantIds)
    if (world.store.users.find(id)?.state !== 'active') throw unknownReference('participantIds', id, 'user');
  if (asked.dateEnd < asked.dateStart)
    throw badRequest('dateEnd is before dateStart', [{ errorCode: 'invalid.value', fieldName: 'dateEnd' }]);
  return asked;
}

/** The changes that end a contest. @throws the platform's 400 for winners who do not take part, and for unknown prizes. */
function ended(world: World, contest: Contest, { status, winners = [], disqualifiedAgents = [] }: ContestsFinalizeRequest): Json {
  const { prizes = [], participants = [] } = contest;
  const refuse = (fieldName: string, message: string): never => {
    throw badRequest(message, [{ errorCode: 'invalid.value', fieldName }]);
  };
  const mustTakePart = (fieldName: string, id: string | undefined): void => {
    if (!participants.some((each) => each.id === id))
      refuse(fieldName, `${fieldName} names a user who does not take part: ${id}`);
  };
  for (const { id } of disqualifiedAgents) mustTakePart('disqualifiedAgents', id);
  const won = winners.map(({ tier, userIds = [] }) => {
    const prize = prizes.find((each) => each.tier === tier);
    if (!prize) return refuse('winners', `The contest has no prize of tier ${tier}`);
    for (const id of userIds) mustTakePart('winners', id);
    return { tier, winnersCount: prize.winnersCount, users: people(userIds) };
  });
  const now = world.timestamp();
  return {
    status,
    version: (contest.version ?? 0) + 1,
    dateModified: now,
    ...(status === 'Cancelled' ? { dateCancelled: now } : { dateFinalized: now, winners: won, disqualifiedAgents }),
  };
}

/** Reads the filters of a query: contests that overlap a period and have certain statuses. */
function readSought(context: OperationContext): (contest: Contest) => boolean {
  const states = queryList(context, 'status');
  const from = queryValue(context, 'dateStart') ?? '';
  const to = queryValue(context, 'dateEnd') ?? '9999';
  return ({ status = '', dateStart = '', dateEnd = '' }) =>
    dateEnd >= from && dateStart <= to && (states.length === 0 || states.includes(status));
}

/** Returns the sort key of a contest. */
function keyOf(sortBy: string): (contest: Contest) => number | string {
  if (sortBy === 'profile') return ({ profile }) => profile?.name ?? readId(profile) ?? '';
  return (contest) => {
    const value = contest[sortBy];
    return typeof value === 'number' || typeof value === 'string' ? value : '';
  };
}

const compared = (one: number | string, other: number | string): number =>
  typeof one === 'number' && typeof other === 'number' ? one - other : String(one).localeCompare(String(other), 'en');
