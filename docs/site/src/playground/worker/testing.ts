/** `contact-centre-client/testing` as samples of the playground import it. */
import { setupSandbox as setUp } from 'contact-centre-client/testing-in-page';
import type { SandboxSetup, SetupOptions } from 'contact-centre-client/testing';
import { recordRequests } from './sandbox.js';

export { NotReceivedError } from 'contact-centre-client/testing-in-page';

/** Creates a sandbox whose requests the playground lists. */
export function setupSandbox(options?: SetupOptions): SandboxSetup {
  const setup = setUp(options);
  recordRequests(setup.sandbox);
  return setup;
}
