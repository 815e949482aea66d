import { useSyncExternalStore } from 'react';
import type { ConsoleClient } from '../session/console-client.js';
import { useConnection } from '../session/connection.js';

const SECOND = 1000;

/** Ticks once a second while a component shows it, with one timer for all of them. */
class PlatformClock {
  readonly #client: ConsoleClient;
  readonly #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setInterval> | undefined;
  #now: number;

  constructor(client: ConsoleClient) {
    this.#client = client;
    this.#now = client.platformTime(Date.now());
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    this.#timer ??= setInterval(() => {
      this.#tick();
    }, SECOND);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      clearInterval(this.#timer);
      this.#timer = undefined;
    };
  };

  /** In ms since the epoch. */
  readonly now = (): number => {
    // Without a timer, the time of the last tick is old.
    if (this.#timer === undefined) this.#now = Math.max(this.#now, this.#wholeSecond());
    return this.#now;
  };

  #tick(): void {
    this.#now = this.#wholeSecond();
    for (const listener of this.#listeners) listener();
  }

  #wholeSecond(): number {
    return Math.floor(this.#client.platformTime(Date.now()) / SECOND) * SECOND;
  }
}

const clocks = new WeakMap<ConsoleClient, PlatformClock>();

function clockOf(client: ConsoleClient): PlatformClock {
  const existing = clocks.get(client);
  if (existing) return existing;
  const clock = new PlatformClock(client);
  clocks.set(client, clock);
  return clock;
}

/** Returns the platform's time in ms since the epoch. The component renders again each second: use it in the smallest one. */
export function usePlatformTime(): number {
  const { client } = useConnection();
  const { subscribe, now } = clockOf(client);
  return useSyncExternalStore(subscribe, now);
}
