import { loaded } from '../arguments/loaded.js';
import type { FailedRequest, RetryPolicy } from '../arguments/retry.js';

/** Waits until a request is to be sent once more; rejects with its failure where that is final. */
export async function tryAgain(policy: RetryPolicy | undefined, tries: number, failed: FailedRequest): Promise<void> {
  if (!policy) throw failed.error;
  // Where it cannot be loaded, as in a page whose network is gone, the request's own failure is what there is to tell.
  const { waitToRepeat } = await loaded(() => import('./repeat.js')).catch(() => Promise.reject(failed.error as Error));
  await waitToRepeat(policy, tries, failed);
}
