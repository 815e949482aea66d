import type { Effect, MountedState, State, Step } from './session-states.js';

/** Enters a state, with effects. */
export function step(state: State, ...effects: Effect[]): Step {
  return { state, effects };
}

/** Changes nothing. */
export function ignored(state: State): Step {
  return step(state);
}

/** The last provider was unmounted. */
export function detach(was: MountedState): Step {
  return step({ name: 'apart', was });
}

/** Takes a step while no provider is mounted. */
export function apart({ state, effects }: Step): Step {
  return step(state.name === 'apart' ? state : { name: 'apart', was: state }, ...effects);
}
