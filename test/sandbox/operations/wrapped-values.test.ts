import { beforeAll, describe, expect, it } from 'vitest';
import type { ContractOperation } from '../../../src/contract/index.js';
import { referenceField } from '../../../src/sandbox/engine/references.js';
import { shapeOf } from '../../../src/sandbox/operations/shapes.js';
import type { Caller } from './support/caller.js';
import { openForAll } from './support/filled-sandbox.js';
import { plausible } from './support/plausible-values.js';

type Fields = Record<string, unknown>;

/** A field that a body wraps, so that a change can remove the value: the names that lead to it, and its type. */
interface WrappedField {
  names: readonly string[];
  kind: string;
}

const isWrapper = (kind: string): boolean => /^(?:Value|List|Set)Wrapper/.test(kind);

/** The wrapped fields of a type, without those of entities in lists. */
const wrappedFields = (type: string, depth = 0): WrappedField[] =>
  [...shapeOf(type).values()].flatMap(({ name, kind, list }): WrappedField[] => {
    if (isWrapper(kind)) return [{ names: [name], kind }];
    if (list || depth > 3) return [];
    return wrappedFields(kind, depth + 1).map((field) => ({ ...field, names: [name, ...field.names] }));
  });

/** Operations on entities that no plausible call creates. The tests of workforce management cover them. */
const excluded = /Opportunity|WeekShifttrade/;

/** Fields that name entities which a plausible call does not create. */
const excludedNames: ReadonlySet<string> = new Set(['routePaths', 'timeOffLimitIds']);

/** The field that shows a wrapped value, with the value; `undefined` if the response has no such field. */
function shownField(
  type: string,
  body: unknown,
  [name = '', ...rest]: readonly string[],
): { kind: string; value: unknown } | undefined {
  const shape = shapeOf(type);
  const field = shape.get(name) ?? referenceField(shape, name);
  if (!field) return undefined;
  const value = (body as Fields | undefined)?.[field.name];
  if (rest.length > 0) return shownField(field.kind, value, rest);
  return { kind: field.kind, value: field.name === name ? value : idsOf(value) };
}

const idsOf = (references: unknown): unknown =>
  Array.isArray(references) ? references.map((each: { id: string }) => each.id) : references;

/** A body with a field, and with the versions of the entity and of its parts. */
function withField(
  type: string,
  body: unknown,
  [name = '', ...rest]: readonly string[],
  value: unknown,
  entity: unknown,
): Fields {
  const fields = (body ?? {}) as Fields;
  const current = (entity ?? {}) as Fields;
  const shape = shapeOf(type);
  const part = rest.length === 0 ? value : withField(shape.get(name)?.kind ?? '', fields[name], rest, value, current[name]);
  return { ...fields, [name]: part, ...(shape.has('metadata') && { metadata: current['metadata'] ?? { version: 1 } }) };
}

let caller: Caller;
let cases: { operation: ContractOperation; field: WrappedField }[];
/** Ids of entities that exist. */
let ids: Readonly<Record<string, unknown>>;

beforeAll(async () => {
  ({ caller } = await openForAll());
  cases = caller.operations
    .filter(({ name }) => !excluded.test(name))
    .flatMap((operation) =>
      wrappedFields(operation.body?.type ?? '')
        .filter(({ names }) => !excludedNames.has(names.at(-1) ?? '') && shownField(operation.returns, {}, names))
        .map((field) => ({ operation, field })),
    );
  const idAt = async (name: string, placeholder: string): Promise<string | undefined> => {
    const operation = caller.operations.find((each) => each.name === name);
    return operation && (await caller.pathValues(operation))[placeholder];
  };
  ids = {
    userIds: [caller.bodies.crew['userId']],
    managementUnitIds: [caller.bodies.crew['managementUnitId']],
    planningGroupIds: [await idAt('getWorkforcemanagementBusinessunitPlanninggroup', 'planningGroupId')],
    staffingGroupIds: [await idAt('getWorkforcemanagementBusinessunitStaffinggroup', 'staffingGroupId')],
  };
});

/** Sends a wrapped value, and returns the field of the response that shows it. */
async function send(operation: ContractOperation, names: readonly string[], wrapped: object): Promise<unknown> {
  const read = caller.operations.find(({ verb, path }) => verb === 'GET' && path === operation.path);
  const { body: entity } = read ? await caller.call(read, await caller.values(read)) : { body: {} };
  const values = await caller.values(operation);
  const { argument = '', required, type = '' } = operation.body ?? {};
  const body = withField(type, values[argument], names, wrapped, operation.verb === 'PATCH' ? entity : {});
  const args = { ...values, [argument]: body };
  const outcome = await caller.call(operation, args, required === true ? undefined : { [argument]: body });
  expect(outcome, `${operation.name} ${names.join('.')}`).toMatchObject({ status: 200 });
  return shownField(operation.returns, outcome.body, names)?.value;
}

const isShownWrapped = ({ operation, field }: (typeof cases)[number]): boolean =>
  isWrapper(shownField(operation.returns, {}, field.names)?.kind ?? '');

describe('A wrapped value of a body', () => {
  it('is shown as the type of the response declares it', async () => {
    for (const { operation, field } of cases) {
      const { names, kind } = field;
      const values = ids[names.at(-1) ?? ''];
      const wrapped = values === undefined ? (plausible(kind) as Fields) : { values };
      const value = isShownWrapped({ operation, field }) ? wrapped : Object.values(wrapped)[0];
      // Other ids than those of the request are shown as references.
      if (kind !== 'ListWrapperPlanningGroupMinimumsRequest')
        expect(await send(operation, names, wrapped), `${operation.name} ${names.join('.')}`).toEqual(value);
    }
    expect(cases.length).toBeGreaterThan(35);
  });

  it('is removed by a wrapper without a value', async () => {
    for (const { operation, field } of cases.filter((each) => !isShownWrapped(each))) {
      const value = await send(operation, field.names, {});
      const expected = field.kind.startsWith('ValueWrapper') ? [undefined] : [undefined, []];
      expect(expected, `${operation.name} ${field.names.join('.')}`).toContainEqual(value);
    }
  });
});
