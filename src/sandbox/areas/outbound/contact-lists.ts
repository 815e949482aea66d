import type { Hono } from 'hono';
import type { ContactList, WritableDialerContact } from '../../../models/index.js';
import { told } from '../../engine/told.js';
import { readArray, readObject, readTexts } from '../../http/body.js';
import { notFound, staleVersion } from '../../store/errors.js';
import { queryFlag, queryList } from '../../http/listing.js';
import { divisionOf } from '../authorization/division.js';
import type { SandboxContext, SandboxEnv } from '../../http/context.js';
import type { World } from '../../store/world.js';
import { outboundListing } from './filter.js';
import { importing } from './imports.js';
import { BARRED, CONTACT_LISTS, called, campaignsOf, contactListOf, contactListsOf, contactsOf, skippedOf } from './model.js';
import type { StoredContact, StoredContactList } from './model.js';

const needs = ['name'] as const;

/** Contact lists and their contacts. */
export function contactListRoutes(app: Hono<SandboxEnv>, world: World): void {
  const listOf = (context: SandboxContext): StoredContactList => contactListOf(world, context.req.param('contactListId') ?? '');
  const view = (context: SandboxContext, list: StoredContactList): ContactList => ({
    ...list,
    columnNames: list.columnNames ?? [],
    ...(queryFlag(context, 'includeSize') === true && { size: contactsOf(world, list.id).size }),
    ...importing(context, world, list.id),
  });

  app.get(CONTACT_LISTS, (context) =>
    context.json(outboundListing(context, world, contactListsOf(world).values(), (list) => view(context, list))),
  );

  app.post(CONTACT_LISTS, (context) => {
    const body = readObject<Partial<ContactList> & { name: string }>(context, needs);
    const id = world.newId();
    const now = world.timestamp();
    const list: StoredContactList = {
      phoneColumns: [],
      ...body,
      columnNames: body.columnNames ?? [],
      id,
      version: 1,
      dateCreated: now,
      dateModified: now,
      division: divisionOf(world, body.division?.id),
      selfUri: `${CONTACT_LISTS}/${id}`,
    };
    contactListsOf(world).set(id, list);
    return context.json(list);
  });

  app.delete(CONTACT_LISTS, (context) => {
    for (const id of queryList(context, 'id')) removeList(world, contactListOf(world, id));
    return context.body(null, 204);
  });

  app.get(`${CONTACT_LISTS}/divisionviews`, (context) =>
    context.json(
      outboundListing(context, world, contactListsOf(world).values(), (list) =>
        told('ContactListDivisionView', view(context, list)),
      ),
    ),
  );

  app.get(`${CONTACT_LISTS}/divisionviews/:contactListId`, (context) =>
    context.json(told('ContactListDivisionView', view(context, listOf(context)))),
  );

  app.get(`${CONTACT_LISTS}/:contactListId`, (context) => context.json(view(context, listOf(context))));

  app.put(`${CONTACT_LISTS}/:contactListId`, (context) => {
    const list = listOf(context);
    const body = readObject<Partial<ContactList> & { name: string }>(context, needs);
    if (body.version !== undefined && body.version !== list.version) throw staleVersion('contactList', list.id);
    const { id, dateCreated = '', selfUri = '' } = list;
    const division = divisionOf(world, body.division?.id ?? list.division?.id);
    const changed = {
      ...body,
      id,
      division,
      dateCreated,
      selfUri,
      columnNames: body.columnNames ?? list.columnNames ?? [],
      version: list.version + 1,
      dateModified: world.timestamp(),
    };
    contactListsOf(world).set(id, changed);
    return context.json(changed);
  });

  app.delete(`${CONTACT_LISTS}/:contactListId`, (context) => {
    removeList(world, listOf(context));
    return context.body(null, 204);
  });

  app.post(`${CONTACT_LISTS}/:contactListId/clear`, (context) => {
    contactsOf(world, listOf(context).id).clear();
    return context.body(null, 204);
  });

  contactRoutes(app, world);
}

function contactRoutes(app: Hono<SandboxEnv>, world: World): void {
  const path = `${CONTACT_LISTS}/:contactListId/contacts`;
  const place = (context: SandboxContext): { listId: string; contacts: Map<string, StoredContact> } => {
    const { id: listId } = contactListOf(world, context.req.param('contactListId') ?? '');
    return { listId, contacts: contactsOf(world, listId) };
  };
  const contactOf = (context: SandboxContext): StoredContact => {
    const id = context.req.param('contactId') ?? '';
    const contact = place(context).contacts.get(id);
    if (!contact) throw notFound('contact', id);
    return contact;
  };

  app.post(path, (context) => {
    const { listId, contacts } = place(context);
    const bodies = readArray<WritableDialerContact>(context, ['data']);
    const added = bodies.map((body): StoredContact => {
      const id = body.id ?? world.newId();
      return { callable: true, ...body, id, contactListId: listId, selfUri: `${CONTACT_LISTS}/${listId}/contacts/${id}` };
    });
    for (const contact of added) contacts.set(contact.id, contact);
    return context.json(added);
  });

  app.delete(path, (context) => {
    const { contacts } = place(context);
    for (const id of queryList(context, 'contactIds')) contacts.delete(id);
    return context.body(null, 204);
  });

  app.post(`${path}/bulk`, (context) => {
    const { listId, contacts } = place(context);
    const ids = readTexts(context);
    return context.json(ids.flatMap((id) => contacts.get(id) ?? []).map((contact) => withCalls(world, listId, contact)));
  });

  app.get(`${path}/:contactId`, (context) => context.json(withCalls(world, place(context).listId, contactOf(context))));

  app.put(`${path}/:contactId`, (context) => {
    const { listId, contacts } = place(context);
    const { id, selfUri = '' } = contactOf(context);
    const body = readObject<WritableDialerContact>(context, ['data']);
    const changed = { ...body, id, contactListId: listId, selfUri };
    contacts.set(id, changed);
    return context.json(changed);
  });

  app.delete(`${path}/:contactId`, (context) => {
    place(context).contacts.delete(contactOf(context).id);
    return context.body(null, 204);
  });
}

/** A contact that a campaign has called shows that by phone column. */
function withCalls(world: World, listId: string, contact: StoredContact): StoredContact {
  const position = [...contactsOf(world, listId).keys()].indexOf(contact.id);
  const campaign = [...campaignsOf(world).values()].find(
    (each) => each.contactList?.id === listId && called(world, each) > position,
  );
  if (!campaign) return contact;
  const results = ['disposition.classification.callable.person', 'disposition.classification.callable.noanswer'];
  const lastResult = results[position % 5 === 4 ? 1 : 0] ?? '';
  const columns = (campaign.phoneColumns ?? []).map(({ columnName }) => columnName);
  const isSkipped = skippedOf(world, campaign)[contact.id] === true;
  const record = { lastAttempt: world.timestamp(), lastResult: isSkipped ? BARRED : lastResult };
  return { ...contact, callRecords: Object.fromEntries(columns.map((column) => [column, record])) };
}

function removeList(world: World, { id }: StoredContactList): void {
  contactsOf(world, id).clear();
  contactListsOf(world).delete(id);
}
