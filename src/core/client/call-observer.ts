import type { Answer } from '../response/answer.js';
import type { CallOrigin } from './call-origin.js';
import type { CallRun } from './call-state.js';
import type { GroupObserver } from '../call/group-observer.js';

/** Observes the calls of a client and what they belong to: `instrument` of `contact-centre-client/otel`. */
export interface CallObserver extends GroupObserver {
  /**
   * Receives each call as it is made, and sends it.
   *
   * @param building - Rejects if the arguments are invalid.
   */
  observeCall(
    origin: CallOrigin,
    building: Promise<CallRun>,
    send: (run: Promise<CallRun> | CallRun) => Promise<Answer>,
  ): Promise<Answer>;
}
