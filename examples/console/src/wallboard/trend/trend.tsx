import { Card, Group, NativeSelect, SegmentedControl, Skeleton, Text, Title } from '@mantine/core';
import { Suspense, lazy, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { labelOf, mediaNames } from '../../interactions/words.js';
import { NONE, formatClock, formatHourAndMinute, formatNumber, formatPercent } from '../../shared/formats.js';
import { Empty, Failure, Loading } from '../../shared/states.js';
import { text } from '../../shared/text.js';
import { UnlimitedNote } from '../../workspace/unlimited-note.js';
import { ChartTable } from '../board/chart-table.js';
import { sumOfFigures } from '../figures/day.js';
import type { ChartLine } from './line-chart.js';
import type { TrendDay, TrendFigure } from './series.js';
import { atTimesOfDay, stepTimes, trendDays, trendFigures, trendValues } from './series.js';
import type { TrendData } from './use-trend.js';
import { useTrend } from './use-trend.js';

const LineChart = lazy(() => import('./line-chart.js'));

interface TrendProps {
  queueIds: readonly string[];
  /** What the figures are of: "Bookings", "All queues". */
  name: string;
  /** The agents for staffing; all agents by default. */
  userIds?: readonly string[];
}

/** Figures by half-hour, compared with yesterday and with the same weekday of last week, and the agents on queue. */
export function Trend({ queueIds, name, userIds }: TrendProps): ReactNode {
  const trend = useTrend(queueIds, userIds);
  const [figure, setFigure] = useState<TrendFigure>('offered');
  const [media, setMedia] = useState('');
  const { error, isPending, days, refetch } = trend;
  const mediaTypes = useMemo(() => [...(days.today.steps?.keys() ?? [])].sort(), [days.today.steps]);
  if (queueIds.length === 0) {
    return (
      <Empty title={text('trend.noQueues')} icon="search">
        {text('trend.noQueuesHelp')}
      </Empty>
    );
  }
  if (error && !days.today.steps) return <Failure error={error} onRetry={refetch} />;
  if (isPending) return <Loading rows={1} height={460} label={text('trend.loading')} />;
  return (
    <Card withBorder component="section" padding="md" aria-label={text('trend.label', { name })}>
      <Group justify="space-between" gap="sm" mb="sm">
        <Title order={2} size="h3">
          {text('trend.byHalfHour', { name })}
        </Title>
        <Group gap="sm">
          <NativeSelect
            aria-label={text('trend.media')}
            size="xs"
            data={[
              { value: '', label: text('trend.allMedia') },
              ...mediaTypes.map((value) => ({ value, label: mediaName(value) })),
            ]}
            value={media}
            onChange={({ currentTarget }) => {
              setMedia(currentTarget.value);
            }}
          />
          <SegmentedControl
            aria-label={text('trend.figure')}
            size="xs"
            data={Object.entries(trendFigures).map(([value, { label }]) => ({ value, label: text(label) }))}
            value={figure}
            onChange={(value) => {
              setFigure(value as TrendFigure);
            }}
          />
        </Group>
      </Group>
      <FigureChart trend={trend} figure={figure} media={media} name={name} />
      <MediaSplit trend={trend} />
      <StaffingChart trend={trend} />
    </Card>
  );
}

const looks: Record<TrendDay, Omit<ChartLine, 'label' | 'values'>> = {
  today: { color: '--console-accent', width: 2.5, fills: true },
  yesterday: { color: '--console-quiet', width: 1.5 },
  lastWeek: { color: '--console-quiet', width: 1.5, dash: [5, 4] },
};

const count = (value: number): string => formatNumber(value);

function formatOf(figure: TrendFigure): (value: number) => string {
  if (figure === 'level') return formatPercent;
  return figure === 'asa' || figure === 'aht' ? formatClock : count;
}

interface FigureChartProps {
  trend: TrendData;
  figure: TrendFigure;
  media: string;
  name: string;
}

function FigureChart({ trend: { days, until }, figure, media, name }: FigureChartProps): ReactNode {
  const times = useMemo(() => stepTimes(days.today.interval), [days.today.interval]);
  const lines = useMemo(
    () =>
      (Object.keys(trendDays) as TrendDay[]).map((day) => {
        const { interval, steps } = days[day];
        const values = steps ? trendValues(steps, { figure, media, interval, until }) : [];
        return { ...looks[day], label: text(trendDays[day].label), values: atTimesOfDay(times, values, interval) };
      }),
    [days, figure, media, until, times],
  );
  return (
    <Chart
      title={text('trend.figureOf', { figure: text(trendFigures[figure].label), name })}
      times={times}
      lines={lines}
      height={300}
      format={formatOf(figure)}
    />
  );
}

function StaffingChart({ trend: { staffing, days } }: { trend: TrendData }): ReactNode {
  const times = useMemo(() => stepTimes(days.today.interval), [days.today.interval]);
  const lines = useMemo(
    () => staffing && [{ label: text('trend.agents'), color: '--console-good', width: 2, fills: true, values: staffing }],
    [staffing],
  );
  if (!lines) return null;
  return (
    <>
      <Title order={3} size="h4" mt="md">
        {text('trend.agentsTitle')}
      </Title>
      <UnlimitedNote>{text('trend.allAgents')}</UnlimitedNote>
      <Chart title={text('trend.agentsToday')} times={times} lines={lines} height={140} format={oneDecimal} />
    </>
  );
}

const oneDecimal = (value: number): string => formatNumber(Math.round(value * 10) / 10);

interface ChartProps {
  title: string;
  times: readonly number[];
  lines: readonly ChartLine[];
  height: number;
  format: (value: number) => string;
}

/** A chart, and the same as a table for screen readers. */
function Chart({ title, times, lines, height, format }: ChartProps): ReactNode {
  return (
    <>
      <Suspense fallback={<Skeleton height={height} />}>
        <LineChart times={times} lines={lines} height={height} format={format} />
      </Suspense>
      <ChartTable
        title={title}
        columns={[text('trend.halfHour'), ...lines.map(({ label }) => label)]}
        rows={times.map((time, index) => [
          formatHourAndMinute(time),
          ...lines.map(({ values }) => {
            const value = values[index];
            return value === undefined ? NONE : format(value);
          }),
        ])}
      />
    </>
  );
}

const mediaName = (type: string): string => labelOf(mediaNames, type) ?? type;

/** The day so far by media type. */
function MediaSplit({ trend: { days } }: { trend: TrendData }): ReactNode {
  const media = [...(days.today.steps ?? [])].map(([type, steps]) => ({ type, sum: sumOfFigures(steps) }));
  if (media.length < 2) return null;
  const counts = media.map(({ type, sum }) =>
    text('trend.mediaCount', { media: mediaName(type), count: formatNumber(sum.offered) }),
  );
  return (
    <Text size="sm" c="dimmed" className="tabular" mt="xs">
      {text('trend.offeredByMedia', { list: counts.join(' · ') })}
    </Text>
  );
}
