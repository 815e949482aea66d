import type { AnalyticsConversationWithoutAttributes as Conversation } from 'contact-centre-client/models';

export type Outcome = 'ongoing' | 'answered' | 'abandoned' | 'unanswered';

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
}

type Participant = NonNullable<Conversation['participants']>[number];

export function summarise(conversation: Conversation): Interaction {
  const { conversationId = '', conversationStart, conversationEnd, originatingDirection, participants = [] } = conversation;
  const customer = participants.find(({ purpose }) => purpose === 'customer' || purpose === 'external');
  const session = customer?.sessions?.[0];
  const segments = participants.flatMap(segmentsOf);
  const agents = participants.filter(isAgent);
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
  };
}

/** Returns the duration in ms, up to `now` for a running conversation. */
export function lengthOf({ start, end }: Pick<Interaction, 'start' | 'end'>, now: number): number | undefined {
  return start === undefined ? undefined : (end === undefined ? now : Date.parse(end)) - Date.parse(start);
}

function outcomeOf({ conversationEnd, participants = [] }: Conversation): Outcome {
  if (conversationEnd === undefined) return 'ongoing';
  const wasAnswered = participants.filter(isAgent).some((agent) => segmentsOf(agent).some(isTalk));
  if (wasAnswered) return 'answered';
  return participants.some(({ purpose }) => purpose === 'acd') ? 'abandoned' : 'unanswered';
}

const isTalk = ({ segmentType }: { segmentType?: string }): boolean => segmentType === 'interact';

const isAgent = ({ purpose }: Participant): boolean => purpose === 'agent' || purpose === 'user';

const segmentsOf = ({ sessions = [] }: Participant) => sessions.flatMap(({ segments = [] }) => segments);

const distinct = (values: readonly (string | undefined)[]): string[] => [
  ...new Set(values.flatMap((value) => (value === undefined || value === '' ? [] : [value]))),
];

function distinctAgents(participants: readonly Participant[]): Interaction['agents'] {
  const namesByUser = new Map(participants.map(({ userId = '', participantName }) => [userId, participantName]));
  return [...namesByUser].map(([id, name]) => ({ id, name }));
}
