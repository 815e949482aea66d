import type { ApiError } from '../core/errors/api-errors.js';
import { isBranded } from '../core/values/brand.js';
import { Deadline } from '../core/transport/deadline.js';
import { isObject } from '../core/values/is-object.js';
import { loadModule } from '../core/arguments/load-module.js';
import type { RequestOptions } from '../core/call/operation.js';
import type { CallGroup } from '../core/call/call-group.js';
import { runIn } from '../core/call/call-group.js';
import { JobExpiredError, JobFailedError, UnknownJobStateError } from './errors.js';
import { PollSchedule } from './poll-schedule.js';
import { createProgressReporter } from './progress.js';
import type { JobState } from './states.js';
import { stateOf, wordIn } from './states.js';
import type { JobContext } from './types.js';
import type { WaitSettings } from './wait-options.js';

/** How many consecutive status requests may fail. */
const MAX_FAILURES = 5;

/** An unknown state is an error after so many status requests and so many ms. */
const UNKNOWN_REQUESTS = 10;
const UNKNOWN_TIME = 300_000;

/** For how many ms after its start a job may be missing. */
const MISSING_FOR = 30_000;

/** How long the cancellation of a job may take after the caller has aborted, in ms. */
const CANCEL_TIMEOUT = 10_000;

/** The result of one status request. */
interface StatusResult {
  /** The response body; `undefined` after a 404 that denotes a state. */
  readonly status: unknown;
  readonly raw?: string | undefined;
  readonly state: JobState;
  readonly retryAfter?: number | undefined;
  readonly correlationId?: string | undefined;
}

/** Waits until a job has ended and returns its last status. */
export async function waitForEnd(job: JobContext, options: WaitSettings): Promise<unknown> {
  try {
    return await new Polling(job, options).end();
  } catch (error) {
    if (options.signal?.aborted === true && options.onAbort === 'cancel') await cancelQuietly(job, options.group);
    throw error;
  }
}

/** Polls the status of one job until it has ended. */
class Polling {
  readonly #job: JobContext;
  readonly #options: WaitSettings;
  readonly #schedule: PollSchedule;
  readonly #reportProgress: ReturnType<typeof createProgressReporter> | undefined;
  #failures = 0;
  #unknown: { requests: number; since: number } | undefined;
  #isExecuted = false;

  constructor(job: JobContext, options: WaitSettings) {
    this.#job = job;
    this.#options = options;
    const { name, amount } = job.descriptor;
    this.#schedule = new PollSchedule(name, `Waiting for the ${name} job`, options);
    this.#reportProgress = options.onProgress && createProgressReporter(options.onProgress, amount);
  }

  async end(): Promise<unknown> {
    for (;;) {
      const result = await this.#requestStatus();
      if (typeof result === 'number') {
        await this.#schedule.waitForNext(result);
        continue;
      }
      const { state, raw, status } = result;
      this.#job.state = state;
      this.#reportProgress?.({ state, raw }, status);
      if (state === 'succeeded' || (state === 'partly' && this.#options.allowPartial === true)) return status;
      await this.#proceed(result);
      await this.#schedule.waitForNext(result.retryAfter);
    }
  }

  /** @returns the state of the job; after a temporary failure, the delay that the platform requests, in s. */
  async #requestStatus(): Promise<StatusResult | number> {
    try {
      const result = await this.#schedule.hold((signal) =>
        requestStatus(this.#job, { signal, priority: 'background' }, this.#options.group),
      );
      this.#failures = 0;
      return result;
    } catch (error) {
      const retryAfter = delayAfter(error);
      this.#failures += 1;
      if (retryAfter === undefined || this.#failures > MAX_FAILURES) throw error;
      return retryAfter;
    }
  }

  /** Reacts to a state other than success. @throws an error if the job cannot succeed any more. */
  async #proceed({ state, raw, status, correlationId }: StatusResult): Promise<void> {
    const { name: family } = this.#job.descriptor;
    if (state === 'unknown') {
      this.#countUnknown(raw);
      return;
    }
    this.#unknown = undefined;
    if (state === 'queued' || state === 'running') return;
    if (state === 'expired') throw new JobExpiredError(family);
    if (state === 'action' && (this.#isExecuted || (await this.#execute(status)))) return;
    throw new JobFailedError({ family, state, raw, errorMessage: reasonIn(status), correlationId });
  }

  /** Executes the step that a job waits for. @returns whether there is one. */
  async #execute(status: unknown): Promise<boolean> {
    const { api, record, descriptor } = this.#job;
    const { execute: requestedStep } = this.#options;
    const { execute: familyStep } = descriptor;
    let step: ((signal: AbortSignal) => unknown) | undefined;
    if (typeof requestedStep === 'function') step = () => requestedStep(status);
    else if (requestedStep === true && familyStep) step = (signal) => familyStep(api, record.ids, { signal });
    if (!step) return false;
    this.#isExecuted = true;
    await this.#schedule.hold(step);
    this.#schedule.resetDelay();
    return true;
  }

  #countUnknown(raw: string | undefined): void {
    const unknown = (this.#unknown ??= { requests: 0, since: Date.now() });
    unknown.requests += 1;
    if (unknown.requests >= UNKNOWN_REQUESTS && Date.now() - unknown.since >= UNKNOWN_TIME)
      throw new UnknownJobStateError(this.#job.descriptor.name, raw);
  }
}

/** Requests the status of a job once. */
async function requestStatus(job: JobContext, request: RequestOptions, group: CallGroup | undefined): Promise<StatusResult> {
  const { status: sendRequest, state, words, missing, name } = job.descriptor;
  const { ids, since } = job.record;
  try {
    const { body, headers } = await runIn(group, () => sendRequest(job.api, ids, request)).withResponse();
    const raw = isObject(body) ? (state ?? wordIn)(body, ids) : undefined;
    const seconds =
      headers['retry-after'] && (await loadModule(() => import('../core/response/repeat.js'))).retryAfterSeconds(headers);
    return {
      status: body,
      raw,
      state: stateOf(raw, words),
      retryAfter: Number(seconds),
      correlationId: headers['inin-correlation-id'],
    };
  } catch (error) {
    if (!isBranded('ApiError', error) || (error as ApiError).status !== 404) throw error;
    if (missing) return { status: undefined, state: missing };
    if (Date.now() - since < MISSING_FOR) return { status: undefined, state: 'queued' };
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
async function cancelQuietly({ descriptor, api, record }: JobContext, group: CallGroup | undefined): Promise<void> {
  const deadline = new Deadline(CANCEL_TIMEOUT);
  try {
    const cancel = async (): Promise<unknown> => await descriptor.cancel?.(api, record.ids, { signal: deadline.signal });
    await deadline.race(runIn(group, cancel));
  } catch {
    // The job continues on the platform and ends there.
  } finally {
    deadline.release();
  }
}

/** The fields that may have the reason of a failure. */
interface ReasonFields {
  errorMessage?: unknown;
  failureReason?: unknown;
  message?: unknown;
  errorInformation?: { message?: unknown } | null;
}

/** The reason of a failure in a status. */
function reasonIn(status: unknown): string | undefined {
  if (!isObject(status)) return undefined;
  const { errorMessage, message, failureReason, errorInformation } = status as ReasonFields;
  const reason = errorMessage ?? failureReason ?? message ?? errorInformation?.message;
  return typeof reason === 'string' ? reason : undefined;
}
