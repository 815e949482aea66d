import type { ErrorBody } from '../../models/shared-errors.js';
import type { ApiError } from '../errors/api-errors.js';
import { brand, isBranded } from '../values/brand.js';
import type { ResponseHeaders } from '../errors/errors.js';
import { ConfigurationError } from '../errors/errors.js';
import type { PagedItems, ItemsOptions, Listed } from './items.js';

/** A successful response with status and headers. */
export interface ApiResponse<T> {
  status: number;
  statusText: string;
  headers: ResponseHeaders;
  body: T;
  /** The body as it was received. */
  text: string;
  /** Only ever set in an {@link ApiError}, which has the same fields. */
  error: ErrorBody | undefined;
}

/** How a call settles when you simply await it. */
export interface SettleOptions {
  /** Resolve with the {@link ApiResponse}, reject with an {@link ApiError}. */
  extended: boolean;
  /** What a plain call rejects with when the platform responds with an error status. */
  rejectWith: 'body' | 'error';
}

/**
 * A call that is under way. Awaiting it returns the body; `withResponse()` returns status and headers too. The request is sent
 * once either way.
 *
 * It is an interface, so that a test can replace it by any promise with these methods.
 */
export interface ApiPromise<out T> extends Promise<T> {
  // The explicit `out` saves the compiler 700 types in each program that passes a client to an API class.

  /**
   * Returns status, headers and text beside the body. Rejects with an {@link ApiError} (or an error of the transport), whatever
   * the client's settings.
   */
  withResponse(): Promise<ApiResponse<T>>;

  /**
   * Iterates over all items of the list that the call requests, page by page. The page of the call itself is the first one, and
   * is requested with the first item.
   *
   * ```ts
   * for await (const user of users.getUsers({ pageSize: 100 }).items()) console.log(user.name);
   * ```
   */
  items<I>(this: ApiPromise<Listed<I>>, options?: ItemsOptions<I>): PagedItems<I, T>;

  /** Iterates over all items of the list that the call requests, as `items()` does: `for await (const user of users.getUsers())`. */
  readonly [Symbol.asyncIterator]: T extends Listed<infer I> ? () => AsyncIterator<I, undefined> : undefined;

  // The methods of a promise, but with a rejection that need not be an Error.
  then<R1 = T, R2 = never>(
    onfulfilled?: ((value: T) => R1 | PromiseLike<R1>) | null,
    onrejected?: ((reason: unknown) => R2 | PromiseLike<R2>) | null,
  ): Promise<R1 | R2>;
  catch<R = never>(onrejected?: ((reason: unknown) => R | PromiseLike<R>) | null): Promise<T | R>;
}

/** What a client stores about a call that it has made. */
export interface PromiseOrigin {
  items<I, P>(first: ApiPromise<unknown>, options: ItemsOptions<I>): PagedItems<I, P>;
  /** Sends a call that waits until its response is needed. */
  release: (() => void) | undefined;
}

type Call<T> = ApiPromise<T>;

/** Distinguishes a call from other promises: `instanceof ApiPromise`. */
export const ApiPromise: {
  new <T>(response: Promise<ApiResponse<T>>, options: SettleOptions, origin?: PromiseOrigin): ApiPromise<T>;
  readonly prototype: ApiPromise<unknown>;
  readonly [Symbol.species]: PromiseConstructor;
} = class ApiPromise<T> extends Promise<T> implements Omit<Call<T>, typeof Symbol.asyncIterator> {
  readonly #response: Promise<ApiResponse<T>>;
  readonly #origin: PromiseOrigin | undefined;

  /** Promises that derive from this one are ordinary promises. */
  static override get [Symbol.species](): PromiseConstructor {
    return Promise;
  }

  constructor(response: Promise<ApiResponse<T>>, options: SettleOptions, origin?: PromiseOrigin) {
    super((resolve) => {
      resolve(settle(response, options));
    });
    this.#response = response;
    this.#origin = origin;
  }

  override then<R1 = T, R2 = never>(
    onfulfilled?: ((value: T) => R1 | PromiseLike<R1>) | null,
    onrejected?: ((reason: unknown) => R2 | PromiseLike<R2>) | null,
  ): Promise<R1 | R2> {
    this.#origin?.release?.();
    return super.then(onfulfilled, onrejected);
  }

  items<I>(options: ItemsOptions<I> = {}): PagedItems<I, T> {
    if (!this.#origin) throw new ConfigurationError('Only a call that a client has made can be read page by page');
    // The code that reads the items receives the failure.
    super.then(undefined, () => undefined);
    return this.#origin.items<I, T>(this as never, options);
  }

  [Symbol.asyncIterator](): AsyncIterator<unknown> {
    return this.items()[Symbol.asyncIterator]();
  }

  async withResponse(): Promise<ApiResponse<T>> {
    // Awaits this promise, so that a failure is reported once, and its stack names the caller.
    await this.catch(() => undefined);
    return await this.#response;
  }
} as never;

brand({ ApiPromise });

async function settle<T>(response: Promise<ApiResponse<T>>, { extended, rejectWith }: SettleOptions): Promise<T> {
  try {
    const result = await response;
    return extended ? (result as T) : result.body;
  } catch (error) {
    throw extended || rejectWith === 'error' ? error : plainRejection(error);
  }
}

const isApiError = (error: unknown): error is ApiError => isBranded('ApiError', error);

/** Returns the body, else the text. An error with more information than this response (a failed refresh) stays whole. */
function plainRejection(error: unknown): unknown {
  if (!isApiError(error) || error.cause !== undefined) return error;
  return error.body ?? (error.text === '' ? error : error.text);
}
