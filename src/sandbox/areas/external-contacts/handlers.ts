import type { Area } from '../../engine/area.js';
import type { IntegrityRule } from '../../engine/integrity-rule.js';
import type { ConversationAssociation, ExternalContact } from '../../../models/index.js';
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
import { listPage } from '../repository.js';
import type { Entity } from '../repository.js';
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
import type { Kind, Kinds } from './model.js';
import { addNoteHandlers } from './notes.js';
import { patchEntity } from './patch.js';
import { addSchemaHandlers } from './schemas.js';
import { addSearchHandlers } from './search.js';
import { addSegmentHandlers } from './segments.js';
import { addTrustorHandlers, withTrustor } from './trustors.js';

/** The maximum number of entities in a lookup by number or address. */
const LOOKUP_LIMIT = 25;

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
  const kinds: Kinds = {
    contacts: contactKind(world),
    organizations: organizationKind(world),
    relationships: relationshipKind(world),
  };
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
  addWriteHandlers(area, world, kinds);
  addReadHandlers(area, world);
  addLookupHandlers(area, world);
  addAssociationHandlers(area, world);
}

function addWriteHandlers(area: Area, world: World, { contacts, organizations, relationships }: Kinds): void {
  /** The id of a merged contact stands for the contact that it was merged into. */
  const contactWrites = writesOf(world, contacts, (context) => resolveContact(world, context.param('contactId')).id);
  area.handle('postExternalcontactsContacts', contactWrites.create);
  area.handle('putExternalcontactsContact', contactWrites.replace);
  area.handle('patchExternalcontactsContact', contactWrites.change);
  area.handle('deleteExternalcontactsContact', contactWrites.remove);

  const organizationWrites = writesOf(world, organizations, (context) => context.param('externalOrganizationId'));
  area.handle('postExternalcontactsOrganizations', organizationWrites.create);
  area.handle('putExternalcontactsOrganization', organizationWrites.replace);
  area.handle('patchExternalcontactsOrganization', organizationWrites.change);
  area.handle('deleteExternalcontactsOrganization', organizationWrites.remove);

  // No other entity refers to a relationship, so the engine deletes it.
  const relationshipWrites = writesOf(world, relationships, (context) => context.param('relationshipId'));
  area.handle('postExternalcontactsRelationships', relationshipWrites.create);
  area.handle('putExternalcontactsRelationship', relationshipWrites.replace);
  area.handle('patchExternalcontactsRelationship', relationshipWrites.change);
}

/** Handlers for the writes of a kind of entity. */
interface Writes<T> {
  readonly create: (context: OperationContext) => T;
  readonly replace: (context: OperationContext) => T;
  readonly change: (context: OperationContext) => T;
  readonly remove: (context: OperationContext) => Record<string, never>;
}

function writesOf<T extends object>(world: World, kind: Kind<T>, idOf: (context: OperationContext) => string): Writes<T> {
  const { repository } = kind;
  return {
    create: (context) => repository.view(addEntity(kind, context, readObject<T>(context))),
    replace: (context) => repository.view(replaceEntity(kind, context, idOf(context), readObject<T>(context))),
    change: (context) => {
      const before = repository.get(idOf(context));
      return repository.view(replaceEntity(kind, context, before.id, patchEntity<T>(context, world, repository.type, before)));
    },
    remove: (context) => {
      removeEntity(kind, idOf(context));
      return {};
    },
  };
}

function addReadHandlers(area: Area, world: World): void {
  const contacts = contactsOf(world);
  const organizations = organizationsOf(world);
  /** Contacts refer to their organisation by id; `expand` returns it in full. */
  const viewContact = (context: OperationContext, contact: Entity<ExternalContact>): Entity<ExternalContact> => {
    const organization = organizations.find(contact.externalOrganization?.id);
    const isExpanded = organization !== undefined && queryList(context, 'expand').includes('externalOrganization');
    return { ...contact, ...(isExpanded && { externalOrganization: organizations.view(organization) }) };
  };
  const viewOne = (context: OperationContext, contact: Entity<ExternalContact>): ExternalContact =>
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
    const members = contacts.all().filter(({ externalOrganization }) => externalOrganization?.id === id);
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
    if (contact.type === 'Curated') return contacts.view(contact);
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
