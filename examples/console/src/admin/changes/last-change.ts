import { useSyncExternalStore } from 'react';
import { onForget } from '../../session/personal-data.js';
import type { FieldChange } from './difference.js';
import type { Undoable } from './save.js';

/** The last change, and how far its undo is. */
export interface ChangeNote {
  readonly change: Undoable;
  readonly state: 'done' | 'running' | 'undone' | 'failed';
  /** What the undo has left as it is, because others have changed it since. */
  readonly leftFields?: readonly FieldChange[];
  readonly error?: unknown;
}

/** The last change stays until the user dismisses it, also on other pages of the administration. */
class LastChange {
  readonly #listeners = new Set<() => void>();
  #note: ChangeNote | undefined;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly current = (): ChangeNote | undefined => this.#note;

  readonly set = (note: ChangeNote | undefined): void => {
    this.#note = note;
    for (const listener of this.#listeners) listener();
  };
}

export const lastChange = new LastChange();
onForget(() => {
  lastChange.set(undefined);
});

export const useLastChange = (): ChangeNote | undefined => useSyncExternalStore(lastChange.subscribe, lastChange.current);
