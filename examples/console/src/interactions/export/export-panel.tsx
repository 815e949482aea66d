import { Button, Card, CloseButton, Group, Stack, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { downloadCsv } from '../../shared/csv.js';
import { daysOf, describeDays } from '../../shared/date-range/date-range.js';
import { formatNumber } from '../../shared/formats.js';
import { Icon } from '../../shared/icons.js';
import { Failure } from '../../shared/states.js';
import type { Directory } from '../directory.js';
import { directionNames, mediaNames, outcomeNames } from '../words.js';
import { ExportProgress } from './export-progress.js';
import type { ExportState, Order } from './exporter.js';
import { headerOf, rowOf } from './rows.js';
import { useExporter } from './use-exporter.js';
import { text } from '../../shared/text.js';

/** The state of the export. */
export function ExportPanel({ directory }: { directory: Directory }): ReactNode {
  const { state, start, cancel, dismiss } = useExporter();
  const heading = useFocusOn(state.phase);
  if (state.phase === 'idle') return null;
  const { order } = state;
  const close = (): void => {
    dismiss();
    document.querySelector<HTMLElement>('main h1')?.focus();
  };
  const save = (): void => {
    if (state.phase === 'done') {
      const rows = state.interactions.map((interaction) => rowOf(interaction, directory));
      downloadCsv(fileName(order), headerOf(), rows);
    }
  };
  return (
    <Card withBorder padding="md" component="section" aria-label={text('job.label')}>
      <Group justify="space-between" align="start" wrap="nowrap" gap="sm">
        <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Text component="h2" fw={600} tabIndex={-1} ref={heading} style={{ outline: 'none' }}>
            {text('job.title')}
          </Text>
          <Text size="sm" c="dimmed">
            {describeOrder(order, directory)}
          </Text>
        </div>
        {!state.isBusy && <CloseButton aria-label={text('job.close')} onClick={close} />}
      </Group>
      <Stack gap="sm" mt="sm">
        {state.isBusy && <ExportProgress state={state} onCancel={cancel} />}
        {state.phase === 'cancelled' && <Text size="sm">{text('job.cancelled')}</Text>}
        {state.phase === 'failed' && (
          <Failure
            error={state.error}
            onRetry={() => {
              start(order);
            }}
          />
        )}
        {state.phase === 'done' && (
          <Group gap="md">
            <Button leftSection={<Icon name="download" size={16} />} onClick={save} loading={!directory.complete}>
              {text('job.download')}
            </Button>
            <Text size="sm">
              {text('interactions.count', {
                count: state.interactions.length,
                shown: formatNumber(state.interactions.length),
              })}
            </Text>
          </Group>
        )}
      </Stack>
    </Card>
  );
}

/** The buttons that start and cancel an export disappear, so the focus moves to the heading. */
function useFocusOn(phase: ExportState['phase']) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (phase === 'submitting' || phase === 'cancelling') heading.current?.focus({ preventScroll: true });
  }, [phase]);
  return heading;
}

function describeOrder({ filters, period }: Order, { queues, agents, wrapUpCodes }: Directory): string {
  const { outcome, queue, agent, media, direction, code, find } = filters;
  const parts = [
    describeDays(...daysOf(period)),
    outcome && text(outcomeNames[outcome]),
    queues.get(queue) ?? queue,
    agents.get(agent) ?? agent,
    media && text(mediaNames[media]),
    direction && text(directionNames[direction]),
    wrapUpCodes.get(code) ?? code,
    find,
  ];
  return parts.filter((part) => part !== '').join(' · ');
}

function fileName({ period }: Order): string {
  return `interactions-${[...new Set(daysOf(period))].join('-to-')}.csv`;
}
