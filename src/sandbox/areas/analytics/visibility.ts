import type { OperationContext } from '../../http/operation-context.js';
import { matchOf } from '../../http/match-of.js';
import { callerOf } from '../../sign-in/permission-check.js';
import { extentOf } from '../../sign-in/permissions.js';
import { intersectionOf, unionOf, ALL_DIVISIONS, coversDivision } from '../../store/extent.js';
import type { Extent } from '../../store/extent.js';
import type { World } from '../../store/world.js';
import type { StoredConversation } from '../conversations/model.js';

/** Decides what the caller of an analytics query can see. */
export interface Visibility {
  conversation(conversation: StoredConversation): boolean;
  queue(queueId: string): boolean;
  user(userId: string): boolean;
}

/** That of a caller who has the permission in all divisions. */
export const fullVisibility: Visibility = { conversation: () => true, queue: () => true, user: () => true };

/** Includes the divisions in which the caller has the permission, the caller's own data, and everything without a division. */
export function callerVisibility(world: World, context: OperationContext): Visibility {
  const permittedExtent = operationExtent(world, context);
  if (permittedExtent === ALL_DIVISIONS) return fullVisibility;
  const caller = callerOf(context);
  const isVisibleIn = (divisionId: string | undefined): boolean =>
    divisionId === undefined || coversDivision(permittedExtent, divisionId);
  const queue = (queueId: string): boolean => isVisibleIn(world.store.queues.find(queueId)?.division?.id);
  return {
    queue,
    user: (userId) => userId === caller || isVisibleIn(world.store.users.find(userId)?.division?.id),
    // The same rule as for reading one: visible in the divisions of its queues, and to its participants.
    conversation: ({ parties }) => {
      if (parties.some(({ userId }) => userId === caller)) return true;
      const queueIds = parties.flatMap(({ queueId }) => queueId ?? []);
      return queueIds.length === 0 || queueIds.some(queue);
    },
  };
}

/** The divisions in which the caller has the operation's permission. */
function operationExtent(world: World, context: OperationContext): Extent {
  const match = matchOf(context);
  if (world.permissions === 'off' || !('route' in match)) return ALL_DIVISIONS;
  const { any: anyPermissions, all: allPermissions = [] } = match.route.operation.permissions;
  const extents = (anyPermissions ?? allPermissions).map((permission) => extentOf(world, callerOf(context), permission));
  return extents.length === 0 ? ALL_DIVISIONS : extents.reduce(anyPermissions ? unionOf : intersectionOf);
}
