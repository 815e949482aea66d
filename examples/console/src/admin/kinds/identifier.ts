import { valueAt } from '../fields/paths.js';
import type { Entity, Kind } from './kind.js';

/** The path of the field by which rows without an id find their entities. */
export const identifierOf = ({ identifiedBy = 'name' }: Pick<Kind, 'identifiedBy'>): string => identifiedBy;

/** Returns what identifies an entity. Capitals make no difference in an address, but in a name. */
export function identifierIn(kind: Pick<Kind, 'identifiedBy'>, entity: Entity): string {
  const value = valueAt(entity, identifierOf(kind));
  const identifier = typeof value === 'string' ? value.trim() : '';
  return kind.identifiedBy === undefined ? identifier : identifier.toLowerCase();
}
