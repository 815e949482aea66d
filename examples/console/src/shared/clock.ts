type Listener = () => void;

/** One timer for everything that shows a time in progress. It runs while something is subscribed. */
class SecondClock {
  readonly #listeners = new Set<Listener>();
  #timer: ReturnType<typeof setInterval> | undefined;

  /** Calls the listener every second. @returns a function that stops it. */
  readonly subscribe = (listener: Listener): (() => void) => {
    this.#listeners.add(listener);
    this.#timer ??= setInterval(() => {
      for (const each of [...this.#listeners]) each();
    }, 1000);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      clearInterval(this.#timer);
      this.#timer = undefined;
    };
  };
}

export const secondClock = new SecondClock();
