import { ActionIcon, Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useConnection } from '../session/connection.js';
import { Icon } from '../shared/icons.js';
import { periodOf, rangeProblem } from '../shared/date-range/date-range.js';
import { Page } from '../shared/page.js';
import { Empty } from '../shared/states.js';
import { useDirectory } from './directory.js';
import { ExportPanel } from './export/export-panel.js';
import { useExporter } from './export/use-exporter.js';
import { FilterBar } from './filters/filter-bar.js';
import { detailsQuery } from './filters/query.js';
import { useFilters } from './filters/use-filters.js';
import { AsOf } from './list/as-of.js';
import { List } from './list/list.js';
import { refreshIntervalOf, useInteractions } from './list/use-interactions.js';

/** Current and past conversations between customers and agents, found by a details query. */
export function Component(): ReactNode {
  const { filters, change, clear } = useFilters();
  const directory = useDirectory();
  const { platformTime } = useConnection().client;
  const now = platformTime(Date.now());
  // Rounded to the day, so that the query stays the same until midnight.
  const period = periodOf(filters, now);
  const query = period && detailsQuery(filters, period);
  const refreshInterval = refreshIntervalOf(period, now);
  const interactionsQuery = useInteractions(query, { ...filters, refreshInterval });
  const { dataUpdatedAt } = interactionsQuery;
  const moment = dataUpdatedAt === 0 ? 0 : platformTime(dataUpdatedAt);
  // Results of a previous query that are still visible do not count.
  const expected = interactionsQuery.isPlaceholderData ? undefined : interactionsQuery.data?.totalHits;
  const { state, start } = useExporter();
  return (
    <Page
      title="Interactions"
      intro={query && <AsOf moment={moment} refreshInterval={refreshInterval} />}
      actions={
        <Group gap="xs">
          <ActionIcon
            variant="default"
            size={36}
            aria-label="Refresh"
            title="Refresh"
            disabled={!query}
            loading={interactionsQuery.isRefetching}
            onClick={() => void interactionsQuery.refetch()}
          >
            <Icon name="retry" />
          </ActionIcon>
          <Button
            variant="default"
            leftSection={<Icon name="download" size={16} />}
            disabled={!query || state.isBusy}
            onClick={() => {
              if (period && query) start({ query, filters, period, expected });
            }}
          >
            Export
          </Button>
        </Group>
      }
    >
      <FilterBar {...{ filters, change, clear, directory, now }} />
      <ExportPanel directory={directory} />
      {query ? (
        <List {...{ interactionsQuery, filters, change, clear, directory }} now={moment} />
      ) : (
        <Empty title="Choose the days" icon="clock">
          {rangeProblem(filters)}.
        </Empty>
      )}
    </Page>
  );
}
