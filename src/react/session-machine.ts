import { forgetEffects, activeSession, isOther, uncheckedToken, wishesOf, withoutSession } from './active-session.js';
import { apart, detach, ignored, step } from './session-steps.js';
import type {
  CalmState,
  EventName,
  EventOf,
  Facts,
  MountedState,
  SignedIn,
  StateName,
  StateOf,
  Step,
  Wish,
} from './session-states.js';

type Transitions<S extends StateName> = { readonly [E in EventName]: (state: StateOf<S>, event: EventOf<E>) => Step };

/** The transition for each event in each state; `ignored` changes nothing. */
export const transitions: { readonly [S in StateName]: Transitions<S> } = {
  apart: {
    // No component is mounted, so no request is sent; results of pending work are recorded.
    attached: ({ was }, { facts, shouldRestore }) => next(was, { type: 'configured', facts, shouldRestore }),
    detached: ignored,
    configured: ignored,
    looked: ignored,
    retried: ignored,
    returned: ignored,
    takenOver: ignored,
    signIn: ({ was }, event) => apart(next(was, event)),
    signOut: ({ was }, event) => apart(next(was, event)),
    settled: settledApart,
    logoutFailed: ({ was }, event) => apart(next(was, event)),
    userFound: ({ was }, event) => apart(withUser(was, event)),
    refused: ignored,
    checked: ({ was }, { token, isRefused }) => {
      if (was.name !== 'signed-in' || was.token !== token) return step({ name: 'apart', was });
      return isRefused
        ? apart(step({ name: 'signed-out', isExpired: true }, { type: 'forgetAnswers' }, { type: 'giveUp', token }))
        : apart(step({ ...was, isChecking: false }));
    },
  },
  unknown: {
    attached: ignored,
    detached: detach,
    configured: configure,
    looked: (state, { facts }) => look(state, facts),
    retried: ignored,
    returned: (state, { facts }) => look(state, facts),
    takenOver: takeOver,
    signIn: wait,
    signOut: wait,
    settled: ignored,
    logoutFailed: ignored,
    userFound: withUser,
    refused: ignored,
    checked: ignored,
  },
  restoring: {
    attached: ignored,
    detached: detach,
    configured: ignored,
    looked: (state, { facts }) => step({ ...state, hadToken: state.hadToken || facts.token !== undefined }),
    retried: ignored,
    returned: ignored,
    takenOver: (state, { facts }) =>
      step(
        {
          ...state,
          session: isOther(facts, state.session) ? undefined : state.session,
          hadToken: state.hadToken || facts.token !== undefined,
        },
        ...(isOther(facts, state.session) ? forgetEffects(state.session) : []),
      ),
    signIn: wait,
    // A pending restoration could sign in again, unless there is a sign-in already.
    signOut: (state, event) => (state.session ? leave(state, event) : wait(state, event)),
    settled: ({ session, wishes, hadToken }, { facts, failure }) =>
      failure
        ? fulfil(look({ name: 'failed', error: failure, unchecked: uncheckedToken(facts), session }, facts), wishes)
        : look({ name: 'unknown', session, wishes }, facts, { isExpired: hadToken }),
    logoutFailed: ignored,
    userFound: withUser,
    refused: ignored,
    checked: ignored,
  },
  'signed-out': {
    attached: ignored,
    detached: detach,
    configured: configure,
    looked: (state, { facts }) => look(state, facts),
    retried: ignored,
    returned: (state, { facts }) => look(state, facts),
    takenOver: takeOver,
    signIn: (_state, { options }) =>
      step({ name: 'signing-in', session: undefined }, { type: 'login', options, isRenewal: false }),
    signOut: leave,
    settled: ignored,
    logoutFailed: (_state, { error }) => step({ name: 'failed', error, unchecked: undefined, session: undefined }),
    userFound: ignored,
    refused: ignored,
    checked: ignored,
  },
  'signing-in': {
    attached: ignored,
    detached: detach,
    configured: ignored,
    looked: ignored,
    retried: ignored,
    returned: ({ session }, { facts }) => look({ name: 'unknown', session, wishes: [] }, facts),
    takenOver: (state, { facts }) =>
      isOther(facts, state.session) ? step({ ...state, session: undefined }, ...forgetEffects(state.session)) : step(state),
    signIn: ignored,
    signOut: leave,
    settled: ({ session }, { facts, failure }) =>
      look(
        failure ? { name: 'failed', error: failure, unchecked: facts.token, session } : { name: 'unknown', session, wishes: [] },
        facts,
      ),
    logoutFailed: ignored,
    userFound: withUser,
    refused: ignored,
    checked: ignored,
  },
  'signed-in': {
    attached: ignored,
    detached: detach,
    configured: configure,
    looked: (state, { facts }) => look(state, facts),
    retried: (state) =>
      state.userError ? step({ ...state, userError: undefined }, { type: 'findUser', token: state.token }) : step(state),
    returned: (state, { facts }) => look(state, facts),
    takenOver: takeOver,
    signIn: (state, { options }) => step({ name: 'signing-in', session: state }, { type: 'login', options, isRenewal: true }),
    signOut: leave,
    settled: ignored,
    logoutFailed: ignored,
    userFound: (state, event) => {
      const updated = withUser(state, event);
      return statusOf(event.failure) === 401 ? checkAlso(updated, event.token) : updated;
    },
    // The call may have received its 401 for another reason than the token.
    refused: (state, { token }) => checkAlso(step(state), token),
    checked: (state, { token, isRefused }) => {
      if (token !== state.token) return step(state);
      return step({ ...state, isChecking: false }, ...(isRefused ? [{ type: 'giveUp', token } as const] : []));
    },
  },
  failed: {
    attached: ignored,
    detached: detach,
    configured: configure,
    looked: (state, { facts }) => look(state, facts),
    retried: checkAgain,
    returned: (state, { facts }) => look(state, facts),
    takenOver: takeOver,
    signIn: ({ session }, { options }) => step({ name: 'signing-in', session }, { type: 'login', options, isRenewal: false }),
    signOut: leave,
    settled: ignored,
    logoutFailed: ignored,
    userFound: withUser,
    refused: ignored,
    checked: ignored,
  },
};

/** Returns the next state and the effects to carry out. Pure: reads no clock and has no side effects. */
export function next<S extends StateName, E extends EventName>(state: StateOf<S>, event: EventOf<E>): Step {
  const ofState: Transitions<S> = transitions[state.name];
  return ofState[event.type](state, event);
}

/** A sign-out cancels all earlier wishes. */
function wait(state: StateOf<'unknown' | 'restoring'>, wish: Wish): Step {
  return step({ ...state, wishes: wish.type === 'signOut' ? [wish] : [...state.wishes, wish] });
}

/** Carries out the waiting wishes. A restored sign-in satisfies a wish to sign in. */
function fulfil(start: Step, wishes: readonly Wish[]): Step {
  return wishes.reduce(({ state, effects }, wish) => {
    if (wish.type === 'signIn' && state.name === 'signed-in') return { state, effects };
    const after = next(state, wish);
    return step(after.state, ...effects, ...after.effects);
  }, start);
}

function configure(state: CalmState, { facts, shouldRestore }: EventOf<'configured'>): Step {
  if (!shouldRestore) return look(state, facts);
  const session = activeSession(state);
  // A sign-in behind a failure may be found again, but is not shown meanwhile.
  const shownSession = state.name === 'failed' ? undefined : session;
  return step(
    { name: 'restoring', session: shownSession, wishes: wishesOf(state), hadToken: facts.token !== undefined },
    ...(shownSession ? [] : forgetEffects(session)),
    { type: 'restore' },
  );
}

/** Checks the stored sign-in again. Its user is not shown until the platform has confirmed it. */
function checkAgain(state: StateOf<'failed'>): Step {
  const { unchecked, session } = state;
  if (unchecked === undefined) return step(state);
  return step({ name: 'restoring', session: undefined, wishes: [], hadToken: true }, ...forgetEffects(session), {
    type: 'restore',
  });
}

/** Updates the state from the client's facts. `isExpired`: a missing token means that the session has expired. */
function look(state: CalmState, facts: Facts, { isExpired } = { isExpired: false }): Step {
  const updated = updateFromFacts(state, facts, { isExpired });
  return updated.state.name === 'unknown' ? updated : fulfil(updated, wishesOf(state));
}

function updateFromFacts(state: CalmState, facts: Facts, { isExpired }: { isExpired: boolean }): Step {
  const { now, token, expiry, isRefreshable, isRefused, hasAutoRefresh, warnBeforeMs } = facts;
  const session = activeSession(state);
  const isOver = (time: number | undefined): boolean => time !== undefined && time <= now;
  if (token === undefined) {
    if (!session && (state.name === 'signed-out' || state.name === 'failed')) return step(state);
    // A remaining refresh token shows that the access token was rejected; a reason after a sign-in shows that the refresh was
    // rejected.
    const hasEnded = isExpired || isRefreshable || (isRefused && session !== undefined) || isOver(session?.endsAt);
    return step({ name: 'signed-out', isExpired: hasEnded }, ...forgetEffects(session));
  }
  if (state.name === 'failed' && token === state.unchecked) return step(state);
  const endsAt = hasAutoRefresh ? undefined : expiry;
  if (isOver(endsAt)) return step(state, { type: 'giveUp', token });
  const isSame = token === session?.token;
  const warnAt = endsAt === undefined ? undefined : endsAt - warnBeforeMs;
  const isExpiringSoon = isOver(warnAt);
  return step(
    {
      name: 'signed-in',
      token,
      user: session?.user,
      userError: isSame ? session.userError : undefined,
      isRenewed: isSame ? session.isRenewed : session !== undefined,
      isChecking: isSame && state.name === 'signed-in' && state.isChecking,
      expiry,
      endsAt,
      isExpiringSoon,
      wakeAt: isExpiringSoon ? endsAt : warnAt,
    },
    ...(isSame ? [] : [{ type: 'findUser', token } as const]),
  );
}

/** Like `look`, after stored tokens were read again: another sign-in inherits nothing from the previous one. */
function takeOver(state: CalmState, { facts, isExpired }: EventOf<'takenOver'>): Step {
  const session = activeSession(state);
  if (!isOther(facts, session)) return look(state, facts, { isExpired });
  const { state: after, effects } = look(withoutSession(state), facts);
  return step(after, ...forgetEffects(session), ...effects);
}

function leave(state: MountedState, { options }: EventOf<'signOut'>): Step {
  return step({ name: 'signed-out', isExpired: false }, ...forgetEffects(activeSession(state)), { type: 'logout', options });
}

/** Work has ended while no component was mounted. Only a sign-out is carried out now; other wishes wait. */
function settledApart({ was }: StateOf<'apart'>, { facts, failure }: EventOf<'settled'>): Step {
  if (was.name !== 'restoring' && was.name !== 'signing-in') return apart(step(was));
  const { session } = was;
  const wishes = wishesOf(was);
  const signOut = wishes.find((wish) => wish.type === 'signOut');
  if (signOut) return apart(leave(was, signOut));
  return apart(
    step(
      failure
        ? { name: 'failed', error: failure, unchecked: uncheckedToken(facts), session }
        : { name: 'unknown', session, wishes },
    ),
  );
}

/** Stores the user of a token. If the user has changed, the cached responses are removed. */
function withUser(state: MountedState, { token, user, failure }: EventOf<'userFound'>): Step {
  const session = activeSession(state);
  if (state.name === 'signed-out' || session?.token !== token) return step(state);
  const status = statusOf(failure);
  // A token of client credentials has no user.
  const isKnown = failure === undefined || status === 400 || status === 403 || status === 404;
  const foundSession: SignedIn = isKnown ? { ...session, user, userError: undefined } : { ...session, userError: failure };
  return step(
    state.name === 'signed-in' ? foundSession : { ...state, session: foundSession },
    ...(isKnown && session.isRenewed && user?.id !== session.user?.id ? [{ type: 'forgetAnswers' } as const] : []),
  );
}

/** Checks a rejected token with the platform, one check at a time. */
function checkAlso({ state, effects }: Step, token: string): Step {
  if (state.name !== 'signed-in' || state.token !== token || state.isChecking) return step(state, ...effects);
  return step({ ...state, isChecking: true }, ...effects, { type: 'check', token });
}

function statusOf(failure: object | undefined): unknown {
  return failure && 'status' in failure ? failure.status : undefined;
}
