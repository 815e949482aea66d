import { Button } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Story } from '../../../stories/story.js';
import { ExportButton } from '../export-button.js';
import { Empty } from '../states.js';
import type { DataColumn } from './columns.js';
import { DataTable } from './data-table.js';
import type { TableView } from './view.js';

interface Agent {
  id: string;
  name: string;
  status: string;
  interactions: number;
}

const agents: readonly Agent[] = [
  { id: '1', name: 'Amara Okafor', status: 'Idle', interactions: 0 },
  { id: '2', name: 'Bernd Schäfer', status: 'Interacting', interactions: 2 },
  { id: '3', name: 'Chloé Lefèvre', status: 'After-call work', interactions: 1 },
  { id: '4', name: 'Dai Nguyễn', status: 'Not responding', interactions: 0 },
];

const byText = (one: string, other: string): number => one.localeCompare(other);
const columns: readonly DataColumn<Agent>[] = [
  { id: 'name', name: 'Agent', cell: ({ name }) => name, compare: (one, other) => byText(one.name, other.name), width: 140 },
  { id: 'status', name: 'Routing status', cell: ({ status }) => status, width: 130, priority: 1 },
  {
    id: 'interactions',
    name: 'Interactions',
    cell: ({ interactions }) => interactions,
    compare: (one, other) => one.interactions - other.interactions,
    width: 110,
    align: 'end',
    priority: 2,
  },
];

interface ExampleProps {
  items: readonly Agent[] | undefined;
  density?: TableView['density'];
  selectedIds?: readonly string[];
}

function Example({ items, density = 'comfortable', selectedIds }: ExampleProps): ReactNode {
  const [ids, setIds] = useState<ReadonlySet<string>>(() => new Set(selectedIds));
  return (
    <DataTable
      name="Agents"
      columns={columns}
      items={items}
      itemId={({ id }) => id}
      itemName={({ name }) => name}
      link={({ id }) => `/agents/${id}`}
      view={{ sort: { column: 'name', isDescending: false }, columns: columns.map(({ id }) => id), density }}
      onView={() => undefined}
      count={items && { shown: items.length, loaded: items.length, nouns: ['agent', 'agents'] }}
      actions={<ExportButton name="agents" table={() => ({ header: [], rows: [] })} />}
      selection={selectedIds && { ids, onChange: setIds }}
      selectionActions={
        <Button size="compact-sm" variant="default">
          Set presence
        </Button>
      }
      empty={<Empty title="No agents">Nobody is a member of this queue.</Empty>}
      size="section"
    />
  );
}

export const story: Story = {
  name: 'table',
  states: {
    Comfortable: () => <Example items={agents} />,
    'Compact, with selected rows': () => <Example items={agents} density="compact" selectedIds={['2', '3']} />,
    Loading: () => <Example items={undefined} />,
    Empty: () => <Example items={[]} />,
  },
};
