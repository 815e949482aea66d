import type { OperationContext } from '../http/operation-context.js';
import type { World } from '../store/world.js';
import { JobKind } from './job-kind.js';
import { failureOf } from './jobs.js';
import type { Job } from './jobs.js';
import type { Json } from './repository.js';

/** An operation whose end is only reported by an event. */
export interface EventOperation<D extends object = Json> extends Job {
  topics: string[];
  /** The operation's type within its area. */
  what: string;
  /** The data of the operation. */
  of: D;
}

/** The operations of an area. */
interface OperationKind<D extends object> {
  /** The name of the collection. */
  name: string;
  /** Performs each type of operation when it is complete, and returns the result for the event. */
  effects: Readonly<Record<string, (operation: EventOperation<D>) => Json>>;
  /** Creates the event that reports the end on a topic. */
  createEvent: (operation: EventOperation<D>, outcome: { result: Json } | { failure: string }, topic: string) => unknown;
}

/** How long operations are kept after their end, in ms. */
const RETENTION_MS = 3_600_000;

/** Operations of an area. A call starts them, they run as time passes, and an event reports their end. */
export class EventOperations<D extends object = Json> {
  readonly jobs: JobKind<EventOperation<D>>;

  constructor(world: World, { name, effects, createEvent }: OperationKind<D>) {
    this.jobs = new JobKind<EventOperation<D>>(world, {
      name,
      entity: 'operation',
      retentionMs: RETENTION_MS,
      stateNames: { active: ['Processing'], done: 'Complete', failed: 'Error', cancelled: 'Canceled' },
      onEnd: (operation, hasSucceeded) => {
        const outcome = hasSucceeded ? { result: effects[operation.what]?.(operation) ?? {} } : { failure: failureOf(operation) };
        for (const topic of operation.topics) world.events.publishAny(topic, createEvent(operation, outcome, topic));
      },
    });
  }

  start(context: OperationContext, type: string, topics: string | string[], data: D): EventOperation<D> {
    return this.jobs.start(context, { what: type, topics: [topics].flat(), of: data });
  }
}
