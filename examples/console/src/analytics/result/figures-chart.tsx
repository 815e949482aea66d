import { Card, Group, NativeSelect, Skeleton, Text } from '@mantine/core';
import { Suspense, lazy, useCallback, useMemo } from 'react';
import type { ReactNode } from 'react';
import { formatDateTime, formatHourAndMinute, formatNumber } from '../../shared/formats.js';
import { text } from '../../shared/text.js';
import { ChartTable } from '../../wallboard/board/chart-table.js';
import type { ChartLine } from '../../wallboard/trend/line-chart.js';
import type { AnalyticsAddress } from '../address.js';
import type { Json } from '../query/types.js';
import type { Figure, FigureRow } from './figures.js';
import { availableFigures, metricsOf } from './figures.js';
import type { Series } from './series.js';
import { MOST_LINES, seriesOf } from './series.js';
import { describeGroup, figureNames, formatFigure } from './wording.js';

const LineChart = lazy(() => import('../../wallboard/trend/line-chart.js'));

const HEIGHT = 280;
/** ms */
const DAY = 86_400_000;

interface FiguresChartProps {
  address: AnalyticsAddress;
  rows: readonly FigureRow[];
  names: ReadonlyMap<string, string>;
  query: Json;
}

/** One figure of one metric over the steps of the interval, a line for each group. */
export function FiguresChart({ address: { values, change }, rows, names, query }: FiguresChartProps): ReactNode {
  const metrics = metricsOf(rows);
  const metric = metrics.find((name) => name === values.metric) ?? metrics[0] ?? '';
  const available = availableFigures(rows, metric);
  const figure = available.find((name) => name === values.figure) ?? available[0] ?? 'count';
  const series = useMemo(
    () => seriesOf(rows, { metric, figure, query, labelOf: (row) => describeGroup(row, names) }),
    [rows, metric, figure, query, names],
  );
  if (series.times.length < 2) {
    return (
      <Text size="sm" c="dimmed">
        {text('analytics.noChart')}
      </Text>
    );
  }
  return (
    <Card withBorder padding="md" mb="sm" component="section" aria-label={text('analytics.chart')}>
      <Group gap="sm" mb="sm">
        <NativeSelect
          size="xs"
          label={text('analytics.metric')}
          data={metrics}
          value={metric}
          onChange={({ currentTarget }) => {
            change({ metric: currentTarget.value, figure: '' });
          }}
        />
        <NativeSelect
          size="xs"
          label={text('analytics.figure')}
          data={available.map((value) => ({ value, label: text(figureNames[value]) }))}
          value={figure}
          onChange={({ currentTarget }) => {
            change({ figure: currentTarget.value });
          }}
        />
      </Group>
      <Chart series={series} metric={metric} figure={figure} />
      {series.omitted > 0 && (
        <Text size="sm" c="dimmed">
          {text('analytics.omitted', { count: series.omitted, shown: formatNumber(MOST_LINES) })}
        </Text>
      )}
    </Card>
  );
}

const colors = ['--console-accent', '--console-info', '--console-attention', '--console-quiet'];
const dashes: readonly (readonly number[] | undefined)[] = [undefined, [6, 4]];

/** Lines differ by colour, and the second half of them also by dashes. */
function lookOf(index: number): Pick<ChartLine, 'color' | 'width' | 'dash'> {
  const dash = dashes[Math.floor(index / colors.length)];
  return { color: colors[index % colors.length] ?? '', width: 2, ...(dash && { dash }) };
}

/** The chart, and the same as a table for screen readers. */
function Chart({ series: { times, lines }, metric, figure }: { series: Series; metric: string; figure: Figure }): ReactNode {
  const drawn = useMemo(() => lines.map((line, index) => ({ ...line, ...lookOf(index) })), [lines]);
  const format = useCallback((value: number) => formatFigure(value, metric, figure), [metric, figure]);
  const isWithinDay = (times.at(-1) ?? 0) - (times[0] ?? 0) < DAY;
  const formatStep = isWithinDay ? formatHourAndMinute : formatDateTime;
  return (
    <>
      <Suspense fallback={<Skeleton height={HEIGHT} />}>
        <LineChart times={times} lines={drawn} height={HEIGHT} format={format} formatTime={formatStep} />
      </Suspense>
      <ChartTable
        title={text('analytics.chartOf', { metric, figure: text(figureNames[figure]) })}
        columns={[text('analytics.step'), ...lines.map(({ label }) => label)]}
        rows={times.map((time, index) => [
          formatStep(time),
          ...lines.map(({ values }) => {
            const value = values[index];
            return value === undefined ? '–' : format(value);
          }),
        ])}
      />
    </>
  );
}
