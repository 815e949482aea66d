import { describe, expect, it, vi } from 'vitest';
import { KeySet, hashText } from '../../src/bulk/keys.js';
import { hasValues, hasPreviousValues } from '../../src/bulk/entity-comparison.js';

describe('The key set', () => {
  it('distinguishes known from new keys, however many there are', () => {
    const keys = new KeySet();
    const all = Array.from({ length: 20_000 }, (_, index) => `00000000-0000-4000-8000-${`${index}`.padStart(12, '0')}`);
    expect(all.every((key) => keys.add(key))).toBe(true);
    expect(all.some((key) => keys.add(key))).toBe(false);
    expect(keys.size).toBe(20_000);
  });

  it.each([
    ['the first half of their hash', 'key 14830', 'key 31948'],
    ['the second half of their hash, and the slot', 'key 269175', 'key 762101'],
  ])('distinguishes keys that share %s', (_part, one, other) => {
    // The seed of the hash.
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const keys = new KeySet();
    expect([one, other, one, other].map((key) => keys.add(key))).toEqual([true, true, false, false]);
  });

  it('stores keys whose hash is 0 in the second half', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const keys = new KeySet();
    const texts = ['b㝧嵺', 'b엺现'];
    const sameSlot = 'key 393';
    expect([...texts, sameSlot, ...texts].map((key) => keys.add(key))).toEqual([true, true, true, false, false]);
    for (let count = 0; keys.size < 1000; count++) keys.add(`another ${count}`);
    expect(texts.map((key) => keys.add(key))).toEqual([false, false]);
  });

  it('distinguishes keys that differ by one character at any position', () => {
    const texts = ['', 'a', 'b', 'aa', 'ab', 'ba', 'a '.repeat(50), `${'a '.repeat(49)}a`];
    expect(new Set(texts.map(hashText)).size).toBe(texts.length);
  });
});

describe('An entity', () => {
  it.each([
    [{ a: 1, b: 2 }, { a: 1 }, true],
    [{ a: 1 }, { a: 2 }, false],
    [{}, { a: 1 }, false],
    [{}, { a: null }, true],
    [{ a: '' }, { a: null }, false],
    [{ a: { b: 1, c: 2 } }, { a: { b: 1 } }, true],
    [{ a: 'text' }, { a: { b: 1 } }, false],
    [{ a: [1, 2] }, { a: [1, 2] }, true],
    [{ a: [1, 2, 3] }, { a: [1, 2] }, false],
    [{ a: [1] }, { a: { 0: 1 } }, false],
    [{ a: { 0: 1 } }, { a: [1] }, false],
    [undefined, { a: 1 }, false],
  ])('%j matches the change %j: %s', (entity, change, is) => {
    expect(hasValues(entity, change)).toBe(is);
  });

  it.each([
    [{ a: 1, z: 9 }, { a: 1 }, true],
    [{ a: 2 }, { a: 1 }, false],
    [{}, {}, true],
    [{ a: 1 }, {}, false],
    [{ a: { b: 1, c: 2 } }, { a: { b: 1 } }, false],
    [{ a: { b: 1 } }, { a: { b: 1, c: 2 } }, false],
  ])('%j is unchanged from (%j) if "a" was to change: %s', (entity, before, is) => {
    expect(hasPreviousValues(entity, before, { a: 5 })).toBe(is);
  });
});
