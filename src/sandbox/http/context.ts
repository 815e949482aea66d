import type { Context } from 'hono';
import type { AccessToken } from '../store/tokens.js';
import type { Extent } from '../store/extent.js';
import type { Fault } from '../store/control/faults.js';
import type { GuestClaims } from '../store/guest-claims.js';

/** What the handlers of a request share. */
export interface SandboxEnv {
  Bindings: {
    /** The fault that this call receives. */
    fault?: Fault | undefined;
    /** Set if the connection ends without a response. */
    isDropped?: boolean;
    /** Set if the request needs the later part of the sandbox, and has to be handled again. */
    needsMore?: boolean;
  };
  Variables: {
    /** The `OperationContext` of the request, which `operationContext` creates and returns. */
    operation: object;
    correlationId: string;
    /** Set for every request that passed the bearer check. */
    accessToken: AccessToken;
    /** Set instead for requests with the token of a web chat guest. */
    guest?: GuestClaims;
    /** The divisions whose entities the caller may see in a list; everywhere by default. */
    visibleDivisions?: Extent;
    /** The checked request body of an operation of the contract; `undefined` if it has none. */
    body?: unknown;
    /** The maximum page size of the operation, if it has a specific one. */
    maxPageSize?: number | undefined;
  };
}

export type SandboxContext = Context<SandboxEnv>;
