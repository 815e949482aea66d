import { Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDateTime } from '../../shared/formats.js';
import { linkFragment } from '../form/link.js';
import type { PastCall } from '../history/history.js';
import { callHistory } from '../history/use-history.js';
import { VerbTag } from '../verb.js';
import classes from './finder.module.css';
import { RichText } from '../../shared/rich-text.js';
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
        {calls.map(({ id, at, slug, name, verb, args, outcome, ms }) => (
          <li key={id}>
            <Link
              to={`/explorer/${slug}/${name}${linkFragment({}, undefined, id)}`}
              state={{ refill: id }}
              className={classes['hit'] ?? ''}
            >
              <span className={classes['hitHead']}>
                <span className={classes['name']}>{name}</span>
                <VerbTag verb={verb} />
              </span>
              <span className={classes['hitText']}>
                <RichText
                  id="history.line"
                  values={{ outcome, ms: Math.round(ms), time: formatDateTime(at) }}
                  parts={[(time) => <time dateTime={new Date(at).toISOString()}>{time}</time>]}
                />
              </span>
              {Object.keys(args).length > 0 && <span className={classes['hitText']}>{JSON.stringify(args)}</span>}
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
