import { runInNewContext } from 'node:vm';
import { afterEach, expect, it } from 'vitest';
import { copyOptions } from '../../../src/core/arguments/option-checks.js';
import { isBoxed, isPlain, isRecord, kindOf } from '../../../src/core/values/plain-objects.js';

class Thing {
  readonly name = 'thing';
}

const bare = Object.create(null) as object;

it.each<[string, unknown]>([
  ['null', null],
  ['undefined', undefined],
  ['NaN', NaN],
  ['-Infinity', -Infinity],
  ['a number', 1],
  ['a string', ''],
  ['a symbol', Symbol('s')],
  ['an Array', []],
  ['a Map', new Map()],
  ['an object', {}],
  ['an object', bare],
  ['a Thing', new Thing()],
  ['an object', Object.create({ constructor: undefined })],
  ['an object', Object.create({ constructor: { name: 7 } })],
])('names the kind of %s', (kind, value) => {
  expect(kindOf(value)).toBe(kind);
});

it('distinguishes boxed texts, numbers and booleans from objects with a similar name', () => {
  for (const value of [new String('a'), new Number(1), new Boolean(false)]) expect(isBoxed(value)).toBe(true);
  for (const tag of ['AString', 'Strings', 'Thing']) expect(isBoxed({ [Symbol.toStringTag]: tag })).toBe(false);
  expect(isBoxed('a')).toBe(false);
});

it('recognises a plain object of any realm', () => {
  for (const value of [{}, bare, runInNewContext('({ a: 1 })')]) expect(isPlain(value as object)).toBe(true);
  for (const value of [new Thing(), Object.create({}), Object.create(bare), runInNewContext('new (class {})()')])
    expect(isPlain(value as object)).toBe(false);
  expect(isRecord(new Thing())).toBe(true);
  for (const value of [[], new Map(), 'a', null, Promise.resolve()]) expect(isRecord(value)).toBe(false);
});

afterEach(() => {
  Reflect.deleteProperty(Object.prototype, 'polluted');
});

it('copies only the own fields of options, so that a polluted prototype adds none', () => {
  Object.assign(Object.prototype, { polluted: 'https://attacker.example' });
  const options = { region: 'us_east_1' };
  const copy = copyOptions('ApiClient', options, { region: 0, polluted: 0 });
  expect(copy).not.toBe(options);
  expect(copy['region']).toBe('us_east_1');
  expect(copy['polluted']).toBeUndefined();
});
