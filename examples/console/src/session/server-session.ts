import { NetworkError, SignInError } from 'contact-centre-client/fetch';
import type { GivenToken, TokenNeed } from 'contact-centre-client/tokens';

const TOKEN = '/session/token';

/** Fetches an access token from the console's server, which renews it. */
export async function fetchServerToken({ refused, signal }: TokenNeed): Promise<GivenToken> {
  const response = await post(TOKEN, { refused }, signal);
  if (response.status === 401) throw new SignInError('The sign-in has ended. Sign in again.', 'ERR_SIGN_IN_REQUIRED');
  if (!response.ok) throw new NetworkError(`POST ${TOKEN}`, { why: `the console's server responded with ${response.status}` });
  return (await response.json()) as GivenToken;
}

/** Leaves for the login page, which returns to a path of the console. */
export function leaveForServerLogin(path: string): void {
  location.assign(`/session/login?to=${encodeURIComponent(path)}`);
}

/** Ends the sign-in on the server. @returns the platform's logout page. */
export async function endServerSession(): Promise<string | undefined> {
  const response = await post('/session/logout', {});
  return response.ok ? ((await response.json()) as { logoutPage: string }).logoutPage : undefined;
}

async function post(path: string, body: object, signal?: AbortSignal): Promise<Response> {
  try {
    return await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      ...(signal && { signal }),
    });
  } catch (cause) {
    throw new NetworkError(`POST ${path}`, { cause });
  }
}
