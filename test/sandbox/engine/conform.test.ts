import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conform } from '../../../src/sandbox/engine/conform.js';
import { withoutNestedNulls } from '../../../src/sandbox/operations/nulls.js';
import { shapeOf } from '../../../src/sandbox/operations/shapes.js';
import { World } from '../../../src/sandbox/store/world.js';
import { deviations } from '../operations/support/deviations.js';
import { plausible } from '../operations/support/plausible-values.js';

const world = new World({ seed: 1 });

describe('a response', () => {
  it('is returned as it is if it conforms to its type', () => {
    const queue = { id: 'a', name: 'Tickets', memberCount: 3, division: { id: 'b', name: 'Islands' } };

    expect(conform(world, 'Queue', queue)).toBe(queue);
  });

  it('has no fields and no nulls that its type lacks, at any depth', () => {
    const queue = {
      id: 'a',
      name: 'Tickets',
      colour: 'red',
      description: null,
      division: { id: 'b', colour: 'blue', name: null },
    };

    expect(conform(world, 'Queue', queue)).toEqual({ id: 'a', name: 'Tickets', division: { id: 'b' } });
  });

  it('has texts and numbers as its type declares them', () => {
    expect(conform(world, 'WorkitemsAttributeChangeString', { newValue: 2 })).toEqual({ newValue: '2' });
    expect(conform(world, 'WorkitemsAttributeChangeInteger', { newValue: '2' })).toEqual({ newValue: 2 });
    expect(conform(world, 'WorkitemsAttributeChangeInteger', { newValue: 2.5 })).toEqual({ newValue: 2 });
  });

  it('has words of enumerations as its type spells them, and keeps unlisted ones', () => {
    expect(conform(world, 'FlowSettingsResponse', { type: 'INBOUNDCALL' })).toMatchObject({ type: 'inboundcall' });
    expect(conform(world, 'FlowSettingsResponse', { type: 'ferry' })).toMatchObject({ type: 'ferry' });
    expect(conform(world, 'QualityAuditLogMessage', { status: 'SUCCESS' })).toMatchObject({ status: 'Success' });
  });

  it('keeps other keywords of a JSON schema than those that the contract lists', () => {
    const schema = { type: 'object', allOf: [{ required: ['key'] }], definitions: {} };

    expect(conform(world, 'JsonSchemaDocument', schema)).toEqual({ type: 'object', allOf: [{ required: ['key'] }] });
  });

  it('has what nested objects require, but for references', () => {
    expect(conform(world, 'BusinessUnitResponse', { id: 'a', settings: { scheduling: {} } })).toMatchObject({
      settings: { startDayOfWeek: 'Sunday', scheduling: { messageSeverities: [], enableTimeOffFullDayEstimation: false } },
    });
    expect(conform(world, 'WorkitemScoredAgent', { agent: { id: 'b' } })).toEqual({ agent: { id: 'b' } });
  });

  it('keeps JSON without a declared type, nulls included', () => {
    const row = { key: null, list: [null], deep: { more: null } };

    expect(conform(world, 'JsonObject', row)).toBe(row);
  });
});

/** A value of a type with missing fields, null fields and unknown fields. */
function damaged(type: string): fc.Arbitrary<unknown> {
  const whole = plausible(type);
  const names = [...shapeOf(type).keys()];
  return fc
    .record({ absent: fc.subarray(names), empty: fc.subarray(names), extra: fc.dictionary(fc.string(), fc.jsonValue()) })
    .map(({ absent, empty, extra }) => {
      const value: Record<string, unknown> = { ...extra, ...(whole as object) };
      for (const name of absent) Reflect.deleteProperty(value, name);
      for (const name of empty) value[name] = null;
      return value;
    });
}

it.each(['Queue', 'User', 'Campaign', 'BusinessUnitResponse', 'WorkPlanRotationResponse', 'Workitem', 'EvaluationResponse'])(
  'a damaged %s conforms to its type afterwards, and is not changed again',
  (type) => {
    fc.assert(
      fc.property(damaged(type), (value) => {
        const repaired = conform(world, type, value);
        expect(deviations(repaired, type)).toEqual([]);
        expect(conform(world, type, repaired)).toBe(repaired);
      }),
      { numRuns: 20 },
    );
  },
);

describe('a body', () => {
  it('loses the nulls of its nested objects, and keeps its own for a change', () => {
    const body = { name: null, mediaSettings: { call: { alertingTimeoutSeconds: null, serviceLevel: null } } };

    expect(withoutNestedNulls('Queue', body, true)).toEqual({ name: null, mediaSettings: { call: {} } });
  });

  it('keeps the nulls of a predicate, which match missing values', () => {
    const filter = { type: 'and', predicates: [{ dimension: 'queueId', value: null }] };

    expect(withoutNestedNulls('SegmentDetailQueryFilter', filter, false)).toEqual(filter);
  });

  it('keeps the nulls of entities that a bulk request changes, and not of those that it adds', () => {
    const contacts = [{ id: 'a', firstName: null }];

    expect(withoutNestedNulls('ExternalContact[]', contacts, true)).toEqual(contacts);
    expect(withoutNestedNulls('ExternalContact[]', contacts, false)).toEqual([{ id: 'a' }]);
  });
});
