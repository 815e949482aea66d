import { ConfigurationError } from '../core/errors.js';
import { checkedWork, mostFailures, checkedTask } from './checked-work.js';
import { BulkStoppedError, JournalError } from './errors.js';
import { Gate } from './gate.js';
import type { Range } from './journal.js';
import { NONE, WHOLE } from './journal.js';
import type { Planned, State } from './lines.js';
import { state } from './lines.js';
import type {
  Bulk,
  BulkChanges,
  BulkChunk,
  BulkChunksOptions,
  BulkCreations,
  BulkNote,
  BulkReport,
  BulkTask,
  BulkWork,
  BulkWorkOptions,
  Rehearsal,
  RehearsalOptions,
} from './options.js';
import { pool } from './pool.js';
import { countsOf, progress } from './progress.js';
import { rehearsed } from './rehearsal.js';
import { Run } from './run.js';
import { Session, aborted } from './session.js';
import type { Task, Workplace } from './settling.js';
import { settle, settleTogether, undo } from './settling.js';
import type { States } from './states.js';
import { whole } from './whole.js';
import type { Watch } from './work.js';
import { Work } from './work.js';
import { Writer } from './writer.js';

/**
 * Describes a change of many entities, or the making of many, that a journal remembers: whatever happens to the program, each is changed once, and what
 * was there before can be written back. Nothing is sent before `rehearse` or `start`.
 *
 * ```ts
 * const run = bulk({
 *   name: 'support-to-team-7',
 *   source: () => users.getUsers({ pageSize: 100 }).items(),
 *   key: (user) => user.id,
 *   plan: (user) => (user.department === 'Support' ? { title: 'Team 7' } : undefined),
 *   keep: ['id', 'title', 'version'],
 *   read: (id, request) => users.getUser(id, {}, request),
 *   apply: ({ id, version = 0 }, change, request) => users.patchUser(id, { ...change, version }, request),
 *   undo: ({ id, version = 0 }, { title = '' }, request) => users.patchUser(id, { title, version }, request),
 *   journal: fileJournal('support-to-team-7.jsonl'),
 * });
 * for await (const { done, total, remaining } of run.start({ maxFailures: '2%' })) console.log(done, total, remaining);
 * ```
 */
export function bulk<E, C extends object, const K extends keyof E & string, A = unknown>(
  options: BulkChanges<E, C, K, A>,
): Bulk<Pick<E, K>, C>;
export function bulk<E, C extends object, const K extends keyof E & string, M, A = unknown>(
  options: BulkCreations<E, C, K, M, A>,
): Bulk<Pick<E, K>, C>;
export function bulk(options: unknown): Bulk<object, object> {
  return new BulkRun(new Run(options as BulkChanges<Record<string, unknown>, object, string>));
}

class BulkRun implements Bulk<object, object> {
  readonly #run: Run;

  constructor(run: Run) {
    this.#run = run;
  }

  rehearse(options: RehearsalOptions = {}): Promise<Rehearsal<object, object>> {
    return rehearsed(this.#run, options);
  }

  start(options: BulkWorkOptions = {}): BulkWork {
    return this.#work(options, true, (session, range, watch) => applied(session, range, options, watch, OPEN));
  }

  retryFailed(options: BulkWorkOptions = {}): BulkWork {
    return this.#work(options, false, (session, range, watch) => applied(session, range, options, watch, FAILED));
  }

  undo(options: BulkWorkOptions = {}): BulkWork {
    this.#allow('undo');
    return this.#work(options, false, (session, range, watch) => undone(session, range, options, watch));
  }

  async *notes(): AsyncGenerator<BulkNote, void> {
    const session = await Session.open(this.#run, NONE, false);
    try {
      yield* session.notes();
    } finally {
      await session.journal.close();
    }
  }

  async chunks({ size = 200, task = 'start', signal }: BulkChunksOptions = {}): Promise<BulkChunk[]> {
    whole('size', size, 100_000);
    this.#allow(task);
    const chunksOf = ({ head: { run }, total = 0 }: Session): BulkChunk[] =>
      Array.from({ length: Math.ceil(total / size) }, (_, chunk) => {
        const from = chunk * size;
        return { run, chunk, from, to: Math.min(total, from + size), ...(task !== 'start' && { task }) };
      });
    const known = await this.#known(task, signal);
    if (known) return chunksOf(known);
    return await this.#with(WHOLE, true, signal, async (session) => {
      await session.plan(() => undefined, nobody.isLeft);
      return chunksOf(session);
    });
  }

  async runChunk(chunk: BulkChunk, options: BulkWorkOptions = {}): Promise<BulkReport> {
    const { run, from, to, task = 'start' } = chunk;
    this.#allow(task);
    return await this.#with({ from, to }, false, options.signal, async (session) => {
      if (session.head.run !== run) throw new JournalError(`The chunk is of another run than the journal`, 'ERR_JOURNAL_RUN');
      if (session.total === undefined || !(from >= 0 && from < to && to <= session.total))
        throw new ConfigurationError(`There is no chunk from ${from} to ${to} in ${this.#run.title}`);
      if (task !== 'undo') return await applied(session, { from, to }, options, nobody, task === 'start' ? OPEN : FAILED);
      // Its worker may have died of it before.
      const before = (await session.states({ from, to })).count(state.undone);
      const { total, done, ...rest } = await undone(session, { from, to }, options, nobody);
      return { total: total + before, done: done + before, ...rest };
    });
  }

  /** @throws ConfigurationError where that cannot be done with the run. */
  #allow(task: BulkTask): void {
    if (checkedTask(task) === 'undo' && !this.#run.canUndo) throw new ConfigurationError(`${this.#run.title} has no undo`);
  }

  #work(
    options: BulkWorkOptions,
    begins: boolean,
    work: (session: Session, range: Range, watch: Watch) => Promise<BulkReport>,
  ): BulkWork {
    checkedWork(options);
    return new Work((watch) =>
      this.#with(WHOLE, begins, options.signal, async (session) => {
        const progressOf = progress('planning');
        const planning = (planned: number): void => {
          watch.tell(progressOf({ done: 0, failed: 0, skipped: 0 }, undefined, planned));
        };
        // Where the plan is not whole, nothing was sent: there is nothing to be tried again or undone.
        const total = begins ? await session.plan(planning, watch.isLeft) : session.total;
        if (total === undefined) return { total: 0, done: 0, failed: 0, skipped: 0 };
        return await work(session, { from: 0, to: total }, watch);
      }),
    );
  }

  /** The run as its journal has it: others may be at work on it already, and are left alone. Where it may be planned yet, `undefined` before it is. */
  async #known(task: BulkTask, signal: AbortSignal | undefined): Promise<Session | undefined> {
    const mayPlan = task === 'start';
    try {
      const session = await this.#with(NONE, false, signal, async (opened) => {
        // Before any of it is offered, so that nobody is given more to change meanwhile.
        if (task === 'undo' && opened.total !== undefined) await opened.end();
        return opened;
      });
      return session.total === undefined && mayPlan ? undefined : session;
    } catch (error) {
      if (mayPlan && error instanceof JournalError && error.code === 'ERR_JOURNAL_RUN') return undefined;
      throw error;
    }
  }

  async #with<T>(
    range: Range,
    begins: boolean,
    signal: AbortSignal | undefined,
    use: (session: Session) => Promise<T>,
  ): Promise<T> {
    const session = await Session.open(this.#run, range, begins, signal);
    try {
      return await use(session);
    } catch (error) {
      // However what was under way tells of it.
      throw signal?.aborted ? aborted(this.#run, signal) : error;
    } finally {
      await session.journal.close();
    }
  }
}

/** Nobody watches a chunk: its report is what it is waited for. */
const nobody: Watch = { tell: () => undefined, isLeft: () => false };

const OPEN: readonly State[] = [state.planned, state.sent];
const FAILED: readonly State[] = [state.failed, state.unclear];
const CHANGED: readonly State[] = [state.done, state.sent, state.unclear, state.left];

/** Settles what stands in a range as `wanted` says. */
async function applied(
  session: Session,
  range: Range,
  options: BulkWorkOptions,
  { tell, isLeft }: Watch,
  wanted: readonly State[],
): Promise<BulkReport> {
  const { run } = session;
  const states = await session.states(range);
  if (session.isOver && wanted.some((each) => states.count(each) > 0))
    throw new JournalError(
      `${run.title} has been undone: what is still to be changed takes another journal`,
      'ERR_JOURNAL_UNDONE',
    );
  const at = workplace(session, states, options);
  const progressOf = progress('applying');
  const most = mostFailures(options.maxFailures, states.size);
  const hasFailed = (): boolean => at.writer.failures > most;
  const show = (): void => {
    tell(progressOf(countsOf(states), states.size));
  };
  show();
  const tasks = tasksOf(session, range, states, wanted, run.batch?.size ?? 1);
  try {
    await pool(
      tasks,
      run.concurrency,
      () => isLeft() || hasFailed(),
      async (some) => {
        session.check();
        const [first] = some;
        if (some.length > 1)
          await settleTogether(
            at,
            some.map(({ planned }) => planned),
          );
        else if (first) await settle(at, first);
        show();
      },
    );
  } finally {
    await at.writer.flush();
  }
  const counts = countsOf(states);
  if (hasFailed()) throw new BulkStoppedError(run.title, counts, at.writer.lastFailure ?? '');
  return { total: states.size, ...counts };
}

/** Writes back what stands in a range as changed. */
async function undone(session: Session, range: Range, options: BulkWorkOptions, { tell, isLeft }: Watch): Promise<BulkReport> {
  const { run } = session;
  const states = await session.states(range);
  const at = workplace(session, states, options);
  await session.end();
  const total = CHANGED.reduce<number>((sum, each) => sum + states.count(each), 0);
  const most = mostFailures(options.maxFailures, total);
  const progressOf = progress('undoing');
  const counts = { done: 0, failed: 0, skipped: 0 };
  const tasks = tasksOf(session, range, states, CHANGED, 1);
  try {
    await pool(
      tasks,
      run.concurrency,
      () => isLeft() || counts.failed > most,
      async ([task]) => {
        session.check();
        if (task) counts[await undo(at, task.planned)] += 1;
        tell(progressOf(counts, total));
      },
    );
  } finally {
    await at.writer.flush();
  }
  if (counts.failed > most) throw new BulkStoppedError(`Undoing ${run.title}`, counts, at.writer.lastFailure ?? '');
  return { total, ...counts };
}

/** What there is to do: one by one, or as many together as are sent in one call. What may have been taken stands alone. */
async function* tasksOf(
  session: Session,
  range: Range,
  states: States,
  wanted: readonly State[],
  size: number,
): AsyncGenerator<readonly Task[], void> {
  let together: Task[] = [];
  for await (const planned of session.planned(range)) {
    const at = states.at(planned.place);
    if (!wanted.includes(at)) continue;
    const task: Task = { planned: justPlanned(planned), isUnclear: at !== state.planned && at !== state.failed };
    if (size === 1 || at !== state.planned) yield [task];
    else if (together.push(task) === size) {
      yield together;
      together = [];
    }
  }
  if (together.length > 0) yield together;
}

const justPlanned = ({ place, key, change, kept }: Planned): Planned => ({ place, key, change, kept });

function workplace({ run, journal, signal }: Session, states: States, { maxWait = 180 }: BulkWorkOptions): Workplace {
  const request = signal ? { signal } : {};
  return { run, writer: new Writer(journal, states), gate: new Gate(run.title, signal), request, signal, maxWait };
}
