import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTree } from '../../../../examples/console/src/explorer/response/tree/json-node.js';
import { jsonTokens } from '../../../../examples/console/src/explorer/form/json-tokens.js';
import type { JsonDiff } from '../../../../examples/console/src/explorer/keep/json-diff.js';
import { diffJson } from '../../../../examples/console/src/explorer/keep/json-diff.js';
import { readRequests } from '../../../../examples/console/src/explorer/keep/saved-requests.js';
import { namesIn, resolveVariables } from '../../../../examples/console/src/explorer/keep/variables.js';
import { readVariables } from '../../../../examples/console/src/explorer/keep/variables-store.js';
import { find } from '../support.js';

describe('Variables', () => {
  const { operation } = find('RoutingApi', 'putRoutingQueue');

  it('are replaced in every argument', () => {
    const values = { queueId: '{{queueId}}', body: '{"name":"{{ name }} {{queueId}}"}' };
    expect(resolveVariables(operation, values, { queueId: 'q1', name: 'Front desk' })).toEqual({
      values: { queueId: 'q1', body: '{"name":"Front desk q1"}' },
      missing: {},
    });
    const lists = find('UsersApi', 'getUsers').operation;
    expect(resolveVariables(lists, { id: ['{{one}}', 'u2'] }, { one: 'u1' }).values).toEqual({ id: ['u1', 'u2'] });
  });

  it('without a value are named, and stay', () => {
    expect(resolveVariables(operation, { queueId: '{{a}}-{{b}}-{{b}}', body: '{}' }, { a: '1' })).toEqual({
      values: { queueId: '1-{{b}}-{{b}}', body: '{}' },
      missing: { queueId: ['b'] },
    });
    expect(resolveVariables(operation, { queueId: '{{constructor}}' }, {}).missing).toEqual({ queueId: ['constructor'] });
  });

  it('leave a body valid JSON, whatever their values contain', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        const { values } = resolveVariables(operation, { body: '{"name":"{{name}}"}' }, { name });
        expect(JSON.parse(String(values['body']))).toEqual({ name });
      }),
    );
  });

  it('have names without blanks', () => {
    expect(namesIn('{{a}} {{ b-1 }} {{a}} {{1}} {{a b}} {c}')).toEqual(['a', 'b-1']);
    expect(readVariables({ a: 'x', 'b c': 'y', d: 5, e: 'Bearer abcdefgh' })).toEqual({ a: 'x' });
    expect([readVariables(undefined), readVariables(['a'])]).toEqual([{}, {}]);
  });
});

describe('Stored requests', () => {
  it('of another form are left out', () => {
    const request = { id: '1', name: 'x', folder: '', slug: 'users', method: 'getUser', values: { userId: 'u', list: ['a'] } };
    const others = [null, 5, { ...request, values: { a: 1 } }, { ...request, slug: '../x' }, { ...request, name: undefined }];
    expect(readRequests([request, ...others])).toEqual([request]);
    expect(readRequests('x')).toEqual([]);
  });
});

describe('The difference of two responses', () => {
  const diff = (before: unknown, after: unknown): JsonDiff => {
    const one = readTree(jsonTokens(JSON.stringify(before)));
    const other = readTree(jsonTokens(JSON.stringify(after)));
    if (!one || !other) throw new Error('There is no value');
    return diffJson(one, other);
  };
  const lines = (before: unknown, after: unknown): string[] =>
    diff(before, after).differences.map(({ kind, path, before: from, after: to }) => `${kind} ${path} ${from} → ${to}`);

  it('names what was added, removed and changed', () => {
    expect(lines({ a: 1, b: { c: 'x' }, d: [1] }, { a: 2, b: { c: 'x', e: null }, f: {} })).toEqual([
      'changed a 1 → 2',
      'added b.e  → null',
      'added f  → {}',
      'removed d [1] → ',
    ]);
  });

  it('compares entities by their ids, wherever they are in the list', () => {
    const before = {
      entities: [
        { id: '1', name: 'a' },
        { id: '2', name: 'b' },
      ],
    };
    const after = {
      entities: [
        { id: '3', name: 'c' },
        { id: '1', name: 'a' },
        { id: '2', name: 'B' },
      ],
    };
    expect(lines(before, after)).toEqual(['added entities[0]  → {"id": "3", "name": "c"}', 'changed entities[2].name "b" → "B"']);
    expect(diff(before, after).sameCount).toBe(3);
  });

  it('compares numbers as they are written', () => {
    const one = readTree(jsonTokens('{"a":12345678901234567890}'));
    const other = readTree(jsonTokens('{"a":12345678901234567891}'));
    expect(one && other && diffJson(one, other).differences).toHaveLength(1);
  });

  it('is empty for equal values, and the reverse of the other direction', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        expect(diff(one, one).differences).toEqual([]);
        const kinds = (a: unknown, b: unknown): Record<string, number> =>
          Object.fromEntries(
            ['added', 'removed', 'changed'].map((kind) => [
              kind,
              diff(a, b).differences.filter((each) => each.kind === kind).length,
            ]),
          );
        const there = kinds(one, other);
        const back = kinds(other, one);
        expect([there['added'], there['removed'], there['changed']]).toEqual([back['removed'], back['added'], back['changed']]);
      }),
    );
  });
});
