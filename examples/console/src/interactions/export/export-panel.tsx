import { Button, Card, CloseButton, Group, Stack, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { download } from '../../shared/csv.js';
import { formatDate, formatNumber } from '../../shared/formats.js';
import { Icon } from '../../shared/icons.js';
import { Failure } from '../../shared/states.js';
import type { Directory } from '../directory.js';
import { directionNames, mediaNames } from '../words.js';
import { ExportProgress } from './export-progress.js';
import type { ExportState, Order } from './exporter.js';
import { interactionsCsv } from './rows.js';
import { useExporter } from './use-exporter.js';

/** The state of the export, on every page of the interactions. */
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
      download(fileName(order), interactionsCsv(state.interactions, directory), 'text/csv;charset=utf-8');
    }
  };
  return (
    <Card withBorder padding="md" component="section" aria-label="Export">
      <Group justify="space-between" align="start" wrap="nowrap" gap="sm">
        <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Text component="h2" fw={600} tabIndex={-1} ref={heading} style={{ outline: 'none' }}>
            Export as CSV
          </Text>
          <Text size="sm" c="dimmed">
            {describeOrder(order, directory)}
          </Text>
        </div>
        {!state.isBusy && <CloseButton aria-label="Close the export" onClick={close} />}
      </Group>
      <Stack gap="sm" mt="sm">
        {state.isBusy && <ExportProgress state={state} onCancel={cancel} />}
        {state.phase === 'cancelled' && <Text size="sm">The export was cancelled, here and on the platform.</Text>}
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
              Download CSV
            </Button>
            <Text size="sm">
              {formatNumber(state.interactions.length)} {state.interactions.length === 1 ? 'interaction' : 'interactions'}
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

/** The last day that it includes. */
const lastDay = ({ period }: Order): Date => new Date(period.to.getTime() - 1);

function describeOrder(order: Order, { queues, agents }: Directory): string {
  const { queue, agent, media, direction } = order.filters;
  const first = formatDate(order.period.from);
  const last = formatDate(lastDay(order));
  const parts = [
    first === last ? first : `${first} to ${last}`,
    queues.get(queue) ?? queue,
    agents.get(agent) ?? agent,
    media && mediaNames[media],
    direction && directionNames[direction],
  ];
  return parts.filter((part) => part !== '').join(' · ');
}

function fileName(order: Order): string {
  const day = (date: Date): string =>
    [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
  return `interactions-${[...new Set([day(order.period.from), day(lastDay(order))])].join('-to-')}.csv`;
}
