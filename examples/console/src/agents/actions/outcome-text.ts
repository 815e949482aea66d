import { describeFailure } from '../../shared/failures.js';
import { text } from '../../shared/text.js';
import type { RunState, Task } from './use-action-run.js';
import { leftOf } from './use-action-run.js';

/** Returns the result of a task in words; `undefined` while there is none. */
export function outcomeText(state: RunState): string | undefined {
  if (state.phase === 'failed') {
    const { text: reason, facts } = describeFailure(state.error);
    return [reason, ...facts].join(' · ');
  }
  if (state.phase !== 'ended') return undefined;
  const { done, failed, skipped } = state.report;
  return [
    text(state.task === 'undo' ? 'actions.undone' : 'actions.done', { done }),
    ...(failed > 0 ? [text('actions.failed', { failed })] : []),
    ...(skipped > 0 ? [text('actions.skipped', { skipped })] : []),
    ...(state.isStopped ? [text('actions.stopped', { left: leftOf(state.report) })] : []),
  ].join(' · ');
}

/** Whether something is left that did not end as planned. */
export function isProblem(state: RunState): boolean {
  return state.phase === 'failed' || (state.phase === 'ended' && state.report.failed > 0);
}

/** Whether the run has changed something that can be undone. */
export function hasChanges(state: RunState): boolean {
  return state.phase === 'ended' && state.task !== 'undo' && state.report.done > 0;
}

/** Returns the task that continues with what is left: with the rest, if the user has stopped it, or with what has failed. */
export function nextTask(state: RunState): { task: Task; isContinuation: boolean } | undefined {
  if (state.phase === 'ended' && state.isStopped) return { task: state.task, isContinuation: true };
  if (!isProblem(state) || !('task' in state) || state.task === 'undo') return undefined;
  return { task: state.phase === 'failed' ? 'start' : 'retryFailed', isContinuation: false };
}
