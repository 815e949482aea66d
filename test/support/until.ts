import { PATIENCE } from './patience.js';

/** Lets pending work in this process continue until `condition` is true, even with a fake `setTimeout`. */
export async function until(condition: () => boolean): Promise<void> {
  // Shorter than Vitest's own timeout, so that the error names the condition.
  const givenUp = performance.now() + PATIENCE;
  while (!condition()) {
    if (performance.now() > givenUp) throw new Error(`Never came true: ${condition.toString()}`);
    await new Promise((resolve) => setImmediate(resolve));
  }
}
