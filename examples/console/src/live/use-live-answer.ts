import type { QueryKey } from '@tanstack/react-query';
import { hashKey, useQueryClient } from '@tanstack/react-query';
import { useNotifications } from 'contact-centre-client/react';
import { useEffect, useMemo, useRef } from 'react';
import { every, recovery } from '../session/query-client.js';
import type { Interval } from '../session/query-client.js';
import { Rereading } from './rereading.js';
import type { Hearing } from './use-hearing.js';
import { Writer } from './writer.js';

/** Polling interval in ms of a page without live events. */
export const ASKING = 15_000;

/** A cached response that events keep up to date. */
export interface LiveAnswer<E> {
  hear: (event: E) => void;
  /** For changes that the event does not contain. */
  readSoon: () => void;
  /** The repair function for notifications. It refetches, and therefore returns no values to write. */
  repair: () => Promise<ReadonlyMap<string, never>>;
  readNow: () => Promise<void>;
}

/**
 * @param write - A module-level function that applies an event to a response.
 * @param gap - Minimum time between two full refetches, in ms.
 * @param together - Events that arrive within so many ms are applied together; 50 by default.
 */
export function useLiveAnswer<T, E>(
  queryKey: QueryKey,
  gap: number,
  write: (answer: T, event: E) => T,
  together?: number,
): LiveAnswer<E> {
  const cache = useQueryClient();
  const live = useNotifications();
  const hash = hashKey(queryKey);
  const parts = useRef<{ writer: Writer<T, E>; rereading: Rereading }>(undefined);
  useEffect(() => {
    const writer = new Writer(cache, queryKey, write, together);
    const isInterrupted = (): boolean => live.status.state === 'waiting';
    const rereading = new Rereading(cache, queryKey, { gap, isInterrupted });
    parts.current = { writer, rereading };
    const stop = writer.follow();
    return () => {
      parts.current = undefined;
      stop();
      rereading.stop();
    };
    // The key is a new object with each rendering, but its hash is stable.
  }, [cache, live, hash, gap, write, together]);
  // Subscriptions continue when the key changes, such as on the next page of a list.
  return useMemo(
    () => ({
      hear: (event) => parts.current?.writer.hear(event),
      readSoon: () => parts.current?.rereading.soon(),
      readNow: async () => await parts.current?.rereading.now(),
      repair: async () => {
        await parts.current?.rereading.now();
        return new Map<string, never>();
      },
    }),
    [],
  );
}

/** Refetches once when live events stop. After that, the page polls. */
export function useReadWhenLost({ way, liveUntil }: Hearing, { readNow }: Pick<LiveAnswer<never>, 'readNow'>): void {
  const isLost = way === 'asking' && liveUntil > 0;
  useEffect(() => {
    if (isLost) void readNow();
  }, [isLost, readNow]);
}

/** Returns the polling interval: short without live events, otherwise long. */
export function asking({ way }: Hearing, ms: number, seldom?: number): Interval {
  if (way === 'asking') return every(ms);
  return seldom === undefined ? recovery : every(seldom);
}

/** For events that only signal a change. */
export const unwritten = (answer: unknown): unknown => answer;
