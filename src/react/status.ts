import * as React from 'react';
import type { Wait } from '../core/client/limiter.js';
import type { NotificationsStatus } from '../notifications/index.js';
import { useEventsStatus } from './notifications-context.js';
import { usePlatformClient } from './provider.js';
import type { PlatformClient } from './session.js';

/** The status of rate limits and live events. */
export interface PlatformStatus {
  /** The calls that wait for a rate limit; empty if the client has no `limiter`. */
  waits: readonly Wait[];
  /** How long until the last of them is sent, in s; 0 if none waits. */
  seconds: number;
  /** The status of live events; `undefined` without a `NotificationsProvider` above. */
  events: NotificationsStatus | undefined;
}

type WaitingCalls = Pick<PlatformStatus, 'waits' | 'seconds'>;

/** The polling interval in ms, because seconds are shown. */
const POLL_INTERVAL = 1000;

const noWaits: WaitingCalls = { waits: [], seconds: 0 };

/** Polls the waiting calls while it has subscribers. */
class Waits {
  readonly #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lastValue = noWaits;

  constructor(readonly client: PlatformClient) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (this.#listeners.size === 1) this.#poll();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) clearTimeout(this.#timer);
    };
  };

  readonly current = (): WaitingCalls => this.#lastValue;

  #poll(): void {
    this.#timer = setTimeout(() => {
      this.#poll();
    }, POLL_INTERVAL);
    const waits = this.client.waits();
    const until = Math.max(0, ...waits.map((wait) => wait.until));
    const seconds = waits.length === 0 ? 0 : Math.max(1, Math.ceil((until - Date.now()) / 1000));
    const before = this.#lastValue;
    const isSame = seconds === before.seconds && waits.length === before.waits.length;
    if (isSame && waits.every((wait, index) => isSameWait(wait, before.waits[index]))) return;
    this.#lastValue = waits.length === 0 ? noWaits : { waits, seconds };
    for (const listener of this.#listeners) listener();
  }
}

function isSameWait(wait: Wait, other: Wait | undefined): boolean {
  return wait.operation === other?.operation && wait.isRefused === other.isRefused;
}

/** One per client, for all components that show it. */
const waitsByClient = new WeakMap<PlatformClient, Waits>();

function waitsOf(client: PlatformClient): Waits {
  let waits = waitsByClient.get(client);
  if (!waits) waitsByClient.set(client, (waits = new Waits(client)));
  return waits;
}

/**
 * Returns which calls wait for a rate limit and for how long, and the status of live events, e.g. for a status line. Waiting
 * calls are polled once a second.
 *
 * ```tsx
 * const { seconds, events } = usePlatformStatus();
 * ```
 */
export function usePlatformStatus(): PlatformStatus {
  const { subscribe, current } = waitsOf(usePlatformClient());
  const waitingCalls = React.useSyncExternalStore(subscribe, current, () => noWaits);
  const events = useEventsStatus();
  return { ...waitingCalls, events };
}
