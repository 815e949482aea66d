import type { ApiPromise } from './api-promise.js';

/** Returns the result of a call, and rejects with an `ApiError` if it fails, whatever the client's settings. */
export async function awaitResult<T>(call: PromiseLike<T>): Promise<T> {
  return 'withResponse' in call ? (await (call as ApiPromise<T>).withResponse()).body : await call;
}
