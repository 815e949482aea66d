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
import { bare } from './addresses.js';
import { resolved, mergedInto } from './merged.js';
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
  addOwnHandlers(area, world, {
    list: 'getExternalcontactsContactIdentifiers',
    change: 'patchExternalcontactsContactIdentifiers',
    kept: () => contactsOf(world),
    entityOf: (context) => resolved(world, context.param('contactId')),
  });
  addOwnHandlers(area, world, {
    list: 'getExternalcontactsOrganizationIdentifiers',
    change: 'patchExternalcontactsOrganizationIdentifiers',
    kept: () => organizationsOf(world),
    entityOf: (context) => organizationsOf(world).get(context.param('externalOrganizationId')),
  });
  const lookup = (name: Method, kept: () => Repository): void => {
    area.handle(name, (context) => {
      const wanted = readObject<Identifier>(context, ['value']);
      const found = ownerOf(world, kept(), wanted, readId(wanted.division));
      if (!found) throw notFound(kept().entityName, wanted.value);
      return kept().view(withIdentifiers(context, world, found));
    });
  };
  lookup('postExternalcontactsIdentifierlookup', () => contactsOf(world));
  lookup('postExternalcontactsIdentifierlookupContacts', () => contactsOf(world));
  lookup('postExternalcontactsIdentifierlookupOrganizations', () => organizationsOf(world));
}

/** The operations on the identifiers of a kind of entity. */
interface OwnIdentifiers {
  readonly list: Method;
  readonly change: Method;
  readonly kept: () => Repository;
  /** The entity that a request names. */
  readonly entityOf: (context: OperationContext) => Entity;
}

function addOwnHandlers(area: Area, world: World, { list, change, kept, entityOf }: OwnIdentifiers): void {
  area.handle(list, (context) => ({ entities: identifiersOf(world, entityOf(context)) }));
  area.handle(change, (context) => {
    const entity = entityOf(context);
    type Request = IdentifierClaimRequest & ExternalOrganizationIdentifierClaimRequest;
    const { operation, identifier } = readObject<Request>(context, ['operation', 'identifier']);
    if (operation === 'Claim') return claimed(world, kept(), entity, identifier);
    return released(world, entity, identifier);
  });
}

/** Claims an identifier for an entity. @throws the platform's 409 if another entity has it. */
export function claimed(world: World, kept: Repository, entity: Entity, identifier: Identifier): Identifier {
  const owner = ownerOf(world, kept, identifier, readId(entity['division']));
  if (owner && owner.id !== entity.id)
    throw new Problem(409, `The identifier belongs to another ${kept.entityName}`, {
      code: 'identifier.claimed',
      entityId: owner.id,
      entityName: kept.entityName,
      details: [{ errorCode: 'duplicate.value', fieldName: 'identifier', entityId: owner.id, entityName: kept.entityName }],
    });
  const { claimed: before = [], released: gone = [] } = claimsOf(world).get(entity.id) ?? {};
  const key = keyOf(identifier);
  const known = identifiersOf(world, entity).find((each) => keyOf(each) === key);
  if (known) return known;
  const given = { ...identifier, dateCreated: world.timestamp() };
  claimsOf(world).set(entity.id, { claimed: [...before, given], released: gone.filter((each) => each !== key) });
  return given;
}

/** @throws the platform's 404 for an identifier that the entity does not have. */
function released(world: World, entity: Entity, identifier: Identifier): Identifier {
  const key = keyOf(identifier);
  const known = identifiersOf(world, entity).find((each) => keyOf(each) === key);
  if (!known) throw notFound('identifier', identifier.value);
  for (const id of [entity.id, ...mergedInto(world, entity.id).map((each) => each.id)]) {
    const { claimed: before = [], released: gone = [] } = claimsOf(world).get(id) ?? {};
    claimsOf(world).set(id, { claimed: before.filter((each) => keyOf(each) !== key), released: [...gone, key] });
  }
  return known;
}

/** All identifiers of an entity: those claimed for it, those in its fields, and those of entities merged into it. */
export function identifiersOf(world: World, entity: Entity): Identifier[] {
  const found = new Map<string, Identifier>();
  for (const each of [entity, ...mergedInto(world, entity.id)]) {
    const { claimed: more = [], released: gone = [] } = claimsOf(world).get(each.id) ?? {};
    const ofFields = identifiersIn(each).filter((identifier) => !gone.includes(keyOf(identifier)));
    for (const identifier of [...more, ...ofFields]) if (!found.has(keyOf(identifier))) found.set(keyOf(identifier), identifier);
  }
  return [...found.values()];
}

/** The owner of an identifier. An entity that claimed it precedes entities that only have it in a field. */
export function ownerOf(world: World, kept: Repository, identifier: Identifier, divisionId?: string): Entity | undefined {
  const key = keyOf(identifier);
  const all = kept.all().filter(({ division }) => divisionId === undefined || readId(division) === divisionId);
  const knows = (entity: Entity): boolean => identifiersOf(world, entity).some((each) => keyOf(each) === key);
  const claims = (entity: Entity): boolean =>
    claimsOf(world)
      .get(entity.id)
      ?.claimed.some((each) => keyOf(each) === key) ?? false;
  return all.find(claims) ?? all.find(knows);
}

/** Adds the identifiers to an entity if `expand` requests them. */
export function withIdentifiers(context: OperationContext, world: World, entity: Entity): Json {
  const wanted = context.queries('expand').flatMap((value) => value.split(','));
  return wanted.includes('identifiers') ? { ...entity, identifiers: identifiersOf(world, entity) } : entity;
}

function keyOf({ type, value, externalSource }: Identifier): string {
  const source = type === 'ExternalId' ? (readId(externalSource) ?? '') : '';
  return `${type} ${source} ${type === 'Email' || type === 'Phone' || type === 'SocialWhatsapp' ? bare(value) : value}`;
}

/** Fields that contain lists of scoped ids, and the field of the id within each. */
const scoped = [
  ['lineId', 'userId', 'SocialLine'],
  ['facebookId', 'scopedId', 'SocialFacebook'],
  ['instagramId', 'scopedId', 'SocialInstagram'],
] as const;

function identifiersIn(entity: Entity): Identifier[] {
  const dateCreated = entity['createDate'];
  const found: Json[] = [];
  const add = (type: Identifier['type'], value: unknown): void => {
    if (typeof value === 'string' && value !== '') found.push({ type, value });
  };
  for (const [name, value] of Object.entries(entity)) {
    if (name.endsWith('Email')) add('Email', value);
    if (/^(work|cell|home|other)Phone$/.test(name) && isObject(value)) add('Phone', value['e164'] ?? value['display']);
  }
  const { twitterId, whatsAppId } = entity;
  // Organisations have external ids only.
  if (isObject(twitterId) && 'lastName' in entity) add('SocialTwitter', twitterId['id']);
  if (isObject(whatsAppId) && isObject(whatsAppId['phoneNumber'])) add('SocialWhatsapp', whatsAppId['phoneNumber']['e164']);
  for (const [name, key, type] of scoped) {
    const held = entity[name];
    for (const id of listIn(isObject(held) ? held['ids'] : undefined)) add(type, id[key]);
  }
  for (const { value } of listIn(entity['appleOpaqueIds'])) add('AppleOpaqueId', value);
  for (const { externalSource, value } of listIn(entity['externalIds']))
    if (typeof value === 'string' && isObject(externalSource)) found.push({ type: 'ExternalId', value, externalSource });
  const dated = found.map((identifier) => ({ ...identifier, ...(typeof dateCreated === 'string' && { dateCreated }) }));
  return dated as unknown as Identifier[];
}

const listIn = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : []);
