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
  return { ...view(state), ...actions };
}

function view(state: State): View {
  switch (state.name) {
    case 'apart':
      return view(state.was);
    case 'unknown':
      return { ...noUser, status: 'restoring' };
    case 'restoring':
      return state.held ? view(state.held) : { ...noUser, status: 'restoring' };
    case 'signed-out':
      return { ...noUser, status: 'signed-out', expired: state.expired };
    case 'signing-in':
      return { ...noUser, status: 'signing-in' };
    case 'signed-in': {
      const { user, expiry, expiresSoon, userError } = state;
      return { ...noUser, status: 'signed-in', user, expiry, expiresSoon, error: userError };
    }
    case 'failed':
      return { ...noUser, status: 'error', error: state.error };
  }
}
