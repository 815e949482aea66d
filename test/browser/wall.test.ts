import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect } from 'vitest';
import { largeCentre } from '../../examples/console/command/large-centre.js';
import type { RunningConsole } from '../../examples/console/server.js';
import { pagesOf } from '../../examples/console/server.js';
import type { ServedConsole } from '../../examples/console/server/serve.js';
import { serveConsole } from '../../examples/console/server/serve.js';
import { AnalyticsApi } from '../../src/apis/analytics.js';
import { ConversationsApi } from '../../src/apis/conversations.js';
import { RoutingApi } from '../../src/apis/routing.js';
import { ApiClient } from '../../src/entries/fetch.js';
import type { ServedSandbox } from '../../src/sandbox/index.js';
import { serveSandbox } from '../../src/sandbox/index.js';
import { passing } from './support/clock.js';
import { allow, it, signIn } from './support/console.js';
import { keptSignIn } from './support/stored-sign-in.js';

/** The smallest digits that can be read from five metres, in px at 1080p. */
const LEGIBLE = 96;
const seed = largeCentre({ queues: 12, agents: 24, seed: 1 });

const tile = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const titles = (page: Page) => page.getByRole('region').getByRole('heading').allTextContents();
const currency = (page: Page) => page.locator('main').getByRole('status').first();

/** Returns the figures that are smaller than they should be, or wider than their place. */
const illegible = (page: Page): Promise<string[]> =>
  page.locator('main dd').evaluateAll(
    (figures, legible) =>
      figures.flatMap((figure) => {
        const { height: tileEnd } = { height: figure.closest('section')?.getBoundingClientRect().bottom ?? 0 };
        const isSmall = Number.parseFloat(getComputedStyle(figure).fontSize) < legible;
        const isCut = figure.scrollWidth > figure.clientWidth + 1 || figure.getBoundingClientRect().bottom > tileEnd + 1;
        return isSmall || isCut ? [figure.textContent] : [];
      }),
    LEGIBLE,
  );

/** A customer calls a queue, whose agents are off queue. */
async function call({ sandboxUrl, sandbox }: Pick<RunningConsole, 'sandbox' | 'sandboxUrl'>, queueName: string): Promise<void> {
  const client = new ApiClient({ timeout: 0, apiUrl: sandboxUrl, rejectWith: 'error' });
  client.setAccessToken(sandbox.issueAccessToken());
  const queueId = sandbox.queues.find(({ name }) => name === queueName)?.id ?? '';
  await new ConversationsApi(client).postConversationsCalls({ phoneNumber: '+441632960123', callQueueId: queueId });
}

describe('A wall display of 12 queues', () => {
  it.override({ sandboxOptions: { seed }, contextOptions: { viewport: { width: 1920, height: 1080 } } });

  it('is legible, rotates, and reports a queue by colour, words and the title of the tab', async ({ app, page }) => {
    await page.clock.install();
    await signIn(page, 'Amara Osei', '/wall/Front%20desk?every=20&limits=wait-60-120');
    await tile(page, 'All queues').getByText('12 queues').waitFor();
    expect(await titles(page)).toHaveLength(6);
    expect(await illegible(page)).toEqual([]);
    expect(await page.title()).toBe('Front desk');
    expect(await page.evaluate(() => document.documentElement.dataset['mantineColorScheme'])).toBe('dark');
    const first = await titles(page);
    await page.clock.fastForward(20_000);
    await page.getByText('2 / 3').waitFor();
    expect((await titles(page)).filter((title) => first.includes(title))).toEqual([]);

    await page.goto('/wall/Front%20desk?size=12&figures=waiting,wait&total=false&limits=wait-60-120');
    const billing = tile(page, 'Billing – North');
    await billing.waitFor();
    expect(await titles(page)).toHaveLength(12);
    expect(await illegible(page)).toEqual([]);
    await currency(page).getByText('Live').waitFor();
    await call(app, 'Billing – North');
    app.sandbox.clock.advance(125_000);
    await passing(page, 125_000, () => billing.getByText('Longest wait').nth(1).isVisible());
    expect(await billing.getAttribute('data-level')).toBe('now');
    await expect.poll(() => page.title()).toBe('(1) Front desk');
    expect(await illegible(page)).toEqual([]);
  });

  it('has no controls until the pointer moves or a key is pressed, and can be changed', async ({ page }) => {
    await page.clock.install();
    await signIn(page, 'Amara Osei', '/wall/Front%20desk?size=4');
    await tile(page, 'All queues').waitFor();
    const bar = page.getByRole('toolbar');
    expect(await bar.isVisible()).toBe(false);
    await page.keyboard.press('Escape');
    await bar.waitFor();
    await passing(page, 5000, async () => !(await bar.isVisible()));
    await page.mouse.move(200, 200);
    await bar.getByRole('button', { name: 'Next page' }).click();
    await page.getByText('2 / 4').waitFor();
    await bar.getByRole('link', { name: 'Change' }).click();
    await page.getByRole('heading', { level: 1, name: 'Wall displays' }).waitFor();
    expect(await page.getByLabel('Name').inputValue()).toBe('Front desk');
    await page.getByLabel('Longest wait: attention').fill('60');
    await page.getByLabel('Longest wait: now').fill('90');
    await page.getByRole('checkbox', { name: 'Play a sound' }).check();
    await page.getByRole('button', { name: 'Open the display' }).click();
    await tile(page, 'All queues').waitFor();
    expect(new URL(page.url()).search).toBe('?size=4&limits=wait-60-90&sound=true');
    // The user has clicked on this page, so the browser permits the sound at once.
    await page.mouse.move(300, 300);
    await bar.getByRole('button', { name: 'Full screen' }).waitFor();
    expect(await page.getByRole('button', { name: 'Turn on the sound' }).count()).toBe(0);
  });
});

/** Records presses of buttons and what a test cannot see or hear: the lock of the screen, notifications and tones. */
function recordSignals(): void {
  const signals: string[] = [];
  let hasPressed = false;
  addEventListener(
    'click',
    ({ target }) => {
      hasPressed = true;
      if (target instanceof Element) signals.push(`pressed ${target.textContent}`);
    },
    { capture: true },
  );
  class AudioNode {
    readonly gain = { linearRampToValueAtTime: () => undefined };
    readonly connect = <T>(next: T): T => next;
    readonly start = (): void => void signals.push('tone');
    readonly stop = (): void => undefined;
  }
  /** Waits for a click, as the browsers of users do. Chromium for tests permits sounds at once. */
  class AudioContext extends EventTarget {
    state = 'suspended';
    readonly currentTime = 0;
    readonly resume = async (): Promise<void> => {
      if (!hasPressed) await new Promise(() => undefined);
      this.state = 'running';
    };
    readonly close = async (): Promise<void> => {
      await Promise.resolve();
    };
  }
  class Notification {
    static permission = 'default';
    static async requestPermission(): Promise<string> {
      signals.push('permission requested');
      this.permission = 'granted';
      return await Promise.resolve(this.permission);
    }
    constructor(title: string, { body = '' }: NotificationOptions) {
      signals.push(`${title}: ${body}`);
    }
  }
  const request = async (): Promise<object> => {
    signals.push('screen lock');
    return await Promise.resolve({ released: false, release: () => Promise.resolve() });
  };
  Object.assign(globalThis, { signals, AudioContext, OscillatorNode: AudioNode, GainNode: AudioNode, Notification });
  Object.defineProperty(navigator, 'wakeLock', { value: { request } });
}

const signalsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { signals: string[] }).signals);

describe('The alarms of a wall display', () => {
  it.override({ sandboxOptions: { seed } });

  it('are a sound and a notification, which the browser permits after the press of a button', async ({ app, page }) => {
    await page.addInitScript(recordSignals);
    await page.clock.install();
    await signIn(page, 'Amara Osei', '/wall/Front%20desk?find=Billing%20–%20N&limits=wait-60-120&sound=true&notify=true');
    const billing = tile(page, 'Billing – North');
    await billing.waitFor();
    await currency(page).getByText('Live').waitFor();
    await page.getByRole('button', { name: 'Turn on the sound' }).click();
    await page.getByRole('button', { name: 'Allow notifications' }).click();
    await page.getByRole('button', { name: 'Turn on the sound' }).waitFor({ state: 'hidden' });
    await call(app, 'Billing – North');
    app.sandbox.clock.advance(125_000);
    await passing(page, 125_000, async () => (await signalsOf(page)).includes('tone'));
    // One alarm, however long it lasts.
    await passing(page, 60_000, async () => await billing.getByText('Longest wait').nth(1).isVisible());
    expect(await signalsOf(page)).toEqual([
      'screen lock',
      'pressed Turn on the sound',
      'pressed Allow notifications',
      'permission requested',
      'tone',
      'tone',
      'Front desk: Billing – North: Longest wait',
    ]);
    expect(await page.title()).toBe('(1) Front desk');
  });
});

describe('A wall display that fails', () => {
  it('is loaded again by itself', async ({ app, page }) => {
    await page.clock.install();
    const recover = app.sandbox.on(RoutingApi, 'getRoutingQueues', () =>
      Response.json({ entities: [null], pageNumber: 1, pageCount: 1, total: 1 }),
    );
    await signIn(page, 'Amara Osei', '/wall/Front%20desk');
    await page.getByRole('heading', { level: 1, name: 'This page failed' }).waitFor();
    recover();
    await passing(page, 61_000, () => tile(page, 'All queues').isVisible());
  });
});

describe('A wall display with a sign-in of the page', () => {
  it.override({ sandboxOptions: { seed, tokenLifetimeMs: 1_200_000 } });

  it('says before the sign-in, and before its end, that it cannot be renewed', async ({ app, page }) => {
    await page.clock.install({ time: app.sandbox.clock.now() });
    await page.goto('/wall/Front%20desk');
    const note = page.getByRole('note').getByText('start the console with --grant code');
    await note.waitFor();
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await allow(page, 'Amara Osei');
    await tile(page, 'All queues').waitFor();
    await passing(page, 60_000, () => page.locator('main').getByText('Your sign-in ends at').isVisible());
    expect(await tile(page, 'All queues').isVisible()).toBe(true);
    await passing(page, 60_000, () => page.getByText('Your sign-in has ended').isVisible());
    await note.waitFor();
  });
});

describe('A wall display', () => {
  let folder: string | undefined;
  let sandbox: ServedSandbox | undefined;
  let console: ServedConsole | undefined;
  afterEach(async () => {
    await Promise.all([console?.close(), sandbox?.close()]);
    if (folder !== undefined) rmSync(folder, { recursive: true });
    [folder, sandbox, console] = [undefined, undefined, undefined];
  });

  it('keeps its figures through errors, network loss and a restart of the platform, and returns by itself', async ({
    context,
    page,
  }) => {
    folder = mkdtempSync(join(tmpdir(), 'wall-'));
    const data = join(folder, 'state.json');
    sandbox = await serveSandbox({ data, seed, rateLimit: false });
    const { url } = sandbox;
    const organisation = { host: url, grant: 'pkce', clientId: sandbox.sandbox.clients.pkce.id } as const;
    console = await serveConsole({ organisation, openPages: pagesOf(false) });
    const stored = await keptSignIn({ sandbox: sandbox.sandbox, sandboxUrl: url }, 'Amara Osei');
    await page.clock.install();
    await page.goto(`${console.url}/icon.svg`);
    await page.evaluate((items) => {
      for (const [key, value] of items) sessionStorage.setItem(key, value);
    }, stored);

    // The platform is out of order when the display starts.
    const recover = sandbox.sandbox.on(RoutingApi, 'getRoutingQueues', unavailable);
    await page.goto(`${console.url}/wall/Front%20desk?size=12&figures=waiting,level&total=false`);
    await page.getByText('The display tries again by itself.').waitFor();
    recover();
    const billing = tile(page, 'Billing – North');
    await passing(page, 15_000, () => billing.isVisible());
    await currency(page).getByText('Live').waitFor();
    await call({ sandbox: sandbox.sandbox, sandboxUrl: url }, 'Billing – North');
    const waiting = billing.getByText('1', { exact: true });
    await waiting.waitFor();
    const isStale = () => currency(page).getByText('No connection – as of').isVisible();
    const isLive = () => currency(page).getByText('Live', { exact: true }).isVisible();

    const repair = sandbox.sandbox.on(AnalyticsApi, 'postAnalyticsQueuesObservationsQuery', unavailable);
    sandbox.sandbox.failChannels({ effect: 'cut' });
    await passing(page, 15_000, isStale);
    expect(await waiting.isVisible()).toBe(true);
    repair();
    await passing(page, 15_000, isLive);

    await context.setOffline(true);
    sandbox.sandbox.failChannels({ effect: 'cut' });
    await passing(page, 15_000, isStale);
    expect(await waiting.isVisible()).toBe(true);
    await context.setOffline(false);
    await passing(page, 15_000, isLive);

    await sandbox.close();
    await passing(page, 15_000, isStale);
    expect(await waiting.isVisible()).toBe(true);
    sandbox = await serveSandbox({ data, port: Number(new URL(url).port), rateLimit: false });
    await passing(page, 15_000, isLive);
    expect(await waiting.isVisible()).toBe(true);
    expect(await page.getByRole('alert').count()).toBe(0);
  });
});

function unavailable(): Response {
  return Response.json({ status: 503, code: 'service.unavailable', message: 'Try later' }, { status: 503 });
}
