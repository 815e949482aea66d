import type { CallRun } from './call-state.js';
import { exchange } from '../exchange/exchange.js';
import { loadForResponse, loadModule } from '../arguments/load-module.js';
import type { Answer } from '../response/answer.js';
import { ownFields } from '../values/plain-objects.js';
import { headerValue } from '../arguments/text.js';

/**
 * Runs a call in three steps: waits until its request is built, authorises and sends it, and decides what follows: to resolve, to send it
 * again, or to reject. What follows a failure is in recovery.ts, which is loaded lazily.
 */
export async function runCall(building: Promise<CallRun> | CallRun): Promise<Answer> {
  // At least one microtask, in which `.items()` can be called.
  const run = await building;
  const { authorizer, limiter, origin, waiter } = run;
  if (run.request.headers['authorization'] !== undefined) {
    // A caller's own Authorization header is sent unchanged and belongs to no sign-in.
    run.auth = 'none';
    run.signIn = authorizer.signIn('none');
  } else if (waiter) run.signIn = await waiter(run.request);
  if (origin.gate) {
    // The first page of a list may never be read.
    limiter?.ended?.(origin);
    await origin.gate;
    limiter?.begun?.(origin);
  }
  for (;;) {
    const response = await authoriseAndSend(run);
    if (response) return response;
    const { request } = run;
    run.request = { ...request, attempt: request.attempt + 1, headers: ownFields(request.headers) as Record<string, string> };
  }
}

/**
 * Sends the request with the current token, as soon as the limiter admits it. Resolves with a successful response, or with nothing if the
 * request must be sent again.
 */
async function authoriseAndSend(run: CallRun): Promise<Answer | undefined> {
  const { authorizer, limiter, origin, request } = run;
  let response: Answer | undefined;
  try {
    for (;;) {
      const available = authorizer.token(run.auth, run.signIn);
      const token = (run.token = typeof available === 'object' ? await available : available);
      if (token !== undefined) request.headers['authorization'] = headerValue('token', `Bearer ${token}`, request.operation);
      const permit = limiter?.admit(origin, request);
      if (!permit) break;
      // The token may change or expire during the wait.
      await permit;
    }
    run.failedBefore = authorizer.failedRefreshes;
    const exchanging = exchange(run.exchangeContext, request);
    response = await (limiter?.observe(origin, exchanging) ?? exchanging);
  } catch (error) {
    if (!run.retry) throw error;
    // If the code cannot be loaded, as in a page without network, the call rejects with its own failure.
    const { waitAfterFailure } = await loadModule(() => import('../response/recovery.js')).catch(() =>
      Promise.reject(error as Error),
    );
    await waitAfterFailure(run, error);
    return undefined;
  }
  if (!response || response.status < 300) return response;
  const { recover } = await loadForResponse(request, response.status, () => import('../response/recovery.js'));
  await recover(run, response);
  return undefined;
}
