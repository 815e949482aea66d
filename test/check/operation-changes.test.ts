import { describe, expect, it } from 'vitest';
import { parseChanges } from '../../src/check/operation-changes.js';
import { changes } from '../../src/check/changes.js';
import { parseContract } from '../../src/contract/index.js';

const changed = [...parseChanges()];
const operations = new Map(parseContract().map((each) => [`${each.area}.${each.name}`, each]));

/** Returns the changes that contradict the contract, by operation. */
function misfits(isOne: (name: string, change: (typeof changed)[number][1]) => boolean): string[] {
  return changed.filter(([name, change]) => isOne(name, change)).map(([name]) => name);
}

describe('the table of changes', () => {
  it('lists operations that the platform offered in July 2022 and still offers', () => {
    expect(misfits((name) => operations.get(name)?.since !== '2022' || operations.get(name)?.retired === true)).toEqual([]);
    expect(changed.length).toBe(changes.split('\n').filter((line) => /^[a-z]/.test(line)).length);
  });

  it('names query parameters and values that the contract has', () => {
    expect(
      misfits((name, { added, values }) => {
        const query = operations.get(name)?.query ?? [];
        const valuesOf = (argument: string): readonly string[] => query.find((each) => each.argument === argument)?.values ?? [];
        return (
          added.some((one) => !query.some(({ argument }) => argument === one)) ||
          [...values].some(([argument, list]) => list.length === 0 || list.some((one) => !valuesOf(argument).includes(one)))
        );
      }),
    ).toEqual([]);
  });

  it('names former results and bodies that differ from the current ones', () => {
    expect(misfits((name, { returns }) => returns !== undefined && operations.get(name)?.returns === returns)).toEqual([]);
    expect(
      misfits((name, { body }) => {
        const now = operations.get(name)?.body;
        return body !== undefined && (!now || body === now.type);
      }),
    ).toEqual([]);
  });

  it('lists only operations with changes', () => {
    expect(
      misfits(
        (_, { added, removed, values, body, returns, hasOtherPermissions }) =>
          added.length + removed.length + values.size === 0 && !body && !returns && !hasOtherPermissions,
      ),
    ).toEqual([]);
  });

  it('lists classes and their operations in alphabetical order', () => {
    const names = changed.map(([name]) => name);
    expect(names).toEqual([...names].sort());
  });
});

describe('parseChanges', () => {
  it('reads additions, removals and former types', () => {
    const table = '@Few = a | b\n\n## ThingsApi\n\ngetThings ?-owner ?site ?expand:@Few ?sort:c {Old} ->Old[] permissions';
    expect(parseChanges(table)).toEqual(
      new Map([
        [
          'ThingsApi.getThings',
          {
            added: ['site'],
            removed: ['owner'],
            values: new Map([
              ['expand', ['a', 'b']],
              ['sort', ['c']],
            ]),
            body: 'Old',
            returns: 'Old[]',
            hasOtherPermissions: true,
          },
        ],
      ]),
    );
    expect(parseChanges('## ThingsApi\npostThings {} ->void').get('ThingsApi.postThings')).toMatchObject({
      body: 'none',
      returns: 'void',
      hasOtherPermissions: false,
    });
  });

  it('rejects an invalid change', () => {
    expect(() => parseChanges('## ThingsApi\ngetThings site')).toThrow('"site" is not a change of an operation');
    expect(() => parseChanges('## ThingsApi\ngetThings ?expand:@Few')).toThrow('The set "@Few" is not defined');
  });
});
