import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useEntityNames } from '../../entities/use-entities.js';
import { DataTable } from '../../shared/data-table/data-table.js';
import { ExportButton } from '../../shared/export-button.js';
import { Empty } from '../../shared/states.js';
import { text } from '../../shared/text.js';
import type { AnalyticsAddress } from '../address.js';
import { entityKindOf } from '../query/dimension-kinds.js';
import type { QueryKind } from '../query/kinds.js';
import type { Json } from '../query/types.js';
import { figureColumns } from './columns.js';
import { FiguresChart } from './figures-chart.js';
import type { FigureRow, FiguresResponse } from './figures.js';
import { dimensionsOf, figureRows } from './figures.js';
import { figuresTable } from './figures-table.js';
import { describeGroup } from './wording.js';

interface FiguresViewProps {
  address: AnalyticsAddress;
  kind: QueryKind;
  response: Json;
  query: Json;
}

const rowId = ({ id }: FigureRow): string => id;

/** Aggregates and observations: a chart of one metric, and all figures as a table. */
export function FiguresView({ address, kind, response, query }: FiguresViewProps): ReactNode {
  const { values, change } = address;
  const rows = useMemo(() => figureRows(response as FiguresResponse), [response]);
  const kinds = useMemo(() => [...new Set(dimensionsOf(rows).flatMap((name) => entityKindOf(name) ?? []))], [rows]);
  const names = useEntityNames(kinds);
  const columns = useMemo(() => figureColumns(names), [names]);
  if (rows.length === 0) {
    return (
      <Empty title={text('analytics.noData')} icon="search">
        {text('analytics.noDataHelp')}
      </Empty>
    );
  }
  return (
    <>
      <FiguresChart {...{ address, rows, names, query }} />
      <DataTable
        name={text('analytics.figures')}
        columns={columns}
        items={rows}
        itemId={rowId}
        itemName={(row) => `${describeGroup(row, names)} ${row.metric}`}
        view={values}
        onView={change}
        count={{ shown: rows.length, loaded: rows.length, nouns: [text('analytics.row'), text('analytics.rows')] }}
        actions={<ExportButton name={kind} label={text('analytics.export')} table={() => figuresTable(rows, names)} />}
        empty={null}
      />
    </>
  );
}
