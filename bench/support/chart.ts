import * as Plot from '@observablehq/plot';
import { JSDOM } from 'jsdom';

/** A line chart whose x axis doubles from tick to tick. */
export interface Chart {
  /** The file in docs/images, without the theme and the ending. */
  readonly name: string;
  /** The content of the chart in words, for readers who do not see it. */
  readonly title: string;
  readonly xLabel: string;
  readonly yLabel: string;
  readonly lines: readonly Line[];
}

export interface Line {
  readonly label: string;
  /** Whether it is one of this package's. Others are drawn with dashes. */
  readonly isOurs: boolean;
  readonly points: readonly Point[];
}

interface Point {
  readonly x: number;
  readonly y: number;
}

export const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];

const colours: Readonly<Record<Theme, { text: string; background: string; ours: readonly string[]; others: readonly string[] }>> =
  {
    light: {
      text: '#24292f',
      background: '#ffffff',
      ours: ['#0550ae', '#116329', '#8250df'],
      others: ['#bc4c00', '#cf222e', '#9a6700', '#57606a', '#0a7b83', '#a40e6c'],
    },
    dark: {
      text: '#e6edf3',
      background: '#0d1117',
      ours: ['#79c0ff', '#7ee787', '#d2a8ff'],
      others: ['#ffa657', '#ff7b72', '#e3b341', '#8b949e', '#56d4dd', '#ff9bce'],
    },
  };

const SIZE = { width: 760, height: 460, marginLeft: 48, marginRight: 262, marginTop: 30, marginBottom: 42 };
/** px between the labels of two lines */
const LABEL_DISTANCE = 16;

/** Draws a chart as SVG. */
export function drawChart({ title, xLabel, yLabel, lines }: Chart, theme: Theme): string {
  const { text, background, ours, others } = colours[theme];
  const { document } = new JSDOM('').window;
  const strokeOf = new Map([
    ...lines.filter(({ isOurs }) => isOurs).map(({ label }, index) => [label, ours[index % ours.length]] as const),
    ...lines.filter(({ isOurs }) => !isOurs).map(({ label }, index) => [label, others[index % others.length]] as const),
  ]);
  const xs = [...new Set(lines.flatMap(({ points }) => points.map(({ x }) => x)))];
  const top = Math.max(...lines.flatMap(({ points }) => points.map(({ y }) => y))) * 1.05;
  const marks = lines.map(({ label, isOurs, points }) =>
    Plot.lineY(points, {
      x: 'x',
      y: 'y',
      stroke: strokeOf.get(label) ?? text,
      strokeWidth: isOurs ? 2.5 : 1.5,
      ...(!isOurs && { strokeDasharray: '5 3' }),
      marker: 'dot',
    }),
  );
  const labels = placeLabels(lines, top).map(({ label, y }) =>
    Plot.text([{ x: Math.max(...xs), y }], {
      x: 'x',
      y: 'y',
      text: () => label,
      textAnchor: 'start',
      dx: 10,
      fill: strokeOf.get(label) ?? text,
    }),
  );
  const svg = Plot.plot({
    document,
    ...SIZE,
    style: { color: text, background, fontSize: '13px' },
    x: { type: 'log', base: 2, ticks: xs, tickFormat: String, label: xLabel, labelAnchor: 'center', labelArrow: 'none' },
    y: { domain: [0, top], grid: true, label: yLabel, labelArrow: 'none' },
    marks: [...marks, ...labels],
  });
  svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', title);
  return `${svg.outerHTML}\n`;
}

/** Returns where the label of each line is: beside its last point, or above if another label is there. */
function placeLabels(lines: readonly Line[], top: number): { label: string; y: number }[] {
  const distance = (LABEL_DISTANCE / (SIZE.height - SIZE.marginTop - SIZE.marginBottom)) * top;
  const ends = lines.map(({ label, points }) => ({ label, y: points.at(-1)?.y ?? 0 })).sort((one, other) => one.y - other.y);
  let lowest = 0;
  return ends.map(({ label, y }) => {
    const place = Math.max(y, lowest);
    lowest = place + distance;
    return { label, y: place };
  });
}
