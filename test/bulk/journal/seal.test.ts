import { ConfigurationError } from 'contact-centre-client';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPlanResult } from '../../../src/bulk/plan-result.js';
import { readRehearsalOptions } from '../../../src/bulk/rehearsal.js';
import { FIRST_CHECKSUM, checksumOf, seal, unseal } from '../../../src/bulk/journal/seal.js';
import { assertWholeNumber } from '../../../src/bulk/whole-number.js';

describe('A sealed line', () => {
  const line = fc.oneof(
    fc.array(fc.jsonValue()).map((list) => JSON.stringify(list)),
    fc.dictionary(fc.string(), fc.jsonValue()).map((value) => JSON.stringify(value)),
  );

  it('is read as it was written, only in its place', () => {
    fc.assert(
      fc.property(line, fc.integer({ min: 0, max: 0xffffffff }), (text, before) => {
        const sealedLine = seal(text, before);
        expect(unseal(sealedLine.text, before)).toEqual({ line: text, checksum: sealedLine.checksum });
        expect(unseal(sealedLine.text, (before + 1) >>> 0)).toBeUndefined();
      }),
    );
  });

  it('has the form and the checksum that journals contain', () => {
    expect(checksumOf('', FIRST_CHECKSUM)).toBe(0x811c9dc5);
    expect(checksumOf('a', FIRST_CHECKSUM)).toBe(0xe40c292c);
    expect(checksumOf('ab', FIRST_CHECKSUM, 1)).toBe(0xe40c292c);
    const list = seal('["s",7]', FIRST_CHECKSUM);
    expect(list.text).toBe(`["s",7,"${list.checksum.toString(16).padStart(8, '0')}"]`);
    const head = seal('{"bulk":2}', FIRST_CHECKSUM);
    expect(head.text).toBe(`{"bulk":2,"sum":"${head.checksum.toString(16).padStart(8, '0')}"}`);
  });

  it.each(['', ']', '}', '"]', ',"00000000"]', ',"sum":"00000000"}', 'x,"00000000"]', '["s",7]'])('is not %j', (text) => {
    expect(unseal(text, FIRST_CHECKSUM)).toBeUndefined();
  });
});

describe('A whole number', () => {
  it.each([1, 5, 10])('is accepted from 1 to the maximum: %d', (value) => {
    expect(() => {
      assertWholeNumber('size', value, 10);
    }).not.toThrow();
  });

  it.each([
    [0, '0'],
    [11, '11'],
    [-1, '-1'],
    [1.5, '1.5'],
    ['5', '"5"'],
    [Number.NaN, 'NaN'],
    [undefined, 'undefined'],
    [null, 'null'],
    [Object.create(null), 'an object'],
  ])('is not %j', (value, quoted) => {
    expect(() => {
      assertWholeNumber('size', value, 10);
    }).toThrow(new ConfigurationError(`size must be a whole number from 1 to 10, not ${quoted}`));
  });
});

describe('The options of a rehearsal', () => {
  it('have defaults', () => {
    expect(readRehearsalOptions({})).toEqual({ samples: 10, perMinute: 300, permissions: [] });
  });

  it.each<[object, string]>([
    [{ samples: -1 }, 'samples must be a whole number from 0'],
    [{ samples: 1.5 }, 'samples must be a whole number from 0'],
    [{ perMinute: 0 }, 'perMinute must be a whole number from 1'],
    [{ perMinute: 1_000_001 }, 'perMinute must be a whole number from 1'],
    [{ permissions: 'a' }, 'permissions must be a list of permissions'],
    [{ permissions: ['a', 5] }, 'permissions must be a list of permissions'],
    [{ sample: 1 }, 'Did you mean "samples"?'],
  ])('are rejected by name: %o', (options, message) => {
    expect(() => readRehearsalOptions(options)).toThrow(ConfigurationError);
    expect(() => readRehearsalOptions(options)).toThrow(message);
  });
});

describe('The result of a plan', () => {
  const context = { title: 'The run r', key: 'k', entity: { name: 'old', version: 3 }, keep: ['name'], isUpdate: true };

  it('is the change, with the fields to keep', () => {
    const result = readPlanResult({ name: 'new', version: 3 }, context);
    expect(result).toEqual({ change: { name: 'new', version: 3 }, keptValues: { name: 'old' } });
    expect(readPlanResult(undefined, context)).toBeUndefined();
  });

  it('may omit the version if keep includes it, if there is none, or if the run creates entities', () => {
    const change = { name: 'new' };
    expect(readPlanResult(change, { ...context, keep: ['version'] })).toEqual({ change, keptValues: { version: 3 } });
    expect(readPlanResult(change, { ...context, entity: { name: 'old' } })).toMatchObject({ change });
    expect(readPlanResult(change, { ...context, isUpdate: false })).toMatchObject({ change });
  });

  it.each<[unknown, string]>([
    [{ name: 'new' }, 'the entity has a version, and the change has none. Add "version" to keep, and pass it on in apply.'],
    [{ name: 'new', version: null }, 'the entity has a version'],
    [{ name: undefined, version: 3 }, 'name is undefined. Leave out fields that are not to change.'],
    [{ a: { b: { c: undefined } }, version: 3 }, 'a.b.c is undefined. Leave out'],
    [{ a: [1, undefined], version: 3 }, 'plan.change.a[1] is undefined.'],
    [{ version: 3 }, 'it names no field to change. Return undefined for an entity that needs no change.'],
    [5, 'it is a number. Return an object with the fields to change, or undefined for no change.'],
    [null, 'it is null. Return an object'],
    [[], 'it is an Array. Return an object'],
    [Promise.resolve({}), 'it is a promise. Return the change itself, and await what it needs in source.'],
  ])('is rejected by name: %o', (result, message) => {
    expect(() => readPlanResult(result, context)).toThrow(ConfigurationError);
    expect(() => readPlanResult(result, context)).toThrow(`The run r cannot use the result of plan for "k": ${message}`);
  });
});
