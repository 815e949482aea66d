import { routingStatuses, routingStatusLook } from '../../agents/routing-statuses.js';
import type { MessageId } from '../../messages/en.js';
import { formatNumber } from '../../shared/formats.js';
import { text } from '../../shared/text.js';
import type { QueueNow } from '../figures/now.js';
import type { Headcount, Headcounts } from '../figures/staff.js';

const statusTexts: Readonly<Record<string, MessageId>> = {
  IDLE: 'heads.idle',
  INTERACTING: 'heads.interacting',
  COMMUNICATING: 'heads.communicating',
  NOT_RESPONDING: 'heads.notResponding',
  OFF_QUEUE: 'heads.offQueue',
};

/** Returns the agents of several queues by routing status, in words: 3 idle, 2 interacting. */
export function describeAgents(counts: Headcounts): string {
  const statuses = new Set([...Object.keys(routingStatuses), ...Object.keys(counts)]);
  return inWords([...statuses].map((status) => describeStatus(status, counts[status] ?? none)));
}

/** Returns the agents of one queue, in words: 3 idle, 2 busy here, 1 busy elsewhere, 4 off queue. */
export function describeQueueAgents({ agents, here, elsewhere, offQueue }: QueueNow): string {
  const { IDLE: idle = none, INTERACTING: _split, ...others } = agents;
  return inWords([
    describeStatus('IDLE', exactly(idle.count)),
    describeHeads('heads.here', here),
    describeHeads('heads.elsewhere', elsewhere),
    ...Object.entries(others).map(([status, { count }]) => describeStatus(status, exactly(count))),
    describeHeads('heads.offQueue', exactly(offQueue)),
  ]);
}

/** Returns a text about a number of agents, or nothing if there are none. */
function describeHeads(id: MessageId, { count, atLeast }: Headcount, status = ''): string {
  if (count === 0) return '';
  const number = formatNumber(count);
  return text(id, { count: atLeast ? text('board.atLeast', { count: number }) : number, status });
}

/** Other statuses than those of the platform have its name. */
function describeStatus(status: string, heads: Headcount): string {
  return describeHeads(statusTexts[status] ?? 'heads.other', heads, routingStatusLook(status).label.toLowerCase());
}

function inWords(descriptions: readonly string[]): string {
  const present = descriptions.filter((description) => description !== '');
  return present.length === 0 ? text('board.none') : present.join(', ');
}

const none: Headcount = { count: 0, atLeast: false };
const exactly = (count: number): Headcount => ({ count, atLeast: false });
