import { isRepeatable } from './repeatable.js';
import type { TransportRequest } from './transport.js';

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
export async function sendPastStale<T>(request: TransportRequest, send: () => Promise<T>, dropIdle: () => void): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof StaleConnection) || !isRepeatable(request.method, request.url)) throw error;
    dropIdle();
    return await send();
  }
}

/** The same for Node's `fetch`, which tells of a broken connection how much had come over it. */
export async function fetchPastStale<T>(failure: Error, request: TransportRequest, send: () => Promise<T>): Promise<T> {
  const cause = failure.cause as SystemError & { socket?: { bytesRead?: number } | null };
  if (!isHangUp(cause) || !cause.socket?.bytesRead) throw failure;
  if (!isRepeatable(request.method, request.url)) throw new StaleConnection(cause);
  return await send();
}
