import { describe, expect, it, vi } from 'vitest';
import type { Operation, Parameter } from '../../../examples/console/src/explorer/data/types.js';
import { skeleton, withSkeleton } from '../../../examples/console/src/explorer/form/skeleton.js';
import { localTime, universalTime } from '../../../examples/console/src/explorer/form/times.js';
import type { FormValues } from '../../../examples/console/src/explorer/form/values.js';
import { argumentsOf, positional, valuesFrom } from '../../../examples/console/src/explorer/form/values.js';
import { everyOperation, find } from './support.js';
import '../support/english.js';

const parameter = (more: Partial<Parameter>): Parameter => ({ name: 'x', place: 'query', type: 'string', ...more });
const operation = (...parameters: Parameter[]): Operation => ({ ...find('UsersApi', 'getUsers').operation, parameters });
const read = (more: Partial<Parameter>, value: FormValues[string]): unknown => {
  const { args, problems } = argumentsOf(operation(parameter(more)), { x: value });
  return problems['x'] ?? args['x'];
};

describe('A form', () => {
  it.each([
    ['integer', '25', 25],
    ['integer', ' 0 ', 0],
    ['integer', '2.5', 'A whole number is expected, such as 25'],
    ['number', '2.5', 2.5],
    ['number', 'many', 'A number is expected, such as 0.5'],
    ['boolean', 'false', false],
    ['boolean', 'yes', 'Either true or false is expected'],
    ['date', '2026-02-28', '2026-02-28'],
    ['date', '2026-02-40', 'A date is expected, such as 2026-03-31'],
    ['date-time', '2026-02-28T10:00:00.000Z', '2026-02-28T10:00:00.000Z'],
    ['date-time', 'noon', 'A date and time is expected, such as 2026-03-31T08:00:00Z'],
    ['string', ' Jo ', 'Jo'],
    ['string', '', undefined],
  ] as const)('reads a %s from %j', (type, text, expected) => {
    expect(read({ type }, text)).toBe(expected);
  });

  it('reads a list item by item, and omits an empty one', () => {
    expect(read({ list: true }, ['a', ' b ', ''])).toEqual(['a', 'b']);
    expect(read({ list: true, type: 'integer' }, ['1', '2'])).toEqual([1, 2]);
    expect(read({ list: true, type: 'integer' }, ['1', 'x'])).toMatch('whole number');
    expect(read({ list: true }, [])).toBeUndefined();
  });

  it('reads any JSON body, and reports the line of a syntax error', () => {
    const body = { place: 'body', type: 'json' } as const;
    expect(read(body, '{"a": 1}')).toEqual({ a: 1 });
    expect(read(body, 'false')).toBe(false);
    expect(read(body, ' \n ')).toBeUndefined();
    expect(read(body, '['.repeat(5000) + ']'.repeat(5000))).toBe('The body is more than 1000 levels deep');
    expect(read(body, '{\n"a"}')).toBe('Line 2, column 4: a colon was expected, not "}"');
  });

  it("passes arguments in the method's order", () => {
    const call = operation(
      parameter({ name: 'a', required: true }),
      parameter({ name: 'b', required: true }),
      parameter({ name: 'c' }),
    );
    expect(positional(call, { a: 1, b: 2, c: 3 })).toEqual([1, 2, { c: 3 }]);
    expect(positional(call, { b: 2 })).toEqual([undefined, 2]);
  });

  it('can be filled in with its own arguments', () => {
    const { operation: getUsers } = find('UsersApi', 'getUsers');
    const values = { pageSize: '25', expand: ['presence', 'team'], state: 'any' };
    expect(valuesFrom(getUsers, argumentsOf(getUsers, values).args)).toEqual(values);
    const { operation: postUsers } = find('UsersApi', 'postUsers');
    expect(valuesFrom(postUsers, { body: { name: 'Jo' } })).toEqual({ body: '{\n  "name": "Jo"\n}' });
  });

  it('ignores unknown arguments and those of a prototype', () => {
    const { operation: getUsers } = find('UsersApi', 'getUsers');
    expect(valuesFrom(getUsers, { nonsense: 1 })).toEqual({});
    expect(valuesFrom(operation(parameter({ name: 'toString' })), {})).toEqual({});
    expect(argumentsOf(operation(parameter({ name: 'constructor' })), {})).toEqual({ args: {}, problems: {} });
  });
});

describe('A field for an instant', () => {
  it('shows local time including daylight saving time, and returns UTC', () => {
    vi.stubEnv('TZ', 'America/New_York');
    expect(universalTime('2026-03-01T10:20:30')).toBe('2026-03-01T15:20:30.000Z');
    expect(universalTime('2026-07-01T10:20')).toBe('2026-07-01T14:20:00.000Z');
    expect(localTime('2026-07-01T14:20:00.000Z')).toBe('2026-07-01T10:20:00');
    vi.unstubAllEnvs();
  });

  it('is empty without a value', () => {
    expect([universalTime(''), localTime(''), localTime('noon')]).toEqual(['', '', '']);
  });
});

describe('The skeleton of a body', () => {
  it('has every required field, with a value of its type', () => {
    const { area } = find('UsersApi', 'postUsers');
    expect(skeleton('CreateUser', area.models)).toEqual({ name: '', email: '', password: '', divisionId: '' });
  });

  it('begins a list with one item', () => {
    expect(skeleton('string[]', {})).toEqual(['']);
    expect(skeleton('Part[]', { Part: { fields: [{ name: 'id', type: 'string', required: true }] } })).toEqual([{ id: '' }]);
  });

  it('adds missing fields to a body, and keeps existing ones', () => {
    const models = {
      Part: {
        fields: [
          { name: 'id', type: 'string', required: true as const },
          { name: 'n', type: 'number', required: true as const },
        ],
      },
    };
    const read = (text: string): unknown => JSON.parse(withSkeleton(text, 'Part', models) ?? '""');
    expect(read('{"n": 5, "more": true}')).toEqual({ id: '', n: 5, more: true });
    expect(read(' ')).toEqual({ id: '', n: 0 });
    expect(read('[1]')).toEqual([1]);
    expect(withSkeleton('{', 'Part', models)).toBeUndefined();
    expect(withSkeleton('{"more": {"a": [1.0, 1e3]}, "n": -0}', 'Part', models)).toBe(
      '{\n  "id": "",\n  "n": -0,\n  "more": {\n    "a": [\n      1.0,\n      1e3\n    ]\n  }\n}',
    );
  });

  it('descends into required models and ends', () => {
    const models = {
      Outer: {
        fields: [
          { name: 'inner', type: 'Inner', required: true as const },
          { name: 'kind', type: 'enum', values: ['a', 'b'], required: true as const },
          { name: 'when', type: 'string', format: 'date-time', required: true as const },
          { name: 'note', type: 'string' },
        ],
      },
      Inner: {
        fields: [
          { name: 'again', type: 'Inner', required: true as const },
          { name: 'many', type: 'Outer[]', required: true as const },
        ],
      },
    };
    expect(skeleton('Outer', models)).toEqual({
      inner: { again: {}, many: [] },
      kind: 'a',
      when: '2026-01-01T00:00:00.000Z',
    });
  });

  it('can be created for every body', () => {
    for (const {
      area,
      operation: { parameters },
    } of everyOperation) {
      for (const { model } of parameters)
        if (model !== undefined) expect(JSON.stringify(skeleton(model, area.models))).toMatch(/^[{["\dtf]/);
    }
  });
});
