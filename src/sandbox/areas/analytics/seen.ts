import type { SandboxContext } from '../../http/context.js';
import { matchOf } from '../../http/matched.js';
import { callerOf } from '../../sign-in/permission-check.js';
import { extentOf } from '../../sign-in/permissions.js';
import { both, either, EVERYWHERE, holdsIn } from '../../store/extent.js';
import type { Extent } from '../../store/extent.js';
import type { World } from '../../store/world.js';
import type { StoredConversation } from '../conversations/model.js';

/** What a query of figures takes in. */
export interface Seen {
  conversation(conversation: StoredConversation): boolean;
  queue(queueId: string): boolean;
  user(userId: string): boolean;
}

const everything: Seen = { conversation: () => true, queue: () => true, user: () => true };

/** What lies in the divisions where the caller may ask, and what is the caller's own; what is in no division is seen by all who may ask. */
export function seenBy(world: World, context: SandboxContext): Seen {
  const extent = extentHere(world, context);
  if (extent === EVERYWHERE) return everything;
  const caller = callerOf(context);
  const isIn = (divisionId: string | undefined): boolean => divisionId === undefined || holdsIn(extent, divisionId);
  const queue = (queueId: string): boolean => isIn(world.store.queues.find(queueId)?.division?.id);
  return {
    queue,
    user: (userId) => userId === caller || isIn(world.store.users.find(userId)?.division?.id),
    // As where it is read: it is in the divisions of the queues that it came to, and open to those who are in it.
    conversation: ({ parties }) => {
      if (parties.some(({ userId }) => userId === caller)) return true;
      const queueIds = parties.flatMap(({ queueId }) => queueId ?? []);
      return queueIds.length === 0 || queueIds.some(queue);
    },
  };
}

/** Where the caller holds what the operation asks for. */
function extentHere(world: World, context: SandboxContext): Extent {
  const match = matchOf(context);
  if (world.permissions === 'off' || !('route' in match)) return EVERYWHERE;
  const { any, all = [] } = match.route.operation.permissions;
  const extents = (any ?? all).map((permission) => extentOf(world, callerOf(context), permission));
  return extents.length === 0 ? EVERYWHERE : extents.reduce(any ? either : both);
}
