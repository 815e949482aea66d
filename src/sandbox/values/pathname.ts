/** Returns the path of the URL of a request, percent-encoded. A request's URL is serialised, so it need not be parsed again. */
export function pathnameOf(url: string): string {
  const start = url.indexOf('/', url.indexOf('://') + 3);
  const end = url.slice(start).search(/[?#]/);
  return end < 0 ? url.slice(start) : url.slice(start, start + end);
}
