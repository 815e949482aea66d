import { loadModule } from '../arguments/load-module.js';
import type { FailedRequest, RetryPolicy } from '../arguments/retry.js';

/** Waits until a request must be sent again; rejects with its failure if that is final. */
export async function tryAgain(policy: RetryPolicy | undefined, tries: number, request: FailedRequest): Promise<void> {
  if (!policy) throw request.error;
  // If the code cannot be loaded, as in a page without network, the call rejects with the request's own failure.
  const { waitToRepeat } = await loadModule(() => import('./repeat.js')).catch(() => Promise.reject(request.error as Error));
  await waitToRepeat(policy, tries, request);
}
