import { isObject } from '../core/values/is-object.js';

/** A job's state, independent of the platform's word for it. */
export type JobState = 'queued' | 'running' | 'action' | 'succeeded' | 'partly' | 'failed' | 'cancelled' | 'expired' | 'unknown';

/**
 * The words of a family by state: separated by spaces, in lower case and with letters only. Example: `{ queued: 'pending' }`.
 */
export type StateWords = Partial<Record<JobState, string>>;

/** The words that most families use; those of a family take precedence. */
const common: StateWords = {
  queued: 'accepted created idle initiated notstarted queued registered scheduled submitted',
  running:
    'pending started running executing inprogress processing ongoing parseinprogress parsecompleted importinprogress ' +
    'validationinprogress validationcompleted abortrequested cancelling canceling',
  action: 'ready readytoparse readytoimport waitingforupload',
  succeeded: 'complete completed fulfilled finished succeeded success importcompleted',
  partly: 'completedwitherrors completedwithpartialresults partialcompleted importpartialcompleted partialfailure incomplete',
  failed: 'error failed failure internalerror importfailed validationfailed rollbackcomplete rollbackfailed',
  cancelled: 'aborted canceled cancelled terminated',
  expired: 'expired',
};

/** Maps a word to a state. An unrecognized or missing word is `unknown`. */
export function stateOf(raw: string | undefined, familyWords: StateWords = {}): JobState {
  const word = ` ${(raw ?? '').toLowerCase().replace(/[^a-z]/g, '')} `;
  for (const words of [familyWords, common]) {
    for (const [state, list] of Object.entries(words)) if (` ${list} `.includes(word)) return state as JobState;
  }
  return 'unknown';
}

/** Reads the state from a response, under any of the platform's names for the field. */
export function wordIn(status: unknown): string | undefined {
  return valueIn(status, /^(query|run)?(state|status)(code)?$/i, 'string') as string | undefined;
}

/** Reads the first field of a type whose name matches. */
export function valueIn(status: unknown, names: RegExp, type: string): unknown {
  // Top-level fields only: nested objects do not describe the job.
  const entries = isObject(status) ? Object.entries(status) : [];
  return entries.find(([name, value]) => names.test(name) && typeof value === type)?.[1];
}
