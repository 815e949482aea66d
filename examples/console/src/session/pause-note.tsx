import { Paper, Text } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { formatTime } from '../shared/formats.js';
import { Icon } from '../shared/icons.js';
import { useConnection } from './connection.js';
import classes from './expiry-banner.module.css';

/** Explains that the page does not update while the platform demands a pause. */
export function PauseNote(): ReactNode {
  const { pace } = useConnection().client;
  const until = useSyncExternalStore(pace.subscribe, pace.pausedUntil);
  if (until === undefined) return null;
  return (
    <Paper role="status" withBorder shadow="md" className={classes['banner']}>
      <Icon name="clock" />
      <Text size="sm" pe="xs">
        Too many requests: the platform asks for a pause. The page goes on by itself at {formatTime(until)}.
      </Text>
    </Paper>
  );
}
