/**
 * Loads the wallboard of the console with an empty cache over a slow connection and on a slow processor, and prints when it
 * appears and what it transfers: `node --import tsx bench/console/first-load.ts`. `--requests` lists all requests.
 */
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import type { RunningConsole } from '../../examples/console/server.js';
import { startConsole } from '../../examples/console/server.js';
import { chromiumLaunch } from '../../test/support/chromium.js';
import { machine } from '../support/machine.js';
import { keptSignIn } from '../../test/browser/support/stored-sign-in.js';

/** 1.6 Mbit/s and 400 ms, a phone's connection. */
const slow = { latency: 400, downloadThroughput: 200_000, uploadThroughput: 96_000, offline: false };
const PROCESSOR_SLOWDOWN = 4;
const RUNS = 3;

interface Load {
  /** ms after the navigation began. */
  firstPaint: number;
  largestPaint: number;
  /** The beginning of the text that is the largest one. */
  largest: string;
  /** When the figures of the queues appear. */
  figures: number;
  firstApiRequest: number;
  /** kB of the console's own files, compressed. */
  transferred: number;
  /** kB */
  scripts: number;
}

const { values } = parseArgs({ options: { requests: { type: 'boolean', default: false } } });
const app = await startConsole({ sandboxOptions: { rateLimit: false, traffic: true } });
const browser = await chromium.launch(chromiumLaunch());
try {
  const loads: Load[] = [];
  for (let run = 0; run < RUNS; run++) loads.push(await load(run === 0 && values.requests));
  console.log(machine());
  console.table(loads);
} finally {
  await browser.close();
  await app.close();
}

async function load(shouldList: boolean): Promise<Load> {
  const context = await browser.newContext({ baseURL: app.url, viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const session = await throttled(context, page);
  const transfers = countTransfers(session, app, shouldList);
  await prepareSignIn(page);
  await page.addInitScript(observeFigures);
  await page.goto('/');
  await page.getByText('updated at').waitFor();
  await page.waitForLoadState('networkidle');
  const paints = await page.evaluate(readPaints);
  const figures = await page.evaluate(() => (globalThis as unknown as Observed).figuresAt);
  await context.close();
  return {
    firstPaint: lastTime(paints, 'paint'),
    largestPaint: lastTime(paints, 'largest-contentful-paint'),
    largest: paints.findLast(({ type }) => type === 'largest-contentful-paint')?.text ?? '',
    figures: Math.round(figures),
    ...transfers(),
  };
}

async function throttled(context: BrowserContext, page: Page): Promise<CDPSession> {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: false });
  await session.send('Network.emulateNetworkConditions', slow);
  await session.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SLOWDOWN });
  return session;
}

/** Stores a sign-in before the console starts, without loading a file of it. */
async function prepareSignIn(page: Page): Promise<void> {
  const items = await keptSignIn(app, app.people[0]?.name ?? '');
  await page.addInitScript((entries) => {
    for (const [key, value] of entries) sessionStorage.setItem(key, value);
  }, items);
}

function countTransfers(session: CDPSession, { url, sandboxUrl }: RunningConsole, shouldList: boolean) {
  const requests = new Map<string, { url: string; start: number; method: string; bytes: number; end: number }>();
  let begin = 0;
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    begin ||= timestamp;
    requests.set(requestId, { url: request.url, method: request.method, start: timestamp, bytes: 0, end: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const request = requests.get(requestId);
    if (request) Object.assign(request, { bytes: encodedDataLength, end: timestamp });
  });
  return () => {
    const all = [...requests.values()];
    if (shouldList) {
      for (const { url: address, method, start, end, bytes } of all) {
        console.log(
          `${ms(start - begin)} – ${ms(end - begin)}`,
          `${(bytes / 1000).toFixed(1)} kB`.padStart(9),
          method,
          address.slice(0, 110),
        );
      }
    }
    const files = all.filter((request) => request.url.startsWith(url));
    const api = all.find((request) => request.url.startsWith(`${sandboxUrl}/api/`) && request.method !== 'OPTIONS');
    const sum = (list: typeof all): number => Math.round(list.reduce((total, { bytes }) => total + bytes, 0) / 100) / 10;
    return {
      firstApiRequest: Math.round(((api?.start ?? NaN) - begin) * 1000),
      transferred: sum(files),
      scripts: sum(files.filter((request) => request.url.endsWith('.js'))),
    };
  };
}

function ms(seconds: number): string {
  return `${String(Math.round(seconds * 1000)).padStart(5)} ms`;
}

interface Observed {
  figuresAt: number;
}

/** Runs in the page. Stores when the totals of the queues were painted. */
function observeFigures(): void {
  const observer = new MutationObserver(() => {
    if (!document.getElementById('totals')) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => Object.assign(globalThis, { figuresAt: performance.now() })));
  });
  observer.observe(document, { childList: true, subtree: true });
}

interface Paint {
  type: string;
  time: number;
  text: string;
}

/** Runs in the page. */
async function readPaints(): Promise<Paint[]> {
  const entries: PerformanceEntry[] = [];
  const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
  observer.observe({ type: 'paint', buffered: true });
  observer.observe({ type: 'largest-contentful-paint', buffered: true });
  await new Promise((resolve) => setTimeout(resolve, 100));
  observer.disconnect();
  return entries.map((entry) => ({
    type: entry.entryType,
    time: entry.startTime,
    text: 'element' in entry && entry.element instanceof Element ? entry.element.textContent.slice(0, 40) : '',
  }));
}

function lastTime(paints: readonly Paint[], type: string): number {
  return Math.round(paints.findLast((paint) => paint.type === type)?.time ?? NaN);
}
