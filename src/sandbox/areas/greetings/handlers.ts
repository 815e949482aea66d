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
import type { Entity } from '../repository.js';

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
  addGreetingChanges(area, world);
  addDefaultGreetings(area, world);
  addRecordings(area, world);
  addGreetingViews(world);
}

const greetingsOf = (world: World): Repository<Greeting> => new Repository<Greeting>(world, GREETINGS);

function organizationOwner(world: World): Owner {
  return { ownerType: 'ORGANIZATION', id: world.organisation.id, selfUri: '/api/v2/organizations/me' };
}

function userOwner(world: World, context: OperationContext): Owner {
  const { id } = activeUser(world, context.param('userId'));
  return { ownerType: 'USER', id, selfUri: `/api/v2/users/${id}` };
}

function groupOwner(world: World, context: OperationContext): Owner {
  const { id } = groupOf(world, context.param('groupId'));
  return { ownerType: 'GROUP', id, selfUri: `/api/v2/groups/${id}` };
}

function addGreetingChanges(area: Area, world: World): void {
  const greetingRepository = greetingsOf(world);
  const createGreeting = (context: OperationContext<Greeting>, { id, ownerType, selfUri }: Owner): Greeting => {
    const body = readObject(context, ['type']);
    return greetingRepository.view(greetingRepository.create(context, body, { ownerType, owner: { id, selfUri } }));
  };

  area.handle('postGreetings', (context) => createGreeting(context, readOwner(world, readObject(context))));
  area.handle('postUserGreetings', (context) => createGreeting(context, userOwner(world, context)));
  area.handle('postGroupGreetings', (context) => createGreeting(context, groupOwner(world, context)));
  area.handle('putGreeting', (context) => {
    const before = greetingRepository.get(context.param('greetingId'));
    const body = readObject(context, ['type']);
    // A greeting keeps its owner.
    const ownerFields = { ownerType: before['ownerType'], owner: before['owner'] };
    if (body.type !== before['type']) removeFromDefaults(world, before.id);
    return greetingRepository.view(greetingRepository.update(context, before, body, { replaces: true, more: ownerFields }));
  });
  area.handle('deleteGreeting', (context) => {
    const { id } = greetingRepository.get(context.param('greetingId'));
    removeFromDefaults(world, id);
    greetingRepository.remove(id);
  });
}

function addDefaultGreetings(area: Area, world: World): void {
  const greetingRepository = greetingsOf(world);
  for (const { read, replace, ownerOf } of [
    { read: 'getGreetingsDefaults', replace: 'putGreetingsDefaults', ownerOf: organizationOwner },
    { read: 'getUserGreetingsDefaults', replace: 'putUserGreetingsDefaults', ownerOf: userOwner },
    { read: 'getGroupGreetingsDefaults', replace: 'putGroupGreetingsDefaults', ownerOf: groupOwner },
  ] as const) {
    area.handle(read, (context) => defaultList(world, greetingRepository, ownerOf(world, context)));
    area.handle(replace, (context) => {
      const owner = ownerOf(world, context);
      const { greetings = {} } = readObject(context);
      const defaults = Object.entries(greetings).map(
        ([type, reference]) => [type, checkGreeting(greetingRepository, owner, type, reference)] as const,
      );
      defaultsOf(world).set(owner.id, Object.fromEntries(defaults));
      return defaultList(world, greetingRepository, owner);
    });
  }
}

function addRecordings(area: Area, world: World): void {
  for (const { name, ownerType } of downloads)
    area.handle(name, (context) => {
      const greeting = greetingsOf(world).get(context.param('greetingId'));
      if (ownerType !== undefined && greeting['ownerType'] !== ownerType) throw notFound('greeting', greeting.id);
      const mediaFileUri = mediaUri(world, context, greeting.id, { format: queryValue(context, 'formatId') ?? 'WAV' });
      return { id: greeting.id, mediaFileUri };
    });
}

/** Shows the greetings of users and groups under the path of each owner. */
function addGreetingViews(world: World): void {
  for (const [path, ownerOf] of [
    ['/api/v2/users/{}/greetings', 'USER'],
    ['/api/v2/groups/{}/greetings', 'GROUP'],
  ] as const)
    world.store.addView(path, (ownerId) => {
      const ownGreetings = (): Entity<Greeting>[] =>
        greetingsOf(world)
          .all()
          .filter(({ owner, ownerType }) => ownerType === ownerOf && readId(owner) === ownerId);
      return {
        find: (key) => ownGreetings().find(({ id }) => id === key),
        all: ownGreetings,
        put: () => undefined,
        remove: () => undefined,
      };
    });
}

/** @throws the platform's 400 for an unknown owner. */
function readOwner(world: World, { ownerType, owner }: Greeting): Owner {
  const id = readId(owner) ?? '';
  if (ownerType === 'USER' && world.store.users.find(id)) return { ownerType, id, selfUri: `/api/v2/users/${id}` };
  if (ownerType === 'GROUP' && groupsOf(world).has(id)) return { ownerType, id, selfUri: `/api/v2/groups/${id}` };
  if (ownerType === 'ORGANIZATION' && id === world.organisation.id) return { ownerType, id, selfUri: '/api/v2/organizations/me' };
  throw unknownReference('owner', id, ownerType.toLowerCase());
}

/** @throws the platform's 400 for a greeting of another owner or another type. */
function checkGreeting(greetingRepository: Repository<Greeting>, { id }: Owner, type: string, reference: Greeting): string {
  const greetingId = readId(reference) ?? '';
  const greeting = greetingRepository.find(greetingId);
  if (greeting?.['type'] === type && readId(greeting['owner']) === id) return greetingId;
  throw badRequest(`greetings does not match a ${type} greeting of the owner: ${greetingId}`, [
    { errorCode: 'invalid.value', fieldName: `greetings.${type}`, entityId: greetingId, entityName: 'greeting' },
  ]);
}

function defaultList(
  world: World,
  greetingRepository: Repository<Greeting>,
  { id, ownerType, selfUri }: Owner,
): DefaultGreetingList {
  const defaults = Object.entries(defaultsOf(world).get(id) ?? {});
  const greetings = Object.fromEntries(
    defaults.map(([type, key]) => [type, greetingRepository.view(greetingRepository.get(key))]),
  );
  return {
    id,
    ownerType,
    owner: { id, selfUri },
    greetings,
    selfUri: `${selfUri === '/api/v2/organizations/me' ? '/api/v2' : selfUri}/greetings/defaults`,
  };
}

/** Removes a deleted greeting from the defaults. */
function removeFromDefaults(world: World, greetingId: string): void {
  for (const [owner, defaults] of defaultsOf(world)) {
    const remaining = Object.entries(defaults).filter(([, id]) => id !== greetingId);
    if (remaining.length < Object.keys(defaults).length) defaultsOf(world).set(owner, Object.fromEntries(remaining));
  }
}
