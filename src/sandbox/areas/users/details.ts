import type { Hono } from 'hono';
import type { OutOfOffice, PatchUser, User, UserState } from '../../../models/index.js';
import { readArray, readObject, readTexts } from '../../http/body.js';
import { notFound, staleVersion } from '../../store/errors.js';
import { listing, queryList } from '../../http/listing.js';
import { activeUser, stateChanged } from './users.js';
import type { StoredUser } from '../../store/store.js';
import { absences } from './out-of-office.js';
import { expandUser } from './user.js';
import type { SandboxContext, SandboxEnv } from '../../http/context.js';
import type { World } from '../../store/world.js';

/** Data of a user besides presence, routing status and ACD skills. */
export function userDetailRoutes(app: Hono<SandboxEnv>, world: World): void {
  const userOf = (context: SandboxContext): StoredUser => activeUser(world, context.req.param('userId') ?? '');

  app.patch('/api/v2/users/bulk', (context) => {
    const bodies = readArray<PatchUser & { id: string }>(context, ['id']);
    // Looks up all users first: a bulk change with an unknown one changes none.
    const users = bodies.map(({ id }) => activeUser(world, id));
    const changed = users.map((user, index) => {
      const { acdAutoAnswer = user.acdAutoAnswer ?? false } = bodies[index] ?? {};
      return world.store.users.put({ ...user, acdAutoAnswer, version: user.version + 1 });
    });
    return context.json(listing(context, world, changed, (user) => expandUser(world, user, [])));
  });

  app.get('/api/v2/users/:userId/profileskills', (context) => context.json(userOf(context).profileSkills ?? []));

  app.put('/api/v2/users/:userId/profileskills', (context) => {
    const user = userOf(context);
    const profileSkills = readTexts(context);
    world.store.users.put({ ...user, profileSkills, version: user.version + 1 });
    return context.json(profileSkills);
  });

  app.get('/api/v2/users/:userId/state', (context) => {
    const { id, state, version } = activeUser(world, context.req.param('userId'));
    return context.json({ state, version, ...stateReasons(world).get(id) });
  });

  app.put('/api/v2/users/:userId/state', (context) => {
    const user = world.store.users.get(context.req.param('userId'));
    const { state = '', version, stateChangeReason } = readObject<UserState>(context, ['state']);
    // A deleted user can only be restored.
    if (user.state === 'deleted' && state === 'deleted') throw notFound('user', user.id);
    if (version !== undefined && version !== user.version) throw staleVersion('user', user.id);
    const changed = world.store.users.put({ ...user, state, version: user.version + 1 });
    if (state !== user.state) {
      const why = { ...(stateChangeReason !== undefined && { stateChangeReason }), stateChangeDate: world.timestamp() };
      stateReasons(world).set(user.id, why);
    }
    stateChanged(world, changed);
    return context.json({ state, version: changed.version, ...stateReasons(world).get(user.id) });
  });

  app.get('/api/v2/users/:userId/outofoffice', (context) => context.json(outOfOffice(world, userOf(context))));

  app.put('/api/v2/users/:userId/outofoffice', (context) => {
    const user = userOf(context);
    const { active = false, indefinite, startDate, endDate } = readObject<OutOfOffice>(context);
    absences(world).set(user.id, {
      active,
      ...(indefinite !== undefined && { indefinite }),
      ...(startDate !== undefined && { startDate }),
      ...(endDate !== undefined && { endDate }),
    });
    return context.json(outOfOffice(world, user));
  });

  app.get('/api/v2/users/:userId/directreports', (context) => answerUsers(context, world, reportsTo(world, userOf(context).id)));

  app.get('/api/v2/users/:userId/superiors', (context) => answerUsers(context, world, superiorsOf(world, userOf(context))));

  app.get('/api/v2/users/:userId/adjacents', (context) => {
    const user = userOf(context);
    const managerId = user.manager?.id;
    const siblings = managerId === undefined ? [] : reportsTo(world, managerId).filter(({ id }) => id !== user.id);
    const view = (other: StoredUser): User => expandUser(world, other, queryList(context, 'expand'));
    return context.json({
      superiors: superiorsOf(world, user).map(view),
      siblings: siblings.map(view),
      directReports: reportsTo(world, user.id).map(view),
    });
  });
}

/** When and why users were activated or deactivated, if a reason was given. */
const stateReasons = (world: World) =>
  world.collection<Pick<UserState, 'stateChangeReason' | 'stateChangeDate'>>('users.stateReasons');

function outOfOffice(world: World, { id }: StoredUser): OutOfOffice {
  const user = expandUser(world, world.store.users.get(id), []);
  return { user, active: false, ...absences(world).get(id), selfUri: `/api/v2/users/${id}/outofoffice` };
}

function answerUsers(context: SandboxContext, world: World, users: readonly StoredUser[]): Response {
  return context.json(users.map((user) => expandUser(world, user, queryList(context, 'expand'))));
}

function reportsTo(world: World, managerId: string): StoredUser[] {
  return world.store.users.all().filter(({ manager, state }) => state !== 'deleted' && manager?.id === managerId);
}

/** The direct manager first; stops at a manager who is already in the list. */
function superiorsOf(world: World, user: StoredUser): StoredUser[] {
  const found: StoredUser[] = [];
  let next = world.store.users.find(user.manager?.id ?? '');
  while (next && next.id !== user.id && !found.includes(next)) {
    found.push(next);
    next = world.store.users.find(next.manager?.id ?? '');
  }
  return found;
}
