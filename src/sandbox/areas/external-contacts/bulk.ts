import type { Area } from '../../engine/area.js';
import { summariseResults } from '../../engine/bulk.js';
import { isObject } from '../../values/json.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { notFound, Problem } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import type { Json } from '../repository.js';
import { resolveContact, findUnresolved } from './merged-contacts.js';
import { addEntity, contactsOf, notesOf, removeEntity, replaceEntity } from './model.js';
import type { Kind } from './model.js';
import { addNote, replaceNote } from './notes.js';

/** The bulk operations for each kind of entity. */
const operations = {
  contacts: {
    fetch: 'postExternalcontactsBulkContacts',
    add: 'postExternalcontactsBulkContactsAdd',
    update: 'postExternalcontactsBulkContactsUpdate',
    remove: 'postExternalcontactsBulkContactsRemove',
  },
  organizations: {
    fetch: 'postExternalcontactsBulkOrganizations',
    add: 'postExternalcontactsBulkOrganizationsAdd',
    update: 'postExternalcontactsBulkOrganizationsUpdate',
    remove: 'postExternalcontactsBulkOrganizationsRemove',
  },
  relationships: {
    fetch: 'postExternalcontactsBulkRelationships',
    add: 'postExternalcontactsBulkRelationshipsAdd',
    update: 'postExternalcontactsBulkRelationshipsUpdate',
    remove: 'postExternalcontactsBulkRelationshipsRemove',
  },
  notes: {
    fetch: 'postExternalcontactsBulkNotes',
    add: 'postExternalcontactsBulkNotesAdd',
    update: 'postExternalcontactsBulkNotesUpdate',
    remove: 'postExternalcontactsBulkNotesRemove',
  },
} as const;

type EntityKind = keyof typeof operations;

/** The actions that a bulk call applies to its entries. */
interface BulkActions {
  fetch(id: string): Json;
  add(context: OperationContext, body: Json): Json;
  update(context: OperationContext, id: string, body: Json): Json;
  remove(id: string): void;
}

/**
 * Bulk operations, with the same rules as for a single entity. An entry that fails returns its error and does not affect the
 * others.
 */
export function addBulkHandlers(area: Area, world: World, kinds: Readonly<Record<Exclude<EntityKind, 'notes'>, Kind>>): void {
  const { contacts, organizations, relationships } = kinds;
  addBulkOperations(
    area,
    'contacts',
    bulkActionsOf(contacts, (id) => resolveContact(world, id)),
  );
  addBulkOperations(
    area,
    'organizations',
    bulkActionsOf(organizations, (id) => organizations.repository.get(id)),
  );
  addBulkOperations(
    area,
    'relationships',
    bulkActionsOf(relationships, (id) => relationships.repository.get(id)),
  );
  addBulkOperations(area, 'notes', noteActions(world));
  area.handle('postExternalcontactsBulkContactsUnresolved', (context) => {
    const { entities = [] } = readObject<{ entities?: Json[] }>(context);
    const readUnresolved = (id: string): Json => ({
      id,
      success: true,
      entity: contactsOf(world).view(findUnresolved(world, id)),
    });
    return summariseResults(entities.filter(isObject).map((entry) => resultOf(entry, readUnresolved)));
  });
}

function addBulkOperations(area: Area, entityKind: EntityKind, actions: BulkActions): void {
  const { fetch, add, update, remove } = operations[entityKind];
  const applyToEach = (context: OperationContext, action: (id: string, entry: Json) => Json): Json => {
    const { entities = [] } = readObject<{ entities?: Json[] }>(context);
    return summariseResults(entities.filter(isObject).map((entry) => resultOf(entry, action)));
  };
  const success = (entity: Json): Json => ({ id: entity['id'], success: true, entity });

  area.handle(fetch, (context) => applyToEach(context, (id) => success(actions.fetch(id))));
  area.handle(add, (context) => applyToEach(context, (_, entry) => success(actions.add(context, entry))));
  area.handle(update, (context) => applyToEach(context, (id, entry) => success(actions.update(context, id, entry))));
  area.handle(remove, (context) =>
    applyToEach(context, (id) => {
      actions.remove(id);
      return { id, success: true };
    }),
  );
}

/** The result of an entry in a bulk call. An entry that fails does not affect the others. */
export function resultOf(entry: Json, action: (id: string, entry: Json) => Json): Json {
  const id = typeof entry['id'] === 'string' ? entry['id'] : '';
  try {
    return action(id, entry);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { message, code, status, details = [] } = error.body('');
    const faults = details.flatMap(({ fieldName }) => (fieldName === undefined ? [] : [{ fieldName, message }]));
    return { id, success: false, error: { message, code, status, retryable: false, entity: entry, details: faults } };
  }
}

function bulkActionsOf(kind: Kind, fetchEntity: (id: string) => Json): BulkActions {
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

function noteActions(world: World): BulkActions {
  const get = (id: string): Json => {
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
