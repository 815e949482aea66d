import { hold, turnTo } from '../spans.js';
import { isActive, isSupervisor } from '../model.js';
import type { Party, SpeakTo, StoredConversation } from '../model.js';

/** Whom a party has called in to consult them, as long as that goes on. */
export function consultedBy({ parties }: StoredConversation, party: Party): Party | undefined {
  return parties.find((other) => other.consults === party.id && other.speakTo !== undefined && isActive(other));
}

/** Who stays until one of these has the conversation. */
export function handingOver({ parties }: StoredConversation, ids: readonly (string | undefined)[]): Party[] {
  return parties.filter((party) => isActive(party) && party.handsOverTo !== undefined && ids.includes(party.handsOverTo));
}

/** Whoever does not hear what the one who consults and the one called in talk about: the customer, and others who were there before. */
function objects({ parties }: StoredConversation, initiator: Party, partner: Party): Party[] {
  return parties.filter(
    (party) => party !== initiator && party !== partner && party.state === 'connected' && !isSupervisor(party),
  );
}

/** Lets who consults talk to the one called in, to those whom it is about, or to all of them. */
export function speak(conversation: StoredConversation, initiator: Party, partner: Party, speakTo: SpeakTo, now: number): void {
  partner.speakTo = speakTo;
  settleConsult(conversation, initiator, partner, now);
}

/** Puts on hold whoever is not spoken to. */
export function settleConsult(conversation: StoredConversation, initiator: Party, partner: Party, now: number): void {
  for (const party of objects(conversation, initiator, partner)) hold(party, partner.speakTo === 'DESTINATION', now);
  hold(partner, partner.speakTo === 'OBJECT', now);
  turnTo(initiator, partner.speakTo === 'DESTINATION' ? 'hold' : 'interact', now);
}

/** A consultation is over: those who were on hold are heard again. */
export function releaseConsult(conversation: StoredConversation, initiator: Party, partner: Party, now: number): void {
  for (const party of [...objects(conversation, initiator, partner), partner]) hold(party, false, now);
  turnTo(initiator, 'interact', now);
  delete partner.speakTo;
}
