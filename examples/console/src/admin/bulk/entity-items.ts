import { bulk } from 'contact-centre-client/bulk';
import type { Journal } from 'contact-centre-client/bulk';
import type { CallSender, RequestOptions } from 'contact-centre-client/fetch';
import { areEqual } from '../changes/difference.js';
import { valueAt, withValue } from '../fields/paths.js';
import type { Entity, Kind, PartItem } from '../kinds/kind.js';
import { idOf, nameOf } from '../kinds/kind.js';
import type { AnyBulk } from './use-bulk-run.js';

/** Values by the paths of their fields. `null` removes a value, since JSON has no `undefined`. */
export type FieldValues = Readonly<Record<string, unknown>>;

/** An entity that a run changes, or creates if it has no id. */
export interface EntityItem {
  readonly key: string;
  /** `''` for a new entity. */
  readonly id: string;
  readonly name: string;
  /** The former values of the fields that change. */
  readonly before: FieldValues;
  readonly after: FieldValues;
}

interface EntityBulkOptions {
  readonly kind: Kind;
  readonly client: CallSender & object;
  readonly items: readonly EntityItem[];
  readonly journal: Journal;
  /** Finds an entity that an earlier request may have created. */
  readonly findByName?: (name: string, request: RequestOptions) => Promise<Entity | undefined>;
}

/** Returns the fields of an entity that a change names. */
export const pickValues = (entity: Entity, paths: readonly string[]): FieldValues =>
  Object.fromEntries(paths.map((path) => [path, valueAt(entity, path) ?? null]));

const withValues = (entity: Entity, values: FieldValues): Entity =>
  Object.entries(values).reduce((result, [path, value]) => withValue(result, path, value ?? undefined), entity);

/** Whether all values are the same. */
export const haveValues = (entity: FieldValues, values: FieldValues): boolean =>
  Object.entries(values).every(([path, value]) => areEqual(entity[path], value));

/** Prepares a run that writes fields of entities of one kind. It sends no request before `rehearse` or `start`. */
export function entityBulk({ kind, client, items, journal, findByName }: EntityBulkOptions): AnyBulk {
  const itemsByKey = new Map(items.map((item) => [item.key, item]));
  const paths = [...new Set(items.flatMap(({ after }) => Object.keys(after)))];
  const readEntity = async (item: EntityItem, request: RequestOptions): Promise<Entity | undefined> =>
    item.id === '' ? await findByName?.(item.name, request) : await kind.read(client, item.id, request);
  const run = bulk({
    name: `admin-${kind.path}`,
    client,
    journal,
    // The default is a hash of the source of `plan`, which differs between builds.
    revision: '1',
    source: () => items,
    key: ({ key }: EntityItem) => key,
    plan: ({ before, after, id }) => (id !== '' && haveValues(before, after) ? undefined : { after }),
    keep: ['id', 'name', 'before'],
    read: async (key, request) => {
      const item = itemsByKey.get(key) ?? missingItem(key);
      const entity = await readEntity(item, request);
      const before = entity ? pickValues(entity, paths) : {};
      return { ...item, id: entity ? idOf(entity) : item.id, before, after: before };
    },
    applied: (now, { after }) => now.id !== '' && haveValues(now.before, after),
    apply: async ({ id }, { after }, request) => {
      if (id === '') return await kind.create?.(client, withValues(kind.initial ?? {}, after));
      return await kind.update?.(client, id, withValues(await kind.read(client, id, request), after), request);
    },
    undo: async ({ id }, { id: formerId, before }, request) => {
      if (formerId === '') return await kind.remove?.(client, id);
      return await kind.update?.(client, id, withValues(await kind.read(client, id, request), before), request);
    },
  });
  return run;
}

/** Returns the change of a field for each entity. */
export function fieldItems(entities: readonly Entity[], path: string, value: unknown): EntityItem[] {
  return entities.map((entity) => ({
    key: idOf(entity),
    id: idOf(entity),
    name: nameOf(entity),
    before: pickValues(entity, [path]),
    after: { [path]: value ?? null },
  }));
}

/** Prepares a run that adds the same entries to a part of several entities. */
export function partBulk({
  kind,
  client,
  entities,
  partId,
  added,
  journal,
}: {
  kind: Kind;
  client: CallSender & object;
  entities: readonly Entity[];
  partId: string;
  added: readonly PartItem[];
  journal: Journal;
}): AnyBulk {
  const part = kind.parts?.find(({ id }) => id === partId);
  if (!part) throw new Error(`The kind ${kind.path} has no part ${partId}.`);
  const addedIds = added.map(({ id }) => id);
  const lacking = (present: readonly string[]): PartItem[] => added.filter((item) => !present.includes(item.id));
  const stateOf = async (id: string, name: string, request: RequestOptions = {}) => {
    const present: string[] = [];
    for await (const item of part.read(client, id, request)) if (addedIds.includes(item.id)) present.push(item.id);
    return { id, name, present: present.sort() };
  };
  const run = bulk({
    name: `admin-${kind.path}-${partId}`,
    client,
    journal,
    revision: '1',
    source: async function* () {
      for (const entity of entities) yield await stateOf(idOf(entity), nameOf(entity));
    },
    key: ({ id }: { id: string; name: string; present: string[] }) => id,
    plan: ({ present }) => (present.length === addedIds.length ? undefined : { present: [...addedIds].sort() }),
    keep: ['id', 'name', 'present'],
    read: (id, request) => stateOf(id, nameOf(entities.find((entity) => idOf(entity) === id) ?? { id }), request),
    apply: ({ id, present }) => part.add(client, id, lacking(present)),
    undo: ({ id }, { present }) => part.remove(client, id, lacking(present)),
  });
  return run;
}

function missingItem(key: string): never {
  throw new Error(`The journal contains an entity that the run does not have: ${key}.`);
}
