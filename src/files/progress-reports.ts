import { pace } from '../core/values/pace.js';
import { harmless } from '../core/values/report.js';
import type { TransferOptions } from './options.js';

/** The minimum time between two progress reports, in ms. */
const MIN_INTERVAL = 100;

/** Reports progress with rate and remaining time, at most once per `PACE`. */
export function createProgressReporter(
  onProgress: NonNullable<TransferOptions['onProgress']>,
): (name: string, done: number, total?: number) => void {
  const reportProgress = harmless('An onProgress listener', onProgress);
  const clock = (): number => performance.now();
  const speed = pace(clock);
  let reportedAt = -Infinity;
  return (name, done, total) => {
    const { rate = 0, remaining } = speed(done, total);
    const now = clock();
    if (now - reportedAt < MIN_INTERVAL && done !== total) return;
    reportedAt = now;
    reportProgress({ name, done, total, rate, remaining });
  };
}
