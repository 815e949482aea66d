import type { Area } from '../../engine/area.js';
import type { CreateUser, UpdateUser } from '../../../models/index.js';
import { callerId } from '../../sign-in/bearer.js';
import { pickFields, readObject } from '../../http/body.js';
import { duplicateValue, notFound, staleVersion } from '../../store/errors.js';
import { listing, queryList, sortByQuery } from '../../http/listing.js';
import type { StoredUser } from '../../store/store.js';
import { divisionOf } from '../authorization/division.js';
import { announceQueue } from '../conversations/announce.js';
import { endUserParticipation } from '../conversations/participants/departure.js';
import { leaveGroups } from '../groups/model.js';
import { removeUserFromStations } from '../stations/model.js';
import { goOffline } from './routing-status.js';
import { expandUser } from './user.js';
import { expandMe } from './me.js';
import type { OperationContext } from '../../http/operation-context.js';
import type { World } from '../../store/world.js';
import { queryValue } from '../../http/query.js';

/** Fields that an update may change. */
const changeableFields = [
  'name',
  'chat',
  'department',
  'email',
  'addresses',
  'title',
  'images',
  'profileSkills',
  'locations',
  'state',
  'acdAutoAnswer',
  'certifications',
  'biography',
  'employerInfo',
  'preferredName',
] as const;

/** Users. Other data of a user have separate files. */
export function addUserHandlers(area: Area, world: World): void {
  area.addRule({ path: world.store.users.uri, uniqueFields: { email: true } });

  area.handle('getUsers', (context) => {
    const state = stateFilter(context);
    const ids = new Set(queryList(context, 'id'));
    const jabberIds = new Set(queryList(context, 'jabberId'));
    const matches = world.store.users
      .all()
      .filter((user) => state === 'any' || user.state === state)
      .filter((user) => ids.size === 0 || ids.has(user.id))
      .filter((user) => jabberIds.size === 0 || jabberIds.has(user.chat?.jabberId ?? ''));
    const expand = queryList(context, 'expand');
    const product = queryValue(context, 'integrationPresenceSource');
    return listing(context, world, sortByQuery(context, matches, ['name']), (user) => expandUser(world, user, expand, product));
  });

  area.handle('postUsers', (context) => {
    const body = readObject(context, ['name', 'email']);
    refuseEmailOfDeleted(world, body.email);
    return expandUser(world, world.store.users.save(newUser(world, body)), []);
  });

  area.handle('getUsersMe', (context) => {
    const user = world.store.users.get(callerId(context));
    const product = queryValue(context, 'integrationPresenceSource');
    return expandMe(world, user, queryList(context, 'expand'), context.accessToken, product);
  });

  area.handle('getUser', (context) => {
    const user = world.store.users.get(context.param('userId'));
    const wantedState = queryValue(context, 'state');
    // Without `state` all users are found except deleted ones.
    if (wantedState === undefined ? user.state === 'deleted' : user.state !== stateFilter(context))
      throw notFound('user', user.id);
    const product = queryValue(context, 'integrationPresenceSource');
    return expandUser(world, user, queryList(context, 'expand'), product);
  });

  area.handle('patchUser', (context) => expandUser(world, updateUser(world, context), []));

  area.handle('deleteUser', (context) => {
    const user = activeUser(world, context.param('userId'));
    handleStateChange(world, world.store.users.save({ ...user, state: 'deleted', version: user.version + 1 }));
    return {};
  });
}

function updateUser(world: World, context: OperationContext<UpdateUser>): StoredUser {
  const user = world.store.users.get(context.param('userId'));
  const body = readObject(context, ['version', 'name?', 'email?']);
  // A deleted user can only be restored.
  if (user.state === 'deleted' && (body.state ?? 'deleted') === 'deleted') throw notFound('user', user.id);
  if (body.version !== user.version) throw staleVersion('user', user.id);
  if (body.email !== undefined) refuseEmailOfDeleted(world, body.email, user.id);
  const { manager: formerManager, ...withoutManager } = user;
  const updated = world.store.users.save({
    ...withoutManager,
    ...pickFields(body, changeableFields),
    ...(body.email !== undefined && { username: body.email, primaryContactInfo: primaryContact(body.email) }),
    ...managerOf(world, body.manager, formerManager),
    version: user.version + 1,
  });
  handleStateChange(world, updated);
  return updated;
}

/** Returns the manager after a change. An empty id removes the manager. */
function managerOf(world: World, id: string | undefined, former: StoredUser['manager']): Pick<StoredUser, 'manager'> {
  if (id === '') return {};
  if (id === undefined) return former ? { manager: former } : {};
  const { name, version } = world.store.users.get(id);
  return { manager: { id, name, version } };
}

/** A deleted user keeps its address: it is restored, not created again. @throws the platform's 409. */
function refuseEmailOfDeleted(world: World, email: string, ownId?: string): void {
  const owners = world.store.users.withText('email', email);
  if (owners.some(({ id, state }) => state === 'deleted' && id !== ownId)) throw duplicateValue('user', 'email', email);
}

/** Creates a user. The sandbox ignores the password. */
export function newUser(world: World, body: Pick<CreateUser, 'name' | 'email'> & Partial<CreateUser>): StoredUser {
  const id = world.newId();
  return {
    id,
    name: body.name,
    email: body.email,
    username: body.email,
    state: body.state ?? 'active',
    version: 1,
    division: divisionOf(world, body.divisionId),
    chat: { jabberId: `${id.replaceAll('-', '').slice(0, 24)}@${world.organisation.shortName}.example` },
    ...pickFields(body, ['department', 'title']),
    primaryContactInfo: primaryContact(body.email),
    addresses: body.addresses ?? [],
    profileSkills: [],
    certifications: [],
    acdAutoAnswer: false,
  };
}

/** The primary contact follows from the account, and is not writable. */
const primaryContact = (address: string) => [{ address, mediaType: 'EMAIL', type: 'PRIMARY' }];

/** @throws the platform's 404, also for a deleted user. */
export function activeUser(world: World, userId: string): StoredUser {
  const user = world.store.users.get(userId);
  if (user.state === 'deleted') throw notFound('user', userId);
  return user;
}

/** Inactive users lose their sign-ins and queue interactions; of deleted users only the name stays. */
export function handleStateChange(world: World, { id, state }: StoredUser): void {
  if (state === 'deleted') removeAssociations(world, id);
  if (state === 'active') return;
  world.tokens.revokeUser(id);
  endUserParticipation(world, id, state === 'deleted');
  goOffline(world, id);
}

/** Ends the user's sign-ins, memberships of queues and groups, and station associations. */
function removeAssociations(world: World, userId: string): void {
  const queues = world.store.queues.all().filter(({ id }) => world.store.members.get(id, userId));
  world.store.members.deleteChild(userId);
  for (const { id } of queues) announceQueue(world, id);
  leaveGroups(world, userId);
  removeUserFromStations(world, userId);
  world.tokens.revokeUser(userId);
}

function stateFilter(context: OperationContext): string {
  return queryValue(context, 'state') ?? 'active';
}
