import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyChanges, listChanges, valueAt } from '../../../src/mcp/guard/difference.js';

/** Names without dots and brackets, because a path joins names by dots. */
const name = fc.stringMatching(/^[a-z]{1,3}$/);
const leaf = fc.oneof(fc.integer(), fc.string(), fc.boolean(), fc.array(fc.integer(), { maxLength: 3 }));
const entity = fc.dictionary(name, fc.oneof(leaf, fc.dictionary(name, leaf)));

describe('the changes between two entities', () => {
  it('turn one into the other, and name each field that differs once', () => {
    fc.assert(
      fc.property(entity, entity, (before, after) => {
        const changes = listChanges(before, after);
        expect(listChanges(applyChanges(before, changes), after)).toEqual([]);
        expect(new Set(changes.map(({ path }) => path)).size).toBe(changes.length);
        for (const { path, before: former, after: latter } of changes) {
          expect(valueAt(before, path)).toEqual(former);
          expect(valueAt(after, path)).toEqual(latter);
        }
      }),
    );
  });

  it('leave both as they are', () => {
    const before = { name: 'a', nested: { x: 1 } };
    const applied = applyChanges(before, listChanges(before, { name: 'b', nested: {} }));
    expect(applied).toEqual({ name: 'b', nested: {} });
    expect(before).toEqual({ name: 'a', nested: { x: 1 } });
  });

  it('are listed in the order of their names, without what every change sets', () => {
    const before = { version: 1, dateModified: 'x', b: 1, a: { d: 1, selfUri: '/a' }, same: [1, { x: 2, y: 3 }] };
    const after = { version: 2, dateModified: 'y', a: { d: 2, selfUri: '/b' }, c: 3, same: [1, { y: 3, x: 2 }] };
    expect(listChanges(before, after)).toEqual([
      { path: 'a.d', before: 1, after: 2 },
      { path: 'b', before: 1, after: undefined },
      { path: 'c', before: undefined, after: 3 },
    ]);
  });

  it('treat null as an absent field', () => {
    expect(listChanges({ a: null, b: 1 }, { b: 1, c: null })).toEqual([]);
    expect(listChanges({ a: 1 }, { a: null })).toEqual([{ path: 'a', before: 1, after: undefined }]);
  });

  it('compare entries of lists by their id', () => {
    const before = { members: [{ id: 'a', ring: 1 }, { id: 'b' }] };
    const after = { members: [{ id: 'c' }, { id: 'a', ring: 2 }] };
    expect(listChanges(before, after)).toEqual([
      { path: 'members[].ring', before: 1, after: 2 },
      { path: 'members[]', before: { id: 'b' }, after: undefined },
      { path: 'members[]', before: undefined, after: { id: 'c' } },
    ]);
    expect(applyChanges(before, listChanges(before, after))).toEqual(before);
    const mixed = { members: [{ id: 'a' }, 'b'] };
    expect(listChanges(before, mixed)).toEqual([{ path: 'members', before: before.members, after: mixed.members }]);
  });

  it('have no path for values without fields', () => {
    expect(listChanges(1, 2)).toEqual([{ path: '', before: 1, after: 2 }]);
    expect(valueAt(1, '')).toBe(1);
    expect(applyChanges(1, [{ path: '', before: 1, after: 2 }])).toBe(1);
    expect(listChanges(undefined, { a: 1 })).toEqual([{ path: '', before: undefined, after: { a: 1 } }]);
  });

  it('are at most 500', () => {
    const fields = Array.from({ length: 600 }, (_, index) => [`f${index}`, index]);
    expect(listChanges({}, Object.fromEntries(fields))).toHaveLength(500);
  });

  it('may be fields that JavaScript gives a meaning', () => {
    const before = { attributes: { toString: 1, a: {} } };
    const after = { attributes: { toString: 2, a: {} } };
    expect(listChanges(before, after)).toEqual([{ path: 'attributes.toString', before: 1, after: 2 }]);
  });

  it('read own fields only', () => {
    expect(valueAt({}, 'constructor.name')).toBeUndefined();
    const polluted = JSON.parse('{"__proto__": {"x": 1}}') as object;
    expect(listChanges({}, polluted)).toEqual([{ path: '__proto__', before: undefined, after: { x: 1 } }]);
    const applied = applyChanges({}, listChanges({}, polluted));
    expect(Object.getPrototypeOf(applied)).toBe(Object.prototype);
    expect(Object.keys(applied as object)).toEqual(['__proto__']);
  });
});
