import { describe, expect, it } from 'vitest';
import { carefulRules } from '../../../src/core/call/careful-rules.js';
import { InvalidParameterError } from '../../../src/core/errors/errors.js';
import type { OperationCall, PreparedCall } from '../../../src/core/call/operation.js';
import { prepareCall } from '../../../src/core/call/operation.js';
import { plainRules } from '../../../src/core/call/plain-rules.js';

/** A program in JavaScript may pass anything. */
const prepared = (call: object): PreparedCall => {
  const usual: OperationCall = { operation: 'postThings', route: 'POST /api/v2/things', required: {} };
  return prepareCall({ ...usual, ...call }, plainRules);
};

/** What the rules for usual values throw when those for unusual values must be loaded. */
const toBeLookedAt = TypeError;

describe('The rules for unusual values', () => {
  it('treat a text argument called retry as an argument of the operation', () => {
    const call: OperationCall = { operation: 'getThings', route: 'GET /api/v2/things', required: {}, optional: { retry: 'a' } };
    expect(prepareCall(call, carefulRules).query).toEqual([['retry', 'a']]);
  });
});

describe('The rules for usual values', () => {
  it.each<[string, unknown]>([
    ['text', 'a'],
    ['an empty text', ''],
    ['a number', 1.5],
    ['true', true],
    ['false', false],
    ['a list', [1, 'a', null, false]],
    ['an empty list', []],
    ['lists within objects', { a: [{ b: [] }] }],
    ['null and undefined within an object', { a: null, b: undefined }],
    ['a date', new Date(0)],
    ['a date within a list', [new Date(0)]],
    ['an object without a prototype', Object.assign(Object.create(null) as object, { a: 1 })],
  ])('accept %s as a body without loading anything', (_what, body) => {
    expect(prepared({ required: { body } }).body).toBe(JSON.stringify(body));
  });

  it.each<[string, unknown]>([
    ['NaN', NaN],
    ['an endless number', [Infinity]],
    ['a date that is none', new Date(NaN)],
    ['undefined within a list', [undefined]],
    // eslint-disable-next-line no-sparse-arrays
    ['a hole in a list', [1, , 2]],
    ['a Map', new Map()],
    ['a Map within a list', [new Map()]],
    ['a Map within an object', { a: new Map() }],
    ['a function within an object', { a: () => 1 }],
    ['a big number', 1n],
    ['a symbol within a list', [Symbol('a')]],
    ['what writes itself', { toJSON: () => 1 }],
    ['a number that writes itself', { toJSON: () => 1, valueOf: () => 1 }],
    ['what can be walked through', { [Symbol.iterator]: () => [].values() }],
    ['bytes', new Uint8Array(1)],
  ])('leave %s in a body to the rules for unusual values', (_what, body) => {
    expect(() => prepared({ required: { body } })).toThrow(toBeLookedAt);
  });

  it('leave a cycle to the rules for unusual values', () => {
    const body: Record<string, unknown> = {};
    body['self'] = body;
    expect(() => prepared({ required: { body } })).toThrow(toBeLookedAt);
  });

  it('name a body whose field cannot be read', () => {
    const cause = new Error('closed');
    const body = {
      get a(): number {
        throw cause;
      },
    };
    expect(() => prepared({ required: { body } })).toThrow(
      new InvalidParameterError('body', 'postThings', 'it cannot be written as JSON', { cause }),
    );
  });

  it.each(['GET', 'HEAD'])('leave the body of a %s to the rules for unusual values', (verb) => {
    expect(() => prepared({ route: `${verb} /api/v2/things`, required: { body: {} } })).toThrow(toBeLookedAt);
  });

  it.each(['DELETE', 'PATCH', 'POST', 'PUT'])('accept the body of a %s', (verb) => {
    expect(prepared({ route: `${verb} /api/v2/things`, required: { body: {} } }).body).toBe('{}');
  });

  it.each([
    'post /api/v2/things',
    'BREW /api/v2/things',
    'POST https://elsewhere/api',
    'POST /api/v2/things?a=b',
    'POST /api/v2/{',
    'POST',
    '',
    ' POST /api/v2/things',
    'GET @elsewhere/x',
  ])('leave the route %j to the rules for unusual values', (route) => {
    expect(() => prepared({ route })).toThrow(toBeLookedAt);
  });

  it.each(['body', 'collection', 'headers', 'query'])('leave %s of an operation to the rules for unusual values', (name) => {
    expect(() => prepared({ details: { [name]: {} } })).toThrow(toBeLookedAt);
  });

  it.each<[string, unknown]>([
    ['a signal', { signal: AbortSignal.abort() }],
    ['headers', { headers: {} }],
    ['retry', { retry: 1 }],
    ['a text for a signal', { signal: 'a' }],
    ['a text for headers', { headers: 'a' }],
    ['a list', [1]],
    ['a Map', new Map()],
    ['what can be walked through', { [Symbol.iterator]: () => [].values() }],
    ['a text', 'a'],
  ])('leave %s as opts to the rules for unusual values', (_what, optional) => {
    expect(() => prepared({ optional })).toThrow(toBeLookedAt);
  });

  it.each([null, undefined])('treat %s as missing opts', (optional) => {
    expect(prepared({ optional }).query).toEqual([]);
  });

  it('leave an unknown name to the rules for unusual values', () => {
    const details = { options: ['pageSize'] };
    expect(prepared({ optional: { pageSize: 5 }, details }).query).toEqual([['pageSize', '5']]);
    expect(() => prepared({ optional: { pagesize: 5 }, details })).toThrow(toBeLookedAt);
  });

  it.each<[string, unknown]>([
    ['an object', {}],
    ['a list', ['a']],
    ['white space', ' '],
    ['a dot', '.'],
    ['two dots', '..'],
  ])('leave %s in a path to the rules for unusual values', (_what, id) => {
    expect(() => prepared({ route: 'GET /api/v2/things/{id}', required: { id } })).toThrow(toBeLookedAt);
  });

  it.each<[unknown, string]>([
    ['a b', 'a%20b'],
    [7, '7'],
    ['...', '...'],
    ['.a', '.a'],
  ])('accept %j in a path', (id, text) => {
    expect(prepared({ route: 'GET /api/v2/things/{id}', required: { id } }).path).toBe(`/api/v2/things/${text}`);
  });

  it('leave a placeholder without argument to the rules for unusual values', () => {
    expect(() => prepared({ route: 'GET /api/v2/things/{id}' })).toThrow(toBeLookedAt);
  });

  it('add each of several values to the query', () => {
    expect(prepared({ optional: { id: ['a', 'b'], flag: true } }).query).toEqual([
      ['id', 'a'],
      ['id', 'b'],
      ['flag', 'true'],
    ]);
  });
});
