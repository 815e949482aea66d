import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prepare } from '../../../examples/console/src/explorer/call/prepare.js';
import type { Operation, Parameter } from '../../../examples/console/src/explorer/data/types.js';
import { valuesFromAddress } from '../../../examples/console/src/explorer/form/address-values.js';
import { formFragment, readLink, searchIn, withSearch } from '../../../examples/console/src/explorer/form/link.js';
import type { CallArguments } from '../../../examples/console/src/explorer/form/values.js';
import { argumentsOf } from '../../../examples/console/src/explorer/form/values.js';
import { readAddress } from '../../../examples/console/src/explorer/search/address.js';
import { filledFragment } from '../../../examples/console/src/explorer/search/filled-fragment.js';
import type { OperationEntry } from './support.js';
import { classOf, everyOperation, find } from './support.js';

const members = find('RoutingApi', 'getRoutingQueueMembers').operation;

function valuesOf(operation: Operation, text: string): unknown {
  const address = readAddress(text);
  return address && valuesFromAddress(operation, address);
}

describe('An address', () => {
  const filledForm = {
    values: { queueId: '0f3c', pageSize: '50', joined: 'true', expand: ['presence', 'skills'] },
    unknownNames: ['color'],
  };

  it.each([
    'https://api.mypurecloud.ie/api/v2/routing/queues/0f3c/members?pageSize=50&joined=true&expand=presence,skills&color=red',
    'https://api.usw2.pure.cloud/api/v2/routing/queues/0f3c/members?pageSize=50&joined=True&expand=presence&expand=skills&color=red#x',
    'http://127.0.0.1:4410/api/v2/routing/queues/0f3c/members/?color=&expand=presence,skills&expand=&pageSize=50&joined=true',
    'GET https://gateway.example.com/genesys/api/v2/routing/queues/0f3c/members?color=red&pageSize=50&joined=true&expand=presence,skills',
    '/api/v2/routing/queues/0f3c/members?pageSize=50&joined=true&expand=presence,skills&color=red',
    'get routing/queues/0f3c/members?pageSize=50&joined=true&expand=presence,skills&color=red',
  ])('of any region, a gateway or the sandbox fills in a form, and names unknown values: %s', (text) => {
    expect(valuesOf(members, text)).toEqual(filledForm);
  });

  it('leaves placeholders empty, and belongs only to its own route', () => {
    expect(valuesOf(members, '/api/v2/routing/queues/{queueId}/members')).toEqual({ values: {}, unknownNames: [] });
    expect(valuesOf(members, '/api/v2/routing/queues/:queueId/members')).toEqual({ values: {}, unknownNames: [] });
    expect(valuesOf(members, '/api/v2/routing/queues/0f3c')).toBeUndefined();
    expect(valuesOf(members, '/api/v2/routing/skills/0f3c/members')).toBeUndefined();
    for (const text of ['list queues', 'getUsersMe', 'routing:queue:edit', '']) expect(readAddress(text)).toBeUndefined();
  });

  it('keeps a plus in a path, an encoded comma in a list, and text that cannot be decoded; a plus in a query is a space', () => {
    const user = find('UsersApi', 'getUser').operation;
    expect(valuesOf(user, '/api/v2/users/a+b%2Fc?expand=x%2Cy+z&state=%E0')).toEqual({
      values: { userId: 'a+b/c', expand: ['x,y z'], state: '%E0' },
      unknownNames: [],
    });
  });
});

/** Text that a form takes for a value: not empty, and without spaces at its ends, which forms remove. */
const anyText = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
  .filter((text) => text.trim() === text && text !== '');

function valueOf({ type, list, place }: Parameter): fc.Arbitrary<unknown> {
  if (place === 'header') return fc.constant('x');
  const one = {
    integer: fc.integer({ min: 0, max: 10_000 }),
    number: fc.integer({ min: 0, max: 100 }).map((value) => value / 4),
    boolean: fc.boolean(),
    date: fc.constant('2026-03-31'),
    'date-time': fc.constant('2026-03-31T08:00:00+02:00'),
    string: place === 'path' ? anyText.filter((text) => !/^\.{1,2}$/.test(text)) : anyText,
    json: fc.constant({}),
  }[type];
  return list ? fc.array(one, { minLength: 1, maxLength: 3 }) : one;
}

const positions = new Map(everyOperation.map(({ operation }, position) => [`${position} ${operation.name}`, position]));
const entryOf = (key: string): OperationEntry => everyOperation[positions.get(key) ?? 0]!;

/** An operation with arguments: the required ones, and some of the others. */
const filledForms = fc.constantFrom(...positions.keys()).chain((key) => {
  const { parameters } = entryOf(key).operation;
  const fields = Object.fromEntries(parameters.map((parameter) => [parameter.name, valueOf(parameter)]));
  const requiredKeys = parameters.filter(({ required }) => required).map(({ name }) => name);
  return fc.record(fields, { requiredKeys }).map((args) => ({ key, args: args as CallArguments }));
});

describe('The address that the library creates from a form', () => {
  it('fills in the same form', async () => {
    await fc.assert(
      fc.asyncProperty(filledForms, async ({ key, args }) => {
        const { area, operation } = entryOf(key);
        const { url, method } = await prepare(await classOf(area), operation, args, 'https://api.mypurecloud.ie');
        const read = readAddress(`${method} ${url}`);
        const form = read && valuesFromAddress(operation, read);
        const sentArgs = operation.parameters
          .filter(({ name, place }) => (place === 'path' || place === 'query') && name in args)
          .map(({ name }) => [name, args[name]]);
        expect(form?.unknownNames).toEqual([]);
        expect(argumentsOf(operation, form?.values ?? {}).args).toEqual(Object.fromEntries(sentArgs));
        // The page's address has the same form.
        const fragment = withSearch(filledFragment(operation.path, `${method} ${url}`), 'some text');
        const link = readLink({ hash: formFragment(fragment), search: '' });
        const linkedForm = link?.address ? valuesFromAddress(operation, link.address) : { values: {}, unknownNames: [] };
        expect(linkedForm).toEqual(form);
      }),
      { numRuns: 300 },
    );
  });
});

describe('The fragment', () => {
  it('has the text of the search beside the form, which does not change with it', () => {
    const form = '#args=%7B%22pageSize%22%3A3%7D&call=c1';
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (one, other) => {
        const hash = withSearch(withSearch(form, one), other);
        expect(searchIn(hash)).toBe(other.replaceAll(/\p{Surrogate}/gu, '\uFFFD'));
        expect(formFragment(hash)).toBe(form);
        expect(readLink({ hash, search: '' })).toMatchObject({ args: { pageSize: 3 }, call: 'c1' });
      }),
    );
    expect(withSearch('', '')).toBe('');
  });
});
