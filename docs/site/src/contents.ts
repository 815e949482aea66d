/** A table of contents with more entries is long. */
const MOST_ENTRIES = 40;

/** Says whether a table of contents is long, or one of the many of the reference: its markup is then short. */
export function hasLongContents(id: string, entries = 0): boolean {
  return id.startsWith('reference/') || entries > MOST_ENTRIES;
}
