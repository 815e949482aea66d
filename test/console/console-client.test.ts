import { UsersApi } from 'contact-centre-client/apis/users';
import { AbortError, RateLimitError } from 'contact-centre-client/fetch';
import { RateLimitWaitError } from 'contact-centre-client/limits';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConsoleClient } from '../../examples/console/src/session/console-client.js';
// Loads what is loaded lazily: the time of these tests is virtual.
import '../../src/core/response/failures.js';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'], now: Date.parse('2026-03-12T08:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const MINUTE = 60_000;
/** Requests a minute. */
const ALLOWED = 100;

/** A client that knows its token, and the requests that it has sent: verbs and paths, with their times. */
async function begin(answer: (url: URL) => Response = () => Response.json({})) {
  const sent: { name: string; at: number }[] = [];
  const start = Date.now();
  let hasBegun = false;
  const client = new ConsoleClient({
    timeout: 0,
    apiUrl: 'https://api.example',
    rejectWith: 'error',
    fetch: (input, init) => {
      const { method, url } = new Request(input, init);
      sent.push({ name: `${method} ${new URL(url).pathname.replace('/api/v2/users/', '')}`, at: Date.now() - start });
      return Promise.resolve(hasBegun ? answer(new URL(url)) : Response.json({}));
    },
  });
  client.setAccessToken('token');
  const users = new UsersApi(client);
  // Loads what is loaded lazily, and computes the token's digest: both take real time.
  await users.getUsersMe();
  hasBegun = true;
  sent.length = 0;
  return { client, users, sent };
}

/** Responses of a platform that allows some requests in each minute. */
function limited(): () => Response {
  const start = Date.now();
  let minute = 0;
  let count = 0;
  return () => {
    const passed = Date.now() - start;
    if (Math.floor(passed / MINUTE) > minute) count = 0;
    minute = Math.floor(passed / MINUTE);
    count++;
    const reset = Math.ceil(((minute + 1) * MINUTE - passed) / 1000);
    const headers = {
      'inin-ratelimit-allowed': String(ALLOWED),
      'inin-ratelimit-count': String(count),
      'inin-ratelimit-reset': String(reset),
    };
    return count > ALLOWED ? Response.json({}, { status: 429, headers }) : Response.json({}, { headers });
  };
}

const tooMany = (seconds: number): Response =>
  Response.json({ status: 429 }, { status: 429, headers: { 'retry-after': String(seconds) } });

/** Lets time pass in small steps: a body is read in several asynchronous steps. */
async function pass(ms: number): Promise<void> {
  for (let remaining = ms; remaining > 0; remaining -= 1000) {
    await vi.advanceTimersByTimeAsync(Math.min(1000, remaining));
    await new Promise((resolve) => setImmediate(resolve));
  }
}

describe("The console's requests", () => {
  it('are never more than the platform allows in a minute, however many are made, and none is lost', async () => {
    const { users, sent } = await begin(limited());
    const calls = Array.from({ length: 400 }, (_, number) => users.getUser(String(number)).withResponse());
    await pass(10 * MINUTE);
    await Promise.all(calls);
    expect(sent).toHaveLength(400);
  });

  it('are sent immediately while they are few', async () => {
    const { users, sent } = await begin(limited());
    await Promise.all(Array.from({ length: 40 }, (_, number) => users.getUser(String(number)).withResponse()));
    expect(sent.map(({ at }) => at)).toEqual(Array.from({ length: 40 }, () => 0));
  });

  it('are never sent if they are aborted while they wait', async () => {
    const { users, sent } = await begin(limited());
    const controller = new AbortController();
    const calls = Array.from({ length: 200 }, async (_, number) =>
      users.getUser(String(number), {}, { signal: controller.signal }).catch((error: unknown) => error),
    );
    await pass(1000);
    const before = sent.length;
    expect(before).toBeLessThanOrEqual(ALLOWED);
    controller.abort();
    expect((await Promise.all(calls)).at(-1)).toBeInstanceOf(AbortError);
    await pass(2 * MINUTE);
    expect(sent).toHaveLength(before);
  });

  it('that change something precede background updates', async () => {
    const { users, sent } = await begin(limited());
    const calls = Array.from({ length: 150 }, (_, number) => users.getUser(String(number)).withResponse());
    await pass(1000);
    const before = sent.length;
    calls.push(users.getUser('later').withResponse(), users.patchUser('changed', { version: 1 }).withResponse());
    await pass(10 * MINUTE);
    await Promise.all(calls);
    expect(sent[before]?.name).toBe('PATCH changed');
    expect(sent.at(-1)?.name).toBe('GET later');
  });

  it('all wait for the pause that the platform requests, and the refused one is sent again', async () => {
    let isBusy = true;
    const { client, users, sent } = await begin(() => (isBusy ? tooMany(42) : Response.json({})));
    const first = users.getUser('first').withResponse();
    await pass(1000);
    isBusy = false;
    expect(client.waits()).toEqual([expect.objectContaining({ operation: 'getUser', isRefused: true })]);
    const calls = [first, users.getUser('second').withResponse(), users.patchUser('third', { version: 1 }).withResponse()];
    await pass(40_000);
    expect(sent).toHaveLength(1);
    await pass(2000);
    await Promise.all(calls);
    expect(sent.slice(1).map(({ name }) => name)).toEqual(['PATCH third', 'GET first', 'GET second']);
    expect(client.waits()).toEqual([]);
  });

  it('fail if the platform requests a pause of minutes, and are sent when it is over', async () => {
    let isBusy = true;
    const { users, sent } = await begin(() => (isBusy ? tooMany(300) : Response.json({})));
    await expect(users.getUser('first')).rejects.toBeInstanceOf(RateLimitError);
    isBusy = false;
    await expect(users.getUser('second')).rejects.toBeInstanceOf(RateLimitWaitError);
    expect(sent).toHaveLength(1);
    await pass(300_000);
    await users.getUser('third');
    expect(sent).toHaveLength(2);
  });
});

describe('The platform’s time', () => {
  it("is read from its responses if this device's clock is wrong", async () => {
    const { client, users } = await begin(() => Response.json({}, { headers: { date: 'Thu, 12 Mar 2026 08:02:00 GMT' } }));
    expect(client.platformTime(1000)).toBe(1000);
    await users.getUser('u');
    expect(client.platformTime(1000)).toBe(121_000);
  });

  it("is this device's time if they agree, or no response has a time", async () => {
    vi.setSystemTime('2026-03-12T08:00:00.800Z');
    const { client, users } = await begin(() => Response.json({}, { headers: { date: 'Thu, 12 Mar 2026 08:00:00 GMT' } }));
    await users.getUser('u');
    expect(client.platformTime(1000)).toBe(1000);
  });

  it('is read from refusals, too', async () => {
    const headers = { date: 'Thu, 12 Mar 2026 08:02:00 GMT' };
    const { client, users } = await begin(() => Response.json({}, { status: 404, headers }));
    await users.getUser('u').catch(() => undefined);
    expect(client.platformTime(1000)).toBe(121_000);
  });
});
