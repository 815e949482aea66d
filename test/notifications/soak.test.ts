import { UsersApi } from 'contact-centre-client/apis/users';
import { PresenceApi } from 'contact-centre-client/apis/presence';
import type { ChannelFault } from 'contact-centre-client/sandbox';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { numbers, stage } from './support.js';

const minute = 60_000;

/** An hour by default; `npm run soak` runs the full duration. */
const hours = Number(process.env['SOAK_HOURS'] ?? 1);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('Hours with a fault every minute and 420 changes an hour end with the current state of the platform, and no pending timers', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const random = numbers(7);
  vi.spyOn(Math, 'random').mockImplementation(random);
  const { live, sandbox, client, sockets } = stage();
  const users = new UsersApi(client);
  const presences = new PresenceApi(client);
  const ids = sandbox.users.slice(0, 10).map(({ id }) => id);
  const { entities: definitions } = await presences.getPresencedefinitions();
  const states = definitions.filter(({ primary }) => primary).map(({ id }) => id);
  const latestStates = new Map<string, string | undefined>();
  let repairs = 0;
  live.onEach(
    'v2.users.{id}.presence',
    ids,
    ({ eventBody, repaired }, id) => latestStates.set(id, repaired ?? eventBody?.presenceDefinition?.id),
    {
      repair: async (due: readonly string[]) => {
        repairs += 1;
        const { entities } = await users.getUsers({ id: [...due], expand: ['presence'] });
        return new Map(entities.map(({ id, presence }) => [id, presence?.presenceDefinition?.id]));
      },
    },
  );
  await vi.advanceTimersByTimeAsync(1000);
  expect(live.status.state).toBe('live');

  const faults: (() => void)[] = [
    ...(['cut', 'closing', 'silence', 'evict', 'forget', 'refuse', 'duplicate', 'fixed'] as const).map((effect) => () => {
      sandbox.failChannels({ effect, ...(effect === 'refuse' && { lastsMs: 20_000 }) } satisfies ChannelFault);
      // A failing socket is only noticed when one is needed.
      if (effect === 'refuse') sandbox.failChannels({ effect: 'cut' });
    }),
    () => {
      sandbox.fail({ effect: 'expire-token', route: 'POST /api/v2/notifications/channels' });
      sandbox.failChannels({ effect: 'evict' });
    },
    () => {
      sandbox.fail({
        status: 429,
        retryAfter: 3,
        times: 2,
        route: 'PUT /api/v2/notifications/channels/{channelId}/subscriptions',
      });
      sandbox.failChannels({ effect: 'evict' });
    },
    () => {
      sandbox.clock.advance(5 * minute);
    },
    // Faults together with a change of the topics.
    () => {
      duringPut('forget');
    },
    () => {
      duringPut('cut');
    },
    // Sockets open and break immediately, for 20 s.
    () => {
      const until = Date.now() + 20_000;
      sockets.opened = () => {
        if (Date.now() < until) sandbox.failChannels({ effect: 'cut' });
      };
      sandbox.failChannels({ effect: 'cut' });
    },
    // The end of a socket is announced while no other one can be opened.
    () => {
      sandbox.failChannels({ effect: 'refuse', lastsMs: 20_000 });
      sandbox.failChannels({ effect: 'closing' });
    },
  ];
  const send = sandbox.fetch.bind(sandbox);
  let putFault: ChannelFault['effect'] | undefined;
  vi.spyOn(sandbox, 'fetch').mockImplementation(async (request) => {
    const response = await send(request);
    const effect = putFault;
    if (effect === undefined || (request as Request).method !== 'PUT') return response;
    putFault = undefined;
    sandbox.failChannels({ effect });
    return response;
  });
  let stopExtra: (() => void) | undefined;
  const duringPut = (effect: ChannelFault['effect']): void => {
    putFault = effect;
    stopExtra?.();
    stopExtra = live.on('v2.users.{id}.routingStatus', ids[0]!, () => undefined);
  };
  /** Another user makes the changes. */
  const platform = sandbox.issueAccessToken();
  let changes = 0;
  const change = async (): Promise<void> => {
    const id = ids[Math.floor(random() * ids.length)]!;
    const presenceDefinition = { id: states[Math.floor(random() * states.length)]! };
    const headers = { Authorization: `Bearer ${platform}`, 'Content-Type': 'application/json' };
    const body = JSON.stringify({ presenceDefinition });
    const path = `https://api.sandbox.example/api/v2/users/${id}/presences/purecloud`;
    expect((await sandbox.fetch(new Request(path, { method: 'PATCH', headers, body }))).status).toBe(200);
    changes += 1;
  };
  let maxSockets = 0;
  /** Advances the clock. Requesting a channel makes the sandbox check its clock. */
  const pass = async (seconds: number): Promise<void> => {
    for (let remaining = seconds; remaining > 0; remaining -= 10) {
      await vi.advanceTimersByTimeAsync(10_000);
      sandbox.hasChannel('none');
      maxSockets = Math.max(maxSockets, sockets.open.size);
      if (live.status.state !== 'live') continue;
      // The watchdog closes a silent socket after 35 s, and checks every 5 s.
      const silences = [...sockets.open].map(({ heardAt }) => Date.now() - heardAt);
      expect(Math.min(...silences)).toBeLessThanOrEqual(40_000);
    }
  };
  for (let now = 0; now < hours * 60; now += 1) {
    for (let count = 0; count < 7; count += 1) await change();
    faults[now % faults.length]!();
    await pass(30);
    // Signs in again after a sign-out.
    client.setAccessToken(sandbox.issueAccessToken());
    await pass(30);
  }
  expect(changes).toBe(hours * 420);
  await pass(300);
  expect(live.status.state).toBe('live');
  const { entities } = await users.getUsers({ id: ids, expand: ['presence'] });
  expect(Object.fromEntries(latestStates)).toEqual(
    Object.fromEntries(entities.map(({ id, presence }) => [id, presence?.presenceDefinition?.id])),
  );
  const channels = sandbox.snapshot().collections['notifications.channels'] ?? [];
  expect(channels.length).toBeLessThanOrEqual(20);
  expect(maxSockets).toBeLessThanOrEqual(2);
  expect(repairs).toBeGreaterThan(hours * 20);
  await live.close();
  await vi.advanceTimersByTimeAsync(0);
  expect([sockets.open.size, vi.getTimerCount()]).toEqual([0, 0]);
});
