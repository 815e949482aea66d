import type { Area } from '../../engine/area.js';
import type { OutOfOffice, PatchUser, User, UserState } from '../../../models/index.js';
import { readArray, readObject, readTexts } from '../../http/body.js';
import { notFound, staleVersion } from '../../store/errors.js';
import { listing, queryList } from '../../http/listing.js';
import { activeUser, handleStateChange } from './users.js';
import type { StoredUser } from '../../store/store.js';
import { outOfOfficeSettings } from './out-of-office.js';
import { expandUser } from './user.js';
import type { OperationContext } from '../../http/operation-context.js';
import type { World } from '../../store/world.js';

/** Data of a user except presence, routing status and ACD skills. */
export function addUserDetailHandlers(area: Area, world: World): void {
  addAutoAnswerHandler(area, world);
  addProfileSkillHandlers(area, world);
  addUserStateHandlers(area, world);
  addOutOfOfficeHandlers(area, world);
  addReportingLineHandlers(area, world);
}

function findUser(world: World, context: OperationContext): StoredUser {
  return activeUser(world, context.param('userId'));
}

function addAutoAnswerHandler(area: Area, world: World): void {
  area.handle('patchUsersBulk', (context) => {
    const bodies = readArray<PatchUser & { id: string }>(context, ['id']);
    // Looks up all users first: a bulk change with an unknown one changes none.
    const users = bodies.map(({ id }) => activeUser(world, id));
    const updated = users.map((user, index) => {
      const { acdAutoAnswer = user.acdAutoAnswer ?? false } = bodies[index] ?? {};
      return world.store.users.save({ ...user, acdAutoAnswer, version: user.version + 1 });
    });
    return listing(context, world, updated, (user) => expandUser(world, user, []));
  });
}

function addProfileSkillHandlers(area: Area, world: World): void {
  area.handle('getUserProfileskills', (context) => findUser(world, context).profileSkills ?? []);

  area.handle('putUserProfileskills', (context) => {
    const user = findUser(world, context);
    const profileSkills = readTexts(context);
    world.store.users.save({ ...user, profileSkills, version: user.version + 1 });
    return profileSkills;
  });
}

function addUserStateHandlers(area: Area, world: World): void {
  area.handle('getUserState', (context) => {
    const { id, state, version } = activeUser(world, context.param('userId'));
    return { state, version, ...stateReasons(world).get(id) };
  });

  area.handle('putUserState', (context) => {
    const user = world.store.users.get(context.param('userId'));
    const { state = '', version, stateChangeReason } = readObject<UserState>(context, ['state']);
    // A deleted user can only be restored.
    if (user.state === 'deleted' && state === 'deleted') throw notFound('user', user.id);
    if (version !== undefined && version !== user.version) throw staleVersion('user', user.id);
    const updated = world.store.users.save({ ...user, state, version: user.version + 1 });
    if (state !== user.state) {
      const stateReason = { ...(stateChangeReason !== undefined && { stateChangeReason }), stateChangeDate: world.timestamp() };
      stateReasons(world).set(user.id, stateReason);
    }
    handleStateChange(world, updated);
    return { state, version: updated.version, ...stateReasons(world).get(user.id) };
  });
}

function addOutOfOfficeHandlers(area: Area, world: World): void {
  area.handle('getUserOutofoffice', (context) => readOutOfOffice(world, findUser(world, context)));

  area.handle('putUserOutofoffice', (context) => {
    const user = findUser(world, context);
    const { active = false, indefinite, startDate, endDate } = readObject<OutOfOffice>(context);
    outOfOfficeSettings(world).set(user.id, {
      active,
      ...(indefinite !== undefined && { indefinite }),
      ...(startDate !== undefined && { startDate }),
      ...(endDate !== undefined && { endDate }),
    });
    return readOutOfOffice(world, user);
  });
}

/** The managers, colleagues and direct reports of a user. */
function addReportingLineHandlers(area: Area, world: World): void {
  area.handle('getUserDirectreports', (context) =>
    listUsers(context, world, directReportsOf(world, findUser(world, context).id)),
  );

  area.handle('getUserSuperiors', (context) => listUsers(context, world, superiorsOf(world, findUser(world, context))));

  area.handle('getUserAdjacents', (context) => {
    const user = findUser(world, context);
    const managerId = user.manager?.id;
    const siblings = managerId === undefined ? [] : directReportsOf(world, managerId).filter(({ id }) => id !== user.id);
    const view = (other: StoredUser): User => expandUser(world, other, queryList(context, 'expand'));
    return {
      superiors: superiorsOf(world, user).map(view),
      siblings: siblings.map(view),
      directReports: directReportsOf(world, user.id).map(view),
    };
  });
}

/** When and why users were activated or deactivated, if a reason was given. */
const stateReasons = (world: World) =>
  world.collection<Pick<UserState, 'stateChangeReason' | 'stateChangeDate'>>('users.stateReasons');

function readOutOfOffice(world: World, { id }: StoredUser): OutOfOffice {
  const user = expandUser(world, world.store.users.get(id), []);
  return { user, active: false, ...outOfOfficeSettings(world).get(id), selfUri: `/api/v2/users/${id}/outofoffice` };
}

function listUsers(context: OperationContext, world: World, users: readonly StoredUser[]): User[] {
  return users.map((user) => expandUser(world, user, queryList(context, 'expand')));
}

function directReportsOf(world: World, managerId: string): StoredUser[] {
  return world.store.users.all().filter(({ manager, state }) => state !== 'deleted' && manager?.id === managerId);
}

/** The direct manager first; stops at a manager who is already in the list. */
function superiorsOf(world: World, user: StoredUser): StoredUser[] {
  const superiors: StoredUser[] = [];
  let next = world.store.users.find(user.manager?.id ?? '');
  while (next && next.id !== user.id && !superiors.includes(next)) {
    superiors.push(next);
    next = world.store.users.find(next.manager?.id ?? '');
  }
  return superiors;
}
