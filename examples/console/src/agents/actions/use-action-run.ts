import { useQueryClient } from '@tanstack/react-query';
import { PresenceApi } from 'contact-centre-client/apis/presence';
import { RoutingApi } from 'contact-centre-client/apis/routing';
import { UsersApi } from 'contact-centre-client/apis/users';
import type { Bulk, BulkNote, BulkProgress, BulkReport, BulkWork } from 'contact-centre-client/bulk';
import { platformQueryFilter, usePlatformClient } from 'contact-centre-client/react';
import { useCallback, useState } from 'react';
import type { ActionRun } from './action-run.js';

/** How far a run is. */
export type RunState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'running'; readonly task: Task; readonly progress: BulkProgress | undefined }
  | EndedState
  | { readonly phase: 'failed'; readonly task: Task; readonly error: unknown };

interface EndedState {
  readonly phase: 'ended';
  readonly task: Task;
  readonly report: BulkReport;
  readonly notes: readonly BulkNote[];
  /** Whether the user has stopped it before its end. The same task continues it. */
  readonly isStopped: boolean;
}

export type Task = 'start' | 'retryFailed' | 'undo';

export interface Running {
  readonly state: RunState;
  /** Carries out a task of the run. */
  readonly perform: (task: Task) => Promise<RunState>;
  /** Ends the current task after the pending calls. What has been done can be undone. */
  readonly stop: () => void;
}

const idle: RunState = { phase: 'idle' };

/** Carries out the tasks of a run and follows its progress. Then the changed lists are read again. */
export function useActionRun(run: ActionRun | undefined): Running {
  const refresh = useRefresh();
  const [{ of, state }, setState] = useState<{ of: ActionRun | undefined; state: RunState }>({ of: run, state: idle });
  const perform = useCallback(
    async (task: Task): Promise<RunState> => {
      if (!run) return idle;
      const last = await performTask(run.bulk, task, (next) => {
        setState({ of: run, state: next });
      });
      refresh();
      return last;
    },
    [run, refresh],
  );
  const stop = useCallback(() => {
    run?.bulk.pause();
  }, [run]);
  return { state: of === run ? state : idle, perform, stop };
}

/** Carries out a task of a run, and shows each state of it. @returns the last state. */
export async function performTask(bulk: Bulk<object, object>, task: Task, show: (state: RunState) => void): Promise<RunState> {
  show({ phase: 'running', task, progress: undefined });
  const last = await endOfTask(bulk, task, (progress) => {
    show({ phase: 'running', task, progress });
  });
  show(last);
  bulk.resume();
  return last;
}

async function endOfTask(
  bulk: Bulk<object, object>,
  task: Task,
  onProgress: (progress: BulkProgress) => void,
): Promise<RunState> {
  try {
    const result = await follow(bulk[task](), onProgress);
    const notes: BulkNote[] = [];
    for await (const note of bulk.notes()) notes.push(note);
    return { phase: 'ended', task, ...result, notes };
  } catch (error) {
    return { phase: 'failed', task, error };
  }
}

/** Reports the progress of work until it ends. Paused work is one that the user stops. */
export async function follow(
  work: BulkWork,
  onProgress: (progress: BulkProgress) => void,
): Promise<Pick<EndedState, 'report' | 'isStopped'>> {
  let hasLeft = false;
  for await (const progress of work) {
    onProgress(progress);
    hasLeft = progress.isPaused;
    // Pending calls end, and no others begin.
    if (hasLeft) break;
  }
  const report = await work;
  return { report, isStopped: hasLeft && (report.total === 0 || leftOf(report) > 0) };
}

/** The number of entities that a stopped task has not reached. */
export const leftOf = ({ total, done, failed, skipped }: BulkReport): number => total - done - failed - skipped;

/** Returns a function that reads again what an action may have changed, also after a failure, since a part may be done. */
function useRefresh(): () => void {
  const cache = useQueryClient();
  const client = usePlatformClient();
  return useCallback(() => {
    for (const filter of [
      platformQueryFilter(client, RoutingApi, 'getUserQueues'),
      platformQueryFilter(client, RoutingApi, 'getRoutingQueueMembers'),
      platformQueryFilter(client, UsersApi, 'getUsers'),
      platformQueryFilter(client, PresenceApi, 'getUserPresencesPurecloud'),
    ])
      void cache.invalidateQueries(filter);
  }, [cache, client]);
}
