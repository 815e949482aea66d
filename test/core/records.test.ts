import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { isBoxed, isPlain, isRecord, kindOf } from '../../src/core/records.js';

class Thing {
  readonly name = 'thing';
}

const bare = Object.create(null) as object;

it.each<[unknown, string]>([
  [null, 'null'],
  [undefined, 'undefined'],
  [NaN, 'NaN'],
  [-Infinity, '-Infinity'],
  [1, 'a number'],
  ['', 'a string'],
  [Symbol('s'), 'a symbol'],
  [[], 'an Array'],
  [new Map(), 'a Map'],
  [{}, 'an object'],
  [bare, 'an object'],
  [new Thing(), 'a Thing'],
  [Object.create({ constructor: undefined }), 'an object'],
  [Object.create({ constructor: { name: 7 } }), 'an object'],
])('calls %o %s', (value, kind) => {
  expect(kindOf(value)).toBe(kind);
});

it('tells boxed texts, numbers and booleans from what only has a similar name', () => {
  for (const value of [new String('a'), new Number(1), new Boolean(false)]) expect(isBoxed(value)).toBe(true);
  for (const tag of ['AString', 'Strings', 'Thing']) expect(isBoxed({ [Symbol.toStringTag]: tag })).toBe(false);
  expect(isBoxed('a')).toBe(false);
});

it('knows what was written as an object, also in a realm of its own', () => {
  for (const value of [{}, bare, runInNewContext('({ a: 1 })')]) expect(isPlain(value as object)).toBe(true);
  for (const value of [new Thing(), Object.create({}), Object.create(bare), runInNewContext('new (class {})()')])
    expect(isPlain(value as object)).toBe(false);
  expect(isRecord(new Thing())).toBe(true);
  for (const value of [[], new Map(), 'a', null, Promise.resolve()]) expect(isRecord(value)).toBe(false);
});
