/** The longest pause that is accepted from the platform, in ms. */
export const LONGEST_PAUSE = 3_600_000;

/** Why events do not arrive: a failed request with its HTTP `status`, or a WebSocket that closed with its `code`. */
export interface ConnectionError extends Error {
  /** The HTTP status, if a request failed. */
  readonly status?: number;
  /** The close code of the WebSocket (a number), or the code of an error of this package (a string). */
  readonly code?: number | string;
}

/** The meaning of a failed request or socket for its channel. */
export interface Failure {
  readonly error: ConnectionError;
  /** The channel no longer exists. */
  readonly isChannelGone: boolean;
  /** The delay that the platform requests, in ms. */
  readonly retryAfterMs: number | undefined;
  /** The close code of a socket. */
  readonly closeCode: number | undefined;
}

/** Describes a thrown value. */
export function requestFailure(thrown: unknown): Failure {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const { status } = error as { status?: unknown };
  return { error, isChannelGone: status === 404, retryAfterMs: retryAfterMs(thrown), closeCode: undefined };
}

/** @param closeCode - Absent if the socket did not close by itself. */
export function socketFailure(message: string, closeCode?: number): Failure {
  const error = new Error(message);
  if (closeCode !== undefined) Object.assign(error, { code: closeCode });
  return { error, isChannelGone: false, retryAfterMs: undefined, closeCode };
}

/** The delay that an error requests before the next request, in ms. */
export function retryAfterMs(error: unknown): number | undefined {
  const { retryAfter } = (error ?? {}) as { retryAfter?: unknown };
  return typeof retryAfter === 'number' && retryAfter >= 0 ? Math.min(retryAfter * 1000, LONGEST_PAUSE) : undefined;
}
