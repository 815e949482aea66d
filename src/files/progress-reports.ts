import { trackSpeed } from '../core/values/speed.js';
import { isolateErrors } from '../core/values/isolate-errors.js';
import type { TransferOptions } from './options.js';

/** The minimum time between two progress reports, in ms. */
const MIN_INTERVAL = 100;

/** Reports progress with rate and remaining time, at most once per `PACE`. */
export function createProgressReporter(
  onProgress: NonNullable<TransferOptions['onProgress']>,
): (name: string, done: number, total?: number) => void {
  const reportProgress = isolateErrors('An onProgress listener', onProgress);
  const clock = (): number => performance.now();
  const speed = trackSpeed(clock);
  let reportedAt = -Infinity;
  return (name, done, total) => {
    const { rate = 0, remaining } = speed(done, total);
    const now = clock();
    if (now - reportedAt < MIN_INTERVAL && done !== total) return;
    reportedAt = now;
    reportProgress({ name, done, total, rate, remaining });
  };
}
