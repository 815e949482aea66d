import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { parseContract } from '../../src/contract/index.js';
import type { ContractOperation } from '../../src/contract/index.js';
import { packFacts, unpackFacts } from '../../src/preflight/packed-facts.js';

const [sample] = parseContract('## UsersApi\ngetUser(userId) GET /api/v2/users/{userId} -> User');

const name = fc
  .tuple(fc.constantFrom('get', 'head', 'post', 'put', 'patch', 'delete'), fc.stringMatching(/^[A-Z]\w{0,60}$/))
  .map((parts) => parts.join(''));
const list = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,9}(?::[a-zA-Z]{1,9}){0,2}$/), { minLength: 1, maxLength: 4 });
const operation: fc.Arbitrary<ContractOperation> = fc
  .record({
    name,
    permissions: fc.oneof(
      list.map((any) => ({ any })),
      list.map((all) => ({ all })),
      fc.constant({}),
    ),
    retired: fc.boolean(),
    deprecated: fc.boolean(),
    preview: fc.boolean(),
  })
  .map((fields) => ({ ...sample!, ...fields }));

it('Facts of any operations survive packing', () => {
  fc.assert(
    fc.property(fc.uniqueArray(operation, { selector: (each) => each.name, minLength: 1, maxLength: 60 }), (operations) => {
      const expected = operations.map(({ name, permissions: { any = [], all = [] }, retired, deprecated, preview }) => [
        name,
        { any, all, isRetired: retired, isDeprecated: deprecated, isPreview: preview },
      ]);
      expect(unpackFacts(packFacts(operations))).toEqual(new Map(expected as [string, never][]));
    }),
  );
});

/** An operation of the contract. */
function operationOf(operationName: string, fields: Partial<ContractOperation> = {}): ContractOperation {
  return { ...sample!, name: operationName, permissions: {}, ...fields };
}

describe('The packed text', () => {
  const operations = [
    operationOf('postUsers', { permissions: { all: ['a:b:c', 'a:b:d'] }, preview: true }),
    operationOf('getUser', { permissions: { any: ['a:b:c'] }, deprecated: true }),
    operationOf('getUsers', { permissions: { any: ['a:b:c'] } }),
    operationOf('deleteUser', { permissions: { any: ['a:b:c', 'x'] }, retired: true }),
  ];
  const text = '00User 0R\n14 1D\n14s 1\n45 2P\n\n0a:b:c x\n5\n0&a:b:c a:b:d';

  it.each([
    ['in one order', operations],
    ['in the opposite order', operations.toReversed()],
  ])('is sorted by the names without their verbs, then by the verbs, for a contract %s', (_order, contract) => {
    expect(packFacts(contract)).toBe(text);
  });

  it('shortens a common beginning of at most 35 letters', () => {
    const long = 'S'.repeat(40);
    expect(packFacts([operationOf(`get${long}`), operationOf(`get${long}B`)])).toBe(`10${long} 0\n1z${'S'.repeat(5)}B 0\n\n0`);
  });
});

describe('Of a method of two classes', () => {
  const current = operationOf('getUser', { permissions: { any: ['current'] } });
  const deprecated = operationOf('getUser', { permissions: { any: ['deprecated'] }, deprecated: true });
  const retired = operationOf('getUser', { permissions: { any: ['retired'] }, retired: true });

  it.each<[expected: string, ContractOperation, ContractOperation]>([
    ['current', current, deprecated],
    ['current', deprecated, current],
    ['current', current, retired],
    ['current', retired, current],
    ['deprecated', deprecated, retired],
    ['deprecated', retired, deprecated],
  ])('the facts are those of the %s one', (expected, first, second) => {
    expect(unpackFacts(packFacts([first, second]))).toMatchObject(new Map([['getUser', { any: [expected] }]]));
  });
});
