import type { Context } from 'hono';
import type { AccessToken } from '../store/tokens.js';
import type { Extent } from '../store/extent.js';
import type { Fault } from '../store/control/faults.js';
import type { GuestClaims } from '../store/guest-claims.js';

/** What a request carries from one handler to the next. */
export interface SandboxEnv {
  Bindings: {
    /** What the call is to meet, beside what is done to the finished answer. */
    fault?: Fault | undefined;
    /** Set where the answer is a connection that ends without any. */
    dropped?: boolean;
  };
  Variables: {
    correlationId: string;
    /** Set on everything that passed the bearer check. */
    accessToken: AccessToken;
    /** Set instead on what came with a web chat guest's token. */
    guest?: GuestClaims;
    /** In which divisions the caller sees what a list holds; everywhere, where nothing is said. */
    visible?: Extent;
    /** What was sent to an operation of the contract, checked; `undefined` where it takes no body or none was sent. */
    body?: unknown;
    /** Entities that a page of the operation may have, where that is known of it. */
    mostPerPage?: number | undefined;
  };
}

export type SandboxContext = Context<SandboxEnv>;
