import { useSyncExternalStore } from 'react';
import { onForget } from '../../session/personal-data.js';
import { tabStorage } from '../tab-storage.js';
import type { PastCall } from './history.js';
import { CallHistory } from './history.js';

export const callHistory = new CallHistory(tabStorage());

onForget(() => {
  callHistory.clear();
});

/** Returns the calls that were made in this tab. */
export function usePastCalls(): readonly PastCall[] {
  return useSyncExternalStore(callHistory.subscribe, () => callHistory.calls);
}
