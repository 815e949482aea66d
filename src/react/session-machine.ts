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

/** Every event in every state; what is `ignored` changes nothing. */
export const transitions: { readonly [S in StateName]: Transitions<S> } = {
  apart: {
    // Nobody is there to be told, so nothing is asked; what was under way is taken note of.
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
    // What is being restored would come back, unless it stands already.
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
    // A call may have been answered 401 for a reason of its own.
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

/** What becomes of a state, and what has to be done about it. Pure: it reads no clock and touches nothing. */
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

/** After a sign-out, what was wanted before it is wanted no more. */
function wait(state: StateOf<'unknown' | 'restoring'>, wish: Wish): Step {
  return step({ ...state, waiting: wish.type === 'signOut' ? [wish] : [...state.waiting, wish] });
}

/** Does what was waited with. Whoever wanted to sign in is content with a sign-in that was restored. */
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
  // A sign-in that does not show can be found again, but not taken up.
  const shown = state.name === 'failed' ? undefined : held;
  return step(
    { name: 'restoring', held: shown, waiting: waitingIn(state), hadToken: facts.token !== undefined },
    ...(shown ? [] : forgetting(held)),
    { type: 'restore' },
  );
}

/** Brings the state up to what the client knows. `expired`: if there is no token any more, it has ended by itself. */
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
    // A refresh token that is left tells of an access token that was refused, and a reason beside a sign-in of a refresh that was.
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

/** The same after what is kept was read again: a sign-in that is another one begins with nothing of the one before. */
function takeOver(state: CalmState, { facts, expired }: EventOf<'takenOver'>): Step {
  const held = heldBy(state);
  if (!isOther(facts, held)) return look(state, facts, expired);
  const { state: after, effects } = look(withoutHeld(state), facts);
  return step(after, ...forgetting(held), ...effects);
}

function leave(state: MountedState, { options }: EventOf<'signOut'>): Step {
  return step({ name: 'signed-out', expired: false }, ...forgetting(heldBy(state)), { type: 'logout', options });
}

/** What was under way has ended while nobody was there: only a sign-out does not wait until somebody is. */
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

/** Notes whose token it is. Somebody else's leaves nothing of what was answered before. */
function withUser(state: MountedState, { token, user, failure }: EventOf<'userFound'>): Step {
  const held = heldBy(state);
  if (state.name === 'signed-out' || held?.token !== token) return step(state);
  const status = statusOf(failure);
  // A token of client credentials is nobody's.
  const isKnown = failure === undefined || status === 400 || status === 403 || status === 404;
  const found: SignedIn = isKnown ? { ...held, user, userError: undefined } : { ...held, userError: failure };
  return step(
    state.name === 'signed-in' ? found : { ...state, held: found },
    ...(isKnown && held.renewed && user?.id !== held.user?.id ? [{ type: 'forgetAnswers' } as const] : []),
  );
}

/** Asks the platform about a token that it has refused, once at a time. */
function checkAlso({ state, effects }: Step, token: string): Step {
  if (state.name !== 'signed-in' || state.token !== token || state.checking) return step(state, ...effects);
  return step({ ...state, checking: true }, ...effects, { type: 'check', token });
}

/** The sign-in whose answers may be cached. */
function heldBy(state: MountedState): SignedIn | undefined {
  if (state.name === 'signed-in') return state;
  return state.name === 'signed-out' ? undefined : state.held;
}

function withoutHeld(state: CalmState): CalmState {
  if (state.name === 'signed-in') return { name: 'unknown', held: undefined, waiting: [] };
  return state.name === 'signed-out' ? state : { ...state, held: undefined };
}

function waitingIn(state: MountedState): readonly Wish[] {
  return state.name === 'unknown' || state.name === 'restoring' ? state.waiting : [];
}

function isOther({ token }: Facts, held: SignedIn | undefined): boolean {
  return token !== undefined && token !== held?.token;
}

function forgetting(held: SignedIn | undefined): Effect[] {
  return held ? [{ type: 'forgetAnswers' }] : [];
}

function statusOf(failure: object | undefined): unknown {
  return failure && 'status' in failure ? failure.status : undefined;
}
