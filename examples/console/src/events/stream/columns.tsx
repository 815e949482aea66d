import type { ReactNode } from 'react';
import type { CellContext, DataColumn } from '../../shared/data-table/columns.js';
import { formatTime } from '../../shared/formats.js';
import { Icon } from '../../shared/icons.js';
import { text } from '../../shared/text.js';
import { timeLength } from '../../shared/time-columns.js';
import { columnIds } from '../address.js';
import classes from '../events.module.css';
import type { StreamRow } from './rows.js';
import { entityNamesOf } from './rows.js';
import { summarize } from './summary.js';

/** The widest digit, and the space around a cell, in px. */
const LETTER = 9;
const SPACE = 26;

type ColumnId = (typeof columnIds)[number]['id'];

/** Returns the columns of the stream. */
export function streamColumns(names: ReadonlyMap<string, string>): DataColumn<StreamRow>[] {
  const columns: Record<ColumnId, Omit<DataColumn<StreamRow>, 'id'>> = {
    time: { name: text('events.time'), width: timeLength * LETTER + SPACE, grow: 0, cell: ({ at }) => formatTime(at) },
    topic: {
      name: text('events.topic'),
      width: 200,
      grow: 3,
      cell: (row, context) => <What {...{ row, context, names }} />,
    },
    entity: { name: text('events.entity'), width: 150, grow: 2, priority: 1, cell: (row) => <Entity row={row} names={names} /> },
    summary: { name: text('events.summary'), width: 220, grow: 5, priority: 2, cell: (row) => <Summary row={row} /> },
  };
  return columnIds.map(({ id }) => ({ id, ...columns[id] }));
}

interface WhatProps {
  row: StreamRow;
  context: CellContext;
  names: ReadonlyMap<string, string>;
}

/** The topic of an event, and below it what a narrow table has no columns for; or what a row says in place of an event. */
function What({ row, context: { shownColumns, isCompact }, names }: WhatProps): ReactNode {
  if (row.kind !== 'event') {
    return (
      <span className={classes['notice']} data-kind={row.kind === 'connection' && row.isConnected ? 'connected' : 'gap'}>
        <Icon name={row.kind === 'connection' && row.isConnected ? 'check' : 'warning'} size={15} />
        <span>{describeNotice(row)}</span>
      </span>
    );
  }
  const { template, ids } = row.topic;
  const hidden = [
    ...(shownColumns.has('entity') || ids.length === 0 ? [] : [entityNamesOf(row.topic, names)]),
    ...(shownColumns.has('summary') ? [] : [summarize(row.body)]),
  ].join(' · ');
  return (
    <>
      <span className="one-line" title={row.topicName}>
        {template}
      </span>
      {!isCompact && hidden !== '' && (
        <span className={classes['below']} title={hidden}>
          {hidden}
        </span>
      )}
    </>
  );
}

/** Returns what a row without an event says. */
export function describeNotice(row: Exclude<StreamRow, { kind: 'event' }>): string {
  if (row.kind === 'gap') return text('events.gap', { from: formatTime(row.from), to: formatTime(row.to) });
  return row.isConnected ? text('events.connected') : text('events.interrupted', { reason: row.reason ?? '' });
}

function Entity({ row, names }: { row: StreamRow; names: ReadonlyMap<string, string> }): ReactNode {
  if (row.kind !== 'event' || row.topic.ids.length === 0) return null;
  const name = entityNamesOf(row.topic, names);
  return (
    <span className="one-line" title={name}>
      {name}
    </span>
  );
}

function Summary({ row }: { row: StreamRow }): ReactNode {
  if (row.kind === 'gap') return text('events.gapTopics', { count: row.topicNames.length });
  if (row.kind === 'connection') return null;
  const summary = summarize(row.body);
  return (
    <span className="one-line" title={summary}>
      {summary}
    </span>
  );
}
