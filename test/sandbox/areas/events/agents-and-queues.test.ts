import { expect, it } from 'vitest';
import { createApp } from '../../../../src/sandbox/app.js';
import type { SandboxEvent } from '../../../../src/sandbox/store/events.js';
import { World } from '../../../../src/sandbox/store/world.js';
import { NOW, openFloor } from '../support.js';

it('publishes calls, presences and routing statuses to agents and queues', async () => {
  const world = new World({ now: () => NOW, rateLimit: false });
  const { respond } = createApp(world);
  const events: SandboxEvent[] = [];
  world.events.subscribe((event) => events.push(event));
  const token = world.tokens.issueAccess(world.clients.clientCredentials.id, undefined).value;
  const send = async (method: string, path: string, body: unknown): Promise<void> => {
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    const request = new Request(`https://sandbox.example${path}`, { method, headers, body: JSON.stringify(body) });
    expect((await respond(request)).status).toBeLessThan(300);
  };
  const bodyOf = (topicName: string): unknown => events.findLast((event) => event.topicName === topicName)?.eventBody;

  const queue = world.store.queues.all()[0]!;
  const [userId] = [...world.store.members.of(queue.id).keys()];
  world.store.members.deleteParent(queue.id);
  world.store.members.set(queue.id, userId!, { joined: true, ringNumber: 1 });
  const onQueue = world.store.presenceDefinitions.all().find(({ name }) => name === 'On Queue')!;
  const offQueue = world.store.presenceDefinitions.all().find(({ name }) => name === 'Meal')!;
  const presences = `/api/v2/users/${userId!}/presences/purecloud`;
  await send('PATCH', presences, { presenceDefinition: { id: offQueue.id } });
  await send('PATCH', presences, { presenceDefinition: { id: onQueue.id } });
  expect(bodyOf(`v2.users.${userId!}.presence`)).toMatchObject({
    source: 'PURECLOUD',
    presenceDefinition: { id: onQueue.id, systemPresence: 'On Queue' },
  });
  expect(bodyOf(`v2.users.${userId!}.routingStatus`)).toMatchObject({ id: userId, routingStatus: { status: 'IDLE' } });

  await send('POST', '/api/v2/conversations/calls', { callQueueId: queue.id });
  expect(bodyOf(`v2.users.${userId!}.conversations.calls`)).toMatchObject({
    participants: [{ purpose: 'customer' }, { purpose: 'acd' }, { purpose: 'agent', state: 'alerting', user: { id: userId } }],
  });
  expect(bodyOf(`v2.users.${userId!}.conversations`)).toMatchObject({
    participants: [{}, {}, { calls: [{ state: 'alerting' }] }],
  });
  expect(bodyOf(`v2.routing.queues.${queue.id}.conversations.calls`)).toBeDefined();
  const observations = events.filter(({ topicName }) => topicName === `v2.analytics.queues.${queue.id}.observations`);
  expect(observations.map(({ eventBody }) => eventBody)).toContainEqual(
    expect.objectContaining({
      group: { queueId: queue.id, mediaType: 'voice' },
      data: [
        expect.objectContaining({ metrics: expect.arrayContaining([{ metric: 'oAlerting', stats: { count: 1 } }]) as unknown }),
      ],
    }),
  );

  // The alert ends only because time passes.
  world.clock.advance(60_000);
  expect(bodyOf(`v2.users.${userId!}.routingStatus`)).toMatchObject({ routingStatus: { status: 'NOT_RESPONDING' } });
});

it('publishes the participants to members and queues, each event once', async () => {
  const { sandbox, call, queue, agent } = await openFloor();
  const events: SandboxEvent[] = [];
  sandbox.subscribe((event) => events.push(event));
  const members = `v2.routing.queues.${queue.id}.users`;
  const memberEvents = (): unknown[] => events.filter(({ topicName }) => topicName === members).map(({ eventBody }) => eventBody);
  const member = { id: agent.id, user: { id: agent.id }, queueId: queue.id };
  const path = `${queue.selfUri}/members/${agent.id}`;
  await call('PATCH', path, { joined: false });
  await call('PATCH', path, { joined: false });
  await call('PATCH', `${agent.selfUri}/queues/${queue.id}`, { joined: true });
  await call('POST', `${queue.selfUri}/members?delete=true`, [{ id: agent.id }]);
  await call('POST', `${queue.selfUri}/members`, [{ id: agent.id }]);
  await call('DELETE', path);
  expect(memberEvents()).toEqual([false, true, false, true, false].map((joined) => ({ ...member, joined })));
  const joined = events
    .filter(({ topicName }) => topicName === `v2.analytics.queues.${queue.id}.observations`)
    .flatMap(({ eventBody }) => (eventBody as { data: { metrics: { metric: string; stats: { count: number } }[] }[] }).data)
    .flatMap(({ metrics }) => metrics.filter(({ metric }) => metric === 'oJoinedMembers').map(({ stats }) => stats.count));
  expect(joined).toEqual([0, 1, 0, 1, 0]);
});
