import { loadLaterPart } from './whole.js';

// Not in `whole.ts`, because the declarations of the package would then contain the internal types that it uses.

/**
 * Loads all of the sandbox. In the bundle of a page, requests load most of it when they need it. Elsewhere it is there from the
 * start.
 *
 * @throws SandboxNotLoadedError if the page cannot load a file.
 */
export async function loadWholeSandbox(): Promise<void> {
  await loadLaterPart();
}
