import type { World } from '../../../store/world.js';
import { changeConversation, disconnect, finishAcw, withdraw } from '../life.js';
import { conversationsOf, isActive, isInAcw } from '../model.js';

/**
 * Who is put out of action is alerted no more, and what they were alerted for goes to the next one; who is deleted leaves whatever they
 * are in as well. What the platform does then is not documented.
 */
export function depart(world: World, userId: string, isGone: boolean): void {
  for (const conversation of conversationsOf(world).ofUser(userId)) {
    const own = conversation.parties.filter((party) => party.userId === userId && (isActive(party) || isInAcw(party)));
    const concerned = own.filter(({ state }) => isGone || state === 'alerting');
    if (concerned.length === 0) continue;
    changeConversation(world, conversation, () => {
      for (const party of concerned) {
        if (party.state === 'alerting' && party.purpose === 'agent') withdraw(world, conversation);
        else if (isActive(party)) disconnect(world, conversation, party);
        finishAcw(world, party);
      }
    });
  }
}
