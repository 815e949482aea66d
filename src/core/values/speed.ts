/** The speed of a process. */
export interface Speed {
  /** Steps in a second, since the first measurement. */
  rate: number | undefined;
  /** How long the rest takes at that rate, in s. */
  remaining: number | undefined;
}

/** Computes the speed of a process from successive measurements. */
export function trackSpeed(now: () => number = Date.now): (done: number | undefined, total: number | undefined) => Speed {
  let first: { done: number; time: number } | undefined;
  return (done, total) => {
    if (done === undefined) return { rate: undefined, remaining: undefined };
    const time = now();
    first ??= { done, time };
    const rate = time > first.time ? ((done - first.done) / (time - first.time)) * 1000 : undefined;
    return { rate, remaining: rate && total !== undefined ? (total - done) / rate : undefined };
  };
}
