import { sendByFetch } from './node-parts.js';
import type { Transport } from './transport.js';

/** A transport on the runtime's `fetch`, or on a given one. */
export function fetchTransport(fetchWith?: typeof fetch): Transport {
  return (request) => sendByFetch(request, fetchWith);
}
