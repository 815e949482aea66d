import type { MessageId } from '../messages/en.js';
import { text } from '../shared/text.js';

interface Look {
  label: string;
  color: string;
}

/** The platform's routing statuses, in the order of the table. */
export const routingStatuses: Readonly<Record<string, { label: MessageId; color: string }>> = {
  IDLE: { label: 'status.idle', color: 'teal' },
  INTERACTING: { label: 'status.interacting', color: 'harbour' },
  COMMUNICATING: { label: 'status.communicating', color: 'blue' },
  NOT_RESPONDING: { label: 'status.notResponding', color: 'red' },
  OFF_QUEUE: { label: 'status.offQueue', color: 'gray' },
};

/** Unknown statuses are shown as the platform writes them. */
export function routingStatusLook(status: string): Look {
  const look = routingStatuses[status];
  return look ? { label: text(look.label), color: look.color } : { label: status, color: 'gray' };
}
