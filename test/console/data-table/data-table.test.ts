import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnWidths, fitColumns } from '../../../examples/console/src/shared/data-table/columns.js';
import { describeCount } from '../../../examples/console/src/shared/data-table/count.js';
import { extendTo, toggleAll, toggleId } from '../../../examples/console/src/shared/data-table/selection.js';
import { areColumnsChosen, nextSorting, tableView } from '../../../examples/console/src/shared/data-table/view.js';
import { readUrl, writeUrl } from '../../../examples/console/src/shared/url-values.js';
import '../support/english.js';

const columns = [
  { id: 'name', width: 120 },
  { id: 'presence', width: 100, priority: 2 },
  { id: 'status', width: 100, priority: 1 },
  { id: 'note', width: 200, priority: 4, isOptional: true },
  { id: 'queues', width: 200, priority: 3 },
  { id: 'actions', width: 80, hasActions: true },
];
const fitting = (width: number): string[] => fitColumns(columns, width).map(({ id }) => id);

describe('The columns of a table', () => {
  it('are left out by priority when the table is narrow, but never the first one and the actions', () => {
    expect(fitting(800)).toEqual(['name', 'presence', 'status', 'note', 'queues', 'actions']);
    expect(fitting(799)).toEqual(['name', 'presence', 'status', 'queues', 'actions']);
    expect(fitting(400)).toEqual(['name', 'presence', 'status', 'actions']);
    expect(fitting(390)).toEqual(['name', 'status', 'actions']);
    expect(fitting(10)).toEqual(['name', 'actions']);
  });

  it('share the remaining width', () => {
    expect(columnWidths([{ width: 100 }, { width: 50, grow: 3 }, { width: 80, grow: 0 }], 270)).toEqual([110, 80, 80]);
    expect(columnWidths([{ width: 100 }, { width: 50 }], 90)).toEqual([100, 50]);
  });

  it('fit into the table, and fill it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 200, max: 3000 }), (width) => {
        const shown = fitColumns(columns, width);
        const sum = columnWidths(shown, width).reduce((total, each) => total + each, 0);
        expect(sum).toBeCloseTo(width);
      }),
    );
  });
});

describe("A table's part of the address", () => {
  const schema = tableView(columns, { column: 'name', isDescending: false });
  const read = (search: string) => readUrl(schema, new URLSearchParams(search));

  it('holds sorting, chosen columns and density', () => {
    const view = read('?sort=-status&columns=name,note&density=compact');
    expect(view).toEqual({ sort: { column: 'status', isDescending: true }, columns: ['name', 'note'], density: 'compact' });
    expect(decodeURIComponent(writeUrl(schema, view).toString())).toBe('sort=-status&columns=name,note&density=compact');
    expect(areColumnsChosen(columns, view.columns)).toBe(true);
  });

  it('has defaults', () => {
    const view = read('?sort=colour&density=huge');
    expect(view.sort).toEqual({ column: 'name', isDescending: false });
    expect(view.columns).toEqual(['name', 'presence', 'status', 'queues', 'actions']);
    expect(areColumnsChosen(columns, ['presence', 'status', 'queues'])).toBe(false);
    expect(areColumnsChosen(columns, view.columns)).toBe(false);
    expect(writeUrl(schema, view).toString()).toBe('');
  });

  it('reverses the order when the same heading is pressed again', () => {
    const first = nextSorting({ column: 'name', isDescending: false }, 'status');
    expect(first).toEqual({ column: 'status', isDescending: false });
    expect(nextSorting(first, 'status')).toEqual({ column: 'status', isDescending: true });
    expect(nextSorting(nextSorting(first, 'status'), 'status')).toEqual(first);
  });
});

describe('The selection of rows', () => {
  const order = ['a', 'b', 'c', 'd'];
  const after = (selected: string[], from: string | undefined, to: string): string[] => [
    ...extendTo(new Set(selected), order, { from, to }),
  ];

  it('is extended to all rows between', () => {
    expect(after(['b'], 'b', 'd')).toEqual(['b', 'c', 'd']);
    expect(after(['d'], 'd', 'b')).toEqual(['d', 'b', 'c']);
    // The row where it begins was deselected.
    expect(after(['a', 'b', 'c'], 'd', 'b')).toEqual(['a']);
  });

  it('changes one row if there is none to extend from', () => {
    expect(after([], undefined, 'c')).toEqual(['c']);
    expect(after([], 'filtered out', 'c')).toEqual(['c']);
    expect([...toggleId(new Set(['a', 'b']), 'a')]).toEqual(['b']);
  });

  it('contains all rows or none, and keeps those that are filtered out', () => {
    expect([...toggleAll(new Set(['x', 'a']), order)]).toEqual(['x', 'a', 'b', 'c', 'd']);
    expect([...toggleAll(new Set(['x', ...order]), order)]).toEqual(['x']);
  });
});

describe('The count of a table', () => {
  const count = (shown: number, loaded: number, total?: number): string =>
    describeCount({ shown, loaded, total, nouns: ['agent', 'agents'] });

  it('is truthful while items are loading', () => {
    expect(count(400, 400, 1002)).toBe('400 of 1,002 agents loaded');
    expect(count(12, 400, 1002)).toBe('400 of 1,002 agents loaded, 12 match');
    expect(count(1002, 1002, 1002)).toBe('1,002 agents');
    expect(count(12, 1002)).toBe('12 of 1,002 agents');
    expect(count(1, 1)).toBe('1 agent');
  });
});
