import { SignInError } from '../core/errors/errors.js';
import { ownFields } from '../core/values/plain-objects.js';
import type { StorageLike } from '../core/values/runtime.js';
import { webStorage } from '../core/values/runtime.js';
import type { LeavingContext, RedirectRequest } from './redirect-grants.js';

/** What sessionStorage holds from leaving the page until returning. */
export interface PendingSignIn {
  /** The value that was sent to the login page. */
  state: string;
  verifier: string;
  /** The caller's `state`. */
  callerState?: string | undefined;
}

export function readPending(context: LeavingContext, request: RedirectRequest): PendingSignIn | undefined {
  const store = pendingStore();
  const key = pendingKey(context, request);
  const text = store.getItem(key);
  if (text === null) return undefined;
  try {
    const { state, verifier, callerState } = ownFields(JSON.parse(text));
    if (typeof state === 'string' && typeof verifier === 'string') {
      return { state, verifier, callerState: typeof callerState === 'string' ? callerState : undefined };
    }
  } catch {
    // Invalid JSON, and JSON of another kind, count as nothing.
  }
  store.removeItem(key);
  return undefined;
}

export function hasPending(context: LeavingContext, request: RedirectRequest): boolean {
  return (webStorage('sessionStorage')?.getItem(pendingKey(context, request)) ?? null) !== null;
}

/** The key contains client id and region, so that two clients never read each other's responses. */
export function pendingKey({ session, endpoint }: LeavingContext, { clientId }: RedirectRequest): string {
  return `${session.prefix}_sign_in:${endpoint.loginUrl}:${clientId}`;
}

export const STORAGE_MISSING =
  'Sign-in by redirect needs sessionStorage, which this browser does not offer, forbids or has no room in. Allow the page to store data';

export function pendingStore(): StorageLike {
  const store = webStorage('sessionStorage');
  if (!store) throw new SignInError(STORAGE_MISSING);
  return store;
}
