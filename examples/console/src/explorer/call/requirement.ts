import type { Requirement } from '../../session/access.js';
import type { Operation } from '../data/types.js';

/** Returns the permissions that a call needs of the signed-in user. Calls of guests need none. */
export function requirementOf({ permissions: { any, all }, auth }: Pick<Operation, 'permissions' | 'auth'>): Requirement {
  if (auth !== 'oauth') return [];
  return any ? [any.toSorted(bySpecificity)] : (all ?? []);
}

/** The first alternative is named if all are missing: rather a permission such as `directory:user:delete` than `admin`. */
const bySpecificity = (one: string, other: string): number => Number(other.includes(':')) - Number(one.includes(':'));
