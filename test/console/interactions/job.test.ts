import { AnalyticsApi } from 'contact-centre-client/apis/analytics';
import { ApiClient, ApiError } from 'contact-centre-client/fetch';
import type { Sandbox } from 'contact-centre-client/sandbox';
import { createSandbox } from 'contact-centre-client/sandbox';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Stage } from '../../../examples/console/src/interactions/export/job.js';
import { JobFailure, runDetailsJob } from '../../../examples/console/src/interactions/export/job.js';
import '../support/english.js';

const JOBS = '/api/v2/analytics/conversations/details/jobs';
const moment = Date.parse('2026-03-12T14:25:00Z');
const query = { interval: '2026-03-12T00:00:00Z/2026-03-13T00:00:00Z' };

describe('runDetailsJob', () => {
  let sandbox: Sandbox;
  let api: AnalyticsApi;
  let stages: Stage[];
  let abort: AbortController;
  /** Called when a stage is reported for the first time. */
  let whenTold: Partial<Record<Stage['phase'], () => void>>;

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    sandbox = createSandbox({ seed: 1, now: () => moment });
    const client = new ApiClient({
      timeout: 0,
      apiUrl: 'https://api.example',
      rejectWith: 'error',
      fetch: async (input, init) => await sandbox.fetch(new Request(input, init)),
    });
    client.setAccessToken(sandbox.issueAccessToken());
    api = new AnalyticsApi(client);
    stages = [];
    abort = new AbortController();
    whenTold = {};
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  const run = () => {
    const onStage = (stage: Stage): void => {
      stages.push(stage);
      whenTold[stage.phase]?.();
    };
    const outcome = runDetailsJob(api, query, { signal: abort.signal, onStage, reduce: ({ conversationId }) => conversationId });
    // Handles the rejection now, since it is awaited later.
    outcome.catch(() => undefined);
    return outcome;
  };
  /** Advances the timers until the job has ended; modules that are loaded lazily take real time. */
  const ended = async <T>(outcome: Promise<T>): Promise<T> => {
    const state = { isEnded: false };
    const end = (): void => {
      state.isEnded = true;
    };
    outcome.then(end, end);
    while (!state.isEnded) {
      await vi.advanceTimersByTimeAsync(100);
      await new Promise((resolve) => setImmediate(resolve));
    }
    return await outcome;
  };
  const calls = (method: string) => sandbox.requests.filter((request) => request.method === method).map(({ path }) => path);

  it('waits until it is started and completed, then reads the results', async () => {
    whenTold = {
      queued: () => {
        sandbox.clock.advance(1500);
      },
      running: () => {
        sandbox.clock.advance(1500);
      },
    };
    expect(await ended(run())).toHaveLength(177);
    expect(stages).toEqual([
      { phase: 'submitting' },
      { phase: 'queued' },
      { phase: 'running' },
      { phase: 'reading', read: 0, pages: 0 },
    ]);
  });

  it('follows the cursor to the last page', async () => {
    sandbox.on(AnalyticsApi, 'getAnalyticsConversationsDetailsJob', { state: 'FULFILLED' });
    sandbox.on(AnalyticsApi, 'getAnalyticsConversationsDetailsJobResults', ({ query: requestQuery }) => {
      const page = Number(requestQuery.get('cursor') ?? 1);
      return { conversations: [{ conversationId: `c${page}` }], ...(page < 3 && { cursor: String(page + 1) }) };
    });
    expect(await ended(run())).toEqual(['c1', 'c2', 'c3']);
    expect(stages.at(-1)).toEqual({ phase: 'reading', read: 2, pages: 2 });
  });

  it.each(['queued', 'running', 'reading'] as const)(
    'is cancelled on the platform when it is cancelled while %s',
    async (phase) => {
      whenTold = {
        queued: () => {
          sandbox.clock.advance(1500);
        },
        running: () => {
          sandbox.clock.advance(1500);
        },
        [phase]: () => {
          abort.abort(new Error('Enough'));
        },
      };
      await expect(ended(run())).rejects.toThrow('Enough');
      expect(calls('DELETE')).toEqual([expect.stringMatching(new RegExp(`^${JOBS}/[-0-9a-f]{36}$`))]);
      expect(calls('GET').filter((path) => path.endsWith('/results'))).toEqual([]);
    },
  );

  it('is cancelled on the platform when it is cancelled before its id is known', async () => {
    whenTold = {
      submitting: () => {
        abort.abort(new Error('Enough'));
      },
    };
    await expect(ended(run())).rejects.toThrow('Enough');
    expect([calls('POST').length, calls('GET').length, calls('DELETE').length]).toEqual([1, 0, 1]);
  });

  it('reports a failed cancellation', async () => {
    sandbox.fail({ status: 403, route: `DELETE ${JOBS}/{jobId}` });
    whenTold = {
      queued: () => {
        abort.abort();
      },
    };
    await expect(ended(run())).rejects.toBeInstanceOf(ApiError);
  });

  it.each([
    [{ state: 'FAILED', errorMessage: 'Took too long' }, 'Took too long'],
    [{ state: 'CANCELLED' }, 'The platform ended the job: it is cancelled.'],
    [{ state: 'EXPIRED' }, 'The platform ended the job: it is expired.'],
  ])('fails if the platform ends it: %o', async (status, message) => {
    sandbox.on(AnalyticsApi, 'getAnalyticsConversationsDetailsJob', status);
    await expect(ended(run())).rejects.toThrow(new JobFailure(message));
    expect(calls('DELETE')).toEqual([]);
  });
});
