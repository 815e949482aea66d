import { expect, it } from 'vitest';
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
