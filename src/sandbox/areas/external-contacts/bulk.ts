import type { Hono } from 'hono';
import { outcomes } from '../../engine/bulk.js';
import { isObject } from '../../values/json.js';
import { readObject } from '../../http/body.js';
import type { SandboxContext, SandboxEnv } from '../../http/context.js';
import { notFound, Problem } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import type { Json } from '../kept.js';
import { resolved, unresolved } from './merged.js';
import { added, BASE, contactsOf, notesOf, removed, replaced } from './model.js';
import type { Kind } from './model.js';
import { noteAdded, noteReplaced } from './notes.js';

/** The actions that a bulk call applies to its entries. */
interface Deeds {
  fetch(id: string): Json;
  add(context: SandboxContext, body: Json): Json;
  update(context: SandboxContext, id: string, body: Json): Json;
  remove(id: string): void;
}

/**
 * Bulk operations, with the same rules as for a single entity. An entry that fails returns its error and does not affect the
 * others.
 */
export function bulkRoutes(app: Hono<SandboxEnv>, world: World, kinds: Readonly<Record<string, Kind>>): void {
  for (const [word, kind] of Object.entries(kinds))
    bulkOf(app, word, deedsOf(kind, word === 'contacts' ? (id) => resolved(world, id) : (id) => kind.kept.get(id)));
  bulkOf(app, 'notes', noteDeeds(world));
  app.post(`${BASE}/bulk/contacts/unresolved`, (context) => {
    const { entities = [] } = readObject<{ entities?: Json[] }>(context);
    const whole = (id: string): Json => ({ id, success: true, entity: contactsOf(world).view(unresolved(world, id)) });
    return context.json(outcomes(entities.filter(isObject).map((entry) => outcomeOf(entry, whole))));
  });
}

function bulkOf(app: Hono<SandboxEnv>, word: string, deeds: Deeds): void {
  const path = `${BASE}/bulk/${word}`;
  const each = (context: SandboxContext, deed: (id: string, entry: Json) => Json): Response => {
    const { entities = [] } = readObject<{ entities?: Json[] }>(context);
    return context.json(outcomes(entities.filter(isObject).map((entry) => outcomeOf(entry, deed))));
  };
  const whole = (entity: Json): Json => ({ id: entity['id'], success: true, entity });

  app.post(path, (context) => each(context, (id) => whole(deeds.fetch(id))));
  app.post(`${path}/add`, (context) => each(context, (_, entry) => whole(deeds.add(context, entry))));
  app.post(`${path}/update`, (context) => each(context, (id, entry) => whole(deeds.update(context, id, entry))));
  app.post(`${path}/remove`, (context) =>
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
