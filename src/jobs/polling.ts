import type { ApiError } from '../core/errors/api-errors.js';
import { isBranded } from '../core/values/brand.js';
import { Deadline } from '../core/transport/deadline.js';
import { isObject } from '../core/values/is-object.js';
import { loadModule } from '../core/arguments/load-module.js';
import type { RequestOptions } from '../core/call/operation.js';
import { JobExpiredError, JobFailedError, UnknownJobStateError } from './errors.js';
import { Patience } from './patience.js';
import { teller } from './progress.js';
import type { JobState } from './states.js';
import { stateOf, wordIn } from './states.js';
import type { JobAtWork } from './types.js';
import type { CheckedWait } from './wait-options.js';

/** How many consecutive status requests may fail. */
const FAILURES = 5;

/** An unknown state is an error after so many status requests and so many ms. */
const UNKNOWN_LOOKS = 10;
const UNKNOWN_TIME = 300_000;

/** For how many ms after its start a job may be missing. */
const COMING = 30_000;

/** How long the cancellation of a job may take after the caller has aborted, in ms. */
const CANCELLING = 10_000;

/** The result of one status request. */
interface Look {
  /** The response body; `undefined` after a 404 that denotes a state. */
  readonly status: unknown;
  readonly raw?: string | undefined;
  readonly state: JobState;
  readonly retryAfter?: number | undefined;
  readonly correlationId?: string | undefined;
}

/** Waits until a job has ended and returns its last status. */
export async function ended(job: JobAtWork, options: CheckedWait): Promise<unknown> {
  try {
    return await new Polling(job, options).end();
  } catch (error) {
    if (options.signal?.aborted === true && options.onAbort === 'cancel') await cancelQuietly(job);
    throw error;
  }
}

/** Polls the status of one job until it has ended. */
class Polling {
  readonly #job: JobAtWork;
  readonly #options: CheckedWait;
  readonly #patience: Patience;
  readonly #report: ReturnType<typeof teller> | undefined;
  #failures = 0;
  #unknown: { looks: number; since: number } | undefined;
  #isExecuted = false;

  constructor(job: JobAtWork, options: CheckedWait) {
    this.#job = job;
    this.#options = options;
    const { name, amount } = job.descriptor;
    this.#patience = new Patience(name, `Waiting for the ${name} job`, options);
    this.#report = options.onProgress && teller(options.onProgress, amount);
  }

  async end(): Promise<unknown> {
    for (;;) {
      const look = await this.#look();
      if (typeof look === 'number') {
        await this.#patience.next(look);
        continue;
      }
      const { state, raw, status } = look;
      this.#job.state = state;
      this.#report?.({ state, raw }, status);
      if (state === 'succeeded' || (state === 'partly' && this.#options.allowPartial === true)) return status;
      await this.#proceed(look);
      await this.#patience.next(look.retryAfter);
    }
  }

  /** @returns the state of the job; after a temporary failure, the delay that the platform requests, in s. */
  async #look(): Promise<Look | number> {
    try {
      const look = await this.#patience.hold((signal) => lookAt(this.#job, { signal, priority: 'background' }));
      this.#failures = 0;
      return look;
    } catch (error) {
      const retryAfter = delayAfter(error);
      this.#failures += 1;
      if (retryAfter === undefined || this.#failures > FAILURES) throw error;
      return retryAfter;
    }
  }

  /** Reacts to a state other than success. @throws an error if the job cannot succeed any more. */
  async #proceed({ state, raw, status, correlationId }: Look): Promise<void> {
    const { name: family } = this.#job.descriptor;
    if (state === 'unknown') {
      this.#countUnknown(raw);
      return;
    }
    this.#unknown = undefined;
    if (state === 'queued' || state === 'running') return;
    if (state === 'expired') throw new JobExpiredError(family);
    if (state === 'action' && this.#isExecuted) return;
    if (state === 'action' && (await this.#execute(status))) return;
    throw new JobFailedError({ family, state, raw, errorMessage: reasonIn(status), correlationId });
  }

  /** Executes the step that a job waits for. @returns whether there is one. */
  async #execute(status: unknown): Promise<boolean> {
    const { api, record, descriptor } = this.#job;
    const { execute: wanted } = this.#options;
    const { execute: own } = descriptor;
    let step: ((signal: AbortSignal) => unknown) | undefined;
    if (typeof wanted === 'function') step = () => wanted(status);
    else if (wanted === true && own) step = (signal) => own(api, record.ids, { signal });
    if (!step) return false;
    this.#isExecuted = true;
    await this.#patience.hold(step);
    this.#patience.renew();
    return true;
  }

  #countUnknown(raw: string | undefined): void {
    this.#unknown ??= { looks: 0, since: Date.now() };
    this.#unknown.looks += 1;
    const { looks, since } = this.#unknown;
    if (looks >= UNKNOWN_LOOKS && Date.now() - since >= UNKNOWN_TIME)
      throw new UnknownJobStateError(this.#job.descriptor.name, raw);
  }
}

/** Requests the status of a job once. */
async function lookAt(job: JobAtWork, request: RequestOptions): Promise<Look> {
  const { status: ask, state, words, missing, name } = job.descriptor;
  const { ids, since } = job.record;
  try {
    const { body, headers } = await ask(job.api, ids, request).withResponse();
    const raw = isObject(body) ? (state ?? wordIn)(body, ids) : undefined;
    const after =
      headers['retry-after'] && (await loadModule(() => import('../core/errors/api-errors.js'))).retryAfterSeconds(headers);
    return {
      status: body,
      raw,
      state: stateOf(raw, words),
      retryAfter: Number(after),
      correlationId: headers['inin-correlation-id'],
    };
  } catch (error) {
    if (!isBranded('ApiError', error) || (error as ApiError).status !== 404) throw error;
    if (missing) return { status: undefined, state: missing };
    if (Date.now() - since < COMING) return { status: undefined, state: 'queued' };
    throw new JobExpiredError(name, { cause: error });
  }
}

/** The delay after a failed request, in s; 0 by default, `undefined` if the failure is final. */
function delayAfter(error: unknown): number | undefined {
  if (isBranded('TransportError', error)) return isBranded('AbortError', error) ? undefined : 0;
  if (!isBranded('ApiError', error)) return undefined;
  const { status, retryAfter } = error as ApiError;
  return status === 429 || status >= 500 ? (retryAfter ?? 0) : undefined;
}

/** Cancels a job after the caller has aborted. Errors are ignored, because no caller waits for them. */
async function cancelQuietly({ descriptor, api, record }: JobAtWork): Promise<void> {
  const deadline = new Deadline(CANCELLING);
  try {
    const cancel = async (): Promise<unknown> => await descriptor.cancel?.(api, record.ids, { signal: deadline.signal });
    await deadline.race(cancel());
  } catch {
    // The job continues on the platform and ends there.
  } finally {
    deadline.release();
  }
}

/** The reason of a failure in a status. */
function reasonIn(status: unknown): string | undefined {
  if (!isObject(status)) return undefined;
  const { errorMessage, message, failureReason, errorInformation } = status;
  const said = errorMessage ?? failureReason ?? message ?? (isObject(errorInformation) ? errorInformation['message'] : undefined);
  return typeof said === 'string' ? said : undefined;
}
