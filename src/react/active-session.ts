import type { CalmState, Effect, Facts, MountedState, SignedIn, Wish } from './session-states.js';

/** The sign-in whose responses may be cached. */
export function activeSession(state: MountedState): SignedIn | undefined {
  if (state.name === 'signed-in') return state;
  return state.name === 'signed-out' ? undefined : state.session;
}

export function withoutSession(state: CalmState): CalmState {
  if (state.name === 'signed-in') return { name: 'unknown', session: undefined, wishes: [] };
  return state.name === 'signed-out' ? state : { ...state, session: undefined };
}

export function wishesOf(state: MountedState): readonly Wish[] {
  return state.name === 'unknown' || state.name === 'restoring' ? state.wishes : [];
}

export function isOther({ token }: Facts, session: SignedIn | undefined): boolean {
  return token !== undefined && token !== session?.token;
}

export function forgetEffects(session: SignedIn | undefined): Effect[] {
  return session ? [{ type: 'forgetAnswers' }] : [];
}

/** The token whose check has failed; empty if the client could not obtain one yet. */
export function uncheckedToken({ token, hasTokenProvider }: Facts): string | undefined {
  return token ?? (hasTokenProvider ? '' : undefined);
}
