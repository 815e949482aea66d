import type { Hono } from 'hono';
import type { ConversationAssociation } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { SandboxContext, SandboxEnv } from '../../http/context.js';
import { badRequest, notFound } from '../../store/errors.js';
import { queryList } from '../../http/listing.js';
import { queryValue } from '../../http/query.js';
import type { World } from '../../store/world.js';
import { clusterRoutes } from './clusters.js';
import { tellMoment } from '../conversations/facts.js';
import { changeConversation } from '../conversations/life.js';
import { conversationOf } from '../conversations/model.js';
import { idIn, listed } from '../kept.js';
import type { Entity, Json } from '../kept.js';
import { addressesOf, bare } from './addresses.js';
import { bulkRoutes } from './bulk.js';
import { enrichRoutes } from './enrich.js';
import { exportRoutes } from './exports.js';
import { identifierRoutes, withIdentifiers } from './identifiers.js';
import { importRoutes } from './imports.js';
import { knownContact, resolved, unresolved } from './merged.js';
import { mergeRoutes } from './merges.js';
import {
  added,
  BASE,
  contactKind,
  contactsOf,
  organizationKind,
  organizationsOf,
  relationshipKind,
  removed,
  replaced,
} from './model.js';
import { noteRoutes } from './notes.js';
import { patched } from './patch.js';
import { schemaRoutes } from './schemas.js';
import { searchRoutes } from './search.js';
import { segmentRoutes } from './segments.js';
import { trustorRoutes, withTrustor } from './trustors.js';

/** The maximum number of entities in a lookup by number or address. */
const LOOKUP_LIMIT = 25;

/** External contacts and organisations, their relationships and notes. */
export function externalContactRoutes(app: Hono<SandboxEnv>, world: World): void {
  const kinds = { contacts: contactKind(world), organizations: organizationKind(world), relationships: relationshipKind(world) };
  schemaRoutes(app, world);
  noteRoutes(app, world);
  bulkRoutes(app, world, kinds);
  for (const addRoutes of [identifierRoutes, mergeRoutes, clusterRoutes, enrichRoutes, searchRoutes, segmentRoutes])
    addRoutes(app, world);
  for (const addRoutes of [exportRoutes, importRoutes, trustorRoutes]) addRoutes(app, world);
  for (const [word, kind] of Object.entries(kinds)) {
    const { kept } = kind;
    const path = `${BASE}/${word}`;
    /** The id of a merged contact stands for the contact that it was merged into. */
    const idOf = (context: SandboxContext): string | undefined => {
      const id = context.req.param('id');
      return word === 'contacts' ? resolved(world, id).id : id;
    };
    app.post(path, (context) => context.json(kept.view(added(kind, context, readObject<Json>(context)))));
    app.put(`${path}/:id`, (context) =>
      context.json(kept.view(replaced(kind, context, idOf(context), readObject<Json>(context)))),
    );
    app.patch(`${path}/:id`, (context) => {
      const before = kept.get(idOf(context));
      return context.json(kept.view(replaced(kind, context, before.id, patched(context, world, kept.type, before))));
    });
    // No other entity refers to a relationship.
    if (word === 'relationships') continue;
    app.delete(`${path}/:id`, (context) => {
      removed(kind, idOf(context));
      return context.json({});
    });
  }
  readRoutes(app, world);
  lookupRoute(app, world);
  associationRoute(app, world);
}

function readRoutes(app: Hono<SandboxEnv>, world: World): void {
  const contacts = contactsOf(world);
  const organizations = organizationsOf(world);
  /** Contacts refer to their organisation by id; `expand` returns it in full. */
  const shown = (context: SandboxContext, contact: Entity): Json => {
    const organization = organizations.find(idIn(contact['externalOrganization']));
    const isAskedFor = organization !== undefined && queryList(context, 'expand').includes('externalOrganization');
    return { ...contact, ...(isAskedFor && { externalOrganization: organizations.view(organization) }) };
  };
  const one = (context: SandboxContext, contact: Entity): Json =>
    contacts.view({ ...withIdentifiers(context, world, contact), ...shown(context, contact) });
  app.get(`${BASE}/contacts`, (context) =>
    listed(
      context,
      world,
      contacts.all().map((contact) => shown(context, contact)),
    ),
  );
  app.get(`${BASE}/organizations/:id/contacts`, (context) => {
    const { id } = organizations.get(context.req.param('id'));
    const members = contacts.all().filter(({ externalOrganization }) => idIn(externalOrganization) === id);
    return listed(
      context,
      world,
      members.map((contact) => shown(context, contact)),
    );
  });
  app.get(`${BASE}/contacts/:id`, (context) => context.json(one(context, resolved(world, context.req.param('id')))));
  app.get(`${BASE}/contacts/:id/unresolved`, (context) => context.json(one(context, unresolved(world, context.req.param('id')))));
  app.get(`${BASE}/organizations/:id`, (context) => {
    const organization = organizations.get(context.req.param('id'));
    return context.json(organizations.view(withTrustor(context, withIdentifiers(context, world, organization))));
  });
  app.post(`${BASE}/contacts/:id/promotion`, (context) => {
    const contact = resolved(world, context.req.param('id'));
    if (contact['type'] === 'Curated') return context.json(contacts.view(contact));
    return context.json(contacts.view(contacts.put({ ...contact, type: 'Curated', modifyDate: world.timestamp() })));
  });
}

function lookupRoute(app: Hono<SandboxEnv>, world: World): void {
  app.get(`${BASE}/reversewhitepageslookup`, (context) => {
    const wanted = bare(queryValue(context, 'lookupVal') ?? '');
    if (wanted === '') throw badRequest('lookupVal is required', [{ errorCode: 'required.field', fieldName: 'lookupVal' }]);
    const contacts = contactsOf(world);
    const organizations = organizationsOf(world);
    const known = contacts.all().filter((contact) => addressesOf(contact).includes(wanted));
    const firms = organizations.all().filter((organization) => addressesOf(organization).includes(wanted));
    return context.json({
      contacts: known.slice(0, LOOKUP_LIMIT).map((contact) => contacts.view(contact)),
      externalOrganizations: firms
        .slice(0, LOOKUP_LIMIT - Math.min(known.length, LOOKUP_LIMIT))
        .map((firm) => organizations.view(firm)),
    });
  });
}

function associationRoute(app: Hono<SandboxEnv>, world: World): void {
  app.put(`${BASE}/conversations/:conversationId`, (context) => {
    const conversation = conversationOf(world, context.req.param('conversationId'));
    const { conversationId, communicationId, externalContactId } = readObject<ConversationAssociation>(context);
    if (conversationId !== conversation.id)
      throw badRequest('conversationId is another than the one of the path', [
        { errorCode: 'invalid.value', fieldName: 'conversationId' },
      ]);
    const party = conversation.parties.find(({ sessionId }) => sessionId === communicationId);
    if (!party) throw notFound('communication', communicationId);
    const contactId = externalContactId === undefined ? undefined : knownContact(world, externalContactId);
    changeConversation(world, conversation, () => {
      if (contactId === undefined) delete party.externalContactId;
      else party.externalContactId = contactId;
    });
    tellMoment(world, 'v2.detail.events.conversation.{id}.contact', conversation, party, world.now(), {});
    return context.body(null, 202);
  });
}
