import type { Sandbox } from 'contact-centre-client/sandbox';
import { fetchTransport } from '../../src/core/transport-fetch.js';

/** What a client sends by that has a sandbox in its own process. */
export const inSandbox = (sandbox: Pick<Sandbox, 'fetch'>): ReturnType<typeof fetchTransport> =>
  fetchTransport((input, init) => sandbox.fetch(new Request(input, init)));
