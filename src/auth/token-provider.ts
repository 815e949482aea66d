import type { ClientSession } from './client-session.js';
import type { Session } from './session.js';

/** Supplies a client's tokens and renews them. Functions of `contact-centre-client/tokens` create it for the option `auth`. */
export interface TokenProvider {
  /** @internal */
  session(base: typeof Session, ...args: ConstructorParameters<typeof Session>): ClientSession<Session>;
}
