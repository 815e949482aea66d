import { buffer } from 'node:stream/consumers';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { RunningConsole } from '../../examples/console/server.js';
import { AnalyticsApi } from '../../src/apis/analytics.js';
import { ApiClient } from '../../src/entries/fetch.js';
import type { ConversationAggregationQuery } from '../../src/models/index.js';
import { it, signIn } from './support/console.js';
import { settled } from './support/pages.js';
import { atWork, moment } from './support/working-day.js';

const table = (page: Page): Locator => page.getByRole('region', { name: 'Figures as a table' });
const run = (page: Page): Promise<void> => page.getByRole('button', { name: 'Run the query' }).press('Enter');

/** Collects the bodies of the aggregate queries that a page sends. */
function aggregateQueries(page: Page): ConversationAggregationQuery[] {
  const queries: ConversationAggregationQuery[] = [];
  page.on('request', (request) => {
    const isQuery = request.method() === 'POST' && request.url().endsWith('/analytics/conversations/aggregates/query');
    if (isQuery) queries.push(request.postDataJSON() as ConversationAggregationQuery);
  });
  return queries;
}

/** Returns counts as the sandbox answers them to another program, by media type and time. */
async function answeredCounts(
  { sandbox, sandboxUrl }: RunningConsole,
  query: ConversationAggregationQuery,
  metric: string,
): Promise<Map<string, number>> {
  const client = new ApiClient({ timeout: 0, apiUrl: sandboxUrl });
  client.setAccessToken(sandbox.issueAccessToken());
  const { results = [] } = await new AnalyticsApi(client).postAnalyticsConversationsAggregatesQuery(query);
  const entries = results.flatMap(({ group = {}, data = [] }) =>
    data.flatMap(({ interval = '', metrics = [] }) =>
      metrics
        .filter((each) => each.metric === metric)
        .map(({ stats }) => [`${group['mediaType'] ?? ''} ${interval.slice(11, 16)}`, stats?.count ?? 0] as const),
    ),
  );
  return new Map(entries);
}

/** Reads the chart's figures from the table that screen readers get. */
async function drawnCounts(page: Page): Promise<Map<string, number>> {
  const chart = page.getByRole('region', { name: 'Chart' }).getByRole('table', { name: 'nOffered: Count' });
  const [, ...media] = await chart.getByRole('columnheader').allTextContents();
  const counts = new Map<string, number>();
  for (const row of await chart.getByRole('row').all()) {
    const cells = await row.getByRole('cell').allTextContents();
    const [time = ''] = await row.getByRole('rowheader').allTextContents();
    cells.forEach((cell, index) => {
      if (cell !== '0') counts.set(`${media[index] ?? ''} ${time}`, Number(cell));
    });
  }
  return counts;
}

/** Replaces the text of an editor. Chromium itself would keep the colours of replaced text by inline styles, which the page forbids. */
async function replace(editor: Locator, text: string): Promise<void> {
  await editor.press('ControlOrMeta+a');
  await editor.press('Delete');
  await editor.fill(text);
}

describe('The builder of analytics queries', () => {
  it.override(atWork);

  it('shows conversations by media per half-hour as chart and table, with the figures of the platform', async ({ app, page }) => {
    const queries = aggregateQueries(page);
    await page.clock.setFixedTime(moment);
    await signIn(page, 'Amara Osei', '/analytics');
    await page.getByRole('combobox', { name: 'Type of query' }).selectOption('Conversation aggregates');
    await run(page);
    await page.getByRole('region', { name: 'Chart' }).locator('canvas').waitFor();
    const [query] = queries;
    expect(query).toMatchObject({
      interval: '2026-03-12T00:00:00.000Z/2026-03-13T00:00:00.000Z',
      granularity: 'PT30M',
      timeZone: 'UTC',
      groupBy: ['mediaType'],
    });
    const offered = await answeredCounts(app, query!, 'nOffered');
    expect(offered.size).toBeGreaterThan(10);
    expect(await drawnCounts(page)).toEqual(offered);

    // The file has all rows; the table renders those in view.
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    const lines = (await buffer(await download.createReadStream())).toString('utf8').trim().split('\r\n');
    expect(lines[0]).toContain('mediaType,Name of mediaType,Step start,Step end,Metric,Qualifier,count,average,sum');
    const saved = lines.slice(1).map((line) => line.split(','));
    const savedOffered = saved.filter((cells) => cells[4] === 'nOffered');
    expect(new Map(savedOffered.map((cells) => [`${cells[0]} ${(cells[2] ?? '').slice(11, 16)}`, Number(cells[6])]))).toEqual(
      offered,
    );
    const [firstMedia = ''] = saved[0] ?? [];
    await table(page).getByRole('row', { name: firstMedia }).first().waitFor();
    await page.getByText(`${saved.length} rows`).waitFor();

    // A condition by name, then the same query as JSON.
    const [queue] = app.sandbox.queues;
    await page.getByRole('button', { name: 'Add a condition' }).press('Enter');
    const queues = page.getByRole('combobox', { name: 'Queues by name' });
    await queues.fill(queue!.name);
    await page.getByRole('option', { name: queue!.name, exact: true }).waitFor();
    await queues.press('ArrowDown');
    await queues.press('Enter');
    await queues.press('Escape');
    await page.getByRole('tab', { name: 'Query as JSON' }).click();
    const editor = page.getByRole('textbox', { name: 'Query as JSON' });
    await editor.waitFor();
    const json = JSON.parse(await editor.innerText()) as ConversationAggregationQuery;
    expect(json.filter).toEqual({ type: 'and', predicates: [{ dimension: 'queueId', value: queue!.id }] });
    await replace(editor, JSON.stringify({ ...json, metrics: ['nConnected'], granularity: 'P2D' }));
    await page.getByText('A step of 2 d is longer than the interval of 1 d.').waitFor();
    expect(await page.getByRole('button', { name: 'Run the query' }).isDisabled()).toBe(true);
    await replace(editor, JSON.stringify({ ...json, metrics: ['nConnected'] }));
    await page.getByRole('tab', { name: 'Form' }).click();
    await page.getByText('nConnected', { exact: true }).first().waitFor();
    await run(page);
    await expect.poll(() => queries.at(-1)).toMatchObject({ metrics: ['nConnected'], filter: json.filter });
    await page.getByRole('tab', { name: 'As code' }).click();
    await page.getByText('postAnalyticsConversationsAggregatesQuery').waitFor();

    // A view has a name, and its link shows the same result at once.
    await page.getByRole('button', { name: 'Views: none' }).click();
    await page.getByRole('menuitem', { name: 'Save this view…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save this view' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Connected');
    await dialog.getByRole('button', { name: 'Save' }).click();
    const sent = queries.length;
    await page.reload();
    await settled(page);
    await page.getByRole('button', { name: 'Views: Connected' }).waitFor();
    await expect.poll(() => queries.length).toBe(sent + 1);
    expect(queries.at(-1)).toMatchObject({ metrics: ['nConnected'], filter: json.filter });
  });

  it('finds conversations by metrics and by their evaluations', async ({ page }) => {
    const bodies: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/analytics/conversations/details/query')) bodies.push(request.postDataJSON());
    });
    await page.clock.setFixedTime(moment);
    await signIn(page, 'Amara Osei', '/analytics?kind=conversation-details');
    const conversation = page.getByRole('group', { name: 'Conditions on the conversation' });
    await conversation.getByRole('button', { name: 'Add a condition' }).press('Enter');
    const compared = conversation.getByRole('combobox', { name: 'Dimension or metric' });
    await compared.fill('tHandle');
    await conversation.getByRole('option', { name: 'tHandle', exact: true }).click();
    await conversation.getByRole('combobox', { name: 'Comparison' }).selectOption('from … to');
    await conversation.getByRole('spinbutton', { name: 'From' }).fill('1000');
    await conversation.getByRole('spinbutton', { name: 'To' }).fill('60000000');
    const evaluation = page.getByRole('group', { name: 'Conditions on an evaluation of the conversation' });
    await evaluation.getByRole('button', { name: 'Add a condition' }).press('Enter');
    await evaluation.getByRole('combobox', { name: 'Comparison' }).selectOption('does not exist');
    const resolution = page.getByRole('group', { name: 'Conditions on a resolution of the conversation' });
    await resolution.getByRole('button', { name: 'Add a condition' }).press('Enter');
    await expect.poll(() => resolution.getByRole('combobox', { name: 'Metric' }).inputValue()).toBe('nNextContactAvoided');
    await run(page);
    await expect
      .poll(() => bodies.at(-1))
      .toMatchObject({
        conversationFilters: [
          { type: 'and', predicates: [{ type: 'metric', metric: 'tHandle', range: { gte: 1000, lte: 60_000_000 } }] },
        ],
        evaluationFilters: [{ type: 'and', predicates: [{ dimension: 'queueId', operator: 'notExists' }] }],
      });
  });
});
