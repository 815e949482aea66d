import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Changes } from '../../../src/sandbox/store/changes.js';
import { Children, ChildrenByParent } from '../../../src/sandbox/store/children.js';
import { LabelIndex } from '../../../src/sandbox/store/label-index.js';

const name = fc.constantFrom('a', 'b', 'c', 'd');

describe('an index by labels', () => {
  const change = fc.oneof(
    { weight: 8, arbitrary: fc.record({ key: name, labels: fc.uniqueArray(name) }) },
    { weight: 2, arbitrary: fc.record({ removed: name }) },
    { weight: 1, arbitrary: fc.constant('clear' as const) },
  );

  it('finds the keys with a label, as a scan of all keys would', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 60 }), (changes) => {
        const index = new LabelIndex();
        const model = new Map<string, string[]>();
        for (const each of changes) {
          if (each === 'clear') {
            index.clear();
            model.clear();
          } else if ('removed' in each) {
            index.delete(each.removed);
            model.delete(each.removed);
          } else {
            index.set(each.key, new Set(each.labels));
            model.set(each.key, each.labels);
          }
          for (const label of ['a', 'b', 'c', 'd']) {
            const expected = [...model].filter(([, labels]) => labels.includes(label)).map(([key]) => key);
            expect([...index.keysOf(label)].sort()).toEqual(expected.sort());
            expect(index.labels.has(label)).toBe(expected.length > 0);
          }
        }
      }),
    );
  });
});

describe('children of parents', () => {
  const change = fc.oneof(
    { weight: 8, arbitrary: fc.record({ kind: fc.constantFrom('set', 'delete'), parent: name, child: name }) },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constantFrom('deleteParent', 'deleteChild', 'clear', 'reload'),
        parent: name,
        child: name,
      }),
    },
  );

  it('know the parents of a child, as a scan of all parents would', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 60 }), (changes) => {
        const families = new ChildrenByParent<number>('parents', new Changes());
        const children = new Children(families);
        for (const { kind, parent, child } of changes) {
          if (kind === 'set') children.set(parent, child, 1);
          else if (kind === 'delete') children.delete(parent, child);
          else if (kind === 'deleteParent') children.deleteParent(parent);
          else if (kind === 'deleteChild') children.deleteChild(child);
          else if (kind === 'clear') children.clear();
          else {
            const saved = families.pairs();
            families.clear();
            families.loadPairs(saved);
          }
          for (const each of ['a', 'b', 'c', 'd']) {
            const expected = [...families].filter(([, entries]) => entries.has(each)).map(([key]) => key);
            expect([...children.parentsOf(each)].sort()).toEqual(expected.sort());
          }
        }
      }),
    );
  });
});
