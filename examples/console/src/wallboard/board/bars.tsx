import { Card, Text, Title, UnstyledButton } from '@mantine/core';
import { memo, useState } from 'react';
import type { ReactNode } from 'react';
import type { MessageId } from '../../messages/en.js';
import { formatNumber } from '../../shared/formats.js';
import { text } from '../../shared/text.js';
import classes from './bars.module.css';
import { ChartTable } from './chart-table.js';

/** So many bars are visible until all are wanted. */
const MOST = 12;

export interface BarSeries {
  /** Its colour in the style sheet. */
  name: string;
  /** 0 to 1. */
  share: number;
}

export interface BarRow {
  id: string;
  name: string;
  /** One after the other. */
  series: readonly BarSeries[];
  /** A mark on the bar, 0 to 1. */
  mark?: number | undefined;
  /** At the end of the bar. */
  figure: string;
  /** The cells of the table, without the name. */
  cells: readonly string[];
}

interface BarsProps {
  title: MessageId;
  legend: readonly { name: string; label: MessageId }[];
  /** The heads of the table, without that of the name. */
  columns: readonly MessageId[];
  rows: readonly BarRow[];
  /** The number of all queues, of which some may have no figures. */
  total: number;
}

/** Bars for queues. Its data is also a table, for users who cannot see it. */
export const Bars = memo(function Bars({ title, legend, columns, rows, total }: BarsProps): ReactNode {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? rows : rows.slice(0, MOST);
  return (
    <Card withBorder component="section" padding="sm" className={classes['chart'] ?? ''}>
      <Title order={2} size="h3">
        {text(title)}
      </Title>
      {rows.length === 0 ? (
        <Text size="sm" c="dimmed">
          {text('bars.none')}
        </Text>
      ) : (
        <>
          {/* Its data is in the table. */}
          <div aria-hidden="true">
            <p className={classes['legend']}>
              {legend.map(({ name, label }) => (
                <span key={name}>
                  <i data-series={name} /> {text(label)}
                </span>
              ))}
            </p>
            {shown.map((row) => (
              <Bar key={row.id} row={row} />
            ))}
          </div>
          <ChartTable
            title={text(title)}
            columns={[text('board.queue'), ...columns.map((id) => text(id))]}
            rows={shown.map(({ name, cells }) => [name, ...cells])}
          />
        </>
      )}
      {rows.length > MOST && (
        <UnstyledButton
          className={classes['more'] ?? ''}
          aria-expanded={showsAll}
          onClick={() => {
            setShowsAll(!showsAll);
          }}
        >
          {text(showsAll ? 'attention.showFewer' : 'bars.showAll', { shown: MOST, total: formatNumber(total) })}
        </UnstyledButton>
      )}
    </Card>
  );
});

function Bar({ row: { name, series, mark, figure } }: { row: BarRow }): ReactNode {
  return (
    <div className={classes['row']}>
      <span className="one-line" title={name}>
        {name}
      </span>
      <span className={classes['track']}>
        {series.map((part) => (
          <i key={part.name} data-series={part.name} style={{ width: `${part.share * 100}%` }} />
        ))}
        {mark !== undefined && <b style={{ insetInlineStart: `${mark * 100}%` }} />}
      </span>
      <span className="tabular">{figure}</span>
    </div>
  );
}
