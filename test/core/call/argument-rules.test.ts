import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prepareCall } from '../../../src/core/call/argument-rules.js';
import { InvalidParameterError } from '../../../src/core/errors/errors.js';
import type { OperationCall, PreparedCall } from '../../../src/core/call/operation.js';
import { slowRules } from '../../../src/core/call/slow-argument-rules.js';

/** Returns the request if the fast path can build it. A program in JavaScript may pass anything. */
const prepared = (call: object): PreparedCall | undefined => {
  const usual: OperationCall = { operation: 'postThings', route: 'POST /api/v2/things', required: {} };
  return prepareCall({ ...usual, ...call });
};

describe('The slow path', () => {
  it('treats a text argument called retry as an argument of the operation', () => {
    const call: OperationCall = { operation: 'getThings', route: 'GET /api/v2/things', required: {}, optional: { retry: 'a' } };
    expect(prepareCall(call, slowRules).query).toEqual([['retry', 'a']]);
  });

  const call: OperationCall = { operation: 'postThings', route: 'POST /api/v2/things', required: {} };
  const values = fc.oneof(
    fc.anything({ withDate: true, withBigInt: true, withBoxedValues: true, withMap: true, withSparseArray: true }),
    fc.dictionary(fc.string(), fc.oneof(fc.constantFrom(NaN, Infinity, 0), fc.date({ noInvalidDate: false }))),
    fc.array(fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(NaN, Infinity, 0, undefined))),
  );

  it.each(['body', 'name'])('sends what the fast path sends as %s', (name) => {
    fc.assert(
      fc.property(values, (value) => {
        const fast = prepared({ optional: { [name]: value } });
        if (!fast || value === undefined || value === null) return;
        const slow: PreparedCall = { method: 'POST', path: '/api/v2/things', query: [], headers: {}, body: undefined };
        slowRules.place(slow, name, value, call);
        expect([slow.body, slow.query]).toEqual([fast.body, fast.query]);
      }),
    );
  });
});

describe('The fast path', () => {
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
  ])('accepts %s as a body without loading anything', (_what, body) => {
    expect(prepared({ required: { body } })?.body).toBe(JSON.stringify(body));
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
  ])('leaves %s in a body to the slow path', (_what, body) => {
    expect(prepared({ required: { body } })).toBeUndefined();
  });

  it('leaves a cycle to the slow path', () => {
    const body: Record<string, unknown> = {};
    body['self'] = body;
    expect(prepared({ required: { body } })).toBeUndefined();
  });

  it('names a body whose field cannot be read', () => {
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

  it.each(['GET', 'HEAD'])('leaves the body of a %s to the slow path', (verb) => {
    expect(prepared({ route: `${verb} /api/v2/things`, required: { body: {} } })).toBeUndefined();
  });

  it.each(['DELETE', 'PATCH', 'POST', 'PUT'])('accepts the body of a %s', (verb) => {
    expect(prepared({ route: `${verb} /api/v2/things`, required: { body: {} } })?.body).toBe('{}');
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
  ])('leaves the route %j to the slow path', (route) => {
    expect(prepared({ route })).toBeUndefined();
  });

  it.each(['body', 'collection', 'headers', 'query'])(
    'leaves the arguments of an operation with its own %s to the slow path',
    (name) => {
      expect(prepared({ required: { id: 'a' } })).toBeDefined();
      expect(prepared({ required: { id: 'a' }, details: { [name]: {} } })).toBeUndefined();
    },
  );

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
  ])('leaves %s as opts to the slow path', (_what, optional) => {
    expect(prepared({ optional })).toBeUndefined();
  });

  it.each([null, undefined])('treats %s as missing opts', (optional) => {
    expect(prepared({ optional })?.query).toEqual([]);
  });

  it('leaves an unknown name to the slow path', () => {
    const details = { options: ['pageSize'] };
    expect(prepared({ optional: { pageSize: 5 }, details })?.query).toEqual([['pageSize', '5']]);
    expect(prepared({ optional: { pagesize: 5 }, details })).toBeUndefined();
  });

  it.each<[string, unknown]>([
    ['an object', {}],
    ['a list', ['a']],
    ['white space', ' '],
    ['a dot', '.'],
    ['two dots', '..'],
  ])('leaves %s in a path to the slow path', (_what, id) => {
    expect(prepared({ route: 'GET /api/v2/things/{id}', required: { id } })).toBeUndefined();
  });

  it.each<[unknown, string]>([
    ['a b', 'a%20b'],
    [7, '7'],
    ['...', '...'],
    ['.a', '.a'],
  ])('accepts %j in a path', (id, text) => {
    expect(prepared({ route: 'GET /api/v2/things/{id}', required: { id } })?.path).toBe(`/api/v2/things/${text}`);
  });

  it('leaves a placeholder without argument to the slow path', () => {
    expect(prepared({ route: 'GET /api/v2/things/{id}' })).toBeUndefined();
  });

  it('adds each of several values to the query', () => {
    expect(prepared({ optional: { id: ['a', 'b'], flag: true } })?.query).toEqual([
      ['id', 'a'],
      ['id', 'b'],
      ['flag', 'true'],
    ]);
  });
});
