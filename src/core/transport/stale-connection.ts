import { isRepeatable } from './repeatable.js';
import type { TransportRequest } from './transport.js';

/** A failure as runtimes report it. */
export type SystemError = Error & { code?: string };

/** Whether a connection broke because the other side has closed it. */
export function isHangUp({ code }: SystemError): boolean {
  return code === 'ECONNRESET' || code === 'EPIPE' || code === 'UND_ERR_SOCKET';
}

/** A request used a kept connection that the server had closed, and no part of a response was received. */
export class StaleConnection extends Error {
  readonly code: string | undefined;

  constructor(cause: SystemError) {
    const message = 'the server closed the idle connection before it responded; the request may have taken effect';
    super(message, { cause });
    this.code = cause.code;
  }
}

/** Sends a request, and once more on a new connection if the first one was stale and repeating the request is safe. */
export async function sendWithReconnect<T>(request: TransportRequest, send: () => Promise<T>, dropIdle: () => void): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof StaleConnection) || !isRepeatable(request.method, request.url)) throw error;
    dropIdle();
    return await send();
  }
}

/** A failure of `fetch`, as runtimes nest it. */
type FetchFailure = SystemError & { socket?: { bytesRead?: number } | null; errors?: unknown };

/**
 * The same for `fetch`. Repeats a request that a closed connection has ended: Node reports that as a closed socket or, if the
 * server was still closing it, as a reset. A reset does not show whether the connection was a kept one, so every safe request
 * is repeated once.
 */
export async function retryFetch<T>(failure: unknown, request: TransportRequest, send: () => Promise<T>): Promise<T> {
  const hangUp = findHangUp(failure);
  const bytesRead = hangUp?.socket?.bytesRead;
  // This connection has received nothing yet, so it is a new one.
  if (!hangUp || bytesRead === 0) throw failure;
  if (isRepeatable(request.method, request.url)) return await send();
  throw bytesRead === undefined ? failure : new StaleConnection(hangUp);
}

/** How runtimes whose errors have no such code describe a closed connection: Bun, Deno and workerd. */
const HANG_UP =
  /socket connection was closed unexpectedly|connection closed before message completed|connection reset by peer|broken pipe|network connection lost|other side closed|socket hang up/i;

/** Finds the error of a closed connection in a failure, its causes, and its attempts. */
function findHangUp(failure: unknown, depth = 0): FetchFailure | undefined {
  if (!(failure instanceof Error) || depth === 5) return undefined;
  const { cause, errors } = failure as FetchFailure;
  const isHangUpItself =
    isHangUp(failure) || (failure as SystemError).code === 'ConnectionClosed' || HANG_UP.test(failure.message);
  const inner = [cause, ...(Array.isArray(errors) ? (errors as unknown[]) : [])].map((error) => findHangUp(error, depth + 1));
  return inner.find((error) => error !== undefined) ?? (isHangUpItself ? failure : undefined);
}
