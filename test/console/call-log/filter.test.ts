import '../support/english.js';
import { describe, expect, it } from 'vitest';
import type { LoggedCall } from '../../../examples/console/src/call-log/call-log.js';
import { choicesOf, filterCalls, noFilter } from '../../../examples/console/src/call-log/filter.js';
import { durationOf, explainWait, statusOf, waitOf } from '../../../examples/console/src/call-log/words.js';

let nextId = 1;

function logged(part: Partial<LoggedCall> = {}): LoggedCall {
  const base = { kind: 'call', at: 0, operation: 'getUsers', route: 'GET /api/v2/users', page: '/agents' } as const;
  return { ...base, id: nextId++, waits: [], requests: [{ from: 1, to: 11, isSent: true, status: 200 }], to: 12, ...part };
}

const refused = logged({
  operation: 'patchUser',
  route: 'PATCH /api/v2/users/{userId}',
  page: '/',
  url: 'https://api.example/api/v2/users/7f3a',
  requests: [
    { from: 1, to: 2, isSent: true, status: 400, error: { code: 'bad.request' }, headers: { 'inin-correlation-id': 'C0ffee' } },
  ],
});
const unsent = logged({ requests: [], error: { code: 'ERR_RATE_LIMIT_WAIT' } });
const calls = [refused, unsent, logged()];

describe('The filter of the call log', () => {
  it.each([
    [{ isErrorsOnly: true }, [refused, unsent]],
    [{ verb: 'PATCH' }, [refused]],
    [{ page: 'page.wallboard' as const }, [refused]],
    [{ words: 'c0ffee' }, [refused]],
    [{ words: 'users 7F3A patch' }, [refused]],
    [{ words: 'bad.request' }, [refused]],
    [{ words: 'err_rate' }, [unsent]],
    [{ words: 'wallboard' }, [refused]],
    [{ words: '200' }, [calls[2]]],
    [{ words: 'users nothing' }, []],
    [{}, calls],
  ])('shows for %o what matches', (filter, expected) => {
    expect(filterCalls(calls, { ...noFilter, ...filter })).toEqual(expected);
  });

  it('offers the verbs and pages of the calls', () => {
    expect(choicesOf(calls)).toEqual({ verbs: ['GET', 'PATCH'], pages: ['page.wallboard', 'page.agents'] });
    expect(choicesOf([logged({ page: '/sign-in' })]).pages).toEqual(['calls.signInPage']);
  });
});

describe('A logged call', () => {
  const base = { operation: 'getUsers', reason: '', until: 0 };
  const open = { to: undefined };

  it.each([
    [logged(), '200', 'good'],
    [refused, '400', 'problem'],
    [unsent, 'not sent', 'problem'],
    [logged({ requests: [] }), 'not sent', 'quiet'],
    [logged({ ...open, requests: [] }), 'preparing', 'quiet'],
    [logged({ ...open, requests: [{ from: 1, isSent: true }] }), 'under way', 'quiet'],
    [logged({ ...open, requests: [], waits: [{ ...base, isRefused: true, from: 1 }] }), 'waiting', 'waiting'],
    [logged({ requests: [{ from: 1, to: 2, isSent: true, error: { code: 'ERR_ABORTED' } }] }), 'cancelled', 'quiet'],
    [logged({ requests: [{ from: 1, to: 2, isSent: true, error: { code: 'ERR_NETWORK' } }] }), 'no response', 'problem'],
  ])('has a status in a word (%#)', (call, label, tone) => {
    expect(statusOf(call)).toEqual({ label, tone });
  });

  it('says how long it waited, and how long its last request took', () => {
    const waits = [
      { ...base, from: 10, to: 30 },
      { ...base, from: 100 },
    ];
    expect(waitOf(logged({ waits }), 150)).toBe(70);
    expect(waitOf(logged(), 150)).toBeUndefined();
    expect(durationOf(logged())).toBe(10);
    expect(durationOf(unsent)).toBeUndefined();
  });

  it.each([
    [{ reason: 'rate limit, 300 a minute for this token', to: 1510 }, /^It waited 1,500 ms, because the 300 requests a minute/],
    [{ reason: 'rate limit, 300 a minute for this token' }, /^It is waiting, because the 300 requests a minute/],
    [{ reason: 'rate limit, 300 a minute for this token', isRefused: true, to: 20 }, /refused requests \(429\)/],
    [{ reason: 'first response of this route, which states its rate limit', to: 20 }, /^It waited 10 ms for other requests/],
  ])('explains its wait (%#)', (wait, words) => {
    expect(explainWait({ ...base, from: 10, ...wait })).toMatch(words);
  });
});
