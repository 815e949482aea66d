import { CallGroup } from '../core/call/call-group.js';
import { failureLimit } from './work-options.js';
import type { WorkSettings } from './work-options.js';
import { BulkStoppedError, JournalError } from './errors.js';
import type { Gate } from './pacing/gate.js';
import type { Range } from './journal/journal.js';
import type { Planned, State } from './journal/lines.js';
import { state } from './journal/lines.js';
import type { BulkReport } from './options.js';
import { pool } from './pacing/pool.js';
import type { Progress } from './progress.js';
import { countsOf, progress } from './progress.js';
import type { Session } from './session.js';
import type { Task, ProcessingContext } from './entity-processing.js';
import { processEntity, processBatch, undoEntity } from './entity-processing.js';
import type { States } from './journal/states.js';
import { Writer } from './journal/writer.js';

/** A range of a run to process. */
export interface Assignment {
  session: Session;
  range: Range;
  settings: WorkSettings;
  gate: Gate;
  report: (progress: Progress) => void;
}

/** The states that `start` processes. */
export const UNFINISHED: readonly State[] = [state.planned, state.sent];
/** The states that `retryFailed` processes. */
export const FAILED: readonly State[] = [state.failed, state.unclear];
const CHANGED: readonly State[] = [state.done, state.sent, state.unclear, state.left];

/** Applies the change to the entities of a range that are in one of the target states. */
export async function applyChanges(assignment: Assignment, targetStates: readonly State[]): Promise<BulkReport> {
  const { session, range, settings, gate, report: reportProgress } = assignment;
  const { run } = session;
  const states = await session.states(range);
  if (session.isUndone && targetStates.some((target) => states.count(target) > 0))
    throw new JournalError(`${run.title} has been undone. Use a new journal for further changes`, 'ERR_JOURNAL_UNDONE');
  const context = createContext(assignment, states);
  const progressOf = progress('applying');
  const limit = failureLimit(settings.maxFailures, states.size);
  const hasFailed = (): boolean => context.writer.failures > limit;
  const showProgress = (): void => {
    reportProgress(progressOf(countsOf(states), states.size));
  };
  showProgress();
  const tasks = readTasks(session, range, states, targetStates, run.batch?.size ?? 1);
  try {
    await pool(
      tasks,
      run.concurrency,
      () => gate.watch.hasLeft() || hasFailed(),
      async (batch) => {
        session.check();
        const [first] = batch;
        await inGroup(context, async (itemContext) => {
          if (batch.length > 1)
            await processBatch(
              itemContext,
              batch.map(({ planned }) => planned),
            );
          else if (first) await processEntity(itemContext, first);
        });
        showProgress();
      },
    );
  } finally {
    await context.writer.flush();
  }
  const counts = countsOf(states);
  if (hasFailed()) throw new BulkStoppedError(run.title, counts, context.writer.lastFailure ?? '');
  return { total: states.size, ...counts };
}

/** Restores the entities of a range to their state before the run. */
export async function undoChanges(assignment: Assignment): Promise<BulkReport> {
  const { session, range, settings, gate, report: reportProgress } = assignment;
  const { run } = session;
  const states = await session.states(range);
  const context = createContext(assignment, states);
  await session.end();
  const total = CHANGED.reduce<number>((sum, one) => sum + states.count(one), 0);
  const limit = failureLimit(settings.maxFailures, total);
  const progressOf = progress('undoing');
  const counts = { done: 0, failed: 0, skipped: 0 };
  const tasks = readTasks(session, range, states, CHANGED, 1);
  reportProgress(progressOf(counts, total));
  try {
    await pool(
      tasks,
      run.concurrency,
      () => gate.watch.hasLeft() || counts.failed > limit,
      async ([task]) => {
        session.check();
        const outcome = task && (await inGroup(context, (itemContext) => undoEntity(itemContext, task.planned)));
        if (outcome) counts[outcome] += 1;
        reportProgress(progressOf(counts, total));
      },
    );
  } finally {
    await context.writer.flush();
  }
  if (counts.failed > limit) throw new BulkStoppedError(`Undoing ${run.title}`, counts, context.writer.lastFailure ?? '');
  return { total, ...counts };
}

/** The changes to send: one by one, or in batches. A change that may already have been applied is sent alone. */
async function* readTasks(
  session: Session,
  range: Range,
  states: States,
  targetStates: readonly State[],
  size: number,
): AsyncGenerator<readonly Task[], void> {
  let batch: Task[] = [];
  for await (const planned of session.readPlan(range)) {
    const current = states.at(planned.place);
    if (!targetStates.includes(current)) continue;
    const task: Task = { planned: copyPlan(planned), isUnclear: current !== state.planned && current !== state.failed };
    if (size === 1 || current !== state.planned) yield [task];
    else if (batch.push(task) === size) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}

const copyPlan = ({ place, key, change, keptValues }: Planned): Planned => ({ place, key, change, keptValues });

function createContext({ session, settings, gate }: Assignment, states: States): ProcessingContext {
  const { run, journal, group } = session;
  const { signal, maxWaitMs } = settings;
  const request = signal ? { signal } : {};
  return { run, writer: new Writer(journal, states), gate, request, signal, maxWaitMs, group };
}

/** Processes an entity, or a batch, in a separate group: one trace cannot show thousands of entities. */
async function inGroup<T>(context: ProcessingContext, work: (context: ProcessingContext) => Promise<T>): Promise<T> {
  const { group: parent, run } = context;
  if (!parent?.record) return await work(context);
  const group = new CallGroup('bulk item', run.name, { sender: run.sender, parent });
  return await group.track(() => work({ ...context, group }));
}
