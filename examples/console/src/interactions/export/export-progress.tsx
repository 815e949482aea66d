import { Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatNumber } from '../../shared/formats.js';
import classes from './export.module.css';
import type { ExportState } from './exporter.js';

type Busy = Extract<ExportState, { isBusy: true }>;

/** The progress of the export: a share if it is known, otherwise the step alone. */
export function ExportProgress({ state, onCancel }: { state: Busy; onCancel: () => void }): ReactNode {
  const text = describe(state);
  const { expected } = state.order;
  const share =
    state.phase === 'reading' && expected !== undefined && expected > 0 ? Math.min(1, state.read / expected) : undefined;
  return (
    <>
      <div
        role="progressbar"
        className={classes['bar']}
        aria-label="Export"
        aria-valuetext={text}
        {...(share === undefined
          ? { 'data-indeterminate': true }
          : { 'aria-valuemin': 0, 'aria-valuemax': 100, 'aria-valuenow': Math.round(share * 100) })}
      >
        <div className={classes['done']} style={share === undefined ? undefined : { width: `${share * 100}%` }} />
      </div>
      <div className={classes['foot']}>
        <Text size="sm" role="status">
          {text}
        </Text>
        <Button size="xs" variant="default" onClick={onCancel} disabled={state.phase === 'cancelling'}>
          Cancel the export
        </Button>
      </div>
    </>
  );
}

function describe(state: Busy): string {
  switch (state.phase) {
    case 'submitting':
      return 'Asking the platform for the job…';
    case 'queued':
      return 'Queued: the job waits for its turn on the platform';
    case 'running':
      return 'Running: the platform looks for the interactions';
    case 'reading': {
      const of = state.order.expected === undefined ? '' : ` of about ${formatNumber(state.order.expected)}`;
      return `Reading page ${state.pages + 1} of the results: ${formatNumber(state.read)}${of} interactions so far`;
    }
    case 'cancelling':
      return 'Cancelling the job on the platform…';
  }
}
