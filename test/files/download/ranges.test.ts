import { describe, expect, it } from 'vitest';
import type { FileVersion } from '../../../src/files/download/ranges.js';
import { continuationOf, lengthOf, statesPart, versionOf } from '../../../src/files/download/ranges.js';
import { says } from '../../support/says.js';

/** Headers as a store sent them: unlike `Headers`, they keep spaces around a value. */
function headersOf(values: Readonly<Record<string, string | undefined>>) {
  return {
    get: (name: string): string | null => values[name] ?? null,
    has: (name: string): boolean => values[name] !== undefined,
  };
}

const MONDAY = 'Mon, 01 Jan 2024 00:00:00 GMT';
const TUESDAY = 'Tue, 02 Jan 2024 00:00:00 GMT';

describe('versionOf', () => {
  it('reads ETag, date and size', () => {
    const headers = headersOf({ etag: '"one"', 'last-modified': MONDAY, 'content-length': '10' });
    expect(versionOf(headers)).toEqual({ etag: '"one"', lastModified: MONDAY, size: 10 });
  });

  it('reads nothing from a response without these headers', () => {
    expect(versionOf(headersOf({}))).toEqual({ etag: undefined, lastModified: null, size: undefined });
  });

  it('reads neither ETag nor size from a compressed response', () => {
    const headers = headersOf({ etag: '"one"', 'last-modified': MONDAY, 'content-length': '10', 'content-encoding': 'gzip' });
    expect(versionOf(headers)).toEqual({ etag: undefined, lastModified: MONDAY, size: undefined });
  });

  it.each(['"a"', '"one"', '"686897696a7c876b7e"', '"W/one"'])('accepts the strong ETag %s', (etag) => {
    expect(versionOf(headersOf({ etag })).etag).toBe(etag);
  });

  it.each(['', '""', 'one', 'W/"one"', 'x"one"', '"one"x', '"o ne"', '"o\tne"', '"one" "two"', '"one""two"', '"one', 'one"'])(
    'does not accept the ETag %s',
    (etag) => {
      expect(versionOf(headersOf({ etag })).etag).toBeUndefined();
    },
  );
});

describe('lengthOf', () => {
  it.each([
    [undefined, undefined],
    ['0', 0],
    ['7', 7],
    ['10', 10],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
  ])('reads %s as %s', (length, bytes) => {
    expect(lengthOf(headersOf({ 'content-length': length }))).toBe(bytes);
  });

  it.each(['', 'ten', '-5', '+5', '1e1', '10.0', '0x10', 'x10', '10x', '10, 10', '9007199254740992'])(
    'rejects "%s"',
    (length) => {
      expect(() => lengthOf(headersOf({ 'content-length': length }))).toThrow(
        expect.objectContaining({
          name: 'FileError',
          code: 'ERR_FILE_CORRUPT',
          message: says(`The store sent an invalid Content-Length: ${length}`),
        }) as Error,
      );
    },
  );
});

describe('statesPart', () => {
  it.each([
    undefined,
    'bytes 0-0/1',
    'bytes 0-9/10',
    'BYTES 0-9/10',
    ' bytes 0-9/10 ',
    'bytes 0-999999999999998/999999999999999',
  ])('is false for a response with the range %s', (range) => {
    expect(statesPart(headersOf({ 'content-range': range }))).toBe(false);
  });

  it.each([
    '',
    'bytes 0-8/10',
    'bytes 0-10/10',
    'bytes 0-9/11',
    'bytes 1-9/10',
    'bytes 1-9/9',
    'bytes 0-9/*',
    'bytes */10',
    'bytes 0-/10',
    'bytes 0-9/',
    'items 0-9/10',
    'x bytes 0-9/10',
    'bytes 0-9/10 x',
    'bytes 0-9/10/10',
    'bytes 0-1000000000000000/1000000000000001',
  ])('is true for a response with the range "%s"', (range) => {
    expect(statesPart(headersOf({ 'content-range': range }))).toBe(true);
  });
});

describe('continuationOf', () => {
  const version: FileVersion = { etag: '"one"', lastModified: MONDAY, size: 10 };
  const rest = { etag: '"one"', 'last-modified': MONDAY, 'content-range': 'bytes 4-9/10', 'content-length': '6' };

  it.each<[string, Record<string, string | undefined>, Partial<FileVersion>, number, { end: number; size: number }]>([
    ['the rest of the file', {}, {}, 4, { end: 10, size: 10 }],
    ['two bytes', { 'content-range': 'bytes 4-5/10', 'content-length': '2' }, {}, 4, { end: 6, size: 10 }],
    ['one byte', { 'content-range': 'bytes 4-4/10', 'content-length': '1' }, {}, 4, { end: 5, size: 10 }],
    ['the last byte', { 'content-range': 'bytes 9-9/10', 'content-length': '1' }, {}, 9, { end: 10, size: 10 }],
    ['a part without length', { 'content-length': undefined }, {}, 4, { end: 10, size: 10 }],
    ['a part without date', { 'last-modified': undefined }, {}, 4, { end: 10, size: 10 }],
    ['a part of a file without date', {}, { lastModified: null }, 4, { end: 10, size: 10 }],
    ['a part of a file of unknown size', {}, { size: undefined }, 4, { end: 10, size: 10 }],
    ['a range in capital letters', { 'content-range': 'BYTES 4-9/10' }, {}, 4, { end: 10, size: 10 }],
    ['a range with spaces around it', { 'content-range': ' bytes 4-9/10 ' }, {}, 4, { end: 10, size: 10 }],
    [
      'a range of 15 digits',
      { 'content-range': 'bytes 100000000000000-100000000000009/100000000000010', 'content-length': '10' },
      { size: 100_000_000_000_010 },
      100_000_000_000_000,
      { end: 100_000_000_000_010, size: 100_000_000_000_010 },
    ],
  ])('accepts %s', (_what, headers, versionFields, offset, part) => {
    expect(continuationOf(headersOf({ ...rest, ...headers }), offset, { ...version, ...versionFields })).toEqual(part);
  });

  it.each<[string, Record<string, string | undefined>, Partial<FileVersion>]>([
    ['a version without ETag', {}, { etag: undefined }],
    ['a version and a response without ETag', { etag: undefined }, { etag: undefined }],
    ['another ETag', { etag: '"two"' }, {}],
    ['no ETag', { etag: undefined }, {}],
    ['a compressed part', { 'content-encoding': 'gzip' }, {}],
    ['another date', { 'last-modified': TUESDAY }, {}],
    ['no range', { 'content-range': undefined }, {}],
    ['an empty range', { 'content-range': '' }, {}],
    ['a range of unknown size', { 'content-range': 'bytes 4-9/*' }, {}],
    ['a range without end', { 'content-range': 'bytes 4-/10' }, {}],
    ['a range in other units', { 'content-range': 'items 4-9/10' }, {}],
    ['a range with text before it', { 'content-range': 'x bytes 4-9/10' }, {}],
    ['a range with text after it', { 'content-range': 'bytes 4-9/10 x' }, {}],
    ['a range with a longer number', { 'content-range': 'bytes 0000000000000004-9/10' }, {}],
    ['a range with a longer end', { 'content-range': 'bytes 4-0000000000000009/10' }, {}],
    ['a range with a longer size', { 'content-range': 'bytes 4-9/0000000000000010' }, {}],
    ['a range before the offset', { 'content-range': 'bytes 3-9/10', 'content-length': '7' }, {}],
    ['a range behind the offset', { 'content-range': 'bytes 5-9/10', 'content-length': '5' }, {}],
    ['a range that ends before it begins', { 'content-range': 'bytes 4-3/10', 'content-length': '0' }, {}],
    ['a range that ends behind the file', { 'content-range': 'bytes 4-10/10', 'content-length': '7' }, {}],
    ['a file of another size', { 'content-range': 'bytes 4-9/11' }, {}],
    ['a length that is too small', { 'content-length': '5' }, {}],
    ['a length that is too large', { 'content-length': '7' }, {}],
    ['a length of 0', { 'content-length': '0' }, {}],
    ['a length that is no number', { 'content-length': 'six' }, {}],
  ])('does not accept %s', (_what, headers, versionFields) => {
    expect(continuationOf(headersOf({ ...rest, ...headers }), 4, { ...version, ...versionFields })).toBeUndefined();
  });
});
