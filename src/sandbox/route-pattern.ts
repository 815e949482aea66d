/** Matches what a route means: `{userId}` (or Hono's `:userId`) is any one segment, all else stands for itself. */
export function routePattern(route: string): RegExp {
  const source = route
    .split(/(\{[^}]*\}|:\w+)/)
    .map((part, index) => (index % 2 === 1 ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
    .join('');
  return new RegExp(`^${source}$`);
}
