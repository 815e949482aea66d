import type {
  FailedSession,
  PlatformSession,
  RestoringSession,
  SessionActions,
  SignedInSession,
  SignedOutSession,
  SigningInSession,
} from './session.js';
import type { State } from './session-states.js';

type Actions = keyof SessionActions;
/** A session without its actions. */
type View =
  | Omit<RestoringSession, Actions>
  | Omit<SignedOutSession, Actions>
  | Omit<SigningInSession, Actions>
  | Omit<SignedInSession, Actions>
  | Omit<FailedSession, Actions>;

const noUser = { user: undefined, expiry: undefined, expiresSoon: false, expired: false, error: undefined } as const;

/** Returns the session that components see in a state. */
export function sessionIn(state: State, actions: SessionActions): PlatformSession {
  return { ...viewOf(state), ...actions };
}

function viewOf(state: State): View {
  switch (state.name) {
    case 'apart':
      return viewOf(state.was);
    case 'unknown':
      return { ...noUser, status: 'restoring' };
    case 'restoring':
      return state.session ? viewOf(state.session) : { ...noUser, status: 'restoring' };
    case 'signed-out':
      return { ...noUser, status: 'signed-out', expired: state.isExpired };
    case 'signing-in':
      return { ...noUser, status: 'signing-in' };
    case 'signed-in': {
      const { user, expiry, isExpiringSoon: expiresSoon, userError } = state;
      return { ...noUser, status: 'signed-in', user, expiry, expiresSoon, error: userError };
    }
    case 'failed':
      return { ...noUser, status: 'error', error: state.error, isUnchecked: state.unchecked !== undefined };
  }
}
