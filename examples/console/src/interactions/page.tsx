import { ActionIcon, Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icon } from '../shared/icons.js';
import { Page } from '../shared/page.js';
import { Empty } from '../shared/states.js';
import { useDirectory } from './directory.js';
import { ExportPanel } from './export/export-panel.js';
import { useExporter } from './export/use-exporter.js';
import { FilterBar } from './filters/filter-bar.js';
import { detailsQuery, periodOf, periodProblem } from './filters/query.js';
import { useFilters } from './filters/use-filters.js';
import { List } from './list/list.js';
import { useInteractions } from './list/use-interactions.js';

/** Current and past conversations between customers and agents, found by a details query. */
export function Component(): ReactNode {
  const { filters, change, clear } = useFilters();
  const directory = useDirectory();
  // Rounded to the day, so that the query stays the same until midnight.
  const period = periodOf(filters, Date.now());
  const query = period && detailsQuery(filters, period);
  const interactionsQuery = useInteractions(query, filters);
  // Results of a previous query that are still visible do not count.
  const expected = interactionsQuery.isPlaceholderData ? undefined : interactionsQuery.data?.totalHits;
  const { state, start } = useExporter();
  return (
    <Page
      title="Interactions"
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
      <FilterBar filters={filters} change={change} directory={directory} />
      <ExportPanel directory={directory} />
      {query ? (
        <List interactionsQuery={interactionsQuery} filters={filters} change={change} clear={clear} directory={directory} />
      ) : (
        <Empty title="Choose the days" icon="clock">
          {periodProblem(filters)}.
        </Empty>
      )}
    </Page>
  );
}
