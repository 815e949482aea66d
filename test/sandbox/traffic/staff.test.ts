import type { Conversation, User } from 'contact-centre-client';
import { beforeEach, describe, expect, it } from 'vitest';
import { callWith } from '../support.js';
import type { Listing, NamedEntity } from '../support.js';
import { agentsOf, allUsers, HOUR, liveConversations, MINUTE, NOW, openCentre } from './support.js';
import type { Centre } from './support.js';

let centre: Centre;
beforeEach(() => {
  centre = openCentre();
});

async function setPresence(userId: string, name: string): Promise<void> {
  const definitions = (await centre.call<Listing<NamedEntity>>('GET', '/api/v2/presencedefinitions')).body.entities;
  const presenceDefinition = { id: definitions.find((definition) => definition.name === name)!.id };
  const { status } = await centre.call('PATCH', `/api/v2/users/${userId}/presences/purecloud`, { presenceDefinition });
  expect(status).toBe(200);
}

const inStatus = async (status: string): Promise<User[]> =>
  (await allUsers(centre)).filter(({ routingStatus }) => routingStatus!.status === status);

const statusOf = async (userId: string): Promise<string> =>
  (await centre.call<{ status: string }>('GET', `/api/v2/users/${userId}/routingstatus`)).body.status;

/** The conversations of a user as an agent. */
const partsOf = async (userId: string) =>
  (await liveConversations(centre)).flatMap(agentsOf).filter((agent) => agent.userId === userId && agent.isBusy);

/** Advances the clock until a condition holds. */
async function until(holds: () => Promise<boolean>, step = 1000): Promise<void> {
  for (let tries = 0; tries < 3600; tries += 1) {
    if (await holds()) return;
    centre.sandbox.clock.advance(step);
  }
  throw new Error('It never came to that');
}

describe('agents whom a caller moves', () => {
  it('off queue receive no interactions, and stay there', async () => {
    const agents = await inStatus('IDLE');
    const { id } = agents[0]!;
    await until(async () => (await partsOf(id)).length === 0);
    await setPresence(id, 'Meal');
    for (let minute = 0; minute < 180; minute += 1) {
      centre.sandbox.clock.advance(MINUTE);
      expect(await statusOf(id)).toBe('OFF_QUEUE');
      expect(await partsOf(id)).toEqual([]);
    }
  });

  it('on queue receive interactions, and answer them', async () => {
    const queue = centre.sandbox.queues.find(({ name }) => name === 'Bookings')!;
    const { id } = (await inStatus('OFF_QUEUE'))[0]!;
    await centre.call('POST', `/api/v2/routing/queues/${queue.id}/members`, [{ id }]);
    await setPresence(id, 'On Queue');
    await until(async () => (await statusOf(id)) === 'INTERACTING');
    expect(await partsOf(id)).toMatchObject([{ state: 'connected' }]);
  });

  it('on queue are alerted at once if a customer waits for them', async () => {
    const { id } = (await inStatus('OFF_QUEUE'))[0]!;
    const queue = (await centre.call<NamedEntity>('POST', '/api/v2/routing/queues', { name: 'Ferries' })).body;
    await centre.call('POST', `${queue.selfUri}/members`, [{ id }]);
    await centre.call('POST', '/api/v2/conversations/calls', { callQueueId: queue.id });
    const topics: string[] = [];
    centre.sandbox.subscribe(({ topicName }) => topics.push(topicName));
    await setPresence(id, 'On Queue');
    expect(topics).toContain(`v2.users.${id}.conversations.calls`);
  });

  it('to another status during a break stay there; all others come back', async () => {
    const away = async () =>
      (await allUsers(centre)).filter(
        ({ presence }) =>
          Date.parse(presence!.modifiedDate!) > NOW && presence!.presenceDefinition!.systemPresence !== 'On Queue',
      );
    await until(async () => (await away()).length > 1, MINUTE);
    const [moved, other] = await away();
    await setPresence(moved!.id, 'Busy');
    const systemPresence = async (id: string): Promise<string> =>
      (await allUsers(centre)).find((user) => user.id === id)!.presence!.presenceDefinition!.systemPresence!;
    expect(await systemPresence(other!.id)).not.toBe('On Queue');
    centre.sandbox.clock.advance(45 * MINUTE);
    expect(await systemPresence(moved!.id)).toBe('Busy');
    expect(await systemPresence(other!.id)).toBe('On Queue');
  });

  it('out of a queue receive nothing from it', async () => {
    const queue = centre.sandbox.queues.find(({ name }) => name === 'Changes and Refunds')!;
    const path = `/api/v2/routing/queues/${queue.id}/members`;
    const members = (await centre.call<Listing<NamedEntity>>('GET', `${path}?joined=true`)).body.entities;
    await centre.call(
      'PATCH',
      path,
      members.map(({ id }) => ({ id, joined: false })),
    );
    centre.sandbox.clock.advance(HOUR);
    const { participants } = await onlyWaiting(queue.id);
    expect(participants.map(({ purpose }) => purpose)).not.toContain('agent');
  });

  const onlyWaiting = async (queueId: string): Promise<Conversation> => {
    const response = (await liveConversations(centre)).filter(({ participants }) =>
      participants.some((each) => each.purpose === 'acd' && each.queueId === queueId && each.endTime === undefined),
    );
    expect(response.length).toBeGreaterThan(0);
    return response.at(-1)!;
  };

  it('off queue are missed: fewer customers are answered in time', async () => {
    const ratio = async (): Promise<number> => {
      const from = centre.sandbox.clock.now();
      centre.sandbox.clock.advance(HOUR);
      const interval = `${new Date(from).toISOString()}/PT1H`;
      const filter = { type: 'and', predicates: [{ dimension: 'mediaType', value: 'voice' }] };
      const { body } = await centre.call<{ results: { data: { metrics: { stats: { ratio: number } }[] }[] }[] }>(
        'POST',
        '/api/v2/analytics/conversations/aggregates/query',
        { interval, filter, metrics: ['oServiceLevel'] },
      );
      return body.results[0]!.data[0]!.metrics[0]!.stats.ratio;
    };
    const before = await ratio();
    for (const { id = '' } of (await inStatus('IDLE')).concat(await inStatus('INTERACTING')).slice(0, 8)) {
      await setPresence(id, 'Meeting');
    }
    expect(await ratio()).toBeLessThan(before - 0.2);
  });
});

describe('a user who is signed in as an agent', () => {
  let person: string;
  beforeEach(async () => {
    person = (await inStatus('IDLE'))[0]!.id!;
    await until(async () => (await partsOf(person)).length === 0);
  });

  const alerted = async (): Promise<void> => {
    await until(async () => (await partsOf(person))[0]?.state === 'alerting');
  };

  it('is alerted without answering, and is passed over', async () => {
    centre.sandbox.issueAccessToken(person);
    await alerted();
    centre.sandbox.clock.advance(10_000);
    expect(await partsOf(person)).toMatchObject([{ state: 'alerting' }]);
    // The longest alerting timeout of a queue is five minutes, for e-mails.
    centre.sandbox.clock.advance(5 * MINUTE);
    expect(await partsOf(person)).toEqual([]);
    expect(await statusOf(person)).toBe('NOT_RESPONDING');
    centre.sandbox.clock.advance(HOUR);
    expect(await statusOf(person)).toBe('NOT_RESPONDING');
  });

  it('answers, talks until the customer hangs up, and wraps up', async () => {
    const asPerson = callWith(centre.sandbox, centre.sandbox.issueAccessToken(person));
    await alerted();
    const { entities } = (await asPerson<Listing<Conversation>>('GET', '/api/v2/conversations')).body;
    expect(entities).toHaveLength(1);
    const { id = '', participants } = entities[0]!;
    const personPart = participants.find(({ userId }) => userId === person)!;
    const path = `/api/v2/conversations/${id}/participants/${personPart.id!}`;
    expect((await asPerson('PATCH', path, { state: 'connected' })).status).toBe(202);
    centre.sandbox.clock.advance(5000);
    expect(await partsOf(person)).toMatchObject([{ state: 'connected' }]);
    await until(async () => (await partsOf(person))[0]?.wrapsUp === true);
    const customer = (await asPerson<Conversation>('GET', `/api/v2/conversations/${id}`)).body.participants[0]!;
    expect(customer.endTime).toBeDefined();
    const [code] = (await asPerson<NamedEntity[]>('GET', `${path}/wrapupcodes`)).body;
    await asPerson('PATCH', path, { wrapup: { code: code!.id } });
    expect(await partsOf(person)).not.toMatchObject([{ wrapsUp: true }]);
  });

  it('is simulated again when the sign-in has ended', async () => {
    centre.sandbox.issueAccessToken(person);
    await alerted();
    centre.sandbox.expireTokens();
    centre.call = callWith(centre.sandbox, centre.sandbox.issueAccessToken());
    centre.sandbox.clock.advance(8000);
    expect(await partsOf(person)).toMatchObject([{ state: 'connected' }]);
  });
});

describe('a program', () => {
  it('creates an inbound call, which is answered, ended and wrapped up', async () => {
    const queue = centre.sandbox.queues.find(({ name }) => name === 'Loyalty Members')!;
    const { body } = await centre.call<{ id: string }>('POST', '/api/v2/conversations/calls', { callQueueId: queue.id });
    const read = async (): Promise<Conversation> =>
      (await centre.call<Conversation>('GET', `/api/v2/conversations/${body.id}`)).body;
    await until(async () => agentsOf(await read()).some(({ state }) => state === 'connected'));
    await until(async () => agentsOf(await read()).some(({ wrapup }) => wrapup !== undefined));
    expect((await read()).endTime).toBeDefined();
  });

  it('creates a chat, which the sandbox does not end while the guest waits', async () => {
    const body = {
      organizationId: centre.sandbox.organisation.id,
      deploymentId: 'site',
      memberInfo: { displayName: 'Ida' },
      routingTarget: { targetType: 'QUEUE', targetAddress: 'Web Chat' },
    };
    const queue = centre.sandbox.queues.find(({ name }) => name === 'Web Chat')!;
    const members = (await centre.call<Listing<NamedEntity>>('GET', `/api/v2/routing/queues/${queue.id}/members`)).body.entities;
    await centre.call(
      'PATCH',
      `/api/v2/routing/queues/${queue.id}/members`,
      members.map(({ id }) => ({ id, joined: false })),
    );
    const { id } = (await centre.call<{ id: string }>('POST', '/api/v2/webchat/guest/conversations', body)).body;
    centre.sandbox.clock.advance(12 * HOUR);
    const conversation = (await centre.call<Conversation>('GET', `/api/v2/conversations/${id}`)).body;
    expect(conversation.endTime).toBeUndefined();
  });

  it('deletes a queue, which gets no more customers, and a user, who gets no more work', async () => {
    const queue = centre.sandbox.queues.find(({ name }) => name === 'Bookings')!;
    const { id } = (await inStatus('IDLE'))[0]!;
    await centre.call('DELETE', `/api/v2/users/${id}`);
    await centre.call('DELETE', `/api/v2/routing/queues/${queue.id}`);
    centre.sandbox.clock.advance(HOUR);
    const conversations = await liveConversations(centre);
    expect(conversations.length).toBeGreaterThan(3);
    expect(conversations.flatMap(({ participants }) => participants).filter(({ queueId }) => queueId === queue.id)).toEqual([]);
    expect(await partsOf(id)).toEqual([]);
  });
});
