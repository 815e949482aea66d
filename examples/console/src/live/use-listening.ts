import { focusManager } from '@tanstack/react-query';
import type { Notifications, Subscription } from 'contact-centre-client/notifications';
import { TopicRefusedError } from 'contact-centre-client/notifications';
import { useSession } from 'contact-centre-client/react';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useConnection } from '../session/connection.js';
import { MAY_BE_ALLOWED } from '../session/query-client.js';
import { liveOf } from './live.js';

/** How long a page waits without events before it polls, in ms: most connections are restored quickly. */
const PATIENCE = 5000;

/** How a page receives changes. */
export interface Hearing {
  /** `live`: by events. `starting`, `reconnecting`: events will arrive soon. `asking`: by polling. */
  readonly way: 'starting' | 'live' | 'reconnecting' | 'asking';
  /** The time up to which all events were received, in ms since the epoch; 0 if there were none. */
  readonly toldUntil: number;
  /** Permissions of which one is required, if the platform has refused the subscription. */
  readonly missing: readonly string[];
  readonly isRefused: boolean;
}

/** A subscription that a page needs. */
export type Wish = (live: Notifications) => Subscription;

interface Outcome {
  readonly of?: Notifications;
  readonly key?: string;
  readonly isHeard?: boolean;
  readonly refusal?: unknown;
}

/**
 * Subscribes while the component is mounted. If the platform refuses one subscription, all are ended, since the page then
 * polls. They are retried after a minute.
 *
 * @param key - Changes with the subscriptions; `undefined` while there are none.
 */
export function useListening(key: string | undefined, wishes: readonly Wish[]): Hearing {
  const live = useLive();
  const state = useSyncExternalStore(
    useCallback((changed: () => void) => live?.onStatus(changed) ?? nothing, [live]),
    () => live?.status.state,
  );
  const { isHeard, refusal } = useOutcome(live, key, wishes);
  const isTold = isHeard && state !== 'waiting' && state !== 'closed';
  const { isImpatient, toldUntil } = usePatience(isTold, key !== undefined);
  const isRefused = refusal !== undefined;
  const way = wayOf(isTold, isHeard, isRefused || isImpatient);
  const missing = refusal instanceof TopicRefusedError ? refusal.missingPermissions : none;
  return useMemo(() => ({ way, toldUntil, missing, isRefused }), [way, toldUntil, missing, isRefused]);
}

function wayOf(isTold: boolean, isHeard: boolean, isPolling: boolean): Hearing['way'] {
  if (isTold) return 'live';
  if (isPolling) return 'asking';
  return isHeard ? 'reconnecting' : 'starting';
}

/** Subscribes, and retries a minute after a refusal. */
function useOutcome(
  live: Notifications | undefined,
  key: string | undefined,
  wishes: readonly Wish[],
): { isHeard: boolean; refusal: unknown } {
  const [outcome, setOutcome] = useState<Outcome>({});
  const latest = useRef(wishes);
  useEffect(() => {
    latest.current = wishes;
  });

  useEffect(() => {
    if (!live || key === undefined) return undefined;
    let isOver = false;
    let stop = nothing;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const listen = (): void => {
      const made: Subscription[] = [];
      let isRefused = false;
      stop = () => {
        for (const end of made) end();
      };
      const refused = (refusal: unknown): void => {
        if (isOver || isRefused) return;
        isRefused = true;
        stop();
        setOutcome({ of: live, key, refusal });
        timer = setTimeout(again, MAY_BE_ALLOWED);
      };
      const begin = async (): Promise<void> => {
        for (const wish of latest.current) {
          const subscription = wish(live);
          made.push(subscription);
          void subscription.refused.then(refused);
        }
        await Promise.all(made.map(({ ready }) => ready));
        if (!isOver && !isRefused) setOutcome({ of: live, key, isHeard: true });
      };
      begin().catch(refused);
    };
    // A page in the background does not retry.
    const again = (): void => {
      if (focusManager.isFocused()) listen();
      else timer = setTimeout(again, MAY_BE_ALLOWED);
    };
    listen();
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop();
    };
  }, [live, key]);

  const { isHeard = false, refusal } = outcome.of === live && outcome.key === key ? outcome : {};
  return { isHeard, refusal };
}

/** Becomes impatient after some time without events, and remembers until when there were any. */
function usePatience(isTold: boolean, isWanted: boolean): { isImpatient: boolean; toldUntil: number } {
  const [isImpatient, setImpatient] = useState(false);
  const [toldUntil, setToldUntil] = useState(0);
  useEffect(() => {
    if (isTold) {
      setImpatient(false);
      return () => {
        setToldUntil(Date.now());
      };
    }
    if (!isWanted) return undefined;
    const timer = setTimeout(setImpatient, PATIENCE, true);
    return () => {
      clearTimeout(timer);
    };
  }, [isTold, isWanted]);
  return { isImpatient, toldUntil };
}

const none: readonly string[] = [];
const nothing = (): void => undefined;

function useLive(): Notifications | undefined {
  const { client } = useConnection();
  const { status, user } = useSession();
  return useMemo(() => (status === 'signed-in' ? liveOf(client, user?.id) : undefined), [client, status, user?.id]);
}
