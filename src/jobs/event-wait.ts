import { onAbort } from '../core/transport/abort-listeners.js';
import { MAX_TIMER } from '../core/transport/deadline.js';
import { AbortError } from '../core/errors/errors.js';
import { isObject } from '../core/values/is-object.js';
import { JobFailedError, JobTimeoutError } from './errors.js';
import type { JobState } from './states.js';
import { stateOf, wordIn } from './states.js';
import type { EventWaitOptions } from './types.js';
import { checkEventWait } from './wait-options.js';

/** Waits for the event that reports the end of an operation. The response that started it may already contain the result. */
export function waitForEvent(
  family: string,
  startResponse: unknown,
  events: readonly unknown[],
  onEvent: (listener: () => void) => void,
  options: EventWaitOptions,
): Promise<unknown> {
  const { signal, maxWaitMs } = checkEventWait(family, options);
  return new Promise((resolve, reject) => {
    const id = idOf(startResponse);
    let nextIndex = 0;
    // An already aborted signal settles before `forget` is assigned.
    let removeAbortListener = (): void => undefined;
    const settle = (act: () => void): void => {
      onEvent(() => undefined);
      clearTimeout(timer);
      removeAbortListener();
      act();
    };
    const checkEvent = (event: unknown): void => {
      const word = rawOf(event);
      const state = stateOf(word);
      if (state === 'succeeded')
        settle(() => {
          resolve(event);
        });
      else if (isFinal(state)) {
        const { errorMessage } = event as { errorMessage?: string };
        settle(() => {
          reject(new JobFailedError({ family, state, raw: word, errorMessage, correlationId: undefined }));
        });
      }
    };
    const checkNewEvents = (): void => {
      for (; nextIndex < events.length; nextIndex += 1)
        if (id !== undefined && idOf(events[nextIndex]) === id) checkEvent(events[nextIndex]);
    };
    // Node fires timers longer than 2^31 - 1 ms immediately.
    const timer = setTimeout(
      () => {
        settle(() => {
          reject(new JobTimeoutError(family, maxWaitMs));
        });
      },
      Math.min(maxWaitMs, MAX_TIMER),
    );
    if (signal)
      removeAbortListener = onAbort(signal, (reason) => {
        settle(() => {
          reject(new AbortError(`Waiting for the ${family} event`, { cause: reason }));
        });
      });
    onEvent(checkNewEvents);
    checkEvent(startResponse);
    checkNewEvents();
  });
}

const isFinal = (state: JobState): boolean => ['partly', 'failed', 'cancelled', 'expired'].includes(state);

const idOf = (event: unknown): unknown => (isObject(event) ? (event['operationId'] ?? event['id']) : undefined);

/** Architect reports `complete` and, on failure, an error code. */
function rawOf(event: unknown): string | undefined {
  if (!isObject(event)) return undefined;
  const { complete, errorCode, downloadUrl, result } = event;
  // An event that contains only a file or a result reports completion.
  if (typeof complete !== 'boolean')
    return wordIn(event) ?? (typeof downloadUrl === 'string' || isObject(result) ? 'complete' : undefined);
  if (!complete) return 'running';
  return errorCode === undefined ? 'complete' : 'failed';
}
