import type { Directory } from '../directory.js';
import type { Interaction } from '../interaction.js';
import { outcomeNames } from '../words.js';
import { text } from '../../shared/text.js';

/** Returns the customer, the last queue and the outcome: "Mia Berg · Bookings · Abandoned". */
export function titleOf(
  { customer, address, queueIds, outcome }: Pick<Interaction, 'customer' | 'address' | 'queueIds' | 'outcome'>,
  { queues }: Pick<Directory, 'queues'>,
): string {
  const queueId = queueIds.at(-1);
  const parts = [
    customer ?? address ?? text('conversation.unknownCustomer'),
    queueId === undefined ? undefined : (queues.get(queueId) ?? queueId),
    text(outcomeNames[outcome]),
  ];
  return parts.filter((part) => part !== undefined).join(' · ');
}
