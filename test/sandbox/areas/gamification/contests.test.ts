import type { ContestsResponse, GetContestsEssentialsListing } from 'contact-centre-client';
import { beforeEach, expect, it } from 'vitest';
import { callWith, signIn, signInUser } from '../../support.js';
import type { Listing, NamedEntity } from '../../support.js';
import { CONTESTS, contestDefinition, performanceProfile, PROFILES } from './support.js';
import { NOON, openFloor } from '../support.js';
import type { Floor } from '../support.js';

const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';
const DAY = 86_400_000;

let floor: Floor;
let profile: NamedEntity;
let metric: NamedEntity;
let other: NamedEntity;
beforeEach(async () => {
  floor = await openFloor();
  profile = await performanceProfile(floor, 'Pilots');
  metric = (await floor.call<NamedEntity>('POST', `${PROFILES}/${profile.id}/metrics`, { name: 'Landings' })).body;
  other = (await floor.call<Listing<NamedEntity>>('GET', '/api/v2/users')).body.entities[8]!;
});

const definition = (more: object = {}) => ({
  ...contestDefinition(floor, profile, UNKNOWN_ID),
  metrics: [{ id: metric.id, weight: 100, minimumQualifier: 0 }],
  participantIds: [floor.agent.id, other.id],
  ...more,
});
const contest = async (more?: object, call = floor.call): Promise<ContestsResponse> => {
  const response = await call<ContestsResponse>('POST', CONTESTS, definition(more));
  expect(response.status, response.text).toBe(200);
  return response.body;
};
const titles = async (query: string, call = floor.call): Promise<(string | undefined)[]> => {
  const answer = await call<GetContestsEssentialsListing>('GET', `${CONTESTS}${query}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.body.entities.map(({ title }) => title);
};

it('a contest starts, runs and awaits finalisation by its dates', async () => {
  const { id, ...entity } = await contest();
  expect(entity).toMatchObject({ status: 'Upcoming', participantCount: 2, profile: { id: profile.id, name: 'Pilots' } });
  expect(entity.participants).toMatchObject([floor.agent, other].map(({ id: userId, selfUri }) => ({ id: userId, selfUri })));
  for (const [at, status] of [
    [NOON + DAY, 'Ongoing'],
    [NOON + 2 * DAY, 'Ongoing'],
    [NOON + 3 * DAY, 'Pending'],
  ] as const) {
    floor.sandbox.clock.set(at);
    const call = await signIn(floor.sandbox);
    expect((await call('GET', `${CONTESTS}/${id}`)).body).toMatchObject({ status });
    expect((await call<GetContestsEssentialsListing>('GET', CONTESTS)).body.entities).toMatchObject([
      { id, status, participantCount: 2 },
    ]);
  }
});

it('finalising a contest names winners among its participants, or cancels it', async () => {
  const { id } = await contest();
  const end = async (body: object) => await floor.call<ContestsResponse>('PATCH', `${CONTESTS}/${id}`, body);
  const winners = (tier: number, userId: string) => ({ status: 'Completed', winners: [{ tier, userIds: [userId] }] });
  expect((await end(winners(2, other.id))).status).toBe(400);
  expect((await end(winners(1, UNKNOWN_ID))).status).toBe(400);
  expect((await end({ status: 'Completed', disqualifiedAgents: [{ id: UNKNOWN_ID }] })).status).toBe(400);
  const completed = await end({ ...winners(1, other.id), disqualifiedAgents: [{ id: floor.agent.id, note: 'Late' }] });
  expect(completed.body).toMatchObject({
    status: 'Completed',
    version: 2,
    dateFinalized: '2026-03-10T12:30:00.000Z',
    winners: [{ tier: 1, winnersCount: 1, users: [{ id: other.id }] }],
    disqualifiedAgents: [{ id: floor.agent.id, note: 'Late' }],
  });
  const another = await contest();
  const cancelled = await floor.call('PATCH', `${CONTESTS}/${another.id}`, { status: 'Cancelled' });
  expect(cancelled.body).toMatchObject({ status: 'Cancelled', dateCancelled: '2026-03-10T12:30:00.000Z' });
  expect(await titles('?status=Completed')).toEqual(['Spring']);
});

it('participants and the creator find the contest', async () => {
  const asMaker = callWith(floor.sandbox, (await signInUser(floor.sandbox)).access_token);
  await contest({}, asMaker);
  await contest({ title: 'Summer', participantIds: [other.id] });
  expect(await titles('/me', floor.asAgent)).toEqual(['Spring']);
  expect(await titles('/me?view=creator', floor.asAgent)).toEqual([]);
  expect(await titles('/me', asMaker)).toEqual([]);
  expect(await titles('/me?view=creator', asMaker)).toEqual(['Spring']);
});

it('lists contests by date, status and order', async () => {
  const { id } = await contest();
  await contest({ title: 'Autumn', dateStart: '2026-09-01', dateEnd: '2026-09-30', participantIds: [other.id] });
  expect(await titles('')).toEqual(['Autumn', 'Spring']);
  expect(await titles('?sortOrder=asc')).toEqual(['Spring', 'Autumn']);
  expect(await titles('?sortBy=participantCount')).toEqual(['Spring', 'Autumn']);
  expect(await titles('?sortBy=title&sortOrder=asc')).toEqual(['Autumn', 'Spring']);
  expect(await titles('?dateStart=2026-03-12&dateEnd=2026-08-31')).toEqual(['Spring']);
  expect(await titles('?dateStart=2026-10-01')).toEqual([]);
  await floor.call('PATCH', `${CONTESTS}/${id}`, { status: 'Cancelled' });
  expect(await titles('?status=Cancelled')).toEqual(['Spring']);
  expect(await titles('?status=Upcoming,Ongoing')).toEqual(['Autumn']);
});

it('replaces the definition of a contest', async () => {
  const { id } = await contest();
  const changed = definition({ title: 'Late spring', participantIds: [other.id] });
  const { body } = await floor.call('PUT', `${CONTESTS}/${id}`, changed);
  expect(body).toMatchObject({ title: 'Late spring', version: 2, participantCount: 1, participants: [{ id: other.id }] });
});

it.each([
  ['an unknown profile', 'profileId', { profileId: UNKNOWN_ID }],
  ['an unknown user', 'participantIds', { participantIds: [UNKNOWN_ID] }],
  ['an unknown metric', 'metrics', { metrics: [{ id: UNKNOWN_ID, weight: 1, minimumQualifier: 0 }] }],
  ['an end before its beginning', 'dateEnd', { dateEnd: '2026-03-10' }],
])('refuses a contest with %s', async (_what, fieldName, more) => {
  const { id } = await contest();
  for (const [verb, path] of [
    ['POST', CONTESTS],
    ['PUT', `${CONTESTS}/${id}`],
  ] as const) {
    const answer = await floor.call<{ details: unknown[] }>(verb, path, definition(more));
    expect([answer.status, answer.body.details]).toMatchObject([400, [{ errorCode: 'invalid.value', fieldName }]]);
  }
});
