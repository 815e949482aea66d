import { useEffect, useMemo, useState } from 'react';
import { useConnection } from '../session/connection.js';
import { secondClock } from '../shared/clock.js';
import type { Source } from '../wallboard/figures/use-board.js';
import { useBoard, useQueues } from '../wallboard/figures/use-board.js';
import type { WallDefinition } from './definition.js';
import type { Tile } from './tiles.js';
import { chosenQueues, tilesOf } from './tiles.js';

/** ms between two attempts to read what has never been read. */
const RETRY = 10_000;
/** ms between two attempts to find queues that were created since. */
const NEW_QUEUES = 600_000;
/** Figures are shown as outdated after this many polling intervals. */
const MISSED = 3;

/** How current the figures are. Times are in ms since the epoch. */
export interface Currency {
  /** Whether events arrive. */
  isLive: boolean;
  updatedAt: number;
  /** The time of the figures, if they are outdated; 0 if there are none. */
  staleSince: number | undefined;
}

export interface Wall {
  /** `undefined` until all figures have been read once. */
  tiles: readonly Tile[] | undefined;
  currency: Currency;
  /** Why nothing could be read, if that is so. The display tries again by itself. */
  error: Error | null;
}

/** Returns the tiles of a display. They stay when the platform cannot be reached, and change when it responds again. */
export function useWall(definition: WallDefinition): Wall {
  const { platformTime } = useConnection().client;
  const now = useSeconds();
  const list = useQueues();
  const board = useBoard(list.queues);
  useRetry(list.error !== null && list.queues.length === 0, list.refetch, RETRY);
  useRetry(list.queues.length > 0, list.refetch, NEW_QUEUES);
  const isKnown = !list.isPending && !board.isPending && board.sources.every(({ dataUpdatedAt }) => dataUpdatedAt > 0);
  const chosen = useMemo(() => chosenQueues(board.queues, definition), [board.queues, definition]);
  const second = platformTime(now);
  const tiles = useMemo(() => tilesOf(chosen, definition, second), [chosen, definition, second]);
  const error = list.error ?? board.sources.find((source) => source.error !== null)?.error ?? null;
  return { tiles: isKnown ? tiles : undefined, currency: currencyOf(board.sources, now), error };
}

/** @param now - This device's time. */
export function currencyOf(sources: readonly Source[], now: number): Currency {
  const times = sources.flatMap(({ error, hearing, dataUpdatedAt, pollingInterval }) => {
    const readAt = Math.max(dataUpdatedAt, hearing.liveUntil);
    const isOld = hearing.way !== 'live' && now - readAt > MISSED * pollingInterval;
    return error !== null || isOld ? [readAt] : [];
  });
  return {
    isLive: sources.every(({ hearing }) => hearing.way === 'live'),
    updatedAt: Math.max(0, ...sources.map(({ dataUpdatedAt }) => dataUpdatedAt)),
    staleSince: times.length === 0 ? undefined : Math.min(...times),
  };
}

/** Repeats a request as long as it is needed. */
function useRetry(isNeeded: boolean, refetch: () => unknown, ms: number): void {
  useEffect(() => {
    if (!isNeeded) return undefined;
    const timer = setInterval(refetch, ms);
    return () => {
      clearInterval(timer);
    };
  }, [isNeeded, refetch, ms]);
}

/** Returns this device's time in ms since the epoch, renewed every second. */
export function useSeconds(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(
    () =>
      secondClock.subscribe(() => {
        setNow(Date.now());
      }),
    [],
  );
  return now;
}
