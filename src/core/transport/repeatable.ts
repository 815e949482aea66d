/**
 * Whether repeating a request is safe: it only reads, or a second time leaves the same state. Queries and searches use POST but
 * only read.
 */
export function isRepeatable(method: string, url: string): boolean {
  return method === 'POST' ? /\/(query|search)$/.test(url.replace(/\?.*/s, '')) : method !== 'PATCH';
}
