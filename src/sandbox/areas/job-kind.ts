import type { Hono } from 'hono';
import type { SandboxContext, SandboxEnv } from '../http/context.js';
import { notFound } from '../store/errors.js';
import type { World } from '../store/world.js';
import { endOf, jobProgress, jobState, newJob } from './jobs.js';
import type { Job } from './jobs.js';

/** What the platform calls the states of a kind of job. */
export interface JobWords {
  /** On the way to the end: the first while it waits, all others one after another while it runs. */
  on: readonly [string, ...string[]];
  done: string;
  failed: string;
  cancelled?: string;
}

/** What there is to know of a kind of job. */
interface Kind<J extends Job> {
  /** What its jobs are kept under. */
  name: string;
  /** What error bodies call one. */
  entity: string;
  /** Of a kind that goes by several steps, those of a job's own step. */
  words: JobWords | ((job: J) => JobWords);
  /** What comes of a job when it ends, whenever somebody looks. */
  ended?: (job: J, hasSucceeded: boolean) => void;
  /** For how long after its end a job can still be asked about, in ms; for ever where nothing is said. */
  kept?: number;
}

/** A job whose end is still to come, and when that is. */
interface Open {
  kind: string;
  id: string;
  /** ms since the epoch */
  at: number;
}

const enders = new WeakMap<World, Map<string, (id: string) => void>>();

const openOf = (world: World): Map<string, Open> => world.collection<Open>('jobs.open');

/** Jobs of one kind: kept, told by their words, and brought to their end as the clock goes. */
export class JobKind<J extends Job> {
  readonly #world: World;
  readonly #kind: Kind<J>;
  readonly #jobs: Map<string, J>;

  constructor(world: World, kind: Kind<J>) {
    this.#world = world;
    this.#kind = kind;
    this.#jobs = world.collection<J>(kind.name);
    const known = enders.get(world) ?? new Map<string, (id: string) => void>();
    enders.set(world, known);
    known.set(kind.name, (id) => {
      const job = this.#jobs.get(id);
      if (job) this.#end(job);
    });
  }

  #end(job: J): void {
    try {
      this.#kind.ended?.(job, jobState(this.#world, job) === 'done');
    } catch (error) {
      // What was taken leniently may be nothing that can be worked on, and no other call is to fail for that.
      this.put({ ...job, fate: { ...job.fate, end: 'failed', message: `The sandbox failed: ${(error as Error).message}` } });
    }
  }

  /** A job that a call starts now; `id` where something else names it. */
  start(context: SandboxContext, more: Omit<J, keyof Job>, id?: string): J {
    return this.begin(this.planned(context, more, id));
  }

  /** The same for one that does not begin yet. */
  planned(context: SandboxContext, more: Omit<J, keyof Job>, id?: string): J {
    return this.put({ ...newJob(this.#world, context), ...more, ...(id !== undefined && { id }) } as unknown as J);
  }

  /** Lets a job begin, or its next step. */
  begin(job: J): J {
    this.#jobs.set(job.id, job);
    const at = endOf(job);
    // What is over never has no time that JSON could write.
    if (at < Infinity) openOf(this.#world).set(`${this.#kind.name} ${job.id}`, { kind: this.#kind.name, id: job.id, at });
    return job;
  }

  /** A job that is there, or was there until it expired. */
  find(id: string): J | undefined {
    const job = this.#jobs.get(id);
    const { kept = Infinity } = this.#kind;
    if (!job || endOf(job) + kept > this.#world.now()) return job;
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

  /** Keeps what has become known of a job. */
  put(job: J): J {
    this.#jobs.set(job.id, job);
    return job;
  }

  remove(id: string): boolean {
    openOf(this.#world).delete(`${this.#kind.name} ${id}`);
    return this.#jobs.delete(id);
  }

  /** Ends a job that is under way. @returns whether it was. */
  cancel(job: J): boolean {
    if (!this.isOn(job)) return false;
    this.stop(job);
    return true;
  }

  /** Ends a job that is under way, or waits for something. */
  stop(job: J): J {
    openOf(this.#world).delete(`${this.#kind.name} ${job.id}`);
    return this.put({ ...job, cancelled: this.#world.now() });
  }

  isOn(job: J): boolean {
    return ['queued', 'running'].includes(jobState(this.#world, job));
  }

  isDone(job: J): boolean {
    return jobState(this.#world, job) === 'done';
  }

  hasFailed(job: J): boolean {
    return jobState(this.#world, job) === 'failed';
  }

  /** The platform's word for where a job stands. */
  word(job: J): string {
    const { words } = this.#kind;
    const { on, done, failed, cancelled = failed } = typeof words === 'function' ? words(job) : words;
    const [waiting, ...running] = on;
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

/** Ends the jobs whose time has come, in the order of their ends. */
function endJobs(world: World): void {
  const open = openOf(world);
  if (open.size === 0) return;
  const now = world.now();
  const over = [...open].filter(([, { at }]) => at <= now).sort(([, one], [, other]) => one.at - other.at);
  for (const [key, { kind, id }] of over) {
    open.delete(key);
    enders.get(world)?.get(kind)?.(id);
  }
}

/** Whoever asks finds what has become of jobs meanwhile, and whoever listens hears of it as the clock goes. */
export function jobClock(app: Hono<SandboxEnv>, world: World): void {
  world.clock.onJump(() => {
    endJobs(world);
  });
  app.use('/api/v2/*', async (_context, next) => {
    endJobs(world);
    await next();
  });
}
