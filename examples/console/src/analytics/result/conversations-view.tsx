import { Button, Group, Text } from '@mantine/core';
import type { AnalyticsConversationQueryResponse } from 'contact-centre-client/models';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useEntityNames } from '../../entities/use-entities.js';
import type { Interaction } from '../../interactions/interaction.js';
import { lengthOf, summarise } from '../../interactions/interaction.js';
import type { DataColumn } from '../../shared/data-table/columns.js';
import { DataTable } from '../../shared/data-table/data-table.js';
import type { TableView } from '../../shared/data-table/view.js';
import type { CsvTable } from '../../shared/export-button.js';
import { ExportButton } from '../../shared/export-button.js';
import { NONE, formatClock, formatDateTime, formatNumber } from '../../shared/formats.js';
import { Empty } from '../../shared/states.js';
import { text } from '../../shared/text.js';
import type { Json } from '../query/types.js';

interface ConversationsViewProps {
  response: Json;
  query: Json;
  /** ms since the epoch */
  now: number;
  onPage: (pageNumber: number) => void;
}

const itemId = ({ id }: Interaction): string => id;
const itemLink = ({ id }: Interaction): string => `/interactions/${id}`;

/** The conversations of a query for details, in the order of the platform. */
export function ConversationsView({ response, query, now, onPage }: ConversationsViewProps): ReactNode {
  const { conversations = [], totalHits = 0 } = response as AnalyticsConversationQueryResponse;
  const items = useMemo(() => conversations.map(summarise), [conversations]);
  const names = useEntityNames(['queue']);
  const columns = useMemo(() => conversationColumns(now, names), [now, names]);
  const [view, setView] = useState<TableView>({
    sort: { column: '', isDescending: false },
    columns: columns.map(({ id }) => id),
    density: 'comfortable',
  });
  return (
    <DataTable
      name={text('analytics.conversations')}
      columns={columns}
      items={items}
      itemId={itemId}
      itemName={({ id }) => id}
      link={itemLink}
      view={view}
      onView={(part) => {
        setView({ ...view, ...part });
      }}
      isSortedByServer
      count={{
        shown: items.length,
        loaded: items.length,
        nouns: [text('analytics.conversation'), text('analytics.conversations')],
      }}
      actions={
        <ExportButton
          name="conversations"
          label={text('analytics.export')}
          isDisabled={items.length === 0}
          table={() => conversationsTable(items)}
        />
      }
      empty={
        <Empty title={text('analytics.noData')} icon="search">
          {text('analytics.noDataHelp')}
        </Empty>
      }
      footer={<Pager query={query} total={totalHits} onPage={onPage} />}
    />
  );
}

function conversationColumns(now: number, names: ReadonlyMap<string, string>): DataColumn<Interaction>[] {
  return [
    { id: 'start', name: text('analytics.start'), width: 175, grow: 0, cell: ({ start }) => formatDateTime(start) },
    { id: 'media', name: text('analytics.media'), width: 90, cell: ({ media = NONE }) => media },
    { id: 'direction', name: text('analytics.direction'), width: 95, priority: 2, cell: ({ direction = NONE }) => direction },
    {
      id: 'queue',
      name: text('analytics.queue'),
      width: 150,
      grow: 2,
      priority: 1,
      cell: ({ queueIds }) => <span className="one-line">{queueIds.map((id) => names.get(id) ?? id).join(', ')}</span>,
    },
    {
      id: 'duration',
      name: text('analytics.duration'),
      width: 90,
      align: 'end',
      cell: (item) => formatClock(lengthOf(item, now)),
    },
    {
      id: 'id',
      name: text('analytics.id'),
      width: 310,
      priority: 3,
      cell: ({ id }) => <span className="one-line">{id}</span>,
    },
  ];
}

/** The fields of a file, by their names in the API. */
const fileFields = {
  conversationId: ({ id }: Interaction) => id,
  conversationStart: ({ start }: Interaction) => start,
  conversationEnd: ({ end }: Interaction) => end,
  originatingDirection: ({ direction }: Interaction) => direction,
  mediaType: ({ media }: Interaction) => media,
  queueId: ({ queueIds }: Interaction) => queueIds.join(' '),
  userId: ({ agents }: Interaction) => agents.map(({ id }) => id).join(' '),
  wrapUpCode: ({ wrapUpCodes }: Interaction) => wrapUpCodes.join(' '),
};

function conversationsTable(items: readonly Interaction[]): CsvTable {
  const readers = Object.values(fileFields);
  return { header: Object.keys(fileFields), rows: items.map((item) => readers.map((read) => read(item))) };
}

/** The page of the result that the query asks for. */
function Pager({ query, total, onPage }: Pick<ConversationsViewProps, 'query' | 'onPage'> & { total: number }): ReactNode {
  const { pageNumber = 1, pageSize = 25 } = (query['paging'] ?? {}) as { pageNumber?: number; pageSize?: number };
  const pages = Math.max(1, Math.ceil(total / pageSize));
  return (
    <Group gap="sm" p="sm">
      <Text size="sm" className="tabular">
        {text('analytics.page', { page: formatNumber(pageNumber), pages: formatNumber(pages), total: formatNumber(total) })}
      </Text>
      <Button
        variant="default"
        size="xs"
        disabled={pageNumber <= 1}
        onClick={() => {
          onPage(pageNumber - 1);
        }}
      >
        {text('analytics.previous')}
      </Button>
      <Button
        variant="default"
        size="xs"
        disabled={pageNumber >= pages}
        onClick={() => {
          onPage(pageNumber + 1);
        }}
      >
        {text('analytics.next')}
      </Button>
    </Group>
  );
}
