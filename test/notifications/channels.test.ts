import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Channels } from '../../src/notifications/channels.js';
import type { Topic } from '../../src/notifications/listener.js';
import { readTimings } from '../../src/notifications/settings.js';
import type { SourceListener } from '../../src/notifications/source.js';
import { Platform, pass, preload, scene } from './platform.js';

let platform: Platform;
let channels: Channels<Topic>;
const missed: [topics: string[], from: number][] = [];

beforeAll(preload);
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  missed.length = 0;
  platform = new Platform();
  const { client, live } = scene({}, platform);
  await live.close();
  const listener: SourceListener<Topic> = {
    onEvent: () => undefined,
    onAccepted: (topics) => {
      for (const topic of topics) topic.isAccepted = true;
    },
    onRefused: () => undefined,
    onMissed: (topics, from) => missed.push([topics.map(({ text }) => text), from]),
    onChange: () => undefined,
    onFailure: () => undefined,
  };
  channels = new Channels(client, { webSocket: platform.SocketClass, maxChannels: 4, timings: readTimings({}) }, listener);
});
afterEach(async () => {
  channels.close();
  await pass(3000);
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

function add(text: string, base = text): Topic {
  const topic: Topic = { text, base, listeners: new Set(), responseListeners: undefined, entry: undefined, isAccepted: false };
  channels.add(topic);
  return topic;
}

it('Topics about the same user are combined in subscriptions of at most 200 characters', async () => {
  for (let index = 0; index < 20; index += 1) add(`v2.users.a.conversations.medium-${index}`, 'v2.users.a');
  await pass(1000);
  const subscriptions = [...platform.channels.values()].flatMap(({ topics }) => topics);
  expect(subscriptions.length).toBeGreaterThan(1);
  expect(subscriptions.length).toBeLessThan(10);
  expect(Math.max(...subscriptions.map(({ length }) => length))).toBeLessThanOrEqual(200);
});

describe('the channel ids', () => {
  it('are those of the channels in use', async () => {
    expect(channels.channelIds).toEqual([]);
    const topic = add('v2.a');
    await pass(1000);
    expect(channels.channelIds).toEqual([...platform.channels.keys()]);
    channels.remove(topic);
    await pass(1000);
    expect(channels.channelIds).toEqual([]);
  });

  it('follow the replacement of a channel', async () => {
    add('v2.a');
    await pass(1000);
    const [first] = channels.channelIds;
    platform.evict(platform.channels.get(first!)!);
    await pass(5000);
    expect(channels.channelIds).toHaveLength(1);
    expect(channels.channelIds).not.toContain(first);
  });
});

describe('reconnect()', () => {
  it('replaces the socket immediately, on the same channel, and reports what may have been missed', async () => {
    add('v2.a');
    await pass(1000);
    const [before] = platform.openSockets;
    channels.reconnect();
    expect(channels.state.kind).toBe('waiting');
    await pass(100, undefined, 10);
    expect([platform.openSockets.length, platform.openSockets.includes(before!), platform.sockets.length]).toEqual([1, false, 2]);
    expect([channels.state.kind, platform.channels.size]).toEqual(['live', 1]);
    expect(missed.map(([topics]) => topics)).toEqual([['v2.a']]);
  });

  it('ends a backoff, but not a pause of the platform', async () => {
    add('v2.a');
    await pass(1000);
    platform.nextWelcome = () => 'refuse';
    platform.openSockets[0]!.end(1006);
    await pass(30_000);
    platform.nextWelcome = () => 'open';
    channels.reconnect();
    await pass(100, undefined, 10);
    expect(channels.state.kind).toBe('live');
    platform.reply = () => ({ status: 429, retryAfter: 30 });
    add('v2.b');
    await pass(1000);
    const sockets = platform.sockets.length;
    const requests = platform.requests.length;
    for (let second = 0; second < 28; second += 1) {
      channels.reconnect();
      await pass(1000);
    }
    expect([platform.sockets.length, platform.requests.length]).toEqual([sockets, requests]);
    platform.reply = () => undefined;
    // The backoff of the previous failures lasts longer.
    await pass(30_000);
    expect(channels.state.kind).toBe('live');
  });

  it.each([0, 10, 50, 52, 55, 57, 60, 62, 65, 70])('works %i ms after the start', async (ms) => {
    add('v2.a');
    await pass(ms, undefined, 1);
    channels.reconnect();
    await pass(1000, undefined, 10);
    expect([channels.state.kind, platform.openSockets.length]).toEqual(['live', 1]);
  });

  it('aborts a socket that does not open, and opens another one immediately', async () => {
    platform.nextWelcome = () => 'hang';
    add('v2.a');
    await pass(1000);
    expect([platform.sockets.length, platform.openSockets.length]).toEqual([1, 0]);
    platform.nextWelcome = () => 'open';
    channels.reconnect();
    await pass(100, undefined, 10);
    expect([channels.state.kind, platform.sockets.length, platform.openSockets.length]).toEqual(['live', 2, 1]);
  });

  it('does nothing while no topic is subscribed', async () => {
    channels.reconnect();
    await pass(1000);
    expect(platform.requests).toEqual([]);
  });
});

describe('the state', () => {
  it('is waiting while a socket is doubtful after a sleep, and live again once it responds', async () => {
    add('v2.a');
    await pass(1000);
    vi.setSystemTime(Date.now() + 3_600_000);
    const kinds = new Set<string>();
    platform.latency = () => 100;
    await pass(10_000, () => kinds.add(channels.state.kind), 50);
    expect([[...kinds].sort(), channels.state.kind, platform.sockets.length]).toEqual([['live', 'waiting'], 'live', 1]);
    expect(missed).toEqual([]);
  });

  it('contains the last message time of the channel that has been silent the longest', async () => {
    for (let id = 0; id < 1001; id += 1) add(`v2.${id}`);
    await pass(2000);
    const [first, second] = platform.openSockets;
    expect(platform.openSockets).toHaveLength(2);
    await pass(2000);
    platform.say(first!, { topicName: 'channel.metadata', eventBody: {} });
    await pass(100, undefined, 10);
    expect(first!.heardAt - second!.heardAt).toBeGreaterThan(1000);
    expect(channels.state.lastHeardAt).toBe(second!.heardAt);
  });

  it('contains the status of a failed request and when the next attempt is due', async () => {
    platform.reply = () => ({ status: 503 });
    add('v2.a');
    await pass(1000, undefined, 10);
    const { kind, error, nextAttemptAt = 0 } = channels.state;
    expect([kind, error?.status]).toEqual(['waiting', 503]);
    expect(nextAttemptAt).toBeGreaterThan(Date.now());
  });

  it('stays live while only the renewal of a channel fails', async () => {
    add('v2.a');
    await pass(1000);
    for (let at = 0; at < 18 * 120; at += 1) {
      await vi.advanceTimersByTimeAsync(30_000);
      platform.heartbeat();
    }
    platform.reply = () => ({ status: 500 });
    for (let at = 0; at < 4 * 120; at += 1) {
      await vi.advanceTimersByTimeAsync(30_000);
      platform.heartbeat();
    }
    expect([platform.requests.at(-1)?.status, platform.openSockets.length]).toEqual([500, 1]);
    expect(missed).toEqual([]);
    platform.reply = () => undefined;
    await pass(
      70_000,
      () => {
        platform.heartbeat();
      },
      10_000,
    );
    expect([channels.state.kind, platform.openSockets.length]).toEqual(['live', 1]);
  });
});
