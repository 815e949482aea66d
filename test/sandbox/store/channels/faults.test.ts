import { createSandbox } from 'contact-centre-client/sandbox';
import type { ChannelFault, Sandbox } from 'contact-centre-client/sandbox';
import { beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../../support.js';
import type { Call } from '../../support.js';
import { openSocket } from '../../areas/notifications/support.js';
import type { KeptSocket } from '../../areas/notifications/support.js';

const channels = '/api/v2/notifications/channels';
const topic = 'v2.users.u1.presence';
const closing = 'v2.system.socket_closing';
const day = 24 * 3_600_000;

let sandbox: Sandbox;
let call: Call;
beforeEach(async () => {
  sandbox = createSandbox({ now: () => Date.parse('2026-05-04T10:00:00Z'), tokenLifetimeMs: 7 * 86_400_000, rateLimit: false });
  call = await signIn(sandbox);
});

const create = async (): Promise<string> => (await call<{ id: string }>('POST', channels)).body.id;

async function subscribed(): Promise<KeptSocket & { id: string }> {
  const id = await create();
  await call('PUT', `${channels}/${id}/subscriptions`, [{ id: topic }]);
  return { id, ...openSocket(sandbox, id) };
}

const expiry = async (id: string): Promise<string | undefined> =>
  (await call<{ entities: { id: string; expires: string }[] }>('GET', channels)).body.entities.find((each) => each.id === id)
    ?.expires;

describe('a closing socket', () => {
  it('announces the end a minute before, and receives events until then', async () => {
    const socket = await subscribed();
    sandbox.failChannels({ effect: 'closing' });
    sandbox.clock.advance(59_999);
    sandbox.publish(topic, {});
    expect(socket.topics().filter((name) => name !== 'channel.metadata')).toEqual([closing, topic]);
    expect(socket.closes).toEqual([]);
    sandbox.clock.advance(1);
    expect(socket.closes).toEqual([1001]);
    expect(socket.topics().filter((name) => name === closing)).toHaveLength(1);
  });

  it('does not affect the next socket of its channel', async () => {
    const socket = await subscribed();
    sandbox.failChannels({ effect: 'closing' });
    const next = openSocket(sandbox, socket.id);
    expect(socket.closes).toEqual([1001]);
    sandbox.clock.advance(60_000);
    sandbox.publish(topic, {});
    expect(next.topics().at(-1)).toBe(topic);
    expect(next.closes).toEqual([]);
  });

  it('announces the end a minute before its channel expires', async () => {
    const socket = await subscribed();
    sandbox.clock.advance(day - 60_001);
    expect(socket.topics()).not.toContain(closing);
    sandbox.clock.advance(1);
    expect(socket.topics()).toContain(closing);
    sandbox.clock.advance(59_999);
    expect(socket.closes).toEqual([]);
    sandbox.clock.advance(1);
    expect(socket.closes).toEqual([1001]);
  });
});

describe('channel faults', () => {
  it('drop the connection without a message', async () => {
    const socket = await subscribed();
    sandbox.failChannels({ effect: 'cut' });
    expect([socket.sent, socket.closes]).toEqual([[], [1006]]);
    expect(openSocket(sandbox, socket.id).isOpen).toBe(true);
  });

  it('silence an open socket, but not the next one', async () => {
    const socket = await subscribed();
    sandbox.failChannels({ effect: 'silence' });
    sandbox.publish(topic, {});
    socket.receive({ message: 'ping' });
    sandbox.clock.advance(90_000);
    expect([socket.sent, socket.closes]).toEqual([[], []]);
    const next = openSocket(sandbox, socket.id);
    sandbox.publish(topic, {});
    expect([socket.sent, next.topics()]).toEqual([[], [topic]]);
  });

  it('end a channel as the limit does', async () => {
    const socket = await subscribed();
    const other = await subscribed();
    sandbox.failChannels({ effect: 'evict', channelId: socket.id });
    expect([socket.closes, other.closes]).toEqual([[1001], []]);
    expect(await call('HEAD', `${channels}/${socket.id}`)).toMatchObject({ status: 404 });
  });

  it('remove the subscriptions and notify the socket', async () => {
    const socket = await subscribed();
    sandbox.failChannels({ effect: 'forget' });
    sandbox.publish(topic, {});
    expect(socket.topics()).toEqual([`v2.system.no_longer_subscribed.${socket.id}`]);
  });

  it('refuse sockets for a minute', async () => {
    const id = await create();
    sandbox.failChannels({ effect: 'refuse' });
    expect([sandbox.hasChannel(id), openSocket(sandbox, id).isOpen]).toEqual([false, false]);
    sandbox.clock.advance(60_000);
    expect([sandbox.hasChannel(id), openSocket(sandbox, id).isOpen]).toEqual([true, true]);
  });

  it('duplicate every event for their duration', async () => {
    const socket = await subscribed();
    sandbox.failChannels({ effect: 'duplicate', lastsMs: 1000 });
    sandbox.publish(topic, {});
    expect(socket.sent).toHaveLength(2);
    expect(socket.sent[0]).toEqual(socket.sent[1]);
    sandbox.clock.advance(1000);
    sandbox.publish(topic, {});
    expect(socket.sent).toHaveLength(3);
  });

  it('prevent subscriptions from extending a channel', async () => {
    const { id } = await subscribed();
    const before = await expiry(id);
    sandbox.clock.advance(3_600_000);
    sandbox.failChannels({ effect: 'fixed', channelId: id });
    await call('PUT', `${channels}/${id}/subscriptions`, [{ id: topic }]);
    expect(await expiry(id)).toBe(before);
    sandbox.clock.advance(60_000);
    await call('PUT', `${channels}/${id}/subscriptions`, [{ id: topic }]);
    expect(await expiry(id)).not.toBe(before);
  });

  it('end with a reset', async () => {
    sandbox.failChannels({ effect: 'refuse' });
    sandbox.reset({ keepTokens: true });
    expect(openSocket(sandbox, await create()).isOpen).toBe(true);
  });

  it.each([
    [{ effect: 'vanish' }, 'one of'],
    [{ effect: 'cut', lastsMs: 5 }, 'last'],
    [{ effect: 'refuse', lastsMs: 0 }, 'above 0'],
    [{ effect: 'refuse', lastsMs: NaN }, 'above 0'],
    [{ effect: 'cut', channelId: 7 }, 'id'],
  ])('are refused if invalid: %j', (fault, words) => {
    expect(() => {
      sandbox.failChannels(fault as unknown as ChannelFault);
    }).toThrow(words);
  });

  it('are set and removed over HTTP', async () => {
    const id = await create();
    const control = async (method: string, path: string, body?: unknown): Promise<number> => {
      const init = { method, ...(body !== undefined && { body: JSON.stringify(body) }) };
      return (await sandbox.fetch(new Request(`https://sandbox.example/sandbox/${path}`, init))).status;
    };
    expect(await control('POST', 'channel-faults', { effect: 'refuse', lastsMs: 1000 })).toBe(204);
    expect(sandbox.hasChannel(id)).toBe(false);
    expect(await control('DELETE', 'faults')).toBe(204);
    expect(sandbox.hasChannel(id)).toBe(true);
    for (const wrong of [{}, { effect: 'vanish' }, { effect: 'refuse', lastsMs: '9' }, { effect: 'cut', lastsMs: 9 }]) {
      expect(await control('POST', 'channel-faults', wrong)).toBe(400);
    }
  });
});
