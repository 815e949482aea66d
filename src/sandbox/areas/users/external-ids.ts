import type { Area } from '../../engine/area.js';
import type { UserExternalIdentifier } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { notFound, duplicateValue } from '../../store/errors.js';
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
export function addExternalIdHandlers(area: Area, world: World): void {
  const findExternalIds = (context: OperationContext): { id: string; keys: UserExternalIdentifier[] } => {
    const { id } = activeUser(world, context.param('userId'));
    return { id, keys: externalIdsOf(world).get(id) ?? [] };
  };

  area.handle('getUsersExternalidAuthorityNameExternalKey', (context) => {
    const authorityName = context.param('authorityName');
    const externalKey = context.param('externalKey');
    const id = holderOf(world, { authorityName, externalKey });
    const user = id === undefined ? undefined : world.store.users.find(id);
    if (user?.state !== 'active') throw notFound('user', externalKey);
    return expandUser(world, user, queryList(context, 'expand'));
  });

  area.handle('getUserExternalid', (context) => findExternalIds(context).keys);
  area.handle('getUserExternalidAuthorityName', (context) => {
    const authorityName = context.param('authorityName');
    const key = findExternalIds(context).keys.find((each) => each.authorityName === authorityName);
    if (!key) throw notFound('authorityName', authorityName);
    return key;
  });

  area.handle('postUserExternalid', (context) => {
    const { id, keys } = findExternalIds(context);
    const { authorityName, externalKey } = readObject(context, ['authorityName', 'externalKey']);
    const holderId = holderOf(world, { authorityName, externalKey });
    if (holderId !== undefined && holderId !== id) throw duplicateValue('user', 'externalKey', externalKey);
    // A user has one id per external system: a new one replaces it.
    const others = keys.filter((each) => each.authorityName !== authorityName);
    const updatedIds = [...others, externalIdOf(id, authorityName, externalKey)];
    externalIdsOf(world).set(id, updatedIds);
    return updatedIds;
  });

  area.handle('deleteUserExternalidAuthorityNameExternalKey', (context) => {
    const { id, keys } = findExternalIds(context);
    const authorityName = context.param('authorityName');
    const externalKey = context.param('externalKey');
    const remaining = keys.filter((each) => each.authorityName !== authorityName || each.externalKey !== externalKey);
    if (remaining.length === keys.length) throw notFound('externalKey', externalKey);
    externalIdsOf(world).set(id, remaining);
  });
}

export function holderOf(world: World, externalId: { authorityName: string; externalKey: string }): string | undefined {
  return [...externalIdsOf(world)].find(([, keys]) =>
    keys.some(
      ({ authorityName, externalKey }) => authorityName === externalId.authorityName && externalKey === externalId.externalKey,
    ),
  )?.[0];
}
