/** Stands for every division, also those that are yet to come. */
export const EVERYWHERE = '*';

/** Where somebody may do something: everywhere, or in these divisions; nowhere, where there are none. */
export type Extent = typeof EVERYWHERE | ReadonlySet<string>;

export const holdsIn = (extent: Extent, divisionId: string): boolean => extent === EVERYWHERE || extent.has(divisionId);

export const holdsAnywhere = (extent: Extent): boolean => extent === EVERYWHERE || extent.size > 0;

/** What lies in one of two extents. */
export function either(one: Extent, other: Extent): Extent {
  return one === EVERYWHERE || other === EVERYWHERE ? EVERYWHERE : new Set([...one, ...other]);
}

/** What lies in both. */
export function both(one: Extent, other: Extent): Extent {
  if (one === EVERYWHERE) return other;
  return other === EVERYWHERE ? one : new Set([...one].filter((id) => other.has(id)));
}
