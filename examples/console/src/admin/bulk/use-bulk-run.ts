import type { Bulk } from 'contact-centre-client/bulk';
import { useCallback, useState } from 'react';
import type { RunState, Task } from '../../agents/actions/use-action-run.js';
import { leftOf, performTask } from '../../agents/actions/use-action-run.js';
import { announce } from '../../shared/announce.js';
import { describeFailure } from '../../shared/failures.js';
import { text } from '../../shared/text.js';
import { useAdminRefresh } from '../use-kind.js';

export type { RunState, Task };
export type AnyBulk = Bulk<object, object>;

/** What a run does with entities. Its result names it. */
export type Effect = 'change' | 'delete';

/** Carries out the tasks of a run and follows its progress. Then the lists are read again. */
export function useBulkRun(effect: Effect = 'change') {
  const refresh = useAdminRefresh();
  const [state, setState] = useState<RunState>({ phase: 'idle' });
  const perform = useCallback(
    async (bulk: AnyBulk, task: Task): Promise<RunState> => {
      const last = await performTask(bulk, task, setState);
      // A failure is shown as an alert, which screen readers announce.
      if (last.phase === 'ended') announce(outcomeText(last, effect) ?? '');
      void refresh();
      return last;
    },
    [refresh, effect],
  );
  return { state, perform };
}

const doneTexts = { change: 'bulk.done', delete: 'bulk.deletedCount' } as const;

/** Returns the result of a task in words; `undefined` while there is none. */
export function outcomeText(state: RunState, effect: Effect): string | undefined {
  if (state.phase === 'failed') {
    const failure = describeFailure(state.error);
    return `${failure.title}. ${failure.text}`;
  }
  if (state.phase !== 'ended') return undefined;
  const { done, failed, skipped } = state.report;
  return [
    text(state.task === 'undo' ? 'bulk.undone' : doneTexts[effect], { done }),
    ...(failed > 0 ? [text('bulk.failed', { failed })] : []),
    ...(skipped > 0 ? [text('bulk.skipped', { skipped })] : []),
    ...(state.isStopped ? [text('bulk.stopped', { left: leftOf(state.report) })] : []),
  ].join(' · ');
}
