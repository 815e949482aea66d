import { Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatNumber } from '../../shared/formats.js';
import classes from './export.module.css';
import type { ExportState } from './exporter.js';
import { text } from '../../shared/text.js';

type Busy = Extract<ExportState, { isBusy: true }>;

/** The progress of the export: a share if it is known, otherwise the step alone. */
export function ExportProgress({ state, onCancel }: { state: Busy; onCancel: () => void }): ReactNode {
  const progress = describe(state);
  const { expected } = state.order;
  const share =
    state.phase === 'reading' && expected !== undefined && expected > 0 ? Math.min(1, state.read / expected) : undefined;
  return (
    <>
      <div
        role="progressbar"
        className={classes['bar']}
        aria-label={text('job.label')}
        aria-valuetext={progress}
        {...(share === undefined
          ? { 'data-indeterminate': true }
          : { 'aria-valuemin': 0, 'aria-valuemax': 100, 'aria-valuenow': Math.round(share * 100) })}
      >
        <div className={classes['done']} style={share === undefined ? undefined : { width: `${share * 100}%` }} />
      </div>
      <div className={classes['foot']}>
        <Text size="sm" role="status">
          {progress}
        </Text>
        <Button size="xs" variant="default" onClick={onCancel} disabled={state.phase === 'cancelling'}>
          {text('job.cancel')}
        </Button>
      </div>
    </>
  );
}

function describe(state: Busy): string {
  switch (state.phase) {
    case 'submitting':
      return text('job.submitting');
    case 'queued':
      return text('job.queued');
    case 'running':
      return text('job.running');
    case 'reading': {
      const { expected } = state.order;
      const values = { page: state.pages + 1, read: formatNumber(state.read) };
      if (expected === undefined) return text('job.reading', values);
      return text('job.readingOf', { ...values, expected: formatNumber(expected) });
    }
    case 'cancelling':
      return text('job.cancelling');
  }
}
