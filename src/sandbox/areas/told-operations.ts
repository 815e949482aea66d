import type { SandboxContext } from '../http/context.js';
import type { World } from '../store/world.js';
import { JobKind } from './job-kind.js';
import { failureOf } from './jobs.js';
import type { Job } from './jobs.js';
import type { Json } from './kept.js';

/** Work whose end a topic tells, and nothing else. */
export interface ToldOperation extends Job {
  topics: string[];
  /** Which of the area's kinds of work it is. */
  what: string;
  /** What it is about. */
  of: Json;
}

/** What there is to know of the operations of an area. */
interface Area {
  /** What they are kept under. */
  name: string;
  /** What comes of each kind of work when it is done; gives what the event says of that. */
  effects: Readonly<Record<string, (operation: ToldOperation) => Json>>;
  /** The event that tells of the end, on a topic. */
  told: (operation: ToldOperation, outcome: { result: Json } | { failure: string }, topic: string) => unknown;
}

/** How long after their end operations are remembered, in ms. */
const KEPT = 3_600_000;

/** Operations of an area: begun by a call, carried out as the clock goes, and told of on a topic. */
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

  start(context: SandboxContext, what: string, topics: string | string[], of: Json): ToldOperation {
    return this.jobs.start(context, { what, topics: [topics].flat(), of });
  }
}
