/** Stands for every division, including future ones. */
export const ALL_DIVISIONS = '*';

/** The divisions in which a permission applies: all, some, or none if empty. */
export type Extent = typeof ALL_DIVISIONS | ReadonlySet<string>;

export const coversDivision = (extent: Extent, divisionId: string): boolean => extent === ALL_DIVISIONS || extent.has(divisionId);

export const coversAnyDivision = (extent: Extent): boolean => extent === ALL_DIVISIONS || extent.size > 0;

/** The union of two extents. */
export function unionOf(one: Extent, other: Extent): Extent {
  return one === ALL_DIVISIONS || other === ALL_DIVISIONS ? ALL_DIVISIONS : new Set([...one, ...other]);
}

/** The intersection of two extents. */
export function intersectionOf(one: Extent, other: Extent): Extent {
  if (one === ALL_DIVISIONS) return other;
  return other === ALL_DIVISIONS ? one : new Set([...one].filter((id) => other.has(id)));
}
