import type { ReactNode } from 'react';
import type { MessageId } from '../messages/en.js';
import type { DataColumn } from '../shared/data-table/columns.js';
import type { TableView } from '../shared/data-table/view.js';
import { formatTime } from '../shared/formats.js';
import { text } from '../shared/text.js';
import type { LoggedCall } from './call-log.js';
import classes from './dock.module.css';
import { pageOf, pathOf, verbOf } from './filter.js';
import { durationOf, formatMs, statusOf, waitOf } from './words.js';

type CallColumn = DataColumn<LoggedCall>;

/** A column whose name is read while rendering, since the texts load after the modules. */
function column(id: string, name: MessageId, rest: Omit<CallColumn, 'id' | 'name'>): CallColumn {
  return {
    id,
    get name() {
      return text(name);
    },
    ...rest,
  };
}

export const callColumns: readonly CallColumn[] = [
  column('request', 'calls.request', { width: 180, grow: 4, cell: (call) => <Route call={call} /> }),
  column('status', 'calls.status', { width: 92, cell: (call) => <Status call={call} /> }),
  column('method', 'calls.method', { width: 150, grow: 2, priority: 3, cell: ({ operation }) => operation }),
  column('time', 'calls.time', { width: 84, grow: 0, priority: 1, cell: ({ at }) => formatTime(at) }),
  column('duration', 'calls.duration', {
    width: 84,
    grow: 0,
    priority: 2,
    align: 'end',
    cell: (call) => formatMs(durationOf(call)),
  }),
  column('waited', 'calls.waited', {
    width: 84,
    grow: 0,
    priority: 4,
    align: 'end',
    cell: (call) => formatMs(waitOf(call, call.to ?? Date.now() - call.at)),
  }),
  column('page', 'calls.page', { width: 120, priority: 5, cell: (call) => <PageName call={call} /> }),
];

/** The newest call is first: the log has no other order. */
export const callView: TableView = {
  sort: { column: 'time', isDescending: true },
  columns: callColumns.map(({ id }) => id),
  density: 'compact',
};

function Route({ call }: { call: LoggedCall }): ReactNode {
  return (
    <span className={classes['route']} title={call.route}>
      <span className={classes['verb']}>{verbOf(call)}</span> {pathOf(call)}
      {call.kind !== 'call' && (
        <span className={classes['mark']}>{text(call.kind === 'early' ? 'calls.early' : 'calls.token')}</span>
      )}
    </span>
  );
}

export function Status({ call }: { call: LoggedCall }): ReactNode {
  const { label, tone } = statusOf(call);
  return (
    <span className={classes['status']} data-tone={tone}>
      {label}
    </span>
  );
}

function PageName({ call }: { call: LoggedCall }): ReactNode {
  return <span title={call.page}>{text(pageOf(call))}</span>;
}
