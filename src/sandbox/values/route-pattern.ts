/** Matches a path, or `VERB /path`, against a route. @returns what stands in the places of the placeholders; `undefined` where it is none of it. */
export type RoutePattern = (path: string) => string[] | undefined;

/**
 * Reads a route: `{userId}` (or Hono's `:userId`) is any one segment, all else stands for itself. Segments are compared one by one, so that
 * no route, whoever wrote it, takes longer than its length.
 */
export function routePattern(route: string): RoutePattern {
  const wanted = route.split('/');
  return (path) => {
    const given = path.split('/');
    const fits = given.length === wanted.length && wanted.every((segment, index) => isSegment(segment, given[index] ?? ''));
    return fits ? given.filter((_, index) => isPlaceholder(wanted[index] ?? '')) : undefined;
  };
}

/** A route whatever its placeholders are called. */
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
