import { NetworkError } from 'contact-centre-client';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { next, transitions } from '../../src/react/session-machine.js';
import type {
  Effect,
  EventName,
  EventOf,
  Facts,
  MountedState,
  SessionEvent,
  SignedIn,
  State,
  StateName,
  StateOf,
  Step,
} from '../../src/react/session-states.js';
import { sessionIn } from '../../src/react/session-view.js';

const now = 1_000_000;
const warnBeforeMs = 1000;

/** The client's facts: nothing is known by default. */
const facts = (overrides: Partial<Facts> = {}): { facts: Facts } => ({
  facts: {
    now,
    token: undefined,
    expiry: undefined,
    isRefreshable: false,
    isRefused: false,
    hasAutoRefresh: false,
    hasTokenProvider: false,
    warnBeforeMs,
    ...overrides,
  },
});
const nothing = facts();
const token = (value: string, overrides: Partial<Facts> = {}): { facts: Facts } => facts({ token: value, ...overrides });

const ada = { id: 'ada', name: 'Ada', version: 1 };
const bob = { id: 'bob', name: 'Bob', version: 1 };
const broken = new NetworkError('The connection broke');
const failedWith = (status: number): NetworkError => Object.assign(new NetworkError('Refused'), { status });

const signedIn = (more: Partial<SignedIn> = {}): StateOf<'signed-in'> => ({
  name: 'signed-in',
  token: 'A',
  user: ada,
  userError: undefined,
  isRenewed: false,
  isChecking: false,
  expiry: undefined,
  endsAt: undefined,
  isExpiringSoon: false,
  wakeAt: undefined,
  ...more,
});
/** Signed in with a token whose user is being requested. */
const begun = (value: string, more: Partial<SignedIn> = {}): StateOf<'signed-in'> =>
  signedIn({ token: value, user: undefined, ...more });
const unknown = (more: Partial<StateOf<'unknown'>> = {}): StateOf<'unknown'> => ({
  name: 'unknown',
  session: undefined,
  wishes: [],
  ...more,
});
const restoring = (more: Partial<StateOf<'restoring'>> = {}): StateOf<'restoring'> => ({
  name: 'restoring',
  session: undefined,
  wishes: [],
  hadToken: false,
  ...more,
});
const signedOut = (isExpired = false): StateOf<'signed-out'> => ({ name: 'signed-out', isExpired });
const signingIn = (held?: SignedIn): StateOf<'signing-in'> => ({ name: 'signing-in', session: held });
const failed = (more: Partial<StateOf<'failed'>> = {}): StateOf<'failed'> => ({
  name: 'failed',
  error: broken,
  unchecked: undefined,
  session: undefined,
  ...more,
});
const apart = (was: MountedState): StateOf<'apart'> => ({ name: 'apart', was });

const options = { state: '/queues' };
const signIn: EventOf<'signIn'> = { type: 'signIn', options };
const signOut: EventOf<'signOut'> = { type: 'signOut', options: {} };

const forgetAnswers: Effect = { type: 'forgetAnswers' };
const restore: Effect = { type: 'restore' };
const logout: Effect = { type: 'logout', options: {} };
const findUser = (value: string): Effect => ({ type: 'findUser', token: value });
const check = (value: string): Effect => ({ type: 'check', token: value });
const giveUp = (value: string): Effect => ({ type: 'giveUp', token: value });
const login = (isRenewal: boolean): Effect => ({ type: 'login', options, isRenewal });

type EventDetails<E extends EventName> = Omit<EventOf<E>, 'type'>;
interface Row<S extends StateName, E extends EventName> {
  title: string;
  from: StateOf<S>;
  event: EventDetails<E>;
  to: State;
  effects: readonly Effect[];
}
type Cell<S extends StateName, E extends EventName> = readonly Row<S, E>[];

/** One transition. The title states its condition. */
const row = <S extends StateName, E extends EventName>(
  title: string,
  from: StateOf<S>,
  event: EventDetails<E>,
  to: State,
  ...effects: Effect[]
): Row<S, E> => ({ title, from, event, to, effects });

/** An event that changes nothing. */
const ignores = <S extends StateName, E extends EventName>(from: StateOf<S>, event: EventDetails<E>, title = ''): Row<S, E> =>
  row(`${title} is ignored`.trim(), from, event, from);

const attached = { ...token('A'), shouldRestore: true };
const settled = { ...token('B'), failure: undefined };
const takenOver = { ...token('B'), isExpired: false };
const adaFound = { token: 'A', user: ada, failure: undefined };
const bobFound = { token: 'A', user: bob, failure: undefined };
const refused = { token: 'A' };
const checkedBad = { token: 'A', isRefused: true };
const checkedGood = { token: 'A', isRefused: false };
const leftFor = { error: broken };

const table: { [S in StateName]: { [E in EventName]: Cell<S, E> } } = {
  apart: {
    attached: [
      row('looks, where there is nothing to restore', apart(unknown()), { ...nothing, shouldRestore: false }, signedOut()),
      row('restores, once there are settings', apart(unknown()), { ...nothing, shouldRestore: true }, restoring(), restore),
      row('signs in with a token', apart(unknown()), { ...token('A'), shouldRestore: false }, begun('A'), findUser('A')),
      row('restores beside a token', apart(unknown()), attached, restoring({ hadToken: true }), restore),
      row('goes on restoring', apart(restoring()), { ...token('A'), shouldRestore: false }, restoring()),
      row('goes on leaving', apart(signingIn()), { ...nothing, shouldRestore: false }, signingIn()),
      row('goes on with the user that is known', apart(signedIn()), { ...token('A'), shouldRestore: false }, signedIn()),
      row('misses no sign-out', apart(signedIn()), { ...nothing, shouldRestore: false }, signedOut(), forgetAnswers),
      row(
        'misses no expiry',
        apart(signedIn()),
        { ...token('A', { expiry: now }), shouldRestore: false },
        signedIn(),
        giveUp('A'),
      ),
      row('keeps how it ended', apart(signedOut(true)), { ...nothing, shouldRestore: false }, signedOut(true)),
      row('keeps the failure', apart(failed()), { ...nothing, shouldRestore: false }, failed()),
      row(
        'does what was waited with',
        apart(unknown({ wishes: [signIn] })),
        { ...nothing, shouldRestore: false },
        signingIn(),
        login(false),
      ),
      row(
        'lets wait until it has restored',
        apart(unknown({ wishes: [signIn] })),
        { ...nothing, shouldRestore: true },
        restoring({ wishes: [signIn] }),
        restore,
      ),
    ],
    detached: [ignores(apart(signedIn()), {})],
    configured: [ignores(apart(unknown()), attached)],
    looked: [ignores(apart(signedIn()), nothing)],
    retried: [ignores(apart(failed({ unchecked: 'A' })), {})],
    returned: [ignores(apart(signingIn()), nothing)],
    takenOver: [ignores(apart(signedIn()), takenOver)],
    signIn: [
      row('waits until somebody is there', apart(unknown()), signIn, apart(unknown({ wishes: [signIn] }))),
      row('waits until it is restored', apart(restoring()), signIn, apart(restoring({ wishes: [signIn] }))),
      row('leaves', apart(signedOut()), signIn, apart(signingIn()), login(false)),
    ],
    signOut: [
      row('waits until somebody is there', apart(unknown()), signOut, apart(unknown({ wishes: [signOut] }))),
      row('leaves', apart(signedIn()), signOut, apart(signedOut()), forgetAnswers, logout),
    ],
    settled: [
      row('waits with looking', apart(restoring()), settled, apart(unknown())),
      row('keeps the sign-in that stands', apart(signingIn(signedIn())), settled, apart(unknown({ session: signedIn() }))),
      row('waits with signing in', apart(restoring({ wishes: [signIn] })), settled, apart(unknown({ wishes: [signIn] }))),
      row('signs out', apart(restoring({ wishes: [signOut, signIn] })), settled, apart(signedOut()), logout),
      row('keeps the failure', apart(restoring()), { ...token('B'), failure: broken }, apart(failed({ unchecked: 'B' }))),
      ignores(apart(signedOut()), settled, 'where nothing was under way, it'),
    ],
    logoutFailed: [row('tells it', apart(signedOut()), leftFor, apart(failed()))],
    userFound: [
      row('notes it', apart(begun('A')), adaFound, apart(signedIn())),
      row(
        'asks no further',
        apart(begun('A')),
        { ...adaFound, user: undefined, failure: failedWith(401) },
        apart(begun('A', { userError: failedWith(401) })),
      ),
      ignores(apart(signedOut()), adaFound, 'after the sign-out, it'),
    ],
    refused: [ignores(apart(signedIn()), refused)],
    checked: [
      row('is good', apart(signedIn({ isChecking: true })), checkedGood, apart(signedIn())),
      row('ends it', apart(signedIn({ isChecking: true })), checkedBad, apart(signedOut(true)), forgetAnswers, giveUp('A')),
      ignores(apart(signedIn({ token: 'B' })), checkedBad, 'an older token'),
      ignores(apart(signedOut()), checkedBad, 'after the sign-out, it'),
    ],
  },

  unknown: {
    attached: [ignores(unknown(), attached)],
    detached: [row('waits', unknown({ wishes: [signIn] }), {}, apart(unknown({ wishes: [signIn] })))],
    configured: [
      row('restores', unknown(), attached, restoring({ hadToken: true }), restore),
      row('looks', unknown(), { ...nothing, shouldRestore: false }, signedOut()),
    ],
    looked: [
      row('nobody is signed in', unknown(), nothing, signedOut()),
      row('a refresh has failed', unknown(), facts({ isRefreshable: true }), signedOut(true)),
      row('the login page has refused', unknown(), facts({ isRefused: true }), signedOut(false)),
      row('somebody is signed in', unknown(), token('A'), begun('A'), findUser('A')),
      row('the one from before is signed in', unknown({ session: signedIn() }), token('A'), signedIn()),
      row('the one from before is not', unknown({ session: signedIn() }), nothing, signedOut(), forgetAnswers),
      row(
        'the time is over',
        unknown({ wishes: [signIn] }),
        token('A', { expiry: now }),
        unknown({ wishes: [signIn] }),
        giveUp('A'),
      ),
      row('does what was waited with', unknown({ wishes: [signIn] }), nothing, signingIn(), login(false)),
      row('is content with a sign-in', unknown({ wishes: [signIn] }), token('A'), begun('A'), findUser('A')),
    ],
    retried: [ignores(unknown(), {})],
    returned: [row('looks', unknown(), nothing, signedOut())],
    takenOver: [
      row('the time was over', unknown({ session: signedIn() }), { ...nothing, isExpired: true }, signedOut(true), forgetAnswers),
      row('another tab’s', unknown({ session: signedIn() }), takenOver, begun('B'), forgetAnswers, findUser('B')),
      row('does what was waited with', unknown({ wishes: [signOut] }), { ...nothing, isExpired: true }, signedOut(), logout),
    ],
    signIn: [row('waits', unknown(), signIn, unknown({ wishes: [signIn] }))],
    signOut: [row('is all that is waited with', unknown({ wishes: [signIn] }), signOut, unknown({ wishes: [signOut] }))],
    settled: [ignores(unknown(), settled)],
    logoutFailed: [ignores(unknown(), leftFor)],
    userFound: [
      row('notes it', unknown({ session: begun('A') }), adaFound, unknown({ session: signedIn() })),
      ignores(unknown(), adaFound, 'without a sign-in, it'),
    ],
    refused: [ignores(unknown({ session: signedIn() }), refused)],
    checked: [ignores(unknown({ session: signedIn() }), checkedBad)],
  },

  restoring: {
    attached: [ignores(restoring(), attached)],
    detached: [row('goes on', restoring({ wishes: [signIn] }), {}, apart(restoring({ wishes: [signIn] })))],
    configured: [ignores(restoring(), { ...nothing, shouldRestore: false })],
    looked: [
      row('sees a token', restoring(), token('A'), restoring({ hadToken: true })),
      ignores(restoring(), nothing, 'no token'),
      row('does not forget one', restoring({ hadToken: true }), nothing, restoring({ hadToken: true })),
    ],
    retried: [ignores(restoring(), {})],
    returned: [ignores(restoring(), nothing)],
    takenOver: [
      row('sees a token', restoring(), takenOver, restoring({ hadToken: true })),
      ignores(restoring({ session: signedIn() }), { ...nothing, isExpired: false }, 'no token'),
      ignores(restoring({ session: signedIn(), hadToken: true }), { ...token('A'), isExpired: false }, 'the same token'),
      row('another tab’s', restoring({ session: signedIn() }), takenOver, restoring({ hadToken: true }), forgetAnswers),
    ],
    signIn: [row('waits', restoring(), signIn, restoring({ wishes: [signIn] }))],
    signOut: [
      row('waits: what is being restored would come back', restoring(), signOut, restoring({ wishes: [signOut] })),
      row(
        'leaves at once where somebody is signed in',
        restoring({ session: signedIn() }),
        signOut,
        signedOut(),
        forgetAnswers,
        logout,
      ),
    ],
    settled: [
      row('somebody is signed in', restoring(), settled, begun('B'), findUser('B')),
      row('nobody is', restoring(), { ...nothing, failure: undefined }, signedOut()),
      row('the token was refused', restoring({ hadToken: true }), { ...nothing, failure: undefined }, signedOut(true)),
      row('fails', restoring(), { ...nothing, failure: broken }, failed()),
      row('fails, and the token is kept', restoring(), { ...token('A'), failure: broken }, failed({ unchecked: 'A' })),
      row(
        'fails, and the one from before is gone',
        restoring({ session: signedIn() }),
        { ...nothing, failure: broken },
        signedOut(),
        forgetAnswers,
      ),
      row('the one from before stays', restoring({ session: signedIn() }), { ...token('A'), failure: undefined }, signedIn()),
      row(
        'a new token for the one from before',
        restoring({ session: signedIn() }),
        settled,
        signedIn({ token: 'B', isRenewed: true }),
        findUser('B'),
      ),
      row('signs in afterwards', restoring({ wishes: [signIn] }), { ...nothing, failure: undefined }, signingIn(), login(false)),
      row('need not sign in', restoring({ wishes: [signIn] }), settled, begun('B'), findUser('B')),
      row(
        'tries again after a failure',
        restoring({ wishes: [signIn, signIn] }),
        { ...token('A'), failure: broken },
        signingIn(),
        login(false),
      ),
      row('signs out afterwards', restoring({ wishes: [signOut] }), settled, signedOut(), findUser('B'), forgetAnswers, logout),
      row(
        'the time is over',
        restoring({ wishes: [signIn] }),
        { ...token('A', { expiry: now }), failure: undefined },
        unknown({ wishes: [signIn] }),
        giveUp('A'),
      ),
    ],
    logoutFailed: [ignores(restoring(), leftFor)],
    userFound: [
      row('notes it', restoring({ session: begun('A') }), adaFound, restoring({ session: signedIn() })),
      ignores(restoring(), adaFound, 'without a sign-in, it'),
    ],
    refused: [ignores(restoring({ session: signedIn() }), refused)],
    checked: [ignores(restoring({ session: signedIn({ isChecking: true }) }), checkedBad)],
  },

  'signed-out': {
    attached: [ignores(signedOut(), attached)],
    detached: [row('stays so', signedOut(true), {}, apart(signedOut(true)))],
    configured: [
      row('restores', signedOut(), { ...nothing, shouldRestore: true }, restoring(), restore),
      ignores(signedOut(true), { ...nothing, shouldRestore: false }, 'another warning time'),
    ],
    looked: [
      ignores(signedOut(true), nothing, 'no token'),
      ignores(signedOut(), facts({ isRefreshable: true }), 'a refresh token'),
      row('somebody is signed in', signedOut(true), token('A'), begun('A'), findUser('A')),
      row('the time is over', signedOut(), token('A', { expiry: now }), signedOut(), giveUp('A')),
    ],
    retried: [ignores(signedOut(), {})],
    returned: [ignores(signedOut(), nothing), row('somebody is signed in', signedOut(), token('A'), begun('A'), findUser('A'))],
    takenOver: [
      row('another tab’s sign-in', signedOut(), takenOver, begun('B'), findUser('B')),
      ignores(signedOut(true), { ...nothing, isExpired: false }, 'another tab’s sign-out'),
      ignores(signedOut(), { ...nothing, isExpired: true }, 'a token given up'),
    ],
    signIn: [row('leaves', signedOut(true), signIn, signingIn(), login(false))],
    signOut: [row('leaves', signedOut(true), signOut, signedOut(), logout)],
    settled: [
      ignores(signedOut(), settled),
      ignores(signedOut(), { ...nothing, failure: broken }, 'a failure of what was given up'),
    ],
    logoutFailed: [row('tells it', signedOut(), leftFor, failed())],
    userFound: [ignores(signedOut(), adaFound)],
    refused: [ignores(signedOut(), refused)],
    checked: [ignores(signedOut(), checkedBad)],
  },

  'signing-in': {
    attached: [ignores(signingIn(), attached)],
    detached: [row('goes on', signingIn(), {}, apart(signingIn()))],
    configured: [ignores(signingIn(), attached)],
    looked: [ignores(signingIn(), token('A'))],
    retried: [ignores(signingIn(), {})],
    returned: [
      row('nobody is signed in', signingIn(), nothing, signedOut()),
      row('somebody else’s page has signed in', signingIn(), token('B'), begun('B'), findUser('B')),
      row('the one from before is signed in', signingIn(signedIn()), token('A'), signedIn()),
      row('the one from before is not', signingIn(signedIn()), nothing, signedOut(), forgetAnswers),
      row('the time was over meanwhile', signingIn(signedIn({ endsAt: now })), nothing, signedOut(true), forgetAnswers),
      row('the time is over', signingIn(signedIn()), token('A', { expiry: now }), unknown({ session: signedIn() }), giveUp('A')),
    ],
    takenOver: [
      row('another tab’s', signingIn(signedIn()), takenOver, signingIn(), forgetAnswers),
      ignores(signingIn(), takenOver, 'another tab’s, where nobody was signed in,'),
      ignores(signingIn(signedIn()), { ...nothing, isExpired: false }, 'a sign-out'),
      ignores(signingIn(signedIn()), { ...token('A'), isExpired: false }, 'the same token'),
    ],
    signIn: [ignores(signingIn(), signIn)],
    signOut: [
      row('leaves', signingIn(), signOut, signedOut(), logout),
      row('leaves with nothing behind', signingIn(signedIn()), signOut, signedOut(), forgetAnswers, logout),
    ],
    settled: [
      row('somebody is signed in', signingIn(), settled, begun('B'), findUser('B')),
      row('nobody is', signingIn(), { ...nothing, failure: undefined }, signedOut()),
      row('fails', signingIn(), { ...nothing, failure: broken }, failed()),
      row(
        'fails, and the one from before is held',
        signingIn(signedIn()),
        { ...token('A'), failure: broken },
        failed({ unchecked: 'A', session: signedIn() }),
      ),
      row('a new token', signingIn(signedIn()), settled, signedIn({ token: 'B', isRenewed: true }), findUser('B')),
      row('the same token was good', signingIn(signedIn()), { ...token('A'), failure: undefined }, signedIn()),
    ],
    logoutFailed: [ignores(signingIn(), leftFor)],
    userFound: [
      row('notes it', signingIn(begun('A')), adaFound, signingIn(signedIn())),
      row(
        'somebody else’s',
        signingIn(signedIn({ isRenewed: true })),
        bobFound,
        signingIn(signedIn({ isRenewed: true, user: bob })),
        forgetAnswers,
      ),
      ignores(signingIn(), adaFound, 'without a sign-in, it'),
    ],
    refused: [ignores(signingIn(signedIn()), refused)],
    checked: [ignores(signingIn(signedIn({ isChecking: true })), checkedBad)],
  },

  'signed-in': {
    attached: [ignores(signedIn(), attached)],
    detached: [row('stays so', signedIn(), {}, apart(signedIn()))],
    configured: [
      row('restores beside it', signedIn(), attached, restoring({ session: signedIn(), hadToken: true }), restore),
      row(
        'warns earlier',
        signedIn({ expiry: now + 500, endsAt: now + 500, wakeAt: now + 400 }),
        { ...token('A', { expiry: now + 500 }), shouldRestore: false },
        signedIn({ expiry: now + 500, endsAt: now + 500, isExpiringSoon: true, wakeAt: now + 500 }),
      ),
      row(
        'warns later',
        signedIn({ expiry: now + 500, endsAt: now + 500, isExpiringSoon: true, wakeAt: now + 500 }),
        { ...token('A', { expiry: now + 500, warnBeforeMs: 100 }), shouldRestore: false },
        signedIn({ expiry: now + 500, endsAt: now + 500, wakeAt: now + 400 }),
      ),
    ],
    looked: [
      ignores(signedIn(), token('A'), 'nothing new'),
      row(
        'is told when to warn',
        signedIn(),
        token('A', { expiry: now + 5000 }),
        signedIn({ expiry: now + 5000, endsAt: now + 5000, wakeAt: now + 4000 }),
      ),
      row(
        'warns',
        signedIn(),
        token('A', { expiry: now + 1000 }),
        signedIn({ expiry: now + 1000, endsAt: now + 1000, isExpiringSoon: true, wakeAt: now + 1000 }),
      ),
      row('the time is over', signedIn(), token('A', { expiry: now }), signedIn(), giveUp('A')),
      row(
        'does not matter where it is refreshed',
        signedIn(),
        token('A', { expiry: now, isRefreshable: true, hasAutoRefresh: true }),
        signedIn({ expiry: now }),
      ),
      row(
        'a new token',
        signedIn({ isChecking: true, userError: broken }),
        token('B'),
        signedIn({ token: 'B', isRenewed: true }),
        findUser('B'),
      ),
      ignores(signedIn({ isChecking: true, isRenewed: true, userError: broken }), token('A'), 'the same while it is checked'),
      row('the token is gone', signedIn(), nothing, signedOut(), forgetAnswers),
      row('the token is gone after its time', signedIn({ endsAt: now }), nothing, signedOut(true), forgetAnswers),
      row('the refresh has failed', signedIn(), facts({ isRefreshable: true }), signedOut(true), forgetAnswers),
      row('the refresh was refused', signedIn(), facts({ isRefused: true }), signedOut(true), forgetAnswers),
    ],
    retried: [
      row('requests the user again', begun('A', { userError: broken }), {}, begun('A'), findUser('A')),
      ignores(signedIn(), {}, 'while nothing has failed, it'),
    ],
    returned: [
      ignores(signedIn(), token('A'), 'nothing new'),
      row('the time was over meanwhile', signedIn(), token('A', { expiry: now }), signedIn(), giveUp('A')),
    ],
    takenOver: [
      ignores(signedIn(), { ...token('A'), isExpired: false }, 'the same token'),
      row('another tab’s sign-in', signedIn({ isChecking: true }), takenOver, begun('B'), forgetAnswers, findUser('B')),
      row(
        'another tab’s, whose time is over',
        signedIn(),
        { ...token('B', { expiry: now }), isExpired: false },
        unknown(),
        forgetAnswers,
        giveUp('B'),
      ),
      row('another tab’s sign-out', signedIn(), { ...nothing, isExpired: false }, signedOut(), forgetAnswers),
      row('was given up', signedIn(), { ...nothing, isExpired: true }, signedOut(true), forgetAnswers),
      row(
        'was given up for a newer one',
        signedIn(),
        { ...token('B'), isExpired: true },
        begun('B'),
        forgetAnswers,
        findUser('B'),
      ),
    ],
    signIn: [row('leaves for a new token', signedIn(), signIn, signingIn(signedIn()), login(true))],
    signOut: [row('leaves', signedIn(), signOut, signedOut(), forgetAnswers, logout)],
    settled: [ignores(signedIn(), settled)],
    logoutFailed: [ignores(signedIn(), leftFor)],
    userFound: [
      row('notes it', begun('A'), adaFound, signedIn()),
      row('clears an earlier failure', begun('A', { userError: broken }), adaFound, signedIn()),
      ignores(signedIn({ isRenewed: true }), adaFound, 'the same again'),
      row('somebody else', signedIn({ isRenewed: true }), bobFound, signedIn({ isRenewed: true, user: bob }), forgetAnswers),
      row(
        'is nobody any more',
        signedIn({ isRenewed: true }),
        { ...adaFound, user: undefined, failure: failedWith(403) },
        begun('A', { isRenewed: true }),
        forgetAnswers,
      ),
      ...[400, 403, 404].map((status) =>
        ignores<'signed-in', 'userFound'>(
          begun('A'),
          { ...adaFound, user: undefined, failure: failedWith(status) },
          `nobody’s token, told by ${String(status)},`,
        ),
      ),
      row(
        'is not known',
        signedIn({ isRenewed: true }),
        { ...adaFound, user: undefined, failure: broken },
        signedIn({ isRenewed: true, userError: broken }),
      ),
      row(
        'is refused',
        begun('A'),
        { ...adaFound, user: undefined, failure: failedWith(401) },
        begun('A', { userError: failedWith(401), isChecking: true }),
        check('A'),
      ),
      ignores(begun('B'), adaFound, 'an older token’s'),
      ignores(begun('B'), { ...adaFound, user: undefined, failure: failedWith(401) }, 'the refusal of an older token'),
    ],
    refused: [
      row('is checked', signedIn(), refused, signedIn({ isChecking: true }), check('A')),
      ignores(signedIn({ isChecking: true }), refused, 'while it is checked, it'),
      ignores(signedIn({ token: 'B' }), refused, 'an older token'),
    ],
    checked: [
      row('is good', signedIn({ isChecking: true }), checkedGood, signedIn()),
      row('is given up', signedIn({ isChecking: true }), checkedBad, signedIn(), giveUp('A')),
      ignores(signedIn({ token: 'B', isChecking: true }), checkedBad, 'an older token'),
    ],
  },

  failed: {
    attached: [ignores(failed(), attached)],
    detached: [row('stays so', failed(), {}, apart(failed()))],
    configured: [
      row('restores', failed(), { ...nothing, shouldRestore: true }, restoring(), restore),
      row(
        'restores with nothing behind',
        failed({ unchecked: 'A', session: signedIn() }),
        attached,
        restoring({ hadToken: true }),
        forgetAnswers,
        restore,
      ),
      ignores(failed(), { ...nothing, shouldRestore: false }, 'another warning time'),
    ],
    looked: [
      ignores(failed(), nothing, 'no token'),
      ignores(failed({ unchecked: 'A' }), token('A'), 'the token that could not be checked'),
      row('somebody is signed in', failed({ unchecked: 'A' }), token('B'), begun('B'), findUser('B')),
      row('the token is gone', failed({ unchecked: 'A', session: signedIn() }), nothing, signedOut(), forgetAnswers),
      row('the time is over', failed(), token('B', { expiry: now }), failed(), giveUp('B')),
    ],
    retried: [
      row('checks the stored sign-in again', failed({ unchecked: 'A' }), {}, restoring({ hadToken: true }), restore),
      row(
        'shows no earlier user meanwhile',
        failed({ unchecked: 'A', session: signedIn() }),
        {},
        restoring({ hadToken: true }),
        forgetAnswers,
        restore,
      ),
      ignores(failed(), {}, 'without a stored sign-in, it'),
    ],
    returned: [ignores(failed({ unchecked: 'A' }), token('A'), 'the token that could not be checked')],
    takenOver: [
      row(
        'another tab’s sign-in',
        failed({ unchecked: 'A', session: signedIn() }),
        takenOver,
        begun('B'),
        forgetAnswers,
        findUser('B'),
      ),
      ignores(failed({ unchecked: 'A' }), { ...token('A'), isExpired: false }, 'the token that could not be checked'),
      ignores(failed(), { ...nothing, isExpired: true }, 'a token given up'),
    ],
    signIn: [
      row('tries again', failed({ unchecked: 'A' }), signIn, signingIn(), login(false)),
      row('holds the one from before', failed({ session: signedIn() }), signIn, signingIn(signedIn()), login(false)),
    ],
    signOut: [
      row('leaves', failed({ unchecked: 'A' }), signOut, signedOut(), logout),
      row('leaves with nothing behind', failed({ session: signedIn() }), signOut, signedOut(), forgetAnswers, logout),
    ],
    settled: [ignores(failed(), settled)],
    logoutFailed: [ignores(failed(), leftFor)],
    userFound: [
      row('notes it', failed({ session: begun('A') }), adaFound, failed({ session: signedIn() })),
      ignores(failed(), adaFound, 'without a sign-in, it'),
    ],
    refused: [ignores(failed({ session: signedIn() }), refused)],
    checked: [ignores(failed({ session: signedIn() }), checkedBad)],
  },
};

/** Fails a transition that modifies its input. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !(value instanceof Error)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}

const states = Object.keys(transitions) as StateName[];
const events = Object.keys(transitions.apart) as EventName[];
const cells = states.flatMap((state) => events.map((event) => ({ state, event })));

describe('The table', () => {
  it('has rows for every state and every event', () => {
    const rows: Record<string, Record<string, readonly unknown[]>> = table;
    expect(Object.keys(rows).sort()).toEqual([...states].sort());
    for (const state of states) expect(Object.keys(transitions[state]).sort()).toEqual([...events].sort());
    expect(cells.filter(({ state, event }) => (rows[state]?.[event] ?? []).length === 0)).toEqual([]);
  });
});

describe.each(states)('While %s', (state) => {
  const rows: Record<EventName, readonly Row<StateName, EventName>[]> = table[state];
  it.each(events.flatMap((event) => rows[event].map((each) => ({ ...each, name: event }))))(
    '$name: $title',
    ({ name, from, event, to, effects }) => {
      expect(from.name).toBe(state);
      expect(next(frozen(from), frozen({ ...event, type: name }) as SessionEvent)).toEqual({ state: to, effects });
    },
  );
});

describe('Any sequence of events', () => {
  const anyFacts = fc.record({
    now: fc.constantFrom(now, now + 600, now + 1200),
    token: fc.constantFrom(undefined, 'A', 'B'),
    expiry: fc.constantFrom(undefined, now + 500, now + 1100),
    isRefreshable: fc.boolean(),
    isRefused: fc.boolean(),
    hasAutoRefresh: fc.boolean(),
    hasTokenProvider: fc.boolean(),
    warnBeforeMs: fc.constant(warnBeforeMs),
  });
  const tokens = fc.constantFrom('A', 'B');
  const failure = fc.constantFrom(undefined, broken, failedWith(401), failedWith(403));
  const anyEvent: fc.Arbitrary<SessionEvent> = fc.oneof(
    fc.record({ type: fc.constant('attached' as const), facts: anyFacts, shouldRestore: fc.boolean() }),
    fc.constant({ type: 'detached' as const }),
    fc.record({ type: fc.constant('configured' as const), facts: anyFacts, shouldRestore: fc.boolean() }),
    fc.record({ type: fc.constantFrom('looked' as const, 'returned' as const), facts: anyFacts }),
    fc.record({ type: fc.constant('takenOver' as const), facts: anyFacts, isExpired: fc.boolean() }),
    fc.constantFrom(signIn, signOut),
    fc.record({ type: fc.constant('settled' as const), facts: anyFacts, failure }),
    fc.constant({ type: 'logoutFailed' as const, error: broken }),
    fc.record({ type: fc.constant('userFound' as const), token: tokens, user: fc.constantFrom(undefined, ada, bob), failure }),
    fc.record({ type: fc.constant('refused' as const), token: tokens }),
    fc.record({ type: fc.constant('checked' as const), token: tokens, isRefused: fc.boolean() }),
  );

  const heldIn = (state: State): SignedIn | undefined => {
    if (state.name === 'apart') return heldIn(state.was);
    if (state.name === 'signed-in') return state;
    return state.name === 'signed-out' ? undefined : state.session;
  };
  const isBusy = (state: State): boolean =>
    state.name === 'apart' ? isBusy(state.was) : state.name === 'restoring' || state.name === 'signing-in';
  const does = ({ effects }: Step, ...types: Effect['type'][]): boolean => effects.some(({ type }) => types.includes(type));

  it('keeps no response beyond its sign-in, starts nothing twice, and requests a user only for a token', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 30 }), (happening) => {
        let state: State = apart(unknown());
        for (const event of happening) {
          const step: Step = next(frozen(state), event);
          if (step.state.name === 'apart') expect(step.state.was.name).not.toBe('apart');
          const before = heldIn(state);
          const after = heldIn(step.state);
          if (before && !after) expect(does(step, 'forgetAnswers')).toBe(true);
          if (before && after && before.user?.id !== after.user?.id && before.isRenewed) {
            expect(does(step, 'forgetAnswers')).toBe(true);
          }
          if (does(step, 'restore', 'login')) {
            expect(isBusy(step.state)).toBe(true);
            // A login may follow a restoration that has ended, but no two run at once.
            expect(isBusy(state)).toBe(event.type === 'settled');
          }
          if (state.name === 'apart' && step.state.name === 'apart')
            expect(does(step, 'restore', 'findUser', 'check')).toBe(false);
          const { status, user } = sessionIn(step.state, {
            signIn: () => undefined,
            signOut: () => undefined,
            retry: () => undefined,
          });
          if (status !== 'signed-in') expect(user).toBeUndefined();
          state = step.state;
        }
      }),
    );
  });
});
