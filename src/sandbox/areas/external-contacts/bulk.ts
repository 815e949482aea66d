import type { Area } from '../../engine/area.js';
import type { BulkErrorEntity, Note } from '../../../models/index.js';
import { summariseResults } from '../../engine/bulk.js';
import { isObject } from '../../values/json.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { notFound, Problem } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import type { Entity, Fields } from '../repository.js';
import { resolveContact, findUnresolved } from './merged-contacts.js';
import { addEntity, contactsOf, notesOf, removeEntity, replaceEntity } from './model.js';
import type { Kind, Kinds, StoredNote } from './model.js';
import { addNote, replaceNote } from './notes.js';

/** The actions that a bulk call applies to its entries; `view` is what it returns of an entity. */
interface BulkActions<Body, View> {
  fetch(id: string): View;
  add(context: OperationContext, body: Body): View;
  update(context: OperationContext, id: string, body: Body): View;
  remove(id: string): void;
}

/** The result of an entry in a bulk call: the entity, or why the call failed for it. */
export interface EntryResult<Entry, View> {
  id: string | undefined;
  success: boolean;
  status?: number;
  entity?: View;
  error?: Fields<Omit<BulkErrorEntity, 'entity'>> & { entity: Entry };
}

type BulkResult<Entry, View> = ReturnType<typeof summariseResults<EntryResult<Entry, View>>>;

type Handled<Entry, View> = (context: OperationContext) => BulkResult<Entry, View>;

interface Identified {
  readonly id?: string | undefined;
}

/**
 * Bulk operations, with the same rules as for a single entity. An entry that fails returns its error and does not affect the
 * others.
 */
export function addBulkHandlers(area: Area, world: World, { contacts, organizations, relationships }: Kinds): void {
  const contactBulk = bulkHandlersOf(actionsOf(contacts, (id) => resolveContact(world, id)));
  area.handle('postExternalcontactsBulkContacts', contactBulk.fetch);
  area.handle('postExternalcontactsBulkContactsAdd', contactBulk.add);
  area.handle('postExternalcontactsBulkContactsUpdate', contactBulk.update);
  area.handle('postExternalcontactsBulkContactsRemove', contactBulk.remove);
  area.handle(
    'postExternalcontactsBulkContactsUnresolved',
    applyToEach((id) => success(contactsOf(world).view(findUnresolved(world, id)))),
  );

  const organizationBulk = bulkHandlersOf(actionsOf(organizations, (id) => organizations.repository.get(id)));
  area.handle('postExternalcontactsBulkOrganizations', organizationBulk.fetch);
  area.handle('postExternalcontactsBulkOrganizationsAdd', organizationBulk.add);
  area.handle('postExternalcontactsBulkOrganizationsUpdate', organizationBulk.update);
  area.handle('postExternalcontactsBulkOrganizationsRemove', organizationBulk.remove);

  const relationshipBulk = bulkHandlersOf(actionsOf(relationships, (id) => relationships.repository.get(id)));
  area.handle('postExternalcontactsBulkRelationships', relationshipBulk.fetch);
  area.handle('postExternalcontactsBulkRelationshipsAdd', relationshipBulk.add);
  area.handle('postExternalcontactsBulkRelationshipsUpdate', relationshipBulk.update);
  area.handle('postExternalcontactsBulkRelationshipsRemove', relationshipBulk.remove);

  const noteBulk = bulkHandlersOf(noteActions(world));
  area.handle('postExternalcontactsBulkNotes', noteBulk.fetch);
  area.handle('postExternalcontactsBulkNotesAdd', noteBulk.add);
  area.handle('postExternalcontactsBulkNotesUpdate', noteBulk.update);
  area.handle('postExternalcontactsBulkNotesRemove', noteBulk.remove);
}

const success = <View extends Identified>(entity: View): EntryResult<never, View> => ({ id: entity.id, success: true, entity });

/** Handles a bulk call by an action on each of its entries. */
function applyToEach<Entry extends Identified, View>(
  action: (id: string, entry: Entry, context: OperationContext) => EntryResult<never, View>,
): Handled<Entry, View> {
  return (context) => {
    const { entities = [] } = readObject<{ entities?: Entry[] }>(context);
    const entries = entities.filter((entry): boolean => isObject(entry));
    return summariseResults(entries.map((entry) => resultOf(entry, (id) => action(id, entry, context))));
  };
}

/** The result of an entry in a bulk call. An entry that fails does not affect the others. */
export function resultOf<Entry extends Identified, View>(
  entry: Entry,
  action: (id: string) => EntryResult<never, View>,
): EntryResult<Entry, View> {
  const id = entry.id ?? '';
  try {
    return action(id);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { message } = error;
    const { code, status, details = [] } = error.body('');
    const faults = details.flatMap(({ fieldName }) => (fieldName === undefined ? [] : [{ fieldName, message }]));
    return { id, success: false, error: { message, code, status, retryable: false, entity: entry, details: faults } };
  }
}

function bulkHandlersOf<Body extends Identified, View extends Identified>(
  actions: BulkActions<Body, View>,
): Record<'fetch' | 'remove', Handled<Identified, View>> & Record<'add' | 'update', Handled<Body, View>> {
  return {
    fetch: applyToEach((id) => success(actions.fetch(id))),
    add: applyToEach((_, entry, context) => success(actions.add(context, entry))),
    update: applyToEach((id, entry, context) => success(actions.update(context, id, entry))),
    remove: applyToEach((id) => {
      actions.remove(id);
      return { id, success: true };
    }),
  };
}

function actionsOf<T extends object>(kind: Kind<T>, fetchEntity: (id: string) => Entity<T>): BulkActions<Partial<T>, T> {
  const { repository } = kind;
  return {
    fetch: (id) => repository.view(fetchEntity(id)),
    add: (context, body) => repository.view(addEntity(kind, context, body)),
    update: (context, id, body) => repository.view(replaceEntity(kind, context, id, body)),
    remove: (id) => {
      removeEntity(kind, id);
    },
  };
}

function noteActions(world: World): BulkActions<Note, StoredNote> {
  const get = (id: string): StoredNote => {
    const note = notesOf(world).get(id);
    if (!note) throw notFound('note', id);
    return note;
  };
  return {
    fetch: get,
    add: (context, body) => addNote(context, world, body),
    update: (_, id, body) => replaceNote(world, get(id), body),
    remove: (id) => {
      get(id);
      notesOf(world).delete(id);
    },
  };
}
