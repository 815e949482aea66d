import { LONGEST_TOPIC, topicName } from './subscribed.js';
import type { SubscribedTopic } from './subscribed.js';

/** Topics that a channel of the platform holds. */
export const TOPICS_PER_CHANNEL = 1000;
/** Channels that the console opens at most: the default of the client. */
export const MOST_CHANNELS = 4;
/** Channels that a user may have for each OAuth client. The platform ends the oldest one when another is opened. */
export const CHANNELS_PER_USER = 20;

export const MOST_TOPICS = TOPICS_PER_CHANNEL * MOST_CHANNELS;

/** What further topics mean for the limits of the platform. */
export interface Capacity {
  /** Topics after the change. */
  readonly total: number;
  /** Channels that they need. */
  readonly channels: number;
  /** How many topics are too many for the channels of the console. */
  readonly excess: number;
  /** The first topic that is longer than the platform accepts. */
  readonly tooLong: string | undefined;
}

/** @param subscribed - The number of current topics. */
export function capacityWith(subscribed: number, added: readonly SubscribedTopic[]): Capacity {
  const total = subscribed + added.length;
  return {
    total,
    channels: Math.ceil(total / TOPICS_PER_CHANNEL),
    excess: Math.max(0, total - MOST_TOPICS),
    tooLong: added.map(topicName).find((name) => name.length > LONGEST_TOPIC),
  };
}
