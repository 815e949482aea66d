import { throwIfAborted } from '../core/transport/aborts.js';
import { SignInError } from '../core/errors/errors.js';
import { ownFields } from '../core/values/plain-objects.js';
import type { Pair } from '../core/transport/transport.js';
import { failure } from './failure.js';
import type { Page } from './page.js';
import { currentPage } from './page.js';
import type { PendingSignIn } from './pending-sign-in.js';
import { STORAGE_MISSING, pendingKey, pendingStore, readPending } from './pending-sign-in.js';
import { randomText } from './pkce.js';
import type { Fields, LeavingContext, RedirectGrant, RedirectRequest } from './redirect-grants.js';
import { loginPageOptions } from './redirect-grants.js';
import type { TokenEndpoint } from './token-endpoint.js';

/** Returns the address of the login page, and stores what is needed to check the response. */
export async function loginPage(context: LeavingContext, grant: RedirectGrant, request: RedirectRequest): Promise<string> {
  const { clientId, redirectUri, options, verifier = randomText(64) } = ownFields(request) as unknown as RedirectRequest;
  const { encode, loginUrl } = context.endpoint;
  const pending: PendingSignIn = { state: randomText(32), verifier, callerState: options.state };
  const challenge = await grant.challenge(pending.verifier);
  throwIfAborted(context.signal);
  const store = pendingStore();
  try {
    store.setItem(pendingKey(context, request), JSON.stringify(pending));
  } catch {
    throw new SignInError(STORAGE_MISSING);
  }
  const query: Pair[] = [['client_id', clientId], ['redirect_uri', redirectUri], ...challenge, ['state', pending.state]];
  for (const name of loginPageOptions) if (options[name] !== undefined) query.push([name, options[name]]);
  return `${loginUrl}/oauth/authorize?${await encode(query)}`;
}

/** Goes to the platform's logout page. */
export async function leaveForLogout(
  { encode, loginUrl }: TokenEndpoint,
  clientId: string,
  redirectUri: string | undefined,
): Promise<void> {
  const query: Pair[] = [['client_id', clientId]];
  if (redirectUri !== undefined) query.push(['redirect_uri', redirectUri]);
  void currentPage().goTo(`${loginUrl}/logout?${await encode(query)}`);
}

const responseFields = ['access_token', 'code', 'error', 'error_description', 'error_uri', 'expires_in', 'state', 'token_type'];

/** The login page's response in the address. */
export interface LoginResponse {
  fields: Fields;
  /** A field that occurs more than once, so that its value is ambiguous. */
  duplicate: string | undefined;
  /**
   * The address without the response, so that it is neither read twice nor left in the history. The whole fragment is removed,
   * but of the query only the fields of the response.
   */
  address: string;
}

export function readLoginResponse(page: Page, { part, field }: RedirectGrant): LoginResponse | undefined {
  const address = new URL(page.href());
  const parts = address[part].replace(/^[#?]\/?/, '').split('&');
  const pairs = parts.map((pair) => [decodeOnce(pair.split('=', 1)[0] ?? ''), decodeOnce(pair.replace(/^[^=]*=?/, ''))] as const);
  const fields = new Map(pairs);
  if (!fields.has(field) && !fields.has('error')) return undefined;
  const duplicate = responseFields.find((name) => pairs.filter(([field]) => field === name).length > 1);
  const otherParts = parts.filter((_pair, index) => part === 'search' && !responseFields.includes(pairs[index]?.[0] ?? ''));
  address[part] = otherParts.join('&');
  return { fields, duplicate, address: address.href };
}

/** Percent-decodes once. A "+" stays, because tokens may contain one; an invalid escape stays unchanged. */
function decodeOnce(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Reads "+" as a space, as form encoding (RFC 6749, appendix B) writes it. */
const plusAsSpace = (text: string): string => text.replaceAll('+', ' ');

/**
 * Compares the returned `state` with the one that was sent, once. A link that an attacker made fails here, and changes neither
 * the stored sign-in nor one that is under way.
 */
export function checkReturn(
  context: LeavingContext,
  request: RedirectRequest,
  { fields, duplicate }: LoginResponse,
): PendingSignIn {
  if (duplicate !== undefined)
    throw new SignInError(`The login page returned more than one ${duplicate}. Start the sign-in again`, 'ERR_TOKEN_ANSWER');
  const pending = readPending(context, request);
  if (!pending) {
    throw new SignInError(
      'The address contains a response to a sign-in that this page did not begin. Start the sign-in again',
      'ERR_STATE_MISMATCH',
    );
  }
  if (fields.get('state') !== pending.state) {
    throw new SignInError(
      'The login page returned another state than the one that was sent. Start the sign-in again',
      'ERR_STATE_MISMATCH',
    );
  }
  pendingStore().removeItem(pendingKey(context, request));
  const error = fields.get('error');
  if (error !== undefined) {
    const encodedDescription = fields.get('error_description');
    const description = encodedDescription === undefined ? undefined : plusAsSpace(encodedDescription);
    const { session } = context;
    session.change({ ...session.data, ...failure(error, description) });
    throw new SignInError(description === undefined ? error : `${error}: ${description}`);
  }
  return pending;
}
