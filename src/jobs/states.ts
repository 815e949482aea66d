import { isObject } from '../core/values/is-object.js';

/** What a job's own word for where it stands comes to. */
export type JobState = 'queued' | 'running' | 'action' | 'succeeded' | 'partly' | 'failed' | 'cancelled' | 'expired' | 'unknown';

/** The words of a family, in any case, separated by blanks and without whatever is no letter: `{ queued: 'pending' }`. */
export type StateWords = Partial<Record<JobState, string>>;

/** The platform's words; a family's own come first. */
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

/** What a word means; one that nobody knows is `unknown`, and so is none at all. */
export function stateOf(raw: string | undefined, own: StateWords = {}): JobState {
  const word = ` ${(raw ?? '').toLowerCase().replace(/[^a-z]/g, '')} `;
  for (const words of [own, common]) {
    for (const [state, known] of Object.entries(words)) if (` ${known} `.includes(word)) return state as JobState;
  }
  return 'unknown';
}

/** What an answer tells of itself under one of the platform's names for it. */
export function wordIn(status: unknown): string | undefined {
  return valueIn(status, /^(query|run)?(state|status)(code)?$/i, 'string') as string | undefined;
}

/** What an answer holds under a name. */
export function valueIn(status: unknown, names: RegExp, type: string): unknown {
  // What an answer holds below is not about the job itself.
  const entries = isObject(status) ? Object.entries(status) : [];
  return entries.find(([name, value]) => names.test(name) && typeof value === type)?.[1];
}
