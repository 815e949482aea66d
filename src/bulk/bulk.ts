import { ConfigurationError } from '../core/errors/errors.js';
import { readOptions } from '../core/arguments/option-checks.js';
import type { Assignment } from './applying.js';
import { FAILED, OPEN, applyChanges, undoChanges } from './applying.js';
import { checkedTask, readWorkOptions, signalDemand } from './checked-work.js';
import { JournalError } from './errors.js';
import { Gate } from './pacing/gate.js';
import type { Range } from './journal/journal.js';
import { NONE, WHOLE } from './journal/journal.js';
import { state } from './journal/lines.js';
import type {
  Bulk,
  BulkChange,
  BulkChanges,
  BulkChunk,
  BulkChunksOptions,
  BulkCreationCheck,
  BulkCreations,
  BulkNote,
  BulkPlanCheck,
  BulkProgress,
  BulkReport,
  BulkTask,
  BulkWork,
  BulkWorkOptions,
  Rehearsal,
  RehearsalOptions,
} from './options.js';
import { PauseSwitch } from './pacing/pause-switch.js';
import type { Progress } from './progress.js';
import { progress } from './progress.js';
import { readRehearsalOptions, rehearse } from './rehearsal.js';
import { Run } from './run.js';
import { Session, aborted } from './session.js';
import { whole } from './whole.js';
import type { Watch } from './work.js';
import { Work, unwatched } from './work.js';

/**
 * Describes a run that changes or creates many entities and records its progress in a journal. Even if the program is killed,
 * each entity is changed once, and the previous values can be restored. No request is sent before `rehearse` or `start`.
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
export function bulk<E, C extends BulkChange, const K extends keyof E & string, A = unknown>(
  options: BulkChanges<E, C, K, A> & BulkPlanCheck<E, C, K>,
): Bulk<Pick<E, K>, C>;
export function bulk<E, C extends BulkChange, const K extends keyof E & string, M, A = unknown>(
  options: BulkCreations<E, C, K, M, A> & BulkCreationCheck<C>,
): Bulk<Pick<E, K>, C>;
export function bulk(options: unknown): Bulk<object, object> {
  return new BulkRun(new Run(options as BulkChanges<Record<string, unknown>, object, string>));
}

class BulkRun implements Bulk<object, object> {
  readonly #run: Run;
  readonly #pauses = new PauseSwitch();

  constructor(run: Run) {
    this.#run = run;
  }

  get isPaused(): boolean {
    return this.#pauses.isPaused;
  }

  pause(): void {
    this.#pauses.set(true);
  }

  resume(): void {
    this.#pauses.set(false);
  }

  async rehearse(options: RehearsalOptions = {}): Promise<Rehearsal<object, object>> {
    const settings = readRehearsalOptions(options);
    return await rehearse(this.#run, settings, this.#gate(settings.signal, unwatched));
  }

  start(options: BulkWorkOptions = {}): BulkWork {
    return this.#work(options, 'planning', (assignment) => applyChanges(assignment, OPEN));
  }

  retryFailed(options: BulkWorkOptions = {}): BulkWork {
    return this.#work(options, 'applying', (assignment) => applyChanges(assignment, FAILED));
  }

  undo(options: BulkWorkOptions = {}): BulkWork {
    this.#checkTask('undo');
    return this.#work(options, 'undoing', undoChanges);
  }

  async *notes(): AsyncGenerator<BulkNote, void> {
    const session = await Session.open(this.#run, NONE, false);
    try {
      yield* session.notes();
    } finally {
      await session.journal.close();
    }
  }

  async chunks(options: BulkChunksOptions = {}): Promise<BulkChunk[]> {
    const fields = readOptions('chunks', options, { size: 0, task: 0, signal: signalDemand });
    const { size = 200, task = 'start', signal } = fields as BulkChunksOptions;
    whole('size', size, 100_000);
    this.#checkTask(task);
    const chunksOf = ({ head: { run }, total = 0 }: Session): BulkChunk[] =>
      Array.from({ length: Math.ceil(total / size) }, (_, chunk) => {
        const from = chunk * size;
        return { run, chunk, from, to: Math.min(total, from + size), ...(task !== 'start' && { task }) };
      });
    const gate = this.#gate(signal, unwatched);
    const known = await this.#openKnown(task, gate);
    if (known) return chunksOf(known);
    return await this.#withSession(WHOLE, true, gate, async (session) => {
      await session.plan(() => undefined, gate);
      return chunksOf(session);
    });
  }

  async runChunk(chunk: BulkChunk, options: BulkWorkOptions = {}): Promise<BulkReport> {
    const { run, from, to, task = 'start' } = chunk;
    this.#checkTask(task);
    const settings = readWorkOptions('runChunk', options);
    const gate = this.#gate(settings.signal, unwatched);
    const range = { from, to };
    return await this.#withSession(range, false, gate, async (session) => {
      if (session.head.run !== run) throw new JournalError(`The chunk is of another run than the journal`, 'ERR_JOURNAL_RUN');
      if (session.total === undefined || !(from >= 0 && from < to && to <= session.total))
        throw new ConfigurationError(`There is no chunk from ${from} to ${to} in ${this.#run.title}`);
      const assignment = { session, range, settings, gate, tell: () => undefined };
      if (task !== 'undo') return await applyChanges(assignment, task === 'start' ? OPEN : FAILED);
      // A previous worker may have died after undoing a part.
      const before = (await session.states(range)).count(state.undone);
      const { total, done, ...rest } = await undoChanges(assignment);
      return { total: total + before, done: done + before, ...rest };
    });
  }

  /** @throws ConfigurationError if the run does not support the task. */
  #checkTask(task: BulkTask): void {
    if (checkedTask(task) === 'undo' && !this.#run.canUndo) throw new ConfigurationError(`${this.#run.title} has no undo`);
  }

  #gate(signal: AbortSignal | undefined, watch: Watch): Gate {
    return new Gate(this.#run.title, signal, watch, this.#pauses);
  }

  /** @param phase - The first phase of this work: only a run that begins with planning may begin a journal. */
  #work(options: BulkWorkOptions, phase: BulkProgress['phase'], work: (assignment: Assignment) => Promise<BulkReport>): BulkWork {
    const settings = readWorkOptions('The options of a bulk run', options);
    const begins = phase === 'planning';
    return new Work(async (watch) => {
      let latest = progress(phase)(NOTHING);
      const tell = (current: Progress): void => {
        latest = current;
        watch.tell({ ...current, isPaused: this.isPaused });
      };
      const release = this.#pauses.onChange(() => {
        tell(latest);
      });
      if (this.isPaused) tell(latest);
      const gate = this.#gate(settings.signal, watch);
      try {
        while (!gate.isOpen()) if (!(await gate.pass())) return { total: 0, ...NOTHING };
        return await this.#withSession(WHOLE, begins, gate, async (session) => {
          const progressOf = progress('planning');
          const planning = (planned: number): void => {
            tell(progressOf(NOTHING, undefined, planned));
          };
          // With an incomplete plan, no change was sent, so there is nothing to retry or undo.
          const total = begins ? await session.plan(planning, gate) : session.total;
          if (total === undefined) return { total: 0, ...NOTHING };
          return await work({ session, range: { from: 0, to: total }, settings, gate, tell });
        });
      } finally {
        release();
      }
    });
  }

  /**
   * The run in its journal, without locking any range, because other runners may be processing it. `undefined` if it is not
   * planned yet but may be.
   */
  async #openKnown(task: BulkTask, gate: Gate): Promise<Session | undefined> {
    const mayPlan = task === 'start';
    try {
      const session = await this.#withSession(NONE, false, gate, async (opened) => {
        // Before the first chunk is offered, so that no runner starts further changes.
        if (task === 'undo' && opened.total !== undefined) await opened.end();
        return opened;
      });
      return session.total === undefined && mayPlan ? undefined : session;
    } catch (error) {
      if (mayPlan && error instanceof JournalError && error.code === 'ERR_JOURNAL_RUN') return undefined;
      throw error;
    }
  }

  async #withSession<T>(range: Range, begins: boolean, gate: Gate, use: (session: Session) => Promise<T>): Promise<T> {
    const { signal } = gate;
    while (!gate.isOpen()) await gate.pass();
    const session = await Session.open(this.#run, range, begins, signal);
    try {
      return await use(session);
    } catch (error) {
      // On abort, pending work may reject with other errors.
      throw signal?.aborted ? aborted(this.#run, signal) : error;
    } finally {
      await session.journal.close();
    }
  }
}

const NOTHING = { done: 0, failed: 0, skipped: 0 };
