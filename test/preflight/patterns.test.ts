import { matchesPermission } from 'contact-centre-client/preflight';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseContract } from '../../src/contract/index.js';
import { allows } from '../../src/sandbox/sign-in/permissions.js';

const permissions = [...new Set(parseContract().flatMap(({ permissions: { any = [], all = [] } }) => [...any, ...all]))];
const threeParts = permissions.filter((permission) => permission.split(':').length === 3);
const anyPermission = fc.constantFrom(...threeParts);
const part = fc.oneof(fc.constantFrom('*', 'routing', 'queue', 'view', 'User', ''), fc.string({ maxLength: 4 }));

/** A pattern of three parts: each is the permission's, the wildcard or another text. */
const patternFor = (permission: string): fc.Arbitrary<string> =>
  fc.tuple(...permission.split(':').map((one) => fc.oneof(fc.constant(one), part))).map((parts) => parts.join(':'));

describe('A pattern', () => {
  it('includes a permission if each part is the same or a wildcard', () => {
    fc.assert(
      fc.property(
        anyPermission.chain((permission) => fc.tuple(fc.constant(permission), patternFor(permission))),
        ([permission, pattern]) => {
          const parts = pattern.split(':');
          fc.pre(parts.length === 3);
          const isIncluded = parts.every((each, index) => {
            const expected = permission.split(':')[index]!;
            return each === '*' || each.toLowerCase() === expected.toLowerCase();
          });
          expect(matchesPermission(pattern, permission)).toBe(isIncluded);
        },
      ),
    );
  });

  it('means the same as in a role of the sandbox', () => {
    fc.assert(
      fc.property(
        anyPermission.chain((permission) => fc.tuple(anyPermission, patternFor(permission))),
        ([permission, pattern]) => {
          fc.pre(pattern.split(':').length === 3);
          const role = { name: 'R', permissions: [pattern] };
          expect(matchesPermission(pattern, permission)).toBe(allows(role, permission));
        },
      ),
    );
  });

  it('with a wildcard at its end includes all that begins like it', () => {
    fc.assert(
      fc.property(anyPermission, fc.integer({ min: 0, max: 3 }), (permission, length) => {
        const start = permission.split(':').slice(0, length);
        expect(matchesPermission([...start, '*'].join(':'), permission)).toBe(length < 3);
      }),
    );
  });

  it('never includes another permission without a wildcard', () => {
    fc.assert(
      fc.property(anyPermission, anyPermission, (one, other) => {
        expect(matchesPermission(one, other)).toBe(one.toLowerCase() === other.toLowerCase());
      }),
    );
  });

  it.each([
    ['', 'routing:queue:view'],
    ['routing', 'routing:queue:view'],
    ['routing:queue', 'routing:queue:view'],
    ['routing:queue:view:*', 'routing:queue:view'],
    ['routing::*', 'routing:queue:view'],
    ['routing:q*:view', 'routing:queue:view'],
    ['*:*:*', 'admin'],
    ['routing:queue:view', ''],
  ])('"%s" does not include "%s"', (pattern, permission) => {
    expect(matchesPermission(pattern, permission)).toBe(false);
  });

  it.each([
    ['*', 'routing:queue:view'],
    ['*', 'admin'],
    ['admin', 'admin'],
    ['ROUTING:queue:*', 'routing:Queue:view'],
  ])('"%s" includes "%s"', (pattern, permission) => {
    expect(matchesPermission(pattern, permission)).toBe(true);
  });
});
