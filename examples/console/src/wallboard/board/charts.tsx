import { Card, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Bar, BarChart, ReferenceLine, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { formatNumber, formatPercent } from '../../shared/formats.js';
import type { BoardQueue } from '../figures/board.js';
import { serviceLevel } from '../figures/day.js';
import { judgeLevel } from '../figures/standing.js';
import classes from './board.module.css';
import { ChartTable } from './chart-table.js';

const ROW = 30;
const AXIS = 30;
const MOST = 12;

const tick = { fontSize: 12, fill: 'var(--mantine-color-dimmed)' };

/** Names are cut to the available space; the table has them in full. */
const short = (name: string): string => (name.length > 30 || /\S{17}/.test(name) ? `${name.slice(0, 14)}…` : name);

const category = {
  tickFormatter: short,
  type: 'category',
  dataKey: 'name',
  width: 112,
  interval: 0,
  axisLine: false,
  tickLine: false,
  tick,
} as const;

/** Compares the queues. Each chart is a table too, for users who cannot see it. */
export function Charts({ queues }: { queues: readonly BoardQueue[] }): ReactNode {
  return (
    <div className={classes['charts']}>
      <LoadChart queues={queues} />
      <LevelChart queues={queues} />
    </div>
  );
}

function LoadChart({ queues }: { queues: readonly BoardQueue[] }): ReactNode {
  const rows = queues
    .flatMap(({ name, now }) => (now ? [{ name, waiting: now.waiting, interacting: now.interacting }] : []))
    .sort((one, other) => other.waiting + other.interacting - one.waiting - one.interacting)
    .slice(0, MOST);
  return (
    <ChartCard
      title="Waiting and interacting now"
      legend={
        <>
          <i data-series="waiting" /> waiting <i data-series="interacting" /> interacting
        </>
      }
      table={
        <ChartTable
          title="Waiting and interacting now"
          columns={['Queue', 'Waiting', 'Interacting']}
          rows={rows.map(({ name, waiting, interacting }) => [name, formatNumber(waiting), formatNumber(interacting)])}
        />
      }
      rows={rows.length}
    >
      <BarChart layout="vertical" data={rows} accessibilityLayer={false} margin={{ right: 16 }} barCategoryGap={7}>
        <XAxis type="number" allowDecimals={false} axisLine={false} tickLine={false} tick={tick} height={AXIS} />
        <YAxis {...category} />
        <Bar dataKey="waiting" stackId="load" fill="var(--board-waiting)" isAnimationActive={false} />
        <Bar dataKey="interacting" stackId="load" fill="var(--board-interacting)" isAnimationActive={false} />
      </BarChart>
    </ChartCard>
  );
}

function LevelChart({ queues }: { queues: readonly BoardQueue[] }): ReactNode {
  const rows = queues
    .flatMap(({ name, day }) => {
      const level = day && serviceLevel(day);
      if (level === undefined) return [];
      const { severity, words } = judgeLevel(level, day?.target);
      return [{ name, level, target: day?.target, words, fill: `var(--board-${severity})` }];
    })
    .sort((one, other) => one.level - other.level)
    .slice(0, MOST);
  const target = rows.find((row) => row.target !== undefined)?.target;
  return (
    <ChartCard
      title="Service level today"
      legend={
        <>
          <i data-series="good" /> on target <i data-series="warning" /> below <i data-series="critical" /> far below
        </>
      }
      table={
        <ChartTable
          title="Service level today"
          columns={['Queue', 'Service level', 'Target', 'State']}
          rows={rows.map((row) => [row.name, formatPercent(row.level), formatPercent(row.target), row.words])}
        />
      }
      rows={rows.length}
    >
      <BarChart layout="vertical" data={rows} accessibilityLayer={false} margin={{ right: 16 }} barCategoryGap={7}>
        <XAxis
          {...{ type: 'number', domain: [0, 1], ticks: [0, 0.25, 0.5, 0.75, 1], tickFormatter: formatPercent }}
          {...{ axisLine: false, tickLine: false, tick, height: AXIS }}
        />
        <YAxis {...category} />
        <Bar dataKey="level" isAnimationActive={false} />
        {target !== undefined && <ReferenceLine x={target} stroke="var(--mantine-color-text)" strokeDasharray="3 3" />}
      </BarChart>
    </ChartCard>
  );
}

interface ChartCardProps {
  title: string;
  legend: ReactNode;
  table: ReactNode;
  rows: number;
  children: ReactNode;
}

function ChartCard({ title, legend, table, rows, children }: ChartCardProps): ReactNode {
  return (
    <Card withBorder component="section" padding="sm" className={classes['chart'] ?? ''}>
      <Title order={2} size="h3">
        {title}
      </Title>
      {rows === 0 ? (
        <Text size="sm" c="dimmed">
          There are no figures to draw.
        </Text>
      ) : (
        <>
          {/* Its data is in the table. */}
          <div aria-hidden="true">
            <p className={classes['legend']}>{legend}</p>
            <ResponsiveContainer width="100%" height={rows * ROW + AXIS}>
              {children}
            </ResponsiveContainer>
          </div>
          {table}
        </>
      )}
    </Card>
  );
}
