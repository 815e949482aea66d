import { CallGroup } from '../core/call/call-group.js';
import { ConfigurationError } from '../core/errors/errors.js';
import { readOptions } from '../core/arguments/option-checks.js';
import type { Assignment } from './applying.js';
import { FAILED, UNFINISHED, applyChanges, undoChanges } from './applying.js';
import { checkTask, readWorkOptions, signalDemand } from './work-options.js';
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
import { Session, createAbortError } from './session.js';
import { assertWholeNumber } from './whole-number.js';
import type { Watch } from './work.js';
import { Work, idleWatch } from './work.js';

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
    const gate = this.#gate(settings.signal, idleWatch);
    return await this.#group().track(() => rehearse(this.#run, settings, gate));
  }

  start(options: BulkWorkOptions = {}): BulkWork {
    return this.#work(options, 'planning', (assignment) => applyChanges(assignment, UNFINISHED));
  }

  retryFailed(options: BulkWorkOptions = {}): BulkWork {
    return this.#work(options, 'applying', (assignment) => applyChanges(assignment, FAILED));
  }

  undo(options: BulkWorkOptions = {}): BulkWork {
    this.#checkTask('undo');
    return this.#work(options, 'undoing', undoChanges);
  }

  async *notes(): AsyncGenerator<BulkNote, void> {
    const session = await Session.open(this.#run, NONE);
    try {
      yield* session.notes();
    } finally {
      await session.journal.close();
    }
  }

  async chunks(options: BulkChunksOptions = {}): Promise<BulkChunk[]> {
    const fields = readOptions('chunks', options, { size: 0, task: 0, signal: signalDemand });
    const { size = 200, task = 'start', signal } = fields as BulkChunksOptions;
    assertWholeNumber('size', size, 100_000);
    this.#checkTask(task);
    const chunksOf = ({ head: { run }, total = 0 }: Session): BulkChunk[] =>
      Array.from({ length: Math.ceil(total / size) }, (_, chunk) => {
        const from = chunk * size;
        return { run, chunk, from, to: Math.min(total, from + size), ...(task !== 'start' && { task }) };
      });
    const gate = this.#gate(signal, idleWatch);
    const existing = await this.#openExisting(task, gate);
    if (existing) return chunksOf(existing);
    return await this.#withSession({ range: WHOLE, canBegin: true, gate }, async (session) => {
      await session.plan(() => undefined, gate);
      return chunksOf(session);
    });
  }

  async runChunk(chunk: BulkChunk, options: BulkWorkOptions = {}): Promise<BulkReport> {
    const { run, from, to, task = 'start' } = chunk;
    this.#checkTask(task);
    const settings = readWorkOptions('runChunk', options);
    const gate = this.#gate(settings.signal, idleWatch);
    const range = { from, to };
    return await this.#withSession({ range, canBegin: false, gate }, async (session) => {
      if (session.head.run !== run)
        throw new JournalError('The chunk belongs to another run than the journal', 'ERR_JOURNAL_RUN');
      if (session.total === undefined || !(from >= 0 && from < to && to <= session.total))
        throw new ConfigurationError(`${this.#run.title} has no chunk from ${from} to ${to}`);
      const assignment = { session, range, settings, gate, report: () => undefined };
      if (task !== 'undo') return await applyChanges(assignment, task === 'start' ? UNFINISHED : FAILED);
      // A previous worker may have died after undoing a part.
      const alreadyUndone = (await session.states(range)).count(state.undone);
      const { total, done, ...rest } = await undoChanges(assignment);
      return { total: total + alreadyUndone, done: done + alreadyUndone, ...rest };
    });
  }

  /** @throws ConfigurationError if the run does not support the task. */
  #checkTask(task: BulkTask): void {
    if (checkTask(task) === 'undo' && !this.#run.canUndo)
      throw new ConfigurationError(`${this.#run.title} needs the option undo to be undone`);
  }

  #gate(signal: AbortSignal | undefined, watch: Watch): Gate {
    return new Gate(this.#run.title, signal, watch, this.#pauses);
  }

  /** @param phase - The first phase of this work: only a run that begins with planning may begin a journal. */
  #work(options: BulkWorkOptions, phase: BulkProgress['phase'], work: (assignment: Assignment) => Promise<BulkReport>): BulkWork {
    const settings = readWorkOptions('The options of a bulk run', options);
    const canBegin = phase === 'planning';
    return new Work(async (watch) => {
      let latest = progress(phase)(NO_COUNTS);
      const reportProgress = (current: Progress): void => {
        latest = current;
        watch.report({ ...current, isPaused: this.isPaused });
      };
      const release = this.#pauses.onChange(() => {
        reportProgress(latest);
      });
      if (this.isPaused) reportProgress(latest);
      const gate = this.#gate(settings.signal, watch);
      try {
        while (!gate.isOpen()) if (!(await gate.pass())) return { total: 0, ...NO_COUNTS };
        return await this.#withSession({ range: WHOLE, canBegin, gate }, async (session) => {
          const progressOf = progress('planning');
          const planning = (count: number): void => {
            reportProgress(progressOf(NO_COUNTS, undefined, count));
          };
          // With an incomplete plan, no change was sent, so there is nothing to retry or undo.
          const total = canBegin ? await session.plan(planning, gate) : session.total;
          if (total === undefined) return { total: 0, ...NO_COUNTS };
          return await work({ session, range: { from: 0, to: total }, settings, gate, report: reportProgress });
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
  async #openExisting(task: BulkTask, gate: Gate): Promise<Session | undefined> {
    const mayPlan = task === 'start';
    try {
      const session = await this.#withSession({ range: NONE, canBegin: false, gate }, async (existing) => {
        // Before the first chunk is offered, so that no runner starts further changes.
        if (task === 'undo' && existing.total !== undefined) await existing.end();
        return existing;
      });
      return session.total === undefined && mayPlan ? undefined : session;
    } catch (error) {
      if (mayPlan && error instanceof JournalError && error.code === 'ERR_JOURNAL_RUN') return undefined;
      throw error;
    }
  }

  async #withSession<T>(
    { range, canBegin, gate }: { range: Range; canBegin: boolean; gate: Gate },
    work: (session: Session) => Promise<T>,
  ): Promise<T> {
    const { signal } = gate;
    while (!gate.isOpen()) await gate.pass();
    const group = this.#group();
    return await group.track(async () => {
      const session = await Session.open(this.#run, range, { canBegin, signal, group });
      try {
        return await work(session);
      } catch (error) {
        // On abort, pending work may reject with other errors.
        throw signal?.aborted ? createAbortError(this.#run, signal) : error;
      } finally {
        await session.journal.close();
      }
    });
  }

  /** What the calls of a piece of work belong to. */
  #group(): CallGroup {
    const { name, sender } = this.#run;
    return new CallGroup('bulk', name, { sender });
  }
}

const NO_COUNTS = { done: 0, failed: 0, skipped: 0 };
