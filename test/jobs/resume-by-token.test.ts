import { AnalyticsApi } from 'contact-centre-client';
import { JobExpiredError, JobTokenError, conversationDetails, userDetails } from 'contact-centre-client/jobs';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseToken, formatToken } from '../../src/jobs/token.js';
import { answer, errorOf } from '../core/probe.js';
import { answering, passing, stopTime } from './support.js';

beforeEach(stopTime);
afterEach(() => {
  vi.useRealTimers();
});

/** A job that is done and has found 25 conversations. */
function createResults(host?: string) {
  const cursors: string[] = [];
  const { client, requests } = answering(({ url, method }) => {
    if (method === 'POST') return answer(202, { jobId: 'job-1' });
    const { pathname, searchParams } = new URL(url);
    if (!pathname.endsWith('/results')) return answer(200, { state: 'FULFILLED' });
    cursors.push(new URL(url).search);
    const from = Number(searchParams.get('cursor')?.slice(1) ?? 0);
    const to = Math.min(25, from + Number(searchParams.get('pageSize') ?? 10));
    const conversations = Array.from({ length: to - from }, (_, index) => ({ conversationId: `c-${from + index}` }));
    return answer(200, { conversations, ...(to < 25 && { cursor: `c${to}` }) });
  }, host);
  return { api: new AnalyticsApi(client), requests, cursors };
}

const all = Array.from({ length: 25 }, (_, index) => `c-${index}`);

async function idsOf(results: AsyncIterable<{ conversationId?: string }>, max = Infinity): Promise<string[]> {
  const ids: string[] = [];
  for await (const { conversationId = '' } of results) {
    ids.push(conversationId);
    if (ids.length === max) break;
  }
  return ids;
}

describe('Results of a job', () => {
  it('are listed completely, page by page, after the job is done', async () => {
    const { api, requests } = createResults();
    const job = await passing(conversationDetails.start(api, { interval: 'i' }));
    expect(await passing(idsOf(job.results()))).toEqual(all);
    expect(requests).toHaveLength(5);
  });

  it('continue after the last item in another process, with the same page size', async () => {
    for (const count of [1, 9, 10, 11, 24, 25]) {
      const { api, cursors } = createResults();
      const job = await passing(conversationDetails.start(api, { interval: 'i' }));
      const before = await passing(idsOf(job.results({ pageSize: 7 }), count));
      const again = conversationDetails.resume(createResults().api, job.token);
      expect([...before, ...(await passing(idsOf(again.results())))]).toEqual(all);
      expect(cursors[0]).toBe('?pageSize=7');
    }
  });

  it('reject with JobExpiredError if they or their cursor are gone', async () => {
    for (const status of [404, 410]) {
      const { client } = answering(({ url }) =>
        url.includes('results') ? answer(status, { status }) : answer(200, { state: 'FULFILLED' }),
      );
      const job = conversationDetails.at(new AnalyticsApi(client), 'job-1');
      await errorOf(passing(idsOf(job.results())), JobExpiredError);
    }
    const { client } = answering(({ url }) => {
      if (!url.includes('results')) return answer(200, { state: 'FULFILLED' });
      if (url.includes('cursor')) return answer(400, { message: 'The cursor has expired', status: 400 });
      return answer(200, { conversations: [{ conversationId: 'c-0' }], cursor: 'c1' });
    });
    const job = conversationDetails.at(new AnalyticsApi(client), 'job-1');
    expect((await errorOf(passing(idsOf(job.results())), JobExpiredError)).cause).toMatchObject({ status: 400 });
  });
});

describe('A token of a job', () => {
  const api = createResults().api;

  it('contains no address, no secret and no result', async () => {
    const job = await passing(conversationDetails.start(api, { interval: 'secret-interval' }));
    await passing(idsOf(job.results(), 3));
    const content = decodeURIComponent(atob(job.token.replace(/[-_]/g, (sign) => (sign === '-' ? '+' : '/'))));
    expect(content).toContain('"conversationDetails","api.example",["job-1"]');
    expect(content).not.toMatch(/https?:|tkn-of-a-job|secret-interval|c-\d/);
    expect(job.token).toMatch(/^[\w-]+$/);
  });

  it('is rejected by another family', () => {
    const { token } = conversationDetails.at(api, 'job-1');
    expect(() => userDetails.resume(api, token)).toThrow(JobTokenError);
    expect(() => userDetails.resume(api, token)).toThrow('conversationDetails');
  });

  it('is rejected on another host', () => {
    const { token } = conversationDetails.at(api, 'job-1');
    expect(() => conversationDetails.resume(createResults('api.elsewhere').api, token)).toThrow('another host');
  });

  it('is rejected if it is malformed, with an error that does not show it', () => {
    const { token } = conversationDetails.at(api, 'job-1');
    for (const damagedToken of ['', 'x', token.slice(0, -2), `${token}AA`, undefined, null, 7, {}, 'eyJhIjoxfQ']) {
      let error: unknown;
      try {
        conversationDetails.resume(api, damagedToken as string);
      } catch (reason) {
        error = reason;
      }
      expect(error).toBeInstanceOf(JobTokenError);
      if (typeof damagedToken === 'string' && damagedToken.length > 3) expect(String(error)).not.toContain(damagedToken);
    }
  });

  it('is rejected if any of its characters is changed', () => {
    const { token } = conversationDetails.at(api, 'job-1');
    fc.assert(
      fc.property(fc.nat(token.length - 1), fc.constantFrom('A', 'B', 'a', 'z', '0', '9', '-', '_'), (at, sign) => {
        fc.pre(token[at] !== sign);
        const changedToken = token.slice(0, at) + sign + token.slice(at + 1);
        try {
          // The last character may contain unused bits.
          expect(conversationDetails.resume(api, changedToken).ids).toEqual(['job-1']);
          expect(at).toBe(token.length - 1);
        } catch (error) {
          if (!(error instanceof JobTokenError)) throw error;
        }
      }),
    );
  });

  it('restores the ids that it was made from', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'grapheme', minLength: 1 })),
        fc.nat(),
        fc.option(fc.string()),
        (ids, since, position) => {
          const record = { family: 'f', host: 'h', ids, since, position: position ?? undefined, pageSize: undefined };
          expect(parseToken(formatToken(record), 'f', 'h')).toEqual(record);
        },
      ),
    );
  });

  it('can be resumed twice independently', async () => {
    const { token } = conversationDetails.at(createResults().api, 'job-1');
    const runs = [createResults(), createResults()].map(({ api: each }) =>
      idsOf(conversationDetails.resume(each, token).results()),
    );
    expect(await passing(Promise.all(runs))).toEqual([all, all]);
  });
});
