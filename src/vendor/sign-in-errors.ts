import type { SignedIn } from '../auth/session.js';
import { ApiError } from '../core/errors/api-errors.js';
import type { AuthData } from './auth-data.js';
import type { HttpAnswer } from './http-clients.js';

/**
 * Adds `error.response` to the error of a sign-in, as the vendor's client does, with `status`, `statusText`, `headers` and
 * `data`. It is not enumerable, so that consoles and JSON do not show it.
 */
export async function withResponse(signIn: Promise<SignedIn>): Promise<AuthData> {
  try {
    return (await signIn) as AuthData;
  } catch (error) {
    const response = responseOf(error);
    if (response) Object.defineProperty(error, 'response', { value: response, configurable: true });
    throw error;
  }
}

function responseOf(error: unknown): HttpAnswer | undefined {
  if (!(error instanceof ApiError) || 'response' in error) return undefined;
  const { status, statusText, headers, body, text } = error;
  return { status, statusText, headers, data: body ?? text };
}
