import type { Context } from 'hono';
import type { Fault } from '../store/control/faults.js';

/** What the sandbox and its web framework tell each other about a request. */
export interface RequestState {
  /** The fault that this call receives. */
  readonly fault?: Fault | undefined;
  /** Set if the connection ends without a response. */
  isDropped?: boolean;
  /** Set if the request needs the later part of the sandbox, and has to be handled again. */
  needsMore?: boolean;
}

export interface SandboxEnv {
  Bindings: { readonly correlationId: string; readonly state: RequestState };
}

/** A request to the login host, or to the addresses that control the sandbox. */
export type SandboxContext = Context<SandboxEnv>;
