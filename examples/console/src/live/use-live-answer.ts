import type { QueryKey } from '@tanstack/react-query';
import { hashKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { every, recovery } from '../session/query-client.js';
import type { Interval } from '../session/query-client.js';
import { Rereading } from './rereading.js';
import type { Hearing } from './use-listening.js';
import { Writer } from './writer.js';

/** How often a page asks, in ms, that is not told. */
export const ASKING = 15_000;

/** An answer of the cache that events keep up to date. */
export interface LiveAnswer<E> {
  hear: (event: E) => void;
  /** For what an event leaves open. */
  readSoon: () => void;
  /** A repair, as the notifications want it: it finds nothing that would have to be written. */
  repair: () => Promise<ReadonlyMap<string, never>>;
  readNow: () => Promise<void>;
}

/**
 * @param write - Of a module: what it makes of an answer and an event.
 * @param gap - ms from one time that all of it is asked for to the next.
 */
export function useLiveAnswer<T, E>(queryKey: QueryKey, gap: number, write: (answer: T, event: E) => T): LiveAnswer<E> {
  const cache = useQueryClient();
  const hash = hashKey(queryKey);
  const parts = useRef<{ writer: Writer<T, E>; rereading: Rereading }>(undefined);
  useEffect(() => {
    const writer = new Writer(cache, queryKey, write);
    const rereading = new Rereading(cache, queryKey, gap);
    parts.current = { writer, rereading };
    const stop = writer.follow();
    return () => {
      parts.current = undefined;
      stop();
      rereading.stop();
    };
    // The key is a new one with each rendering, its hash is not.
  }, [cache, hash, gap, write]);
  // Subscriptions go on where the key becomes another, as with the next page of a list.
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

/** Asks once where one was told and is not any more: from then on it is asked every so often. */
export function useReadWhenLost({ way, toldUntil }: Hearing, { readNow }: Pick<LiveAnswer<never>, 'readNow'>): void {
  const isLost = way === 'asking' && toldUntil > 0;
  useEffect(() => {
    if (isLost) void readNow();
  }, [isLost, readNow]);
}

/** How often to ask: as often as is said where nothing is told, else seldom. */
export const asking = ({ way }: Hearing, ms: number, seldom?: number): Interval =>
  way === 'asking' ? every(ms) : seldom === undefined ? recovery : every(seldom);

/** For what events tell the time of alone. */
export const unwritten = (answer: unknown): unknown => answer;
