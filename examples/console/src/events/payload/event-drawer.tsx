import { Drawer, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { text } from '../../shared/text.js';
import classes from '../events.module.css';
import type { StreamRow } from '../stream/rows.js';
import { EventDetails } from './event-details.js';

interface EventDrawerProps {
  row: StreamRow | undefined;
  names: ReadonlyMap<string, string>;
  onClose: () => void;
}

/** A row of the stream beside it. */
export function EventDrawer({ row, names, onClose }: EventDrawerProps): ReactNode {
  return (
    <Drawer.Root opened={row !== undefined} onClose={onClose} position="right" size="min(46rem, 100%)">
      <Drawer.Overlay />
      {row && (
        <Drawer.Content>
          <Group justify="space-between" wrap="nowrap" p="md">
            <Drawer.Title component="h2" className={classes['drawerTitle'] ?? ''}>
              {row.kind === 'event' ? row.topic.template : text('events.stream')}
            </Drawer.Title>
            <Drawer.CloseButton aria-label={text('events.closeDetails')} />
          </Group>
          <Drawer.Body>
            <EventDetails row={row} names={names} />
          </Drawer.Body>
        </Drawer.Content>
      )}
    </Drawer.Root>
  );
}
