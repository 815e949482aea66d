import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { announce } from '../../shared/announce.js';
import { DataTable } from '../../shared/data-table/data-table.js';
import { formatNumber, formatTime } from '../../shared/formats.js';
import { Empty } from '../../shared/states.js';
import type { Directory } from '../directory.js';
import type { Filters } from '../filters/filters.js';
import { filterNames, isNarrowed } from '../filters/filters.js';
import type { FiltersInAddress } from '../filters/use-filters.js';
import type { Interaction } from '../interaction.js';
import classes from '../interactions.module.css';
import { interactionColumns } from './columns.js';
import { Pager } from './pager.js';
import type { InteractionsPage } from './use-interactions.js';
import { text } from '../../shared/text.js';

interface ListProps extends FiltersInAddress {
  interactionsQuery: UseQueryResult<InteractionsPage>;
  directory: Directory;
  /** The time up to which running interactions have lasted, in ms since the epoch. */
  now: number;
}

const itemId = ({ id }: Interaction): string => id;

const itemName = ({ customer, address, start }: Interaction): string =>
  `${customer ?? address ?? ''} ${formatTime(start)}`.trim();

/** The results, or the reason why there are none. */
export function List({ interactionsQuery, filters, change, clear, directory, now }: ListProps): ReactNode {
  const { data, error, isPlaceholderData, refetch } = interactionsQuery;
  const { page, size, when } = filters;
  useCountAnnouncement(isPlaceholderData ? undefined : data?.totalHits, filters);
  const { search } = useLocation();
  const withDate = when !== 'today' && when !== 'yesterday';
  const columns = useMemo(() => interactionColumns({ directory, now, withDate }), [directory, now, withDate]);
  const link = ({ id }: Interaction): string => {
    const params = new URLSearchParams(search);
    params.set('open', id);
    return `?${params.toString()}`;
  };
  const total = data?.totalHits ?? 0;
  return (
    <section aria-label={text('interactions.results')} className={classes['results']} data-stale={isPlaceholderData || undefined}>
      <DataTable
        name={text('page.interactions')}
        {...{ columns, itemId, itemName, link, error }}
        items={data?.interactions}
        view={filters}
        onView={(part) => {
          change(part.sort ? part : { ...part, page });
        }}
        isSortedByServer
        page={{ offset: (page - 1) * size, total }}
        onRetry={() => void refetch()}
        empty={<NoInteractions {...{ filters, change, clear, total }} />}
        footer={data && data.interactions.length > 0 && <Pager total={total} filters={filters} change={change} />}
      />
    </section>
  );
}

function NoInteractions({ filters, change, clear, total }: FiltersInAddress & { total: number }): ReactNode {
  if (total > 0) {
    const first = (): void => {
      change({});
    };
    return (
      <Empty title={text('interactions.emptyPage')} action={<Act label={text('interactions.firstPage')} act={first} />}>
        {text('interactions.fewerPages', { interactions: countOf(total) })}
      </Empty>
    );
  }
  return (
    <Empty
      title={text('interactions.none')}
      {...(isNarrowed(filters) && { action: <Act label={text('interactions.clearFilters')} act={clear} /> })}
    >
      {text(isNarrowed(filters) ? 'interactions.noneMatch' : 'interactions.otherDays')}
    </Empty>
  );
}

/** Announces the count once for each list, but not for each refresh. */
function useCountAnnouncement(total: number | undefined, filters: Filters): void {
  const announced = useRef('');
  const { when, from, to, sort, page, size } = filters;
  const list = JSON.stringify([when, from, to, sort, page, size, ...filterNames.map((name) => filters[name])]);
  useEffect(() => {
    if (total === undefined || announced.current === list) return;
    announced.current = list;
    announce(countOf(total));
  }, [total, list]);
}

const countOf = (total: number): string => text('interactions.count', { count: total, shown: formatNumber(total) });

function Act({ label, act }: { label: string; act: () => void }): ReactNode {
  return (
    <Button variant="default" onClick={act}>
      {label}
    </Button>
  );
}
