import { checkSignal } from '../core/call/request-checks.js';
import { checkTimeout, MAX_TIMER } from '../core/transport/deadline.js';
import { TimeoutError } from '../core/errors/errors.js';
import { copyOptions } from '../core/arguments/option-checks.js';
import type { SubscriptionSettings } from './subscription.js';
import type { OnceOptions, Subscription } from './types.js';

const optionNames: Record<keyof OnceOptions, 0> = { signal: 0, timeout: 0 };

/** Subscribes to a topic until its first event. */
export function waitForEvent<E>(
  topic: string,
  options: OnceOptions | undefined,
  subscribe: (listening: SubscriptionSettings) => Subscription,
): Promise<E> {
  const { signal, timeout = 0 } = copyOptions('The options of once', options ?? {}, optionNames);
  const ms = checkTimeout(timeout);
  return new Promise((resolve, reject) => {
    const onTimeout = (): void => {
      reject(new TimeoutError(`The wait for an event of ${topic}`, ms));
      stop();
    };
    const timer = ms > 0 && ms <= MAX_TIMER ? setTimeout(onTimeout, ms) : undefined;
    const settings: SubscriptionSettings = {
      topic,
      signal: checkSignal(signal),
      repair: undefined,
      notify: (event: E) => {
        resolve(event);
        stop();
      },
      onEnd: ({ error }) => {
        clearTimeout(timer);
        // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- the end of a subscription has an error
        reject(error);
      },
    };
    const stop = begin();

    function begin(): Subscription {
      try {
        return subscribe(settings);
      } catch (error) {
        clearTimeout(timer);
        throw error;
      }
    }
  });
}
