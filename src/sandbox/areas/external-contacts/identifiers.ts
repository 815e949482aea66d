import type { Area } from '../../engine/area.js';
import type {
  ContactIdentifier,
  ExternalContact,
  ExternalId,
  ExternalOrganization,
  ExternalOrganizationIdentifier,
  ExternalSource,
  IdentifierClaimRequest,
} from '../../../models/index.js';
import { isObject } from '../../values/json.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { notFound, Problem } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import type { Entity, Json, Repository } from '../repository.js';
import { normalizeAddress } from './addresses.js';
import { resolveContact, mergedInto } from './merged-contacts.js';
import { contactsOf, organizationsOf } from './model.js';

type Identifier = ContactIdentifier | ExternalOrganizationIdentifier;

/** A contact or an external organisation. */
export type Identified = ExternalContact | ExternalOrganization;

/** What identifiers are derived from. */
interface Holder {
  id: string;
  createDate?: string | undefined;
  externalIds?: readonly ExternalId[] | undefined;
}

/** Identifiers that were claimed or released explicitly, beyond those that an entity's fields imply. */
interface Claims {
  claimed: Identifier[];
  /** Identifiers in its fields that no longer count. */
  released: string[];
}

const claimsOf = (world: World): Map<string, Claims> => world.collection<Claims>('externalcontacts.identifiers');

/** Identifiers of contacts and external organisations: claiming, releasing and looking up. */
export function addIdentifierHandlers(area: Area, world: World): void {
  const changeIdentifiers = <T extends Identified>(
    context: OperationContext<IdentifierClaimRequest>,
    repository: Repository<T>,
    entity: Entity<T>,
  ): Identifier => {
    const { operation, identifier } = readObject(context, ['operation', 'identifier']);
    if (operation === 'Claim') return claimIdentifier(world, repository, entity, identifier);
    return releaseIdentifier(world, entity, identifier);
  };
  const findContact = (context: OperationContext): Entity<ExternalContact> => resolveContact(world, context.param('contactId'));
  const findOrganization = (context: OperationContext): Entity<ExternalOrganization> =>
    organizationsOf(world).get(context.param('externalOrganizationId'));
  area.handle('getExternalcontactsContactIdentifiers', (context) => ({ entities: identifiersOf(world, findContact(context)) }));
  area.handle('getExternalcontactsOrganizationIdentifiers', (context) => ({
    entities: identifiersOf(world, findOrganization(context)),
  }));
  area.handle('patchExternalcontactsContactIdentifiers', (context) =>
    changeIdentifiers(context, contactsOf(world), findContact(context)),
  );
  area.handle('patchExternalcontactsOrganizationIdentifiers', (context) =>
    changeIdentifiers(context, organizationsOf(world), findOrganization(context)),
  );
  addLookupHandlers(area, world);
}

function addLookupHandlers(area: Area, world: World): void {
  const lookUp = <T extends Identified>(context: OperationContext<Identifier>, repository: Repository<T>): T => {
    const identifier = readObject(context, ['value']);
    const owner = ownerOf(world, repository, identifier, identifier.division?.id);
    if (!owner) throw notFound(repository.entityName, identifier.value);
    return repository.view(withIdentifiers(context, world, owner));
  };
  area.handle('postExternalcontactsIdentifierlookup', (context) => lookUp(context, contactsOf(world)));
  area.handle('postExternalcontactsIdentifierlookupContacts', (context) => lookUp(context, contactsOf(world)));
  area.handle('postExternalcontactsIdentifierlookupOrganizations', (context) => lookUp(context, organizationsOf(world)));
}

/** Claims an identifier for an entity. @throws the platform's 409 if another entity has it. */
export function claimIdentifier<T extends Identified>(
  world: World,
  repository: Repository<T>,
  entity: Entity<T>,
  identifier: Identifier,
): Identifier {
  const owner = ownerOf(world, repository, identifier, entity.division?.id);
  if (owner && owner.id !== entity.id)
    throw new Problem(409, `The identifier belongs to another ${repository.entityName}`, {
      code: 'identifier.claimed',
      entityId: owner.id,
      entityName: repository.entityName,
      details: [{ errorCode: 'duplicate.value', fieldName: 'identifier', entityId: owner.id, entityName: repository.entityName }],
    });
  const { claimed: before = [], released: releasedKeys = [] } = claimsOf(world).get(entity.id) ?? {};
  const key = keyOf(identifier);
  const existing = identifiersOf(world, entity).find((each) => keyOf(each) === key);
  if (existing) return existing;
  const claim = { ...identifier, dateCreated: world.timestamp() };
  claimsOf(world).set(entity.id, { claimed: [...before, claim], released: releasedKeys.filter((each) => each !== key) });
  return claim;
}

/** @throws the platform's 404 for an identifier that the entity does not have. */
function releaseIdentifier(world: World, entity: Holder, identifier: Identifier): Identifier {
  const key = keyOf(identifier);
  const existing = identifiersOf(world, entity).find((each) => keyOf(each) === key);
  if (!existing) throw notFound('identifier', identifier.value);
  for (const id of [entity.id, ...mergedInto(world, entity.id).map((each) => each.id)]) {
    const { claimed: before = [], released: releasedKeys = [] } = claimsOf(world).get(id) ?? {};
    claimsOf(world).set(id, { claimed: before.filter((each) => keyOf(each) !== key), released: [...releasedKeys, key] });
  }
  return existing;
}

/** All identifiers of an entity: those claimed for it, those in its fields, and those of entities merged into it. */
export function identifiersOf(world: World, entity: Holder): Identifier[] {
  const identifiers = new Map<string, Identifier>();
  for (const each of [entity, ...mergedInto(world, entity.id)]) {
    const { claimed = [], released: releasedKeys = [] } = claimsOf(world).get(each.id) ?? {};
    const fieldIdentifiers = collectIdentifiers(each).filter((identifier) => !releasedKeys.includes(keyOf(identifier)));
    for (const identifier of [...claimed, ...fieldIdentifiers])
      if (!identifiers.has(keyOf(identifier))) identifiers.set(keyOf(identifier), identifier);
  }
  return [...identifiers.values()];
}

/** The owner of an identifier. An entity that claimed it precedes entities that only have it in a field. */
export function ownerOf<T extends Identified>(
  world: World,
  repository: Repository<T>,
  identifier: Identifier,
  divisionId?: string,
): Entity<T> | undefined {
  const key = keyOf(identifier);
  const all = repository.all().filter(({ division }) => divisionId === undefined || division?.id === divisionId);
  const hasIdentifier = (entity: Entity<T>): boolean => identifiersOf(world, entity).some((each) => keyOf(each) === key);
  const hasClaimed = (entity: Entity<T>): boolean =>
    claimsOf(world)
      .get(entity.id)
      ?.claimed.some((each) => keyOf(each) === key) ?? false;
  return all.find(hasClaimed) ?? all.find(hasIdentifier);
}

/** Adds the identifiers to an entity if `expand` requests them. */
export function withIdentifiers<T extends Identified>(context: OperationContext, world: World, entity: Entity<T>): Entity<T> {
  const expansions = context.queries('expand').flatMap((value) => value.split(','));
  return expansions.includes('identifiers') ? { ...entity, identifiers: identifiersOf(world, entity) } : entity;
}

function keyOf({ type, value, externalSource }: Identifier): string {
  const source = type === 'ExternalId' ? (externalSource?.id ?? '') : '';
  return `${type} ${source} ${type === 'Email' || type === 'Phone' || type === 'SocialWhatsapp' ? normalizeAddress(value) : value}`;
}

/** Fields that contain lists of scoped ids, and the field of the id within each. */
const scopedIdFields = [
  ['lineId', 'userId', 'SocialLine'],
  ['facebookId', 'scopedId', 'SocialFacebook'],
  ['instagramId', 'scopedId', 'SocialInstagram'],
] as const;

function collectIdentifiers(entity: Holder): Identifier[] {
  const { createDate: dateCreated } = entity;
  const fields: Json = { ...entity };
  const identifiers: Identifier[] = [];
  const add = (type: Identifier['type'], value: unknown, externalSource?: ExternalSource): void => {
    if (typeof value !== 'string' || value === '') return;
    identifiers.push({
      type,
      value,
      ...(externalSource && { externalSource }),
      ...(dateCreated !== undefined && { dateCreated }),
    });
  };
  for (const [name, value] of Object.entries(fields)) {
    if (name.endsWith('Email')) add('Email', value);
    if (/^(work|cell|home|other)Phone$/.test(name) && isObject(value)) add('Phone', value['e164'] ?? value['display']);
  }
  const { twitterId, whatsAppId } = fields;
  // Organisations have external ids only.
  if (isObject(twitterId) && 'lastName' in entity) add('SocialTwitter', twitterId['id']);
  if (isObject(whatsAppId) && isObject(whatsAppId['phoneNumber'])) add('SocialWhatsapp', whatsAppId['phoneNumber']['e164']);
  for (const [name, key, type] of scopedIdFields) {
    const idField = fields[name];
    for (const id of objectsOf(isObject(idField) ? idField['ids'] : undefined)) add(type, id[key]);
  }
  for (const { value } of objectsOf(fields['appleOpaqueIds'])) add('AppleOpaqueId', value);
  for (const { externalSource, value } of entity.externalIds ?? []) add('ExternalId', value, externalSource);
  return identifiers;
}

const objectsOf = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : []);
