/** Replaces a secret. */
export const REDACTED = '[redacted]';

/** Returns the names of headers, each with a placeholder for its value. */
export function withoutValues(headers: object): Record<string, string> {
  return Object.fromEntries(Object.keys(headers).map((name) => [name, REDACTED]));
}
