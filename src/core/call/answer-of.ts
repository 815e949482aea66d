import type { ApiPromise } from './api-promise.js';

/** What a call brings, and an `ApiError` where it fails, whatever the client's settings. */
export async function answerOf<T>(call: PromiseLike<T>): Promise<T> {
  return 'withResponse' in call ? (await (call as ApiPromise<T>).withResponse()).body : await call;
}
