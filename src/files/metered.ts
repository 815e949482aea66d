import { trackSpeed } from '../core/values/speed.js';
import { isolateErrors } from '../core/values/isolate-errors.js';
import type { TransferOptions } from './options.js';

/** The minimum time between two progress reports, in ms. */
const PACE = 100;

/** Reports progress with rate and remaining time, at most once per `PACE`. */
export function metered(
  onProgress: NonNullable<TransferOptions['onProgress']>,
): (name: string, done: number, total?: number) => void {
  const tell = isolateErrors('An onProgress listener', onProgress);
  const clock = (): number => performance.now();
  const speed = trackSpeed(clock);
  let told = -Infinity;
  return (name, done, total) => {
    const { rate = 0, remaining } = speed(done, total);
    const now = clock();
    if (now - told < PACE && done !== total) return;
    told = now;
    tell({ name, done, total, rate, remaining });
  };
}
