import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { drawChart, themes } from '../../../bench/support/chart.js';

const points = (...values: number[]) => values.map((y, index) => ({ x: 4 ** index, y }));
const chart = {
  name: 'cpu',
  title: 'CPU per call',
  xLabel: 'concurrent calls',
  yLabel: 'µs',
  lines: [
    { label: 'ours', isOurs: true, points: points(180, 110, 90) },
    { label: 'a <peer> & another', isOurs: false, points: points(410, 260, 220) },
    { label: 'nearly the same', isOurs: false, points: points(412, 262, 221) },
  ],
};

it.each(themes)('A chart in the %s theme has a title, a line and a label for each subject, and no text over another', (theme) => {
  const { document } = new JSDOM(drawChart(chart, theme), { contentType: 'image/svg+xml' }).window;
  const svg = document.documentElement;
  expect(svg.getAttribute('aria-label')).toBe('CPU per call');
  const texts = [...svg.querySelectorAll('[aria-label="text"] text')];
  expect(texts.map(({ textContent }) => textContent)).toEqual(['ours', 'a <peer> & another', 'nearly the same']);
  const heights = texts.map((text) => Number(/,([\d.]+)\)/.exec(text.getAttribute('transform') ?? '')?.[1]));
  expect(heights[1]! - heights[2]!).toBeGreaterThan(12);
  expect(svg.querySelectorAll('[aria-label="line"] path')).toHaveLength(3);
  expect(svg.querySelectorAll('[stroke-dasharray]')).toHaveLength(2);
  const ticks = [...svg.querySelectorAll('[aria-label="x-axis tick label"] text')].map(({ textContent }) => textContent);
  expect(ticks).toEqual(['1', '4', '16']);
});
