import './support/english.js';
import { ApiError, NetworkError, SignInError } from 'contact-centre-client/fetch';
import { NotFoundError, PermissionDeniedError, RateLimitError, ServerError, TimeoutError } from 'contact-centre-client/fetch';
import { RateLimitWaitError } from 'contact-centre-client/limits';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCsv } from '../../examples/console/src/shared/csv.js';
import { describeFailure } from '../../examples/console/src/shared/failures.js';
import {
  NONE,
  formatBytes,
  formatClock,
  formatDateTime,
  formatDuration,
  formatPercent,
} from '../../examples/console/src/shared/formats.js';
import { describeSignInProblem } from '../../examples/console/src/session/sign-in-problem.js';

const answer = (status: number, body: object = {}, headers: Record<string, string> = {}) => ({
  method: 'GET',
  url: 'https://api.example/api/v2/users',
  status,
  statusText: 'Status',
  headers: { 'inin-correlation-id': 'c-1', ...headers },
  body,
  text: JSON.stringify(body),
});

describe('describeFailure', () => {
  it('names the missing permission, from the parameter or the message', () => {
    const message = 'You must have at least one of: [routing:queue:view]';
    for (const body of [{ message }, { message: 'No', messageParams: { permissions: '[routing:queue:view]' } }]) {
      const { title, text } = describeFailure(new PermissionDeniedError(answer(403, body)));
      expect(title).toBe('You have no permission for this');
      expect(text).toContain('Ask an administrator for routing:queue:view.');
    }
    expect(describeFailure(new PermissionDeniedError(answer(403))).text).toContain('Ask an administrator for access.');
  });

  it('returns the details for support', () => {
    expect(describeFailure(new ServerError(answer(503, { code: 'service.unavailable' }))).facts).toEqual([
      'Status 503',
      'service.unavailable',
      'Correlation id c-1',
    ]);
    expect(describeFailure(new NetworkError('GET https://api.example')).facts).toEqual(['ERR_NETWORK']);
    expect(describeFailure('something thrown').facts).toEqual([]);
  });

  it.each([
    [new RateLimitError(answer(429, {}, { 'retry-after': '7' })), 'Try again in 7 s.'],
    [new RateLimitWaitError('getUsers', 300, 300), 'Try again in 300 s.'],
    [new NotFoundError(answer(404, { message: 'Unable to find a queue.' })), 'Unable to find a queue. It may have been deleted.'],
    [new ServerError(answer(500)), 'The response was 500 Status. Trying again often helps.'],
    [new ApiError(answer(418, { message: 'A teapot.' })), 'A teapot.'],
    [new NetworkError('GET https://api.example'), 'Check the connection'],
    [new TimeoutError('GET https://api.example', 16_000), 'It may be busy'],
    [new Error('Broken'), 'Broken'],
  ])('suggests what to do about %s', (error, text) => {
    expect(describeFailure(error).text).toContain(text);
  });
});

describe('describeSignInProblem', () => {
  it.each([
    [
      new SignInError('access_denied: The user did not allow it'),
      'Access was denied',
      'The user did not allow it (access_denied).',
    ],
    [new SignInError('access_denied'), 'Access was denied', 'The login page did not allow it (access_denied).'],
    [new SignInError('Not ours', 'ERR_STATE_MISMATCH'), 'This sign-in was not begun here', 'Sign in again'],
    [new SignInError('invalid_scope: No such scope'), 'The sign-in failed', 'invalid_scope: No such scope'],
    [new NetworkError('POST https://login.example'), 'Sandbox cannot be reached', 'then sign in again'],
    [new ServerError(answer(503)), 'The platform failed', 'Correlation id c-1'],
  ])('describes %s', (error, title, text) => {
    const problem = describeSignInProblem(error, 'Sandbox');
    expect(problem.title).toBe(title);
    expect(problem.text).toContain(text);
  });
});

describe('formats', () => {
  it('formats durations as clocks and in words', () => {
    expect([0, 7_400, 750_000, 3_723_000].map(formatClock)).toEqual(['0:00', '0:07', '12:30', '1:02:03']);
    expect([0, 7_400, 750_000, 3_720_000, 3_600_000, 273_600_000].map(formatDuration)).toEqual([
      '0 s',
      '7 s',
      '12 min 30 s',
      '1 h 2 min',
      '1 h',
      '3 d 4 h',
    ]);
    expect([formatClock(-5), formatDuration(-5)]).toEqual(['0:00', '0 s']);
  });

  it('returns a dash for a missing value or an invalid date', () => {
    expect([formatClock(undefined), formatPercent(undefined), formatDateTime(undefined), formatDateTime('soon')]).toEqual([
      NONE,
      NONE,
      NONE,
      NONE,
    ]);
  });

  it('formats bytes', () => {
    expect([999, 1500, 2_340_000].map(formatBytes)).toEqual(['999 B', '1.5 kB', '2.3 MB']);
  });
});

describe('toCsv', () => {
  it('quotes if necessary', () => {
    expect(
      toCsv(
        ['a', 'b'],
        [
          ['x,y', 'say "hi"'],
          ['two\nlines', undefined],
          [1, true],
          [{ a: 1 }, null],
        ],
      ),
    ).toBe('a,b\r\n"x,y","say ""hi"""\r\n"two\nlines",\r\n1,true\r\n"{""a"":1}",\r\n');
  });

  const cell = (text: string): string => toCsv([], [[text]]).slice(2, -2);

  it.each([
    '=1+1',
    '@SUM(A1)',
    '-x',
    '+x',
    '\t=1',
    '\r=1',
    '\tcmd',
    ' =1',
    '"=1"',
    '＝1+1',
    '－x',
    '\u0000=1',
    '\u0001+1',
    '\u200b=1',
    '\u202e=1',
    '\u2060@x',
    '=HYPERLINK("https://evil.example")',
    "=cmd|' /C calc'!A0",
    '+1+cmd',
    '-2+3',
    '+41 44 +1',
    '- 5',
    '@',
  ])('contains no formula for a spreadsheet: %j', (text) => {
    expect(cell(text)).toMatch(/^"?'/);
  });

  it.each([
    ['a,=1+1', `"a,'=1+1"`],
    ['a;=1+1', `a;'=1+1`],
    ['Jo; @SUM(A1)', `Jo;' @SUM(A1)`],
    ['a\t=1+1', `a\t'=1+1`],
    ['a\n=1+1', `"a\n'=1+1"`],
    ['a\r\n-x', `"a\r\n'-x"`],
    ['a;"=1+1"', `"a;'""=1+1"""`],
    ['a|=1', `a|'=1`],
    ['a;;=1;b', `a;;'=1;b`],
    ['=1;=2', `'=1;'=2`],
    ['a;\u200b+1', `a;'\u200b+1`],
  ])('contains none for a program that splits %j either', (text, safe) => {
    expect(cell(text)).toBe(safe);
  });

  it.each(['+41 44 123 45 67', '+1-202-555-0143', '+49', '-5', '-12%', '+3', '\n=1'])('also guards the text %j', (text) => {
    expect(cell(text)).toMatch(/^"?'/);
    expect(cell(`x;${text}`)).toBe(`x;'${text}`.replace(";'\n=", ";\n'=").replace(/^(.*\n.*)$/s, '"$1"'));
  });

  it('has no cell that begins like a formula, with any separator', () => {
    const text = fc.string({
      unit: fc.constantFrom(...['=', '+', '-', '@', '＝', ' ', '"', "'", ',', ';', '|', '\t', '\r', '\n', 'a', '1']),
      maxLength: 12,
    });
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 3 }), (row) => {
        const file = toCsv(['a'], [row]);
        for (const part of file.split(/[,;|\t\r\n]/)) expect(part).not.toMatch(/^[\s"]*[=+\-@＝]/);
      }),
    );
  });

  it.each(['tel:+41441234567', 'a=b', 'x-y', 'jo@example.com', "it's", '12:00+1'])('leaves %s unchanged', (text) => {
    expect(cell(text)).toBe(text);
  });

  it('writes negative figures as figures', () => {
    expect(toCsv(['n'], [[-5], [-0.5]])).toBe('n\r\n-5\r\n-0.5\r\n');
  });

  it('takes no longer for a hostile text than for another of its length', () => {
    const long = 200_000;
    // In quadratic time, each of these would take minutes.
    for (const text of ['"'.repeat(long), `+${' '.repeat(long)}x`, `+1${'('.repeat(long)}x`, `-${'1'.repeat(long)}x`]) {
      expect(cell(text).length).toBeGreaterThan(long);
    }
  });
});
