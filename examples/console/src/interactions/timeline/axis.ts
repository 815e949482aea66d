const second = 1000;
const minute = 60_000;
const hour = 3_600_000;

/** Usual distances between two marks, in ms. */
const steps = [
  ...[1, 2, 5, 10, 15, 30].map((count) => count * second),
  ...[1, 2, 5, 10, 15, 30].map((count) => count * minute),
  ...[1, 2, 3, 6, 12, 24].map((count) => count * hour),
];

const MOST_MARKS = 7;

/** Returns the smallest distance that does not crowd an axis of this length. */
export function niceStep(ms: number): number {
  const days = Math.ceil(ms / (24 * hour) / MOST_MARKS);
  return steps.find((step) => ms / step <= MOST_MARKS) ?? days * 24 * hour;
}
