import type { Method } from '../../operations/methods.js';
import type { Area } from '../../engine/area.js';
import type { IntegrityRule } from '../../engine/integrity-rule.js';
import type { ConversationAssociation } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { invalidField, missingField, notFound } from '../../store/errors.js';
import { queryList } from '../../http/listing.js';
import { queryValue } from '../../http/query.js';
import type { World } from '../../store/world.js';
import { addClusterHandlers } from './clusters.js';
import { publishDetailEvent } from '../conversations/detail-events.js';
import { changeConversation } from '../conversations/life.js';
import { conversationOf } from '../conversations/model.js';
import { readId, listPage } from '../repository.js';
import type { Entity, Json } from '../repository.js';
import { addressesOf, normalizeAddress } from './addresses.js';
import { addBulkHandlers } from './bulk.js';
import { addEnrichHandlers } from './enrich.js';
import { addExportHandlers } from './exports.js';
import { addIdentifierHandlers, withIdentifiers } from './identifiers.js';
import { addImportHandlers } from './imports.js';
import { requireContact, resolveContact, findUnresolved } from './merged-contacts.js';
import { addMergeHandlers } from './merges.js';
import {
  addEntity,
  contactKind,
  contactsOf,
  organizationKind,
  organizationsOf,
  BASE,
  relationshipKind,
  removeEntity,
  replaceEntity,
} from './model.js';
import type { Kind } from './model.js';
import { addNoteHandlers } from './notes.js';
import { patchEntity } from './patch.js';
import { addSchemaHandlers } from './schemas.js';
import { addSearchHandlers } from './search.js';
import { addSegmentHandlers } from './segments.js';
import { addTrustorHandlers, withTrustor } from './trustors.js';

/** The maximum number of entities in a lookup by number or address. */
const LOOKUP_LIMIT = 25;

/** The operations that write a kind of entity, and the placeholder of its id. */
interface WriteOperations {
  readonly idName: string;
  readonly create: Method;
  readonly replace: Method;
  readonly change: Method;
  /** Absent if no other entity refers to the kind: the engine deletes it then. */
  readonly remove?: Method;
}

const contactOperations: WriteOperations = {
  idName: 'contactId',
  create: 'postExternalcontactsContacts',
  replace: 'putExternalcontactsContact',
  change: 'patchExternalcontactsContact',
  remove: 'deleteExternalcontactsContact',
};

const organizationOperations: WriteOperations = {
  idName: 'externalOrganizationId',
  create: 'postExternalcontactsOrganizations',
  replace: 'putExternalcontactsOrganization',
  change: 'patchExternalcontactsOrganization',
  remove: 'deleteExternalcontactsOrganization',
};

const relationshipOperations: WriteOperations = {
  idName: 'relationshipId',
  create: 'postExternalcontactsRelationships',
  replace: 'putExternalcontactsRelationship',
  change: 'patchExternalcontactsRelationship',
};

const rules: readonly IntegrityRule[] = [
  { path: `${BASE}/contacts`, references: { externalOrganization: `${BASE}/organizations` } },
  { path: `${BASE}/organizations`, references: { primaryContactId: `${BASE}/contacts` } },
  {
    path: `${BASE}/relationships`,
    references: { user: { path: '/api/v2/users', where: { state: 'active' } }, externalOrganization: `${BASE}/organizations` },
  },
];

/** External contacts and organisations, their relationships and notes. */
export function addExternalContactHandlers(area: Area, world: World): void {
  const kinds = { contacts: contactKind(world), organizations: organizationKind(world), relationships: relationshipKind(world) };
  for (const rule of rules) area.addRule(rule);
  addSchemaHandlers(area, world);
  addNoteHandlers(area, world);
  addBulkHandlers(area, world, kinds);
  for (const addRoutes of [
    addIdentifierHandlers,
    addMergeHandlers,
    addClusterHandlers,
    addEnrichHandlers,
    addSearchHandlers,
    addSegmentHandlers,
    addExportHandlers,
    addImportHandlers,
    addTrustorHandlers,
  ])
    addRoutes(area, world);
  addWriteHandlers(area, world, kinds.contacts, contactOperations);
  addWriteHandlers(area, world, kinds.organizations, organizationOperations);
  addWriteHandlers(area, world, kinds.relationships, relationshipOperations);
  addReadHandlers(area, world);
  addLookupHandlers(area, world);
  addAssociationHandlers(area, world);
}

function addWriteHandlers(area: Area, world: World, kind: Kind, operations: WriteOperations): void {
  const { repository } = kind;
  const { idName, create, replace, change, remove } = operations;
  /** The id of a merged contact stands for the contact that it was merged into. */
  const idOf = (context: OperationContext): string => {
    const id = context.param(idName);
    return idName === 'contactId' ? resolveContact(world, id).id : id;
  };
  area.handle(create, (context) => repository.view(addEntity(kind, context, readObject<Json>(context))));
  area.handle(replace, (context) => repository.view(replaceEntity(kind, context, idOf(context), readObject<Json>(context))));
  area.handle(change, (context) => {
    const before = repository.get(idOf(context));
    return repository.view(replaceEntity(kind, context, before.id, patchEntity(context, world, repository.type, before)));
  });
  if (remove === undefined) return;
  area.handle(remove, (context) => {
    removeEntity(kind, idOf(context));
    return {};
  });
}

function addReadHandlers(area: Area, world: World): void {
  const contacts = contactsOf(world);
  const organizations = organizationsOf(world);
  /** Contacts refer to their organisation by id; `expand` returns it in full. */
  const viewContact = (context: OperationContext, contact: Entity): Json => {
    const organization = organizations.find(readId(contact['externalOrganization']));
    const isExpanded = organization !== undefined && queryList(context, 'expand').includes('externalOrganization');
    return { ...contact, ...(isExpanded && { externalOrganization: organizations.view(organization) }) };
  };
  const viewOne = (context: OperationContext, contact: Entity): Json =>
    contacts.view({ ...withIdentifiers(context, world, contact), ...viewContact(context, contact) });
  area.handle('getExternalcontactsContacts', (context) =>
    listPage(
      context,
      world,
      contacts.all().map((contact) => viewContact(context, contact)),
    ),
  );
  area.handle('getExternalcontactsOrganizationContacts', (context) => {
    const { id } = organizations.get(context.param('externalOrganizationId'));
    const members = contacts.all().filter(({ externalOrganization }) => readId(externalOrganization) === id);
    return listPage(
      context,
      world,
      members.map((contact) => viewContact(context, contact)),
    );
  });
  area.handle('getExternalcontactsContact', (context) => viewOne(context, resolveContact(world, context.param('contactId'))));
  area.handle('getExternalcontactsContactUnresolved', (context) =>
    viewOne(context, findUnresolved(world, context.param('contactId'))),
  );
  area.handle('getExternalcontactsOrganization', (context) => {
    const organization = organizations.get(context.param('externalOrganizationId'));
    return organizations.view(withTrustor(context, withIdentifiers(context, world, organization)));
  });
  area.handle('postExternalcontactsContactPromotion', (context) => {
    const contact = resolveContact(world, context.param('contactId'));
    if (contact['type'] === 'Curated') return contacts.view(contact);
    return contacts.view(contacts.save({ ...contact, type: 'Curated', modifyDate: world.timestamp() }));
  });
}

function addLookupHandlers(area: Area, world: World): void {
  area.handle('getExternalcontactsReversewhitepageslookup', (context) => {
    const address = normalizeAddress(queryValue(context, 'lookupVal') ?? '');
    if (address === '') throw missingField('lookupVal');
    const contacts = contactsOf(world);
    const organizations = organizationsOf(world);
    const matches = contacts.all().filter((contact) => addressesOf(contact).includes(address));
    const matchingOrganizations = organizations.all().filter((organization) => addressesOf(organization).includes(address));
    return {
      contacts: matches.slice(0, LOOKUP_LIMIT).map((contact) => contacts.view(contact)),
      externalOrganizations: matchingOrganizations
        .slice(0, LOOKUP_LIMIT - Math.min(matches.length, LOOKUP_LIMIT))
        .map((organization) => organizations.view(organization)),
    };
  });
}

function addAssociationHandlers(area: Area, world: World): void {
  area.handle('putExternalcontactsConversation', (context) => {
    const conversation = conversationOf(world, context.param('conversationId'));
    const { conversationId, communicationId, externalContactId } = readObject<ConversationAssociation>(context);
    if (conversationId !== conversation.id)
      throw invalidField('conversationId is another than the one of the path', 'conversationId');
    const party = conversation.parties.find(({ sessionId }) => sessionId === communicationId);
    if (!party) throw notFound('communication', communicationId);
    const contactId = externalContactId === undefined ? undefined : requireContact(world, externalContactId);
    changeConversation(world, conversation, () => {
      if (contactId === undefined) delete party.externalContactId;
      else party.externalContactId = contactId;
    });
    publishDetailEvent(world, 'v2.detail.events.conversation.{id}.contact', conversation, party, world.now(), {});
    return context.send(null, 202);
  });
}
