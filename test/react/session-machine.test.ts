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
const facts = (known: Partial<Facts> = {}): { facts: Facts } => ({
  facts: {
    now,
    token: undefined,
    expiry: undefined,
    refreshable: false,
    refused: false,
    refreshes: false,
    warnBeforeMs,
    ...known,
  },
});
const nothing = facts();
const token = (value: string, known: Partial<Facts> = {}): { facts: Facts } => facts({ token: value, ...known });

const ada = { id: 'ada', name: 'Ada', version: 1 };
const bob = { id: 'bob', name: 'Bob', version: 1 };
const broken = new NetworkError('The connection broke');
const failedWith = (status: number): NetworkError => Object.assign(new NetworkError('Refused'), { status });

const signedIn = (more: Partial<SignedIn> = {}): StateOf<'signed-in'> => ({
  name: 'signed-in',
  token: 'A',
  user: ada,
  userError: undefined,
  renewed: false,
  checking: false,
  expiry: undefined,
  endsAt: undefined,
  expiresSoon: false,
  wakeAt: undefined,
  ...more,
});
/** Signed in with a token whose user is being requested. */
const begun = (value: string, more: Partial<SignedIn> = {}): StateOf<'signed-in'> =>
  signedIn({ token: value, user: undefined, ...more });
const unknown = (more: Partial<StateOf<'unknown'>> = {}): StateOf<'unknown'> => ({
  name: 'unknown',
  held: undefined,
  waiting: [],
  ...more,
});
const restoring = (more: Partial<StateOf<'restoring'>> = {}): StateOf<'restoring'> => ({
  name: 'restoring',
  held: undefined,
  waiting: [],
  hadToken: false,
  ...more,
});
const signedOut = (expired = false): StateOf<'signed-out'> => ({ name: 'signed-out', expired });
const signingIn = (held?: SignedIn): StateOf<'signing-in'> => ({ name: 'signing-in', held });
const failed = (more: Partial<StateOf<'failed'>> = {}): StateOf<'failed'> => ({
  name: 'failed',
  error: broken,
  unchecked: undefined,
  held: undefined,
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
const login = (renews: boolean): Effect => ({ type: 'login', options, renews });

type Given<E extends EventName> = Omit<EventOf<E>, 'type'>;
interface Row<S extends StateName, E extends EventName> {
  title: string;
  from: StateOf<S>;
  event: Given<E>;
  to: State;
  effects: readonly Effect[];
}
type Cell<S extends StateName, E extends EventName> = readonly Row<S, E>[];

/** One transition. The title states its condition. */
const row = <S extends StateName, E extends EventName>(
  title: string,
  from: StateOf<S>,
  event: Given<E>,
  to: State,
  ...effects: Effect[]
): Row<S, E> => ({ title, from, event, to, effects });

/** An event that changes nothing. */
const ignores = <S extends StateName, E extends EventName>(from: StateOf<S>, event: Given<E>, title = ''): Row<S, E> =>
  row(`${title} is ignored`.trim(), from, event, from);

const attached = { ...token('A'), restores: true };
const settled = { ...token('B'), failure: undefined };
const kept = { ...token('B'), expired: false };
const adaFound = { token: 'A', user: ada, failure: undefined };
const bobFound = { token: 'A', user: bob, failure: undefined };
const refused = { token: 'A' };
const checkedBad = { token: 'A', isRefused: true };
const checkedGood = { token: 'A', isRefused: false };
const leftFor = { error: broken };

const table: { [S in StateName]: { [E in EventName]: Cell<S, E> } } = {
  apart: {
    attached: [
      row('looks, where there is nothing to restore', apart(unknown()), { ...nothing, restores: false }, signedOut()),
      row('restores, once there are settings', apart(unknown()), { ...nothing, restores: true }, restoring(), restore),
      row('signs in with a token', apart(unknown()), { ...token('A'), restores: false }, begun('A'), findUser('A')),
      row('restores beside a token', apart(unknown()), attached, restoring({ hadToken: true }), restore),
      row('goes on restoring', apart(restoring()), { ...token('A'), restores: false }, restoring()),
      row('goes on leaving', apart(signingIn()), { ...nothing, restores: false }, signingIn()),
      row('goes on with the user that is known', apart(signedIn()), { ...token('A'), restores: false }, signedIn()),
      row('misses no sign-out', apart(signedIn()), { ...nothing, restores: false }, signedOut(), forgetAnswers),
      row('misses no expiry', apart(signedIn()), { ...token('A', { expiry: now }), restores: false }, signedIn(), giveUp('A')),
      row('keeps how it ended', apart(signedOut(true)), { ...nothing, restores: false }, signedOut(true)),
      row('keeps the failure', apart(failed()), { ...nothing, restores: false }, failed()),
      row(
        'does what was waited with',
        apart(unknown({ waiting: [signIn] })),
        { ...nothing, restores: false },
        signingIn(),
        login(false),
      ),
      row(
        'lets wait until it has restored',
        apart(unknown({ waiting: [signIn] })),
        { ...nothing, restores: true },
        restoring({ waiting: [signIn] }),
        restore,
      ),
    ],
    detached: [ignores(apart(signedIn()), {})],
    configured: [ignores(apart(unknown()), attached)],
    looked: [ignores(apart(signedIn()), nothing)],
    returned: [ignores(apart(signingIn()), nothing)],
    takenOver: [ignores(apart(signedIn()), kept)],
    signIn: [
      row('waits until somebody is there', apart(unknown()), signIn, apart(unknown({ waiting: [signIn] }))),
      row('waits until it is restored', apart(restoring()), signIn, apart(restoring({ waiting: [signIn] }))),
      row('leaves', apart(signedOut()), signIn, apart(signingIn()), login(false)),
    ],
    signOut: [
      row('waits until somebody is there', apart(unknown()), signOut, apart(unknown({ waiting: [signOut] }))),
      row('leaves', apart(signedIn()), signOut, apart(signedOut()), forgetAnswers, logout),
    ],
    settled: [
      row('waits with looking', apart(restoring()), settled, apart(unknown())),
      row('keeps the sign-in that stands', apart(signingIn(signedIn())), settled, apart(unknown({ held: signedIn() }))),
      row('waits with signing in', apart(restoring({ waiting: [signIn] })), settled, apart(unknown({ waiting: [signIn] }))),
      row('signs out', apart(restoring({ waiting: [signOut, signIn] })), settled, apart(signedOut()), logout),
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
      row('is good', apart(signedIn({ checking: true })), checkedGood, apart(signedIn())),
      row('ends it', apart(signedIn({ checking: true })), checkedBad, apart(signedOut(true)), forgetAnswers, giveUp('A')),
      ignores(apart(signedIn({ token: 'B' })), checkedBad, 'an older token'),
      ignores(apart(signedOut()), checkedBad, 'after the sign-out, it'),
    ],
  },

  unknown: {
    attached: [ignores(unknown(), attached)],
    detached: [row('waits', unknown({ waiting: [signIn] }), {}, apart(unknown({ waiting: [signIn] })))],
    configured: [
      row('restores', unknown(), attached, restoring({ hadToken: true }), restore),
      row('looks', unknown(), { ...nothing, restores: false }, signedOut()),
    ],
    looked: [
      row('nobody is signed in', unknown(), nothing, signedOut()),
      row('a refresh has failed', unknown(), facts({ refreshable: true }), signedOut(true)),
      row('the login page has refused', unknown(), facts({ refused: true }), signedOut(false)),
      row('somebody is signed in', unknown(), token('A'), begun('A'), findUser('A')),
      row('the one from before is signed in', unknown({ held: signedIn() }), token('A'), signedIn()),
      row('the one from before is not', unknown({ held: signedIn() }), nothing, signedOut(), forgetAnswers),
      row(
        'the time is over',
        unknown({ waiting: [signIn] }),
        token('A', { expiry: now }),
        unknown({ waiting: [signIn] }),
        giveUp('A'),
      ),
      row('does what was waited with', unknown({ waiting: [signIn] }), nothing, signingIn(), login(false)),
      row('is content with a sign-in', unknown({ waiting: [signIn] }), token('A'), begun('A'), findUser('A')),
    ],
    returned: [row('looks', unknown(), nothing, signedOut())],
    takenOver: [
      row('the time was over', unknown({ held: signedIn() }), { ...nothing, expired: true }, signedOut(true), forgetAnswers),
      row('another tab’s', unknown({ held: signedIn() }), kept, begun('B'), forgetAnswers, findUser('B')),
      row('does what was waited with', unknown({ waiting: [signOut] }), { ...nothing, expired: true }, signedOut(), logout),
    ],
    signIn: [row('waits', unknown(), signIn, unknown({ waiting: [signIn] }))],
    signOut: [row('is all that is waited with', unknown({ waiting: [signIn] }), signOut, unknown({ waiting: [signOut] }))],
    settled: [ignores(unknown(), settled)],
    logoutFailed: [ignores(unknown(), leftFor)],
    userFound: [
      row('notes it', unknown({ held: begun('A') }), adaFound, unknown({ held: signedIn() })),
      ignores(unknown(), adaFound, 'without a sign-in, it'),
    ],
    refused: [ignores(unknown({ held: signedIn() }), refused)],
    checked: [ignores(unknown({ held: signedIn() }), checkedBad)],
  },

  restoring: {
    attached: [ignores(restoring(), attached)],
    detached: [row('goes on', restoring({ waiting: [signIn] }), {}, apart(restoring({ waiting: [signIn] })))],
    configured: [ignores(restoring(), { ...nothing, restores: false })],
    looked: [
      row('sees a token', restoring(), token('A'), restoring({ hadToken: true })),
      ignores(restoring(), nothing, 'no token'),
      row('does not forget one', restoring({ hadToken: true }), nothing, restoring({ hadToken: true })),
    ],
    returned: [ignores(restoring(), nothing)],
    takenOver: [
      row('sees a token', restoring(), kept, restoring({ hadToken: true })),
      ignores(restoring({ held: signedIn() }), { ...nothing, expired: false }, 'no token'),
      ignores(restoring({ held: signedIn(), hadToken: true }), { ...token('A'), expired: false }, 'the same token'),
      row('another tab’s', restoring({ held: signedIn() }), kept, restoring({ hadToken: true }), forgetAnswers),
    ],
    signIn: [row('waits', restoring(), signIn, restoring({ waiting: [signIn] }))],
    signOut: [
      row('waits: what is being restored would come back', restoring(), signOut, restoring({ waiting: [signOut] })),
      row(
        'leaves at once where somebody is signed in',
        restoring({ held: signedIn() }),
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
        restoring({ held: signedIn() }),
        { ...nothing, failure: broken },
        signedOut(),
        forgetAnswers,
      ),
      row('the one from before stays', restoring({ held: signedIn() }), { ...token('A'), failure: undefined }, signedIn()),
      row(
        'a new token for the one from before',
        restoring({ held: signedIn() }),
        settled,
        signedIn({ token: 'B', renewed: true }),
        findUser('B'),
      ),
      row('signs in afterwards', restoring({ waiting: [signIn] }), { ...nothing, failure: undefined }, signingIn(), login(false)),
      row('need not sign in', restoring({ waiting: [signIn] }), settled, begun('B'), findUser('B')),
      row(
        'tries again after a failure',
        restoring({ waiting: [signIn, signIn] }),
        { ...token('A'), failure: broken },
        signingIn(),
        login(false),
      ),
      row('signs out afterwards', restoring({ waiting: [signOut] }), settled, signedOut(), findUser('B'), forgetAnswers, logout),
      row(
        'the time is over',
        restoring({ waiting: [signIn] }),
        { ...token('A', { expiry: now }), failure: undefined },
        unknown({ waiting: [signIn] }),
        giveUp('A'),
      ),
    ],
    logoutFailed: [ignores(restoring(), leftFor)],
    userFound: [
      row('notes it', restoring({ held: begun('A') }), adaFound, restoring({ held: signedIn() })),
      ignores(restoring(), adaFound, 'without a sign-in, it'),
    ],
    refused: [ignores(restoring({ held: signedIn() }), refused)],
    checked: [ignores(restoring({ held: signedIn({ checking: true }) }), checkedBad)],
  },

  'signed-out': {
    attached: [ignores(signedOut(), attached)],
    detached: [row('stays so', signedOut(true), {}, apart(signedOut(true)))],
    configured: [
      row('restores', signedOut(), { ...nothing, restores: true }, restoring(), restore),
      ignores(signedOut(true), { ...nothing, restores: false }, 'another warning time'),
    ],
    looked: [
      ignores(signedOut(true), nothing, 'no token'),
      ignores(signedOut(), facts({ refreshable: true }), 'a refresh token'),
      row('somebody is signed in', signedOut(true), token('A'), begun('A'), findUser('A')),
      row('the time is over', signedOut(), token('A', { expiry: now }), signedOut(), giveUp('A')),
    ],
    returned: [ignores(signedOut(), nothing), row('somebody is signed in', signedOut(), token('A'), begun('A'), findUser('A'))],
    takenOver: [
      row('another tab’s sign-in', signedOut(), kept, begun('B'), findUser('B')),
      ignores(signedOut(true), { ...nothing, expired: false }, 'another tab’s sign-out'),
      ignores(signedOut(), { ...nothing, expired: true }, 'a token given up'),
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
    returned: [
      row('nobody is signed in', signingIn(), nothing, signedOut()),
      row('somebody else’s page has signed in', signingIn(), token('B'), begun('B'), findUser('B')),
      row('the one from before is signed in', signingIn(signedIn()), token('A'), signedIn()),
      row('the one from before is not', signingIn(signedIn()), nothing, signedOut(), forgetAnswers),
      row('the time was over meanwhile', signingIn(signedIn({ endsAt: now })), nothing, signedOut(true), forgetAnswers),
      row('the time is over', signingIn(signedIn()), token('A', { expiry: now }), unknown({ held: signedIn() }), giveUp('A')),
    ],
    takenOver: [
      row('another tab’s', signingIn(signedIn()), kept, signingIn(), forgetAnswers),
      ignores(signingIn(), kept, 'another tab’s, where nobody was signed in,'),
      ignores(signingIn(signedIn()), { ...nothing, expired: false }, 'a sign-out'),
      ignores(signingIn(signedIn()), { ...token('A'), expired: false }, 'the same token'),
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
        failed({ unchecked: 'A', held: signedIn() }),
      ),
      row('a new token', signingIn(signedIn()), settled, signedIn({ token: 'B', renewed: true }), findUser('B')),
      row('the same token was good', signingIn(signedIn()), { ...token('A'), failure: undefined }, signedIn()),
    ],
    logoutFailed: [ignores(signingIn(), leftFor)],
    userFound: [
      row('notes it', signingIn(begun('A')), adaFound, signingIn(signedIn())),
      row(
        'somebody else’s',
        signingIn(signedIn({ renewed: true })),
        bobFound,
        signingIn(signedIn({ renewed: true, user: bob })),
        forgetAnswers,
      ),
      ignores(signingIn(), adaFound, 'without a sign-in, it'),
    ],
    refused: [ignores(signingIn(signedIn()), refused)],
    checked: [ignores(signingIn(signedIn({ checking: true })), checkedBad)],
  },

  'signed-in': {
    attached: [ignores(signedIn(), attached)],
    detached: [row('stays so', signedIn(), {}, apart(signedIn()))],
    configured: [
      row('restores beside it', signedIn(), attached, restoring({ held: signedIn(), hadToken: true }), restore),
      row(
        'warns earlier',
        signedIn({ expiry: now + 500, endsAt: now + 500, wakeAt: now + 400 }),
        { ...token('A', { expiry: now + 500 }), restores: false },
        signedIn({ expiry: now + 500, endsAt: now + 500, expiresSoon: true, wakeAt: now + 500 }),
      ),
      row(
        'warns later',
        signedIn({ expiry: now + 500, endsAt: now + 500, expiresSoon: true, wakeAt: now + 500 }),
        { ...token('A', { expiry: now + 500, warnBeforeMs: 100 }), restores: false },
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
        signedIn({ expiry: now + 1000, endsAt: now + 1000, expiresSoon: true, wakeAt: now + 1000 }),
      ),
      row('the time is over', signedIn(), token('A', { expiry: now }), signedIn(), giveUp('A')),
      row(
        'does not matter where it is refreshed',
        signedIn(),
        token('A', { expiry: now, refreshable: true, refreshes: true }),
        signedIn({ expiry: now }),
      ),
      row(
        'a new token',
        signedIn({ checking: true, userError: broken }),
        token('B'),
        signedIn({ token: 'B', renewed: true }),
        findUser('B'),
      ),
      ignores(signedIn({ checking: true, renewed: true, userError: broken }), token('A'), 'the same while it is checked'),
      row('the token is gone', signedIn(), nothing, signedOut(), forgetAnswers),
      row('the token is gone after its time', signedIn({ endsAt: now }), nothing, signedOut(true), forgetAnswers),
      row('the refresh has failed', signedIn(), facts({ refreshable: true }), signedOut(true), forgetAnswers),
      row('the refresh was refused', signedIn(), facts({ refused: true }), signedOut(true), forgetAnswers),
    ],
    returned: [
      ignores(signedIn(), token('A'), 'nothing new'),
      row('the time was over meanwhile', signedIn(), token('A', { expiry: now }), signedIn(), giveUp('A')),
    ],
    takenOver: [
      ignores(signedIn(), { ...token('A'), expired: false }, 'the same token'),
      row('another tab’s sign-in', signedIn({ checking: true }), kept, begun('B'), forgetAnswers, findUser('B')),
      row(
        'another tab’s, whose time is over',
        signedIn(),
        { ...token('B', { expiry: now }), expired: false },
        unknown(),
        forgetAnswers,
        giveUp('B'),
      ),
      row('another tab’s sign-out', signedIn(), { ...nothing, expired: false }, signedOut(), forgetAnswers),
      row('was given up', signedIn(), { ...nothing, expired: true }, signedOut(true), forgetAnswers),
      row('was given up for a newer one', signedIn(), { ...token('B'), expired: true }, begun('B'), forgetAnswers, findUser('B')),
    ],
    signIn: [row('leaves for a new token', signedIn(), signIn, signingIn(signedIn()), login(true))],
    signOut: [row('leaves', signedIn(), signOut, signedOut(), forgetAnswers, logout)],
    settled: [ignores(signedIn(), settled)],
    logoutFailed: [ignores(signedIn(), leftFor)],
    userFound: [
      row('notes it', begun('A'), adaFound, signedIn()),
      row('clears an earlier failure', begun('A', { userError: broken }), adaFound, signedIn()),
      ignores(signedIn({ renewed: true }), adaFound, 'the same again'),
      row('somebody else', signedIn({ renewed: true }), bobFound, signedIn({ renewed: true, user: bob }), forgetAnswers),
      row(
        'is nobody any more',
        signedIn({ renewed: true }),
        { ...adaFound, user: undefined, failure: failedWith(403) },
        begun('A', { renewed: true }),
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
        signedIn({ renewed: true }),
        { ...adaFound, user: undefined, failure: broken },
        signedIn({ renewed: true, userError: broken }),
      ),
      row(
        'is refused',
        begun('A'),
        { ...adaFound, user: undefined, failure: failedWith(401) },
        begun('A', { userError: failedWith(401), checking: true }),
        check('A'),
      ),
      ignores(begun('B'), adaFound, 'an older token’s'),
      ignores(begun('B'), { ...adaFound, user: undefined, failure: failedWith(401) }, 'the refusal of an older token'),
    ],
    refused: [
      row('is checked', signedIn(), refused, signedIn({ checking: true }), check('A')),
      ignores(signedIn({ checking: true }), refused, 'while it is checked, it'),
      ignores(signedIn({ token: 'B' }), refused, 'an older token'),
    ],
    checked: [
      row('is good', signedIn({ checking: true }), checkedGood, signedIn()),
      row('is given up', signedIn({ checking: true }), checkedBad, signedIn(), giveUp('A')),
      ignores(signedIn({ token: 'B', checking: true }), checkedBad, 'an older token'),
    ],
  },

  failed: {
    attached: [ignores(failed(), attached)],
    detached: [row('stays so', failed(), {}, apart(failed()))],
    configured: [
      row('restores', failed(), { ...nothing, restores: true }, restoring(), restore),
      row(
        'restores with nothing behind',
        failed({ unchecked: 'A', held: signedIn() }),
        attached,
        restoring({ hadToken: true }),
        forgetAnswers,
        restore,
      ),
      ignores(failed(), { ...nothing, restores: false }, 'another warning time'),
    ],
    looked: [
      ignores(failed(), nothing, 'no token'),
      ignores(failed({ unchecked: 'A' }), token('A'), 'the token that could not be checked'),
      row('somebody is signed in', failed({ unchecked: 'A' }), token('B'), begun('B'), findUser('B')),
      row('the token is gone', failed({ unchecked: 'A', held: signedIn() }), nothing, signedOut(), forgetAnswers),
      row('the time is over', failed(), token('B', { expiry: now }), failed(), giveUp('B')),
    ],
    returned: [ignores(failed({ unchecked: 'A' }), token('A'), 'the token that could not be checked')],
    takenOver: [
      row('another tab’s sign-in', failed({ unchecked: 'A', held: signedIn() }), kept, begun('B'), forgetAnswers, findUser('B')),
      ignores(failed({ unchecked: 'A' }), { ...token('A'), expired: false }, 'the token that could not be checked'),
      ignores(failed(), { ...nothing, expired: true }, 'a token given up'),
    ],
    signIn: [
      row('tries again', failed({ unchecked: 'A' }), signIn, signingIn(), login(false)),
      row('holds the one from before', failed({ held: signedIn() }), signIn, signingIn(signedIn()), login(false)),
    ],
    signOut: [
      row('leaves', failed({ unchecked: 'A' }), signOut, signedOut(), logout),
      row('leaves with nothing behind', failed({ held: signedIn() }), signOut, signedOut(), forgetAnswers, logout),
    ],
    settled: [ignores(failed(), settled)],
    logoutFailed: [ignores(failed(), leftFor)],
    userFound: [
      row('notes it', failed({ held: begun('A') }), adaFound, failed({ held: signedIn() })),
      ignores(failed(), adaFound, 'without a sign-in, it'),
    ],
    refused: [ignores(failed({ held: signedIn() }), refused)],
    checked: [ignores(failed({ held: signedIn() }), checkedBad)],
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
    refreshable: fc.boolean(),
    refused: fc.boolean(),
    refreshes: fc.boolean(),
    warnBeforeMs: fc.constant(warnBeforeMs),
  });
  const tokens = fc.constantFrom('A', 'B');
  const failure = fc.constantFrom(undefined, broken, failedWith(401), failedWith(403));
  const anyEvent: fc.Arbitrary<SessionEvent> = fc.oneof(
    fc.record({ type: fc.constant('attached' as const), facts: anyFacts, restores: fc.boolean() }),
    fc.constant({ type: 'detached' as const }),
    fc.record({ type: fc.constant('configured' as const), facts: anyFacts, restores: fc.boolean() }),
    fc.record({ type: fc.constantFrom('looked' as const, 'returned' as const), facts: anyFacts }),
    fc.record({ type: fc.constant('takenOver' as const), facts: anyFacts, expired: fc.boolean() }),
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
    return state.name === 'signed-out' ? undefined : state.held;
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
          const before = heldIn(state);
          const after = heldIn(step.state);
          if (before && !after) expect(does(step, 'forgetAnswers')).toBe(true);
          if (before && after && before.user?.id !== after.user?.id && before.renewed) {
            expect(does(step, 'forgetAnswers')).toBe(true);
          }
          if (does(step, 'restore', 'login')) {
            expect(isBusy(step.state)).toBe(true);
            // A login may follow a restoration that has ended, but no two run at once.
            expect(isBusy(state)).toBe(event.type === 'settled');
          }
          if (state.name === 'apart' && step.state.name === 'apart')
            expect(does(step, 'restore', 'findUser', 'check')).toBe(false);
          const { status, user } = sessionIn(step.state, { signIn: () => undefined, signOut: () => undefined });
          if (status !== 'signed-in') expect(user).toBeUndefined();
          state = step.state;
        }
      }),
    );
  });
});
