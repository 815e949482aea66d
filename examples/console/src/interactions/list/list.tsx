import { Button, Card } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { announce } from '../../shared/announce.js';
import { formatNumber } from '../../shared/formats.js';
import { Empty, Failure } from '../../shared/states.js';
import type { Directory } from '../directory.js';
import type { Filters } from '../filters/filters.js';
import { isNarrowed } from '../filters/filters.js';
import type { FiltersInAddress } from '../filters/use-filters.js';
import classes from '../interactions.module.css';
import { InteractionTable } from './interaction-table.js';
import { Pager } from './pager.js';
import type { InteractionsPage } from './use-interactions.js';

interface ListProps extends FiltersInAddress {
  interactionsQuery: UseQueryResult<InteractionsPage>;
  directory: Directory;
  /** The time up to which running interactions have lasted, in ms since the epoch. */
  now: number;
}

/** The results, or the reason why there are none. */
export function List({ interactionsQuery, filters, change, clear, directory, now }: ListProps): ReactNode {
  const { data, error, isPlaceholderData, refetch } = interactionsQuery;
  const total = isPlaceholderData ? undefined : data?.totalHits;
  useCountAnnouncement(total, filters);
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  if (data?.interactions.length === 0) {
    return (
      <Card withBorder padding="md">
        {data.totalHits > 0 ? (
          <Empty
            title="This page is empty"
            action={
              <Act
                label="First page"
                act={() => {
                  change({});
                }}
              />
            }
          >
            There are {countOf(data.totalHits)}, on fewer pages.
          </Empty>
        ) : (
          <Empty title="No interactions" {...(isNarrowed(filters) && { action: <Act label="Clear the filters" act={clear} /> })}>
            {isNarrowed(filters) ? 'Nothing matches all filters. Take one away, or choose other days.' : 'Choose other days.'}
          </Empty>
        )}
      </Card>
    );
  }
  return (
    <Card withBorder padding={0} component="section" aria-label="Results">
      {/* After a failed refresh, the previous results are still shown. */}
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      <div className={classes['results']} data-stale={isPlaceholderData || undefined} aria-busy={!data || isPlaceholderData}>
        <InteractionTable page={data?.interactions} {...{ filters, change, directory, now }} />
      </div>
      {data && <Pager total={data.totalHits} filters={filters} change={change} />}
    </Card>
  );
}

/** Announces the count once for each change of the filters, but not for each refresh. */
function useCountAnnouncement(total: number | undefined, filters: Filters): void {
  const announced = useRef<Filters>(undefined);
  useEffect(() => {
    if (total === undefined || announced.current === filters) return;
    announced.current = filters;
    announce(countOf(total));
  }, [total, filters]);
}

const countOf = (total: number): string => (total === 1 ? '1 interaction' : `${formatNumber(total)} interactions`);

function Act({ label, act }: { label: string; act: () => void }): ReactNode {
  return (
    <Button variant="default" onClick={act}>
      {label}
    </Button>
  );
}
