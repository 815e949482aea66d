import { Table } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { formatClock, formatTime } from '../../shared/formats.js';
import { text } from '../../shared/text.js';
import { usePresenceDefinitions } from '../use-presence-definitions.js';
import classes from './agent.module.css';
import type { DayLine } from './day-line.js';
import { laneNames } from './day-line.js';
import { lanes, stateName } from './words.js';

/** The time line as a table, in the order of time. Its rows are rendered once it is open. */
export function DayTable({ line }: { line: DayLine }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={classes['details']}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
      }}
    >
      <summary>{text('agent.asTable')}</summary>
      {isOpen && <Rows line={line} />}
    </details>
  );
}

function Rows({ line }: { line: DayLine }): ReactNode {
  const definitions = usePresenceDefinitions();
  const rows = laneNames
    .flatMap((lane) => line.lanes[lane].map((stretch) => ({ lane, stretch })))
    .sort((one, other) => one.stretch.start - other.stretch.start);
  return (
    <div className={classes['scroll']} role="region" tabIndex={0} aria-label={text('agent.asTable')}>
      <Table aria-label={text('agent.asTable')} fz="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{text('agent.kind')}</Table.Th>
            <Table.Th scope="col">{text('agent.value')}</Table.Th>
            <Table.Th scope="col">{text('agent.from')}</Table.Th>
            <Table.Th scope="col">{text('agent.to')}</Table.Th>
            <Table.Th scope="col">{text('agent.duration')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ lane, stretch }) => (
            <Table.Tr key={`${lane} ${stretch.start}`}>
              <Table.Td>{text(lanes[lane])}</Table.Td>
              <Table.Td>{stateName(lane, stretch, definitions)}</Table.Td>
              <Table.Td>{formatTime(stretch.start)}</Table.Td>
              <Table.Td>{stretch.isOngoing ? text('agent.untilNow') : formatTime(stretch.end)}</Table.Td>
              <Table.Td>{formatClock(stretch.end - stretch.start)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
