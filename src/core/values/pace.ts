/** How fast something goes on. */
export interface Speed {
  /** Done in a second, since it was first looked at. */
  rate: number | undefined;
  /** How long it will take at that rate, in s. */
  remaining: number | undefined;
}

/** Reckons from one look to the next how fast something goes on. */
export function pace(now: () => number = Date.now): (done: number | undefined, total: number | undefined) => Speed {
  let first: { done: number; time: number } | undefined;
  return (done, total) => {
    if (done === undefined) return { rate: undefined, remaining: undefined };
    const time = now();
    first ??= { done, time };
    const rate = time > first.time ? ((done - first.done) / (time - first.time)) * 1000 : undefined;
    return { rate, remaining: rate && total !== undefined ? (total - done) / rate : undefined };
  };
}
