import { invalidField, Problem } from '../errors.js';
import type { ChannelOwner } from './stored-channel.js';

export const MAX_TOPICS_PER_CHANNEL = 1000;
const MAX_TOPIC_LENGTH = 200;

/** Decides which topics a client may subscribe to. */
export interface TopicGuard {
  isTopic(topic: string): boolean;
  /** The permissions that the owner lacks for a topic; empty if none is missing. */
  missingPermissions(owner: ChannelOwner, topic: string): readonly string[];
}

/** The result of a subscription to a topic. */
export interface TopicCheck {
  /** As received from the client. */
  readonly topic: string;
  /** Why it is refused; absent if it is accepted. */
  readonly reason?: string;
  readonly missingPermissions?: readonly string[];
}

/** Checks each distinct topic once. */
export function checkTopics(topics: readonly string[], guard: TopicGuard, owner: ChannelOwner): TopicCheck[] {
  return [...new Set(topics)].map((topic): TopicCheck => {
    if (topic.length > MAX_TOPIC_LENGTH) return { topic, reason: `A topic has at most ${MAX_TOPIC_LENGTH} characters` };
    const names = topicsOf(topic);
    if (!names.every((name) => guard.isTopic(name))) return { topic, reason: `There is no topic "${topic}"` };
    const missingPermissions = [...new Set(names.flatMap((name) => guard.missingPermissions(owner, name)))];
    return missingPermissions.length > 0
      ? { topic, reason: `The topic "${topic}" takes permissions that are missing`, missingPermissions }
      : { topic };
  });
}

/** The topics of a subscription: one, or several of the same object, `v2.users.{id}?presence&routingStatus`. */
export function topicsOf(subscription: string): string[] {
  const [base = '', suffixes] = subscription.split('?', 2);
  return suffixes === undefined ? [base] : suffixes.split('&').map((suffix) => `${base}.${suffix}`);
}

/** The error response to a call that subscribes to all topics or none. */
export function refusedTopicProblem({ reason = '', missingPermissions }: TopicCheck): Problem {
  if (!missingPermissions) return badTopic(reason);
  const permissions = `[${missingPermissions.join(', ')}]`;
  const messageWithParams =
    'Unable to perform the requested action. You must have at least one of the following permissions assigned: {permissions}';
  return new Problem(403, messageWithParams.replace('{permissions}', permissions), {
    code: 'missing.any.permissions',
    messageWithParams,
    messageParams: { permissions },
  });
}

export const tooManyTopics = (): Problem => badTopic(`A channel has at most ${MAX_TOPICS_PER_CHANNEL} topics`);

const badTopic = (message: string): Problem => invalidField(message, 'id');
