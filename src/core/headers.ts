/** A header by its lower-case name. Only an own field counts: a polluted prototype must not stand for a header. */
export function headerOf(headers: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(headers, name) ? headers[name] : undefined;
}

/** Headers as HTTP libraries for Node give them, by lower-case name; several of one name are joined. */
export function flatHeaders(headers: object): Record<string, string> {
  const flat: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers) as [string, string | string[] | undefined][]) {
    if (value !== undefined) flat[name.toLowerCase()] = Array.isArray(value) ? value.join(', ') : value;
  }
  return flat;
}
