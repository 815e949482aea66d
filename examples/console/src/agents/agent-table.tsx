import { Card, Table, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Empty } from '../shared/states.js';
import { timeColumns } from '../shared/time-columns.js';
import { Pager } from '../wallboard/pager.js';
import type { Agent, AgentColumn } from './agent.js';
import { sorted } from './agent.js';
import { AgentRow } from './agent-row.js';
import classes from './agents.module.css';
import { SortHeader } from './sort-header.js';
import type { Sorting } from './sorting.js';

/** Each row fetches its queues, so the number of rows is limited. */
const PAGE = 20;

const columns: readonly (readonly [column: AgentColumn, name: string])[] = [
  ['name', 'Name'],
  ['presence', 'Presence'],
  ['routingStatus', 'Routing status'],
  ['since', 'Since'],
];

export function AgentTable({ agents, onMove }: { agents: readonly Agent[]; onMove: (agent: Agent) => void }): ReactNode {
  const [sorting, setSorting] = useState<Sorting<AgentColumn>>({ column: 'name', descending: false });
  const [requestedPage, setPage] = useState(1);
  const pages = Math.max(1, Math.ceil(agents.length / PAGE));
  const page = Math.min(requestedPage, pages);
  if (agents.length === 0) {
    return (
      <Empty title="No agent is like that" icon="search">
        Choose “All” in a filter, or another part of a name.
      </Empty>
    );
  }
  return (
    <Card withBorder padding={0}>
      <Table.ScrollContainer type="native" minWidth={900} tabIndex={0} role="region" aria-label="Agents as a table">
        <Table className={classes['table'] ?? ''} style={timeColumns}>
          <Table.Thead>
            <Table.Tr>
              {columns.map(([column, name]) => (
                <SortHeader key={column} column={column} sorting={sorting} onSort={setSorting}>
                  {name}
                </SortHeader>
              ))}
              <Table.Th scope="col">Queues</Table.Th>
              <Table.Th scope="col">
                <VisuallyHidden>Move</VisuallyHidden>
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {sorted(agents, sorting)
              .slice((page - 1) * PAGE, page * PAGE)
              .map((agent) => (
                <AgentRow key={agent.id} agent={agent} onMove={onMove} />
              ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <Pager name="agents" page={page} pages={pages} hasNext={page < pages} onPage={setPage} />
    </Card>
  );
}
