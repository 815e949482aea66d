import type { Method } from '../../operations/methods.js';
import type { Area } from '../../engine/area.js';
import type {
  ContactIdentifier,
  ExternalOrganizationIdentifier,
  ExternalOrganizationIdentifierClaimRequest,
  IdentifierClaimRequest,
} from '../../../models/index.js';
import { isObject } from '../../values/json.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { notFound, Problem } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { readId } from '../repository.js';
import type { Entity, Json, Repository } from '../repository.js';
import { normalizeAddress } from './addresses.js';
import { resolveContact, mergedInto } from './merged-contacts.js';
import { contactsOf, organizationsOf } from './model.js';

type Identifier = ContactIdentifier | ExternalOrganizationIdentifier;

/** Identifiers that were claimed or released explicitly, beyond those that an entity's fields imply. */
interface Claims {
  claimed: Identifier[];
  /** Identifiers in its fields that no longer count. */
  released: string[];
}

const claimsOf = (world: World): Map<string, Claims> => world.collection<Claims>('externalcontacts.identifiers');

/** Identifiers of contacts and external organisations: claiming, releasing and looking up. */
export function addIdentifierHandlers(area: Area, world: World): void {
  addIdentifierOperations(area, world, {
    list: 'getExternalcontactsContactIdentifiers',
    change: 'patchExternalcontactsContactIdentifiers',
    repository: () => contactsOf(world),
    entityOf: (context) => resolveContact(world, context.param('contactId')),
  });
  addIdentifierOperations(area, world, {
    list: 'getExternalcontactsOrganizationIdentifiers',
    change: 'patchExternalcontactsOrganizationIdentifiers',
    repository: () => organizationsOf(world),
    entityOf: (context) => organizationsOf(world).get(context.param('externalOrganizationId')),
  });
  const addLookup = (name: Method, repository: () => Repository): void => {
    area.handle(name, (context) => {
      const identifier = readObject<Identifier>(context, ['value']);
      const owner = ownerOf(world, repository(), identifier, readId(identifier.division));
      if (!owner) throw notFound(repository().entityName, identifier.value);
      return repository().view(withIdentifiers(context, world, owner));
    });
  };
  addLookup('postExternalcontactsIdentifierlookup', () => contactsOf(world));
  addLookup('postExternalcontactsIdentifierlookupContacts', () => contactsOf(world));
  addLookup('postExternalcontactsIdentifierlookupOrganizations', () => organizationsOf(world));
}

/** The operations on the identifiers of a kind of entity. */
interface IdentifierOperations {
  readonly list: Method;
  readonly change: Method;
  readonly repository: () => Repository;
  /** The entity that a request names. */
  readonly entityOf: (context: OperationContext) => Entity;
}

function addIdentifierOperations(area: Area, world: World, { list, change, repository, entityOf }: IdentifierOperations): void {
  area.handle(list, (context) => ({ entities: identifiersOf(world, entityOf(context)) }));
  area.handle(change, (context) => {
    const entity = entityOf(context);
    type Request = IdentifierClaimRequest & ExternalOrganizationIdentifierClaimRequest;
    const { operation, identifier } = readObject<Request>(context, ['operation', 'identifier']);
    if (operation === 'Claim') return claimIdentifier(world, repository(), entity, identifier);
    return releaseIdentifier(world, entity, identifier);
  });
}

/** Claims an identifier for an entity. @throws the platform's 409 if another entity has it. */
export function claimIdentifier(world: World, repository: Repository, entity: Entity, identifier: Identifier): Identifier {
  const owner = ownerOf(world, repository, identifier, readId(entity['division']));
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
function releaseIdentifier(world: World, entity: Entity, identifier: Identifier): Identifier {
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
export function identifiersOf(world: World, entity: Entity): Identifier[] {
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
export function ownerOf(world: World, repository: Repository, identifier: Identifier, divisionId?: string): Entity | undefined {
  const key = keyOf(identifier);
  const all = repository.all().filter(({ division }) => divisionId === undefined || readId(division) === divisionId);
  const hasIdentifier = (entity: Entity): boolean => identifiersOf(world, entity).some((each) => keyOf(each) === key);
  const hasClaimed = (entity: Entity): boolean =>
    claimsOf(world)
      .get(entity.id)
      ?.claimed.some((each) => keyOf(each) === key) ?? false;
  return all.find(hasClaimed) ?? all.find(hasIdentifier);
}

/** Adds the identifiers to an entity if `expand` requests them. */
export function withIdentifiers(context: OperationContext, world: World, entity: Entity): Json {
  const expansions = context.queries('expand').flatMap((value) => value.split(','));
  return expansions.includes('identifiers') ? { ...entity, identifiers: identifiersOf(world, entity) } : entity;
}

function keyOf({ type, value, externalSource }: Identifier): string {
  const source = type === 'ExternalId' ? (readId(externalSource) ?? '') : '';
  return `${type} ${source} ${type === 'Email' || type === 'Phone' || type === 'SocialWhatsapp' ? normalizeAddress(value) : value}`;
}

/** Fields that contain lists of scoped ids, and the field of the id within each. */
const scopedIdFields = [
  ['lineId', 'userId', 'SocialLine'],
  ['facebookId', 'scopedId', 'SocialFacebook'],
  ['instagramId', 'scopedId', 'SocialInstagram'],
] as const;

function collectIdentifiers(entity: Entity): Identifier[] {
  const dateCreated = entity['createDate'];
  const identifiers: Json[] = [];
  const add = (type: Identifier['type'], value: unknown): void => {
    if (typeof value === 'string' && value !== '') identifiers.push({ type, value });
  };
  for (const [name, value] of Object.entries(entity)) {
    if (name.endsWith('Email')) add('Email', value);
    if (/^(work|cell|home|other)Phone$/.test(name) && isObject(value)) add('Phone', value['e164'] ?? value['display']);
  }
  const { twitterId, whatsAppId } = entity;
  // Organisations have external ids only.
  if (isObject(twitterId) && 'lastName' in entity) add('SocialTwitter', twitterId['id']);
  if (isObject(whatsAppId) && isObject(whatsAppId['phoneNumber'])) add('SocialWhatsapp', whatsAppId['phoneNumber']['e164']);
  for (const [name, key, type] of scopedIdFields) {
    const idField = entity[name];
    for (const id of objectsOf(isObject(idField) ? idField['ids'] : undefined)) add(type, id[key]);
  }
  for (const { value } of objectsOf(entity['appleOpaqueIds'])) add('AppleOpaqueId', value);
  for (const { externalSource, value } of objectsOf(entity['externalIds']))
    if (typeof value === 'string' && isObject(externalSource)) identifiers.push({ type: 'ExternalId', value, externalSource });
  const datedIdentifiers = identifiers.map((identifier) => ({
    ...identifier,
    ...(typeof dateCreated === 'string' && { dateCreated }),
  }));
  return datedIdentifiers as unknown as Identifier[];
}

const objectsOf = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : []);
