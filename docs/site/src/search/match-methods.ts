import { searchIndex } from '../../../../src/find/search.js';
import type { ListedMethod, MethodList } from '../../../../scripts/build/site/method-list.js';

/** Returns the methods that a query names by route, permission or name, or else describes in words; the best first. */
export function matchMethods({ methods, index }: MethodList, query: string): ListedMethod[] {
  const text = query.trim();
  if (text === '') return [];
  if (text.includes('/')) return matchRoute(methods, text);
  if (/^\w+:\S/.test(text)) return matchPermission(methods, text);
  const named = /^\w{4,}$/.test(text) ? matchName(methods, text) : [];
  // A code, such as ERR_NETWORK, describes no method.
  if (/^\w*_\w*$/.test(text)) return named;
  const described = searchIndex(index, text, methods).flatMap((id) => methods[id] ?? []);
  return [...new Set([...named, ...described])];
}

/** Finds a route by a part of it, with or without the verb. Placeholders match any segment, so a copied address works too. */
function matchRoute(methods: readonly ListedMethod[], text: string): ListedMethod[] {
  const [, verb, path = ''] = /^(?:(\w+)\s+)?(?:https?:\/\/[^/]+)?([^?#\s]*)/.exec(text) ?? [];
  const parts = splitPath(path);
  const candidates = methods.filter((method) => verb === undefined || method.verb === verb.toUpperCase());
  return candidates
    .map((method) => ({ method, rest: restOfRoute(splitPath(method.path), parts) }))
    .filter(({ rest }) => rest !== undefined)
    .sort((one, other) => Number(one.rest) - Number(other.rest))
    .map(({ method }) => method);
}

function splitPath(path: string): string[] {
  const parts = path
    .toLowerCase()
    .split('/')
    .filter((part) => part !== '');
  return parts[0] === 'api' ? parts.slice(2) : parts;
}

/** Returns how many segments of a route follow those of a query, or `undefined` if the route does not begin with them. */
function restOfRoute(route: readonly string[], query: readonly string[]): number | undefined {
  const last = query.length - 1;
  const isMatch = query.every((part, position) => {
    const segment = route[position];
    if (segment === undefined) return false;
    return segment === part || segment.startsWith('{') || (position === last && segment.startsWith(part));
  });
  // A placeholder that stands for a word of the query is a weaker match than the word itself.
  const placeholders = query.filter((part, position) => route[position]?.startsWith('{') && !part.startsWith('{')).length;
  return isMatch ? route.length - query.length + placeholders / 10 : undefined;
}

/** Finds methods by a permission or its beginning; those that need fewer permissions come first. */
function matchPermission(methods: readonly ListedMethod[], text: string): ListedMethod[] {
  const permission = text.toLowerCase().replace(/\*$/, '');
  const needs = (method: ListedMethod): boolean => method.permissions.some((name) => name.toLowerCase().startsWith(permission));
  return methods.filter(needs).sort((one, other) => one.permissions.length - other.permissions.length || order(one, other));
}

/** Shorter routes come first. */
function order(one: ListedMethod, other: ListedMethod): number {
  return one.path.length - other.path.length;
}

/** Finds methods whose name begins with a word; the shortest name first. */
function matchName(methods: readonly ListedMethod[], text: string): ListedMethod[] {
  const name = text.toLowerCase();
  const named = methods.filter((method) => method.name.toLowerCase().startsWith(name));
  return named.sort((one, other) => one.name.length - other.name.length);
}
