import { linkFragment } from '../form/link.js';
import type { PastCall } from './history.js';

/** Returns the link to the form of a previous call, filled in as before. */
export function callLink({ id, slug, name }: Pick<PastCall, 'id' | 'slug' | 'name'>): { to: string; state: object } {
  return { to: `/explorer/${slug}/${name}${linkFragment({}, undefined, id)}`, state: { refill: id } };
}
