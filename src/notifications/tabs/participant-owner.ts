import type { SourceListener, Dependencies } from '../source.js';

/** The tab of a participant. */
export interface ParticipantOwner<T> extends Omit<SourceListener<T>, 'onFailure'> {
  /** The topics of the tab, by text in lower case. */
  readonly topics: ReadonlyMap<string, T>;
  /** When events last certainly arrived, in ms since the epoch. */
  deliveredUntil: number;
  /** Until when the platform has requested a pause for this sign-in, in ms since the epoch. */
  pausedUntil: number;
  readonly dependencies: Dependencies;
  /** Called if tabs cannot share here. */
  onUnavailable(error: unknown): void;
}
