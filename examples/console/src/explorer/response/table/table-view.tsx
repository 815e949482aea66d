import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { CellContext, DataColumn } from '../../../shared/data-table/columns.js';
import type { Count } from '../../../shared/data-table/count.js';
import { DataTable } from '../../../shared/data-table/data-table.js';
import type { TableView } from '../../../shared/data-table/view.js';
import { ExportButton } from '../../../shared/export-button.js';
import { NONE } from '../../../shared/formats.js';
import { Empty } from '../../../shared/states.js';
import { text } from '../../../shared/text.js';
import type { EntityLinks } from '../entity-links.js';
import type { JsonNode } from '../tree/json-node.js';
import type { EntityColumn } from './entity-table.js';
import { cellOf, cellText, cellValue, columnsOf, compareCells } from './entity-table.js';

interface EntityTableProps {
  /** What the rows are, for screen readers. */
  title: string;
  /** The name of the method, for the file. */
  name: string;
  entities: readonly JsonNode[];
  links: EntityLinks | undefined;
  /** How many there are in all, if the platform has more. */
  total?: number | undefined;
}

/** A list of entities as a table, with a column for each field. */
export function EntityTable({ title, name, entities, links, total }: EntityTableProps): ReactNode {
  const fields = useMemo(() => columnsOf(entities), [entities]);
  const columns = useMemo(() => fields.map((field, index) => columnOf(field, index, links)), [fields, links]);
  const [view, setView] = useView(fields);
  const ids = useMemo(() => new Map(entities.map((entity, index) => [entity, String(index)])), [entities]);
  const count: Count = {
    shown: entities.length,
    loaded: entities.length,
    total,
    nouns: [text('response.entity'), text('response.entities')],
  };
  return (
    <DataTable
      name={title}
      columns={columns}
      items={entities}
      itemId={(entity) => ids.get(entity) ?? ''}
      itemName={(entity) => cellText(fields[0] && cellOf(entity, fields[0]))}
      view={view}
      onView={(part) => {
        setView({ ...view, ...part });
      }}
      count={count}
      actions={<ExportButton name={name} table={() => csvTable(fields, entities)} />}
      empty={<Empty title={text('response.noEntities')}>{text('response.noEntitiesHelp')}</Empty>}
      size="section"
    />
  );
}

/** The order of the response, until the user chooses another. New fields of later pages are shown too. */
function useView(fields: readonly EntityColumn[]): [view: TableView, setView: (view: TableView) => void] {
  const usual = useMemo(() => fields.filter(({ isOptional }) => !isOptional).map(({ id }) => id), [fields]);
  const [chosen, setChosen] = useState<TableView>();
  const initial: TableView = { sort: { column: '', isDescending: false }, columns: usual, density: 'compact' };
  return [chosen ?? initial, setChosen];
}

function columnOf(field: EntityColumn, index: number, links: EntityLinks | undefined): DataColumn<JsonNode> {
  return {
    id: field.id,
    name: field.id,
    width: index === 0 ? 160 : 140,
    // Name and id always stay.
    ...(index > 1 && { priority: index }),
    isOptional: field.isOptional,
    compare: (one, other) => compareCells(cellOf(one, field), cellOf(other, field)),
    cell: (entity, context) => <Cell node={cellOf(entity, field)} links={links} context={context} />,
  };
}

interface CellProps {
  node: JsonNode | undefined;
  links: EntityLinks | undefined;
  context: CellContext;
}

function Cell({ node, links, context: { tabIndex } }: CellProps): ReactNode {
  const content = cellText(node);
  if (content === '') return NONE;
  const link = node && links?.linkOf(node);
  return link ? (
    <Link to={link.to} tabIndex={tabIndex} title={text('response.openIn', { name: link.name })}>
      {content}
    </Link>
  ) : (
    <span title={content.length > 20 ? content : undefined}>{content.slice(0, 300)}</span>
  );
}

/** All fields, also those that the table does not show. */
function csvTable(fields: readonly EntityColumn[], entities: readonly JsonNode[]): { header: string[]; rows: unknown[][] } {
  return {
    header: fields.map(({ id }) => id),
    rows: entities.map((entity) => fields.map((field) => cellValue(cellOf(entity, field)))),
  };
}
