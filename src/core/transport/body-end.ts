/** Reads the headers of a response by their names, in any case. */
export interface HeaderReader {
  get(name: string): string | null;
  has(name: string): boolean;
}

/** Whether the body was compressed in transit, so that its length and its offsets are not those of the content. */
export function isCompressed(headers: HeaderReader): boolean {
  return !/^(?:identity)?$/i.test((headers.get('content-encoding') ?? '').trim());
}

/** Whether the headers of an HTTP/1.1 response say where its body ends. */
export function hasEnd(headers: HeaderReader): boolean {
  return headers.has('content-length') || /\bchunked\s*$/i.test(headers.get('transfer-encoding') ?? '');
}

/**
 * Whether a body may end with its connection. Node's `fetch` then treats the received part as complete, even if the last chunk
 * is missing.
 */
export function endsWithConnection(headers: HeaderReader): boolean {
  return !headers.has('content-length') && /\bclose\b/i.test(headers.get('connection') ?? '');
}

/** Releases the connection of a response whose body is not read. */
export async function releaseBody(response: Response): Promise<void> {
  const body = response.body as (Partial<ReadableStream> & { destroy?: () => void }) | null | undefined;
  try {
    if (typeof body?.cancel === 'function') await body.cancel();
    else body?.destroy?.();
  } catch {
    // A body that has failed, or that is being read, needs no release.
  }
}
