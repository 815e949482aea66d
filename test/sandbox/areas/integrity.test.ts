import { describe, expect, it } from 'vitest';
import { createApp } from '../../../src/sandbox/app.js';
import type { IntegrityRule, Uniqueness } from '../../../src/sandbox/engine/integrity-rule.js';
import { withReferences } from '../../../src/sandbox/engine/references.js';
import { fillTemplate } from '../../../src/sandbox/operations/route.js';
import { shapeOf } from '../../../src/sandbox/operations/shapes.js';
import type { Shape } from '../../../src/sandbox/operations/shapes.js';
import { surface } from '../../../src/sandbox/operations/surface.js';
import { Problem } from '../../../src/sandbox/store/errors.js';
import { World } from '../../../src/sandbox/store/world.js';

type Json = Record<string, unknown>;

const world = new World({ rateLimit: false, now: () => Date.parse('2026-05-04T10:00:00Z') });
const { areas } = createApp(world);

const rules: readonly IntegrityRule[] = areas.area.rules;
const referenceCases = rules.flatMap((rule) => Object.keys(rule.references ?? {}).map((field) => ({ ...rule, field })));
const orderCases = rules.flatMap(({ path, ordered = [] }) => ordered.map(([first, second]) => ({ path, first, second })));
const usageCases = rules.flatMap(({ path, usedBy = [], inUseCode = 'in.use' }) =>
  usedBy.map(([userPath, field]) => ({ path, userPath, field, inUseCode })),
);
const uniqueCases = rules.flatMap(({ path, uniqueName, uniqueFields = {} }) => [
  ...(uniqueName === undefined ? [] : [{ path, field: 'name', refusal: refusalFor('name', uniqueName) }]),
  ...Object.entries(uniqueFields).map(([field, uniqueness]) => ({ path, field, refusal: refusalFor(field, uniqueness) })),
]);

function refusalFor(field: string, uniqueness: Uniqueness): { status: number; code: string } {
  if (uniqueness !== true) return { status: uniqueness[0], code: uniqueness[1] };
  return field === 'name' ? { status: 400, code: 'duplicate.name' } : { status: 409, code: 'general.conflict' };
}

const parents = ['parent-1', 'parent-2'];
const storedAt = (path: string): string => fillTemplate(world.collectionPaths.canonical(path), parents);
let count = 0;
const newId = (): string => `id-${(count += 1)}`;

function entityAt(fields: Json): Json & { id: string } {
  const id = newId();
  return { name: id, ...fields, id };
}

/** Stores an entity as no handler does it: by the store itself. */
function store(path: string, entity: Json & { id: string }): void {
  world.store.put(storedAt(path), entity.id, entity);
}

function storeUnchecked(path: string, entity: Json & { id: string }): void {
  world.changes.runSilently(() => {
    store(path, entity);
  });
}

function nest([name = '', ...rest]: readonly string[], value: unknown): Json {
  return { [name]: rest.length === 0 ? value : nest(rest, value) };
}

/** A body that refers to an entity in a field, with lists where the type has lists. */
function bodyWithReference(shape: Shape, [name = '', ...rest]: readonly string[], id: string): Json {
  const field = shape.get(name);
  const fieldShape = shapeOf(field?.kind ?? '');
  const reference = field && fieldShape.has('id') ? { id } : id;
  const value = rest.length === 0 ? reference : bodyWithReference(fieldShape, rest, id);
  return { [name]: field?.list === true || (!field && name.endsWith('Ids')) ? [value] : value };
}

function entityWithReference({ path, field }: { path: string; field: string }, id: string): Json & { id: string } {
  const shape = shapeOf(surface().itemType(path));
  return entityAt(withReferences(shape, bodyWithReference(shape, field.split('.'), id)));
}

/** The refusal of a change: the error that it throws. */
function refusalOf(change: () => void): { status?: number; code?: string; field?: string | undefined } | undefined {
  try {
    change();
    return undefined;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { code = '', details } = error.body('');
    return { status: error.status, code, field: details?.[0]?.fieldName };
  }
}

const refusalOfStoring = (path: string, entity: Json & { id: string }): ReturnType<typeof refusalOf> =>
  refusalOf(() => {
    store(path, entity);
  });

describe('The rules of a new sandbox', () => {
  it('include those of the table and of the modules', () => {
    expect(rules.length).toBeGreaterThan(65);
  });

  it.each(referenceCases)('refuse an unknown id in $field of $path', (rule) => {
    const entity = entityWithReference(rule, 'nowhere');
    expect(refusalOfStoring(rule.path, entity)).toEqual({ status: 400, code: 'bad.request', field: rule.field });
    expect(world.store.find(storedAt(rule.path), entity.id)).toBeUndefined();
  });

  it.each(referenceCases)('accept a change of $path that leaves an old unknown id in $field', (rule) => {
    const entity = entityWithReference(rule, 'nowhere');
    storeUnchecked(rule.path, entity);
    expect(refusalOfStoring(rule.path, { ...entity, description: 'Changed' })).toBeUndefined();
    expect(world.store.find(storedAt(rule.path), entity.id)).toMatchObject({ description: 'Changed' });
  });

  it.each(uniqueCases)('refuse a taken $field in $path', ({ path, field, refusal }) => {
    const takenName = `Taken ${newId()}`;
    const owner = entityAt(nest(field.split('.'), takenName));
    storeUnchecked(path, owner);
    const other = entityAt(nest(field.split('.'), takenName.toUpperCase()));
    expect(refusalOfStoring(path, other)).toMatchObject(refusal);
    expect(refusalOfStoring(path, { ...owner, description: 'Changed' })).toBeUndefined();
  });

  it.each(usageCases)('refuse the removal of an entity of $path that $field of $userPath refers to', (rule) => {
    const { path, userPath, field, inUseCode } = rule;
    const used = entityAt({});
    const user = entityAt(nest(field.split('.'), { id: used.id }));
    storeUnchecked(path, used);
    storeUnchecked(userPath, user);
    const remove = (): void => {
      world.store.remove(storedAt(path), used.id);
    };
    expect(refusalOf(remove)).toEqual({ status: 409, code: inUseCode, field });
    expect(world.store.has(storedAt(path), used.id)).toBe(true);
    world.changes.runSilently(() => {
      world.store.remove(storedAt(userPath), user.id);
    });
    expect(refusalOf(remove)).toBeUndefined();
  });

  it.each(orderCases)('refuse $second before $first in $path', ({ path, first, second }) => {
    const entity = entityAt({ [first]: '2026-05-05', [second]: '2026-05-04' });
    expect(refusalOfStoring(path, entity)).toEqual({ status: 400, code: 'bad.request', field: second });
    expect(refusalOfStoring(path, { ...entity, [second]: '2026-05-05' })).toBeUndefined();
  });
});

describe('A sandbox', () => {
  it('checks nothing while it is created, restored or reset', () => {
    const guarded = new World({ rateLimit: false, now: () => Date.parse('2026-05-04T10:00:00Z') });
    const refuse = (): never => {
      throw new Error('A change was checked');
    };
    guarded.changes.guard(refuse);
    createApp(guarded);
    guarded.changes.guard(refuse);
    const state = guarded.snapshot();
    guarded.restore(state);
    guarded.reset();
    expect(guarded.store.users.size).toBeGreaterThan(0);
    const [user] = guarded.store.users.all();
    expect(() => guarded.store.users.save({ ...user!, title: 'Captain' })).toThrow('A change was checked');
  });
});
