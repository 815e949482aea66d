import type { OperationContext } from '../../http/operation-context.js';
import { matchOf } from '../../http/match-of.js';
import { callerOf } from '../../sign-in/permission-check.js';
import { extentOf } from '../../sign-in/permissions.js';
import { intersectionOf, unionOf, EVERYWHERE, coversDivision } from '../../store/extent.js';
import type { Extent } from '../../store/extent.js';
import type { World } from '../../store/world.js';
import type { StoredConversation } from '../conversations/model.js';

/** What the caller of an analytics query can see. */
export interface Seen {
  conversation(conversation: StoredConversation): boolean;
  queue(queueId: string): boolean;
  user(userId: string): boolean;
}

const everything: Seen = { conversation: () => true, queue: () => true, user: () => true };

/** Includes the divisions in which the caller has the permission, the caller's own data, and everything without a division. */
export function seenBy(world: World, context: OperationContext): Seen {
  const extent = extentHere(world, context);
  if (extent === EVERYWHERE) return everything;
  const caller = callerOf(context);
  const isIn = (divisionId: string | undefined): boolean => divisionId === undefined || coversDivision(extent, divisionId);
  const queue = (queueId: string): boolean => isIn(world.store.queues.find(queueId)?.division?.id);
  return {
    queue,
    user: (userId) => userId === caller || isIn(world.store.users.find(userId)?.division?.id),
    // The same rule as for reading one: visible in the divisions of its queues, and to its participants.
    conversation: ({ parties }) => {
      if (parties.some(({ userId }) => userId === caller)) return true;
      const queueIds = parties.flatMap(({ queueId }) => queueId ?? []);
      return queueIds.length === 0 || queueIds.some(queue);
    },
  };
}

/** The divisions in which the caller has the operation's permission. */
function extentHere(world: World, context: OperationContext): Extent {
  const match = matchOf(context);
  if (world.permissions === 'off' || !('route' in match)) return EVERYWHERE;
  const { any, all = [] } = match.route.operation.permissions;
  const extents = (any ?? all).map((permission) => extentOf(world, callerOf(context), permission));
  return extents.length === 0 ? EVERYWHERE : extents.reduce(any ? unionOf : intersectionOf);
}
