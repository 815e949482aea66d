import type { Area } from '../../engine/area.js';
import type {
  ContestsCreateRequest,
  ContestsEssentials,
  ContestsFinalizeRequest,
  ContestsResponse,
  Metric,
  UserReference,
} from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { invalidField, unknownReference } from '../../store/errors.js';
import { listing, queryList, sortDirection } from '../../http/listing.js';
import type { Listing } from '../../http/listing.js';
import { queryValue } from '../../http/query.js';
import { callerId } from '../../sign-in/bearer.js';
import type { World } from '../../store/world.js';
import { readId, Repository } from '../repository.js';
import type { Entity, Fields } from '../repository.js';
import { PROFILES, profilesOf, today } from './model.js';
import { viewAs } from '../view-as.js';

export const CONTESTS = '/api/v2/gamification/contests';

/** A contest as stored. */
type Contest = Entity<ContestsResponse>;

/** Contests with their participants, dates and winners. The sandbox measures no performance, so there are no scores. */
export function addContestHandlers(area: Area, world: World): void {
  area.addRule({
    path: CONTESTS,
    references: { participantIds: { path: '/api/v2/users', where: { state: 'active' } } },
    ordered: [['dateStart', 'dateEnd']],
  });
  const contests = new Repository<ContestsResponse>(world, CONTESTS);
  const findContest = (context: OperationContext): Contest => contests.get(context.param('contestId'));
  const withStatus = (contest: Contest): Contest => ({
    ...contest,
    status: statusOf(world, contest),
    participantCount: contest.participants?.length ?? 0,
  });
  const view = (contest: Contest): ContestsResponse => contests.view(withStatus(contest));

  area.handle('postGamificationContests', (context) => {
    const body = readContest(context, world);
    return view(contests.create(context, body, { participants: userReferences(body.participantIds) }));
  });
  area.handle('putGamificationContest', (context) => {
    const contest = findContest(context);
    const body = readContest(context, world);
    const extraFields = { participants: userReferences(body.participantIds) };
    return view(contests.update(context, contest, body, { replaces: true, more: extraFields }));
  });
  area.handle('patchGamificationContest', (context) => {
    const contest = findContest(context);
    const finalRequest = readObject(context, ['status']);
    return view(contests.save({ ...contest, ...finalFields(world, contest, finalRequest), id: contest.id }));
  });

  const list = (context: OperationContext, isListed: (contest: Contest) => boolean): Listing<ContestsEssentials> => {
    const direction = sortDirection(queryValue(context, 'sortOrder') ?? 'desc');
    const sortKey = sortKeyOf(queryValue(context, 'sortBy') ?? 'dateStart');
    const matches = contests.all().map(withStatus).filter(isListed).filter(readFilters(context));
    matches.sort((one, other) => direction * compareKeys(sortKey(one), sortKey(other)));
    return listing(context, world, matches, (contest) => viewAs(world, 'ContestsEssentials', contest));
  };
  area.handle('getGamificationContests', (context) => list(context, () => true));
  area.handle('getGamificationContestsMe', (context) => {
    const id = callerId(context);
    return queryValue(context, 'view') === 'creator'
      ? list(context, ({ createdBy }) => createdBy?.id === id)
      : list(context, ({ participants = [] }) => participants.some((each) => each.id === id));
  });
  area.handle('getGamificationContest', (context) => view(findContest(context)));
}

const userReferences = (ids: readonly string[]): UserReference[] =>
  [...new Set(ids)].map((id) => ({ id, selfUri: `/api/v2/users/${id}` }));

/** The status of a contest: by its workdays, until a user ends it. */
function statusOf(world: World, { status, dateStart = '', dateEnd = '' }: Contest): string {
  if (status === 'Completed' || status === 'Cancelled') return status;
  const day = today(world);
  if (day < dateStart) return 'Upcoming';
  return day <= dateEnd ? 'Ongoing' : 'Pending';
}

/** @throws the platform's 400 for an unknown profile, and for metrics of other profiles. */
function readContest(context: OperationContext<ContestsCreateRequest>, world: World): ContestsCreateRequest {
  const body = readObject(context, ['profileId', 'participantIds', 'metrics', 'dateStart', 'dateEnd']);
  if (!profilesOf(world).find(body.profileId)) throw unknownReference('profileId', body.profileId, 'profile');
  const metrics = new Repository<Metric>(world, `${PROFILES}/{}/metrics`, [body.profileId]);
  for (const { id } of body.metrics) if (!metrics.find(id)) throw unknownReference('metrics', id, 'metric');
  return body;
}

/** The changes that end a contest. @throws the platform's 400 for winners who do not take part, and for unknown prizes. */
function finalFields(
  world: World,
  contest: Contest,
  { status, winners = [], disqualifiedAgents = [] }: ContestsFinalizeRequest,
): Fields<ContestsResponse> {
  const { prizes = [], participants = [] } = contest;
  const reject = (fieldName: string, message: string): never => {
    throw invalidField(message, fieldName);
  };
  const requireParticipant = (fieldName: string, id: string | undefined): void => {
    if (!participants.some((each) => each.id === id))
      reject(fieldName, `${fieldName} names a user who does not take part: ${id}`);
  };
  for (const { id } of disqualifiedAgents) requireParticipant('disqualifiedAgents', id);
  const winnersByTier = winners.map(({ tier, userIds = [] }) => {
    const prize = prizes.find((each) => each.tier === tier);
    if (!prize) return reject('winners', `The contest has no prize of tier ${tier}`);
    for (const id of userIds) requireParticipant('winners', id);
    return { ...(tier !== undefined && { tier }), winnersCount: prize.winnersCount, users: userReferences(userIds) };
  });
  const now = world.timestamp();
  return {
    status,
    version: (contest.version ?? 0) + 1,
    dateModified: now,
    ...(status === 'Cancelled' ? { dateCancelled: now } : { dateFinalized: now, winners: winnersByTier, disqualifiedAgents }),
  };
}

/** Reads the filters of a query: contests that overlap a period and have certain statuses. */
function readFilters(context: OperationContext): (contest: Contest) => boolean {
  const states = queryList(context, 'status');
  const from = queryValue(context, 'dateStart') ?? '';
  const to = queryValue(context, 'dateEnd') ?? '9999';
  return ({ status = '', dateStart = '', dateEnd = '' }) =>
    dateEnd >= from && dateStart <= to && (states.length === 0 || states.includes(status));
}

/** Returns the sort key of a contest. */
function sortKeyOf(sortBy: string): (contest: Contest) => number | string {
  if (sortBy === 'profile') return ({ profile }) => profile?.name ?? readId(profile) ?? '';
  return (contest) => {
    const value: unknown = Object.entries(contest).find(([name]) => name === sortBy)?.[1];
    return typeof value === 'number' || typeof value === 'string' ? value : '';
  };
}

const compareKeys = (one: number | string, other: number | string): number =>
  typeof one === 'number' && typeof other === 'number' ? one - other : String(one).localeCompare(String(other), 'en');
