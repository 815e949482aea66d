import type { Session } from './session.js';

/** Gives a client its tokens, and renews them: made by `contact-centre-client/tokens`, for the option `auth`. */
export interface TokenProvider {
  /** @internal */
  session(base: typeof Session, ...given: ConstructorParameters<typeof Session>): Session;
}
