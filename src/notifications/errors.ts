import { brand } from '../core/values/brand.js';
import { ContactCentreError } from '../core/errors/errors.js';

/** The platform rejects a topic: it does not exist, or the caller lacks permissions. */
export class TopicRefusedError extends ContactCentreError {
  declare readonly name: 'TopicRefusedError';
  declare readonly topic: string;
  /** The platform's reason. */
  declare readonly reason: string;
  /** The missing permissions; empty if permissions are not the reason. */
  declare readonly missingPermissions: readonly string[];

  constructor(topic: string, reason = 'none', missingPermissions: readonly string[] = [], options: ErrorOptions = {}) {
    const message = `The platform rejected the topic ${topic}. Check its ids and the permissions of the user. Reason: ${reason}`;
    super(message, 'ERR_TOPIC_REFUSED', options, { topic, reason, missingPermissions });
  }
}

/** There are more topics than the permitted channels hold. Thrown before any request; existing subscriptions stay. */
export class TooManyTopicsError extends ContactCentreError {
  declare readonly name: 'TooManyTopicsError';
  /** The number of existing topics. */
  declare readonly topics: number;
  declare readonly maxChannels: number;

  constructor(topics: number, maxChannels: number) {
    const message = `Cannot subscribe to another topic: ${topics} topics fill the channels, of which each holds 1000 subscriptions (maxChannels is ${maxChannels}). Raise "maxChannels", or end other subscriptions.`;
    super(message, 'ERR_TOO_MANY_TOPICS', {}, { topics, maxChannels });
  }
}

/**
 * Events of an event stream arrived faster than they were read. The stream has ended; all events before this error were read.
 */
export class EventOverflowError extends ContactCentreError {
  declare readonly name: 'EventOverflowError';
  declare readonly topic: string;
  /** The number of unread events. */
  declare readonly bufferSize: number;

  constructor(topic: string, bufferSize: number) {
    const message = `The event stream of ${topic} ended because more than ${bufferSize} events were waiting to be read. Read faster, or raise "bufferSize".`;
    super(message, 'ERR_EVENT_OVERFLOW', {}, { topic, bufferSize });
  }
}

brand({ EventOverflowError, TopicRefusedError, TooManyTopicsError });
