import type { TransportRequest, TransportResponse } from 'contact-centre-client';
import { AbortError, AnalyticsApi, ConfigurationError, ContactCentreError, RecordingApi } from 'contact-centre-client';
import { ApiClient } from 'contact-centre-client/fetch';
import { JobTimeoutError, conversationDetails, recordingBulk } from 'contact-centre-client/jobs';
import type { PollDelays } from 'contact-centre-client/jobs';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
// Loaded beforehand, because virtual time does not wait for lazily loaded files.
import '../../src/core/errors/api-errors.js';
import '../../src/core/response/failures.js';
import '../../src/core/exchange/follow-addresses.js';
import '../../src/core/response/repeat.js';
import '../../src/jobs/job-methods.js';
import '../../src/jobs/delayed-start.js';
import { answer, errorOf } from '../core/probe.js';
import { answering, passing, stopTime } from './support.js';

beforeEach(stopTime);
afterEach(() => {
  vi.useRealTimers();
});

const pending = (): Promise<never> => new Promise(() => undefined);

/** A client whose transport may respond late or never, even after an abort. */
function clientBy(respond: (request: TransportRequest, count: number) => Promise<TransportResponse>): ApiClient {
  let count = 0;
  const client = new ApiClient({
    apiUrl: 'https://api.example',
    timeout: 0,
    retry: false,
    transport: (request) => respond(request, (count += 1)),
  });
  client.setAccessToken('tkn-of-a-job');
  return client;
}

const after = <T>(ms: number, value: T): Promise<T> =>
  new Promise((resolve) => {
    setTimeout(() => {
      resolve(value);
    }, ms);
  });

describe('maxWaitMs', () => {
  it.each(['done', 'result', 'results'] as const)('ends %s() when the status request hangs', async (method) => {
    const client = clientBy(pending);
    const job = conversationDetails.at(new AnalyticsApi(client), 'j');
    const before = Date.now();
    const waiting = method === 'results' ? job.results({ maxWaitMs: 5000 }).next() : job[method]({ maxWaitMs: 5000 });
    expect(await errorOf(passing<unknown>(waiting), JobTimeoutError)).toMatchObject({ maxWaitMs: 5000, maxWait: 5 });
    expect([Date.now() - before, vi.getTimerCount()]).toEqual([5000, 0]);
  });

  it('aborts the request that hangs', async () => {
    let signal: AbortSignal | undefined;
    const client = clientBy((request) => {
      ({ signal } = request);
      return pending();
    });
    await errorOf(passing(conversationDetails.at(new AnalyticsApi(client), 'j').done({ maxWaitMs: 100 })), JobTimeoutError);
    expect(signal?.aborted).toBe(true);
  });

  it('ends the wait for capacity and the step of a job when they hang', async () => {
    const busy = clientBy(pending);
    const starting = recordingBulk.start(new RecordingApi(busy), {} as never, { waitMs: 700 });
    expect(await errorOf(passing(starting), JobTimeoutError)).toMatchObject({ maxWaitMs: 700 });
    const { client } = answering(() => answer(200, { state: 'READY' }));
    const job = recordingBulk.at(new RecordingApi(client), 'j');
    await errorOf(passing(job.done({ maxWaitMs: 900, execute: pending })), JobTimeoutError);
  });

  it('ends the fetch of a result that hangs', async () => {
    const { client } = answering(() => answer(200, { status: 'COMPLETED', resultsUrl: 'https://files.example/1' }));
    const { GeneralDataProtectionRegulationApi } = await import('contact-centre-client');
    const { gdprRequest } = await import('contact-centre-client/jobs');
    const job = gdprRequest.at(new GeneralDataProtectionRegulationApi(client), 'r');
    await errorOf(passing(job.result({ maxWaitMs: 900, fetch: pending })), JobTimeoutError);
    const stop = new AbortController();
    const waiting = errorOf(job.result({ signal: stop.signal, fetch: pending }), AbortError);
    stop.abort('enough');
    expect((await waiting).cause).toBe('enough');
  });

  it('of 0 requests the status once', async () => {
    const { client, requests } = answering(() => answer(200, { state: 'FULFILLED' }));
    expect(await passing(conversationDetails.at(new AnalyticsApi(client), 'j').done({ maxWaitMs: 0 }))).toEqual({
      state: 'FULFILLED',
    });
    const running = answering(() => answer(200, { state: 'RUNNING' }));
    await errorOf(passing(conversationDetails.at(new AnalyticsApi(running.client), 'j').done({ maxWaitMs: 0 })), JobTimeoutError);
    expect([requests.length, running.requests.length]).toEqual([1, 1]);
  });

  it('sends the last request 1 s before the end', async () => {
    const looks: number[] = [];
    const before = Date.now();
    const { client } = answering(() => {
      looks.push(Date.now() - before);
      return answer(200, { state: 'RUNNING' });
    });
    const done = conversationDetails.at(new AnalyticsApi(client), 'j').done({ maxWaitMs: 60_000, poll: { minMs: 50_000 } });
    await errorOf(passing(done), JobTimeoutError);
    expect([looks.at(-1), Date.now() - before]).toEqual([59_000, 60_000]);
  });

  it('sends no request before the time in Retry-After', async () => {
    const before = Date.now();
    const { client, requests } = answering(() => answer(200, { state: 'RUNNING' }, { 'retry-after': '90' }));
    await errorOf(passing(conversationDetails.at(new AnalyticsApi(client), 'j').done({ maxWaitMs: 60_000 })), JobTimeoutError);
    expect([requests.length, Date.now() - before]).toEqual([1, 60_000]);
  });

  it('ends before a step for which no time is left', async () => {
    const { client } = answering(() => answer(200, { state: 'READY' }));
    const execute = vi.fn();
    const onProgress = (): void => void vi.setSystemTime(Date.now() + 10_000);
    const job = recordingBulk.at(new RecordingApi(client), 'j');
    await errorOf(passing(job.done({ maxWaitMs: 5000, execute, onProgress })), JobTimeoutError);
    expect(execute).not.toHaveBeenCalled();
  });

  it('is read under its former name, in s, but not under both', async () => {
    const { client } = answering(() => answer(200, { state: 'RUNNING' }));
    const job = conversationDetails.at(new AnalyticsApi(client), 'j');
    expect(await errorOf(passing(job.done({ maxWait: 2 })), JobTimeoutError)).toMatchObject({ maxWaitMs: 2000 });
    const { message } = await errorOf(passing(job.done({ maxWait: 2, maxWaitMs: 2000 })), ConfigurationError);
    expect(message).toContain('has both "maxWaitMs" and its deprecated form "maxWait"');
  });
});

describe('Options of a job', () => {
  it.each<[string, unknown, string]>([
    ['maxWaitMs', '5', 'maxWaitMs must be a number from 0'],
    ['maxWaitMs', Number.NaN, 'maxWaitMs must be a number from 0'],
    ['maxWaitMs', -1, 'maxWaitMs must be a number from 0'],
    ['onProgress', 'yes', 'onProgress must be a function'],
    ['signal', { aborted: 'no' }, 'signal must be an AbortSignal'],
    ['onAbort', 'stop', 'onAbort must be "leave" or "cancel"'],
    ['allowPartial', 'yes', 'allowPartial must be true or false'],
    ['execute', 'yes', 'execute must be true, false or a function'],
    ['poll', { minMs: 0 }, 'poll.minMs must be a number of milliseconds from 1'],
    ['poll', { minMs: '5' }, 'poll.minMs must be a number of milliseconds from 1'],
    ['poll', { minMs: 500, maxMs: 400 }, 'poll.minMs must be no more than poll.maxMs (400)'],
    ['poll', { maxMs: Infinity }, 'poll.maxMs must be a number of milliseconds from 1'],
    ['poll', { min: 5 }, 'min'],
    ['poll', 5, 'poll'],
    ['poll', null, 'poll'],
    ['fetch', 'undici', 'fetch must be a function such as fetch'],
  ])('%s: %j is rejected by name before any request', async (name, value, demand) => {
    const { client, requests } = answering(() => answer(200, { state: 'FULFILLED' }));
    const job = conversationDetails.at(new AnalyticsApi(client), 'j');
    for (const call of [
      () => job.done({ [name]: value }),
      () => job.result({ [name]: value }),
      () => job.results({ [name]: value }).next(),
    ])
      expect((await errorOf(passing<unknown>(call()), ConfigurationError)).message).toContain(demand);
    expect(requests).toEqual([]);
  });

  it.each<[PollDelays, number[]]>([
    [{ minMs: 100, maxMs: 300 }, [100, 150, 225, 300, 300]],
    [{ minMs: 20_000 }, [20_000, 20_000]],
    [{ maxMs: 10 }, [10, 10]],
    [{}, [1000, 1500, 2250]],
  ])('poll %j sets the delays between status requests', async (poll, delays) => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const looks: number[] = [];
    const { client } = answering((_request, count) => {
      looks.push(Date.now());
      return answer(200, { state: count > delays.length ? 'FULFILLED' : 'RUNNING' });
    });
    await passing(conversationDetails.at(new AnalyticsApi(client), 'j').done({ poll }));
    expect(looks.slice(1).map((look, index) => Math.round(look - looks[index]!))).toEqual(delays);
  });
});

describe('The promise of a start', () => {
  it('resolves when the job has started, not when it has ended', async () => {
    const { client, requests } = answering(({ method }) =>
      method === 'POST' ? answer(202, { jobId: 'j' }) : answer(200, { state: 'RUNNING' }),
    );
    const job = await passing(conversationDetails.start(new AnalyticsApi(client), {} as never));
    expect('then' in job).toBe(false);
    expect(requests).toHaveLength(1);
  });

  it('waits for the end in its own methods', async () => {
    const { client } = answering(({ method, url }) => {
      if (method === 'POST') return answer(202, { jobId: 'j' });
      return answer(200, url.includes('results') ? { conversations: [{ conversationId: 'c' }] } : { state: 'FULFILLED' });
    });
    const start = () => conversationDetails.start(new AnalyticsApi(client), {} as never);
    expect(await passing(start().done())).toEqual({ state: 'FULFILLED' });
    expect(await passing(start().result())).toEqual({ state: 'FULFILLED' });
    expect(await passing(start().results().next())).toEqual({ done: false, value: { conversationId: 'c' } });
  });

  it('rejects once, whichever method is used', async () => {
    const { client } = answering(() => answer(403, { status: 403 }));
    const start = () => conversationDetails.start(new AnalyticsApi(client), {} as never);
    for (const waiting of [() => start(), () => start().done(), () => start().results().next()])
      await errorOf(passing<unknown>(waiting()), Error);
  });
});

it('Status requests of jobs have background priority', async () => {
  const priorities: unknown[] = [];
  let isDone = false;
  const client = new ApiClient({
    apiUrl: 'https://api.example',
    timeout: 0,
    transport: ({ method }) =>
      Promise.resolve(answer(200, method === 'GET' && !isDone ? { entities: [], state: 'FULFILLED' } : { id: 'j' })),
    limiter: {
      admit: (origin: { call: { operation: string; request?: { priority?: string } } }) => {
        priorities.push([origin.call.operation, origin.call.request?.priority]);
      },
      observe: (_origin: unknown, sending: Promise<unknown>) => sending,
      waits: () => [],
    } as never,
  });
  client.setAccessToken('tkn');
  const job = await passing(recordingBulk.start(new RecordingApi(client), {} as never, { wait: true }));
  await passing(job.done());
  isDone = true;
  expect(priorities).toEqual([
    ['getRecordingJobs', 'background'],
    ['getRecordingJobs', 'background'],
    ['postRecordingJobs', undefined],
    ['getRecordingJob', 'background'],
  ]);
});

/** How the platform handles one status request. */
type Act =
  | { readonly type: 'state'; readonly word: string; readonly latency: number }
  | { readonly type: 'status'; readonly code: number; readonly retryAfter: number | undefined }
  | { readonly type: 'body'; readonly body: unknown }
  | { readonly type: 'cut' }
  | { readonly type: 'hang' };

const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant('state' as const),
      word: fc.constantFrom('QUEUED', 'PENDING', 'RUNNING', 'FULFILLED', 'FAILED', 'CANCELLED', 'EXPIRED', 'ODD'),
      latency: fc.constantFrom(0, 10, 3000),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('status' as const),
      code: fc.constantFrom(404, 429, 500, 502, 503, 504),
      retryAfter: fc.option(fc.nat(90), { nil: undefined }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('body' as const),
      body: fc.constantFrom<unknown>(null, {}, [], 'text', { state: 5 }),
    }),
  },
  { weight: 1, arbitrary: fc.constantFrom<Act>({ type: 'cut' }, { type: 'hang' }) },
);

it('done() ends in success or a typed error within maxWaitMs, however the platform responds', { timeout: 240_000 }, async () => {
  const outcomes: Record<string, number> = {};
  const delays = fc.record({ minMs: fc.constantFrom(1, 500, 1000), maxMs: fc.constantFrom(1000, 15_000) });
  await fc.assert(
    fc.asyncProperty(
      fc.array(act, { maxLength: 12 }),
      fc.integer({ min: 1, max: 120_000 }),
      delays,
      async (acts, maxWaitMs, poll) => {
        const words: string[] = [];
        const client = clientBy(async ({ method }, count) => {
          if (method === 'POST') return answer(202, { jobId: 'j' });
          const next: Act = acts[count - 2] ?? { type: 'state', word: 'RUNNING', latency: 0 };
          if (next.type === 'hang') return await pending();
          if (next.type === 'cut') throw new TypeError('cut');
          if (next.type === 'body') return answer(200, next.body);
          if (next.type === 'status')
            return answer(
              next.code,
              { status: next.code },
              next.retryAfter === undefined ? {} : { 'retry-after': String(next.retryAfter) },
            );
          const response = answer(200, { state: next.word });
          words.push(next.word);
          return next.latency === 0 ? response : await after(next.latency, response);
        });
        const job = await passing(conversationDetails.start(new AnalyticsApi(client), {} as never));
        const before = Date.now();
        const outcome = await passing(
          job.done({ maxWaitMs, poll }).then(
            (status: unknown) => status,
            (error: unknown) => error as Error,
          ),
        );
        expect(Date.now() - before).toBeLessThanOrEqual(maxWaitMs);
        if (outcome instanceof Error) {
          expect(outcome).toBeInstanceOf(ContactCentreError);
          expect(outcome).not.toBeInstanceOf(ConfigurationError);
          if (outcome instanceof JobTimeoutError) expect(Date.now() - before).toBe(maxWaitMs);
        } else {
          expect(outcome).toEqual({ state: 'FULFILLED' });
          expect(words.at(-1)).toBe('FULFILLED');
        }
        const name = outcome instanceof Error ? outcome.name : 'success';
        outcomes[name] = (outcomes[name] ?? 0) + 1;
        vi.clearAllTimers();
      },
    ),
    { numRuns: 150 },
  );
  expect(Object.keys(outcomes)).toEqual(expect.arrayContaining(['success', 'JobTimeoutError', 'JobFailedError']));
});
