import { Drawer } from '@mantine/core';
import { Suspense, lazy } from 'react';
import type { ReactNode } from 'react';
import { loadModule } from '../../app/load-module.js';
import { Loading } from '../../shared/states.js';
import { text } from '../../shared/text.js';
import type { StreamRow } from '../stream/rows.js';

const EventDetails = lazy(async () => ({
  default: (await loadModule('events/payload/event-details', () => import('./event-details.js'))).EventDetails,
}));

interface EventDrawerProps {
  row: StreamRow | undefined;
  names: ReadonlyMap<string, string>;
  onClose: () => void;
}

/** A row of the stream beside it. */
export function EventDrawer({ row, names, onClose }: EventDrawerProps): ReactNode {
  return (
    <Drawer
      opened={row !== undefined}
      onClose={onClose}
      position="right"
      size="min(46rem, 100%)"
      title={row?.kind === 'event' ? row.topic.template : text('events.stream')}
      closeButtonProps={{ 'aria-label': text('events.closeDetails') }}
    >
      {row && (
        <Suspense fallback={<Loading height={240} />}>
          <EventDetails row={row} names={names} />
        </Suspense>
      )}
    </Drawer>
  );
}
