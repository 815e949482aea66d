import { Progress, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { text } from '../../shared/text.js';
import classes from './actions.module.css';
import type { Named } from './action.js';
import type { ChangeLine, Plan } from './preview.js';
import type { RunState } from './use-action-run.js';
import { outcomeText } from './outcome-text.js';

/** Names no more agents than fit into a line. */
const FEW = 5;

/** What an action will change for each agent. */
export function PlanView({ plan }: { plan: Plan }): ReactNode {
  const { previews, unchanged, calls } = plan;
  if (previews.length === 0) return <Text size="sm">{text('actions.previewNothing')}</Text>;
  return (
    <Stack gap={6}>
      <Text size="sm" fw={600} component="h3">
        {text('actions.previewChanged')}
      </Text>
      <ul className={classes['list']} tabIndex={0} aria-label={text('actions.previewChanged')}>
        {previews.map(({ id, name, lines }) => (
          <li key={id}>
            <strong>{name}</strong> {lines.map(lineText).join('; ')}
          </li>
        ))}
      </ul>
      {unchanged.length > 0 && (
        <Text size="sm" c="dimmed">
          {text('actions.previewUnchanged', { names: namesOf(unchanged) })}
        </Text>
      )}
      <Text size="sm" c="dimmed">
        {text('actions.previewCalls', { calls })}
      </Text>
    </Stack>
  );
}

function namesOf(agents: readonly Named[]): string {
  const first = agents.slice(0, FEW).map(({ name }) => name);
  const more = agents.length - first.length;
  return [...first, ...(more > 0 ? [`+${more}`] : [])].join(', ');
}

function lineText(line: ChangeLine): string {
  switch (line.type) {
    case 'add':
      return text('actions.lineAdd', { queue: line.queue });
    case 'activate':
      return text('actions.lineActivate', { queue: line.queue });
    case 'deactivate':
      return text('actions.lineDeactivate', { queue: line.queue });
    case 'presence':
      return text('actions.linePresence', { before: line.before, after: line.after });
    default:
      return text('actions.lineLogOut');
  }
}

/** How far a run is, or how it has ended, with the reason for each agent who was not changed. */
export function ResultView({ state, agents }: { state: RunState; agents: readonly Named[] }): ReactNode {
  if (state.phase === 'running') {
    const { settled = 0, total = agents.length } = state.progress ?? {};
    return (
      <Stack gap={6}>
        <Progress value={(100 * settled) / Math.max(1, total)} aria-label={text('actions.running', { settled, total })} />
        <Text size="sm" c="dimmed" className="tabular">
          {text('actions.running', { settled, total })}
        </Text>
      </Stack>
    );
  }
  return (
    <Stack gap={6}>
      <Text size="sm" fw={600} role="status">
        {outcomeText(state)}
      </Text>
      {state.phase === 'ended' && state.notes.length > 0 && (
        <ul className={classes['list']} tabIndex={0} aria-label={outcomeText(state)}>
          {state.notes.map(({ key, reason }) => (
            <li key={key}>
              <strong>{agents.find(({ id }) => id === key)?.name ?? key}</strong> {reason}
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
