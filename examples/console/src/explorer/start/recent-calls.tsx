import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { text } from '../../shared/text.js';
import { CallOutcome } from '../history/call-outcome.js';
import { callLink } from '../history/call-link.js';
import { usePastCalls } from '../history/use-history.js';
import { MethodRow } from './method-row.js';
import classes from './start.module.css';

const MOST_CALLS = 5;

/** The latest calls of this tab; the history has the others. */
export function RecentCalls(): ReactNode {
  const calls = usePastCalls().slice(0, MOST_CALLS);
  return (
    <section className={classes['card']} aria-labelledby="recent-calls">
      <Title order={2} size="h4" id="recent-calls">
        {text('recent.title')}
      </Title>
      {calls.length === 0 ? (
        <Text size="sm" c="dimmed">
          {text('recent.none')}
        </Text>
      ) : (
        <ul className={classes['list']}>
          {calls.map((call) => (
            <MethodRow key={call.id} {...callLink(call)} name={call.name} verb={call.verb} detail={<CallOutcome call={call} />} />
          ))}
        </ul>
      )}
    </section>
  );
}
