/** Returns the middle value, or the mean of the two middle values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? NaN;
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? NaN) + upper) / 2 : upper;
}

/**
 * Returns the median of the ratios by round. This cancels influences that all samples of a round share, such as a slower clock
 * or a busy machine.
 */
export function medianRatio(values: readonly number[], references: readonly number[]): number {
  return median(values.map((value, round) => value / (references[round] ?? NaN)));
}

/** Returns the 95 % confidence interval of the median, by the ranks of the binomial distribution. */
export function medianInterval(values: readonly number[]): [low: number, high: number] {
  const sorted = [...values].sort((a, b) => a - b);
  const reach = 0.98 * Math.sqrt(sorted.length);
  const low = Math.max(0, Math.floor(sorted.length / 2 - reach));
  const high = Math.min(sorted.length - 1, Math.ceil(sorted.length / 2 + reach));
  return [sorted[low] ?? NaN, sorted[high] ?? NaN];
}
