import { useSyncExternalStore } from 'react';
import { StoredValue } from '../shared/stored-value.js';

/** Whether the call log is open in this browser. */
class DockState extends StoredValue<boolean> {
  /** Whether the user has opened or closed it since the page was loaded. */
  isUsed = false;

  readonly toggle = (): void => {
    this.isUsed = true;
    this.store(!this.read());
  };
}

export const dockState = new DockState('console.callLog', (json) => json === true);

export const useDock = (): boolean => useSyncExternalStore(dockState.subscribe, dockState.read);
