import type { ExternalContact, ExternalOrganization, Note, Relationship } from '../../../models/index.js';
import type { OperationContext } from '../../http/operation-context.js';
import { unknownReference } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { Repository } from '../repository.js';
import type { Entity, Fields } from '../repository.js';
import { omitFields, valueAt } from '../field-path.js';
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
export interface Kind<T extends object> {
  readonly repository: Repository<T>;
  /** Throws if the custom fields of the body do not conform to their schema. */
  check(body: Partial<T>): void;
  /** Fields that the platform adds to those of the body, for a new entity or a changed one. */
  platformFieldsFor(body: Partial<T>, before?: Entity<T>): Partial<T>;
  /** Updates other entities after a deletion. */
  onRemove(id: string): void;
}

/** The kinds of entities with custom fields and relationships between them. */
export interface Kinds {
  readonly contacts: Kind<ExternalContact>;
  readonly organizations: Kind<ExternalOrganization>;
  readonly relationships: Kind<Relationship>;
}

/** A note as stored. */
export type StoredNote = Fields<Note> & { id: string };

export const contactsOf = (world: World): Repository<ExternalContact> =>
  new Repository<ExternalContact>(world, `${BASE}/contacts`);
export const organizationsOf = (world: World): Repository<ExternalOrganization> =>
  new Repository<ExternalOrganization>(world, `${BASE}/organizations`);
export const relationshipsOf = (world: World): Repository<Relationship> =>
  new Repository<Relationship>(world, `${BASE}/relationships`);

/** All notes, regardless of the entity they belong to. */
export const notesOf = (world: World): Map<string, StoredNote> => world.collection<StoredNote>('externalcontacts.notes');

const dateFields = (world: World, before: { createDate?: string } | undefined): { createDate: string; modifyDate: string } => ({
  createDate: before?.createDate ?? world.timestamp(),
  modifyDate: world.timestamp(),
});

export function contactKind(world: World): Kind<ExternalContact> {
  const repository = contactsOf(world);
  return {
    repository,
    check: (body) => {
      refuseUnfit(world, 'contacts', body);
    },
    platformFieldsFor: ({ type = 'Curated' }, before) => ({
      ...dateFields(world, before),
      // A contact entered by a user is curated by default.
      ...(before === undefined && { type }),
    }),
    onRemove: (id) => {
      forgetNotes(world, id);
      for (const organization of organizationsOf(world).all()) {
        if (valueAt(organization, ['primaryContactId']) === id)
          organizationsOf(world).save({ ...omitFields(organization, ['primaryContactId']), id: organization.id });
      }
    },
  };
}

export function organizationKind(world: World): Kind<ExternalOrganization> {
  const repository = organizationsOf(world);
  return {
    repository,
    check: (body) => {
      refuseUnfit(world, 'organizations', body);
    },
    platformFieldsFor: (_, before) => dateFields(world, before),
    onRemove: (id) => {
      forgetNotes(world, id);
      for (const { id: relationshipId, externalOrganization } of relationshipsOf(world).all())
        if (externalOrganization?.id === id) relationshipsOf(world).remove(relationshipId);
      for (const contact of contactsOf(world).all()) {
        const { externalOrganization, ...others } = contact;
        if (externalOrganization?.id === id) contactsOf(world).save(others);
      }
    },
  };
}

export function relationshipKind(world: World): Kind<Relationship> {
  const repository = relationshipsOf(world);
  return {
    repository,
    check: () => undefined,
    platformFieldsFor: () => ({}),
    onRemove: () => undefined,
  };
}

export function addEntity<T extends object>(kind: Kind<T>, context: OperationContext | undefined, body: Partial<T>): Entity<T> {
  kind.check(body);
  return kind.repository.create(context, omitFields(body, derivedFields), kind.platformFieldsFor(body));
}

export function replaceEntity<T extends object>(
  kind: Kind<T>,
  context: OperationContext | undefined,
  id: string | undefined,
  body: Partial<T>,
): Entity<T> {
  const before = kind.repository.get(id);
  kind.check(body);
  const derivedValues = omitFields(
    before,
    Object.keys(before).filter((name) => !derivedFields.includes(name)),
  );
  const extraFields = { ...kind.platformFieldsFor(body, before), ...derivedValues };
  return kind.repository.update(context, before, omitFields(body, derivedFields), { replaces: true, more: extraFields });
}

export function removeEntity<T extends object>(kind: Kind<T>, id: string | undefined): void {
  const { id: entityId } = kind.repository.get(id);
  kind.repository.remove(entityId);
  kind.onRemove(entityId);
}

/** @throws the platform's 400 for a reference to an unknown entity. */
export function refuseUnknown<T extends object>(repository: Repository<T>, fieldName: string, id: string | undefined): void {
  if (id !== undefined && !repository.find(id)) throw unknownReference(fieldName, id, repository.entityName);
}

function forgetNotes(world: World, entityId: string): void {
  for (const [id, note] of notesOf(world)) if (note.entityId === entityId) notesOf(world).delete(id);
}
