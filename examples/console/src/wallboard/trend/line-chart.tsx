import { useComputedColorScheme } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { formatHourAndMinute } from '../../shared/formats.js';
import { activeTimeZone } from '../../shared/time-zone.js';
import { text } from '../../shared/text.js';

export interface ChartLine {
  label: string;
  /** The name of a colour variable. */
  color: string;
  width: number;
  dash?: readonly number[];
  /** Fills the area below it. */
  fills?: boolean;
  values: readonly (number | undefined)[];
}

interface LineChartProps {
  /** ms since the epoch */
  times: readonly number[];
  lines: readonly ChartLine[];
  height: number;
  format: (value: number) => string;
  /** Formats a time of the axis; as a time of day by default. */
  formatTime?: (ms: number) => string;
}

/** Lines over the half-hours of a day. It is hidden from screen readers: show its figures in a table beside it. */
export default function LineChart({ times, lines, height, format, formatTime = formatHourAndMinute }: LineChartProps): ReactNode {
  const { ref, width } = useElementSize();
  const target = useRef<HTMLDivElement>(null);
  const scheme = useComputedColorScheme();
  useEffect(() => {
    const { current } = target;
    if (!current || width === 0) return undefined;
    const style = getComputedStyle(current);
    const color = (name: string): string => style.getPropertyValue(name).trim();
    const zone = activeTimeZone();
    const chart = new uPlot(
      {
        width,
        height,
        // The marks of the axis are at full hours of the time zone.
        ...(zone !== undefined && { tzDate: (seconds) => uPlot.tzDate(new Date(seconds * 1000), zone) }),
        cursor: { y: false, points: { size: 7 } },
        legend: { live: true },
        scales: { x: { time: true }, y: { range: (_chart, _low, high) => [0, Math.max(high * 1.1, high === 0 ? 1 : 0)] } },
        axes: [
          axis(color, (values) => values.map((value) => formatTime(value * 1000))),
          { ...axis(color, (values) => values.map(format)), size: 64 },
        ],
        series: [
          {
            value: (_chart, value: number | null) => (value === null ? '' : formatTime(value * 1000)),
            label: text('trend.time'),
          },
          ...lines.map(({ label, color: name, width: lineWidth, dash, fills }) => ({
            label,
            stroke: color(name),
            width: lineWidth,
            ...(dash && { dash: [...dash] }),
            ...(fills && { fill: `${color(name)}22` }),
            points: { show: false },
            value: (_chart: uPlot, value: number | null) => (value === null ? '–' : format(value)),
          })),
        ],
      },
      [times.map((time) => time / 1000), ...lines.map(({ values }) => values.map((value) => value ?? null))],
      current,
    );
    return () => {
      chart.destroy();
    };
  }, [times, lines, height, format, formatTime, width, scheme]);
  return (
    <div ref={ref} aria-hidden="true" style={{ minHeight: height }}>
      <div ref={target} />
    </div>
  );
}

function axis(color: (name: string) => string, values: (values: number[]) => string[]): uPlot.Axis {
  return {
    stroke: color('--console-ink-soft'),
    font: '12px system-ui, sans-serif',
    grid: { stroke: color('--console-edge'), width: 1 },
    ticks: { show: false },
    values: (_chart, splits) => values(splits),
  };
}
