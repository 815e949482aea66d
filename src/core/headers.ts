/**
 * Headers as HTTP libraries for Node give them, by lower-case name; several of one name are joined. The result inherits nothing, so that a
 * polluted prototype adds no header.
 */
export function flatHeaders(headers: object): Record<string, string> {
  const flat = Object.create(null) as Record<string, string>;
  for (const [name, value] of Object.entries(headers) as [string, string | string[] | undefined][]) {
    if (value !== undefined) flat[name.toLowerCase()] = Array.isArray(value) ? value.join(', ') : value;
  }
  return flat;
}
