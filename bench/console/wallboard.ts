/**
 * Measures the wallboard of the console with 300 queues and 1,000 agents in Chromium: the time of the main thread within 20 s of
 * live traffic, and the time from a key press to the next frame. Prints the figures, and fails if a limit is not met. The former is
 * processor time, but a busy machine increases both: compare runs under the same load, which is printed.
 *
 * Run by `node --import tsx bench/console/wallboard.ts`. `--queues`, `--agents`, `--slowdown` and `--seconds` change the load;
 * `--path` measures another page or view; `--profile file` and `--trace file` write what the developer tools can open.
 */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import type { CDPSession, Page } from 'playwright-core';
import { startConsole } from '../../examples/console/server.js';
import { keptSignIn } from '../../test/browser/support/stored-sign-in.js';
import { chromiumLaunch } from '../../test/support/chromium.js';
import { machine } from '../support/machine.js';
import type { Limit } from '../support/report.js';
import { figure, isMet, limitLine } from '../support/report.js';
import { largeCentre, supervisor } from './large-centre.js';

const { values } = parseArgs({
  options: {
    queues: { type: 'string', default: '300' },
    agents: { type: 'string', default: '1000' },
    slowdown: { type: 'string', default: '4' },
    seconds: { type: 'string', default: '20' },
    path: { type: 'string', default: '/' },
    profile: { type: 'string' },
    trace: { type: 'string' },
  },
});
const seconds = Number(values.seconds);

/** Opens the page in a tab that is already signed in, and waits until the queues are shown. */
async function openPage(page: Page, storedSignIn: readonly [string, string][]): Promise<void> {
  await page.goto('/icon.svg');
  await page.evaluate((items) => {
    for (const [key, value] of items) sessionStorage.setItem(key, value);
  }, storedSignIn);
  await page.goto(values.path);
  await page.getByRole('textbox', { name: 'Find a queue' }).waitFor({ timeout: 120_000 });
  await page.getByText(/^Live, updated at/).waitFor({ timeout: 120_000 });
}

/** Returns the CPU times of the main thread in seconds, by kind of work. Other load on the machine is not part of them. */
async function readMetrics(devtools: CDPSession): Promise<Map<string, number>> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return new Map(metrics.map(({ name, value }) => [name, value]));
}

/** Types a text, and returns the longest time in ms from a key press to the frame after it. */
async function slowestKey(page: Page, text: string): Promise<number> {
  const field = page.getByRole('textbox', { name: 'Find a queue' });
  await field.focus();
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(globalThis, { keyTimes: times });
    document.addEventListener(
      'keydown',
      ({ timeStamp }) => requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - timeStamp))),
      true,
    );
  });
  for (const key of text) {
    await field.press(key);
    await page.waitForTimeout(700);
  }
  const times = await page.evaluate(() => (globalThis as unknown as { keyTimes: number[] }).keyTimes);
  if (times.length !== text.length) throw new Error(`${text.length} keys were pressed, and ${times.length} arrived.`);
  return Math.max(...times);
}

console.log(machine());
console.error('starting the sandbox');
const app = await startConsole({
  sandboxOptions: largeCentre({ queueCount: Number(values.queues), agentCount: Number(values.agents) }),
});
const browser = await chromium.launch(chromiumLaunch());
try {
  const page = await browser.newPage({ baseURL: app.url, viewport: { width: 1920, height: 1080 } });
  const devtools = await page.context().newCDPSession(page);
  console.error('opening the page');
  await openPage(page, await keptSignIn(app, supervisor));
  await page.waitForTimeout(5000);
  const [elements, height] = await page.evaluate(() => [
    document.querySelectorAll('*').length,
    document.documentElement.scrollHeight,
  ]);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slowdown) });
  if (values.profile !== undefined) {
    await devtools.send('Profiler.enable');
    await devtools.send('Profiler.start');
  }
  if (values.trace !== undefined) {
    await browser.startTracing(page, { path: values.trace, categories: ['devtools.timeline', 'toplevel', 'v8', 'cc', 'blink'] });
  }
  console.error(`measuring ${seconds} s`);
  const before = await readMetrics(devtools);
  await page.waitForTimeout(seconds * 1000);
  const after = await readMetrics(devtools);
  const spent = (name: string): number => (after.get(name) ?? Number.NaN) - (before.get(name) ?? Number.NaN);
  const busy = spent('TaskDuration');
  if (values.profile !== undefined) {
    const { profile } = await devtools.send('Profiler.stop');
    await writeFile(values.profile, JSON.stringify(profile));
  }
  if (values.trace !== undefined) await browser.stopTracing();
  const key = await slowestKey(page, 'queue 1');
  console.log(`${values.queues} queues, ${values.agents} agents, CPU ${values.slowdown} times slower, ${values.path}`);
  console.log(`elements on the page: ${elements}; height: ${height} px`);
  console.log(`main thread within ${seconds} s: ${figure(busy)} s; slowest key press to the next frame: ${figure(key, 0)} ms`);
  console.log(
    `of which scripts ${figure(spent('ScriptDuration'))} s, styles ${figure(spent('RecalcStyleDuration'))} s (${spent('RecalcStyleCount')} times), layout ${figure(spent('LayoutDuration'))} s (${spent('LayoutCount')} times)`,
  );
  const limits: Limit[] = [
    { what: `main thread within ${seconds} s`, value: busy, bound: seconds / 20, is: 'at most', unit: 's' },
    { what: 'a key press to the next frame', value: key, bound: 100, is: 'at most', unit: 'ms' },
  ];
  for (const limit of limits) console.log(limitLine(limit));
  if (!limits.every(isMet)) process.exitCode = 1;
} finally {
  await browser.close();
  await app.close();
}
