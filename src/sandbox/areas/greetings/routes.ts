import type { Hono } from 'hono';
import type { DefaultGreetingList, Greeting } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { SandboxContext, SandboxEnv } from '../../http/context.js';
import { badRequest, nameless, notFound } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { groupOf, groupsOf } from '../groups/model.js';
import { idIn, Kept } from '../kept.js';
import { mediaUri } from '../recording/media.js';
import { activeUser } from '../users/users.js';
import { queryValue } from '../../http/query.js';
import type { Entity, Json } from '../kept.js';

const GREETINGS = '/api/v2/greetings';

/** The owner of greetings. */
interface Owner {
  ownerType: string;
  id: string;
  selfUri: string;
}

/** The default greetings of each owner, by the owner's id and by greeting type. */
const defaultsOf = (world: World): Map<string, Record<string, string>> =>
  world.collection<Record<string, string>>('greetings.defaults');

/** Greetings of users, groups and the organisation, and the default greetings of each. */
export function greetingRoutes(app: Hono<SandboxEnv>, world: World): void {
  const kept = new Kept(world, GREETINGS);
  // Evaluated on each call, because restoring a snapshot can change the organisation.
  const organization = (): Owner => ({
    ownerType: 'ORGANIZATION',
    id: world.organisation.id,
    selfUri: '/api/v2/organizations/me',
  });
  const userOf = (context: SandboxContext): Owner => {
    const { id } = activeUser(world, context.req.param('userId') ?? '');
    return { ownerType: 'USER', id, selfUri: `/api/v2/users/${id}` };
  };
  const groupOwner = (context: SandboxContext): Owner => {
    const { id } = groupOf(world, context.req.param('groupId') ?? '');
    return { ownerType: 'GROUP', id, selfUri: `/api/v2/groups/${id}` };
  };
  const made = (context: SandboxContext, { id, ownerType, selfUri }: Owner): Response => {
    const body = readObject<Greeting>(context, ['type']);
    return context.json(kept.view(kept.create(context, body, { ownerType, owner: { id, selfUri } })));
  };

  app.post(GREETINGS, (context) => made(context, ownerIn(world, readObject<Greeting>(context))));
  // Registered before the routes with an id, because `defaults` is not a greeting.
  for (const [path, ownerOf] of [
    [`${GREETINGS}/defaults`, organization],
    ['/api/v2/users/:userId/greetings/defaults', userOf],
    ['/api/v2/groups/:groupId/greetings/defaults', groupOwner],
  ] as const) {
    app.get(path, (context) => context.json(defaultList(world, kept, ownerOf(context))));
    app.put(path, (context) => {
      const owner = ownerOf(context);
      const { greetings = {} } = readObject<DefaultGreetingList>(context);
      const chosen = Object.entries(greetings).map(([type, named]) => [type, ownGreeting(kept, owner, type, named)] as const);
      defaultsOf(world).set(owner.id, Object.fromEntries(chosen));
      return context.json(defaultList(world, kept, owner));
    });
  }
  app.put(`${GREETINGS}/:greetingId`, (context) => {
    const before = kept.get(context.req.param('greetingId'));
    const body = readObject<Greeting>(context, ['type']);
    // A greeting keeps its owner.
    const more = { ownerType: before['ownerType'], owner: before['owner'] };
    if (body.type !== before['type']) forget(world, before.id);
    return context.json(kept.view(kept.change(context, before, body, { replaces: true, more })));
  });
  app.delete(`${GREETINGS}/:greetingId`, (context) => {
    const { id } = kept.get(context.req.param('greetingId'));
    forget(world, id);
    kept.remove(id);
    return context.body(null, 204);
  });
  for (const word of ['media', 'downloads', 'users/downloads', 'groups/downloads'])
    app.get(`${GREETINGS}/:greetingId/${word}`, (context) => {
      const greeting = kept.get(context.req.param('greetingId'));
      // The paths for users do not return greetings of groups, and vice versa.
      const owner = { 'users/downloads': 'USER', 'groups/downloads': 'GROUP' }[word] ?? greeting['ownerType'];
      if (greeting['ownerType'] !== owner) throw notFound('greeting', greeting.id);
      const mediaFileUri = mediaUri(world, context, greeting.id, queryValue(context, 'formatId') ?? 'WAV');
      return context.json({ id: greeting.id, mediaFileUri });
    });
  app.post('/api/v2/users/:userId/greetings', (context) => made(context, userOf(context)));
  app.post('/api/v2/groups/:groupId/greetings', (context) => made(context, groupOwner(context)));
  for (const [path, ownerOf] of [
    ['/api/v2/users/{}/greetings', 'USER'],
    ['/api/v2/groups/{}/greetings', 'GROUP'],
  ] as const)
    world.store.showAt(path, (ownerId) => {
      const own = (): Entity[] => kept.all().filter(({ owner, ownerType }) => ownerType === ownerOf && idIn(owner) === ownerId);
      return { find: (key) => own().find(({ id }) => id === key), all: own, put: () => undefined, remove: () => undefined };
    });
}

/** @throws the platform's 400 for an unknown owner. */
function ownerIn(world: World, { ownerType, owner }: Greeting): Owner {
  const id = idIn(owner) ?? '';
  if (ownerType === 'USER' && world.store.users.find(id)) return { ownerType, id, selfUri: `/api/v2/users/${id}` };
  if (ownerType === 'GROUP' && groupsOf(world).has(id)) return { ownerType, id, selfUri: `/api/v2/groups/${id}` };
  if (ownerType === 'ORGANIZATION' && id === world.organisation.id) return { ownerType, id, selfUri: '/api/v2/organizations/me' };
  throw nameless('owner', id, ownerType.toLowerCase());
}

/** @throws the platform's 400 for a greeting of another owner or another type. */
function ownGreeting(kept: Kept, { id }: Owner, type: string, named: Greeting): string {
  const greetingId = idIn(named) ?? '';
  const greeting = kept.find(greetingId);
  if (greeting?.['type'] === type && idIn(greeting['owner']) === id) return greetingId;
  throw badRequest(`greetings names no ${type} greeting of the owner: ${greetingId}`, [
    { errorCode: 'invalid.value', fieldName: `greetings.${type}`, entityId: greetingId, entityName: 'greeting' },
  ]);
}

function defaultList(world: World, kept: Kept, { id, ownerType, selfUri }: Owner): Json {
  const chosen = Object.entries(defaultsOf(world).get(id) ?? {});
  const greetings = Object.fromEntries(chosen.map(([type, key]) => [type, kept.view(kept.get(key))]));
  return {
    id,
    ownerType,
    owner: { id, selfUri },
    greetings,
    selfUri: `${selfUri === '/api/v2/organizations/me' ? '/api/v2' : selfUri}/greetings/defaults`,
  };
}

/** Removes a deleted greeting from the defaults. */
function forget(world: World, greetingId: string): void {
  for (const [owner, chosen] of defaultsOf(world)) {
    const left = Object.entries(chosen).filter(([, id]) => id !== greetingId);
    if (left.length < Object.keys(chosen).length) defaultsOf(world).set(owner, Object.fromEntries(left));
  }
}
