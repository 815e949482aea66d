import { TopicRefusedError } from 'contact-centre-client/notifications';
import type { TopicEachListenerState } from 'contact-centre-client/react';
import { useEffect, useMemo, useState } from 'react';

/** How long a page waits without events before it polls, in ms: most connections are restored quickly. */
const PATIENCE = 5000;

/** How a page receives changes. */
export interface Hearing {
  /** `live`: by events. `starting`, `reconnecting`: events will arrive soon. `asking`: by polling. */
  readonly way: 'starting' | 'live' | 'reconnecting' | 'asking';
  /** The time up to which all events were received, in ms since the epoch; 0 if there were none. */
  readonly liveUntil: number;
  /** Permissions of which one is required, if the platform has refused a topic. */
  readonly missing: readonly string[];
  readonly isRefused: boolean;
}

/**
 * Returns how a page receives changes by its topics. If the platform refuses one of them, the page polls.
 *
 * @param isWanted - Whether the ids of the topics are known.
 */
export function useHearing(isWanted: boolean, topics: readonly TopicEachListenerState[]): Hearing {
  const isHeard = isWanted && topics.every(({ isReady }) => isReady);
  const isConnected = topics.every(({ status }) => status.state === 'live');
  const [refusal] = topics.flatMap(({ errors }) => [...errors.values()]);
  const isReceiving = isHeard && isConnected;
  const { isImpatient, liveUntil } = usePatience(isReceiving, isWanted);
  const isRefused = refusal !== undefined;
  const way = wayOf(isReceiving, isHeard, isRefused || isImpatient);
  const missing = refusal instanceof TopicRefusedError ? refusal.missingPermissions : none;
  return useMemo(() => ({ way, liveUntil, missing, isRefused }), [way, liveUntil, missing, isRefused]);
}

const none: readonly string[] = [];

function wayOf(isReceiving: boolean, isHeard: boolean, isPolling: boolean): Hearing['way'] {
  if (isReceiving) return 'live';
  if (isPolling) return 'asking';
  return isHeard ? 'reconnecting' : 'starting';
}

/** Whether no events have arrived for some time, and when the last ones did. */
function usePatience(isReceiving: boolean, isWanted: boolean): { isImpatient: boolean; liveUntil: number } {
  const [isImpatient, setImpatient] = useState(false);
  const [liveUntil, setLiveUntil] = useState(0);
  useEffect(() => {
    if (isReceiving) {
      setImpatient(false);
      return () => {
        setLiveUntil(Date.now());
      };
    }
    if (!isWanted) return undefined;
    const timer = setTimeout(setImpatient, PATIENCE, true);
    return () => {
      clearTimeout(timer);
    };
  }, [isReceiving, isWanted]);
  return { isImpatient, liveUntil };
}
