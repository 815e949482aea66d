import { useSyncExternalStore } from 'react';
import { onForget } from '../../session/personal-data.js';
import type { PastCall } from './history.js';
import { CallHistory } from './history.js';

export const callHistory = new CallHistory(storage());

onForget(() => {
  callHistory.clear();
});

/** Returns the calls that were made in this tab. */
export function usePastCalls(): readonly PastCall[] {
  return useSyncExternalStore(callHistory.subscribe, () => callHistory.calls);
}

function storage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}
