import { Anchor, Card, Table } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatClock, formatNumber, formatPercent } from '../../shared/formats.js';
import type { BoardQueue } from '../figures/board.js';
import { serviceLevel } from '../figures/day.js';
import { longestWait } from '../figures/now.js';
import classes from './board.module.css';
import { StandingMark } from './standing-mark.js';

const columns = ['Waiting', 'Interacting', 'Longest wait', 'Service level', 'Abandoned', 'On queue'];

export function QueueTable({ queues }: { queues: readonly BoardQueue[] }): ReactNode {
  return (
    <Card withBorder padding={0}>
      <Table.ScrollContainer type="native" minWidth={760} tabIndex={0} role="region" aria-label="Queues as a table">
        <Table verticalSpacing="xs" className={classes['table'] ?? ''}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">Queue</Table.Th>
              <Table.Th scope="col">State</Table.Th>
              {columns.map((name) => (
                <Table.Th key={name} scope="col" ta="end">
                  {name}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {queues.map((queue) => (
              <Row key={queue.id} queue={queue} />
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Card>
  );
}

function Row({ queue: { id, name, now, day, standing } }: { queue: BoardQueue }): ReactNode {
  const figures = [
    formatNumber(now?.waiting),
    formatNumber(now?.interacting),
    formatClock(now && longestWait(now)),
    formatPercent(day && serviceLevel(day)),
    formatNumber(day?.abandoned),
    formatNumber(now?.onQueue),
  ];
  return (
    <Table.Tr>
      <Table.Th scope="row">
        <Anchor component={Link} to={`/queues/${id}`} inherit className="one-line" title={name}>
          {name}
        </Anchor>
      </Table.Th>
      <Table.Td>
        <StandingMark standing={standing} />
      </Table.Td>
      {figures.map((figure, index) => (
        <Table.Td key={columns[index]} ta="end">
          {figure}
        </Table.Td>
      ))}
    </Table.Tr>
  );
}
