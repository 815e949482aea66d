import { AnalyticsApi, ApiError, ConfigurationError, RecordingApi } from 'contact-centre-client';
import { ApiClient } from 'contact-centre-client/fetch';
import { JobTimeoutError, conversationDetails, recordingBulk } from 'contact-centre-client/jobs';
import { createSandbox } from 'contact-centre-client/sandbox';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inSandbox } from '../support/in-sandbox.js';
// Loaded beforehand, because fake timers do not wait for lazily loaded modules.
import '../../src/jobs/delayed-start.js';
import { answer, errorOf } from '../core/probe.js';
import { answering, passing, stopTime } from './support.js';

const query = {
  action: 'EXPORT',
  actionDate: '2026-03-11T00:00:00.000Z',
  conversationQuery: { interval: '2026-03-09T12:00:00.000Z/2026-03-10T12:00:00.000Z' },
} as const;

const full = () => answer(429, { message: 'Two jobs are pending', status: 429, code: 'too.many.recording.jobs' });

describe('A recording job that waits for capacity', () => {
  beforeEach(stopTime);
  afterEach(() => {
    vi.useRealTimers();
  });

  /** A platform with this many jobs in progress. One ends at every second request. */
  function platform(busy: number, accept = true) {
    let remaining = busy;
    let looks = 0;
    const { client, requests } = answering(({ method, url }) => {
      if (method === 'POST') return accept ? answer(202, { id: 'job' }) : full();
      if (!url.includes('state=PENDING')) return answer(200, { entities: [] });
      looks += 1;
      if (looks % 2 === 0) remaining = Math.max(0, remaining - 1);
      return answer(200, { entities: Array.from({ length: remaining }, () => ({})) });
    });
    return { api: new RecordingApi(client), posts: () => requests.filter((each) => each.startsWith('POST')).length };
  }

  it('is started as soon as fewer than two are in progress', async () => {
    const { api, posts } = platform(3);
    const before = Date.now();
    const job = await passing(recordingBulk.start(api, query, { wait: true }));
    expect([job.ids, posts()]).toEqual([['job'], 1]);
    expect(Date.now() - before).toBeGreaterThan(2000);
  });

  it('is started immediately if there is capacity, and without a check if wait is off', async () => {
    const { api, posts } = platform(0);
    await passing(recordingBulk.start(api, query, { wait: 60 }));
    expect(posts()).toBe(1);
    const { client, requests } = answering(full);
    expect((await errorOf(passing(recordingBulk.start(new RecordingApi(client), query, { wait: false })), ApiError)).status).toBe(
      429,
    );
    expect(requests).toEqual(['POST /recording/jobs']);
  });

  it('keeps waiting if another program starts a job first, and rejects on other errors', async () => {
    let posts = 0;
    let busy = 0;
    const { client } = answering(({ method }) => {
      if (method === 'GET') return answer(200, { entities: Array.from({ length: busy }, () => ({})) });
      posts += 1;
      busy = posts === 1 ? 2 : 0;
      if (posts === 1) setTimeout(() => (busy = 0), 5000);
      return posts === 1 ? full() : answer(202, { id: 'job' });
    });
    await passing(recordingBulk.start(new RecordingApi(client), query, { wait: true }));
    expect(posts).toBe(2);
    const { api } = platform(0, false);
    expect((await errorOf(passing(recordingBulk.start(api, query, { wait: true })), ApiError)).status).toBe(429);
  });

  it('rejects after the maximum wait or on abort', async () => {
    const { client, requests } = answering(() => answer(200, { entities: [{}, {}] }));
    const api = new RecordingApi(client);
    const late = await errorOf(passing(recordingBulk.start(api, query, { wait: 30 })), JobTimeoutError);
    expect(late).toMatchObject({ maxWait: 30 });
    expect(requests.some((each) => each.startsWith('POST'))).toBe(false);
    const controller = new AbortController();
    const waiting = recordingBulk.start(api, query, { wait: true, signal: controller.signal });
    waiting.catch(() => undefined);
    while (vi.getTimerCount() === 0) await new Promise((resolve) => setImmediate(resolve));
    controller.abort();
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    [
      'a family that has no limit',
      () => conversationDetails.start(new AnalyticsApi(answering(full).client), { interval: '' }, { wait: true }),
    ],
    ['a time that is none', () => recordingBulk.start(new RecordingApi(answering(full).client), query, { wait: Number.NaN })],
  ])('is rejected for %s', async (_what, start) => {
    await errorOf(passing<unknown>(start()), ConfigurationError);
  });
});

it('The sandbox rejects a third recording job until one of the two has been prepared', async () => {
  const sandbox = createSandbox({ now: () => Date.parse('2026-03-10T12:30:00Z'), rateLimit: false });
  const transport = inSandbox(sandbox);
  const client = new ApiClient({ timeout: 0, transport });
  client.setAccessToken(sandbox.issueAccessToken());
  const api = new RecordingApi(client);
  const jobs = [await recordingBulk.start(api, query), await recordingBulk.start(api, query)];
  const error = await errorOf(recordingBulk.start(api, query), ApiError);
  expect([error.status, error.body]).toMatchObject([429, { code: 'too.many.recording.jobs' }]);
  sandbox.clock.advance(3000);
  await recordingBulk.start(api, query);
  // Jobs that are being executed count too.
  await api.putRecordingJob(jobs[0]?.ids[0] ?? '', { state: 'PROCESSING' });
  await errorOf(recordingBulk.start(api, query), ApiError);
  await jobs[0]?.cancel();
  await recordingBulk.start(api, query, { wait: true });
});
