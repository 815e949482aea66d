import { isRepeatable } from './retry.js';
import type { TransportRequest, TransportResponse } from './transport.js';

/** A failure as runtimes report it. */
export type SystemError = Error & { code?: string };

/** Whether a connection broke as one does that the other side has closed. */
export function isHangUp({ code }: SystemError): boolean {
  return code === 'ECONNRESET' || code === 'EPIPE' || code === 'UND_ERR_SOCKET';
}

/** A request met a kept connection that the server had closed, and nothing of an answer came. */
export class StaleConnection extends Error {
  readonly code: string | undefined;

  constructor(cause: SystemError) {
    const message = 'the server closed the kept connection before it answered; whether it carried the request out is unknown';
    super(message, { cause });
    this.code = cause.code;
  }
}

/** Sends, and where that met a stale connection, once more on a new one, if doing the same thing twice harms nobody. */
export async function sendPastStale(
  { method, url }: TransportRequest,
  send: () => Promise<TransportResponse>,
  dropIdle: () => void,
): Promise<TransportResponse> {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof StaleConnection) || !isRepeatable(method, url.replace(/[?#].*$/s, ''))) throw error;
    dropIdle();
    return await send();
  }
}
