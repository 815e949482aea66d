import type { ErrorBody } from '../models/shared.js';
import type { ResponseHeaders } from './errors.js';
import { ApiError } from './errors.js';

/** A successful answer with everything that came along. */
export interface ApiResponse<T> {
  status: number;
  statusText: string;
  headers: ResponseHeaders;
  body: T;
  /** The body as it came. */
  text: string;
  /** Only ever set in an {@link ApiError}, which has the same fields. */
  error: ErrorBody | undefined;
}

/** How a call settles when it is simply awaited. */
export interface SettleOptions {
  /** Resolve with the {@link ApiResponse}, reject with an {@link ApiError}. */
  extended: boolean;
  /** What a plain call rejects with when the platform answers with an error status. */
  rejectWith: 'body' | 'error';
}

/** A call under way. Awaiting it gives the body; `withResponse()` gives status and headers too. The request is sent once either way. */
export class ApiPromise<T> extends Promise<T> {
  readonly #response: Promise<ApiResponse<T>>;
  readonly #options: SettleOptions;
  #settled: Promise<T> | undefined;

  /** What derives from this promise is an ordinary one. */
  static override get [Symbol.species](): PromiseConstructor {
    return Promise;
  }

  constructor(response: Promise<ApiResponse<T>>, options: SettleOptions) {
    // This promise's own state is never looked at: whoever awaits it comes through `then`.
    super((resolve) => {
      resolve(undefined as T);
    });
    this.#response = response;
    this.#options = options;
  }

  /** Status, headers and text beside the body. Rejects with an {@link ApiError} (or an error of the transport), whatever the client's settings. */
  withResponse(): Promise<ApiResponse<T>> {
    return this.#response;
  }

  override then<R1 = T, R2 = never>(
    onfulfilled?: ((value: T) => R1 | PromiseLike<R1>) | null,
    onrejected?: ((reason: unknown) => R2 | PromiseLike<R2>) | null,
  ): Promise<R1 | R2> {
    return (this.#settled ??= this.#settle()).then(onfulfilled, onrejected);
  }

  override catch<R = never>(onrejected?: ((reason: unknown) => R | PromiseLike<R>) | null): Promise<T | R> {
    return this.then(undefined, onrejected);
  }

  async #settle(): Promise<T> {
    const { extended, rejectWith } = this.#options;
    try {
      const response = await this.#response;
      return extended ? (response as T) : response.body;
    } catch (error) {
      throw extended || rejectWith === 'error' ? error : plainRejection(error);
    }
  }
}

/** The body, else the text; an error that tells of more than this one answer (a failed refresh) stays whole. */
function plainRejection(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.cause !== undefined) return error;
  return error.body ?? (error.text === '' ? error : error.text);
}
