import { PATIENCE } from './patience.js';

/** Lets what is under way in this process proceed until `condition` holds; also while `setTimeout` is a fake. */
export async function until(condition: () => boolean): Promise<void> {
  // Vitest ends a test later than this, so that the error names the condition.
  const givenUp = performance.now() + PATIENCE;
  while (!condition()) {
    if (performance.now() > givenUp) throw new Error(`Never came true: ${condition.toString()}`);
    await new Promise((resolve) => setImmediate(resolve));
  }
}
