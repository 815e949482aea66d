/** Stores whether a run is paused, and notifies listeners of changes. */
export class PauseSwitch {
  #isPaused = false;
  readonly #listeners = new Set<() => void>();

  get isPaused(): boolean {
    return this.#isPaused;
  }

  set(isPaused: boolean): void {
    if (isPaused === this.#isPaused) return;
    this.#isPaused = isPaused;
    for (const listener of [...this.#listeners]) listener();
  }

  /** @returns a function that removes the listener. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }
}
