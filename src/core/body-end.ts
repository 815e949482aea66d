/** Whether the body was compressed on its way, so that its length and its offsets are not those of the content. */
export function isPacked(headers: Headers): boolean {
  return !/^(?:identity)?$/i.test((headers.get('content-encoding') ?? '').trim());
}

/** Whether the headers of an HTTP/1.1 response say where its body ends. */
export function hasEnd(headers: Headers): boolean {
  return headers.has('content-length') || /\bchunked\s*$/i.test(headers.get('transfer-encoding') ?? '');
}

/** Whether a body may end with its connection. Node's `fetch` then takes what has come for whole, even if the last chunk is missing. */
export function endsWithConnection(headers: Headers): boolean {
  return !headers.has('content-length') && /\bclose\b/i.test(headers.get('connection') ?? '');
}
