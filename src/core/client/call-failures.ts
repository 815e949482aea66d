import type { CallRun } from './call-state.js';
import type { Answer } from '../response/answer.js';
import { responseError } from '../response/failures.js';
import { tryAgain } from '../response/try-again.js';

/**
 * Decides what follows a response with an error status: returns if the request must be sent again, else throws. A refused token is renewed,
 * once.
 */
export async function recover(run: CallRun, response: Answer): Promise<void> {
  const { authorizer, auth, request, token } = run;
  const isRenewable = response.status === 401 && token !== undefined && run.renewals === 0 && !isOver(run);
  const renewal = isRenewable && (await authorizer.renew(auth, token, request.signal, run.failedBefore));
  if (renewal === true && !isOver(run)) {
    run.renewals = 1;
    return;
  }
  await waitAfterFailure(run, responseError(response, request, renewal));
}

/** Waits until the request must be sent again after a failure; throws the failure if it is final. */
export async function waitAfterFailure(run: CallRun, error: unknown): Promise<void> {
  const { request, retry } = run;
  // The replay after a renewal is no retry.
  await tryAgain(isOver(run) ? undefined : retry, request.attempt - run.renewals, { ...request, error });
  // The call fails with its own error: repeating it would use another user's sign-in.
  if (isOver(run)) throw error;
}

/** Whether the sign-in that a call belongs to has ended. */
function isOver({ authorizer, auth, signIn }: CallRun): boolean {
  return authorizer.signIn(auth) !== signIn;
}
