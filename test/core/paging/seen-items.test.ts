import { describe, expect, it } from 'vitest';
import { MEMORY_SIZE, SeenItems, idOf } from '../../../src/core/paging/seen-items.js';

describe('The items that a list has returned', () => {
  it.each<[string, ConstructorParameters<typeof SeenItems>[0], unknown, unknown]>([
    ['its id', undefined, { id: 'a' }, 'a'],
    ['a number as id', undefined, { id: 5 }, 5],
    ['nothing, if its id is empty', undefined, { id: '' }, undefined],
    ['nothing, if its id is null', undefined, { id: null }, undefined],
    ['nothing, if it has no id', undefined, { name: 'a' }, undefined],
    ['nothing, if it is a text', undefined, 'a', undefined],
    ['nothing, if duplicates are to be returned', false, { id: 'a' }, undefined],
    ['what the caller says', ({ name }: { name: string }) => name, { id: 'a', name: 'b' }, 'b'],
    ['nothing, if the caller says null', () => null, { id: 'a' }, undefined],
  ])('have as key %s', (_what, key, item, expected) => {
    expect(new SeenItems(key).keyOf(item)).toBe(expected);
  });

  it.each(['a', 5, 0, true, Symbol.iterator])('are recognised by the key %s', (id) => {
    const seenItems = new SeenItems(undefined);
    expect([seenItems.has(id), seenItems.add({ id }), seenItems.has(id), seenItems.add({ id })]).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect([seenItems.has('b'), seenItems.has(6), seenItems.hasKeyless]).toEqual([false, false, false]);
  });

  it('are distinguished by the type of their key', () => {
    const seenItems = new SeenItems(undefined);
    expect([seenItems.add({ id: '5' }), seenItems.add({ id: 5 }), seenItems.add({ id: '5' })]).toEqual([true, true, false]);
  });

  it.each([{ name: 'a' }, 'a', { id: '' }])('are new each time if they have no key: %j', (item) => {
    const seenItems = new SeenItems(undefined);
    expect([seenItems.add(item), seenItems.add(item), seenItems.hasKeyless]).toEqual([true, true, true]);
  });

  it('are remembered from a position, texts and numbers, unless duplicates are to be returned', () => {
    const seenItems = new SeenItems(undefined);
    seenItems.remember(['a', 5, 'a']);
    expect(['a', 5, 'b', 6].map((key) => seenItems.has(key))).toEqual([true, true, false, false]);
    const duplicates = new SeenItems(false);
    duplicates.remember(['a', 5]);
    expect([duplicates.has('a'), duplicates.has(5)]).toEqual([false, false]);
  });

  it.each([
    ['texts', (index: number) => `${index}`],
    ['numbers', (index: number) => index],
  ])('are remembered for the last 30,000 ones with %s as keys, and for at most twice as many', (_kind, keyOf) => {
    const seenItems = new SeenItems(undefined);
    const add = (from: number, to: number): void => {
      for (let index = from; index < to; index++) seenItems.add({ id: keyOf(index) });
    };
    add(0, MEMORY_SIZE);
    expect(seenItems.has(keyOf(0))).toBe(true);
    add(MEMORY_SIZE, 2 * MEMORY_SIZE - 1);
    expect([seenItems.has(keyOf(0)), seenItems.add({ id: keyOf(0) })]).toEqual([true, false]);
    add(2 * MEMORY_SIZE - 1, 3 * MEMORY_SIZE);
    expect([seenItems.has(keyOf(0)), seenItems.has(keyOf(2 * MEMORY_SIZE))]).toEqual([false, true]);
  });

  it.each<[string, string[], number, number[] | undefined]>([
    ['all of a new page', ['c', 'd'], 0, undefined],
    ['none of an empty page', [], 0, undefined],
    ['those after an index', ['c', 'd', 'e'], 1, [1, 2]],
    ['those after an index, without duplicates', ['c', 'a', 'e', 'b'], 1, [2]],
    ['none after the last one', ['c', 'd'], 2, []],
    ['the others, if the first was returned', ['a', 'c', 'd'], 0, [1, 2]],
    ['the others, if one in the middle was returned', ['c', 'd', 'a', 'e'], 0, [0, 1, 3]],
    ['the others, if two were returned', ['c', 'b', 'd', 'a'], 0, [0, 2]],
    ['none, if all were returned', ['a', 'b'], 0, []],
    ['the first of two equal ones', ['c', 'c'], 0, [0]],
  ])('are added from a page: %s', (_what, ids, from, expected) => {
    const seenItems = new SeenItems(undefined);
    seenItems.addAll([{ id: 'a' }, { id: 'b' }]);
    expect(
      seenItems.addAll(
        ids.map((id) => ({ id })),
        from,
      ),
    ).toEqual(expected);
  });
});

describe('The anchor of an item', () => {
  const anchorOf = (item: unknown, key?: false | ((item: never) => unknown)) => new SeenItems(key).anchorOf(item);

  it.each<[unknown, string | number]>([
    [{ id: 'a' }, 'a'],
    [{ id: 5 }, 5],
    [{ id: 'a'.repeat(80) }, 'a'.repeat(80)],
  ])('is its key: %j', (item, anchor) => {
    expect(anchorOf(item)).toBe(anchor);
    expect(anchorOf(item, false)).toBe(anchor);
  });

  it('is a digest of a key that is long, or neither text nor number', () => {
    const items = [{ id: 'a'.repeat(81) }, { id: 'b'.repeat(81) }, { id: true }, { id: false }, { id: ['a'] }];
    const anchors = items.map((item) => anchorOf(item));
    for (const anchor of anchors) expect(anchor).toMatch(/^#\w{1,12}$/);
    expect(new Set(anchors).size).toBe(items.length);
    expect(anchorOf({ ...items[0], name: 'other' })).toBe(anchors[0]);
  });

  it('is a digest of the item if it has no key', () => {
    const items = [{ name: 'a' }, { name: 'b' }, 'a', { id: '', name: 'a' }];
    const anchors = items.map((item) => anchorOf(item));
    for (const anchor of anchors) expect(anchor).toMatch(/^#\w{1,12}$/);
    expect(new Set(anchors).size).toBe(items.length);
    expect(anchorOf({ name: 'a' })).toBe(anchors[0]);
  });

  it('is the key that the caller chooses', () => {
    expect(anchorOf({ id: 'a', name: 'b' }, ({ name }: { name: string }) => name)).toBe('b');
    expect([idOf({ id: 'a' }), idOf({ id: '' }), idOf(null), idOf('a')]).toEqual(['a', undefined, undefined, undefined]);
  });
});
