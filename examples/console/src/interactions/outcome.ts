import type {
  AnalyticsConversationWithoutAttributes as Conversation,
  ConversationDetailQueryPredicate,
} from 'contact-centre-client/models';
import { isAgent, isTalk, metricNamesOf, segmentsOf, sessionsOf } from './participants.js';
import type { Participant } from './participants.js';

/** What became of a conversation, in the order of the filter. */
export const outcomes = ['abandoned', 'answered', 'transferred', 'voicemail', 'callback', 'unanswered', 'ongoing'] as const;
export type Outcome = (typeof outcomes)[number];

/** An agent handed the customer over. */
const transfers: ReadonlySet<string> = new Set(['transfer', 'consultTransfer', 'conferenceTransfer', 'forwardTransfer']);

/** Returns what became of a conversation. If a customer left a second queue, it counts as abandoned. */
export function outcomeOf({ conversationEnd, participants = [] }: Conversation): Outcome {
  if (conversationEnd === undefined) return 'ongoing';
  const metrics = metricNamesOf(participants);
  if (metrics.size > 0 ? metrics.has('tAbandon') : hasLeftQueue(participants)) return 'abandoned';
  const agents = participants.filter((participant) => isAgent(participant) && segmentsOf(participant).some(isTalk));
  if (agents.length > 0) return metrics.has('nTransferred') || agents.some(hasTransferred) ? 'transferred' : 'answered';
  if (metrics.has('tVoicemail') || participants.some(isVoicemail)) return 'voicemail';
  return hasRequestedCallback(participants) ? 'callback' : 'unanswered';
}

/** Returns the platform's conditions for conversations with an outcome, as {@link outcomeOf} returns it. */
export function outcomePredicates(outcome: Outcome): ConversationDetailQueryPredicate[] {
  const end = { type: 'dimension', dimension: 'conversationEnd' } as const;
  const metric = (name: string, operator: 'exists' | 'notExists'): ConversationDetailQueryPredicate => ({
    type: 'metric',
    metric: name,
    operator,
  });
  const hasEnded: ConversationDetailQueryPredicate = { ...end, operator: 'exists' };
  const wasNotAbandoned = metric('tAbandon', 'notExists');
  const wasNotAnswered = [hasEnded, wasNotAbandoned, metric('tTalk', 'notExists')];
  switch (outcome) {
    case 'ongoing':
      return [{ ...end, operator: 'notExists' }];
    case 'abandoned':
      return [hasEnded, metric('tAbandon', 'exists')];
    case 'answered':
      return [hasEnded, wasNotAbandoned, metric('tTalk', 'exists'), metric('nTransferred', 'notExists')];
    case 'transferred':
      return [hasEnded, wasNotAbandoned, metric('tTalk', 'exists'), metric('nTransferred', 'exists')];
    case 'voicemail':
      return [...wasNotAnswered, metric('tVoicemail', 'exists')];
    case 'callback':
    case 'unanswered':
      return [...wasNotAnswered, metric('tVoicemail', 'notExists')];
  }
}

/** The last queue was left before an agent talked. For responses without metrics. */
function hasLeftQueue(participants: readonly Participant[]): boolean {
  const last = participants.findLast(({ purpose }) => purpose === 'acd');
  const lastSegment = last && segmentsOf(last).at(-1);
  if (!lastSegment || transfers.has(lastSegment.disconnectType ?? '')) return false;
  const endOfWait = Date.parse(lastSegment.segmentEnd ?? '');
  const talks = participants.filter(isAgent).flatMap(segmentsOf).filter(isTalk);
  return !talks.some(({ segmentStart = '' }) => Date.parse(segmentStart) >= endOfWait);
}

const hasTransferred = (agent: Participant): boolean => transfers.has(segmentsOf(agent).findLast(isTalk)?.disconnectType ?? '');

const isVoicemail = (participant: Participant): boolean =>
  participant.purpose === 'voicemail' || segmentsOf(participant).some(({ segmentType }) => segmentType === 'voicemail');

/** A caller who asked to be called back has a session of each media type. */
function hasRequestedCallback(participants: readonly Participant[]): boolean {
  return participants.flatMap(sessionsOf).some(({ mediaType }) => mediaType === 'callback');
}
