export const densities = ['comfortable', 'compact'] as const;

/** The height of the rows and cards of a list. */
export type Density = (typeof densities)[number];
