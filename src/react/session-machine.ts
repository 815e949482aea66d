import { forgetting, heldBy, isOther, waitingIn, withoutHeld } from './held-sign-in.js';
import type {
  CalmState,
  Effect,
  EventName,
  EventOf,
  Facts,
  MountedState,
  SignedIn,
  State,
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
    attached: ({ was }, { facts, restores }) => next(was, { type: 'configured', facts, restores }),
    detached: ignored,
    configured: ignored,
    looked: ignored,
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
        ? apart(step({ name: 'signed-out', expired: true }, { type: 'forgetAnswers' }, { type: 'giveUp', token }))
        : apart(step({ ...was, checking: false }));
    },
  },
  unknown: {
    attached: ignored,
    detached: detach,
    configured: configure,
    looked: (state, { facts }) => look(state, facts),
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
    returned: ignored,
    takenOver: (state, { facts }) =>
      step(
        {
          ...state,
          held: isOther(facts, state.held) ? undefined : state.held,
          hadToken: state.hadToken || facts.token !== undefined,
        },
        ...(isOther(facts, state.held) ? forgetting(state.held) : []),
      ),
    signIn: wait,
    // A pending restoration could sign in again, unless there is a sign-in already.
    signOut: (state, event) => (state.held ? leave(state, event) : wait(state, event)),
    settled: ({ held, waiting, hadToken }, { facts, failure }) =>
      failure
        ? fulfil(look({ name: 'failed', error: failure, unchecked: facts.token, held }, facts), waiting)
        : look({ name: 'unknown', held, waiting }, facts, hadToken),
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
    returned: (state, { facts }) => look(state, facts),
    takenOver: takeOver,
    signIn: (_state, { options }) => step({ name: 'signing-in', held: undefined }, { type: 'login', options, renews: false }),
    signOut: leave,
    settled: ignored,
    logoutFailed: (_state, { error }) => step({ name: 'failed', error, unchecked: undefined, held: undefined }),
    userFound: ignored,
    refused: ignored,
    checked: ignored,
  },
  'signing-in': {
    attached: ignored,
    detached: detach,
    configured: ignored,
    looked: ignored,
    returned: ({ held }, { facts }) => look({ name: 'unknown', held, waiting: [] }, facts),
    takenOver: (state, { facts }) =>
      isOther(facts, state.held) ? step({ ...state, held: undefined }, ...forgetting(state.held)) : step(state),
    signIn: ignored,
    signOut: leave,
    settled: ({ held }, { facts, failure }) =>
      look(
        failure ? { name: 'failed', error: failure, unchecked: facts.token, held } : { name: 'unknown', held, waiting: [] },
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
    returned: (state, { facts }) => look(state, facts),
    takenOver: takeOver,
    signIn: (state, { options }) => step({ name: 'signing-in', held: state }, { type: 'login', options, renews: true }),
    signOut: leave,
    settled: ignored,
    logoutFailed: ignored,
    userFound: (state, event) => {
      const found = withUser(state, event);
      return statusOf(event.failure) === 401 ? checkAlso(found, event.token) : found;
    },
    // The call may have received its 401 for another reason than the token.
    refused: (state, { token }) => checkAlso(step(state), token),
    checked: (state, { token, isRefused }) => {
      if (token !== state.token) return step(state);
      return step({ ...state, checking: false }, ...(isRefused ? [{ type: 'giveUp', token } as const] : []));
    },
  },
  failed: {
    attached: ignored,
    detached: detach,
    configured: configure,
    looked: (state, { facts }) => look(state, facts),
    returned: (state, { facts }) => look(state, facts),
    takenOver: takeOver,
    signIn: ({ held }, { options }) => step({ name: 'signing-in', held }, { type: 'login', options, renews: false }),
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

function step(state: State, ...effects: Effect[]): Step {
  return { state, effects };
}

function ignored(state: State): Step {
  return step(state);
}

function detach(was: MountedState): Step {
  return step({ name: 'apart', was });
}

function apart({ state, effects }: Step): Step {
  return step(state.name === 'apart' ? state : { name: 'apart', was: state }, ...effects);
}

/** A sign-out cancels all earlier wishes. */
function wait(state: StateOf<'unknown' | 'restoring'>, wish: Wish): Step {
  return step({ ...state, waiting: wish.type === 'signOut' ? [wish] : [...state.waiting, wish] });
}

/** Carries out the waiting wishes. A restored sign-in satisfies a wish to sign in. */
function fulfil(done: Step, wishes: readonly Wish[]): Step {
  return wishes.reduce(({ state, effects }, wish) => {
    if (wish.type === 'signIn' && state.name === 'signed-in') return { state, effects };
    const after = next(state, wish);
    return step(after.state, ...effects, ...after.effects);
  }, done);
}

function configure(state: CalmState, { facts, restores }: EventOf<'configured'>): Step {
  if (!restores) return look(state, facts);
  const held = heldBy(state);
  // A sign-in behind a failure may be found again, but is not shown meanwhile.
  const shown = state.name === 'failed' ? undefined : held;
  return step(
    { name: 'restoring', held: shown, waiting: waitingIn(state), hadToken: facts.token !== undefined },
    ...(shown ? [] : forgetting(held)),
    { type: 'restore' },
  );
}

/** Updates the state from the client's facts. `expired`: a missing token means that the session has expired. */
function look(state: CalmState, facts: Facts, expired = false): Step {
  const seen = see(state, facts, expired);
  return seen.state.name === 'unknown' ? seen : fulfil(seen, waitingIn(state));
}

function see(state: CalmState, facts: Facts, expired: boolean): Step {
  const { now, token, expiry, refreshable, refused, refreshes, warnBeforeMs } = facts;
  const held = heldBy(state);
  const isOver = (time: number | undefined): boolean => time !== undefined && time <= now;
  if (token === undefined) {
    if (!held && (state.name === 'signed-out' || state.name === 'failed')) return step(state);
    // A remaining refresh token shows that the access token was rejected; a reason after a sign-in shows that the refresh was
    // rejected.
    const ended = expired || refreshable || (refused && held !== undefined) || isOver(held?.endsAt);
    return step({ name: 'signed-out', expired: ended }, ...forgetting(held));
  }
  if (state.name === 'failed' && token === state.unchecked) return step(state);
  const endsAt = refreshes ? undefined : expiry;
  if (isOver(endsAt)) return step(state, { type: 'giveUp', token });
  const isSame = token === held?.token;
  const warnAt = endsAt === undefined ? undefined : endsAt - warnBeforeMs;
  const expiresSoon = isOver(warnAt);
  return step(
    {
      name: 'signed-in',
      token,
      user: held?.user,
      userError: isSame ? held.userError : undefined,
      renewed: isSame ? held.renewed : held !== undefined,
      checking: isSame && state.name === 'signed-in' && state.checking,
      expiry,
      endsAt,
      expiresSoon,
      wakeAt: expiresSoon ? endsAt : warnAt,
    },
    ...(isSame ? [] : [{ type: 'findUser', token } as const]),
  );
}

/** Like `look`, after stored tokens were read again: another sign-in inherits nothing from the previous one. */
function takeOver(state: CalmState, { facts, expired }: EventOf<'takenOver'>): Step {
  const held = heldBy(state);
  if (!isOther(facts, held)) return look(state, facts, expired);
  const { state: after, effects } = look(withoutHeld(state), facts);
  return step(after, ...forgetting(held), ...effects);
}

function leave(state: MountedState, { options }: EventOf<'signOut'>): Step {
  return step({ name: 'signed-out', expired: false }, ...forgetting(heldBy(state)), { type: 'logout', options });
}

/** Work has ended while no component was mounted. Only a sign-out is carried out now; other wishes wait. */
function settledApart({ was }: StateOf<'apart'>, { facts, failure }: EventOf<'settled'>): Step {
  if (was.name !== 'restoring' && was.name !== 'signing-in') return apart(step(was));
  const { held } = was;
  const waiting = waitingIn(was);
  const signOut = waiting.find((wish) => wish.type === 'signOut');
  if (signOut) return apart(leave(was, signOut));
  return apart(
    step(failure ? { name: 'failed', error: failure, unchecked: facts.token, held } : { name: 'unknown', held, waiting }),
  );
}

/** Stores the user of a token. If the user has changed, the cached responses are removed. */
function withUser(state: MountedState, { token, user, failure }: EventOf<'userFound'>): Step {
  const held = heldBy(state);
  if (state.name === 'signed-out' || held?.token !== token) return step(state);
  const status = statusOf(failure);
  // A token of client credentials has no user.
  const isKnown = failure === undefined || status === 400 || status === 403 || status === 404;
  const found: SignedIn = isKnown ? { ...held, user, userError: undefined } : { ...held, userError: failure };
  return step(
    state.name === 'signed-in' ? found : { ...state, held: found },
    ...(isKnown && held.renewed && user?.id !== held.user?.id ? [{ type: 'forgetAnswers' } as const] : []),
  );
}

/** Checks a rejected token with the platform, one check at a time. */
function checkAlso({ state, effects }: Step, token: string): Step {
  if (state.name !== 'signed-in' || state.token !== token || state.checking) return step(state, ...effects);
  return step({ ...state, checking: true }, ...effects, { type: 'check', token });
}

function statusOf(failure: object | undefined): unknown {
  return failure && 'status' in failure ? failure.status : undefined;
}
