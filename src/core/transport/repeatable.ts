/** Reading twice, or doing twice what leaves the same state, harms nobody; queries and searches only look like POST. */
export function isRepeatable(method: string, url: string): boolean {
  return method === 'POST' ? /\/(query|search)$/.test(url.replace(/\?.*/s, '')) : method !== 'PATCH';
}
