import { focusManager } from '@tanstack/react-query';
import { ConfigurationError, InvalidParameterError } from '../core/errors/errors.js';
import { MAX_TIMER } from '../core/transport/deadline.js';

/** Subscribes to rejected topics again, while the page is in the foreground. */
export class TopicRetry {
  readonly #again: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOver = false;

  /** @param again - Subscribes to all topics that were rejected until then. */
  constructor(again: () => void) {
    this.#again = again;
  }

  /**
   * Schedules an attempt, unless one is scheduled.
   *
   * @param ms - The delay; none if the topic is not to be retried.
   */
  schedule(error: unknown, ms: number | undefined = 0): void {
    if (this.#isOver || this.#timer !== undefined || !(ms > 0 && ms <= MAX_TIMER) || isFinal(error)) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      if (focusManager.isFocused()) this.#again();
      else this.schedule(error, ms);
    }, ms);
  }

  stop(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
  }
}

/** Whether another attempt would fail in the same way: the notifications are closed, or an id is invalid. */
function isFinal(error: unknown): boolean {
  return error instanceof ConfigurationError || error instanceof InvalidParameterError;
}
