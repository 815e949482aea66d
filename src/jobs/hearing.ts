import { MAX_TIMER, onAbort } from '../core/transport/deadline.js';
import { AbortError } from '../core/errors/errors.js';
import { isObject } from '../core/values/is-object.js';
import { JobFailedError, JobTimeoutError } from './errors.js';
import type { JobState } from './states.js';
import { stateOf, wordIn } from './states.js';
import type { EventWaitOptions } from './types.js';
import { checkedEventWait } from './wait-options.js';

/** Waits for the event that tells of the end of an operation; the answer that started it may do so already. */
export function heard(
  family: string,
  started: unknown,
  events: readonly unknown[],
  onEvent: (listener: () => void) => void,
  given: EventWaitOptions,
): Promise<unknown> {
  const { signal, maxWaitMs } = checkedEventWait(family, given);
  return new Promise((resolve, reject) => {
    const id = idOf(started);
    let looked = 0;
    // A signal that has fired already is told of before there is anything to forget.
    let forget = (): void => undefined;
    const settle = (act: () => void): void => {
      onEvent(() => undefined);
      clearTimeout(timer);
      forget();
      act();
    };
    const look = (told: unknown): void => {
      const raw = rawOf(told);
      const state = stateOf(raw);
      if (state === 'succeeded')
        settle(() => {
          resolve(told);
        });
      else if (isFinal(state)) {
        const { errorMessage } = told as { errorMessage?: string };
        settle(() => {
          reject(new JobFailedError({ family, state, raw, errorMessage, correlationId: undefined }));
        });
      }
    };
    const hear = (): void => {
      for (; looked < events.length; looked += 1) if (id !== undefined && idOf(events[looked]) === id) look(events[looked]);
    };
    // Node takes a longer wait for none.
    const timer = setTimeout(
      () => {
        settle(() => {
          reject(new JobTimeoutError(family, maxWaitMs));
        });
      },
      Math.min(maxWaitMs, MAX_TIMER),
    );
    if (signal)
      forget = onAbort(signal, (reason) => {
        settle(() => {
          reject(new AbortError(`Waiting for the ${family} event`, { cause: reason }));
        });
      });
    onEvent(hear);
    look(started);
    hear();
  });
}

const isFinal = (state: JobState): boolean => ['partly', 'failed', 'cancelled', 'expired'].includes(state);

const idOf = (told: unknown): unknown => (isObject(told) ? (told['operationId'] ?? told['id']) : undefined);

/** Architect tells whether an operation is over, and of its failure by a code. */
function rawOf(told: unknown): string | undefined {
  if (!isObject(told)) return undefined;
  const { complete, errorCode, downloadUrl, result } = told;
  // Where a file or a result is all that an event tells of, it is there.
  if (typeof complete !== 'boolean')
    return wordIn(told) ?? (typeof downloadUrl === 'string' || isObject(result) ? 'complete' : undefined);
  return complete ? (errorCode === undefined ? 'complete' : 'failed') : 'running';
}
