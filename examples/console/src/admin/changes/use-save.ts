import type { UseQueryResult } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useConnection } from '../../session/connection.js';
import { announce } from '../../shared/announce.js';
import { text } from '../../shared/text.js';
import type { Editor } from '../entity/use-editor.js';
import type { Kind } from '../kinds/kind.js';
import { entityPath } from '../paths.js';
import { useAdminQueryKey, useAdminRefresh } from '../use-kind.js';
import { lastChange } from './last-change.js';
import type { Change, Conflict } from './save.js';
import { fieldErrors, isStale, rebase } from './save.js';
import type { Secret } from './secret-note.js';
import type { Outcome, PlannedCall } from './steps.js';
import { callsOf, runSteps } from './steps.js';

export interface SaveOptions {
  kind: Kind;
  /** Missing for a new entity. */
  id: string | undefined;
  editor: Editor;
  onClose: () => void;
  /** Called before the page itself goes elsewhere. */
  onLeave: () => void;
}

interface Plan {
  change: Change;
  conflict: Conflict | undefined;
  calls: readonly PlannedCall[];
}

interface Save {
  plan: UseQueryResult<Plan>;
  outcome: Outcome | undefined;
  isRunning: boolean;
  /** Shown once, after the creation. */
  secret: Secret | undefined;
  run: () => Promise<void>;
  close: () => void;
}

/** Plans the change on top of what the platform has now, and sends its calls. */
export function useSave({ kind, id, editor, onClose, onLeave }: SaveOptions): Save {
  const { client } = useConnection();
  const refresh = useAdminRefresh();
  const navigate = useNavigate();
  const [outcome, setOutcome] = useState<Outcome>();
  const [isRunning, setRunning] = useState(false);
  const [change] = useState(editor.change);
  const plan = useQuery({
    queryKey: useAdminQueryKey('plan', useId()),
    queryFn: async (): Promise<Plan> => {
      const rebased = await rebase(client, change);
      return { ...rebased, calls: await callsOf(rebased.change.steps, id ?? '{id}') };
    },
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const secret = outcome && outcome.error === undefined && outcome.created ? kind.secretOf?.(outcome.created) : undefined;
  const open = (next: Outcome): void => {
    onLeave();
    const draft = next.error === undefined ? undefined : editor.after;
    void navigate(entityPath(kind, next.id), { replace: true, state: draft && { draft } });
  };
  const finish = async (next: Outcome, planned: Change): Promise<void> => {
    const action = id === undefined ? 'create' : 'change';
    lastChange.set({ change: { kind, id: next.id, action, difference: planned.difference }, state: 'done' });
    announce(text(action === 'create' ? 'admin.created' : 'admin.saved'));
    await refresh();
    if (id !== undefined) onClose();
    else if (!(next.created && kind.secretOf?.(next.created))) open(next);
  };
  const run = async (): Promise<void> => {
    const planned = plan.data?.change;
    if (!planned) return;
    setRunning(true);
    const next = await runSteps(client, planned.steps, { id: id ?? '', from: outcome });
    setOutcome(next);
    setRunning(false);
    if (next.error === undefined) {
      await finish(next, planned);
      return;
    }
    editor.refuse(fieldErrors(kind, next.error));
    if (isStale(next.error)) void plan.refetch();
  };
  const close = (): void => {
    // A new entity exists although a later call has failed: its page continues with what is not saved.
    if (id === undefined && outcome && outcome.done > 0) open(outcome);
    else if (outcome && outcome.done > 0) void refresh();
    onClose();
  };
  return { plan, outcome, isRunning, secret, run, close };
}
