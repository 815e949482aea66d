/** Returns a header by its lower-case name. Only an own field counts: a polluted prototype must not supply a header. */
export function headerOf(headers: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(headers, name) ? headers[name] : undefined;
}

/**
 * Returns response headers by lower-case name, whatever the case of the names and whichever object the HTTP library has: an object, a
 * `Headers`, a Map, a list of pairs. Several values of one name are joined with a comma.
 */
export function flatHeaders(headers: object): Record<string, string> {
  const flat: Record<string, string> = {};
  const pairs = Symbol.iterator in headers ? (headers as Iterable<[string, unknown]>) : Object.entries(headers);
  for (const [name, value] of pairs as Iterable<[string, string | number | string[] | null | undefined]>) {
    if (value === undefined || value === null) continue;
    const key = name.toLowerCase();
    const text = Array.isArray(value) ? value.join(', ') : String(value);
    flat[key] = Object.hasOwn(flat, key) ? `${flat[key]}, ${text}` : text;
  }
  return flat;
}
