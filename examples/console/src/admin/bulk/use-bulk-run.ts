import type { Bulk, BulkNote } from 'contact-centre-client/bulk';
import { useCallback, useState } from 'react';
import type { RunState, Task } from '../../agents/actions/use-action-run.js';
import { follow, leftOf } from '../../agents/actions/use-action-run.js';
import { announce } from '../../shared/announce.js';
import { describeFailure } from '../../shared/failures.js';
import { text } from '../../shared/text.js';
import { useAdminRefresh } from '../use-kind.js';

export type { RunState, Task };
export type AnyBulk = Bulk<object, object>;

/** Carries out the tasks of a run and follows its progress. Then the lists are read again. */
export function useBulkRun() {
  const refresh = useAdminRefresh();
  const [state, setState] = useState<RunState>({ phase: 'idle' });
  const perform = useCallback(
    async (bulk: AnyBulk, task: Task): Promise<RunState> => {
      const show = (next: RunState): RunState => {
        setState(next);
        return next;
      };
      show({ phase: 'running', task, progress: undefined });
      try {
        const result = await follow(bulk[task](), (progress) => show({ phase: 'running', task, progress }));
        const notes: BulkNote[] = [];
        for await (const note of bulk.notes()) notes.push(note);
        const ended = show({ phase: 'ended', task, ...result, notes });
        announce(outcomeText(ended) ?? '');
        return ended;
      } catch (error) {
        return show({ phase: 'failed', task, error });
      } finally {
        bulk.resume();
        void refresh();
      }
    },
    [refresh],
  );
  return { state, perform };
}

/** Returns the result of a task in words; `undefined` while there is none. */
export function outcomeText(state: RunState): string | undefined {
  if (state.phase === 'failed') {
    const failure = describeFailure(state.error);
    return `${failure.title}. ${failure.text}`;
  }
  if (state.phase !== 'ended') return undefined;
  const { done, failed, skipped } = state.report;
  return [
    text(state.task === 'undo' ? 'bulk.undone' : 'bulk.done', { done }),
    ...(failed > 0 ? [text('bulk.failed', { failed })] : []),
    ...(skipped > 0 ? [text('bulk.skipped', { skipped })] : []),
    ...(state.isStopped ? [text('bulk.stopped', { left: leftOf(state.report) })] : []),
  ].join(' · ');
}
