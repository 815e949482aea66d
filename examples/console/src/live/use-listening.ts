import { focusManager } from '@tanstack/react-query';
import type { Notifications, Subscription } from 'contact-centre-client/notifications';
import { TopicRefusedError } from 'contact-centre-client/notifications';
import { useSession } from 'contact-centre-client/react';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useConnection } from '../session/connection.js';
import { MAY_BE_ALLOWED } from '../session/query-client.js';
import { liveOf } from './live.js';

/** So long, in ms, a page is content without being told: connections come back, mostly at once. */
const PATIENCE = 5000;

/** How a page learns of changes. */
export interface Hearing {
  /** `live`: it is told. `starting`, `reconnecting`: it is about to be. `asking`: it is not, and has to ask again and again. */
  readonly way: 'starting' | 'live' | 'reconnecting' | 'asking';
  /** Up to when all was told, in ms since the epoch; 0 where nothing ever was. */
  readonly toldUntil: number;
  /** Any of these permissions it would take, where the platform refuses to tell. */
  readonly missing: readonly string[];
  readonly isRefused: boolean;
}

/** A subscription that a page wants. */
export type Wish = (live: Notifications) => Subscription;

interface Outcome {
  readonly of?: Notifications;
  readonly key?: string;
  readonly isHeard?: boolean;
  readonly refusal?: unknown;
}

/**
 * Listens for as long as the component is there. Whatever the platform refuses, none of it is listened to: what is asked for again and again
 * need not be told beside. As with all that is refused, it is tried again after a minute.
 *
 * @param key - Tells when the wishes are others; `undefined` as long as there are none.
 */
export function useListening(key: string | undefined, wishes: readonly Wish[]): Hearing {
  const live = useLive();
  const state = useSyncExternalStore(
    useCallback((changed: () => void) => live?.onStatus(changed) ?? nothing, [live]),
    () => live?.status.state,
  );
  const [outcome, setOutcome] = useState<Outcome>({});
  const [isImpatient, setImpatient] = useState(false);
  const [toldUntil, setToldUntil] = useState(0);
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
    // What nobody looks at is not asked for either.
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
  const isWanted = key !== undefined;
  const isTold = isHeard && state !== 'waiting' && state !== 'closed';
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

  const isRefused = refusal !== undefined;
  const way = isTold ? 'live' : isRefused || isImpatient ? 'asking' : isHeard ? 'reconnecting' : 'starting';
  const missing = refusal instanceof TopicRefusedError ? refusal.missingPermissions : none;
  return useMemo(() => ({ way, toldUntil, missing, isRefused }), [way, toldUntil, missing, isRefused]);
}

const none: readonly string[] = [];
const nothing = (): void => undefined;

function useLive(): Notifications | undefined {
  const { client } = useConnection();
  const { status, user } = useSession();
  return useMemo(() => (status === 'signed-in' ? liveOf(client, user?.id) : undefined), [client, status, user?.id]);
}
