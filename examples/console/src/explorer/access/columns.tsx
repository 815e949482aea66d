import type { ReactNode } from 'react';
import type { MessageId } from '../../messages/en.js';
import type { DataColumn } from '../../shared/data-table/columns.js';
import { text } from '../../shared/text.js';
import { TextWithCode } from '../doc-text.js';
import classes from '../explorer.module.css';
import { verbOf } from '../call/verb-of.js';
import { VerbTag } from '../verb.js';
import type { Callable } from './callable.js';
import { statuses } from './callable.js';

const statusNames = {
  possible: 'access.possible',
  limited: 'access.limited',
  impossible: 'access.impossible',
  unknown: 'access.unknown',
} as const satisfies Record<Callable['status'], MessageId>;

export const statusText = (status: Callable['status']): string => text(statusNames[status]);

const byName = (one: Callable, other: Callable): number => one.name.localeCompare(other.name);

/** The names of columns are getters, since the texts load after the modules. */
function column(id: string, name: MessageId, rest: Omit<DataColumn<Callable>, 'id' | 'name'>): DataColumn<Callable> {
  return {
    id,
    get name() {
      return text(name);
    },
    ...rest,
  };
}

export const callableColumns: readonly DataColumn<Callable>[] = [
  column('name', 'access.method', {
    width: 220,
    grow: 2,
    compare: byName,
    cell: ({ name }) => (
      <span className={classes['name']} lang="en">
        <VerbTag verb={verbOf(name)} /> {name}
      </span>
    ),
  }),
  column('status', 'access.status', {
    width: 130,
    grow: 0,
    compare: (one, other) => statuses.indexOf(one.status) - statuses.indexOf(other.status),
    breakTie: byName,
    cell: ({ status }) => <Status status={status} />,
  }),
  column('reason', 'access.reason', {
    width: 240,
    grow: 4,
    priority: 1,
    cell: ({ reason }) => (
      <span lang="en" title={reason}>
        <TextWithCode text={reason} />
      </span>
    ),
  }),
  column('area', 'access.area', {
    width: 130,
    priority: 2,
    compare: (one, other) => one.slug.localeCompare(other.slug),
    breakTie: byName,
    cell: ({ slug }) => <span lang="en">{slug}</span>,
  }),
];

function Status({ status }: { status: Callable['status'] }): ReactNode {
  return (
    <span className={classes['access']} data-permitted={status === 'possible'}>
      {statusText(status)}
    </span>
  );
}
