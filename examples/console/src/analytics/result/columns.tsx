import type { DataColumn } from '../../shared/data-table/columns.js';
import { NONE, formatDateTime } from '../../shared/formats.js';
import { text } from '../../shared/text.js';
import { columnIds } from '../address.js';
import type { Figure, FigureRow } from './figures.js';
import { figureOf } from './figures.js';
import { describeFigure, describeGroup, figureNames } from './wording.js';

type ColumnId = (typeof columnIds)[number]['id'];

/** Returns the columns of the figures. */
export function figureColumns(names: ReadonlyMap<string, string>): DataColumn<FigureRow>[] {
  const columns: Record<ColumnId, Omit<DataColumn<FigureRow>, 'id'>> = {
    group: {
      name: text('analytics.group'),
      width: 150,
      grow: 3,
      cell: (row) => <span className="one-line">{describeGroup(row, names)}</span>,
      compare: (one, other) => describeGroup(one, names).localeCompare(describeGroup(other, names)),
    },
    step: {
      name: text('analytics.step'),
      width: 175,
      priority: 1,
      cell: ({ from }) => (from === undefined ? NONE : formatDateTime(from)),
      compare: (one, other) => (one.from ?? 0) - (other.from ?? 0),
    },
    metric: {
      name: text('analytics.metric'),
      width: 130,
      grow: 2,
      cell: ({ metric }) => metric,
      compare: (one, other) => one.metric.localeCompare(other.metric),
    },
    count: figureColumn('count', 0),
    average: figureColumn('average', 2),
    sum: figureColumn('sum', 3),
    min: figureColumn('min', 5),
    max: figureColumn('max', 4),
    ratio: figureColumn('ratio', 6),
    current: { ...figureColumn('current', 7), width: 120 },
  };
  return columnIds.map(({ id }) => ({ id, ...columns[id] }));
}

/** The count always stays. */
function figureColumn(figure: Figure, priority: number): Omit<DataColumn<FigureRow>, 'id'> {
  return {
    name: text(figureNames[figure]),
    width: 92,
    align: 'end',
    ...(priority > 0 && { priority }),
    cell: (row) => describeFigure(row, figure),
    compare: (one, other) => (figureOf(one, figure) ?? -Infinity) - (figureOf(other, figure) ?? -Infinity),
  };
}
