import { Text } from '@mantine/core';
import type { AuditLogMessage } from 'contact-centre-client/models';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { DataColumn } from '../../shared/data-table/columns.js';
import { DataTable } from '../../shared/data-table/data-table.js';
import type { TableView } from '../../shared/data-table/view.js';
import type { CsvTable } from '../../shared/export-button.js';
import { ExportButton } from '../../shared/export-button.js';
import { NONE, formatDateTime } from '../../shared/formats.js';
import { Empty } from '../../shared/states.js';
import { text } from '../../shared/text.js';
import { kindEntries } from '../kinds/entries.js';
import { entityPath } from '../paths.js';
import type { Audits } from './audits.js';

interface AuditTableProps {
  audits: Audits | undefined;
  error: unknown;
  onRetry: () => void;
  /** `entity`: all entries are about the same entity. */
  scope: 'entity' | 'all';
  /** From the address of the page. */
  view?: TableView;
  onView?: (part: Partial<TableView>) => void;
}

const initialView: TableView = {
  sort: { column: 'time', isDescending: true },
  columns: ['time', 'action', 'entity', 'user', 'changes'],
  density: 'comfortable',
};

/** Who has done what, the latest first. */
export function AuditTable({ audits, error, onRetry, scope, view, onView }: AuditTableProps): ReactNode {
  const [ownView, setOwnView] = useState(initialView);
  const columns = useMemo(() => auditColumns.filter(({ id }) => scope === 'all' || id !== 'entity'), [scope]);
  const entries = audits?.entries;
  const loaded = entries?.length ?? 0;
  return (
    <DataTable
      name={text('admin.audit')}
      size={scope === 'all' ? 'page' : 'section'}
      columns={columns}
      items={entries}
      itemId={entryId}
      itemName={entryName}
      view={view ?? ownView}
      onView={
        onView ??
        ((part) => {
          setOwnView((before) => ({ ...before, ...part }));
        })
      }
      count={audits && { shown: loaded, loaded, total: audits.total, nouns: [text('admin.entry'), text('admin.entries')] }}
      actions={<ExportButton name="audit" isDisabled={loaded === 0} table={() => auditsTable(entries ?? [])} />}
      error={error}
      onRetry={onRetry}
      empty={<Empty title={text('admin.noAudit')}>{text('admin.noAuditHelp')}</Empty>}
    />
  );
}

const entryId = ({ id = '' }: AuditLogMessage): string => id;
const entryName = (entry: AuditLogMessage): string => `${entry.action ?? ''} ${entityName(entry)}`;
const entityName = ({ entity }: AuditLogMessage): string => entity?.name ?? entity?.id ?? NONE;
const userName = ({ user, client }: AuditLogMessage): string => user?.name ?? user?.id ?? client?.id ?? NONE;

export const auditColumns: readonly DataColumn<AuditLogMessage>[] = [
  {
    id: 'time',
    get name() {
      return text('admin.time');
    },
    width: 150,
    grow: 0,
    compare: (one, other) => (one.eventDate ?? '').localeCompare(other.eventDate ?? ''),
    cell: ({ eventDate }) => formatDateTime(eventDate),
  },
  {
    id: 'action',
    get name() {
      return text('admin.action');
    },
    width: 110,
    compare: (one, other) => (one.action ?? '').localeCompare(other.action ?? ''),
    // The platform's word.
    cell: ({ action }) => <span lang="en">{action}</span>,
  },
  {
    id: 'entity',
    get name() {
      return text('admin.entity');
    },
    width: 140,
    grow: 2,
    priority: 2,
    compare: (one, other) => entityName(one).localeCompare(entityName(other)),
    cell: (entry, { tabIndex }) => <EntityCell entry={entry} tabIndex={tabIndex} />,
  },
  {
    id: 'user',
    get name() {
      return text('admin.user');
    },
    width: 120,
    priority: 1,
    compare: (one, other) => userName(one).localeCompare(userName(other)),
    cell: (entry) => <span className="one-line">{userName(entry)}</span>,
  },
  {
    id: 'changes',
    get name() {
      return text('admin.changes');
    },
    width: 160,
    grow: 3,
    priority: 3,
    cell: (entry) => (
      <span className="one-line" title={changesOf(entry)}>
        {changesOf(entry) || NONE}
      </span>
    ),
  },
];

function EntityCell({ entry, tabIndex }: { entry: AuditLogMessage; tabIndex: 0 | -1 }): ReactNode {
  const { entity, entityType, action } = entry;
  const kind = kindEntries.find(({ audit }) => audit?.entityType === entityType);
  const name = entityName(entry);
  return (
    <>
      {kind && entity?.id !== undefined && action !== 'Delete' ? (
        <Link to={entityPath(kind, entity.id)} tabIndex={tabIndex} className="one-line">
          {name}
        </Link>
      ) : (
        <span className="one-line">{name}</span>
      )}
      <Text size="xs" c="dimmed" lh={1.2} truncate lang="en">
        {entityType}
      </Text>
    </>
  );
}

/** Returns the changed properties in one line: "name: Sales → Service". */
export function changesOf({ propertyChanges = [] }: AuditLogMessage): string {
  return propertyChanges
    .map(({ property = '', oldValues = [], newValues = [] }) => {
      const [before, after] = [oldValues, newValues].map((values) => values.join(', ') || NONE);
      return `${property}: ${before} → ${after}`;
    })
    .join('; ');
}

export function auditsTable(entries: readonly AuditLogMessage[]): CsvTable {
  const headings = [
    'admin.timeUtc',
    'admin.action',
    'admin.entityType',
    'admin.entity',
    'admin.id',
    'admin.user',
    'admin.changes',
  ] as const;
  return {
    header: headings.map((id) => text(id)),
    rows: entries.map((entry) => [
      entry.eventDate?.slice(0, 19).replace('T', ' '),
      entry.action,
      entry.entityType,
      entityName(entry),
      entry.entity?.id,
      userName(entry),
      changesOf(entry),
    ]),
  };
}
