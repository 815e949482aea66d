import type { CallSender, RequestOptions } from 'contact-centre-client/fetch';
import { isShown } from '../fields/rules.js';
import { identifierIn } from '../kinds/identifier.js';
import type { Entity, Kind } from '../kinds/kind.js';
import { idOf } from '../kinds/kind.js';
import type { FieldValues } from './field-values.js';
import { withValues } from './field-values.js';
import { updateFields } from './update-fields.js';

/** Creates an entity. Fields that the creation does not take are set by a second call. @returns its id. */
export async function createEntity(
  kind: Kind,
  client: CallSender,
  values: FieldValues,
  request: RequestOptions,
): Promise<string> {
  const target = withValues(kind.initial ?? {}, values);
  const created = await kind.create?.(client, target);
  const id = idOf(created ?? {});
  const later = kind.fields.filter((field) => field.path in values && !isShown(field, target));
  if (later.length > 0) {
    const rest = Object.fromEntries(later.map(({ path }) => [path, values[path]]));
    await updateFields(kind, client, { id, values: rest, request });
  }
  return id;
}

/** Returns the entity that has the identifier of another one, as an earlier request may have created it. */
export async function findEntity(
  kind: Kind,
  client: CallSender,
  sample: Entity,
  request: RequestOptions,
): Promise<Entity | undefined> {
  const identifier = identifierIn(kind, sample);
  const entities = kind.search ? kind.search(client, identifier, request) : kind.list(client, request);
  for await (const entity of entities) {
    if (identifierIn(kind, entity) === identifier) return await kind.read(client, idOf(entity), request);
  }
  return undefined;
}
