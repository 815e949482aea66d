import { describe, expect, it } from 'vitest';
import { findUnusedPaths, readFieldPaths } from '../../../src/mcp/output/fields.js';
import type { FieldTree } from '../../../src/mcp/output/fields.js';

interface PlainTree {
  [name: string]: PlainTree;
}

const plain = (tree: FieldTree | undefined): PlainTree | undefined =>
  tree && Object.fromEntries([...tree].map(([name, below]) => [name, plain(below) ?? {}]));

const read = (...paths: string[]): PlainTree | undefined => plain(readFieldPaths(paths));

describe('readFieldPaths', () => {
  it('reads paths as a tree, whatever marks their lists', () => {
    const tree = { entities: { name: {}, division: { id: {} } } };
    expect(read('entities.name', 'entities.division.id')).toEqual(tree);
    expect(read('entities[].name', 'entities[0].division.id')).toEqual(tree);
    expect(read('entities[12].name', ' entities . division. id ')).toEqual(tree);
    expect(read('$entities[].x[][]')).toEqual({ $entities: { 'x[]': {} } });
  });

  it('keeps everything below a path, in either order of the paths', () => {
    expect(read('entities', 'entities.name')).toEqual({ entities: {} });
    expect(read('entities.name', 'entities')).toEqual({ entities: {} });
    expect(read('entities.name', 'entities.name.first', 'total')).toEqual({ entities: { name: {} }, total: {} });
  });

  it('has no tree without a path, and reads twenty parts of a deep one', () => {
    expect(read()).toBeUndefined();
    expect(read('', '.', '[]')).toBeUndefined();
    const deep = JSON.stringify(read(Array.from({ length: 30 }, () => 'a').join('.')));
    expect(deep.split('"a"')).toHaveLength(21);
  });
});

describe('findUnusedPaths', () => {
  it('names the paths that choose nothing', () => {
    const value = { total: 0, entities: [{ id: 'a' }, { id: 'b', name: 'B', skill: null }] };
    const used = ['total', 'entities', 'entities.name', 'entities[].id', 'entities[1].skill', ''];
    const unused = ['entities.nme', 'total.x', 'entities.skill.id', 'toString', 'entities.length'];
    expect(findUnusedPaths([...used, ...unused], value)).toEqual(unused);
  });

  it('looks at the first hundred entries of a list', () => {
    const list = Array.from({ length: 101 }, (_, index) => ({ [`f${index}`]: 1 }));
    expect(findUnusedPaths(['f0', 'f99', 'f100'], list)).toEqual(['f100']);
  });
});
