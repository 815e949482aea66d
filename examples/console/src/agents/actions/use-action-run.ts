import { useQueryClient } from '@tanstack/react-query';
import { PresenceApi } from 'contact-centre-client/apis/presence';
import { RoutingApi } from 'contact-centre-client/apis/routing';
import { UsersApi } from 'contact-centre-client/apis/users';
import type { BulkNote, BulkProgress, BulkReport, BulkWork } from 'contact-centre-client/bulk';
import { platformQueryFilter, usePlatformClient } from 'contact-centre-client/react';
import { useCallback, useState } from 'react';
import type { ActionRun } from './action-run.js';

/** How far the run of an action is. */
export type RunState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'running'; readonly task: Task; readonly progress: BulkProgress | undefined }
  | { readonly phase: 'ended'; readonly task: Task; readonly report: BulkReport; readonly notes: readonly BulkNote[] }
  | { readonly phase: 'failed'; readonly task: Task; readonly error: unknown };

export type Task = 'start' | 'retryFailed' | 'undo';

export interface Running {
  readonly state: RunState;
  /** Carries out a task of the run. */
  readonly perform: (task: Task) => Promise<RunState>;
}

const idle: RunState = { phase: 'idle' };

/** Carries out the tasks of a run and follows its progress. Then the changed lists are read again. */
export function useActionRun(run: ActionRun | undefined): Running {
  const refresh = useRefresh();
  const [{ of, state }, setState] = useState<{ of: ActionRun | undefined; state: RunState }>({ of: run, state: idle });
  const perform = useCallback(
    async (task: Task): Promise<RunState> => {
      if (!run) return idle;
      const show = (next: RunState): RunState => {
        setState({ of: run, state: next });
        return next;
      };
      show({ phase: 'running', task, progress: undefined });
      try {
        const report = await follow(run.bulk[task](), (progress) => show({ phase: 'running', task, progress }));
        const notes: BulkNote[] = [];
        for await (const note of run.bulk.notes()) notes.push(note);
        return show({ phase: 'ended', task, report, notes });
      } catch (error) {
        return show({ phase: 'failed', task, error });
      } finally {
        refresh();
      }
    },
    [run, refresh],
  );
  return { state: of === run ? state : idle, perform };
}

/** Reports the progress of work until it ends. */
async function follow(work: BulkWork, onProgress: (progress: BulkProgress) => void): Promise<BulkReport> {
  for await (const progress of work) onProgress(progress);
  return await work;
}

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
