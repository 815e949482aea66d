import type { Fault } from '../store/control/faults.js';

/** What is known of a request before it is handled, and what its handling found out beside the response. */
export interface RequestState {
  /** The fault that this call receives. */
  readonly fault?: Fault | undefined;
  /** Set if the connection ends without a response. */
  isDropped?: boolean;
  /** Set if the request needs the later part of the sandbox, and has to be handled again. */
  needsMore?: boolean;
}
