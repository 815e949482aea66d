/**
 * Checks that the globals which a part of the package needs exist, and names the missing ones. Jest's jsdom environment lacks
 * many that Node and every browser have; without this check, the error would only say that something "is not defined".
 *
 * @throws Error
 */
export function checkGlobals(feature: string, names: readonly string[]): void {
  const missingNames = names.filter((name) => !(name in globalThis));
  if (missingNames.length === 0) return;
  const advice =
    "With Jest, set testEnvironment to 'jest-fixed-jsdom' or 'node', or serve the sandbox from globalSetup: docs/testing.md shows how.";
  throw new Error(
    `${feature} needs ${missingNames.join(', ')}, which this environment lacks (Jest's jsdom environment does). ${advice}`,
  );
}

/** Needed for every request and response of the sandbox. */
export const fetchGlobals = ['Request', 'Response', 'Headers', 'ReadableStream', 'TextEncoder', 'TextDecoder'] as const;
