/**
 * The day that it is where the user sits, from midnight to midnight, as analytics takes an interval. That it ends after now costs nothing,
 * and lets the question stay the same all day.
 */
export function todayInterval(now: Date = new Date()): string {
  const midnight = (days: number): string => new Date(now.getFullYear(), now.getMonth(), now.getDate() + days).toISOString();
  return `${midnight(0)}/${midnight(1)}`;
}
