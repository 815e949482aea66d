import { hold, switchSpan } from '../spans.js';
import { isActive, isSupervisor } from '../model.js';
import type { Party, SpeakTo, StoredConversation } from '../model.js';

/** The party that a party is consulting, while the consultation lasts. */
export function consultedBy({ parties }: StoredConversation, party: Party): Party | undefined {
  return parties.find((other) => other.consults === party.id && other.speakTo !== undefined && isActive(other));
}

/** Parties that stay until one of the given parties is connected. */
export function partiesHandingOver({ parties }: StoredConversation, ids: readonly (string | undefined)[]): Party[] {
  return parties.filter((party) => isActive(party) && party.handsOverTo !== undefined && ids.includes(party.handsOverTo));
}

/** The parties that do not hear the consultation: the customer and others who were there before. */
function otherParties({ parties }: StoredConversation, initiator: Party, partner: Party): Party[] {
  return parties.filter(
    (party) => party !== initiator && party !== partner && party.state === 'connected' && !isSupervisor(party),
  );
}

/** Lets the initiator talk to the consulted party, to the other parties, or to all of them. */
export function setSpeakTo(
  conversation: StoredConversation,
  initiator: Party,
  partner: Party,
  speakTo: SpeakTo,
  now: number,
): void {
  partner.speakTo = speakTo;
  settleConsult(conversation, initiator, partner, now);
}

/** Puts the parties on hold that the initiator does not talk to. */
export function settleConsult(conversation: StoredConversation, initiator: Party, partner: Party, now: number): void {
  for (const party of otherParties(conversation, initiator, partner)) hold(party, partner.speakTo === 'DESTINATION', now);
  hold(partner, partner.speakTo === 'OBJECT', now);
  switchSpan(initiator, partner.speakTo === 'DESTINATION' ? 'hold' : 'interact', now);
}

/** Ends a consultation and takes all parties off hold. */
export function releaseConsult(conversation: StoredConversation, initiator: Party, partner: Party, now: number): void {
  for (const party of [...otherParties(conversation, initiator, partner), partner]) hold(party, false, now);
  switchSpan(initiator, 'interact', now);
  delete partner.speakTo;
}
