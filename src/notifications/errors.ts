import { brand } from '../core/values/brand.js';
import { ContactCentreError } from '../core/errors/errors.js';

/** The platform refuses a topic: there is none of its name, or it takes permissions that the caller lacks. */
export class TopicRefusedError extends ContactCentreError {
  declare readonly name: 'TopicRefusedError';
  declare readonly topic: string;
  /** What the platform says of it. */
  declare readonly reason: string;
  /** What the caller would have to be permitted; empty where it is no matter of permissions. */
  declare readonly missingPermissions: readonly string[];

  constructor(
    topic: string,
    reason = 'no reason was given',
    missingPermissions: readonly string[] = [],
    options: ErrorOptions = {},
  ) {
    super(`The topic ${topic} was refused: ${reason}`, 'ERR_TOPIC_REFUSED', options, { topic, reason, missingPermissions });
  }
}

/** More topics than the channels hold that may be opened. Raised before anything is sent; those that were wanted before stay. */
export class TooManyTopicsError extends ContactCentreError {
  declare readonly name: 'TooManyTopicsError';
  /** How many are listened to already. */
  declare readonly topics: number;
  declare readonly maxChannels: number;

  constructor(topics: number, maxChannels: number) {
    const message = `There is no room for another topic beside ${topics}: maxChannels is ${maxChannels}, of 1000 subscriptions each`;
    super(message, 'ERR_TOO_MANY_TOPICS', {}, { topics, maxChannels });
  }
}

/** Events of an event stream came faster than they were read. The stream has ended; the events before this error were all read. */
export class EventOverflowError extends ContactCentreError {
  declare readonly name: 'EventOverflowError';
  declare readonly topic: string;
  /** How many events were waiting to be read. */
  declare readonly bufferSize: number;

  constructor(topic: string, bufferSize: number) {
    const message = `The event stream of ${topic} ended because more than ${bufferSize} events were waiting to be read. Read faster, or raise "bufferSize".`;
    super(message, 'ERR_EVENT_OVERFLOW', {}, { topic, bufferSize });
  }
}

brand({ EventOverflowError, TopicRefusedError, TooManyTopicsError });
