import { describe, expect, it } from 'vitest';
import { firstLines, parts, readable, whole } from '../../../examples/console/src/explorer/response/readable.js';
import { isChange } from '../../../examples/console/src/explorer/call/is-change.js';
import '../support/english.js';

const read = (text: string): { text: string; hidden: number } => readable({ body: JSON.parse(text) as unknown, text });
const lines = (count: number): string => Array.from({ length: count }, (_, index) => `line ${index + 1}`).join('\n');

describe('A body', () => {
  it('is shown formatted, without its secrets', () => {
    expect(read('{"jwt":"x","a":[1]}')).toEqual({ text: '{\n  "jwt": "[hidden]",\n  "a": [\n    1\n  ]\n}', hidden: 1 });
    expect(readable({ body: 'BEGIN:VCALENDAR\nEND:VCALENDAR', text: '' })).toEqual({
      text: 'BEGIN:VCALENDAR\nEND:VCALENDAR',
      hidden: 0,
    });
    expect(readable({ body: 'it is my-token', text: '' }, 'my-token')).toEqual({ text: '[hidden]', hidden: 1 });
    expect(read('false').text).toBe('false');
  });

  it('that is too deep to serialize is not shown, and saved as received', () => {
    const text = '['.repeat(20_000) + ']'.repeat(20_000);
    const body: unknown = JSON.parse(text);
    expect(readable({ body, text }).text).toBe('This body is too deep to be shown: a download has it.');
    expect(whole({ body, text })).toBe(text);
    expect(whole({ body: { a: 1.5 }, text: '{"a":1.50}' })).toBe('{\n  "a": 1.50\n}');
    expect(whole({ body: 'plain', text: 'plain' })).toBe('plain');
  });

  it.each([
    [5, 3, 'line 1\nline 2\nline 3'],
    [3, 3, 'line 1\nline 2\nline 3'],
    [1, 3, 'line 1'],
  ])('of %i lines begins with its first %i', (count, limit, head) => {
    expect(firstLines(lines(count), limit)).toEqual({ lines: count, head });
  });

  it('is split into parts that add up to the whole', () => {
    expect(parts(lines(7), 3)).toEqual(['line 1\nline 2\nline 3', 'line 4\nline 5\nline 6', 'line 7']);
    expect(parts(lines(6), 3)).toHaveLength(2);
    expect(parts('', 3)).toEqual(['']);
    expect(parts(lines(1000), 300).join('\n')).toBe(lines(1000));
  });
});

describe('The check for calls that may change something', () => {
  it.each([
    ['DELETE', '/api/v2/users/{userId}', true],
    ['PUT', '/api/v2/routing/queues/{queueId}', true],
    ['PATCH', '/api/v2/users/{userId}', true],
    ['POST', '/api/v2/users', true],
    ['POST', '/api/v2/users/search', false],
    ['POST', '/api/v2/analytics/queues/observations/query', false],
    ['GET', '/api/v2/users', false],
    ['HEAD', '/api/v2/tokens/me', false],
  ] as const)('%s %s: %s', (verb, path, expected) => {
    expect(isChange({ verb, path })).toBe(expected);
  });
});
