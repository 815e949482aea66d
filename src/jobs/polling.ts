import type { ApiError } from '../core/api-errors.js';
import { isBranded } from '../core/brand.js';
import { isObject } from '../core/is-object.js';
import { loaded } from '../core/loaded.js';
import type { RequestOptions } from '../core/operation.js';
import { JobExpiredError, JobFailedError, UnknownJobStateError } from './errors.js';
import { Patience } from './patience.js';
import { teller } from './progress.js';
import type { JobState } from './states.js';
import { stateOf, wordIn } from './states.js';
import type { JobAtWork, WaitOptions } from './types.js';

/** How many looks in a row may fail. */
const FAILURES = 5;

/** How often, and for how many ms, a word that nobody knows is put up with. */
const [UNKNOWN_LOOKS, UNKNOWN_TIME] = [10, 300_000];

/** For how many ms after its start a job may not be found yet. */
const COMING = 30_000;

interface Look {
  status?: unknown;
  raw?: string | undefined;
  state: JobState;
  /** In s. */
  after?: number | undefined;
  correlationId?: string | undefined;
}

/** Waits until a job has ended. @returns its last status. */
export async function ended(job: JobAtWork, options: WaitOptions<never>): Promise<unknown> {
  const { name: family, amount, execute } = job.descriptor;
  const { signal, maxWait = 86_400, allowPartial, onAbort } = options;
  const tell = options.onProgress && teller(options.onProgress, amount);
  const request: RequestOptions = signal ? { signal } : {};
  const patience = new Patience(family, `Waiting for the ${family} job`, maxWait, signal);
  let failures = 0;
  let unknown: { looks: number; since: number } | undefined;
  let isExecuted = false;
  try {
    for (;;) {
      let look: Look | undefined;
      let after: number | undefined;
      try {
        look = await lookAt(job, request);
        failures = 0;
      } catch (error) {
        after = afterFailure(error);
        if (after === undefined || ++failures > FAILURES) throw error;
      }
      if (look) {
        const { status, raw } = look;
        const { state } = look;
        job.state = state;
        tell?.({ state, raw }, status);
        if (state === 'succeeded' || (state === 'partly' && allowPartial)) return status;
        if (state === 'expired') throw new JobExpiredError(family);
        const step = options.execute === true ? execute : options.execute;
        if (state === 'action' && step && !isExecuted) {
          isExecuted = true;
          await (step === execute ? execute(job.api, job.record.ids, request) : (step as (status: unknown) => unknown)(status));
          patience.renew();
        } else if (!['queued', 'running', 'unknown'].includes(state) && !(state === 'action' && isExecuted)) {
          throw new JobFailedError({ family, state, raw, errorMessage: reasonIn(status), correlationId: look.correlationId });
        }
        if (state === 'unknown') {
          unknown ??= { looks: 0, since: Date.now() };
          if (++unknown.looks >= UNKNOWN_LOOKS && Date.now() - unknown.since >= UNKNOWN_TIME)
            throw new UnknownJobStateError(family, raw);
        } else unknown = undefined;
        after = look.after;
      }
      await patience.next(after);
    }
  } catch (error) {
    if (signal?.aborted && onAbort === 'cancel')
      await Promise.resolve(job.descriptor.cancel?.(job.api, job.record.ids, {})).catch(() => undefined);
    throw error;
  }
}

/** Asks once how a job stands. */
async function lookAt(job: JobAtWork, request: RequestOptions): Promise<Look> {
  const { status: ask, state, words, missing, name } = job.descriptor;
  const { ids, since } = job.record;
  try {
    const { body, headers } = await ask(job.api, ids, request).withResponse();
    const raw = state ? state(body, ids) : wordIn(body);
    const after = headers['retry-after'] && (await loaded(import('../core/api-errors.js'))).retryAfterSeconds(headers);
    return {
      status: body,
      raw,
      state: stateOf(raw, words),
      after: Number(after),
      correlationId: headers['inin-correlation-id'],
    };
  } catch (error) {
    if (!isBranded('ApiError', error) || (error as ApiError).status !== 404) throw error;
    if (missing) return { state: missing };
    if (Date.now() - since < COMING) return { state: 'queued' };
    throw new JobExpiredError(name, { cause: error });
  }
}

/** How long to wait after a failed look, in s; 0 where nothing is said, `undefined` where the failure is final. */
function afterFailure(error: unknown): number | undefined {
  if (isBranded('TransportError', error)) return isBranded('AbortError', error) ? undefined : 0;
  if (!isBranded('ApiError', error)) return undefined;
  const { status, retryAfter } = error as ApiError;
  return status === 429 || status >= 500 ? (retryAfter ?? 0) : undefined;
}

/** What a status says of a failure. */
function reasonIn(status: unknown): string | undefined {
  if (!isObject(status)) return undefined;
  const { errorMessage, message, failureReason, errorInformation } = status;
  const said = errorMessage ?? failureReason ?? message ?? (isObject(errorInformation) ? errorInformation['message'] : undefined);
  return typeof said === 'string' ? said : undefined;
}
