import type { RankedOperation } from './search.js';

/** What a query can name of a method. */
export interface MatchedMethod extends RankedOperation {
  readonly verb: string;
  /** All permissions that the method names. */
  readonly permissions: readonly string[];
}

/** A route that a query names. */
export interface QueriedRoute {
  readonly verb: string | undefined;
  /** The segments after `/api/v2`, in lower case. */
  readonly segments: readonly string[];
}

const withVerb = /^(?:(get|post|put|patch|delete|head)\s+)?(\S+)$/i;

/** Reads a route with or without verb, host, `/api/v2` and query; `undefined` for other texts. */
export function readRoute(text: string): QueriedRoute | undefined {
  const [, verb, whole = ''] = withVerb.exec(text.trim()) ?? [];
  const [address = ''] = whole.split(/[?#]/, 1);
  if (!address.includes('/')) return undefined;
  const segments = address
    .replace(/^https?:\/\/[^/]*/i, '')
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '');
  // A gateway may have a path before that of the platform.
  const api = segments.findIndex((segment, position) => segment === 'api' && isVersionOrMissing(segments[position + 1]));
  return { verb: verb?.toUpperCase(), segments: api === -1 ? segments : segments.slice(api + 2) };
}

function isVersionOrMissing(segment: string | undefined): boolean {
  return segment === undefined || /^v\d*$/.test(segment);
}

/** Finds methods whose route is, or begins with, a route. Placeholders match any segment, so a copied address works too. */
export function matchRoute<T extends MatchedMethod>(methods: readonly T[], { verb, segments }: QueriedRoute): T[] {
  const candidates = verb === undefined ? methods : methods.filter((method) => method.verb === verb);
  return candidates
    .flatMap((method) => {
      const rest = restOfRoute(splitPath(method.path), segments);
      return rest === undefined ? [] : [{ method, rest }];
    })
    .sort((one, other) => one.rest - other.rest || compareMatches(one.method, other.method))
    .map(({ method }) => method);
}

function splitPath(path: string): string[] {
  return path.toLowerCase().split('/').slice(3);
}

/** Returns how far a route differs from a query that it begins with; 0 if they are equal. */
function restOfRoute(route: readonly string[], query: readonly string[]): number | undefined {
  const last = query.length - 1;
  const isMatch = query.every((part, position) => {
    const segment = route[position];
    if (segment === undefined) return false;
    return segment === part || isPlaceholder(segment) || (position === last && segment.startsWith(part));
  });
  if (!isMatch) return undefined;
  // A placeholder that stands for a word of the query is a weaker match than the word itself.
  const placeholders = query.filter((part, position) => isPlaceholder(route[position] ?? '') && !isPlaceholder(part)).length;
  const isBeginning = last >= 0 && !isPlaceholder(route[last] ?? '') && route[last] !== query[last];
  return route.length - query.length + placeholders / 10 + (isBeginning ? 0.5 : 0);
}

function isPlaceholder(segment: string): boolean {
  return segment.startsWith('{');
}

const verbs = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Methods in use come first, then shorter routes, then those that read. */
export function compareMatches(one: MatchedMethod, other: MatchedMethod): number {
  return age(one) - age(other) || one.path.length - other.path.length || verbs.indexOf(one.verb) - verbs.indexOf(other.verb);
}

function age({ deprecated, retired }: MatchedMethod): number {
  if (retired) return 2;
  return deprecated ? 1 : 0;
}
