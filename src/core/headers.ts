/** The header of a name in whatever case, as it is spelled there. */
export function findHeader(
  headers: Readonly<Record<string, string>>,
  name: string,
): [spelling: string, value: string] | undefined {
  const wanted = name.toLowerCase();
  return Object.entries(headers).find(([spelling]) => spelling.toLowerCase() === wanted);
}

/** Headers as HTTP libraries for Node give them, by lower-case name; several of one name are joined. */
export function flatHeaders(headers: object): Record<string, string> {
  const flat: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers) as [string, string | string[] | undefined][]) {
    if (value !== undefined) flat[name.toLowerCase()] = Array.isArray(value) ? value.join(', ') : value;
  }
  return flat;
}
