import { Progress, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { text } from '../../shared/text.js';
import type { EntityName } from '../../shared/entity-name.js';
import classes from './actions.module.css';
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
            <strong>{name}</strong> {changeWords(lines)}
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

function namesOf(agents: readonly EntityName[]): string {
  const first = agents.slice(0, FEW).map(({ name }) => name);
  const more = agents.length - first.length;
  return [...first, ...(more > 0 ? [`+${more}`] : [])].join(', ');
}

/** Returns the changes of an agent in words. Queues with the same change are listed together. */
function changeWords(lines: readonly ChangeLine[]): string {
  const queuesOf = (type: ChangeLine['type']): string =>
    lines.flatMap((line) => (line.type === type && 'queue' in line ? [line.queue] : [])).join(', ');
  const changes = (Object.keys(queueTexts) as (keyof typeof queueTexts)[]).flatMap((type) => {
    const queue = queuesOf(type);
    return queue === '' ? [] : [text(queueTexts[type], { queue })];
  });
  return [...changes, ...lines.flatMap((line) => ('queue' in line ? [] : [lineText(line)]))].join('; ');
}

const queueTexts = {
  add: 'actions.lineAdd',
  activate: 'actions.lineActivate',
  deactivate: 'actions.lineDeactivate',
} as const;

function lineText(line: Exclude<ChangeLine, { queue: string }>): string {
  if (line.type === 'logOut') return text('actions.lineLogOut');
  return text('actions.linePresence', { before: line.before, after: line.after });
}

/** How far a run is, or how it has ended, with the reason for each agent who was not changed. */
export function ResultView({ state, agents }: { state: RunState; agents: readonly EntityName[] }): ReactNode {
  if (state.phase === 'running') {
    const { settled = 0, total = agents.length, isPaused = false } = state.progress ?? {};
    return (
      <Stack gap={6}>
        <Progress value={(100 * settled) / Math.max(1, total)} aria-label={text('actions.running', { settled, total })} />
        <Text size="sm" c="dimmed" className="tabular">
          {text('actions.running', { settled, total })}
          {isPaused && ` · ${text('actions.stopping')}`}
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
