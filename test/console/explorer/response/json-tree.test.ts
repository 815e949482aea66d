import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readableTree } from '../../../../examples/console/src/explorer/response/readable.js';
import type { JsonNode } from '../../../../examples/console/src/explorer/response/tree/json-node.js';
import { contentOf, countNodes, pathOf, readTree } from '../../../../examples/console/src/explorer/response/tree/json-node.js';
import {
  initiallyOpen,
  moveOf,
  summaryOf,
  visibleRows,
} from '../../../../examples/console/src/explorer/response/tree/tree-rows.js';
import { jsonTokens } from '../../../../examples/console/src/explorer/form/json-tokens.js';
import '../../support/english.js';

function treeOf(json: string): JsonNode {
  const root = readTree(jsonTokens(json));
  if (!root) throw new Error('There is no value');
  return root;
}

/** Returns the value that a node stands for. */
function valueOf(node: JsonNode): unknown {
  if (node.kind === 'list') return node.children.map(valueOf);
  if (node.kind === 'object') return Object.fromEntries(node.children.map((child) => [child.name, valueOf(child)]));
  return node.kind === 'string' ? contentOf(node) : JSON.parse(node.text);
}

const response = '{"entities":[{"id":"q1","name":"Bookings","size":12345678901234567890},{"id":"q2"}],"total":2.50}';

describe('The tree of a response', () => {
  it('holds the same value as the JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(0, 2), (value, space) => {
        const json = JSON.stringify(value, null, space);
        expect(valueOf(treeOf(json))).toEqual(JSON.parse(json));
      }),
    );
  });

  it('keeps numbers as they are written', () => {
    const texts = visibleRows(treeOf(response), initiallyOpen(treeOf(response))).map(({ node }) => node.text);
    expect(texts).toEqual(['{']);
    const root = treeOf(response);
    expect(visibleRows(root, initiallyOpen(root)).map(({ node }) => node.text)).toContain('12345678901234567890');
    expect(visibleRows(root, initiallyOpen(root)).map(({ node }) => node.text)).toContain('2.50');
  });

  it('reads JSON of any depth and has no secrets', () => {
    const depth = 100_000;
    expect(countNodes(treeOf('['.repeat(depth) + ']'.repeat(depth)), depth * 2)).toBe(depth);
    const text = '{"name":"x","clientSecret":"the secret"}';
    const root = readableTree({ body: JSON.parse(text), text });
    expect(root?.children.map(contentOf)).toEqual(['x', '[hidden]']);
    expect(readableTree({ body: 5, text: '5' })).toBeUndefined();
  });

  it('names the way to a value', () => {
    const root = treeOf('{"entities":[{"a b":[true]}]}');
    const paths = visibleRows(root, initiallyOpen(root)).map(({ node }) => pathOf(node));
    expect(paths).toEqual(['', 'entities', 'entities[0]', 'entities[0]["a b"]', 'entities[0]["a b"][0]']);
  });

  it('begins with everything open if it is small, and otherwise with two levels', () => {
    const many = Array.from({ length: 200 }, (_, index) => ({ id: String(index) }));
    const root = treeOf(JSON.stringify({ entities: many }));
    expect(visibleRows(root, initiallyOpen(root))).toHaveLength(202);
    const small = treeOf(JSON.stringify({ entities: many.slice(0, 3) }));
    expect(visibleRows(small, initiallyOpen(small))).toHaveLength(8);
  });

  it('names a closed object by its name or id', () => {
    const [byName, byId, without] = treeOf('[{"id":"1","name":"Bookings"},{"id":"2"},{"a":1}]').children;
    expect([byName, byId, without].map((node) => node && summaryOf(node))).toEqual(['Bookings', '2', '']);
  });
});

describe('A key in the tree', () => {
  const root = treeOf(response);
  const open = initiallyOpen(root);
  const rows = visibleRows(root, open);
  const move = (key: string, active: number): unknown => moveOf(key, { rows, open, active, pageSize: 3 });

  it.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 8, 8],
    ['ArrowUp', 0, 0],
    ['PageDown', 1, 4],
    ['PageUp', 2, 0],
    ['Home', 5, 0],
    ['End', 0, 8],
    ['ArrowRight', 0, 1],
    ['ArrowLeft', 3, 2],
  ])('%s moves from line %i to line %i', (key, active, next) => {
    expect(rows).toHaveLength(9);
    expect(move(key, active)).toEqual({ active: next });
  });

  it('opens and closes', () => {
    expect(move('ArrowLeft', 1)).toEqual({ nodes: [rows[1]?.node], isOpen: false });
    expect(move(' ', 0)).toEqual({ nodes: [root], isOpen: false });
    expect(moveOf('ArrowRight', { rows, open: new Set(), active: 0, pageSize: 3 })).toEqual({ nodes: [root], isOpen: true });
    expect(move('*', 2)).toEqual({ nodes: rows[1]?.node.children, isOpen: true });
  });

  it('does nothing else', () => {
    expect(move('a', 0)).toBeUndefined();
    expect(move('Enter', 3)).toBeUndefined();
  });
});
