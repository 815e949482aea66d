import type { UserConversationSummary } from '../../../models/index.js';
import type { World } from '../../store/world.js';
import { conversationsOf, families, isActive, isInAcw } from '../conversations/model.js';

/** How many active interactions a user has, and how many in wrap-up. */
export function conversationSummary(world: World, userId: string): UserConversationSummary {
  const own = conversationsOf(world)
    .ofUser(userId)
    .flatMap(({ media, parties }) => parties.filter((party) => party.userId === userId).map((party) => ({ media, party })));
  const counts = families.map(({ media }) => {
    const count = (ofQueue: boolean) => {
      const meant = own.filter((each) => each.media === media && (each.party.queueId !== undefined) === ofQueue);
      return {
        active: meant.filter(({ party }) => isActive(party)).length,
        acw: meant.filter(({ party }) => isInAcw(party)).length,
      };
    };
    return [media, { contactCenter: count(true), enterprise: count(false) }] as const;
  });
  return { userId, ...Object.fromEntries(counts) };
}
