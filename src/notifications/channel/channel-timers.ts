import type { Event, State, Timer } from './channel-states.js';

interface Handle {
  ref?: () => void;
  unref?: () => void;
}

/** Runs the timers of the current state. */
export class ChannelTimers {
  readonly #onFire: (event: Event) => void;
  readonly #handles = new Map<Timer, ReturnType<typeof setTimeout>>();

  constructor(onFire: (event: Event) => void) {
    this.#onFire = onFire;
  }

  /** Cancels the timers that the state no longer contains, and starts new ones. */
  adjust(state: State): void {
    const timers = [state.connection.pause?.timer, 'timer' in state ? state.timer : undefined];
    for (const [timer, handle] of this.#handles) {
      if (timers.includes(timer)) continue;
      clearTimeout(handle);
      this.#handles.delete(timer);
    }
    for (const timer of timers) if (timer && !this.#handles.has(timer)) this.#start(timer);
    // A pause may outlast the last subscription, but must not keep the process alive.
    for (const handle of this.#handles.values()) {
      if (state.name === 'idle') (handle as Handle).unref?.();
      else (handle as Handle).ref?.();
    }
  }

  #start(timer: Timer): void {
    const handle = setTimeout(() => {
      this.#handles.delete(timer);
      this.#onFire(timer.event);
    }, timer.ms);
    this.#handles.set(timer, handle);
  }
}
