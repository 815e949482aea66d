import type { Hono } from 'hono';
import type { ConversationAssociation } from '../../../models/index.js';
import { isObject, readObject } from '../../http/body.js';
import type { SandboxEnv } from '../../http/context.js';
import { badRequest, notFound } from '../../http/errors.js';
import { queryValue } from '../../http/query.js';
import type { World } from '../../world/world.js';
import { tellMoment } from '../conversations/facts.js';
import { changeConversation } from '../conversations/life.js';
import { conversationOf } from '../conversations/model.js';
import type { Json } from '../kept.js';
import { bulkRoutes } from './bulk.js';
import {
  added,
  BASE,
  contactKind,
  contactsOf,
  organizationKind,
  organizationsOf,
  refuseUnknown,
  relationshipKind,
  removed,
  replaced,
} from './model.js';
import { noteRoutes } from './notes.js';
import { schemaRoutes } from './schemas.js';

/** Entities that a look-up by number or address gives at most. */
const LOOKUP_LIMIT = 25;

/** People and organisations outside, who looks after them, and what was noted of them. */
export function externalContactRoutes(app: Hono<SandboxEnv>, world: World): void {
  const kinds = { contacts: contactKind(world), organizations: organizationKind(world), relationships: relationshipKind(world) };
  schemaRoutes(app, world);
  noteRoutes(app, world);
  bulkRoutes(app, world, kinds);
  for (const [word, kind] of Object.entries(kinds)) {
    const { kept } = kind;
    app.post(`${BASE}/${word}`, (context) => context.json(kept.view(added(kind, context, readObject<Json>(context)))));
    app.put(`${BASE}/${word}/:id`, (context) =>
      context.json(kept.view(replaced(kind, context, context.req.param('id'), readObject<Json>(context)))),
    );
    // Nothing hangs on a relationship.
    if (word === 'relationships') continue;
    app.delete(`${BASE}/${word}/:id`, (context) => {
      removed(kind, context.req.param('id'));
      return context.json({});
    });
  }
  lookupRoute(app, world);
  associationRoute(app, world);
}

function lookupRoute(app: Hono<SandboxEnv>, world: World): void {
  app.get(`${BASE}/reversewhitepageslookup`, (context) => {
    const wanted = bare(queryValue(context, 'lookupVal') ?? '');
    if (wanted === '') throw badRequest('lookupVal is required', [{ errorCode: 'required.field', fieldName: 'lookupVal' }]);
    const [contacts, organizations] = [contactsOf(world), organizationsOf(world)];
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

/** Numbers, mail addresses and names on other services by which somebody can be reached. */
function addressesOf(entity: Json): string[] {
  return Object.entries(entity).flatMap(([name, value]): string[] => {
    if (/email$/i.test(name)) return typeof value === 'string' ? [bare(value)] : [];
    if (!/phone|number$|Id$/i.test(name) || !isObject(value)) return [];
    return ['e164', 'display', 'userInput', 'screenName'].flatMap((field) => {
      const text = value[field];
      return typeof text === 'string' ? [bare(text)] : [];
    });
  });
}

/** A number without what people write between its digits, an address without its scheme. */
function bare(text: string): string {
  const address = text
    .trim()
    .toLowerCase()
    .replace(/^(tel|mailto):/, '');
  return /^\+?[\d ().-]+$/.test(address) ? address.replace(/[^\d+]/g, '') : address;
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
    refuseUnknown(contactsOf(world), 'externalContactId', externalContactId);
    changeConversation(world, conversation, () => {
      if (externalContactId === undefined) delete party.externalContactId;
      else party.externalContactId = externalContactId;
    });
    tellMoment(world, 'v2.detail.events.conversation.{id}.contact', conversation, party, world.now(), {});
    return context.body(null, 202);
  });
}
