import type { QueueMember, User, UserRoutingLanguage } from 'contact-centre-client';
import { beforeEach, describe, expect, it } from 'vitest';
import { callWith, signInUser } from '../../support.js';
import type { Listing, NamedEntity } from '../../support.js';
import { answer, conversation, openFloor, participant, ring, routingStatus, setPresence } from '../support.js';
import type { Floor } from '../support.js';

let floor: Floor;
beforeEach(async () => {
  floor = await openFloor();
});

const presenceOf = async (): Promise<string> =>
  (await floor.call<User>('GET', `${floor.agent.selfUri}?expand=presence`)).body.presence!.presenceDefinition!.systemPresence!;

describe('a routing status', () => {
  const put = async (status: string) => await floor.call('PUT', `${floor.agent.selfUri}/routingstatus`, { status });

  it.each(['INTERACTING', 'NOT_RESPONDING', 'COMMUNICATING'])('of %s is set only by interactions', async (status) => {
    await setPresence(floor, 'On Queue');
    expect(await put(status)).toMatchObject({
      status: 400,
      body: { message: `The routing status ${status} cannot be set`, details: [{ fieldName: 'status' }] },
    });
    expect(await routingStatus(floor)).toBe('IDLE');
  });

  it('of idle requires the presence On Queue', async () => {
    await setPresence(floor, 'Available');
    expect(await put('IDLE')).toMatchObject({ status: 400 });
    expect(await routingStatus(floor)).toBe('OFF_QUEUE');
  });

  it('of idle ends not responding', async () => {
    await setPresence(floor, 'On Queue');
    await ring(floor);
    floor.sandbox.clock.advance(30_000);
    expect(await routingStatus(floor)).toBe('NOT_RESPONDING');
    expect(await put('IDLE')).toMatchObject({ status: 200, body: { status: 'IDLE' } });
  });

  it('is interacting again when a user returns to the queue during an interaction', async () => {
    await setPresence(floor, 'On Queue');
    await answer(floor, await ring(floor));
    await setPresence(floor, 'Busy');
    expect(await routingStatus(floor)).toBe('OFF_QUEUE');
    await setPresence(floor, 'On Queue');
    expect(await routingStatus(floor)).toBe('INTERACTING');
  });

  it('is off queue after a user signs out of the last session', async () => {
    await setPresence(floor, 'On Queue');
    const second = callWith(floor.sandbox, (await signInUser(floor.sandbox, floor.agent.id)).access_token);
    await second('DELETE', '/api/v2/tokens/me');
    expect(await routingStatus(floor)).toBe('IDLE');
    await floor.asAgent('DELETE', '/api/v2/tokens/me');
    expect(await routingStatus(floor)).toBe('OFF_QUEUE');
    expect(await presenceOf()).toBe('Offline');
  });
});

describe('a user', () => {
  const change = async (state: string) =>
    await floor.call('PATCH', floor.agent.selfUri, {
      version: (await floor.call<User>('GET', `${floor.agent.selfUri}/state`)).body.version,
      state,
    });

  it('is created with a name and an email address only, in the home division', async () => {
    const { status, body } = await floor.call<User>('POST', '/api/v2/users', { name: 'Ida Roe', email: 'ida.roe@mail.example' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ state: 'active', version: 1, division: { id: floor.sandbox.organisation.homeDivisionId } });
    expect(body).not.toHaveProperty('images');
  });

  it('has a unique email address', async () => {
    const [other] = (await floor.call<Listing<User>>('GET', '/api/v2/users')).body.entities;
    const body = { name: 'Another', email: other!.email!.toUpperCase() };
    expect(await floor.call('POST', '/api/v2/users', body)).toMatchObject({ status: 409, body: { code: 'general.conflict' } });
  });

  it('in an unknown division is rejected', async () => {
    const body = { name: 'Ida', email: 'ida@mail.example', divisionId: 'nowhere' };
    expect(await floor.call('POST', '/api/v2/users', body)).toMatchObject({
      status: 400,
      body: { details: [{ fieldName: 'divisionId' }] },
    });
  });

  it('that is deactivated has no session and gets no interactions, but stays a queue member', async () => {
    await setPresence(floor, 'On Queue');
    expect(await change('inactive')).toMatchObject({ status: 200 });
    expect(await floor.asAgent('GET', '/api/v2/users/me')).toMatchObject({ status: 401 });
    expect(await routingStatus(floor)).toBe('OFF_QUEUE');
    const { body } = await floor.call<Listing<QueueMember>>('GET', `${floor.queue.selfUri}/members`);
    expect(body.entities.map(({ id }) => id)).toEqual([floor.agent.id]);
    expect(await change('active')).toMatchObject({ body: { state: 'active' } });
    expect(await signInUser(floor.sandbox, floor.agent.id)).toHaveProperty('access_token');
  });

  it('that is deleted by a state change leaves all queues', async () => {
    const { version } = (await floor.call<User>('GET', floor.agent.selfUri)).body;
    expect(await floor.call('PUT', `${floor.agent.selfUri}/state`, { state: 'deleted', version })).toMatchObject({ status: 200 });
    expect(await floor.call('GET', floor.agent.selfUri)).toMatchObject({ status: 404 });
    const { body } = await floor.call<Listing<QueueMember>>('GET', `${floor.queue.selfUri}/members`);
    expect(body.entities).toEqual([]);
    expect(await floor.asAgent('GET', '/api/v2/users/me')).toMatchObject({ status: 401 });
  });

  it('that is deleted can be restored, but not changed otherwise', async () => {
    await floor.call('DELETE', floor.agent.selfUri);
    const { version } = (await floor.call<User>('GET', `${floor.agent.selfUri}?state=deleted`)).body;
    expect(await floor.call('PATCH', floor.agent.selfUri, { version, title: 'Gone' })).toMatchObject({ status: 404 });
    expect(await floor.call('PATCH', floor.agent.selfUri, { version, state: 'active' })).toMatchObject({ status: 200 });
    expect(await floor.call('GET', floor.agent.selfUri)).toMatchObject({ status: 200, body: { state: 'active' } });
  });

  it('is not an OAuth client, for which operations of users are rejected', async () => {
    for (const path of ['users/me', 'routing/queues/me']) {
      expect(await floor.call('GET', `/api/v2/${path}`)).toMatchObject({ status: 400, body: { code: 'not.a.user' } });
    }
  });
});

describe('languages', () => {
  let english: NamedEntity;
  const path = () => `${floor.agent.selfUri}/routinglanguages`;
  beforeEach(async () => {
    const { entities } = (await floor.call<Listing<NamedEntity>>('GET', '/api/v2/routing/languages')).body;
    english = entities.find(({ name }) => name === 'English')!;
  });

  it('exist by default, and have unique names', async () => {
    expect(await floor.call('POST', '/api/v2/routing/languages', { name: 'english' })).toMatchObject({
      status: 400,
      body: { code: 'duplicate.name' },
    });
    const response = await floor.call<NamedEntity>('POST', '/api/v2/routing/languages', { name: 'Basque' });
    expect(await floor.call('GET', response.body.selfUri)).toMatchObject({ body: { name: 'Basque', state: 'active' } });
    expect(await floor.call('GET', '/api/v2/routing/languages?name=Basque')).toMatchObject({ body: { total: 1 } });
  });

  it('are assigned to users with a proficiency', async () => {
    await floor.call('POST', path(), { id: english.id, proficiency: 3 });
    await floor.call('PATCH', `${path()}/${english.id}`, { proficiency: 4 });
    const { languages } = (await floor.call<User>('GET', `${floor.agent.selfUri}?expand=languages`)).body;
    expect(languages).toMatchObject([{ id: english.id, name: 'English', proficiency: 4 }]);
    expect(await floor.call('DELETE', `${path()}/${english.id}`)).toMatchObject({ status: 204 });
    expect((await floor.call<Listing<UserRoutingLanguage>>('GET', path())).body.entities).toEqual([]);
  });

  it('that do not exist, or with an invalid proficiency, are rejected', async () => {
    expect(await floor.call('POST', path(), { id: 'latin', proficiency: 3 })).toMatchObject({ status: 404 });
    expect(await floor.call('POST', path(), { id: english.id, proficiency: 6 })).toMatchObject({ status: 400 });
    expect(
      await floor.call('PATCH', `${path()}/bulk`, [
        { id: english.id, proficiency: 1 },
        { id: 'latin', proficiency: 1 },
      ]),
    ).toMatchObject({ status: 404 });
    expect(await floor.call('DELETE', `${path()}/${english.id}`)).toMatchObject({ status: 404 });
  });

  it('can be required by interactions, which wait for a matching agent', async () => {
    await setPresence(floor, 'On Queue');
    const body = { callQueueId: floor.queue.id, languageId: english.id };
    const { id } = (await floor.call<{ id: string }>('POST', '/api/v2/conversations/calls', body)).body;
    expect((await conversation(floor, id)).participants.map(({ purpose }) => purpose)).toEqual(['customer', 'acd']);
    await floor.call('POST', path(), { id: english.id, proficiency: 1 });
    expect(await participant(floor, id, 'agent')).toMatchObject({ conversationRoutingData: { language: { id: english.id } } });
  });
});

describe('members of a queue', () => {
  it('are filtered by skill, language and presence', async () => {
    const skills = (await floor.call<Listing<NamedEntity>>('GET', '/api/v2/routing/skills')).body.entities;
    await floor.call('PUT', `${floor.agent.selfUri}/routingskills/bulk`, [{ id: skills[0]!.id, proficiency: 3 }]);
    await setPresence(floor, 'Meal');
    const total = async (query: string) =>
      (await floor.call<Listing<QueueMember>>('GET', `${floor.queue.selfUri}/members?${query}`)).body.entities.length;
    expect([await total(`skills=${skills[0]!.id}`), await total(`skills=${skills[1]!.id}`)]).toEqual([1, 0]);
    expect([await total(`skills=${encodeURIComponent(skills[0]!.name)}`), await total('languages=English')]).toEqual([1, 0]);
    expect([await total('presence=Meal'), await total('presence=Break')]).toEqual([1, 0]);
    expect([await total('memberBy=user'), await total('memberBy=group')]).toEqual([1, 0]);
  });
});
