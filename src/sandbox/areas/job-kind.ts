import type { Area } from '../engine/area.js';
import type { OperationContext } from '../http/operation-context.js';
import { notFound } from '../store/errors.js';
import type { World } from '../store/world.js';
import { endOf, jobProgress, jobState, newJob } from './jobs.js';
import type { Job } from './jobs.js';

/** The platform's names for the states of a job. */
export interface JobStateNames {
  /** States before the end: the first one while the job waits, the others in turn while it runs. */
  active: readonly [string, ...string[]];
  done: string;
  failed: string;
  cancelled?: string;
}

/** The settings of a kind of job. */
interface Kind<J extends Job> {
  /** The name of the collection for the jobs. */
  name: string;
  /** The entity name in error bodies. */
  entity: string;
  /** The state names; a function if they depend on the job's step. */
  stateNames: JobStateNames | ((job: J) => JobStateNames);
  /** Applies the result of a job when it ends, whether or not a client reads it. */
  onEnd?: (job: J, hasSucceeded: boolean) => void;
  /** How long a job can be read after its end, in ms. Unlimited by default. */
  retentionMs?: number;
}

/** A job that has not ended, with the time of its end. */
interface PendingEnd {
  kind: string;
  id: string;
  /** ms since the epoch */
  at: number;
}

const endHandlers = new WeakMap<World, Map<string, (id: string) => void>>();

const pendingEndsOf = (world: World): Map<string, PendingEnd> => world.collection<PendingEnd>('jobs.open');

/** Jobs of one kind: stores them, reports their states, and ends them as time passes. */
export class JobKind<J extends Job> {
  readonly #world: World;
  readonly #kind: Kind<J>;
  readonly #jobs: Map<string, J>;

  constructor(world: World, kind: Kind<J>) {
    this.#world = world;
    this.#kind = kind;
    this.#jobs = world.collection<J>(kind.name);
    const handlers = endHandlers.get(world) ?? new Map<string, (id: string) => void>();
    endHandlers.set(world, handlers);
    handlers.set(kind.name, (id) => {
      const job = this.#jobs.get(id);
      if (job) this.#end(job);
    });
  }

  #end(job: J): void {
    try {
      this.#kind.onEnd?.(job, jobState(this.#world, job) === 'done');
    } catch (error) {
      // With lenient validation a job can have invalid input. Its failure must not affect the request that triggered it.
      this.put({ ...job, fate: { ...job.fate, end: 'failed', message: `The sandbox failed: ${(error as Error).message}` } });
    }
  }

  /** Starts a job. `id` replaces the generated id. */
  start(context: OperationContext, fields: Omit<J, keyof Job>, id?: string): J {
    return this.begin(this.createPending(context, fields, id));
  }

  /** Creates a job that has not started yet. */
  createPending(context: OperationContext, fields: Omit<J, keyof Job>, id?: string): J {
    return this.put({ ...newJob(this.#world, context), ...fields, ...(id !== undefined && { id }) } as unknown as J);
  }

  /** Starts a job, or its next step. */
  begin(job: J): J {
    this.#jobs.set(job.id, job);
    const at = endOf(job);
    // JSON cannot express the time of a job that never ends.
    if (at < Infinity) pendingEndsOf(this.#world).set(`${this.#kind.name} ${job.id}`, { kind: this.#kind.name, id: job.id, at });
    return job;
  }

  /** Returns a job that exists and has not expired. */
  find(id: string): J | undefined {
    const job = this.#jobs.get(id);
    const { retentionMs = Infinity } = this.#kind;
    if (!job || endOf(job) + retentionMs > this.#world.now()) return job;
    this.#jobs.delete(id);
    return undefined;
  }

  /** @throws the platform's 404. */
  get(id = ''): J {
    const job = this.find(id);
    if (!job) throw notFound(this.#kind.entity, id);
    return job;
  }

  all(): J[] {
    return [...this.#jobs.keys()].flatMap((id) => this.find(id) ?? []);
  }

  /** Stores a changed job. */
  put(job: J): J {
    this.#jobs.set(job.id, job);
    return job;
  }

  remove(id: string): boolean {
    pendingEndsOf(this.#world).delete(`${this.#kind.name} ${id}`);
    return this.#jobs.delete(id);
  }

  /** Ends a job that is in progress. @returns whether it was. */
  cancel(job: J): boolean {
    if (!this.isActive(job)) return false;
    this.stop(job);
    return true;
  }

  /** Ends a job that is in progress or waiting. */
  stop(job: J): J {
    pendingEndsOf(this.#world).delete(`${this.#kind.name} ${job.id}`);
    return this.put({ ...job, cancelled: this.#world.now() });
  }

  isActive(job: J): boolean {
    return ['queued', 'running'].includes(jobState(this.#world, job));
  }

  hasSucceeded(job: J): boolean {
    return jobState(this.#world, job) === 'done';
  }

  hasFailed(job: J): boolean {
    return jobState(this.#world, job) === 'failed';
  }

  /** The platform's name for the current state of a job. */
  stateName(job: J): string {
    const { stateNames } = this.#kind;
    const { active, done, failed, cancelled = failed } = typeof stateNames === 'function' ? stateNames(job) : stateNames;
    const [waiting, ...running] = active;
    switch (jobState(this.#world, job)) {
      case 'queued':
        return waiting;
      case 'done':
        return done;
      case 'failed':
        return failed;
      case 'cancelled':
        return cancelled;
      case 'running':
        return running[Math.min(running.length - 1, Math.floor(running.length * jobProgress(this.#world, job)))] ?? waiting;
    }
  }
}

/** Ends the jobs that are due, in chronological order. */
function endJobs(world: World): void {
  const open = pendingEndsOf(world);
  if (open.size === 0) return;
  const now = world.now();
  const dueJobs = [...open].filter(([, { at }]) => at <= now).sort(([, one], [, other]) => one.at - other.at);
  for (const [key, { kind, id }] of dueJobs) {
    open.delete(key);
    endHandlers.get(world)?.get(kind)?.(id);
  }
}

/** Ends due jobs before each request and whenever the clock jumps, so that reads and events are up to date. */
export function addJobClock(area: Area, world: World): void {
  world.clock.onJump(() => {
    endJobs(world);
  });
  area.before('/api/v2', () => {
    endJobs(world);
  });
}
