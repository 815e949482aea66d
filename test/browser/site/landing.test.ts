import { gzipSync } from 'node:zlib';
import { describe, expect } from 'vitest';
import { it, readSiteFile } from './support.js';

/** What determines when the landing page is shown, in kB of gzip: the page and its style sheets. */
const CRITICAL_KB = 40;

describe('The landing page', () => {
  const html = readSiteFile('index.html');

  it('needs few bytes and no script before it is shown', () => {
    const styles = Array.from(html.matchAll(/<link[^>]*rel="stylesheet"[^>]*href="\.\/([^"]+)"/g), ([, path = '']) => path);
    const bytes = [html, ...styles.map(readSiteFile)].reduce((sum, text) => sum + gzipSync(text).length, 0);
    console.log(`landing page: ${(bytes / 1000).toFixed(1)} kB before it is shown`);
    expect(styles.length).toBeGreaterThan(0);
    expect(bytes).toBeLessThan(CRITICAL_KB * 1000);
    const scripts = Array.from(html.matchAll(/<script\b[^>]*\ssrc=[^>]*>/g), ([tag]) => tag);
    expect(scripts.filter((tag) => !tag.includes('type="module"'))).toEqual([]);
  });

  it('reserves the space of each image', () => {
    const images = Array.from(html.matchAll(/<img\b[^>]*>/g), ([tag]) => tag);
    expect(images.length).toBeGreaterThan(0);
    expect(images.filter((tag) => !/ width="\d+"/.test(tag) || !/ height="\d+"/.test(tag))).toEqual([]);
  });

  it('shows the figures of the benchmark with their date', async ({ page, site }) => {
    await page.goto(`${site}/`);
    expect(await page.locator('.landing time').getAttribute('datetime')).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(await page.locator('.figures .factor').allTextContents()).toHaveLength(4);
  });

  it('shows its largest element early, with a quarter of the CPU', async ({ page, context, site }) => {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(`${site}/`);
    const { time, element } = await page.evaluate(async () => {
      return await new Promise<{ time: number; element: string }>((resolve) => {
        new PerformanceObserver((list) => {
          const entry = list.getEntries().at(-1) as PerformanceEntry & { element?: Element };
          resolve({ time: entry.startTime, element: entry.element?.tagName ?? '' });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      });
    });
    // The time depends on how busy the machine is, and is only printed. What causes it is tested above.
    console.log(`landing page: largest paint after ${time.toFixed(0)} ms at 4 × CPU, ${element}`);
    expect(['H1', 'P']).toContain(element);
  });
});
