import { useSyncExternalStore } from 'react';
import { StoredValue } from '../shared/stored-value.js';

/** Whether the call log takes most of the window's height in this browser. */
class DockHeight extends StoredValue<boolean> {
  readonly toggle = (): void => {
    this.store(!this.read());
  };
}

export const dockHeight = new DockHeight('console.callLog.isTall', (json) => json === true);

export const useIsTall = (): boolean => useSyncExternalStore(dockHeight.subscribe, dockHeight.read);
