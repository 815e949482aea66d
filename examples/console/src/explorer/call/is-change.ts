import type { Operation } from '../data/types.js';

/** Whether a call may change something. A POST that only queries does not: its path ends in query or search. */
export function isChange({ verb, path }: Pick<Operation, 'verb' | 'path'>): boolean {
  if (verb === 'GET' || verb === 'HEAD') return false;
  return verb !== 'POST' || !/\/(?:query|search)$/.test(path);
}
