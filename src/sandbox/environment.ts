/**
 * Says by name what a part of the package needs and does not find: Jest's jsdom environment leaves out much of what Node and every browser
 * have, and the first to miss it would only say that something "is not defined".
 *
 * @throws Error
 */
export function demandGlobals(what: string, names: readonly string[]): void {
  const missing = names.filter((name) => !(name in globalThis));
  if (missing.length === 0) return;
  const way =
    "With Jest, set testEnvironment to 'jest-fixed-jsdom' or 'node', or serve the sandbox from globalSetup: docs/testing.md shows how.";
  throw new Error(`${what} needs ${missing.join(', ')}, which this environment lacks (Jest's jsdom environment does). ${way}`);
}

/** What every request and answer of the sandbox is made of. */
export const fetchGlobals = ['Request', 'Response', 'Headers', 'ReadableStream', 'TextEncoder', 'TextDecoder'] as const;
