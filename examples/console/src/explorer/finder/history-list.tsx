import { Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { callLink } from '../history/call-link.js';
import { CallOutcome } from '../history/call-outcome.js';
import type { PastCall } from '../history/history.js';
import { callHistory } from '../history/use-history.js';
import { VerbTag } from '../verb.js';
import classes from './finder.module.css';
import { text } from '../../shared/text.js';

/** Previous calls. Each links to its form, filled in as before. */
export function HistoryList({ calls }: { calls: readonly PastCall[] }): ReactNode {
  if (calls.length === 0) {
    return (
      <Text size="sm" c="dimmed" p="sm">
        {text('explorer.noHistory')}
      </Text>
    );
  }
  return (
    <>
      <ul className={classes['list']}>
        {calls.map((call) => (
          <li key={call.id}>
            <Link {...callLink(call)} className={classes['hit'] ?? ''}>
              <span className={classes['hitHead']}>
                <span className={classes['name']}>{call.name}</span>
                <VerbTag verb={call.verb} />
              </span>
              <span className={classes['hitText']}>
                <CallOutcome call={call} />
              </span>
              {Object.keys(call.args).length > 0 && <span className={classes['hitText']}>{JSON.stringify(call.args)}</span>}
            </Link>
          </li>
        ))}
      </ul>
      <Button
        variant="subtle"
        size="compact-sm"
        fullWidth
        onClick={() => {
          callHistory.clear();
        }}
      >
        {text('explorer.clearHistory')}
      </Button>
    </>
  );
}
