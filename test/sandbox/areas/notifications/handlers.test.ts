import { createSandbox } from 'contact-centre-client/sandbox';
import type { Sandbox } from 'contact-centre-client/sandbox';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callWith, signIn, signInUser } from '../../support.js';
import type { Call } from '../../support.js';

interface Channel {
  id: string;
  connectUri: string;
  expires: string;
}

interface Entities<T> {
  entities: T[];
}

const channels = '/api/v2/notifications/channels';
const start = Date.parse('2026-05-04T10:00:00Z');
const day = 24 * 3_600_000;

let sandbox: Sandbox;
let call: Call;
beforeEach(async () => {
  sandbox = createSandbox({ now: () => start, tokenLifetimeMs: 7 * 86_400_000, rateLimit: false });
  call = await signIn(sandbox);
});

const create = async (caller = call): Promise<Channel> => (await caller<Channel>('POST', channels)).body;

const topicsOf = async (id: string): Promise<unknown> =>
  (await call<Entities<{ id: string }>>('GET', `${channels}/${id}/subscriptions`)).body.entities.map((topic) => topic.id);

/** A socket that stores the messages sent to it. */
function openSocket(id: string): {
  sent: { topicName: string; eventBody: { message?: string } }[];
  closes: number[];
  receive(text: string): void;
} {
  const sent: { topicName: string; eventBody: { message?: string } }[] = [];
  const closes: number[] = [];
  const connection = sandbox.connect(id, {
    send: (text) => sent.push(JSON.parse(text) as (typeof sent)[0]),
    close: (code) => closes.push(code),
  });
  return { sent, closes, receive: (text) => connection?.receive(text) };
}

describe('channels', () => {
  it('are valid for 24 hours and have a socket beside the API host', async () => {
    const channel = await create();
    expect(channel).toEqual({
      id: channel.id,
      connectUri: `wss://sandbox.example/channels/${channel.id}`,
      expires: '2026-05-05T10:00:00.000Z',
    });
    const request = new Request(`https://api.mypurecloud.de${channels}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${sandbox.issueAccessToken()}` },
    });
    const { connectUri } = (await (await sandbox.fetch(request)).json()) as Channel;
    expect(connectUri).toMatch(/^wss:\/\/streaming\.mypurecloud\.de\/channels\//);
  });

  it('are listed for the token, or for the whole OAuth client', async () => {
    const one = await create();
    const again = await signIn(sandbox);
    const other = await create(again);
    const ids = async (query: string): Promise<string[]> =>
      (await again<Entities<Channel>>('GET', `${channels}${query}`)).body.entities.map(({ id }) => id);
    expect(await ids('')).toEqual([other.id]);
    expect(await ids('?includechannels=oauthclient')).toEqual([one.id, other.id]);
  });

  it('expire after 24 hours', async () => {
    const { id } = await create();
    expect(await call('HEAD', `${channels}/${id}`)).toMatchObject({ status: 200, text: '' });
    sandbox.clock.advance(day);
    expect(await call('HEAD', `${channels}/${id}`)).toMatchObject({ status: 404 });
    expect((await call<Entities<Channel>>('GET', channels)).body.entities).toEqual([]);
  });

  it('are limited to 20 for a user and OAuth client: the 21st ends the oldest unconnected channel', async () => {
    const { access_token: token } = await signInUser(sandbox, sandbox.users[0]!.id);
    const user = callWith(sandbox, token);
    const foreign = await create();
    const opened: Channel[] = [];
    for (let count = 0; count < 20; count += 1) opened.push(await create(user));
    const socket = openSocket(opened[0]!.id);
    expect(await user('HEAD', `${channels}/${opened[0]!.id}`)).toMatchObject({ status: 200 });
    await create(user);
    expect(await user('HEAD', `${channels}/${opened[0]!.id}`)).toMatchObject({ status: 200 });
    expect(await user('HEAD', `${channels}/${opened[1]!.id}`)).toMatchObject({ status: 404 });
    expect(await user('HEAD', `${channels}/${opened[2]!.id}`)).toMatchObject({ status: 200 });
    expect(await call('HEAD', `${channels}/${foreign.id}`)).toMatchObject({ status: 200 });
    expect(socket.closes).toEqual([]);
  });

  it('ends the oldest channel if all have a connection', async () => {
    const { access_token: token } = await signInUser(sandbox, sandbox.users[0]!.id);
    const user = callWith(sandbox, token);
    const sockets: ReturnType<typeof openSocket>[] = [];
    for (let count = 0; count < 20; count += 1) sockets.push(openSocket((await create(user)).id));
    await create(user);
    expect(sockets.map(({ closes }) => closes.length)).toEqual([1, ...Array.from({ length: 19 }, () => 0)]);
  });

  it('are accessible only to the user or client that created them', async () => {
    const [callAsFirst, other] = [0, 1].map((index) => callWith(sandbox, sandbox.issueAccessToken(sandbox.users[index]!.id)));
    const { id } = await create(callAsFirst);
    expect(await callAsFirst!('GET', `${channels}/${id}/subscriptions`)).toMatchObject({ status: 200 });
    for (const stranger of [other!, call]) {
      expect(await stranger('GET', `${channels}/${id}/subscriptions`)).toMatchObject({
        status: 404,
        body: { entityName: 'channel' },
      });
      expect(await stranger('PUT', `${channels}/${id}/subscriptions`, [])).toMatchObject({ status: 404 });
    }
  });

  it('are part of a snapshot', async () => {
    const { id } = await create();
    await call('POST', `${channels}/${id}/subscriptions`, [{ id: 'v2.users.u1.presence' }]);
    const state = sandbox.snapshot();
    await call('DELETE', `${channels}/${id}/subscriptions`);
    sandbox.restore(state);
    expect(await topicsOf(id)).toEqual(['v2.users.u1.presence']);
  });

  it('support HEAD, but not GET', async () => {
    const { id } = await create();
    const answer = await call('GET', `${channels}/${id}`);
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'HEAD']);
  });
});

describe('subscriptions', () => {
  it('are added by POST, replaced by PUT and cleared by DELETE', async () => {
    const { id } = await create();
    const path = `${channels}/${id}/subscriptions`;
    await call('POST', path, [{ id: 'v2.users.u1.presence' }]);
    const added = await call('POST', path, [{ id: 'v2.users.u1.presence' }, { id: 'v2.users.u2?presence&routingStatus' }]);
    expect(added.body).toEqual({ entities: [{ id: 'v2.users.u1.presence' }, { id: 'v2.users.u2?presence&routingStatus' }] });
    await call('PUT', path, [{ id: 'v2.routing.queues.q1.conversations' }]);
    expect(await topicsOf(id)).toEqual(['v2.routing.queues.q1.conversations']);
    expect(await call('DELETE', path)).toMatchObject({ status: 204 });
    expect(await topicsOf(id)).toEqual([]);
  });

  it('extend the life of the channel when replaced or added, but not when cleared', async () => {
    const { id } = await create();
    const path = `${channels}/${id}/subscriptions`;
    for (const method of ['PUT', 'POST']) {
      sandbox.clock.advance(day - 1);
      await call(method, path, [{ id: 'v2.users.u1.presence' }]);
    }
    sandbox.clock.advance(day - 1);
    await call('DELETE', path);
    sandbox.clock.advance(1);
    expect(await call('HEAD', `${channels}/${id}`)).toMatchObject({ status: 404 });
  });

  it('are limited to 1000', async () => {
    const { id } = await create();
    const path = `${channels}/${id}/subscriptions`;
    const topics = Array.from({ length: 1000 }, (_, index) => ({ id: `v2.users.u${index}.presence` }));
    expect(await call('POST', path, topics)).toMatchObject({ status: 200 });
    expect(await call('POST', path, [{ id: 'v2.users.one-more.presence' }])).toMatchObject({ status: 400 });
    expect(await topicsOf(id)).toHaveLength(1000);
  });

  it.each([
    'v2.users.u1.mood',
    'v2.users.presence',
    'v2.users.u1?presence&mood',
    'v2.users.{id}.presence.',
    `v2.users.${'u'.repeat(200)}.presence`,
  ])('cannot be to %s', async (topic) => {
    const { id } = await create();
    const path = `${channels}/${id}/subscriptions`;
    expect(await call('POST', path, [{ id: 'v2.users.u1.presence' }, { id: topic }])).toMatchObject({
      status: 400,
      body: { details: [{ errorCode: 'invalid.value', fieldName: 'id' }] },
    });
    expect(await topicsOf(id)).toEqual([]);
  });
});

describe('available topics', () => {
  it('are the topics with typed events, with the requested expansions', async () => {
    const plain = (await call<Entities<object>>('GET', '/api/v2/notifications/availabletopics')).body.entities;
    expect(plain).toHaveLength(247);
    expect(plain).toContainEqual({ id: 'v2.users.{id}.presence' });
    const path = '/api/v2/notifications/availabletopics?expand=topicParameters,transports';
    expect((await call<Entities<object>>('GET', path)).body.entities).toContainEqual({
      id: 'v2.users.{id}.presence',
      topicParameters: ['id'],
      transports: ['Websocket'],
    });
  });

  it('include a schema of their events if the contract has a type for them', async () => {
    interface ChannelMessage {
      id: string;
      schema: { properties: object; definitions?: object };
    }
    const path = '/api/v2/notifications/availabletopics?expand=schema';
    const { entities } = (await call<Entities<ChannelMessage>>('GET', path)).body;
    const { schema } = entities.find(({ id }) => id === 'v2.users.{id}.presence')!;
    expect(schema.properties).toMatchObject({
      modifiedDate: { type: 'string', format: 'date-time' },
      primary: { type: 'boolean' },
    });
    expect(Object.keys(schema.definitions!)).not.toHaveLength(0);
    // The schema defines all types that it refers to.
    for (const topic of entities) {
      const references = Array.from(JSON.stringify(topic.schema).matchAll(/#\/definitions\/(\w+)/g), ([, name]) => name!);
      expect(Object.keys(topic.schema.definitions ?? {}), topic.id).toEqual(expect.arrayContaining(references));
    }
  });
});

describe('a socket', () => {
  const subscribed = async (...topics: string[]): Promise<ReturnType<typeof openSocket> & { id: string }> => {
    const { id } = await create();
    await call(
      'POST',
      `${channels}/${id}/subscriptions`,
      topics.map((topic) => ({ id: topic })),
    );
    return { id, ...openSocket(id) };
  };

  it("receives only events of the channel's subscriptions", async () => {
    const socket = await subscribed('v2.users.u1?presence&routingStatus', 'v2.users.u2.presence');
    for (const topic of ['u1.presence', 'u1.routingStatus', 'u1.station', 'u2.presence', 'u2.routingStatus', 'u3.presence']) {
      sandbox.publish(`v2.users.${topic}`, { of: topic });
    }
    expect(socket.sent).toMatchObject([
      {
        topicName: 'v2.users.u1.presence',
        eventBody: { of: 'u1.presence' },
        metadata: { CorrelationId: expect.any(String) as string },
      },
      { topicName: 'v2.users.u1.routingStatus' },
      { topicName: 'v2.users.u2.presence' },
    ]);
    expect(socket.sent).toHaveLength(3);
  });

  it('receives no earlier events', async () => {
    const { id } = await create();
    await call('POST', `${channels}/${id}/subscriptions`, [{ id: 'v2.users.u1.presence' }]);
    sandbox.publish('v2.users.u1.presence', {});
    expect(openSocket(id).sent).toEqual([]);
  });

  it('receives a pong for a ping, and no response to other messages', async () => {
    const socket = await subscribed();
    for (const text of ['{"message":"ping"}', '{"message":"pong"}', 'ping', 'null']) socket.receive(text);
    expect(socket.sent).toEqual([{ topicName: 'channel.metadata', eventBody: { message: 'pong' } }]);
  });

  it('closes when another socket opens on its channel', async () => {
    const socket = await subscribed('v2.users.u1.presence');
    const next = openSocket(socket.id);
    sandbox.publish('v2.users.u1.presence', {});
    expect(socket.sent.map(({ topicName }) => topicName)).toEqual(['v2.system.socket_closing']);
    expect(socket.closes).toEqual([1001]);
    expect(next.sent).toHaveLength(1);
  });

  it.each([
    [
      'its channel expires',
      () => {
        sandbox.clock.advance(day);
      },
    ],
    [
      'the sandbox is reset',
      () => {
        sandbox.reset();
      },
    ],
    [
      'the sockets are ended',
      () => {
        sandbox.disconnect();
      },
    ],
  ])('receives a message and closes when %s', async (_when, act) => {
    const socket = await subscribed('v2.users.u1.presence');
    act();
    expect(socket.sent.map(({ topicName }) => topicName)).toEqual(['v2.system.socket_closing']);
    expect(socket.closes).toEqual([1001]);
  });

  it('does not open without a channel', () => {
    expect(sandbox.connect('made-up', { send: () => undefined, close: () => undefined })).toBeUndefined();
  });
});

describe('heartbeats', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    sandbox = createSandbox();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('are sent every 30 s while a socket is open', async () => {
    call = await signIn(sandbox);
    const { id } = await create();
    const sent: unknown[] = [];
    const connection = sandbox.connect(id, { send: (text) => sent.push(JSON.parse(text)), close: () => undefined });
    vi.advanceTimersByTime(29_000);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1000);
    expect(sent).toEqual([{ topicName: 'channel.metadata', eventBody: { message: 'WebSocket Heartbeat' } }]);
    vi.advanceTimersByTime(60_000);
    expect(sent).toHaveLength(3);
    connection?.closed();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('are sent when the virtual clock advances', async () => {
    call = await signIn(sandbox);
    const socket = openSocket((await create()).id);
    sandbox.clock.advance(30_000);
    expect(socket.sent).toHaveLength(1);
  });
});
