import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AllowList } from '../../../src/mcp/guard/allow-list.js';
import { isWrite } from '../../../src/mcp/guard/is-write.js';
import { operationsByName } from '../../../src/mcp/guard/operations.js';
import { operation } from './support.js';

const operations = [...operationsByName().values()];

const allowed = (values: string[], name: string): boolean => AllowList.parse(values).allows(operation(name));

describe('patterns', () => {
  it.each([
    ['routing:queue:edit', 'putRoutingQueue', true],
    ['routing:queue:*', 'putRoutingQueue', true],
    ['routing:*:*', 'putRoutingQueue', true],
    ['routing:*:edit', 'putRoutingQueue', true],
    ['routing:queue:add', 'putRoutingQueue', false],
    ['routing:skill:*', 'putRoutingQueue', false],
    ['outbound:*:*', 'putRoutingQueue', false],
    ['routing:queue:edit', 'deleteRoutingQueue', false],
  ])('--allow %s and %s: %s', (pattern, name, expected) => {
    expect(allowed([pattern], name)).toBe(expected);
  });

  it('needs a pattern for each permission if the operation needs all', () => {
    expect(operation('postAuthorizationDivisions').permissions.all).toEqual([
      'authorization:division:add',
      'authorization:grant:add',
    ]);
    expect(allowed(['authorization:division:add'], 'postAuthorizationDivisions')).toBe(false);
    expect(allowed(['authorization:division:add, authorization:grant:add'], 'postAuthorizationDivisions')).toBe(true);
    expect(allowed(['authorization:*:add'], 'postAuthorizationDivisions')).toBe(true);
  });

  it('needs a pattern for one permission if the operation needs any', () => {
    expect(operation('postUserRoutinglanguages').permissions.any).toEqual(['routing:skill:assign', 'routing:language:assign']);
    expect(allowed(['routing:language:assign'], 'postUserRoutinglanguages')).toBe(true);
  });

  it('reads several entries of one value', () => {
    expect(allowed(['routing:queue:edit,routing:queue:delete'], 'deleteRoutingQueue')).toBe(true);
    expect(allowed(['routing:queue:edit routing:queue:delete'], 'deleteRoutingQueue')).toBe(true);
  });
});

describe('operations', () => {
  it('allows a write by its name, and no other write', () => {
    expect(allowed(['putRoutingQueue'], 'putRoutingQueue')).toBe(true);
    expect(allowed(['putRoutingQueue'], 'deleteRoutingQueue')).toBe(false);
  });

  it('allows a write without documented permissions only by its name', () => {
    const undocumented = operations.filter((each) => isWrite(each) && !each.permissions.any && !each.permissions.all);
    const domains = [...new Set(operations.flatMap(({ permissions: { any = [], all = [] } }) => [...any, ...all]))];
    const stars = [...new Set(domains.filter((each) => each.split(':').length === 3).map((each) => each.split(':')[0]))];
    const writable = stars.map((domain) => `${domain}:*:*`).filter((pattern) => isAccepted(pattern));
    const everything = AllowList.parse(writable);
    expect(undocumented.length).toBeGreaterThan(100);
    expect(undocumented.filter((each) => everything.allows(each))).toEqual([]);
    expect(undocumented.every((each) => AllowList.parse([each.name]).allows(each))).toBe(true);
  });
});

it('allows all reads and no write if the list is empty', () => {
  const nothing = AllowList.parse([]);
  expect(nothing.isEmpty).toBe(true);
  expect(operations.filter((each) => nothing.allows(each) === isWrite(each))).toEqual([]);
});

it.each([
  ['routing:queue:edti', 'no operation requires "routing:queue:edti". Did you mean "routing:queue:edit"?'],
  ['routing:queus:*', 'no operation requires "routing:queus:*". Did you mean "routing:queue:*"?'],
  ['ruoting:*:*', 'no operation requires "ruoting:*:*". Did you mean "routing:*:*"?'],
  ['*:*:*', '"*:*:*" is neither a permission nor an operation. A domain is required, such as routing:*:*.'],
  ['*', '"*" is neither a permission nor an operation. A domain is required'],
  ['routing:queue', '"routing:queue" is neither a permission nor an operation. Use a permission such as routing:queue:edit'],
  ['routing:queue:edit:all', '"routing:queue:edit:all" is neither a permission nor an operation.'],
  ['routing:qu*:edit', '"routing:qu*:edit" is neither a permission nor an operation.'],
  ['putRoutingQueu', 'there is no operation "putRoutingQueu". Did you mean "putRoutingQueue"?'],
  ['getRoutingQueue', 'getRoutingQueue only reads, which is always allowed. Remove it from --allow.'],
  ['alerting:alert:view', 'only reading operations require "alerting:alert:view", and reads are always allowed.'],
])('refuses --allow %s', (entry, message) => {
  expect(() => AllowList.parse([entry])).toThrow(`--allow: ${message}`);
});

it('says which entry would allow a write', () => {
  const putRoutingQueue = operation('putRoutingQueue');
  expect(AllowList.parse([]).explain(putRoutingQueue)).toBe(
    "putRoutingQueue changes something, and the server was started without --allow. The person who runs the server can restart it with --allow 'routing:queue:edit'.",
  );
  expect(AllowList.parse(['outbound:*:*']).explain(putRoutingQueue)).toContain('no entry of --allow includes it');
  const undocumented = operations.find((each) => isWrite(each) && !each.permissions.any && !each.permissions.all);
  expect(undocumented && AllowList.parse([]).explain(undocumented)).toContain(`--allow '${undocumented?.name}'`);
});

it('explains each write by an entry that allows it', () => {
  for (const each of operations.filter(isWrite)) {
    const [, entry = ''] = /--allow '(.+)'/.exec(AllowList.parse([]).explain(each)) ?? [];
    expect([each.name, AllowList.parse([entry]).allows(each)]).toEqual([each.name, true]);
  }
});

it('allows a write exactly if the patterns cover its permissions', () => {
  const writes = operations.filter(isWrite);
  const documented = [...new Set(writes.flatMap(({ permissions: { any = [], all = [] } }) => [...any, ...all]))].filter(
    (permission) => permission.split(':').length === 3,
  );
  const pattern = fc
    .tuple(fc.constantFrom(...documented), fc.boolean(), fc.boolean())
    .map(([permission, anyEntity, anyAction]) => {
      const [domain, entity, action] = permission.split(':');
      return [domain, anyEntity ? '*' : entity, anyAction ? '*' : action].join(':');
    });
  fc.assert(
    fc.property(fc.array(pattern, { maxLength: 4 }), fc.constantFrom(...writes), (patterns, write) => {
      const expressions = patterns.map((each) => new RegExp(`^${each.replaceAll('*', '[^:]+')}$`));
      const covers = (permission: string): boolean => expressions.some((expression) => expression.test(permission));
      const { any, all } = write.permissions;
      const expected = any ? any.some(covers) : (all?.every(covers) ?? false);
      expect(AllowList.parse(patterns).allows(write)).toBe(expected);
    }),
    { numRuns: 300 },
  );
});

function isAccepted(pattern: string): boolean {
  try {
    AllowList.parse([pattern]);
    return true;
  } catch {
    return false;
  }
}
