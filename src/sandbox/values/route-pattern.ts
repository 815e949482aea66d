/**
 * Matches a path, or `VERB /path`, against a route. @returns the values of the placeholders; `undefined` if it does not match.
 */
export type RoutePattern = (path: string) => string[] | undefined;

/**
 * Reads a route: `{userId}` (or Hono's `:userId`) matches any one segment, all else matches literally. Segments are compared
 * one by one, so that matching takes linear time for every route.
 */
export function routePattern(route: string): RoutePattern {
  const wanted = route.split('/');
  return (path) => {
    const given = path.split('/');
    const fits = given.length === wanted.length && wanted.every((segment, index) => isSegment(segment, given[index] ?? ''));
    return fits ? given.filter((_, index) => isPlaceholder(wanted[index] ?? '')) : undefined;
  };
}

/** A route without the names of its placeholders. */
export function routeShape(route: string): string {
  return route
    .split('/')
    .map((segment) => (isPlaceholder(segment) ? '{}' : segment))
    .join('/');
}

function isSegment(wanted: string, given: string): boolean {
  return isPlaceholder(wanted) ? given !== '' : given === wanted;
}

function isPlaceholder(segment: string): boolean {
  return segment.startsWith(':') || (segment.startsWith('{') && segment.endsWith('}'));
}
