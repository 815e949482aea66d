/** Returns the values that a select offers: those that are listed, after the current one if the platform has one that is not. */
export const withListed = (listed: readonly string[], value: string): string[] =>
  listed.includes(value) ? [...listed] : [value, ...listed];
