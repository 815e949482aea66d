import type { CalmState, Effect, Facts, MountedState, SignedIn, Wish } from './session-states.js';

/** The sign-in whose responses may be cached. */
export function heldBy(state: MountedState): SignedIn | undefined {
  if (state.name === 'signed-in') return state;
  return state.name === 'signed-out' ? undefined : state.held;
}

export function withoutHeld(state: CalmState): CalmState {
  if (state.name === 'signed-in') return { name: 'unknown', held: undefined, waiting: [] };
  return state.name === 'signed-out' ? state : { ...state, held: undefined };
}

export function waitingIn(state: MountedState): readonly Wish[] {
  return state.name === 'unknown' || state.name === 'restoring' ? state.waiting : [];
}

export function isOther({ token }: Facts, held: SignedIn | undefined): boolean {
  return token !== undefined && token !== held?.token;
}

export function forgetting(held: SignedIn | undefined): Effect[] {
  return held ? [{ type: 'forgetAnswers' }] : [];
}
