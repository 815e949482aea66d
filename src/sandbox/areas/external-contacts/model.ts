import { isObject } from '../../values/json.js';
import type { OperationContext } from '../../http/operation-context.js';
import { unknownReference } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { readId, Repository } from '../repository.js';
import type { Entity, Json } from '../repository.js';
import { refuseUnfit } from './schemas.js';

export const BASE = '/api/v2/externalcontacts';

/** Fields that the platform determines for contacts and organisations. Values in a body are ignored. */
const derivedFields: readonly string[] = [
  'type',
  'identifiers',
  'canonicalContact',
  'mergeSet',
  'mergeOperation',
  'mergedFrom',
  'mergedTo',
  'trustor',
];

/** Fields that only the platform writes. */
export const platformFields: readonly string[] = [
  'id',
  'selfUri',
  'createDate',
  'modifyDate',
  'createdBy',
  'entityId',
  'entityType',
  'division',
  ...derivedFields,
];

/** The rules of one kind of entity. */
export interface Kind {
  readonly repository: Repository;
  /** Throws if the custom fields of the body do not conform to their schema. */
  check(body: Json): void;
  /** Fields that the platform adds to those of the body. */
  platformFieldsFor(before?: Entity): Json;
  /** Updates other entities after a deletion. */
  onRemove(id: string): void;
}

export const contactsOf = (world: World): Repository => new Repository(world, `${BASE}/contacts`);
export const organizationsOf = (world: World): Repository => new Repository(world, `${BASE}/organizations`);
export const relationshipsOf = (world: World): Repository => new Repository(world, `${BASE}/relationships`);

/** All notes, regardless of the entity they belong to. */
export const notesOf = (world: World): Map<string, Json> => world.collection<Json>('externalcontacts.notes');

const dateFields =
  (world: World) =>
  (before?: Entity): Json => ({
    createDate: before?.['createDate'] ?? world.timestamp(),
    modifyDate: world.timestamp(),
  });

export function contactKind(world: World): Kind {
  const repository = contactsOf(world);
  return {
    repository,
    check: (body) => {
      refuseUnfit(world, 'contacts', body);
    },
    platformFieldsFor: dateFields(world),
    onRemove: (id) => {
      forgetNotes(world, id);
      for (const organization of organizationsOf(world).all()) {
        const { primaryContactId, ...others } = organization;
        if (primaryContactId === id) organizationsOf(world).save(others);
      }
    },
  };
}

export function organizationKind(world: World): Kind {
  const repository = organizationsOf(world);
  return {
    repository,
    check: (body) => {
      refuseUnfit(world, 'organizations', body);
    },
    platformFieldsFor: dateFields(world),
    onRemove: (id) => {
      forgetNotes(world, id);
      for (const { id: relationshipId, externalOrganization } of relationshipsOf(world).all())
        if (readId(externalOrganization) === id) relationshipsOf(world).remove(relationshipId);
      for (const contact of contactsOf(world).all()) {
        const { externalOrganization, ...others } = contact;
        if (readId(externalOrganization) === id) contactsOf(world).save(others);
      }
    },
  };
}

export function relationshipKind(world: World): Kind {
  const repository = relationshipsOf(world);
  return {
    repository,
    check: () => undefined,
    platformFieldsFor: () => ({}),
    onRemove: () => undefined,
  };
}

export function addEntity(kind: Kind, context: OperationContext | undefined, body: Json): Entity {
  kind.check(body);
  // A contact entered by a user is curated by default.
  const type = kind.repository.type === 'ExternalContact' ? { type: body['type'] ?? 'Curated' } : {};
  return kind.repository.create(context, omitFields(body, derivedFields), { ...kind.platformFieldsFor(), ...type });
}

export function replaceEntity(kind: Kind, context: OperationContext | undefined, id: string | undefined, body: Json): Entity {
  const before = kind.repository.get(id);
  kind.check(body);
  const derivedValues = omitFields(
    before,
    Object.keys(before).filter((name) => !derivedFields.includes(name)),
  );
  const extraFields = { ...kind.platformFieldsFor(before), ...derivedValues };
  return kind.repository.update(context, before, omitFields(body, derivedFields), { replaces: true, more: extraFields });
}

const omitFields = (entity: Json, names: readonly string[]): Json =>
  Object.fromEntries(Object.entries(entity).filter(([name]) => !names.includes(name)));

export function removeEntity(kind: Kind, id: string | undefined): void {
  const { id: entityId } = kind.repository.get(id);
  kind.repository.remove(entityId);
  kind.onRemove(entityId);
}

/** @throws the platform's 400 for a reference to an unknown entity. */
export function refuseUnknown(repository: Repository, fieldName: string, id: string | undefined): void {
  if (id !== undefined && !repository.find(id)) throw unknownReference(fieldName, id, repository.entityName);
}

function forgetNotes(world: World, entityId: string): void {
  for (const [id, note] of notesOf(world)) if (isObject(note) && note['entityId'] === entityId) notesOf(world).delete(id);
}
