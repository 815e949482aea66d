/** Stands for every division, including future ones. */
export const EVERYWHERE = '*';

/** The divisions in which a permission applies: all, some, or none if empty. */
export type Extent = typeof EVERYWHERE | ReadonlySet<string>;

export const coversDivision = (extent: Extent, divisionId: string): boolean => extent === EVERYWHERE || extent.has(divisionId);

export const coversAnyDivision = (extent: Extent): boolean => extent === EVERYWHERE || extent.size > 0;

/** The union of two extents. */
export function unionOf(one: Extent, other: Extent): Extent {
  return one === EVERYWHERE || other === EVERYWHERE ? EVERYWHERE : new Set([...one, ...other]);
}

/** The intersection of two extents. */
export function intersectionOf(one: Extent, other: Extent): Extent {
  if (one === EVERYWHERE) return other;
  return other === EVERYWHERE ? one : new Set([...one].filter((id) => other.has(id)));
}
