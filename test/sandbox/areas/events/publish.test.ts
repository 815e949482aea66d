import { createSandbox } from 'contact-centre-client/sandbox';
import type { Sandbox, SandboxEvent } from 'contact-centre-client/sandbox';
import { beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../../../../src/sandbox/app.js';
import { World } from '../../../../src/sandbox/store/world.js';
import { openSocket } from '../notifications/support.js';
import type { KeptSocket } from '../notifications/support.js';
import { callWith, signIn } from '../../support.js';
import type { Call } from '../../support.js';
import { Stage } from './scenes/stage.js';

const channels = '/api/v2/notifications/channels';
const limits = { name: 'Twice a day', maxAttemptsPerContact: 2 };

let sandbox: Sandbox;
let call: Call;
beforeEach(async () => {
  sandbox = createSandbox({ now: () => Date.parse('2026-05-04T10:00:00Z'), rateLimit: false });
  call = await signIn(sandbox);
});

/** Subscribes to topics through a channel of the caller. */
async function listen(as: Call, topics: readonly string[]): Promise<KeptSocket> {
  const { id } = (await as<{ id: string }>('POST', channels)).body;
  const { status } = await as(
    'PUT',
    `${channels}/${id}/subscriptions`,
    topics.map((topic) => ({ id: topic })),
  );
  expect(status).toBe(200);
  return openSocket(sandbox, id);
}

/** Executes an action, and returns the events that it published. */
async function toldOf(act: () => unknown): Promise<SandboxEvent[]> {
  const events: SandboxEvent[] = [];
  const stop = sandbox.subscribe((event) => events.push(event));
  await act();
  stop();
  return events;
}

describe('a subscriber to a topic', () => {
  it('receives only that topic, and several topics with a common prefix', async () => {
    const { id } = (await call<{ id: string }>('POST', '/api/v2/outbound/campaigns', campaign())).body;
    const socket = await listen(call, [`v2.outbound.campaigns.${id}?progress&stats`]);
    await call('POST', '/api/v2/outbound/attemptlimits', limits);
    await call('PUT', `/api/v2/outbound/campaigns/${id}`, { ...campaign(), callerName: 'Harbour' });
    expect(socket.topics()).toEqual([`v2.outbound.campaigns.${id}.progress`, `v2.outbound.campaigns.${id}.stats`]);
  });

  it('may write the topic in any case', async () => {
    const { id } = sandbox.users[0]!;
    const socket = await listen(call, [`V2.Users.${id}.OUTOFOFFICE`]);
    await call('PUT', `/api/v2/users/${id}/outofoffice`, { active: true });
    expect(socket.topics()).toEqual([`v2.users.${id}.outofoffice`]);
  });

  it.each(['V2.Analytics.Queues.q1.Observations', 'v2.USERS.u1.Conversations', 'V2.Flows.f1'])(
    'needs its permission in every spelling: %s',
    async (topic) => {
      const { id } = sandbox.users.at(-1)!;
      await call('POST', `/api/v2/authorization/subjects/${id}/bulkreplace`, { grants: [] });
      const employee = callWith(sandbox, sandbox.issueAccessToken(id));
      const channel = (await employee<{ id: string }>('POST', channels)).body;
      expect(await employee('PUT', `${channels}/${channel.id}/subscriptions`, [{ id: topic }])).toMatchObject({ status: 403 });
    },
  );

  it('is notified without a subscription that the token was revoked', async () => {
    const { id } = sandbox.users[0]!;
    const callAsOwner = callWith(sandbox, sandbox.issueAccessToken(id));
    const socket = await listen(callAsOwner, [`v2.users.${id}.presence`]);
    await call('DELETE', `/api/v2/tokens/${id}`);
    const [{ eventBody } = {}] = socket.sent.filter(({ topicName = '' }) => topicName.startsWith('v2.system.token_revoked.'));
    expect(eventBody).toMatchObject({ systemTopicType: 'token_revoked', reason: 'user_tokens_revoked', userId: id });
  });

  it('costs nothing if the topic is about something else', async () => {
    const world = new World({ rateLimit: false });
    createApp(world);
    expect(world.events.hasListenerFor('v2.users.u1.presence')).toBe(false);
    const owner = { clientId: 'c1' };
    const channel = world.channels.create(owner, 't1');
    world.channels.subscribe(channel, ['v2.users.u1?presence&routingStatus']);
    const connection = world.channels.connect(channel.id, { send: () => undefined, close: () => undefined });
    const messages = ['v2.users.u1.presence', 'v2.users.u1.routingStatus', 'v2.users.u2.presence', 'v2.outbound.settings'];
    expect(messages.map((topic) => world.events.hasListenerFor(topic))).toEqual([true, true, false, false]);
    connection?.closed();
    expect(world.events.hasListenerFor('v2.users.u1.presence')).toBe(false);
    await Promise.resolve();
  });
});

describe('no event is published', () => {
  it('when a sandbox is created, restored or reset', async () => {
    const before = sandbox.snapshot();
    await call('POST', '/api/v2/outbound/attemptlimits', limits);
    const events = await toldOf(() => {
      sandbox.restore(before);
      sandbox.reset({ keepTokens: true });
    });
    expect(events).toEqual([]);
  });

  it('for a deleted configuration, whose payload cannot express that', async () => {
    const { id } = (await call<{ id: string }>('POST', '/api/v2/outbound/attemptlimits', limits)).body;
    const events = await toldOf(async () => await call('DELETE', `/api/v2/outbound/attemptlimits/${id}`));
    expect(events.map(({ topicName }) => topicName)).toEqual([`v2.audits.entitytype.AttemptLimits.entityid.${id}`]);
    expect(events[0]?.eventBody).toMatchObject({ action: 'Delete', serviceName: 'Outbound', entityType: 'AttemptLimits' });
  });

  it('for a refused change', async () => {
    const { id } = (await call<{ id: string }>('POST', '/api/v2/outbound/attemptlimits', limits)).body;
    const events = await toldOf(async () => {
      expect((await call('PUT', `/api/v2/outbound/attemptlimits/${id}`, { ...limits, version: 9 })).status).toBe(409);
      expect((await call('POST', '/api/v2/outbound/attemptlimits', { ...limits, colour: 'red' })).status).toBe(400);
    });
    expect(events).toEqual([]);
  });
});

describe('a deletion is published', () => {
  it.each([
    ['a flow', 'v2.flows.', '/api/v2/flows', { name: 'Night', type: 'INBOUNDCALL' }, { deleted: true }],
    [
      'a coaching appointment',
      'v2.users.',
      '/api/v2/coaching/appointments',
      { name: 'Tone', description: 'Tone', dateStart: '2026-06-01T10:00:00Z', lengthInMinutes: 30, attendeeIds: ['u1'] },
      { changeType: 'Delete' },
    ],
  ])('if its payload can express it: %s', async (_, topic, path, body, expectedBody) => {
    if ('attendeeIds' in body) body.attendeeIds = [sandbox.users[0]!.id];
    const { id } = (await call<{ id: string }>('POST', path, body)).body;
    const events = await toldOf(async () => await call('DELETE', `${path}/${id}`));
    const [{ eventBody } = {}] = events.filter(({ topicName }) => topicName.startsWith(topic));
    expect(eventBody).toMatchObject({ id, ...expectedBody });
  });
});

describe('a queue', () => {
  it('reports that a deleted user is no longer a member', async () => {
    const stage = await Stage.open();
    const { id } = await stage.make('users', { name: 'Guest', email: 'guest@sandbox.example' });
    await stage.make(`routing/queues/${stage.floor.queue.id}/members`, [{ id }]);
    const before = stage.events.length;
    await stage.send('DELETE', `users/${id}`);
    const sceneEvents = stage.events
      .slice(before)
      .filter(({ topicName }) => topicName === `v2.routing.queues.${stage.floor.queue.id}.users`);
    expect(sceneEvents.map(({ eventBody }) => eventBody)).toEqual([
      { id, user: { id }, queueId: stage.floor.queue.id, joined: false },
    ]);
  });
});

describe('a web deployment', () => {
  it('and its configuration are published again when they have become active', async () => {
    const base = '/api/v2/webdeployments';
    const events = await toldOf(async () => {
      const { id } = (await call<{ id: string }>('POST', `${base}/configurations`, { name: 'Shop' })).body;
      await call('POST', `${base}/configurations/${id}/versions/draft/publish`);
      await call('POST', `${base}/deployments`, { name: 'Shop', configuration: { id, version: '1' } });
      sandbox.clock.advance(10_000);
      sandbox.clock.advance(10_000);
    });
    const states = (kind: string): unknown[] =>
      events
        .filter(({ topicName }) => topicName.startsWith(`v2.webdeployments.${kind}.`))
        .map(({ eventBody }) => {
          const { version, status } = eventBody as { version?: string; status: string };
          return version === undefined ? status : `${version} ${status}`;
        });
    expect(states('configurations')).toEqual(['draft Pending', '1 Pending', '1 Active']);
    expect(states('deployments')).toEqual(['Pending', 'Active']);
  });
});

describe('an audit', () => {
  it('names what was changed, and its former and new value', async () => {
    const { id } = (await call<{ id: string }>('POST', '/api/v2/outbound/attemptlimits', limits)).body;
    const events = await toldOf(
      async () => await call('PUT', `/api/v2/outbound/attemptlimits/${id}`, { ...limits, maxAttemptsPerContact: 3, version: 1 }),
    );
    const audit = events.find(({ topicName }) => topicName.startsWith('v2.audits.'))?.eventBody;
    expect(audit).toMatchObject({
      action: 'Update',
      entity: { id, name: 'Twice a day' },
      propertyChanges: expect.arrayContaining([
        { property: 'maxAttemptsPerContact', oldValues: ['2'], newValues: ['3'] },
      ]) as unknown,
    });
  });
});

describe('a conversation', () => {
  it('publishes each of its moments once, and the fields that the payloads of its queue and users contain', async () => {
    const stage = await Stage.open();
    const id = await stage.call();
    await stage.send('PUT', `conversations/${id}/tags`, { externalTag: 'A-1' });
    const moments = stage.events.filter(({ topicName }) => topicName.startsWith(`v2.detail.events.conversation.${id}.`));
    const names = moments.map(({ topicName }) => topicName.slice(topicName.indexOf(id) + id.length + 1));
    expect(names.sort()).toEqual([
      'acd.end',
      'acd.start',
      'acw',
      'customer.end',
      'customer.start',
      'user.end',
      'user.start',
      'wrapup',
    ]);
    const end = moments.find(({ topicName }) => topicName.endsWith('acd.end'))?.eventBody;
    expect(end).toMatchObject({ acdOutcome: 'ANSWERED', mediaType: 'VOICE', direction: 'INBOUND', answeredUserId: stage.userId });
    const work = moments.find(({ topicName }) => topicName.endsWith('.acw'))?.eventBody;
    expect(work).toMatchObject({ wrapupDurationMs: 5000, wrapupNotes: 'Well', userId: stage.userId });
  });

  it('is summarised for its agent and its wrap-up code', async () => {
    const stage = await Stage.open();
    await stage.call();
    const figures = stage.events.find(({ topicName }) => topicName === `v2.analytics.users.${stage.userId}.aggregates`);
    expect(figures?.eventBody).toMatchObject({
      group: { userId: stage.userId, mediaType: 'voice' },
      data: [
        {
          metrics: expect.arrayContaining([
            { metric: 'tHandle', stats: { count: 1, sum: 65_000, min: 65_000, max: 65_000 } },
          ]) as unknown,
        },
      ],
    });
  });
});

/** References of campaigns are not checked if there are none. */
const campaign = () => ({
  name: 'Spring',
  contactList: {},
  dialingMode: 'preview',
  callerName: 'A',
  callerAddress: '+441632960001',
  phoneColumns: [{ columnName: 'Phone', type: 'cell' }],
});
