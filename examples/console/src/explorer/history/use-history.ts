import { useSyncExternalStore } from 'react';
import type { PastCall } from './history.js';
import { CallHistory, HISTORY_KEY } from './history.js';

export const callHistory = new CallHistory(storage());

/** The calls of the past, those of other tabs too. */
export function usePastCalls(): readonly PastCall[] {
  return useSyncExternalStore(subscribe, () => callHistory.calls);
}

function subscribe(listener: () => void): () => void {
  const end = callHistory.subscribe(listener);
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === HISTORY_KEY || key === null) callHistory.refresh();
  };
  window.addEventListener('storage', onStorage);
  return () => {
    end();
    window.removeEventListener('storage', onStorage);
  };
}

function storage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
