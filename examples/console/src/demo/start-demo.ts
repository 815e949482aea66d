import { createSandbox } from 'contact-centre-client/sandbox';
import type { SandboxSettings } from '../session/sandbox.js';
import { setDemoToken } from './demo-token.js';
import { socketClass } from './sandbox-socket.js';

/** The address of the sandbox. No request is sent there. */
const API_URL = 'https://api.sandbox.example';
/** How often the simulated customers and agents act, in ms. */
const ADVANCE_INTERVAL_MS = 1000;

/** Starts a sandbox in this page that responds to all requests, with a signed-in supervisor. */
export function startDemo(): SandboxSettings {
  const sandbox = createSandbox({ seed: 1, rateLimit: false, traffic: true });
  Object.assign(globalThis, { fetch: sandbox.fetch, WebSocket: socketClass(() => sandbox) });
  setInterval(() => {
    sandbox.clock.advance(0);
  }, ADVANCE_INTERVAL_MS);
  const supervisors = sandbox.users.filter(({ title }) => title === 'Team Leader');
  setDemoToken(sandbox.issueAccessToken(supervisors[0]?.id));
  return {
    apiUrl: API_URL,
    organisation: sandbox.organisation.name,
    people: supervisors.map(({ name, title = '' }) => ({ name, title })),
    clients: { implicit: sandbox.clients.implicit.id, pkce: sandbox.clients.pkce.id },
  };
}
