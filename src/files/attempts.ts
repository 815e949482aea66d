import { throwIfAborted } from './aborts.js';
import { onAbort } from '../core/transport/abort-listeners.js';
import { AbortError, ContactCentreError, NetworkError, TimeoutError } from '../core/errors/errors.js';
import { loadModule } from '../core/arguments/load-module.js';
import { FileError } from './errors.js';
import type { TransferOptions } from './options.js';

/** The number of consecutive failed attempts after which a transfer fails. */
const MAX_ATTEMPTS = 3;

/** The first delay before another attempt, in ms. Each delay is twice as long as the previous one. */
const FIRST_DELAY = 500;

/** One attempt of a transfer. */
export interface Attempt {
  /** How errors name the request. */
  readonly request: string;
  /** Aborted when the attempt must end. */
  readonly signal: AbortSignal;
  /** Must be called whenever bytes have moved. Reports progress if the position is passed. */
  report(name?: string, done?: number, total?: number): void;
  /** The transfer is further than ever before: resets the counter of failures. */
  reset(): void;
}

/** Runs a transfer and repeats it after a temporary failure of the network or the store. */
export async function retryTransfer<T>(
  method: string,
  url: string,
  options: TransferOptions,
  runAttempt: (attempt: Attempt) => Promise<T>,
): Promise<T> {
  const { signal, timeout = 60_000, onProgress } = options;
  // Only the origin, because the full address grants access to the file.
  const request = `${method} ${new URL(url).origin}`;
  for (let failedCount = 0; ;) {
    const stop = new AbortController();
    const removeListener =
      signal &&
      onAbort(signal, (reason) => {
        stop.abort(reason);
      });
    const reportProgress =
      onProgress && (await loadModule(() => import('./progress-reports.js'))).createProgressReporter(onProgress);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const idle = { isOver: false };
    const reportBytes: Attempt['report'] = (name, done = 0, total) => {
      clearTimeout(timer);
      if (timeout > 0)
        timer = setTimeout(() => {
          idle.isOver = true;
          stop.abort();
        }, timeout);
      if (name !== undefined) reportProgress?.(name, done, total);
    };
    try {
      reportBytes();
      throwIfAborted(stop.signal);
      return await runAttempt({
        request,
        signal: stop.signal,
        report: reportBytes,
        reset: () => {
          failedCount = 0;
        },
      });
    } catch (error) {
      const isAborted = signal?.aborted === true;
      if (isFinal(error) && !isAborted) throw error;
      const failures = await loadModule(() => import('../core/response/failures.js')).catch(() => undefined);
      if (isAborted) throw new AbortError(request, failures && { cause: failures.abortCause(signal.reason, [url]) });
      failedCount++;
      if (failedCount >= MAX_ATTEMPTS) {
        if (idle.isOver) throw new TimeoutError(request, timeout);
        throw error instanceof FileError ? error : new NetworkError(request, failures?.networkFailure(error, [url]));
      }
    } finally {
      clearTimeout(timer);
      removeListener?.();
    }
    const { pause } = await loadModule(() => import('../core/response/repeat.js'));
    await pause(FIRST_DELAY * 2 ** (failedCount - 1), request, signal);
  }
}

/** Whether another attempt would fail in the same way. A store that responds with 5xx may recover. */
function isFinal(error: unknown): boolean {
  if (error instanceof FileError) return (error.status ?? 0) < 500;
  return error instanceof ContactCentreError;
}
