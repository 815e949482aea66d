import { buffer } from 'node:stream/consumers';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { RunningConsole } from '../../examples/console/server.js';
import { AnalyticsApi } from '../../src/apis/analytics.js';
import { ConversationsApi } from '../../src/apis/conversations.js';
import { QualityApi } from '../../src/apis/quality.js';
import { RoutingApi } from '../../src/apis/routing.js';
import { SpeechTextAnalyticsApi } from '../../src/apis/speech-text-analytics.js';
import type { ConversationQuery } from '../../src/models/index.js';
import { violations } from './support/accessibility.js';
import { atWork, moment } from './support/working-day.js';
import { it as onConsole, signIn } from './support/console.js';
import { copied } from './support/clipboard.js';
import { expectFocus } from './support/focus.js';
import { pageLink, settled } from './support/pages.js';
import { refusal } from './support/refuse.js';

const QUERY = '/api/v2/analytics/conversations/details/query';
const JOBS = '/api/v2/analytics/conversations/details/jobs';

/** Opens a page while the contact centre has traffic. */
async function open(page: Page, path = '/interactions'): Promise<void> {
  await page.clock.install({ time: moment });
  await signIn(page, 'Amara Osei', path);
  // Counters that start here must not include the page's initial requests.
  await settled(page);
}

const table = (page: Page): Locator => page.getByRole('table', { name: 'Interactions' });
const rows = (page: Page): Locator => table(page).locator('tbody tr[data-row]');
/** How many interactions the list has in all. */
const totalOf = async (page: Page): Promise<number> =>
  Number(/of ([\d,]+)$/.exec((await page.getByText(/^[\d,]+–[\d,]+ of [\d,]+$/).textContent()) ?? '')?.[1]?.replaceAll(',', ''));
const column = async (page: Page, name: string): Promise<string[]> => {
  const heads = (await table(page).getByRole('columnheader').allTextContents()).map((text) => text.trim());
  return await rows(page).evaluateAll((all, at) => all.map((row) => row.children[at]?.textContent ?? ''), heads.indexOf(name));
};
const exportPanel = (page: Page): Locator => page.getByRole('region', { name: 'Export' });
const requestsTo = ({ sandbox }: RunningConsole, method: string, path: string) =>
  sandbox.requests.filter((request) => request.method === method && request.path.startsWith(path));

/** Performs an action that makes the page query, waits for the response to be shown, and returns the query. */
async function queriedBy(page: Page, act: () => Promise<unknown>): Promise<ConversationQuery> {
  // Counts responses, since a reload aborts a query.
  const [response] = await Promise.all([
    page.waitForResponse((answer) => answer.request().method() === 'POST' && new URL(answer.url()).pathname === QUERY),
    act(),
  ]);
  expect(response.status()).toBe(200);
  await settled(page);
  return response.request().postDataJSON() as ConversationQuery;
}

async function choose(page: Page, label: string, name: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name, exact: true }).click();
}

const drawer = (page: Page): Locator => page.getByRole('dialog');

/** Chooses a preset of the date picker. */
async function chooseDays(page: Page, preset: string): Promise<void> {
  await page.getByRole('region', { name: 'Filters' }).getByRole('button', { name: /^Date/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: preset }).click();
}

// For this file only: an override outside a group would apply to all later files of the same worker.
const it = onConsole.extend<object>({});
it.override({ ...atWork, sandboxOptions: { ...atWork.sandboxOptions, traffic: false } });

describe('The list of interactions', () => {
  it('queries the selected filters and stores them in the address', async ({ app, page }) => {
    const today = await queriedBy(page, () => open(page));
    expect(today).toEqual({
      interval: '2026-03-12T00:00:00.000Z/2026-03-13T00:00:00.000Z',
      order: 'desc',
      orderBy: 'conversationStart',
      paging: { pageSize: 25, pageNumber: 1 },
    });

    const queue = app.sandbox.queues.find(({ name }) => name === 'Bookings');
    await queriedBy(page, () => chooseDays(page, 'Last 7 days'));
    await queriedBy(page, () => choose(page, 'Queue', 'Bookings'));
    await queriedBy(page, () => page.getByRole('combobox', { name: 'Media type' }).selectOption('Call'));
    await queriedBy(page, () => page.getByRole('combobox', { name: 'Direction' }).selectOption('Inbound'));
    const narrowed = await queriedBy(page, () => page.getByRole('combobox', { name: 'Longer than' }).selectOption('1 min'));
    expect(narrowed.interval).toBe('2026-03-06T00:00:00.000Z/2026-03-13T00:00:00.000Z');
    expect(narrowed.segmentFilters?.[0]?.predicates?.map(({ dimension, value }) => [dimension, value])).toEqual([
      ['queueId', queue?.id],
      ['mediaType', 'voice'],
    ]);
    expect(narrowed.conversationFilters?.[0]?.predicates).toMatchObject([
      { dimension: 'originatingDirection', value: 'inbound' },
      { metric: 'tConversationDuration', range: { gt: 60_000 } },
    ]);
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      when: 'week',
      queue: queue?.id,
      media: 'voice',
      direction: 'inbound',
      longer: '60',
    });
    await expect.poll(async () => [...new Set(await column(page, 'Queue'))]).toEqual(['Bookings']);
    expect([...new Set(await column(page, 'Media'))]).toEqual(['Call']);
    expect((await column(page, 'Duration')).every((length) => !length.startsWith('0:'))).toBe(true);

    const again = await queriedBy(page, () => page.reload());
    expect(again).toEqual(narrowed);
    const before = await queriedBy(page, async () => {
      await page.goBack();
      await page.reload();
    });
    expect(before.conversationFilters?.[0]?.predicates).toHaveLength(1);
  });

  it('applies two filters that change faster than the address', async ({ page }) => {
    await open(page);
    const query = await queriedBy(page, () =>
      page.evaluate(() => {
        for (const [label, value] of [
          ['Media type', 'voice'],
          ['Direction', 'inbound'],
        ] as const) {
          const select = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label)!.control!;
          (select as HTMLSelectElement).value = value;
          select.dispatchEvent(new Event('change', { bubbles: true }));
        }
      }),
    );
    expect(JSON.stringify(query)).toContain('inbound');
    expect(JSON.stringify(query)).toContain('voice');
    expect(new URL(page.url()).searchParams.get('media')).toBe('voice');
  });

  it('finds the conversations of an agent', async ({ app, page }) => {
    await open(page);
    const agent = app.sandbox.users.find(({ name }) => name === 'Callum Reyes');
    const query = await queriedBy(page, () => choose(page, 'Agent', 'Callum Reyes'));
    expect(query.segmentFilters?.[0]?.predicates).toMatchObject([{ dimension: 'userId', value: agent?.id }]);
    await rows(page).getByRole('rowheader').getByRole('link').first().waitFor();
    await expect.poll(async () => (await column(page, 'Agent')).filter((names) => !names.includes('Callum Reyes'))).toEqual([]);
  });

  it('pages and sorts on the server', async ({ page }) => {
    await open(page);
    // Only visible rows are rendered, once the table has been measured.
    await expect.poll(async () => (await column(page, 'Start')).length).toBeGreaterThan(5);
    const newest = await column(page, 'Start');
    expect(newest).toEqual([...newest].sort().reverse());
    const second = await queriedBy(page, () => page.getByRole('button', { name: 'Next page' }).click());
    expect(second.paging).toEqual({ pageSize: 25, pageNumber: 2 });
    await page.getByText('26–50 of 177').waitFor();
    const older = await column(page, 'Start');
    expect(older[0]! < newest.at(-1)!).toBe(true);

    const oldest = await queriedBy(page, () => page.getByRole('button', { name: 'Start' }).click());
    expect([oldest.order, oldest.paging?.pageNumber]).toEqual(['asc', 1]);
    const head = page.getByRole('columnheader', { name: 'Start' });
    expect(await head.getAttribute('aria-sort')).toBe('ascending');
    const ascending = await column(page, 'Start');
    expect(ascending).toEqual([...ascending].sort());
    const wide = await queriedBy(page, () => page.getByRole('combobox', { name: 'Rows per page' }).selectOption('50 rows'));
    expect(wide.paging).toEqual({ pageSize: 50, pageNumber: 1 });
    await page.getByText('1–50 of 177').waitFor();
  });

  it('refreshes at an interval and on request, and shows the platform time of its results', async ({ app, page }) => {
    // This device is 10 minutes behind the platform.
    await page.clock.install({ time: moment - 600_000 });
    await signIn(page, 'Amara Osei', '/interactions');
    await page.getByText(/^As of 14:25:\d\d · refreshes every 30 s$/).waitFor();
    app.sandbox.clock.advance(40_000);
    const first = await queriedBy(page, () => page.clock.fastForward(40_000));
    await page.getByText(/^As of 14:25:4\d ·/).waitFor();
    const second = await queriedBy(page, () => page.getByRole('button', { name: 'Refresh' }).click());
    expect(second).toEqual(first);
    const heads = async () => {
      const all = await table(page).getByRole('columnheader').all();
      const shown = await Promise.all(all.map(async (head) => ((await head.isVisible()) ? await head.textContent() : [])));
      return shown.flat();
    };
    await page.setViewportSize({ width: 768, height: 1024 });
    expect(await heads()).toEqual(['Start', 'Customer', 'Queue', 'Agent', 'Media', 'Duration']);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await heads()).toEqual(['Start', 'Customer', 'Duration']);
    // Queue and agent.
    await rows(page)
      .getByText(/^.+ · .+$/)
      .first()
      .waitFor();
  });

  it('queries a custom interval once it is valid', async ({ app, page }) => {
    await open(page, '/interactions?when=own');
    await page.getByText('Enter the first and the last day.').waitFor();
    await page.getByRole('button', { name: /^Date/ }).click();
    expect(await violations(page)).toEqual([]);
    await page.getByLabel('First day').fill('2026-03-12');
    await page.getByLabel('Last day').fill('2026-03-10');
    await page.getByText('The last day is before the first', { exact: true }).waitFor();
    expect(requestsTo(app, 'POST', QUERY)).toEqual([]);
    const query = await queriedBy(page, () => page.getByLabel('First day').fill('2026-03-09'));
    expect(query.interval).toBe('2026-03-09T00:00:00.000Z/2026-03-11T00:00:00.000Z');
  });

  it('explains an empty result', async ({ app, page }) => {
    const queue = app.sandbox.queues[0]?.id ?? '';
    await open(page, `/interactions?when=own&from=2020-01-01&to=2020-01-02&queue=${queue}`);
    await page.getByText('Nothing matches all filters.').waitFor();
    expect(await violations(page)).toEqual([]);
    const query = await queriedBy(page, () => page.getByRole('button', { name: 'Clear the filters' }).click());
    expect(query.segmentFilters).toBeUndefined();
    await page.getByText('Choose other days.').waitFor();
  });

  it('shows an error and retries', async ({ app, page }) => {
    const refused = refusal('You are missing [analytics:conversationDetail:view]');
    const allow = app.sandbox.on(AnalyticsApi, 'postAnalyticsConversationsDetailsQuery', refused);
    await open(page);
    const alert = page.getByRole('alert');
    await alert.getByText('Ask an administrator for analytics:conversationDetail:view.').waitFor();
    expect(await violations(page)).toEqual([]);
    allow();
    await alert.getByRole('button', { name: 'Try again' }).click();
    await rows(page).getByRole('rowheader').getByRole('link').first().waitFor();
    expect(requestsTo(app, 'POST', QUERY).map(({ status }) => status)).toEqual([403, 200]);
  });

  it('shows ids if names may not be read', async ({ app, page }) => {
    app.sandbox.on(RoutingApi, 'getRoutingQueues', refusal());
    await open(page, '/interactions?media=voice');
    await rows(page).getByRole('rowheader').getByRole('link').first().waitFor();
    const ids = new Set(app.sandbox.queues.map(({ id }) => id));
    const shown = (await column(page, 'Queue')).filter((text) => text !== '–');
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.every((text) => text.split(', ').every((id) => ids.has(id)))).toBe(true);
    await page.getByText('No names of queues: ids are shown').waitFor();
  });
});

describe('A conversation', () => {
  /** Returns the row of an answered conversation. */
  const openAnswered = async (page: Page): Promise<void> => {
    await open(page, '/interactions?media=voice&direction=inbound');
    await rows(page).filter({ hasText: 'Answered' }).first().getByRole('rowheader').getByRole('link').click();
    await drawer(page).getByRole('link', { name: 'Open as page' }).click();
    await page.getByRole('heading', { level: 1, name: /^.+ · .+ · Answered$/ }).waitFor();
    await page.getByRole('region', { name: 'Time line' }).waitFor();
  };
  const segments = (page: Page): Locator => page.getByRole('region', { name: 'Time line' }).getByRole('link');
  const words = (page: Page): Locator => page.getByRole('table', { name: 'Segments' }).locator('tbody tr');

  it('shows the same as a chart and as text, contains its id, and links back to the unchanged list', async ({ app, page }) => {
    await openAnswered(page);
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    expect(requestsTo(app, 'GET', `/api/v2/analytics/conversations/${id}/details`)).toHaveLength(1);
    const labels = await segments(page).evaluateAll((links) => links.map((link) => link.getAttribute('aria-label') ?? ''));
    expect(labels.some((label) => /^.+, Talking, \d\d:\d\d:\d\d to \d\d:\d\d:\d\d, .+/.test(label))).toBe(true);
    expect(labels.some((label) => label.includes(', Ringing, '))).toBe(true);
    const rowTexts = await words(page).evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent)));
    expect(rowTexts).toHaveLength(labels.length);
    for (const [, kind = '', from = '', to = ''] of rowTexts) {
      expect(
        labels.some((label) => label.includes(`, ${kind}, ${from} to ${to}, `)),
        `${kind} ${from}`,
      ).toBe(true);
    }
    expect(await copied(page, () => page.getByRole('button', { name: 'Copy the id' }).click())).toBe(id);
    await page.getByRole('status').getByText('Copied').waitFor();

    await page.getByRole('link', { name: 'Interactions' }).last().click();
    await rows(page).getByRole('rowheader').getByRole('link').first().waitFor();
    expect(new URL(page.url()).search).toBe('?media=voice&direction=inbound');
  });

  it('is navigable by keyboard: Tab once, then arrow keys; a tooltip describes each segment, Enter opens its row', async ({
    page,
  }) => {
    await openAnswered(page);
    await segments(page).first().focus();
    await page.keyboard.press('ArrowRight');
    await expectFocus(page, /^a .+, Waiting, /);
    expect(
      await segments(page)
        .nth(1)
        .evaluate((link) => link === document.activeElement),
    ).toBe(true);
    await page.getByRole('tooltip').filter({ hasText: 'Waiting' }).waitFor();
    expect(
      await segments(page).evaluateAll((links) => links.filter((link) => link.getAttribute('tabindex') === '0').length),
    ).toBe(1);
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelector('tr:target')?.textContent.includes('Waiting'));
  });

  it('shows an error if it does not exist', async ({ page }) => {
    await open(page, '/interactions/00000000-0000-4000-8000-000000000000');
    await page.getByRole('alert').getByText('This is not there').waitFor();
  });

  it('is updated while it is running', async ({ app, page }) => {
    const participants = [
      {
        participantName: 'Chidi Eze',
        purpose: 'customer',
        sessions: [{ segments: [{ segmentType: 'interact', segmentStart: '2026-03-12T14:24:00Z' }] }],
      },
    ];
    const ongoing = { conversationId: 'c1', conversationStart: '2026-03-12T14:24:00Z', participants };
    let ended = false;
    app.sandbox.on(AnalyticsApi, 'getAnalyticsConversationDetails', () =>
      ended ? { ...ongoing, conversationEnd: '2026-03-12T14:25:00Z' } : ongoing,
    );
    await open(page, '/interactions/c1');
    await page.getByRole('link', { name: /^Chidi Eze, Talking, 14:24:00 until now, 1 min/ }).waitFor();
    ended = true;
    await page.clock.fastForward(5000);
    await page.getByRole('region', { name: 'Facts' }).getByText('Still running').waitFor({ state: 'detached' });
  });
});

describe('A conversation beside the list', () => {
  it('is opened, left and followed by keyboard, and is part of the address', async ({ page }) => {
    await open(page, '/interactions?media=voice');
    await rows(page).getByRole('rowheader').getByRole('link').nth(1).click();
    const title = drawer(page).getByRole('heading', { level: 2 }).first();
    await drawer(page).getByText('2 of 25').waitFor();
    expect(await violations(page)).toEqual([]);
    const second = new URL(page.url()).searchParams.get('open');
    await page.keyboard.press('j');
    await drawer(page).getByText('3 of 25').waitFor();
    expect(new URL(page.url()).searchParams.get('open')).not.toBe(second);
    await page.keyboard.press('k');
    await drawer(page).getByText('2 of 25').waitFor();
    await page.reload();
    await drawer(page).getByRole('region', { name: 'Time line' }).waitFor();
    expect(await title.textContent()).toMatch(/^.+ · .+ · .+$/);
    await page.goBack();
    await drawer(page).waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('?media=voice');
  });

  it('loads transcript, participant data and evaluations when their tabs are opened', async ({ app, page }) => {
    const attributes = { 'Order number': '4711', 'Caller type': 'Member' };
    app.sandbox.on(ConversationsApi, 'getConversation', { participants: [{ id: 'p', purpose: 'customer', attributes }] });
    app.sandbox.on(QualityApi, 'getQualityEvaluationsQuery', {
      entities: [
        {
          id: 'e',
          evaluationForm: { id: 'f', name: 'Greeting and tone' },
          answers: { totalScore: 87.5 },
          status: 'FINISHED',
          evaluator: { id: app.sandbox.users[0]!.id },
        },
      ],
    });
    const url = `${app.sandboxUrl}/transcripts/one.json`;
    app.sandbox.on(SpeechTextAnalyticsApi, 'getSpeechandtextanalyticsConversationCommunicationTranscripturls', {
      urls: [{ url }],
    });
    const phrase = (text: string, participantPurpose: string, startTimeMs: number) => ({ text, participantPurpose, startTimeMs });
    const phrases = [phrase('My suitcase is lost', 'external', moment), phrase('Which suitcase?', 'internal', moment + 4000)];
    await page.route(url, (route) =>
      route.fulfill({ json: { transcripts: [{ phrases }] }, headers: { 'Access-Control-Allow-Origin': '*' } }),
    );
    await open(page, '/interactions?media=voice&direction=inbound&outcome=answered');
    await rows(page).getByRole('rowheader').getByRole('link').first().click();
    await drawer(page).getByRole('region', { name: 'Time line' }).waitFor();
    const lazyPaths = /^\/api\/v2\/(quality|speechandtextanalytics|conversations)\//;
    expect(app.sandbox.requests.filter(({ path }) => lazyPaths.test(path))).toEqual([]);

    await drawer(page).getByRole('tab', { name: 'Transcript' }).click();
    const items = drawer(page).getByRole('region', { name: 'Transcript' }).getByRole('listitem');
    await expect.poll(() => items.count()).toBe(2);
    await drawer(page).getByRole('searchbox', { name: 'Search the transcript' }).fill('which');
    await drawer(page).getByText('1 of 2 phrases').waitFor();
    expect(await items.first().locator('mark').textContent()).toBe('Which');

    await drawer(page).getByRole('tab', { name: 'Participant data' }).click();
    await drawer(page).getByRole('row', { name: 'Order number 4711' }).waitFor();
    await drawer(page).getByRole('tab', { name: 'Evaluations' }).click();
    await drawer(page)
      .getByRole('row', { name: `Greeting and tone 88 Finished ${app.sandbox.users[0]!.name}` })
      .waitFor();
    expect(new URL(page.url()).searchParams.get('tab')).toBe('evaluations');
    expect(await violations(page)).toEqual([]);
  });
});

describe('A supervisor', () => {
  it('goes from yesterday’s abandoned calls to one conversation, listens to a recording, and exports', async ({ app, page }) => {
    await open(page);
    await queriedBy(page, () => chooseDays(page, 'Yesterday'));
    await queriedBy(page, () => page.getByRole('combobox', { name: 'Media type' }).selectOption('Call'));
    const query = await queriedBy(page, () => page.getByRole('combobox', { name: 'Outcome' }).selectOption('Abandoned'));
    expect(query.interval).toBe('2026-03-11T00:00:00.000Z/2026-03-12T00:00:00.000Z');
    expect(query.conversationFilters?.[0]?.predicates).toContainEqual({ type: 'metric', metric: 'tAbandon', operator: 'exists' });
    expect([...new Set(await column(page, 'Outcome'))]).toEqual(['Abandoned']);
    const count = await totalOf(page);

    // A call without an agent has no recording.
    await rows(page).getByRole('rowheader').getByRole('link').first().click();
    await drawer(page)
      .getByRole('heading', { level: 2, name: /· Abandoned$/ })
      .waitFor();
    await drawer(page).getByRole('tab', { name: 'Recording' }).click();
    await drawer(page).getByText('No recording').waitFor();
    await page.keyboard.press('Escape');
    await drawer(page).waitFor({ state: 'detached' });

    await queriedBy(page, () => page.getByRole('combobox', { name: 'Outcome' }).selectOption('Answered'));
    await rows(page).getByRole('rowheader').getByRole('link').first().click();
    await drawer(page).getByRole('tab', { name: 'Recording' }).click();
    await drawer(page).getByRole('button', { name: 'Play' }).click();
    await drawer(page).getByText('The platform prepares the recording, which takes about 5 s…').waitFor();
    app.sandbox.clock.advance(5000);
    await page.clock.fastForward(5000);
    const audio = drawer(page).locator('audio');
    await expect.poll(() => audio.evaluate((element: HTMLAudioElement) => element.duration)).toBeGreaterThan(20);
    expect(await audio.evaluate((element: HTMLAudioElement) => element.error)).toBeNull();
    const media = requestsTo(app, 'GET', '/api/v2/conversations/').filter(({ path }) => path.includes('/recordings/'));
    expect(media.map(({ query: { formatId }, status }) => [formatId, status])).toEqual([
      [['MP3'], 202],
      [['MP3'], 200],
    ]);
    await drawer(page).getByRole('button', { name: 'Close the conversation' }).click();

    // Shown from the cache.
    await page.getByRole('combobox', { name: 'Outcome' }).selectOption('Abandoned');
    await expect.poll(() => totalOf(page)).toBe(count);
    await page.getByRole('button', { name: 'Export' }).click();
    await exportPanel(page).getByRole('status').getByText('Queued').waitFor();
    app.sandbox.clock.advance(5000);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      exportPanel(page).getByRole('button', { name: 'Download CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('interactions-2026-03-11.csv');
    const lines = (await buffer(await file.createReadStream())).toString('utf8').trim().split('\r\n');
    expect(lines).toHaveLength(1 + count);
    expect(lines.slice(1).every((line) => /,Call,.+,Abandoned,Hung up,\d+,,,,$/.test(line))).toBe(true);
  });
});

describe('A long export', () => {
  it.override(atWork);

  it('reads all pages of a job while the user browses, and saves them as CSV', async ({ app, page }) => {
    await open(page, '/interactions?when=week');
    await page.getByText('1–25 of 1,233').waitFor();
    await page.getByRole('button', { name: 'Export' }).click();
    const progress = exportPanel(page).getByRole('progressbar');
    await exportPanel(page).getByRole('status').getByText('Queued').waitFor();
    // The platform does not report the progress of a job.
    expect(await progress.getAttribute('aria-valuenow')).toBeNull();
    expect(await violations(page)).toEqual([]);

    await rows(page).getByRole('rowheader').getByRole('link').first().click();
    await drawer(page).getByRole('region', { name: 'Time line' }).waitFor();
    await drawer(page).getByRole('button', { name: 'Close the conversation' }).click();
    app.sandbox.clock.advance(1500);
    await exportPanel(page).getByRole('status').getByText('Running').waitFor();
    await pageLink(page, 'Agents').click();
    await page.getByRole('heading', { level: 1, name: 'Agents' }).waitFor();
    app.sandbox.clock.advance(2000);
    await page.getByRole('status').getByText('The export is ready').waitFor();
    await pageLink(page, 'Interactions').click();
    await exportPanel(page).getByText('1,233 interactions').waitFor();
    expect(await violations(page)).toEqual([]);

    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      exportPanel(page).getByRole('button', { name: 'Download CSV' }).click(),
    ]);
    expect(saved.suggestedFilename()).toBe('interactions-2026-03-06-to-2026-03-12.csv');
    const lines = (await buffer(await saved.createReadStream())).toString('utf8').split('\r\n');
    expect(lines[0]).toMatch(/^\uFEFFConversation id,Start \(UTC\),/);
    expect(lines).toHaveLength(1 + 1233 + 1);
    expect(new Set(lines.slice(1, -1).map((line) => line.split(',', 1)[0])).size).toBe(1233);
    expect(lines.slice(1, -1).some((line) => /,Inbound,Call,.+,'\+\d+,Bookings,.+,Answered,/.test(line))).toBe(true);
    const pages = requestsTo(app, 'GET', JOBS).filter(({ path }) => path.endsWith('/results'));
    expect(pages.map(({ query }) => query['cursor']?.length ?? 0)).toEqual([0, 1]);
    expect(requestsTo(app, 'POST', JOBS)).toHaveLength(1);

    await exportPanel(page).getByRole('button', { name: 'Close the export' }).click();
    await exportPanel(page).waitFor({ state: 'detached' });
    await expectFocus(page, 'h1 Interactions');
  });
});

describe('An export', () => {
  it('shows the share that has been read', async ({ app, page }) => {
    let answerSecond = (): void => undefined;
    const second = new Promise<void>((resolve) => (answerSecond = resolve));
    const conversation = (id: string) => ({ conversationId: id, conversationStart: '2026-03-12T14:00:00Z', participants: [] });
    app.sandbox.on(AnalyticsApi, 'getAnalyticsConversationsDetailsJob', { state: 'FULFILLED' });
    app.sandbox.on(AnalyticsApi, 'postAnalyticsConversationsDetailsQuery', {
      totalHits: 4,
      conversations: [conversation('c1')],
    });
    app.sandbox.on(AnalyticsApi, 'getAnalyticsConversationsDetailsJobResults', async ({ query }) => {
      if (!query.has('cursor')) return { conversations: [conversation('c1')], cursor: 'more' };
      await second;
      return { conversations: ['c2', 'c3', 'c4'].map(conversation) };
    });
    await open(page);
    await page.getByText('1–4 of 4').waitFor();
    await page.getByRole('button', { name: 'Export' }).click();
    await exportPanel(page).getByText('Reading page 2 of the results: 1 of about 4 interactions so far').waitFor();
    expect(await exportPanel(page).getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25');
    answerSecond();
    await exportPanel(page).getByText('4 interactions').waitFor();
  });

  it('uses the filters, and is also cancelled on the platform', async ({ app, page }) => {
    await open(page, '/interactions?media=email');
    await rows(page).getByRole('rowheader').getByRole('link').first().waitFor();
    const [order] = await Promise.all([
      page.waitForRequest((request) => request.method() === 'POST' && new URL(request.url()).pathname === JOBS),
      page.getByRole('button', { name: 'Export' }).click(),
    ]);
    expect(order.postDataJSON()).toMatchObject({
      interval: '2026-03-12T00:00:00.000Z/2026-03-13T00:00:00.000Z',
      segmentFilters: [{ type: 'and', predicates: [{ dimension: 'mediaType', value: 'email' }] }],
    });
    await exportPanel(page).getByRole('status').getByText('Queued').waitFor();
    await exportPanel(page).getByRole('button', { name: 'Cancel the export' }).click();
    await exportPanel(page).getByText('The export was cancelled, here and on the platform.').waitFor();
    await expectFocus(page, 'h2 Export as CSV');
    const { jobId } = (await (await order.response())!.json()) as { jobId: string };
    expect(requestsTo(app, 'DELETE', JOBS).map(({ path, status }) => [path, status])).toEqual([[`${JOBS}/${jobId}`, 204]]);
    app.sandbox.clock.advance(5000);
    expect(requestsTo(app, 'GET', JOBS).filter(({ path }) => path.endsWith('/results'))).toEqual([]);
  });

  it('shows why it failed, and can be retried', async ({ app, page }) => {
    const restore = app.sandbox.on(AnalyticsApi, 'getAnalyticsConversationsDetailsJob', {
      state: 'FAILED',
      errorMessage: 'The job took too long',
    });
    await open(page);
    await page.getByRole('button', { name: 'Export' }).click();
    await exportPanel(page).getByRole('alert').getByText('The job took too long').waitFor();
    restore();
    await exportPanel(page).getByRole('button', { name: 'Try again' }).click();
    await exportPanel(page).getByRole('status').getByText('Queued').waitFor();
    app.sandbox.clock.advance(5000);
    await exportPanel(page).getByRole('button', { name: 'Download CSV' }).waitFor();
    expect(requestsTo(app, 'POST', JOBS)).toHaveLength(2);
  });

  it('is removed on sign-out', async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: 'Export' }).click();
    await exportPanel(page).getByRole('status').getByText('Queued').waitFor();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
    await signIn(page, 'Ines Valdivia', '/interactions');
    await rows(page).getByRole('rowheader').getByRole('link').first().waitFor();
    expect(await exportPanel(page).count()).toBe(0);
  });
});
