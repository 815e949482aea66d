import { fetchOptions, readResponse } from './fetch-content.js';
import type { TransportRequest, TransportResponse } from './transport.js';

export { onAbort } from './plain-abort-listeners.js';

/** Replaces `node-parts` in bundles for browsers, which are then smaller by the code for Node. */
export function loadNodeFetch(): undefined {
  return undefined;
}

/** A browser unpacks bodies and repeats safe requests by itself. */
export async function sendByFetch(request: TransportRequest, fetchWith?: typeof fetch): Promise<TransportResponse> {
  const response = await (fetchWith ?? globalThis.fetch)(request.url, fetchOptions(request));
  return await readResponse(response, request.maxResponseBytes);
}

/**
 * Consoles of browsers show the fields of an object, and no result of a method. Like all of this file, a function: modules that this one
 * imports call it, perhaps before this module has run.
 */
export function showAsJson(): void {
  // Nothing to do.
}

/** Reads the payload of a JSON Web Token; throws if it has none. Written out, because jwt-decode takes 200 bytes of gzip more. */
export function decodeJwt(jwt: string): unknown {
  const [, payload = ''] = jwt.split('.');
  const bytes = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
  return JSON.parse(utf8Text(bytes)) as unknown;
}

/** Returns the text of bytes, each a character up to U+00FF. If they are no UTF-8, these characters are the text, as in jwt-decode. */
function utf8Text(bytes: string): string {
  try {
    return decodeURIComponent(bytes.replace(/[%\u0080-\u00ff]/g, (byte) => `%${byte.charCodeAt(0).toString(16)}`));
  } catch {
    return bytes;
  }
}
