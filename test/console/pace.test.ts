import { UsersApi } from 'contact-centre-client/apis/users';
import { AbortError, RateLimitError } from 'contact-centre-client/fetch';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConsoleClient } from '../../examples/console/src/session/console-client.js';
import { Pace } from '../../examples/console/src/session/pace.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const MINUTE = 60_000;

/** A client and the requests that it has sent: verbs and paths, with their times. */
function begin(answer: (url: URL) => Response = () => Response.json({})) {
  const sent: { name: string; at: number }[] = [];
  const client = new ConsoleClient({
    timeout: 0,
    apiUrl: 'https://api.example',
    rejectWith: 'error',
    fetch: (input, init) => {
      const { method, url } = new Request(input, init);
      sent.push({ name: `${method} ${new URL(url).pathname}`, at: Date.now() });
      return Promise.resolve(answer(new URL(url)));
    },
  });
  client.setAccessToken('token');
  return { client, users: new UsersApi(client), sent };
}

const tooMany = (seconds: number): Response =>
  Response.json({ status: 429 }, { status: 429, headers: { 'retry-after': String(seconds) } });

describe("The console's requests", () => {
  it('stay below 120 in any minute, however many are made, and none is lost', async () => {
    const { users, sent } = begin();
    const calls = Array.from({ length: 400 }, (_, number) => users.getUser(String(number)).withResponse());
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    await Promise.all(calls);
    expect(sent).toHaveLength(400);
    for (const { at } of sent) {
      expect(sent.filter((other) => other.at >= at && other.at < at + MINUTE).length).toBeLessThanOrEqual(120);
    }
  });

  it('are sent immediately while they are few', async () => {
    const { users, sent } = begin();
    await Promise.all(Array.from({ length: 40 }, (_, number) => users.getUser(String(number)).withResponse()));
    expect(sent).toHaveLength(40);
  });

  it('are never sent if they are aborted, and delay no others', async () => {
    const { users, sent } = begin();
    const aborts = Array.from({ length: 300 }, () => new AbortController());
    const left = aborts.map(async ({ signal }, number) =>
      users.getUser(`left-${number}`, {}, { signal }).catch((error: unknown) => error),
    );
    await vi.advanceTimersByTimeAsync(0);
    const before = sent.length;
    for (const abort of aborts) abort.abort();
    const last = users.getUser('last').withResponse();
    await vi.advanceTimersByTimeAsync(1000);
    await last;
    expect(sent.slice(before).map(({ name }) => name)).toEqual(['GET /api/v2/users/last']);
    expect((await Promise.all(left)).at(-1)).toBeInstanceOf(AbortError);
  });

  it('that change something precede background updates', async () => {
    const { users, sent } = begin();
    const calls = Array.from({ length: 80 }, (_, number) => users.getUser(String(number)).withResponse());
    calls.push(users.patchUser('changed', { version: 1 }).withResponse());
    await vi.advanceTimersByTimeAsync(0);
    const before = sent.length;
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent.slice(before).map(({ name }) => name)).toEqual(['PATCH /api/v2/users/changed']);
    await vi.advanceTimersByTimeAsync(MINUTE);
    await Promise.all(calls);
  });

  it('all wait for the pause that the platform requests', async () => {
    let busy = true;
    const { client, users, sent } = begin(() => (busy ? tooMany(42) : Response.json({})));
    await expect(users.getUser('first')).rejects.toBeInstanceOf(RateLimitError);
    busy = false;
    expect(client.pace.pausedUntil()).toBe(Date.now() + 42_000);
    const told = vi.fn();
    client.pace.subscribe(told);
    const calls = [users.getUser('second').withResponse(), users.patchUser('third', { version: 1 }).withResponse()];
    await vi.advanceTimersByTimeAsync(41_999);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await Promise.all(calls);
    expect(sent.map(({ name }) => name)).toEqual([
      'GET /api/v2/users/first',
      'PATCH /api/v2/users/third',
      'GET /api/v2/users/second',
    ]);
    expect(client.pace.pausedUntil()).toBeUndefined();
    expect(told).toHaveBeenCalledOnce();
  });

  it('resolve and reject like the client', async () => {
    const { client, users } = begin(() => Response.json({ id: 'u' }));
    expect(await users.getUser('u')).toEqual({ id: 'u' });
    client.setReturnExtendedResponses(true);
    expect(await users.getUser('u')).toMatchObject({ status: 200, body: { id: 'u' } });
  });
});

describe('A pause', () => {
  it('is not shortened by a shorter one', async () => {
    const pace = new Pace();
    pace.pause(10_000);
    pace.pause(1000);
    const turn = pace.turn().then(() => Date.now());
    const start = Date.now();
    await vi.advanceTimersByTimeAsync(10_000);
    expect((await turn) - start).toBe(10_000);
  });

  it('is ignored if it is unreasonably long', () => {
    const pace = new Pace();
    pace.pause(1e12);
    expect(pace.pausedUntil()).toBe(Date.now() + 3_600_000);
  });
});

describe('The platform’s time', () => {
  it("is read from its responses if this device's clock is wrong", async () => {
    vi.setSystemTime('2026-03-12T08:00:00Z');
    const { client, users } = begin(() => Response.json({}, { headers: { date: 'Thu, 12 Mar 2026 08:02:00 GMT' } }));
    expect(client.platformTime(1000)).toBe(1000);
    await users.getUser('u');
    expect(client.platformTime(1000)).toBe(121_000);
  });

  it("is this device's time if they agree, or no response has a time", async () => {
    vi.setSystemTime('2026-03-12T08:00:00.800Z');
    const { client, users } = begin(() => Response.json({}, { headers: { date: 'Thu, 12 Mar 2026 08:00:00 GMT' } }));
    await users.getUser('u');
    expect(client.platformTime(1000)).toBe(1000);
  });
});
