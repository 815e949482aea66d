import { PATIENCE } from './patience.js';

/** Lets what is under way in this process proceed until `condition` holds; also while `setTimeout` is a fake. */
export async function until(condition: () => boolean): Promise<void> {
  // A test that waits in vain says what for before Vitest ends it.
  const givenUp = performance.now() + PATIENCE / 2;
  while (!condition()) {
    if (performance.now() > givenUp) throw new Error(`Never came true: ${condition.toString()}`);
    await new Promise((resolve) => setImmediate(resolve));
  }
}
