import type { UserConversationSummary } from '../../../models/index.js';
import type { World } from '../../store/world.js';
import { conversationsOf, families, isActive, isInAcw } from '../conversations/model.js';

/** How many active interactions a user has, and how many in wrap-up. */
export function conversationSummary(world: World, userId: string): UserConversationSummary {
  const userParties = conversationsOf(world)
    .ofUser(userId)
    .flatMap(({ media, parties }) => parties.filter((party) => party.userId === userId).map((party) => ({ media, party })));
  const mediaCounts = families.map(({ media }) => {
    const countParties = (isQueueParty: boolean) => {
      const countedParties = userParties.filter(
        (each) => each.media === media && (each.party.queueId !== undefined) === isQueueParty,
      );
      return {
        active: countedParties.filter(({ party }) => isActive(party)).length,
        acw: countedParties.filter(({ party }) => isInAcw(party)).length,
      };
    };
    return [media, { contactCenter: countParties(true), enterprise: countParties(false) }] as const;
  });
  return { userId, ...Object.fromEntries(mediaCounts) };
}
