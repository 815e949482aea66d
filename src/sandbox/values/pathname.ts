/** Returns the path of the URL of a request, percent-encoded. A request's URL is serialised, so it need not be parsed again. */
export function pathnameOf(url: string): string {
  const start = url.indexOf('/', url.indexOf('://') + 3);
  const end = url.slice(start).search(/[?#]/);
  return end < 0 ? url.slice(start) : url.slice(start, start + end);
}

/** Decodes a segment of a path. A segment that is not percent-encoded as it should be stays as it is. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Decodes a path. A `/` or `?` inside of a segment stays encoded, and so does a path that is not encoded as it should be. */
export function decodePath(path: string): string {
  if (!path.includes('%')) return path;
  try {
    return decodeURI(path.replaceAll('%25', '%2525'));
  } catch {
    return path;
  }
}
