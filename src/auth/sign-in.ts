import { ApiError, SignInError } from '../core/errors.js';
import type { CallSender } from '../core/operation.js';
import type { StorageLike } from '../core/runtime.js';
import { webStorage } from '../core/runtime.js';
import type { Pair } from '../core/transport.js';
import { required } from './required.js';
import type { Page } from './page.js';
import { currentPage } from './page.js';
import type { AuthData, Session } from './session.js';
import type { TokenAnswer, TokenEndpoint } from './token-endpoint.js';

/** Options of the sign-ins that lead over the login page. */
export interface RedirectOptions {
  /** Comes back as `authData.state`; random where nothing is said. */
  state?: string;
  /** Short name of the organisation; needs `provider` too. */
  org?: string;
  /** Identity provider to go to directly, e.g. `okta`; needs `org` too. */
  provider?: string;
  /**
   * Whether to leave for the login page: true where nobody is signed in yet, `'always'` without testing the token that is there (it stays
   * until the new one has come), false never. With false, what would have led there rejects with `ERR_SIGN_IN_REQUIRED`, and an address
   * is left alone that does not answer a sign-in of this page: for asking at every load. True where nothing is said.
   */
  redirect?: boolean | 'always';
}

/** What a sign-in by redirect needs of its client. */
export interface SignInContext {
  session: Session;
  endpoint: TokenEndpoint;
  client: CallSender;
}

/** Who signs in, and where the login page returns to. */
export interface RedirectRequest {
  clientId: string;
  redirectUri: string;
  options: RedirectOptions;
}

/** What is different between the implicit grant and PKCE. */
interface RedirectGrant {
  /** The part of the address that the login page answers in, and the field that says it did. */
  part: 'hash' | 'search';
  field: 'access_token' | 'code';
  /** The query's fields beside the common ones. */
  challenge: (verifier: string) => Promise<Pair[]> | Pair[];
  /** Turns the answer into tokens. */
  redeem: (answer: Answered, endpoint: TokenEndpoint) => Promise<TokenAnswer> | TokenAnswer;
}

/** The login page's answer, beside what was asked. */
interface Answered extends RedirectRequest {
  fields: ReadonlyMap<string, string>;
  verifier: string;
}

/** The grants that lead over the login page, by login method. */
const grants = {
  /** RFC 6749, 4.2: the token comes back in the fragment. */
  loginImplicitGrant: {
    ...{ part: 'hash', field: 'access_token' },
    challenge: () => [['response_type', 'token']],
    redeem: ({ fields }) => {
      const accessToken = fields.get('access_token');
      if (!accessToken) throw new SignInError('The login page came back without an access_token', 'ERR_TOKEN_ANSWER');
      return { accessToken, expiresIn: fields.get('expires_in') };
    },
  },
  /** RFC 7636, for public clients: a code comes back in the query, and the verifier proves who asked for it. */
  loginPKCEGrant: {
    ...{ part: 'search', field: 'code' },
    challenge: async (verifier) => [
      ['response_type', 'code'],
      ['code_challenge', await sha256(verifier)],
      ['code_challenge_method', 'S256'],
    ],
    redeem: async ({ fields, verifier, clientId, redirectUri }, endpoint) => {
      const { requestToken } = await import('./token-endpoint.js');
      const form: Pair[] = [
        ['grant_type', 'authorization_code'],
        ['code', fields.get('code') ?? ''],
        ['redirect_uri', redirectUri],
        ['client_id', clientId],
        ['code_verifier', verifier],
      ];
      return await requestToken(endpoint, { operation: 'loginPKCEGrant', form });
    },
  },
} satisfies Record<string, RedirectGrant>;

/** What is kept in sessionStorage from leaving the page until coming back. */
interface Pending {
  state: string;
  verifier: string;
}

/**
 * Signs in by redirect: reads the answer if the address holds one, else tests the token that is there, else leaves for the login page.
 * After leaving, the promise stays pending: the page is about to go away. No failed check ever leads to a redirect.
 */
export async function signInByRedirect(
  context: SignInContext,
  operation: keyof typeof grants,
  request: RedirectRequest,
): Promise<AuthData> {
  required(operation, { clientId: request.clientId, redirectUri: request.redirectUri });
  const grant = grants[operation];
  const testToken = (): Promise<unknown> =>
    context.client.send({ operation: 'getTokensMe', route: 'GET /api/v2/tokens/me', required: {} }).withResponse();
  const { session, endpoint } = context;
  const page = currentPage();
  checkOrganisation(request.options);
  session.beginFor(request.clientId);
  const { redirect } = request.options;
  // Whoever asks at every load must not take for an answer what belongs to the application or to another sign-in.
  const expected =
    redirect !== false || (webStorage('sessionStorage')?.getItem(pendingKey(session, request.clientId)) ?? null) !== null;
  const fields = expected ? takeAnswer(page, grant) : undefined;
  if (fields) {
    const { verifier, state } = checkedReturn(session, request.clientId, fields);
    session.store(await grant.redeem({ ...request, fields, verifier }, endpoint), { state });
    try {
      await testToken();
    } catch (error) {
      if (isRefused(error)) session.clearAccessToken();
      throw error;
    }
    return session.data;
  }
  if (redirect !== 'always' && session.data.accessToken !== undefined && !isExpired(session.data)) {
    try {
      await testToken();
      return session.data;
    } catch (error) {
      if (!isRefused(error)) throw error;
    }
  }
  if (redirect !== 'always') session.clearAccessToken();
  if (redirect === false) {
    throw new SignInError('Nobody is signed in, and the login page was not to be asked', 'ERR_SIGN_IN_REQUIRED');
  }
  page.leave(await loginPage(context, grant, request));
  return await new Promise<never>(() => undefined);
}

function checkOrganisation({ org, provider }: RedirectOptions): void {
  if (org !== undefined && provider === undefined) throw new SignInError('opts.provider must be set if opts.org is set');
  if (provider !== undefined && org === undefined) throw new SignInError('opts.org must be set if opts.provider is set');
}

const isRefused = (error: unknown): boolean => error instanceof ApiError && error.status === 401;
const isExpired = ({ tokenExpiryTime }: AuthData): boolean => tokenExpiryTime !== undefined && tokenExpiryTime <= Date.now();

const answerFields = ['access_token', 'code', 'error', 'error_description', 'error_uri', 'expires_in', 'state', 'token_type'];

/**
 * Takes the login page's answer out of the address, so that it is neither read twice nor left in the history. Only an address that holds
 * one is touched, and of it only what belongs to the answer: the fragment whole, but of the query the answer's fields alone.
 */
function takeAnswer(page: Page, { part, field }: RedirectGrant): ReadonlyMap<string, string> | undefined {
  const address = new URL(page.href());
  const raw = address[part].replace(/^[#?]\/?/, '');
  const fields = new Map(
    raw.split('&').map((pair) => [decodeOnce(pair.split('=', 1)[0] ?? ''), decodeOnce(pair.replace(/^[^=]*=?/, ''))]),
  );
  if (!fields.has(field) && !fields.has('error')) return undefined;
  const rest = raw.split('&').filter((pair) => part === 'search' && !answerFields.includes(pair.split('=', 1)[0] ?? ''));
  address[part] = rest.join('&');
  page.rewrite(address.href);
  return fields;
}

/** Percent-decodes once. A "+" is left alone, because tokens may hold one; an escape that is none stays as it is. */
function decodeOnce(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Reads "+" as a space, as form encoding (RFC 6749, appendix B) writes one. */
const plusAsSpace = (text: string): string => text.replaceAll('+', ' ');

/** Compares the returned `state` with the one that was sent, once; a link that somebody else made fails here and changes nothing. */
function checkedReturn(session: Session, clientId: string, fields: ReadonlyMap<string, string>): Pending {
  const pending = takePending(session, clientId);
  const error = fields.get('error');
  if (error !== undefined) {
    const written = fields.get('error_description');
    const description = written === undefined ? undefined : plusAsSpace(written);
    session.fail(error, description);
    throw new SignInError(description === undefined ? error : `${error}: ${description}`);
  }
  if (!pending) {
    throw new SignInError('The address holds the answer to a sign-in that this page did not begin', 'ERR_STATE_MISMATCH');
  }
  const state = fields.get('state');
  if (state === undefined || (state !== pending.state && plusAsSpace(state) !== pending.state)) {
    throw new SignInError('The state that came back from the login page is not the one that was sent', 'ERR_STATE_MISMATCH');
  }
  return pending;
}

/** Where to sign in; what the answer will be checked with is kept until then. */
async function loginPage(
  { session, endpoint: { encode, loginUrl } }: SignInContext,
  grant: RedirectGrant,
  { clientId, redirectUri, options }: RedirectRequest,
): Promise<string> {
  const pending: Pending = { state: options.state ?? randomText(32), verifier: randomText(64) };
  const challenge = await grant.challenge(pending.verifier);
  const store = pendingStore();
  try {
    store.setItem(pendingKey(session, clientId), JSON.stringify(pending));
  } catch {
    throw new SignInError(NO_STORE);
  }
  const query: Pair[] = [['client_id', clientId], ['redirect_uri', redirectUri], ...challenge, ['state', pending.state]];
  if (options.org !== undefined) query.push(['org', options.org]);
  if (options.provider !== undefined) query.push(['provider', options.provider]);
  return `${loginUrl}/oauth/authorize?${encode(query)}`;
}

/** Leaves for the platform's logout page. */
export function leaveForLogout({ encode, loginUrl }: TokenEndpoint, clientId: string, redirectUri: string | undefined): void {
  const query: Pair[] = [['client_id', clientId]];
  if (redirectUri !== undefined) query.push(['redirect_uri', redirectUri]);
  currentPage().leave(`${loginUrl}/logout?${encode(query)}`);
}

function takePending(session: Session, clientId: string): Pending | undefined {
  const store = pendingStore();
  const key = pendingKey(session, clientId);
  const kept = store.getItem(key);
  store.removeItem(key);
  if (kept === null) return undefined;
  try {
    const { state, verifier } = JSON.parse(kept) as Partial<Pending>;
    return typeof state === 'string' && typeof verifier === 'string' ? { state, verifier } : undefined;
  } catch {
    return undefined;
  }
}

const pendingKey = (session: Session, clientId: string): string => `${session.prefix}_sign_in:${clientId}`;

const NO_STORE = 'Sign-in by redirect needs sessionStorage, which this browser does not offer, forbids or has no room in';

function pendingStore(): StorageLike {
  const store = webStorage('sessionStorage');
  if (!store) throw new SignInError(NO_STORE);
  return store;
}

/** Unreserved characters only, each of 64 as likely as the other: what RFC 7636, 4.1 asks of a verifier. */
function randomText(length: number): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  return Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => alphabet.charAt(byte % 64)).join('');
}

/** BASE64URL(SHA256(ASCII(verifier))), RFC 7636, 4.2. */
async function sha256(verifier: string): Promise<string> {
  const { subtle } = crypto as Partial<Crypto>;
  if (!subtle) throw new SignInError('PKCE needs a secure context: serve the page over https, or from localhost');
  const digest = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(verifier)));
  return btoa(String.fromCharCode(...digest))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
