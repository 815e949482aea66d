import type { World } from '../../../store/world.js';
import { changeConversation, disconnect, finishAcw, withdrawAlerts } from '../life.js';
import { conversationsOf, isActive, isInAcw } from '../model.js';

/**
 * Handles a user who is deactivated or deleted. Alerts of the user go to the next agent, and a deleted user also leaves all
 * conversations. What the platform does in this case is not documented.
 */
export function endUserParticipation(world: World, userId: string, isDeleted: boolean): void {
  for (const conversation of conversationsOf(world).ofUser(userId)) {
    const userParties = conversation.parties.filter((party) => party.userId === userId && (isActive(party) || isInAcw(party)));
    const affectedParties = userParties.filter(({ state }) => isDeleted || state === 'alerting');
    if (affectedParties.length === 0) continue;
    changeConversation(world, conversation, () => {
      for (const party of affectedParties) {
        if (party.state === 'alerting' && party.purpose === 'agent') withdrawAlerts(world, conversation);
        else if (isActive(party)) disconnect(world, conversation, party);
        finishAcw(world, party);
      }
    });
  }
}
