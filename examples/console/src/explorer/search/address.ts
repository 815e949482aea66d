/** An address of the API that was typed or pasted: with or without verb, host and query. */
export interface Address {
  /** The segments after `/api/v2`, as they are written in the address. */
  segments: readonly string[];
  /** Names and values of the query, decoded. A list in one value, separated by commas, has several pairs. */
  query: readonly QueryPair[];
}

export interface QueryPair {
  name: string;
  value: string;
  /** The parts between commas. An encoded comma is part of a value. */
  items: readonly string[];
}

/** Reads an address; `undefined` for other texts. */
export function readAddress(text: string): Address | undefined {
  const { path, query } = splitAddress(text);
  if (!path.includes('/')) return undefined;
  const segments = path.split('/').filter((segment) => segment !== '');
  const api = segments.findIndex((segment, at) => segment.toLowerCase() === 'api' && /^v\d+$/i.test(segments[at + 1] ?? ''));
  return { segments: api === -1 ? segments : segments.slice(api + 2), query: readQuery(query) };
}

/** Writes an address without verb and host, as the fragment of a form has it. */
export function writeAddress(text: string): string {
  const { path, query } = splitAddress(text);
  return query === '' ? path : `${path}?${query}`;
}

function splitAddress(text: string): { path: string; query: string } {
  const [, address = ''] = /^(?:(?:get|post|put|patch|delete|head)\s+)?(\S+)$/i.exec(text.trim()) ?? [];
  const [beforeFragment = ''] = address.split('#', 1);
  const [path = '', ...query] = beforeFragment.split('?');
  return { path: path.replace(/^https?:\/\/[^/]*/i, ''), query: query.join('?') };
}

function readQuery(query: string): QueryPair[] {
  return query.split('&').flatMap((part) => {
    const [name = '', ...rest] = part.split('=');
    const raw = rest.join('=');
    const decodedName = decodeText(name);
    return decodedName === '' ? [] : [{ name: decodedName, value: decodeText(raw), items: raw.split(',').map(decodeText) }];
  });
}

/** A text that cannot be decoded stays as it is. */
export function decodeText(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

/** Whether the segment of an address is a placeholder, as in documentation. */
export function isPlaceholder(segment: string): boolean {
  return /^(?:\{.*\}|<.*>|:\w+)$/.test(segment);
}
