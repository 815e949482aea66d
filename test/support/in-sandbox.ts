import { ApiClient } from 'contact-centre-client';
import type { ClientOptions } from 'contact-centre-client';
import type { Sandbox } from 'contact-centre-client/sandbox';
import { fetchTransport } from '../../src/core/transport/transport-fetch.js';

/** Creates a transport that sends a client's requests to a sandbox in the same process. */
export const inSandbox = (sandbox: Pick<Sandbox, 'fetch'>): ReturnType<typeof fetchTransport> =>
  fetchTransport((input, init) => sandbox.fetch(new Request(input, init)));

/**
 * Creates a client for a sandbox in the same process. Its calls use no socket and have no deadline, so that a busy machine does
 * not fail a test.
 */
export function clientOf(sandbox: Pick<Sandbox, 'fetch'>, options: ClientOptions = {}): ApiClient {
  return new ApiClient({ apiUrl: 'https://api.sandbox.example', timeout: 0, transport: inSandbox(sandbox), ...options });
}
