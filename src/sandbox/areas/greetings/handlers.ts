import type { Area } from '../../engine/area.js';
import type { DefaultGreetingList, Greeting } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { badRequest, unknownReference, notFound } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { groupOf, groupsOf } from '../groups/model.js';
import { readId, Repository } from '../repository.js';
import { mediaUri } from '../recording/media.js';
import { activeUser } from '../users/users.js';
import { queryValue } from '../../http/query.js';
import type { Entity, Json } from '../repository.js';

const GREETINGS = '/api/v2/greetings';

/** The owner of greetings. */
interface Owner {
  ownerType: string;
  id: string;
  selfUri: string;
}

/** The operations that return the recording of a greeting. Those for users do not return greetings of groups, and vice versa. */
const downloads = [
  { name: 'getGreetingMedia', ownerType: undefined },
  { name: 'getGreetingDownloads', ownerType: undefined },
  { name: 'getGreetingUsersDownloads', ownerType: 'USER' },
  { name: 'getGreetingGroupsDownloads', ownerType: 'GROUP' },
] as const;

/** The default greetings of each owner, by the owner's id and by greeting type. */
const defaultsOf = (world: World): Map<string, Record<string, string>> =>
  world.collection<Record<string, string>>('greetings.defaults');

/** Greetings of users, groups and the organisation, and the default greetings of each. */
export function addGreetingHandlers(area: Area, world: World): void {
  const kept = new Repository(world, GREETINGS);
  // Evaluated on each call, because restoring a snapshot can change the organisation.
  const organization = (): Owner => ({
    ownerType: 'ORGANIZATION',
    id: world.organisation.id,
    selfUri: '/api/v2/organizations/me',
  });
  const userOf = (context: OperationContext): Owner => {
    const { id } = activeUser(world, context.params['userId'] ?? '');
    return { ownerType: 'USER', id, selfUri: `/api/v2/users/${id}` };
  };
  const groupOwner = (context: OperationContext): Owner => {
    const { id } = groupOf(world, context.params['groupId'] ?? '');
    return { ownerType: 'GROUP', id, selfUri: `/api/v2/groups/${id}` };
  };
  const made = (context: OperationContext, { id, ownerType, selfUri }: Owner): unknown => {
    const body = readObject<Greeting>(context, ['type']);
    return kept.view(kept.create(context, body, { ownerType, owner: { id, selfUri } }));
  };

  area.handle('postGreetings', (context) => made(context, ownerIn(world, readObject<Greeting>(context))));
  for (const { read, replace, ownerOf } of [
    { read: 'getGreetingsDefaults', replace: 'putGreetingsDefaults', ownerOf: organization },
    { read: 'getUserGreetingsDefaults', replace: 'putUserGreetingsDefaults', ownerOf: userOf },
    { read: 'getGroupGreetingsDefaults', replace: 'putGroupGreetingsDefaults', ownerOf: groupOwner },
  ] as const) {
    area.handle(read, (context) => defaultList(world, kept, ownerOf(context)));
    area.handle(replace, (context) => {
      const owner = ownerOf(context);
      const { greetings = {} } = readObject<DefaultGreetingList>(context);
      const chosen = Object.entries(greetings).map(([type, named]) => [type, ownGreeting(kept, owner, type, named)] as const);
      defaultsOf(world).set(owner.id, Object.fromEntries(chosen));
      return defaultList(world, kept, owner);
    });
  }
  area.handle('putGreeting', (context) => {
    const before = kept.get(context.param('greetingId'));
    const body = readObject<Greeting>(context, ['type']);
    // A greeting keeps its owner.
    const more = { ownerType: before['ownerType'], owner: before['owner'] };
    if (body.type !== before['type']) forget(world, before.id);
    return kept.view(kept.update(context, before, body, { replaces: true, more }));
  });
  area.handle('deleteGreeting', (context) => {
    const { id } = kept.get(context.param('greetingId'));
    forget(world, id);
    kept.remove(id);
  });
  for (const { name, ownerType } of downloads)
    area.handle(name, (context) => {
      const greeting = kept.get(context.param('greetingId'));
      if (ownerType !== undefined && greeting['ownerType'] !== ownerType) throw notFound('greeting', greeting.id);
      const mediaFileUri = mediaUri(world, context, greeting.id, queryValue(context, 'formatId') ?? 'WAV');
      return { id: greeting.id, mediaFileUri };
    });
  area.handle('postUserGreetings', (context) => made(context, userOf(context)));
  area.handle('postGroupGreetings', (context) => made(context, groupOwner(context)));
  for (const [path, ownerOf] of [
    ['/api/v2/users/{}/greetings', 'USER'],
    ['/api/v2/groups/{}/greetings', 'GROUP'],
  ] as const)
    world.store.addView(path, (ownerId) => {
      const own = (): Entity[] => kept.all().filter(({ owner, ownerType }) => ownerType === ownerOf && readId(owner) === ownerId);
      return { find: (key) => own().find(({ id }) => id === key), all: own, put: () => undefined, remove: () => undefined };
    });
}

/** @throws the platform's 400 for an unknown owner. */
function ownerIn(world: World, { ownerType, owner }: Greeting): Owner {
  const id = readId(owner) ?? '';
  if (ownerType === 'USER' && world.store.users.find(id)) return { ownerType, id, selfUri: `/api/v2/users/${id}` };
  if (ownerType === 'GROUP' && groupsOf(world).has(id)) return { ownerType, id, selfUri: `/api/v2/groups/${id}` };
  if (ownerType === 'ORGANIZATION' && id === world.organisation.id) return { ownerType, id, selfUri: '/api/v2/organizations/me' };
  throw unknownReference('owner', id, ownerType.toLowerCase());
}

/** @throws the platform's 400 for a greeting of another owner or another type. */
function ownGreeting(kept: Repository, { id }: Owner, type: string, named: Greeting): string {
  const greetingId = readId(named) ?? '';
  const greeting = kept.find(greetingId);
  if (greeting?.['type'] === type && readId(greeting['owner']) === id) return greetingId;
  throw badRequest(`greetings names no ${type} greeting of the owner: ${greetingId}`, [
    { errorCode: 'invalid.value', fieldName: `greetings.${type}`, entityId: greetingId, entityName: 'greeting' },
  ]);
}

function defaultList(world: World, kept: Repository, { id, ownerType, selfUri }: Owner): Json {
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
