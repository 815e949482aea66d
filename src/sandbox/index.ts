import type { ResetOptions, SandboxOptions, TrafficOptions } from './options.js';
import type { ServedSandbox, ServeOptions } from './serve.js';

export { createSandbox } from './sandbox.js';
export type { AuthorizationCodeRequest, Sandbox, SandboxClock } from './sandbox.js';
export type { ResetOptions, SandboxOptions, TrafficOptions };
export type { Fault, FaultEffect } from './faults.js';
export type { ChannelConnection, ChannelSocket } from './notifications/connection.js';
export type { SandboxEvent } from './notifications/events.js';
export type { ApiClass, OperationName, OperationResult, OverriddenCall, Override, Stub } from './overrides.js';
export type { SandboxState } from './state.js';
export type { SandboxClient, SandboxClients, SandboxGrant, SandboxOrganisation } from './organisation.js';
export type { SandboxRequest } from './request-log.js';
export type { ServedSandbox, ServeOptions };

/**
 * Serves a sandbox over HTTP on this machine. Node only: what it needs of Node is loaded when it is called, and not before.
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
