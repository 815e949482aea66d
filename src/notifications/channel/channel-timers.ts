import type { Event, State, Timer } from './channel-states.js';

interface Handle {
  ref?: () => void;
  unref?: () => void;
}

/** Runs the timers of the current state. */
export class ChannelTimers {
  readonly #fired: (event: Event) => void;
  readonly #running = new Map<Timer, ReturnType<typeof setTimeout>>();

  constructor(fired: (event: Event) => void) {
    this.#fired = fired;
  }

  /** Cancels the timers that the state no longer contains, and starts new ones. */
  adjust(state: State): void {
    const timers = [state.connection.pause?.timer, 'timer' in state ? state.timer : undefined];
    for (const [timer, handle] of this.#running) {
      if (timers.includes(timer)) continue;
      clearTimeout(handle);
      this.#running.delete(timer);
    }
    for (const timer of timers) if (timer && !this.#running.has(timer)) this.#start(timer);
    // A pause may outlast the last subscription, but must not keep the process alive.
    for (const handle of this.#running.values()) {
      if (state.name === 'idle') (handle as Handle).unref?.();
      else (handle as Handle).ref?.();
    }
  }

  #start(timer: Timer): void {
    const handle = setTimeout(() => {
      this.#running.delete(timer);
      this.#fired(timer.event);
    }, timer.ms);
    this.#running.set(timer, handle);
  }
}
