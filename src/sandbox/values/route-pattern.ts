import { decodeSegment } from './pathname.js';

/**
 * Matches a path, or `VERB /path`, against a route. @returns the values of the placeholders; `undefined` if it does not match.
 */
export type RoutePattern = (path: string) => string[] | undefined;

/**
 * Reads a route: `{userId}` (or Hono's `:userId`) matches any one segment, all else matches literally. Segments are compared
 * one by one, so that matching takes linear time for every route.
 */
export function compileRoute(route: string): RoutePattern {
  const routeSegments = route.split('/');
  return (path) => {
    const pathSegments = path.split('/');
    const isMatch =
      pathSegments.length === routeSegments.length &&
      routeSegments.every((segment, index) => matchesSegment(segment, pathSegments[index] ?? ''));
    return isMatch ? pathSegments.filter((_, index) => isPlaceholder(routeSegments[index] ?? '')) : undefined;
  };
}

/** The decoded values of the placeholders of a route, by name, if it matches a path. */
export function paramsOf(route: string, path: string): Record<string, string> | undefined {
  const values = compileRoute(route)(path);
  const names = Array.from(route.matchAll(/\/(?::(\w+)|\{(\w+)\})/g), ([, name, nameInBraces = '']) => name ?? nameInBraces);
  return values && Object.fromEntries(names.map((name, index) => [name, decodeSegment(values[index] ?? '')]));
}

/** A route without the names of its placeholders. */
export function routeShape(route: string): string {
  return route
    .split('/')
    .map((segment) => (isPlaceholder(segment) ? '{}' : segment))
    .join('/');
}

function matchesSegment(routeSegment: string, pathSegment: string): boolean {
  return isPlaceholder(routeSegment) ? pathSegment !== '' : pathSegment === routeSegment;
}

function isPlaceholder(segment: string): boolean {
  return segment.startsWith(':') || (segment.startsWith('{') && segment.endsWith('}'));
}
