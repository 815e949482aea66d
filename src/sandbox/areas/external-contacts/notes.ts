import type { Hono } from 'hono';
import type { Note } from '../../../models/index.js';
import { isObject } from '../../values/json.js';
import { readObject } from '../../http/body.js';
import type { SandboxContext, SandboxEnv } from '../../http/context.js';
import { badRequest, notFound } from '../../store/errors.js';
import { queryList } from '../../http/listing.js';
import type { World } from '../../store/world.js';
import { callerOf, listed } from '../kept.js';
import type { Json } from '../kept.js';
import { mergedInto, resolved } from './merged.js';
import { BASE, contactsOf, notesOf, organizationsOf, refuseUnknown } from './model.js';
import { patched } from './patch.js';

/** The entities with notes, by their names in paths. */
const owners = { contacts: 'contact', organizations: 'organization' } as const;

/** Notes on contacts and external organisations, with their authors. */
export function noteRoutes(app: Hono<SandboxEnv>, world: World): void {
  const all = notesOf(world);
  for (const path of ['scan/notes', 'scan/notes/divisionviews/all'])
    app.get(`${BASE}/${path}`, (context) => listed(context, world, [...all.values()]));
  for (const [word, entityType] of Object.entries(owners)) {
    const kept = word === 'contacts' ? contactsOf(world) : organizationsOf(world);
    const path = `${BASE}/${word}/:ownerId/notes`;
    /** Includes the notes of contacts that were merged into this one. */
    const mine = (ownerId: string): Json[] => {
      const ids = [ownerId, ...(word === 'contacts' ? mergedInto(world, ownerId).map(({ id }) => id) : [])];
      return [...all.values()].filter(({ entityId }) => ids.includes(entityId as string));
    };
    const ownerOf = (context: SandboxContext): string => {
      const id = context.req.param('ownerId');
      return (word === 'contacts' ? resolved(world, id) : kept.get(id)).id;
    };
    world.store.showAt(`${BASE}/${word}/{}/notes`, (ownerId = '') => ({
      find: (key) => mine(ownerId).find(({ id }) => id === key),
      all: () => mine(ownerId),
      put: (key, note) => all.set(key, note),
      remove: (key) => all.delete(key),
    }));
    const own = (context: SandboxContext): Json => {
      const id = context.req.param('noteId') ?? '';
      const note = mine(ownerOf(context)).find((each) => each['id'] === id);
      if (!note) throw notFound('note', id);
      return note;
    };

    app.get(path, (context) => {
      const id = ownerOf(context);
      return listed(
        context,
        world,
        mine(id).map((note) => withAuthor(context, world, note)),
      );
    });
    app.post(path, (context) => {
      const id = ownerOf(context);
      return context.json(noteAdded(context, world, { ...readObject<Note>(context), entityId: id, entityType }));
    });
    app.get(`${path}/:noteId`, (context) => context.json(withAuthor(context, world, own(context))));
    app.put(`${path}/:noteId`, (context) =>
      context.json(noteReplaced(world, own(context), readObject<Note>(context) as unknown as Json)),
    );
    app.patch(`${path}/:noteId`, (context) => {
      const before = own(context);
      return context.json(noteReplaced(world, before, patched(context, world, 'Note', before)));
    });
    app.delete(`${path}/:noteId`, (context) => {
      all.delete(String(own(context)['id']));
      return context.json({});
    });
  }
}

/** @throws the platform's 400 for a note without text, or on an unknown entity. */
export function noteAdded(context: SandboxContext, world: World, body: object): Json {
  const { noteText, entityId = '', entityType, externalDataSources } = body as Partial<Note>;
  if (noteText === undefined || noteText.trim() === '')
    throw badRequest('noteText is required', [{ errorCode: 'required.field', fieldName: 'noteText' }]);
  const word = entityType === 'organization' ? 'organizations' : 'contacts';
  const kept = word === 'organizations' ? organizationsOf(world) : contactsOf(world);
  refuseUnknown(kept, 'entityId', entityId);
  const id = world.newId();
  const now = world.timestamp();
  // Without a user, the author is the OAuth client.
  const createdBy = callerOf(context) ?? { id: context.get('accessToken').clientId, selfUri: '' };
  const note = {
    id,
    entityId,
    entityType: entityType ?? 'contact',
    noteText,
    createDate: now,
    modifyDate: now,
    createdBy,
    ...(externalDataSources && { externalDataSources }),
    selfUri: `${BASE}/${word}/${entityId}/notes/${id}`,
  };
  notesOf(world).set(id, note);
  return note;
}

/** A note keeps its entity and author. */
export function noteReplaced(world: World, before: Json, { noteText, externalDataSources }: Json): Json {
  const { id, entityId, entityType, createDate, createdBy, selfUri } = before;
  if (typeof noteText !== 'string' || noteText.trim() === '')
    throw badRequest('noteText is required', [{ errorCode: 'required.field', fieldName: 'noteText' }]);
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
  notesOf(world).set(id as string, note);
  return note;
}

function withAuthor(context: SandboxContext, world: World, note: Json): Json {
  const { createdBy } = note;
  if (!queryList(context, 'expand').includes('author') || !isObject(createdBy)) return note;
  const user = world.store.users.find(String(createdBy['id']));
  return user ? { ...note, createdBy: { id: user.id, name: user.name, selfUri: `/api/v2/users/${user.id}` } } : note;
}
