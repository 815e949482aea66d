import { isFlat } from '../values/headers.js';
import { loadModule } from '../arguments/load-module.js';
import type { TransportResponse } from './transport.js';

/**
 * Whether a response has the form of the built-in transports. Custom transports and hooks may return headers with capital
 * letters.
 */
export function isComplete(response: TransportResponse): boolean {
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- programs in JavaScript return anything
  return isFlat(response?.headers) && ArrayBuffer.isView(response.body);
}

/** Returns a response with header names in lower case and its body as bytes. @throws TypeError if it has no such body. */
export async function complete(response: TransportResponse): Promise<TransportResponse> {
  return (await loadModule(() => import('./unusual-response.js'))).completeResponse(response);
}
