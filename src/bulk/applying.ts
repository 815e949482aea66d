import { failureLimit } from './checked-work.js';
import type { WorkSettings } from './checked-work.js';
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
import type { Task, Workplace } from './settling.js';
import { settle, settleTogether, undo } from './settling.js';
import type { States } from './journal/states.js';
import { Writer } from './journal/writer.js';

/** A range of a run to process. */
export interface Assignment {
  session: Session;
  range: Range;
  settings: WorkSettings;
  gate: Gate;
  tell: (progress: Progress) => void;
}

/** The states that `start` processes. */
export const OPEN: readonly State[] = [state.planned, state.sent];
/** The states that `retryFailed` processes. */
export const FAILED: readonly State[] = [state.failed, state.unclear];
const CHANGED: readonly State[] = [state.done, state.sent, state.unclear, state.left];

/** Applies the change to the entities of a range that are in one of the `wanted` states. */
export async function applyChanges(assignment: Assignment, wanted: readonly State[]): Promise<BulkReport> {
  const { session, range, settings, gate, tell } = assignment;
  const { run } = session;
  const states = await session.states(range);
  if (session.isOver && wanted.some((each) => states.count(each) > 0))
    throw new JournalError(
      `${run.title} has been undone: what is still to be changed takes another journal`,
      'ERR_JOURNAL_UNDONE',
    );
  const at = workplace(assignment, states);
  const progressOf = progress('applying');
  const limit = failureLimit(settings.maxFailures, states.size);
  const hasFailed = (): boolean => at.writer.failures > limit;
  const show = (): void => {
    tell(progressOf(countsOf(states), states.size));
  };
  show();
  const tasks = tasksOf(session, range, states, wanted, run.batch?.size ?? 1);
  try {
    await pool(
      tasks,
      run.concurrency,
      () => gate.watch.isLeft() || hasFailed(),
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

/** Restores the entities of a range to their state before the run. */
export async function undoChanges(assignment: Assignment): Promise<BulkReport> {
  const { session, range, settings, gate, tell } = assignment;
  const { run } = session;
  const states = await session.states(range);
  const at = workplace(assignment, states);
  await session.end();
  const total = CHANGED.reduce<number>((sum, each) => sum + states.count(each), 0);
  const limit = failureLimit(settings.maxFailures, total);
  const progressOf = progress('undoing');
  const counts = { done: 0, failed: 0, skipped: 0 };
  const tasks = tasksOf(session, range, states, CHANGED, 1);
  tell(progressOf(counts, total));
  try {
    await pool(
      tasks,
      run.concurrency,
      () => gate.watch.isLeft() || counts.failed > limit,
      async ([task]) => {
        session.check();
        const outcome = task && (await undo(at, task.planned));
        if (outcome) counts[outcome] += 1;
        tell(progressOf(counts, total));
      },
    );
  } finally {
    await at.writer.flush();
  }
  if (counts.failed > limit) throw new BulkStoppedError(`Undoing ${run.title}`, counts, at.writer.lastFailure ?? '');
  return { total, ...counts };
}

/** The changes to send: one by one, or in batches. A change that may already have been applied is sent alone. */
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

function workplace({ session, settings, gate }: Assignment, states: States): Workplace {
  const { run, journal } = session;
  const { signal, maxWaitMs } = settings;
  const request = signal ? { signal } : {};
  return { run, writer: new Writer(journal, states), gate, request, signal, maxWaitMs };
}
