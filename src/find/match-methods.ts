import { compareMatches, matchRoute, readRoute } from './match-route.js';
import type { MatchedMethod } from './match-route.js';
import { searchIndex } from './search.js';
import type { OperationIndex } from './search.js';

/** Methods with their index. The id of a document is the method's position in the list. */
export interface MatchedList<T extends MatchedMethod> {
  readonly methods: readonly T[];
  readonly index: OperationIndex;
}

/** Returns the methods that a query names by route, permission or name, or else describes in words; the best first. */
export function matchMethods<T extends MatchedMethod>({ methods, index }: MatchedList<T>, query: string): T[] {
  const text = query.trim();
  if (text === '') return [];
  const route = readRoute(text);
  if (route) return matchRoute(methods, route);
  if (/^\w+:\S/.test(text)) return matchPermission(methods, text);
  const methodsByName = matchName(methods, text);
  // A code, such as ERR_NETWORK, describes no method.
  if (/^\w+$/.test(text) && text.includes('_')) return methodsByName;
  const described = searchIndex(index, text, methods).flatMap((id) => methods[id] ?? []);
  return [...new Set([...methodsByName, ...described])];
}

/** Finds methods by a permission or its beginning; those that need fewer permissions come first. */
function matchPermission<T extends MatchedMethod>(methods: readonly T[], text: string): T[] {
  const permission = text.toLowerCase().replace(/\*$/, '');
  const needs = (method: T): boolean => method.permissions.some((name) => name.toLowerCase().startsWith(permission));
  return methods
    .filter(needs)
    .sort((one, other) => one.permissions.length - other.permissions.length || compareMatches(one, other));
}

/** Finds methods by their names: one word can be the beginning, several words have to be the name. The shortest name comes first. */
function matchName<T extends MatchedMethod>(methods: readonly T[], text: string): T[] {
  const name = text.toLowerCase().replace(/[\s()]+/g, '');
  if (!/^\w{4,}$/.test(name)) return [];
  const isWord = /^\w+(?:\(\))?$/.test(text);
  const matches = methods.filter((method) => {
    const other = method.name.toLowerCase();
    return isWord ? other.startsWith(name) : other === name;
  });
  return matches.sort((one, other) => one.name.length - other.name.length);
}
