/**
 * A simulation of the platform in the same process, for tests and for development without an account.
 *
 * @packageDocumentation
 */
import type { ServedSandbox, ServeOptions } from './serve.js';

export * from './in-process.js';
export type { ServedSandbox, ServeOptions };

/**
 * Serves a sandbox over HTTP on this machine. For Node only: it loads Node modules lazily, when you call it.
 *
 * ```ts
 * const { url, sandbox, close } = await serveSandbox();
 * const client = new ApiClient({ apiUrl: url, loginUrl: url });
 * await client.loginClientCredentialsGrant(sandbox.clients.clientCredentials.id, sandbox.clients.clientCredentials.secret);
 * ```
 */
export async function serveSandbox(options?: ServeOptions): Promise<ServedSandbox> {
  const { serveSandbox: serve } = await import('./serve.js');
  return await serve(options);
}
