import type { Area } from '../../engine/area.js';
import type { Note } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { missingField, notFound } from '../../store/errors.js';
import { queryList } from '../../http/listing.js';
import type { World } from '../../store/world.js';
import { callerOf, listPage } from '../repository.js';
import { mergedInto, resolveContact } from './merged-contacts.js';
import { BASE, contactsOf, notesOf, organizationsOf, refuseUnknown } from './model.js';
import type { StoredNote } from './model.js';
import { patchEntity } from './patch.js';

/** The entities with notes: their names in paths, the placeholders of their ids, and the operations on their notes. */
const owners = [
  {
    segment: 'contacts',
    entityType: 'contact',
    idName: 'contactId',
    list: 'getExternalcontactsContactNotes',
    create: 'postExternalcontactsContactNotes',
    read: 'getExternalcontactsContactNote',
    replace: 'putExternalcontactsContactNote',
    change: 'patchExternalcontactsContactNote',
    remove: 'deleteExternalcontactsContactNote',
  },
  {
    segment: 'organizations',
    entityType: 'organization',
    idName: 'externalOrganizationId',
    list: 'getExternalcontactsOrganizationNotes',
    create: 'postExternalcontactsOrganizationNotes',
    read: 'getExternalcontactsOrganizationNote',
    replace: 'putExternalcontactsOrganizationNote',
    change: 'patchExternalcontactsOrganizationNote',
    remove: 'deleteExternalcontactsOrganizationNote',
  },
] as const;

/** Notes on contacts and external organisations, with their authors. */
export function addNoteHandlers(area: Area, world: World): void {
  for (const name of ['getExternalcontactsScanNotes', 'getExternalcontactsScanNotesDivisionviewsAll'] as const)
    area.handle(name, (context) => listPage(context, world, [...notesOf(world).values()]));
  for (const owner of owners) addOwnNoteHandlers(area, world, owner);
}

function addOwnNoteHandlers(area: Area, world: World, owner: (typeof owners)[number]): void {
  const { segment, entityType, idName } = owner;
  const all = notesOf(world);
  const ownerEntities = segment === 'contacts' ? contactsOf(world) : organizationsOf(world);
  /** Includes the notes of contacts that were merged into this one. */
  const notesOfOwner = (ownerId: string): StoredNote[] => {
    const ids = [ownerId, ...(segment === 'contacts' ? mergedInto(world, ownerId).map(({ id }) => id) : [])];
    return [...all.values()].filter(({ entityId }) => entityId !== undefined && ids.includes(entityId));
  };
  const ownerOf = (context: OperationContext): string => {
    const id = context.param(idName);
    return (segment === 'contacts' ? resolveContact(world, id) : ownerEntities.get(id)).id;
  };
  world.store.addView(`${BASE}/${segment}/{}/notes`, (ownerId = '') => ({
    find: (key) => notesOfOwner(ownerId).find(({ id }) => id === key),
    all: () => notesOfOwner(ownerId),
    put: (key, note) => all.set(key, { ...note, id: key }),
    remove: (key) => all.delete(key),
  }));
  const findNote = (context: OperationContext): StoredNote => {
    const id = context.param('noteId');
    const note = notesOfOwner(ownerOf(context)).find((each) => each.id === id);
    if (!note) throw notFound('note', id);
    return note;
  };

  area.handle(owner.list, (context) => {
    const id = ownerOf(context);
    return listPage(
      context,
      world,
      notesOfOwner(id).map((note) => withAuthor(context, world, note)),
    );
  });
  area.handle(owner.create, (context) => {
    const id = ownerOf(context);
    return addNote(context, world, { ...readObject<Note>(context), entityId: id, entityType });
  });
  area.handle(owner.read, (context) => withAuthor(context, world, findNote(context)));
  area.handle(owner.replace, (context) => replaceNote(world, findNote(context), readObject<Note>(context)));
  area.handle(owner.change, (context) => {
    const before = findNote(context);
    return replaceNote(world, before, patchEntity<Note>(context, world, 'Note', before));
  });
  area.handle(owner.remove, (context) => {
    all.delete(findNote(context).id);
    return {};
  });
}

/** @throws the platform's 400 for a note without text, or on an unknown entity. */
export function addNote(
  context: OperationContext,
  world: World,
  { noteText, entityId = '', entityType, externalDataSources }: Note,
): StoredNote {
  if (noteText === undefined || noteText.trim() === '') throw missingField('noteText');
  const segment = entityType === 'organization' ? 'organizations' : 'contacts';
  if (segment === 'organizations') refuseUnknown(organizationsOf(world), 'entityId', entityId);
  else refuseUnknown(contactsOf(world), 'entityId', entityId);
  const id = world.newId();
  const now = world.timestamp();
  // Without a user, the author is the OAuth client.
  const createdBy = callerOf(context) ?? { id: context.accessToken.clientId, selfUri: '' };
  const note = {
    id,
    entityId,
    entityType: entityType ?? 'contact',
    noteText,
    createDate: now,
    modifyDate: now,
    createdBy,
    ...(externalDataSources && { externalDataSources }),
    selfUri: `${BASE}/${segment}/${entityId}/notes/${id}`,
  };
  notesOf(world).set(id, note);
  return note;
}

/** A note keeps its entity and author. */
export function replaceNote(
  world: World,
  before: StoredNote,
  { noteText, externalDataSources }: Pick<StoredNote, 'noteText' | 'externalDataSources'>,
): StoredNote {
  const { id, entityId, entityType, createDate, createdBy, selfUri } = before;
  if (typeof noteText !== 'string' || noteText.trim() === '') throw missingField('noteText');
  const note = {
    id,
    entityId,
    entityType,
    noteText,
    createDate,
    modifyDate: world.timestamp(),
    createdBy,
    ...(externalDataSources !== undefined && { externalDataSources }),
    selfUri,
  };
  notesOf(world).set(id, note);
  return note;
}

function withAuthor(context: OperationContext, world: World, note: StoredNote): StoredNote {
  const { createdBy } = note;
  if (!queryList(context, 'expand').includes('author')) return note;
  const user = world.store.users.find(createdBy?.id ?? '');
  return user ? { ...note, createdBy: { id: user.id, name: user.name, selfUri: `/api/v2/users/${user.id}` } } : note;
}
