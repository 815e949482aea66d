import { describe, expect, it } from 'vitest';
import { parseContract } from '../../src/contract/index.js';
import { isReading } from '../../src/react/call-operation.js';

describe('isReading', () => {
  it('gives the same result by route as the types do by method name', () => {
    const byName = (name: string): boolean => /^(?:get|head)|^post.*(?:[qQ]uery|[sS]earch)$/.test(name);
    const operations = parseContract();
    const differing = operations.filter(({ name, verb, path }) => byName(name) !== isReading(`${verb} ${path}`));
    expect(differing.map(({ name }) => name)).toEqual([]);
    expect(operations.filter(({ name, verb }) => verb === 'POST' && byName(name)).length).toBeGreaterThan(50);
  });
});
