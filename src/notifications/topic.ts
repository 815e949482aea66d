import type { Entry } from './plan.js';
import type { Listener } from './listener.js';
import type { Repair } from './repairs.js';
import type { NamedTopic } from './topics.js';

/** A topic that somebody wants to hear of. */
export interface Topic {
  readonly name: NamedTopic;
  readonly listeners: Map<Listener, Repair | undefined>;
  /** Told when the platform has said whether it may be heard of. */
  waiting: ((refusal?: unknown) => void)[] | undefined;
  entry: Entry<Topic>;
  isUp: boolean;
}
