import '../support/english.js';
import { createSandbox } from 'contact-centre-client/sandbox';
import { describe, expect, it } from 'vitest';
import { AnalyticsApi } from '../../../src/apis/analytics.js';
import type { FigureRow, FiguresResponse } from '../../../examples/console/src/analytics/result/figures.js';
import { availableFigures, figureOf, figureRows } from '../../../examples/console/src/analytics/result/figures.js';
import { figuresTable } from '../../../examples/console/src/analytics/result/figures-table.js';
import { seriesOf } from '../../../examples/console/src/analytics/result/series.js';
import { invoke } from '../../../examples/console/src/explorer/call/invoke.js';
import { queryKindNames } from '../../../examples/console/src/analytics/query/kinds.js';
import { clientOf } from '../../support/in-sandbox.js';
import { classOf } from '../explorer/support.js';
import { completeQuery, operationOf } from './support.js';
import { describeFigure, describeGroup } from '../../../examples/console/src/analytics/result/wording.js';

const at = (hour: number): string => new Date(Date.UTC(2026, 2, 12, hour)).toISOString();
const query = { interval: `${at(8)}/${at(12)}`, granularity: 'PT1H' };

/** A response with three hours of two media types; nothing happened at 10 and 11 o'clock. */
const response: FiguresResponse = {
  results: [
    {
      group: { mediaType: 'voice', queueId: 'q1' },
      data: [
        { interval: `${at(8)}/${at(9)}`, metrics: [{ metric: 'nOffered', stats: { count: 3 } }] },
        {
          interval: `${at(9)}/${at(10)}`,
          metrics: [
            { metric: 'nOffered', stats: { count: 1 } },
            { metric: 'tHandle', stats: { count: 2, sum: 180_000, max: 150_000 } },
          ],
          views: [{ name: 'short', stats: { count: 1 } }],
        },
      ],
    },
    {
      group: { mediaType: 'email', queueId: 'q1' },
      data: [{ interval: `${at(9)}/${at(10)}`, metrics: [{ metric: 'nOffered', stats: { count: 7 } }] }],
    },
  ],
};
const names = new Map([['q1', 'Bookings']]);
const rows = figureRows(response);
const label = (row: FigureRow): string => row.group['mediaType'] ?? '';

describe('The figures of a response', () => {
  it('are one row for each metric, view, step and group', () => {
    expect(rows.map((row) => [label(row), row.metric, row.from, row.stats.count])).toEqual([
      ['voice', 'nOffered', Date.parse(at(8)), 3],
      ['voice', 'nOffered', Date.parse(at(9)), 1],
      ['voice', 'tHandle', Date.parse(at(9)), 2],
      ['voice', 'short', Date.parse(at(9)), 1],
      ['email', 'nOffered', Date.parse(at(9)), 7],
    ]);
    expect(figureRows({})).toEqual([]);
  });

  it('of observations have no steps', async () => {
    const sandbox = createSandbox({ seed: 1, traffic: true });
    const client = clientOf(sandbox);
    client.setAccessToken(sandbox.issueAccessToken());
    const response = await new AnalyticsApi(client).postAnalyticsQueuesObservationsQuery({
      filter: { type: 'or', predicates: sandbox.queues.map(({ id: value }) => ({ dimension: 'queueId', value })) },
      metrics: ['oWaiting', 'oOnQueueUsers'],
    });
    const observed = figureRows(response);
    expect(observed.length).toBeGreaterThan(sandbox.queues.length);
    expect(new Set(observed.map(({ metric }) => metric))).toEqual(new Set(['oWaiting', 'oOnQueueUsers']));
    expect(observed.every(({ from }) => from === undefined)).toBe(true);
  });

  it('are readable: times like a clock, shares in percent, and names instead of ids', () => {
    const [first, , handle] = rows as [FigureRow, FigureRow, FigureRow];
    expect(describeFigure(first, 'count')).toBe('3');
    expect(describeFigure(first, 'average')).toBe('–');
    expect(describeFigure(handle, 'average')).toBe('1:30');
    expect(describeFigure(handle, 'max')).toBe('2:30');
    expect(describeGroup(handle, names)).toBe('voice · Bookings');
    const level: FigureRow = { ...first, metric: 'oServiceLevel', stats: { ratio: 0.805 } };
    expect(describeFigure(level, 'ratio')).toBe('81%');
  });

  it('offer the most telling one for the metric first', () => {
    expect(availableFigures(rows, 'nOffered')).toEqual(['count']);
    expect(availableFigures(rows, 'tHandle')).toEqual(['average', 'count', 'sum', 'max']);
    expect(figureOf({ ...rows[0]!, stats: { sum: 1, count: 0 } }, 'average')).toBeUndefined();
  });

  it('are written to a file with ids, names and whole numbers', () => {
    const { header, rows: lines } = figuresTable(rows, names);
    expect(header.slice(0, 8)).toEqual([
      'mediaType',
      'Name of mediaType',
      'queueId',
      'Name of queueId',
      'Step start',
      'Step end',
      'Metric',
      'Qualifier',
    ]);
    expect(lines[2]).toEqual([
      'voice',
      undefined,
      'q1',
      'Bookings',
      at(9),
      at(10),
      'tHandle',
      undefined,
      2,
      90_000,
      180_000,
      undefined,
      150_000,
      undefined,
      undefined,
    ]);
  });
});

describe('A new query', () => {
  it.each(queryKindNames)('of %s is accepted by the platform', async (kind) => {
    const sandbox = createSandbox({ seed: 1, validation: 'strict' });
    const client = clientOf(sandbox);
    client.setAccessToken(sandbox.issueAccessToken());
    const { area, operation } = operationOf(kind);
    const response = await invoke(await classOf(area), operation, { body: completeQuery(kind) }, client);
    expect(response).toBeTypeOf('object');
  });
});

describe('A chart', () => {
  it('has all steps of the interval, with the count 0 where nothing happened', () => {
    const { times, lines } = seriesOf(rows, { metric: 'nOffered', figure: 'count', labelOf: label, query });
    expect(times).toEqual([8, 9, 10, 11].map((hour) => Date.parse(at(hour))));
    expect(lines).toEqual([
      { label: 'email', values: [0, 7, 0, 0] },
      { label: 'voice', values: [3, 1, 0, 0] },
    ]);
  });

  it('has no other figure where nothing happened', () => {
    const { lines } = seriesOf(rows, { metric: 'tHandle', figure: 'average', labelOf: label, query });
    expect(lines).toEqual([{ label: 'voice', values: [undefined, 90_000, undefined, undefined] }]);
  });

  it('shows the largest groups, and says how many it omits', () => {
    const many = Array.from({ length: 11 }, (_, index): FigureRow => {
      return { ...rows[0]!, id: String(index), group: { mediaType: `m${index}` }, stats: { count: index } };
    });
    const { lines, omitted } = seriesOf(many, { metric: 'nOffered', figure: 'count', labelOf: label, query });
    expect(lines.map((line) => line.label)).toEqual(['m10', 'm9', 'm8', 'm7', 'm6', 'm5', 'm4', 'm3']);
    expect(omitted).toBe(3);
  });
});
