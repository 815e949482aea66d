import { badRequest, Problem } from '../errors.js';
import type { ChannelOwner } from './stored.js';
import { isTopic, topicsOf } from './topics.js';

export const TOPICS_A_CHANNEL = 1000;
const TOPIC_LENGTH = 200;

/** Returns the permissions that the owner lacks for a topic; empty if none is missing. */
export type TopicGuard = (owner: ChannelOwner, topic: string) => readonly string[];

/** The result of a subscription to a topic. */
export interface Verdict {
  /** As received from the client. */
  readonly topic: string;
  /** Why it is refused; absent if it is accepted. */
  readonly reason?: string;
  readonly missing?: readonly string[];
}

/** Judges each distinct topic once. */
export function judged(topics: readonly string[], missingFor: (topic: string) => readonly string[]): Verdict[] {
  return [...new Set(topics)].map((topic): Verdict => {
    if (topic.length > TOPIC_LENGTH) return { topic, reason: `A topic has at most ${TOPIC_LENGTH} characters` };
    const names = topicsOf(topic);
    if (!names.every(isTopic)) return { topic, reason: `There is no topic "${topic}"` };
    const missing = [...new Set(names.flatMap(missingFor))];
    return missing.length > 0 ? { topic, reason: `The topic "${topic}" takes permissions that are missing`, missing } : { topic };
  });
}

/** The error response to a call that subscribes to all topics or none. */
export function refusal({ reason = '', missing }: Verdict): Problem {
  if (!missing) return badTopic(reason);
  const permissions = `[${missing.join(', ')}]`;
  const messageWithParams =
    'Unable to perform the requested action. You must have at least one of the following permissions assigned: {permissions}';
  return new Problem(403, messageWithParams.replace('{permissions}', permissions), {
    code: 'missing.any.permissions',
    messageWithParams,
    messageParams: { permissions },
  });
}

export const tooMany = (): Problem => badTopic(`A channel has at most ${TOPICS_A_CHANNEL} topics`);

const badTopic = (message: string): Problem => badRequest(message, [{ errorCode: 'invalid.value', fieldName: 'id' }]);
