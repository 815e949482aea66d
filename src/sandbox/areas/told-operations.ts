import type { OperationContext } from '../http/operation-context.js';
import type { World } from '../store/world.js';
import { JobKind } from './job-kind.js';
import { failureOf } from './jobs.js';
import type { Job } from './jobs.js';
import type { Json } from './repository.js';

/** An operation whose end is only reported by an event. */
export interface ToldOperation extends Job {
  topics: string[];
  /** The operation's type within its area. */
  what: string;
  /** The data of the operation. */
  of: Json;
}

/** The operations of an area. */
interface Area {
  /** The name of the collection. */
  name: string;
  /** Performs each type of operation when it is complete, and returns the result for the event. */
  effects: Readonly<Record<string, (operation: ToldOperation) => Json>>;
  /** Creates the event that reports the end on a topic. */
  told: (operation: ToldOperation, outcome: { result: Json } | { failure: string }, topic: string) => unknown;
}

/** How long operations are kept after their end, in ms. */
const KEPT = 3_600_000;

/** Operations of an area. A call starts them, they run as time passes, and an event reports their end. */
export class ToldOperations {
  readonly jobs: JobKind<ToldOperation>;

  constructor(world: World, { name, effects, told }: Area) {
    this.jobs = new JobKind<ToldOperation>(world, {
      name,
      entity: 'operation',
      kept: KEPT,
      words: { on: ['Processing'], done: 'Complete', failed: 'Error', cancelled: 'Canceled' },
      ended: (operation, hasSucceeded) => {
        const outcome = hasSucceeded ? { result: effects[operation.what]?.(operation) ?? {} } : { failure: failureOf(operation) };
        for (const topic of operation.topics) world.events.publishAny(topic, told(operation, outcome, topic));
      },
    });
  }

  start(context: OperationContext, what: string, topics: string | string[], of: Json): ToldOperation {
    return this.jobs.start(context, { what, topics: [topics].flat(), of });
  }
}
