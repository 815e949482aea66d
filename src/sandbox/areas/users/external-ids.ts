import type { Hono } from 'hono';
import type { UserExternalIdentifier } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { SandboxContext, SandboxEnv } from '../../http/context.js';
import { notFound, taken } from '../../store/errors.js';
import { queryList } from '../../http/listing.js';
import type { World } from '../../store/world.js';
import { expandUser } from './user.js';
import { activeUser } from './users.js';

/** External ids of users, by user, in the order in which they were added. */
export const externalIdsOf = (world: World): Map<string, UserExternalIdentifier[]> =>
  world.collection<UserExternalIdentifier[]>('users.externalids');

export function externalIdOf(userId: string, authorityName: string, externalKey: string): UserExternalIdentifier {
  return { authorityName, externalKey, selfUri: `/api/v2/users/${userId}/externalid/${encodeURIComponent(authorityName)}` };
}

/** Finds users by external id, which is case-sensitive. */
export function externalIdRoutes(app: Hono<SandboxEnv>, world: World): void {
  const path = '/api/v2/users/:userId/externalid';
  const own = (context: SandboxContext): { id: string; keys: UserExternalIdentifier[] } => {
    const { id } = activeUser(world, context.req.param('userId') ?? '');
    return { id, keys: externalIdsOf(world).get(id) ?? [] };
  };

  app.get('/api/v2/users/externalid/:authorityName/:externalKey', (context) => {
    const { authorityName, externalKey } = context.req.param();
    const id = holderOf(world, { authorityName, externalKey });
    const user = id === undefined ? undefined : world.store.users.find(id);
    if (user?.state !== 'active') throw notFound('user', externalKey);
    return context.json(expandUser(world, user, queryList(context, 'expand')));
  });

  app.get(path, (context) => context.json(own(context).keys));
  app.get(`${path}/:authorityName`, (context) => {
    const authorityName = context.req.param('authorityName');
    const key = own(context).keys.find((each) => each.authorityName === authorityName);
    if (!key) throw notFound('authorityName', authorityName);
    return context.json(key);
  });

  app.post(path, (context) => {
    const { id, keys } = own(context);
    const { authorityName, externalKey } = readObject<UserExternalIdentifier>(context, ['authorityName', 'externalKey']);
    const holder = holderOf(world, { authorityName, externalKey });
    if (holder !== undefined && holder !== id) throw taken('user', 'externalKey', externalKey);
    // A user has one id per external system: a new one replaces it.
    const others = keys.filter((each) => each.authorityName !== authorityName);
    const after = [...others, externalIdOf(id, authorityName, externalKey)];
    externalIdsOf(world).set(id, after);
    return context.json(after);
  });

  app.delete(`${path}/:authorityName/:externalKey`, (context) => {
    const { id, keys } = own(context);
    const { authorityName, externalKey } = context.req.param();
    const left = keys.filter((each) => each.authorityName !== authorityName || each.externalKey !== externalKey);
    if (left.length === keys.length) throw notFound('externalKey', externalKey);
    externalIdsOf(world).set(id, left);
    return context.body(null, 204);
  });
}

export function holderOf(world: World, wanted: { authorityName: string; externalKey: string }): string | undefined {
  return [...externalIdsOf(world)].find(([, keys]) =>
    keys.some(({ authorityName, externalKey }) => authorityName === wanted.authorityName && externalKey === wanted.externalKey),
  )?.[0];
}
