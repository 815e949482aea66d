import { bulk } from 'contact-centre-client/bulk';
import type { Journal } from 'contact-centre-client/bulk';
import type { CallSender, RequestOptions } from 'contact-centre-client/fetch';
import type { Entity, Kind } from '../kinds/kind.js';
import { idOf, nameOf } from '../kinds/kind.js';
import type { FieldValues } from './field-values.js';
import { haveValues, pickValues, withValues } from './field-values.js';
import { createEntity, findEntity } from './new-entities.js';
import type { FieldWrite } from './update-fields.js';
import { updateFields } from './update-fields.js';
import type { AnyBulk } from './use-bulk-run.js';

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
}

/** An entity as the run reads it. */
interface ItemState {
  readonly key: string;
  /** `''` if it does not exist. */
  readonly id: string;
  readonly name: string;
  /** Of the fields that the item changes. */
  readonly values: FieldValues;
}

/** Prepares a run that writes fields of entities of one kind. It sends no request before `rehearse` or `start`. */
export function entityBulk({ kind, client, items, journal }: EntityBulkOptions): AnyBulk {
  const itemsByKey = new Map(items.map((item) => [item.key, item]));
  const itemOf = (key: string): EntityItem => itemsByKey.get(key) ?? missingItem(key);
  /** Entities that this page has created. A search of the platform finds them later. */
  const createdIds = new Map<string, string>();
  const readEntity = async ({ key, id, after }: EntityItem, request: RequestOptions): Promise<Entity | undefined> => {
    const entityId = id === '' ? createdIds.get(key) : id;
    return entityId === undefined
      ? await findEntity(kind, client, withValues({}, after), request)
      : await kind.read(client, entityId, request);
  };
  const write = async (id: string, values: FieldValues, request: RequestOptions): Promise<void> => {
    await writeFields(kind, client, { id, values, request });
  };
  const run = bulk({
    name: `admin-${kind.path}`,
    client,
    journal,
    // The default is a hash of the source of `plan`, which differs between builds.
    revision: '2',
    source: () => items.map(({ key, id, name, before }): ItemState => ({ key, id, name, values: before })),
    key: ({ key }) => key,
    plan: ({ key, id, values }) => {
      const { after } = itemOf(key);
      return id !== '' && haveValues(values, after) ? undefined : { values: after };
    },
    keep: ['key', 'id', 'name', 'values'],
    read: async (key, request) => {
      const { name, after, ...item } = itemOf(key);
      const entity = await readEntity({ ...item, name, after }, request);
      const values = entity ? pickValues(entity, Object.keys(after)) : {};
      return { key, id: entity ? idOf(entity) : '', name, values };
    },
    applied: ({ id, values }, change) => id !== '' && haveValues(values, change.values),
    apply: async ({ key, id }, { values }, request) => {
      if (id !== '') await write(id, values, request);
      else createdIds.set(key, await createEntity(kind, client, values, request));
    },
    undo: async ({ id }, { id: formerId, values }, request) => {
      if (formerId !== '') await write(id, values, request);
      else await kind.remove?.(client, id);
    },
  });
  return run;
}

/** Changes fields on top of what the entity has now, with a call for all, and one for each that has a separate call. */
async function writeFields(kind: Kind, client: CallSender, { id, values, request }: FieldWrite): Promise<void> {
  const separate = kind.fields.flatMap(({ path, separate: call }) => (call && path in values ? [{ path, call }] : []));
  const together = Object.keys(values).filter((path) => separate.every((each) => each.path !== path));
  if (together.length > 0) await updateFields(kind, client, { id, values, request });
  for (const { path, call } of separate) await call.send(client, id, values[path] ?? undefined);
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

function missingItem(key: string): never {
  throw new Error(`The journal contains an entity that the run does not have: ${key}.`);
}
