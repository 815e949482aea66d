import { ActionIcon, Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { rangeProblem } from '../shared/date-range/date-range.js';
import { Icon } from '../shared/icons.js';
import { Page } from '../shared/page.js';
import { Empty } from '../shared/states.js';
import { ConversationPlace } from './conversation/conversation-place.js';
import { useDirectory } from './directory.js';
import { ExportPlace, loadPanel } from './export/export-place.js';
import type { Order } from './export/exporter.js';
import { useExporter } from './export/use-exporter.js';
import { FilterBar } from './filters/filter-bar.js';
import type { Filters } from './filters/filters.js';
import { useFilters } from './filters/use-filters.js';
import { AsOf } from './list/as-of.js';
import { List } from './list/list.js';
import { useList } from './list/use-list.js';
import type { ListState } from './list/use-list.js';
import { MissingNames } from './missing-names.js';
import { useOpenConversation } from './use-open-conversation.js';
import { text } from '../shared/text.js';

/** Current and past conversations between customers and agents, found by a details query. */
export function Component(): ReactNode {
  const { filters, change, clear } = useFilters();
  const directory = useDirectory();
  const list = useList(filters);
  const { order, interactionsQuery, moment, now, refreshInterval } = list;
  const openConversation = useOpenConversation();
  const ids = interactionsQuery.data?.interactions.map(({ id }) => id) ?? [];
  return (
    <Page
      title={text('page.interactions')}
      intro={order && <AsOf moment={moment} refreshInterval={refreshInterval} />}
      actions={<Actions list={list} filters={filters} />}
    >
      <FilterBar {...{ filters, change, clear, directory, now }} />
      <MissingNames directory={directory} />
      <ExportPlace directory={directory} />
      {order ? (
        <List {...{ interactionsQuery, filters, change, clear, directory }} now={moment} />
      ) : (
        <Empty title={text('interactions.chooseDays')} icon="calendar">
          {rangeProblem(filters)}.
        </Empty>
      )}
      <ConversationPlace {...openConversation} ids={ids} directory={directory} />
    </Page>
  );
}

function Actions({ list: { order, interactionsQuery }, filters }: { list: ListState; filters: Filters }): ReactNode {
  const { state, start } = useExporter();
  const { isPlaceholderData, isRefetching, data, refetch } = interactionsQuery;
  const begin = async (exported: Order): Promise<void> => {
    await loadPanel();
    start(exported);
  };
  return (
    <Group gap="xs">
      <ActionIcon
        variant="default"
        size={36}
        aria-label={text('interactions.refresh')}
        title={text('interactions.refresh')}
        disabled={!order}
        loading={isRefetching}
        onClick={() => void refetch()}
      >
        <Icon name="retry" />
      </ActionIcon>
      <Button
        variant="default"
        leftSection={<Icon name="download" size={16} />}
        disabled={!order || state.isBusy}
        onClick={() => {
          // Results of a previous query that are still visible do not count.
          if (order) void begin({ ...order, filters, expected: isPlaceholderData ? undefined : data?.totalHits });
        }}
      >
        {text('interactions.export')}
      </Button>
    </Group>
  );
}
