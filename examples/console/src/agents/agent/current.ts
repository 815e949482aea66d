import type { AnalyticsConversationWithoutAttributes as Conversation, ConversationQuery } from 'contact-centre-client/models';
import { isCustomer, segmentsOf, sessionsOf } from '../../interactions/participants.js';

/** An interaction that an agent takes part in now. */
export interface CurrentInteraction {
  id: string;
  /** The agent's participant. */
  participantId: string;
  media: string;
  customer: string | undefined;
  queueId: string | undefined;
  /** What the agent does: `interact`, `hold`, `alert`, `wrapup`, … */
  state: string;
  /** When the agent's part began, in ms since the epoch. */
  since: number;
}

/** Interactions may last for days, such as e-mails. */
const DAYS = 7;
const DAY = 86_400_000;
const HOUR = 3_600_000;

/**
 * Queries conversations with a segment of the agent that has not ended.
 *
 * @param now - The platform's time, in ms since the epoch.
 */
export function currentQuery(userId: string, now: number): ConversationQuery {
  // Full hours, so that the query stays the same for an hour.
  const end = Math.ceil(now / HOUR) * HOUR + HOUR;
  return {
    interval: `${new Date(end - DAYS * DAY).toISOString()}/${new Date(end).toISOString()}`,
    order: 'desc',
    orderBy: 'conversationStart',
    paging: { pageSize: 25, pageNumber: 1 },
    segmentFilters: [
      {
        type: 'and',
        predicates: [
          { dimension: 'userId', value: userId },
          { dimension: 'segmentEnd', operator: 'notExists' },
        ],
      },
    ],
  };
}

/** Returns the current interactions of an agent, the longest first. */
export function currentInteractions(conversations: readonly Conversation[], userId: string): CurrentInteraction[] {
  return conversations
    .flatMap((conversation) => currentPart(conversation, userId) ?? [])
    .sort((one, other) => one.since - other.since);
}

function currentPart({ conversationId = '', participants = [] }: Conversation, userId: string): CurrentInteraction | undefined {
  const agent = participants.findLast(
    (participant) => participant.userId === userId && segmentsOf(participant).some(({ segmentEnd }) => segmentEnd === undefined),
  );
  if (!agent) return undefined;
  const session = sessionsOf(agent).findLast(({ segments = [] }) => segments.some(({ segmentEnd }) => segmentEnd === undefined));
  const segments = session?.segments ?? [];
  const open = segments.findLast(({ segmentEnd }) => segmentEnd === undefined);
  const customer = participants.find(isCustomer);
  const customerSession = customer?.sessions?.[0];
  return {
    id: conversationId,
    participantId: agent.participantId ?? '',
    media: session?.mediaType ?? customerSession?.mediaType ?? '',
    customer: customer?.participantName ?? customerSession?.remoteNameDisplayable ?? customerSession?.remote,
    queueId: segments.findLast(({ queueId }) => queueId !== undefined)?.queueId,
    state: open?.segmentType ?? '',
    since: Date.parse(segments[0]?.segmentStart ?? ''),
  };
}

/** How a supervisor can monitor an interaction; `undefined` if the platform has no operation for it, or there is nothing to hear. */
export function monitorKind({ media, state }: Pick<CurrentInteraction, 'media' | 'state'>): 'call' | 'message' | undefined {
  if (state !== 'interact' && state !== 'hold') return undefined;
  if (media === 'voice') return 'call';
  return media === 'message' ? 'message' : undefined;
}
