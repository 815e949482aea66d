/** How long the next try waits, in ms: 1 s at first, twice as long each time, a minute at most, and anywhere within that. */
export const delayOf = (failures: number): number => Math.random() * Math.min(60_000, 500 * 2 ** failures);
