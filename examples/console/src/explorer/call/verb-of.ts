import type { Verb } from '../data/types.js';

/** The name of a method begins with its verb. */
export function verbOf(name: string): Verb {
  const [verb = 'GET'] = /^(?:delete|get|head|patch|post|put)/.exec(name) ?? [];
  return verb.toUpperCase() as Verb;
}
