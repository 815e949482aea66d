import { Button, Group, Stack } from '@mantine/core';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useSession } from 'contact-centre-client/react';
import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { useConnection } from '../../session/connection.js';
import { announce } from '../../shared/announce.js';
import { NONE } from '../../shared/formats.js';
import { Failure, Loading } from '../../shared/states.js';
import { text } from '../../shared/text.js';
import type { EntityName } from '../../shared/entity-name.js';
import type { AgentAction } from './action.js';
import type { ActionRun } from './action-run.js';
import { prepareAction } from './action-run.js';
import { hasChanges, nextTask, outcomeText } from './outcome-text.js';
import { PlanView, ResultView } from './plan-view.js';
import type { Plan } from './preview.js';
import { canUndo } from './preview.js';
import type { EndedRun } from './use-actions.js';
import type { Presence } from './use-chosen-action.js';
import type { RunState, Task } from './use-action-run.js';
import { useActionRun } from './use-action-run.js';

interface RunContext {
  /** `undefined` while fields are missing. */
  action: AgentAction | undefined;
  agents: readonly EntityName[];
  presences: readonly Presence[];
}

/** Mount it again for another action. */
interface ActionProgressProps extends RunContext {
  onClose: () => void;
  onEnded: (ended: EndedRun) => void;
}

/** The preview of an action, its progress and its result, with the buttons for them. */
export function ActionProgress({ action, agents, presences, onClose, onEnded }: ActionProgressProps): ReactNode {
  const run = useRun({ action, agents, presences });
  const plan = usePlan(run);
  const { state, perform, stop } = useActionRun(run);
  const performTask = (task: Task): void => {
    void perform(task).then((result) => {
      announce(outcomeText(result) ?? '');
      if (run && (result.phase === 'ended' || result.phase === 'failed')) onEnded({ run, state: result });
    });
  };
  return (
    <Stack gap="md">
      {state.phase === 'idle' && run && plan.isPending && <Loading rows={3} height={20} label={text('actions.reading')} />}
      {state.phase === 'idle' && plan.error && <Failure error={plan.error} onRetry={() => void plan.refetch()} />}
      {state.phase === 'idle' && plan.data && <PlanView plan={plan.data} />}
      {state.phase !== 'idle' && <ResultView state={state} agents={agents} />}
      <Group justify="end" gap="xs">
        {state.phase === 'idle' ? (
          <StartButtons plan={plan.data} onStart={performTask} onClose={onClose} />
        ) : (
          <EndButtons state={state} run={run} perform={performTask} onStop={stop} onClose={onClose} />
        )}
      </Group>
    </Stack>
  );
}

interface StartButtonsProps {
  plan: Plan | undefined;
  onStart: (task: Task) => void;
  onClose: () => void;
}

function StartButtons({ plan, onStart, onClose }: StartButtonsProps): ReactNode {
  const count = plan?.previews.length ?? 0;
  return (
    <>
      <Button variant="default" onClick={onClose}>
        {text('actions.cancel')}
      </Button>
      <Button
        disabled={count === 0}
        onClick={() => {
          onStart('start');
        }}
      >
        {text('actions.confirm', { count })}
      </Button>
    </>
  );
}

interface EndButtonsProps {
  state: RunState;
  run: ActionRun | undefined;
  perform: (task: Task) => void;
  onStop: () => void;
  onClose: () => void;
}

function EndButtons({ state, run, perform, onStop, onClose }: EndButtonsProps): ReactNode {
  const next = nextTask(state);
  if (state.phase === 'running') {
    return (
      <Button variant="default" disabled={state.progress?.isPaused === true} onClick={onStop}>
        {text('actions.stop')}
      </Button>
    );
  }
  return (
    <>
      {run && canUndo(run.action) && hasChanges(state) && (
        <Button
          variant="default"
          onClick={() => {
            perform('undo');
          }}
        >
          {text('actions.undo')}
        </Button>
      )}
      {next && (
        <Button
          variant="default"
          onClick={() => {
            perform(next.task);
          }}
        >
          {text(next.isContinuation ? 'actions.continue' : 'actions.retry')}
        </Button>
      )}
      <Button onClick={onClose}>{text('actions.close')}</Button>
    </>
  );
}

/** The run of the action that the component was mounted with. */
function useRun({ action, agents, presences }: RunContext): ActionRun | undefined {
  const { client } = useConnection();
  const { user } = useSession();
  const presenceName = (id: string): string => presences.find((presence) => presence.id === id)?.name ?? NONE;
  const [run] = useState(() => action && prepareAction(action, { client, agents, ownId: user?.id, presenceName }));
  return run;
}

/** Reads what the action changes. It is read once: what is shown is carried out. */
function usePlan(run: ActionRun | undefined) {
  const id = useId();
  return useQuery({
    queryKey: ['agent-action', id, run?.action],
    queryFn: run ? run.plan : skipToken,
    staleTime: Infinity,
    gcTime: 0,
  });
}
