import type { AnalyticsConversation, AnalyticsConversationWithoutAttributes } from 'contact-centre-client/models';
import { outcomeOf } from './outcome.js';
import type { Outcome } from './outcome.js';
import { isAgent, isCustomer, isTalk, segmentsOf } from './participants.js';
import type { Participant } from './participants.js';
import { totalOf } from './total.js';
import type { Total } from './total.js';

/** A conversation in one row. */
export interface Interaction {
  id: string;
  /** In the platform's format. */
  start: string | undefined;
  end: string | undefined;
  direction: string | undefined;
  media: string | undefined;
  customer: string | undefined;
  /** Number or address of the customer. */
  address: string | undefined;
  queueIds: readonly string[];
  agents: readonly { id: string; name: string | undefined }[];
  wrapUpCodes: readonly string[];
  outcome: Outcome;
  /** Time in queues. */
  wait: Total | undefined;
  /** Time with agents, without holds. */
  talk: Total | undefined;
  hold: Total | undefined;
  wrapUp: Total | undefined;
  /** How the customer's part ended, as the platform names it. */
  disconnectType: string | undefined;
  /** Participant data, if the response contains it. */
  attributes: Readonly<Record<string, string>>;
}

export function summarise(conversation: AnalyticsConversation | AnalyticsConversationWithoutAttributes): Interaction {
  const { conversationId = '', conversationStart, conversationEnd, originatingDirection } = conversation;
  const participants: readonly (Participant & { attributes?: Record<string, string> })[] = conversation.participants ?? [];
  const customer = participants.find(isCustomer);
  const session = customer?.sessions?.[0];
  const segments = participants.flatMap(segmentsOf);
  const agents = participants.filter(isAgent);
  const agentTime = (type: string): Total | undefined =>
    totalOf(agents.flatMap(segmentsOf).filter(({ segmentType }) => segmentType === type));
  return {
    id: conversationId,
    start: conversationStart,
    end: conversationEnd,
    direction: originatingDirection,
    media: session?.mediaType ?? participants[0]?.sessions?.[0]?.mediaType,
    customer: customer?.participantName ?? session?.remoteNameDisplayable,
    // Removes the scheme of a number.
    address: (session?.ani ?? session?.remote ?? session?.addressFrom)?.replace(/^(tel|sip):/, ''),
    queueIds: distinct(segments.map(({ queueId }) => queueId)),
    // Agents who only let it ring do not count.
    agents: distinctAgents(agents.filter((agent) => segmentsOf(agent).some(isTalk))),
    wrapUpCodes: distinct(segments.map(({ wrapUpCode }) => wrapUpCode)),
    outcome: outcomeOf(conversation),
    wait: totalOf(participants.filter(({ purpose }) => purpose === 'acd').flatMap(segmentsOf)),
    talk: agentTime('interact'),
    hold: agentTime('hold'),
    wrapUp: agentTime('wrapup'),
    attributes: Object.assign({}, ...participants.map(({ attributes }) => attributes)) as Record<string, string>,
    disconnectType:
      customer && segmentsOf(customer).findLast(({ disconnectType }) => disconnectType !== undefined)?.disconnectType,
  };
}

/** Returns the duration in ms, up to `now` for a running conversation. */
export function lengthOf({ start, end }: Pick<Interaction, 'start' | 'end'>, now: number): number | undefined {
  return start === undefined ? undefined : (end === undefined ? now : Date.parse(end)) - Date.parse(start);
}

const distinct = (values: readonly (string | undefined)[]): string[] => [
  ...new Set(values.flatMap((value) => (value === undefined || value === '' ? [] : [value]))),
];

function distinctAgents(participants: readonly Participant[]): Interaction['agents'] {
  const namesByUser = new Map(participants.map(({ userId = '', participantName }) => [userId, participantName]));
  return [...namesByUser].map(([id, name]) => ({ id, name }));
}
