import { throwIfAborted } from '../core/transport/aborts.js';
import { SignInError } from '../core/errors/errors.js';
import { ownFields } from '../core/values/plain-objects.js';
import type { Pair } from '../core/transport/transport.js';
import { failure } from './failure.js';
import type { Page } from './page.js';
import { currentPage } from './page.js';
import type { Pending } from './pending-sign-in.js';
import { NO_STORE, pendingKey, pendingStore, readPending } from './pending-sign-in.js';
import { randomText } from './pkce.js';
import type { Fields, LeavingContext, RedirectGrant, RedirectRequest } from './redirect-grants.js';
import { passedOn } from './redirect-grants.js';
import type { TokenEndpoint } from './token-endpoint.js';

/** Returns the address of the login page, and stores what is needed to check the response. */
export async function loginPage(context: LeavingContext, grant: RedirectGrant, request: RedirectRequest): Promise<string> {
  const { clientId, redirectUri, options, verifier = randomText(64) } = ownFields(request) as unknown as RedirectRequest;
  const { encode, loginUrl } = context.endpoint;
  const pending: Pending = { state: randomText(32), verifier, own: options.state };
  const challenge = await grant.challenge(pending.verifier);
  throwIfAborted(context.signal);
  const store = pendingStore();
  try {
    store.setItem(pendingKey(context, request), JSON.stringify(pending));
  } catch {
    throw new SignInError(NO_STORE);
  }
  const query: Pair[] = [['client_id', clientId], ['redirect_uri', redirectUri], ...challenge, ['state', pending.state]];
  for (const name of passedOn) if (options[name] !== undefined) query.push([name, options[name]]);
  return `${loginUrl}/oauth/authorize?${encode(query)}`;
}

/** Goes to the platform's logout page. */
export function leaveForLogout({ encode, loginUrl }: TokenEndpoint, clientId: string, redirectUri: string | undefined): void {
  const query: Pair[] = [['client_id', clientId]];
  if (redirectUri !== undefined) query.push(['redirect_uri', redirectUri]);
  void currentPage().leave(`${loginUrl}/logout?${encode(query)}`);
}

const answerFields = ['access_token', 'code', 'error', 'error_description', 'error_uri', 'expires_in', 'state', 'token_type'];

/** The login page's response in the address. */
export interface Answer {
  fields: Fields;
  /** A field that occurs more than once, so that its value is ambiguous. */
  repeated: string | undefined;
  /**
   * The address without the response, so that it is neither read twice nor left in the history. The whole fragment is removed,
   * but of the query only the fields of the response.
   */
  rest: string;
}

export function answerIn(page: Page, { part, field }: RedirectGrant): Answer | undefined {
  const address = new URL(page.href());
  const raw = address[part].replace(/^[#?]\/?/, '').split('&');
  const pairs = raw.map((pair) => [decodeOnce(pair.split('=', 1)[0] ?? ''), decodeOnce(pair.replace(/^[^=]*=?/, ''))] as const);
  const fields = new Map(pairs);
  if (!fields.has(field) && !fields.has('error')) return undefined;
  const repeated = answerFields.find((name) => pairs.filter(([given]) => given === name).length > 1);
  const others = raw.filter((_pair, index) => part === 'search' && !answerFields.includes(pairs[index]?.[0] ?? ''));
  address[part] = others.join('&');
  return { fields, repeated, rest: address.href };
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
export function checkedReturn(context: LeavingContext, request: RedirectRequest, { fields, repeated }: Answer): Pending {
  if (repeated !== undefined)
    throw new SignInError(`The login page came back with more than one ${repeated}`, 'ERR_TOKEN_ANSWER');
  const pending = readPending(context, request);
  if (!pending) {
    throw new SignInError('The address holds the answer to a sign-in that this page did not begin', 'ERR_STATE_MISMATCH');
  }
  if (fields.get('state') !== pending.state) {
    throw new SignInError('The state that came back from the login page is not the one that was sent', 'ERR_STATE_MISMATCH');
  }
  pendingStore().removeItem(pendingKey(context, request));
  const error = fields.get('error');
  if (error !== undefined) {
    const written = fields.get('error_description');
    const description = written === undefined ? undefined : plusAsSpace(written);
    const { session } = context;
    session.change({ ...session.data, ...failure(error, description) });
    throw new SignInError(description === undefined ? error : `${error}: ${description}`);
  }
  return pending;
}
