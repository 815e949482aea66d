import type { Area } from '../../engine/area.js';
import { summariseResults } from '../../engine/bulk.js';
import { isObject } from '../../values/json.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { notFound, Problem } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import type { Json } from '../repository.js';
import { resolved, unresolved } from './merged.js';
import { added, contactsOf, notesOf, removed, replaced } from './model.js';
import type { Kind } from './model.js';
import { noteAdded, noteReplaced } from './notes.js';

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

type Word = keyof typeof operations;

/** The actions that a bulk call applies to its entries. */
interface Deeds {
  fetch(id: string): Json;
  add(context: OperationContext, body: Json): Json;
  update(context: OperationContext, id: string, body: Json): Json;
  remove(id: string): void;
}

/**
 * Bulk operations, with the same rules as for a single entity. An entry that fails returns its error and does not affect the
 * others.
 */
export function addBulkHandlers(area: Area, world: World, kinds: Readonly<Record<Exclude<Word, 'notes'>, Kind>>): void {
  const { contacts, organizations, relationships } = kinds;
  bulkOf(
    area,
    'contacts',
    deedsOf(contacts, (id) => resolved(world, id)),
  );
  bulkOf(
    area,
    'organizations',
    deedsOf(organizations, (id) => organizations.kept.get(id)),
  );
  bulkOf(
    area,
    'relationships',
    deedsOf(relationships, (id) => relationships.kept.get(id)),
  );
  bulkOf(area, 'notes', noteDeeds(world));
  area.handle('postExternalcontactsBulkContactsUnresolved', (context) => {
    const { entities = [] } = readObject<{ entities?: Json[] }>(context);
    const whole = (id: string): Json => ({ id, success: true, entity: contactsOf(world).view(unresolved(world, id)) });
    return summariseResults(entities.filter(isObject).map((entry) => outcomeOf(entry, whole)));
  });
}

function bulkOf(area: Area, word: Word, deeds: Deeds): void {
  const { fetch, add, update, remove } = operations[word];
  const each = (context: OperationContext, deed: (id: string, entry: Json) => Json): unknown => {
    const { entities = [] } = readObject<{ entities?: Json[] }>(context);
    return summariseResults(entities.filter(isObject).map((entry) => outcomeOf(entry, deed)));
  };
  const whole = (entity: Json): Json => ({ id: entity['id'], success: true, entity });

  area.handle(fetch, (context) => each(context, (id) => whole(deeds.fetch(id))));
  area.handle(add, (context) => each(context, (_, entry) => whole(deeds.add(context, entry))));
  area.handle(update, (context) => each(context, (id, entry) => whole(deeds.update(context, id, entry))));
  area.handle(remove, (context) =>
    each(context, (id) => {
      deeds.remove(id);
      return { id, success: true };
    }),
  );
}

/** The result of an entry in a bulk call. An entry that fails does not affect the others. */
export function outcomeOf(entry: Json, deed: (id: string, entry: Json) => Json): Json {
  const id = typeof entry['id'] === 'string' ? entry['id'] : '';
  try {
    return deed(id, entry);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { message, code, status, details = [] } = error.body('');
    const faults = details.flatMap(({ fieldName }) => (fieldName === undefined ? [] : [{ fieldName, message }]));
    return { id, success: false, error: { message, code, status, retryable: false, entity: entry, details: faults } };
  }
}

function deedsOf(kind: Kind, fetched: (id: string) => Json): Deeds {
  const { kept } = kind;
  return {
    fetch: (id) => kept.view(fetched(id)),
    add: (context, body) => kept.view(added(kind, context, body)),
    update: (context, id, body) => kept.view(replaced(kind, context, id, body)),
    remove: (id) => {
      removed(kind, id);
    },
  };
}

function noteDeeds(world: World): Deeds {
  const get = (id: string): Json => {
    const note = notesOf(world).get(id);
    if (!note) throw notFound('note', id);
    return note;
  };
  return {
    fetch: get,
    add: (context, body) => noteAdded(context, world, body),
    update: (_, id, body) => noteReplaced(world, get(id), body),
    remove: (id) => {
      get(id);
      notesOf(world).delete(id);
    },
  };
}
