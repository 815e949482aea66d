/**
 * Whether a pattern such as `routing:*:view` includes a permission such as `routing:queue:view`. In the pattern, `*` stands for any
 * domain, entity type or action. At its end it stands for all remaining parts: `routing:*` includes every permission for routing, and
 * `*` includes all. Upper and lower case are the same.
 */
export function matchesPermission(pattern: string, permission: string): boolean {
  const patternParts = pattern.toLowerCase().split(':');
  const parts = permission.toLowerCase().split(':');
  const isOpen = patternParts.at(-1) === '*' && patternParts.length < parts.length;
  if (patternParts.length !== parts.length && !isOpen) return false;
  return patternParts.every((part, index) => part === '*' || part === parts[index]);
}
