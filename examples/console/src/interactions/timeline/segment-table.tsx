import { Card, Table, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { NONE, formatClock, formatTime } from '../../shared/formats.js';
import { timeColumns } from '../../shared/time-columns.js';
import type { Timeline } from './geometry.js';
import classes from './timeline.module.css';
import { endOf, kindName, participantName, purposeName } from './wording.js';
import { text } from '../../shared/text.js';

interface SegmentTableProps {
  timeline: Timeline;
  wrapUpCodes: ReadonlyMap<string, string>;
}

/** The time line as a table, one segment a row. */
export function SegmentTable({ timeline: { lanes }, wrapUpCodes }: SegmentTableProps): ReactNode {
  const bars = lanes.flatMap((lane) => lane.bars).sort((a, b) => a.start - b.start);
  return (
    <Card withBorder padding={0} component="section" aria-labelledby="segments-title">
      <Title order={2} id="segments-title" className={classes['title'] ?? ''}>
        {text('timeline.segments')}
      </Title>
      <Table className={classes['table'] ?? ''} style={timeColumns} aria-labelledby="segments-title">
        <colgroup>
          <col span={2} />
          <col className={classes['from']} />
        </colgroup>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{text('data.participant')}</Table.Th>
            <Table.Th scope="col">{text('timeline.segment')}</Table.Th>
            <Table.Th scope="col">{text('timeline.from')}</Table.Th>
            <Table.Th scope="col" className={classes['until'] ?? ''}>
              {text('timeline.to')}
            </Table.Th>
            <Table.Th scope="col">{text('column.duration')}</Table.Th>
            <Table.Th scope="col" className={classes['end'] ?? ''}>
              {text('timeline.notes')}
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {bars.map((bar) => (
            <Table.Tr key={bar.id} id={bar.id}>
              <Table.Td>
                <span className="one-line" title={participantName(bar)}>
                  {participantName(bar)}
                </span>
                {purposeName(bar) !== participantName(bar) && <small>{purposeName(bar)}</small>}
              </Table.Td>
              <Table.Td>
                <span className={classes['kind']}>
                  <span className={classes['swatch']} data-kind={bar.kind} />
                  {kindName(bar)}
                </span>
              </Table.Td>
              <Table.Td>{formatTime(bar.start)}</Table.Td>
              <Table.Td className={classes['until'] ?? ''}>{bar.open ? text('timeline.goesOn') : formatTime(bar.end)}</Table.Td>
              <Table.Td>{formatClock(bar.end - bar.start)}</Table.Td>
              <Table.Td className={classes['end'] ?? ''}>{endOf(bar, wrapUpCodes) || NONE}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Card>
  );
}
