import type { Area } from '../../engine/area.js';
import type { ContactList, WritableDialerContact } from '../../../models/index.js';
import { pickDeclaredFields } from '../../engine/declared-fields.js';
import { readArray, readObject, readTexts } from '../../http/body.js';
import { notFound, staleVersion } from '../../store/errors.js';
import { queryFlag, queryList } from '../../http/listing.js';
import { divisionOf } from '../authorization/division.js';
import type { OperationContext } from '../../http/operation-context.js';
import type { World } from '../../store/world.js';
import { listOutbound } from './filter.js';
import { importing } from './imports.js';
import {
  DO_NOT_CALL_REASON,
  CONTACT_LISTS,
  countReached,
  campaignsOf,
  contactListOf,
  contactListsOf,
  contactsOf,
  skippedOf,
} from './model.js';
import type { StoredContact, StoredContactList } from './model.js';

const needs = ['name'] as const;

/** Contact lists and their contacts. */
export function addContactListHandlers(area: Area, world: World): void {
  addContactListReads(area, world);
  addContactListChanges(area, world);
  addContactHandlers(area, world);
}

function addContactListReads(area: Area, world: World): void {
  area.handle('getOutboundContactlists', (context) =>
    listOutbound(context, world, contactListsOf(world).values(), (list) => contactListView(world, context, list)),
  );

  area.handle('getOutboundContactlistsDivisionviews', (context) =>
    listOutbound(context, world, contactListsOf(world).values(), (list) =>
      pickDeclaredFields('ContactListDivisionView', contactListView(world, context, list)),
    ),
  );

  area.handle('getOutboundContactlistsDivisionview', (context) =>
    pickDeclaredFields('ContactListDivisionView', contactListView(world, context, findContactList(world, context))),
  );

  area.handle('getOutboundContactlist', (context) => contactListView(world, context, findContactList(world, context)));
}

function addContactListChanges(area: Area, world: World): void {
  area.handle('postOutboundContactlists', (context) => {
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
    return list;
  });

  area.handle('deleteOutboundContactlists', (context) => {
    const selectedLists = queryList(context, 'id').map((id) => contactListOf(world, id));
    for (const { id } of selectedLists) world.store.checkRemoval(CONTACT_LISTS, id);
    for (const list of selectedLists) removeList(world, list);
  });

  area.handle('putOutboundContactlist', (context) => {
    const list = findContactList(world, context);
    const body = readObject<Partial<ContactList> & { name: string }>(context, needs);
    if (body.version !== undefined && body.version !== list.version) throw staleVersion('contactList', list.id);
    const { id, dateCreated = '', selfUri = '' } = list;
    const division = divisionOf(world, body.division?.id ?? list.division?.id);
    const updatedList = {
      ...body,
      id,
      division,
      dateCreated,
      selfUri,
      columnNames: body.columnNames ?? list.columnNames ?? [],
      version: list.version + 1,
      dateModified: world.timestamp(),
    };
    contactListsOf(world).set(id, updatedList);
    return updatedList;
  });

  area.handle('deleteOutboundContactlist', (context) => {
    removeList(world, findContactList(world, context));
  });

  area.handle('postOutboundContactlistClear', (context) => {
    contactsOf(world, findContactList(world, context).id).clear();
  });
}

function findContactList(world: World, context: OperationContext): StoredContactList {
  return contactListOf(world, context.param('contactListId'));
}

function contactListView(world: World, context: OperationContext, list: StoredContactList): ContactList {
  return {
    ...list,
    columnNames: list.columnNames ?? [],
    ...(queryFlag(context, 'includeSize') === true && { size: contactsOf(world, list.id).size }),
    ...importing(context, world, list.id),
  };
}

function addContactHandlers(area: Area, world: World): void {
  const findContacts = (context: OperationContext): { listId: string; contacts: Map<string, StoredContact> } => {
    const { id: listId } = contactListOf(world, context.param('contactListId'));
    return { listId, contacts: contactsOf(world, listId) };
  };
  const contactOf = (context: OperationContext): StoredContact => {
    const id = context.param('contactId');
    const contact = findContacts(context).contacts.get(id);
    if (!contact) throw notFound('contact', id);
    return contact;
  };

  area.handle('postOutboundContactlistContacts', (context) => {
    const { listId, contacts } = findContacts(context);
    const bodies = readArray<WritableDialerContact>(context, ['data']);
    const newContacts = bodies.map((body): StoredContact => {
      const id = body.id ?? world.newId();
      return { callable: true, ...body, id, contactListId: listId, selfUri: `${CONTACT_LISTS}/${listId}/contacts/${id}` };
    });
    for (const contact of newContacts) contacts.set(contact.id, contact);
    return newContacts;
  });

  area.handle('deleteOutboundContactlistContacts', (context) => {
    const { contacts } = findContacts(context);
    for (const id of queryList(context, 'contactIds')) contacts.delete(id);
  });

  area.handle('postOutboundContactlistContactsBulk', (context) => {
    const { listId, contacts } = findContacts(context);
    const ids = readTexts(context);
    return ids.flatMap((id) => contacts.get(id) ?? []).map((contact) => withCalls(world, listId, contact));
  });

  area.handle('getOutboundContactlistContact', (context) => withCalls(world, findContacts(context).listId, contactOf(context)));

  area.handle('putOutboundContactlistContact', (context) => {
    const { listId, contacts } = findContacts(context);
    const { id, selfUri = '' } = contactOf(context);
    const body = readObject<WritableDialerContact>(context, ['data']);
    const updatedContact = { ...body, id, contactListId: listId, selfUri };
    contacts.set(id, updatedContact);
    return updatedContact;
  });

  area.handle('deleteOutboundContactlistContact', (context) => {
    findContacts(context).contacts.delete(contactOf(context).id);
  });
}

/** A contact that a campaign has called shows that by phone column. */
function withCalls(world: World, listId: string, contact: StoredContact): StoredContact {
  const position = [...contactsOf(world, listId).keys()].indexOf(contact.id);
  const campaign = [...campaignsOf(world).values()].find(
    (each) => each.contactList?.id === listId && countReached(world, each) > position,
  );
  if (!campaign) return contact;
  const results = ['disposition.classification.callable.person', 'disposition.classification.callable.noanswer'];
  const lastResult = results[position % 5 === 4 ? 1 : 0] ?? '';
  const columns = (campaign.phoneColumns ?? []).map(({ columnName }) => columnName);
  const isSkipped = skippedOf(world, campaign)[contact.id] === true;
  const record = { lastAttempt: world.timestamp(), lastResult: isSkipped ? DO_NOT_CALL_REASON : lastResult };
  return { ...contact, callRecords: Object.fromEntries(columns.map((column) => [column, record])) };
}

function removeList(world: World, { id }: StoredContactList): void {
  contactListsOf(world).delete(id);
  contactsOf(world, id).clear();
}
