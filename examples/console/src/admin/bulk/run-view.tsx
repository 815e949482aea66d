import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { hasChanges, nextTask } from '../../agents/actions/outcome-text.js';
import { text } from '../../shared/text.js';
import classes from '../admin.module.css';
import type { AnyBulk, Effect, RunState, Task } from './use-bulk-run.js';
import { outcomeText } from './use-bulk-run.js';

interface RunViewProps {
  bulk: AnyBulk;
  state: RunState;
  perform: (bulk: AnyBulk, task: Task) => Promise<RunState>;
  /** Returns the name of what a key stands for. */
  nameOf: (key: string) => string;
  /** What the run does with entities. Default: it changes them. */
  effect?: Effect;
  /** Whether it can be undone. Default: true. */
  canUndo?: boolean;
  /** Further buttons, such as one that closes the dialog. */
  children?: ReactNode;
}

/** How far a run is, or how it has ended, with what can be done next. */
export function RunView({ bulk, state, perform, nameOf, effect = 'change', canUndo = true, children }: RunViewProps): ReactNode {
  if (state.phase === 'idle') return null;
  const next = nextTask(state);
  return (
    <Stack gap="sm">
      {state.phase === 'running' ? <RunProgress state={state} /> : <RunResult state={state} nameOf={nameOf} effect={effect} />}
      <Group justify="end" gap="xs">
        {state.phase === 'running' && (
          <Button
            variant="default"
            disabled={state.progress?.isPaused === true}
            onClick={() => {
              bulk.pause();
            }}
          >
            {text('bulk.stop')}
          </Button>
        )}
        {canUndo && hasChanges(state) && (
          <Button variant="default" onClick={() => void perform(bulk, 'undo')}>
            {text('bulk.undo')}
          </Button>
        )}
        {next && (
          <Button variant="default" onClick={() => void perform(bulk, next.task)}>
            {text(next.isContinuation ? 'bulk.continue' : 'bulk.retry')}
          </Button>
        )}
        {state.phase !== 'running' && children}
      </Group>
    </Stack>
  );
}

function RunProgress({ state }: { state: Extract<RunState, { phase: 'running' }> }): ReactNode {
  const { settled = 0, total = 0, isPaused = false, remaining } = state.progress ?? {};
  const words = text('bulk.running', { settled, total });
  return (
    <Stack gap={6}>
      <Progress value={(100 * settled) / Math.max(1, total)} aria-label={words} />
      <Text size="sm" c="dimmed" className="tabular">
        {words}
        {remaining !== undefined && remaining > 1 && ` · ${text('bulk.remaining', { seconds: Math.ceil(remaining) })}`}
        {isPaused && ` · ${text('bulk.stopping')}`}
      </Text>
    </Stack>
  );
}

function RunResult({ state, nameOf, effect }: Required<Pick<RunViewProps, 'state' | 'nameOf' | 'effect'>>): ReactNode {
  const words = outcomeText(state, effect);
  return (
    <Stack gap={6}>
      <Text size="sm" fw={600} role={state.phase === 'failed' ? 'alert' : 'status'}>
        {words}
      </Text>
      {state.phase === 'ended' && state.notes.length > 0 && (
        <ul className={classes['list']} tabIndex={0} aria-label={words}>
          {state.notes.map(({ key, reason }) => (
            <li key={key}>
              <strong>{nameOf(key)}</strong> {reason}
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
