import type { Page, Request } from 'playwright-core';

export interface Figures {
  /** First contentful paint, in ms since the navigation began. */
  firstPaint: number;
  /** The sum of all layout shifts that are not caused by user input. */
  layoutShift: number;
  /** Bytes over the network, including response headers. */
  bytes: number;
}

type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/** Measures the loading of a page. Call it before navigation, and its result when the page has settled. */
export function collect(page: Page): () => Promise<Figures> {
  const sizes: Promise<number>[] = [];
  page.on('request', (request) => {
    // Aborted requests do not count.
    sizes.push(bytesOf(request).catch(() => 0));
  });
  return async () => {
    const painted = await page.evaluate(async () => {
      // Not by `performance`, which a test's fake clock replaces.
      const entries: PerformanceEntry[] = [];
      const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
      for (const type of ['paint', 'layout-shift']) observer.observe({ type, buffered: true });
      // A layout shift is reported after the frame has been painted.
      for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
      await new Promise((resolve) => setTimeout(resolve));
      observer.disconnect();
      const shifts = entries.filter(({ entryType }) => entryType === 'layout-shift') as LayoutShift[];
      return {
        firstPaint: entries.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Infinity,
        layoutShift: shifts.reduce((sum, { value, hadRecentInput }) => (hadRecentInput ? sum : sum + value), 0),
      };
    });
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    return { ...painted, bytes };
  };
}

/** When everything has been loaded. */
async function bytesOf(request: Request): Promise<number> {
  if ((await request.response()) === null) return 0;
  const { responseBodySize, responseHeadersSize } = await request.sizes();
  return responseBodySize + responseHeadersSize;
}
