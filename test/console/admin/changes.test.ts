import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areEqual, differenceOf, isSame, withDifference } from '../../../examples/console/src/admin/changes/difference.js';
import { changeOf, fieldErrors, rebase, undo } from '../../../examples/console/src/admin/changes/save.js';
import { readState } from '../../../examples/console/src/admin/changes/state.js';
import type { EntityState } from '../../../examples/console/src/admin/changes/state.js';
import { callsOf, runSteps } from '../../../examples/console/src/admin/changes/steps.js';
import { describeValue } from '../../../examples/console/src/admin/fields/display.js';
import { parseNumber } from '../../../examples/console/src/admin/fields/parse-number.js';
import { valueAt, withValue } from '../../../examples/console/src/admin/fields/paths.js';
import { problemOf, rulesOf } from '../../../examples/console/src/admin/fields/rules.js';
import { queues } from '../../../examples/console/src/admin/kinds/queues.js';
import { wrapupCodes } from '../../../examples/console/src/admin/kinds/wrapup-codes.js';
import type { Entity } from '../../../examples/console/src/admin/kinds/kind.js';
import '../support/english.js';
import { models, openSandbox } from './support.js';

const path = fc.constantFrom('name', 'description', 'acwSettings.timeoutMs', 'mediaSettings.call.serviceLevel.percentage');
const entities = fc
  .array(fc.tuple(path, fc.constantFrom<unknown>('one', 'two', 3)))
  .map((values) => values.reduce<Entity>((entity, [at, value]) => withValue(entity, at, value), { id: '1' }));
const items = fc
  .uniqueArray(fc.integer({ min: 0, max: 9 }))
  .map((ids) => ids.map((id) => ({ id: String(id), name: `User ${id}` })));
const states: fc.Arbitrary<EntityState> = fc.record({ entity: entities, parts: fc.record({ members: items }) });

describe('The difference of two states', () => {
  it('leads from one to the other, and back', () => {
    fc.assert(
      fc.property(states, states, (before, after) => {
        const difference = differenceOf(queues, before, after);
        const forward = withDifference(before, difference);
        expect(isSame(differenceOf(queues, forward, after))).toBe(true);
        expect(isSame(differenceOf(queues, withDifference(forward, difference, 'backward'), before))).toBe(true);
      }),
    );
  });

  it('keeps what others have changed in other fields', () => {
    fc.assert(
      fc.property(states, states, states, (before, after, current) => {
        const difference = differenceOf(queues, before, after);
        const changed = new Set(difference.fields.map(({ field }) => field.path));
        const { entity } = withDifference(current, difference);
        for (const field of queues.fields) {
          const expected = changed.has(field.path) ? after.entity : current.entity;
          expect(valueAt(entity, field.path)).toEqual(valueAt(expected, field.path));
        }
      }),
    );
  });
});

describe('A field', () => {
  const rules = rulesOf(models, queues);
  const problem = (at: string, value: unknown): string | undefined => {
    const field = queues.fields.find((each) => each.path === at)!;
    return problemOf(field, rules.get(at)!, value)?.id;
  };

  it('is required if the contract says so, unless an optional object contains it', () => {
    expect(problem('name', '  ')).toBe('admin.required');
    expect(problem('name', 'Sales')).toBeUndefined();
    expect(problem('description', undefined)).toBeUndefined();
    expect(problem('mediaSettings.call.serviceLevel.percentage', undefined)).toBeUndefined();
  });

  it('has only values that the contract lists, and numbers within their bounds', () => {
    expect(problem('skillEvaluationMethod', 'SOME')).toBe('admin.notListed');
    expect(problem('skillEvaluationMethod', 'BEST')).toBeUndefined();
    expect(problem('mediaSettings.call.serviceLevel.percentage', 1.2)).toBe('admin.outOfRange');
    expect(problem('mediaSettings.call.serviceLevel.percentage', 0.8)).toBeUndefined();
    expect(problem('acwSettings.timeoutMs', -1)).toBe('admin.tooLow');
    expect(problem('acwSettings.timeoutMs', 'soon')).toBe('admin.notANumber');
  });

  it('is shown as the form shows it', () => {
    const shown = (at: string, value: unknown): string | undefined =>
      describeValue(
        queues.fields.find((each) => each.path === at)!,
        value,
      );
    expect(shown('mediaSettings.call.serviceLevel.percentage', 0.07)).toBe('7 %');
    expect(shown('acwSettings.timeoutMs', 1500)).toBe('1.5 s');
    expect(shown('skillEvaluationMethod', 'BEST')).toBe('The best match counts');
    expect(shown('division', { id: '1', name: 'North' })).toBe('North');
    expect(shown('enableManualAssignment', false)).toBe('No');
    expect(shown('description', '')).toBeUndefined();
  });
});

it('A number is read with a point or a comma, and nothing else is', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e6, max: 1e6 }), (number) => {
      const text = number.toFixed(3);
      expect(parseNumber(text)).toBe(Number(text));
      expect(parseNumber(` ${text.replace('.', ',')} `)).toBe(Number(text));
    }),
  );
  for (const text of ['', 'one', '1 000', '1.2.3', '1e3', '.', '-']) expect(parseNumber(text), text).toBeUndefined();
});

describe('A change of a wrap-up code', () => {
  async function open() {
    const context = openSandbox();
    let first: Entity = {};
    for await (const code of wrapupCodes.list(context.client)) {
      first = code;
      break;
    }
    const id = String(first['id']);
    const before = await readState(wrapupCodes, context.client, id);
    const write = async (at: string, value: unknown): Promise<unknown> =>
      await wrapupCodes.update?.(
        context.client,
        id,
        withValue((await readState(wrapupCodes, context.client, id)).entity, at, value),
      );
    return { ...context, id, before, write };
  }

  it('shows its calls without sending them', async () => {
    const { before, id, changes } = await open();
    const after = { ...before, entity: withValue(before.entity, 'name', 'Other') };
    expect(await callsOf(changeOf(wrapupCodes, before, after).steps, id)).toEqual([
      { verb: 'PUT', path: `/api/v2/routing/wrapupcodes/${id}` },
    ]);
    expect(changes()).toEqual([]);
  });

  it('is made on top of what others have saved meanwhile, and says what that is', async () => {
    const { client, before, id, write } = await open();
    const mine = changeOf(wrapupCodes, before, { ...before, entity: withValue(before.entity, 'name', 'Mine') });
    await write('description', 'Theirs');
    const { change, conflict } = await rebase(client, mine);
    expect(conflict?.changes.map(({ field, after }) => [field.path, after])).toEqual([['description', 'Theirs']]);
    await runSteps(client, change.steps, { id });
    expect((await readState(wrapupCodes, client, id)).entity).toMatchObject({ name: 'Mine', description: 'Theirs' });
  });

  it('is undone except for fields that others have changed since', async () => {
    const { client, before, id, write } = await open();
    const entity = withValue(withValue(before.entity, 'name', 'Mine'), 'description', 'Mine too');
    const change = changeOf(wrapupCodes, before, { ...before, entity });
    await runSteps(client, change.steps, { id });
    await write('description', 'Theirs');
    const leftFields = await undo(client, { kind: wrapupCodes, id, action: 'change', difference: change.difference });
    expect(leftFields.map(({ field }) => field.path)).toEqual(['description']);
    expect((await readState(wrapupCodes, client, id)).entity).toMatchObject({
      name: before.entity['name'],
      description: 'Theirs',
    });
  });

  it('that the platform refuses names the field', async () => {
    const { client, before, id } = await open();
    const names: unknown[] = [];
    for await (const { name } of wrapupCodes.list(client)) names.push(name);
    const after = { ...before, entity: withValue(before.entity, 'name', names[1]) };
    const { error, done } = await runSteps(client, changeOf(wrapupCodes, before, after).steps, { id });
    expect(done).toBe(0);
    expect([...fieldErrors(wrapupCodes, error)]).toEqual([['name', expect.stringContaining('Another code has the name')]]);
  });

  it('continues with the call that has failed', async () => {
    const { client, changes } = openSandbox();
    let attempts = 0;
    const steps = [
      { isCreation: true, send: () => wrapupCodes.create!(client, { name: 'New one' }) },
      { send: () => (attempts++ === 0 ? Promise.reject(new Error('offline')) : Promise.resolve()) },
    ];
    const failed = await runSteps(client, steps, { id: '' });
    expect(failed).toMatchObject({ done: 1, error: new Error('offline') });
    expect(await runSteps(client, steps, { id: '', from: failed })).toEqual({ id: failed.id, created: failed.created, done: 2 });
    expect(changes()).toEqual(['POST /api/v2/routing/wrapupcodes']);
  });
});

it('Values are equal if they name the same entities, at any depth and in any order of fields', () => {
  const flows = [{ emergencyFlow: { id: 'a', name: 'Closed' }, ivrs: [{ id: 'b', name: 'Main' }] }];
  const stored = [{ ivrs: [{ id: 'b', selfUri: '/b' }], emergencyFlow: { id: 'a' } }];
  expect(areEqual(flows, stored)).toBe(true);
  expect(areEqual(flows, [{ ...stored[0], ivrs: [{ id: 'c' }] }])).toBe(false);
  expect(areEqual({ a: 1, b: { c: [] } }, { b: { c: [] }, a: 1 })).toBe(true);
  expect(areEqual({ a: 1 }, { a: 2 })).toBe(false);
});
