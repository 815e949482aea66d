import { throwIfAborted } from '../core/transport/aborts.js';
import { ApiError } from '../core/errors/api-errors.js';
import { InvalidParameterError, SignInError } from '../core/errors/errors.js';
import { loaded } from '../core/arguments/loaded.js';
import type { CallSender } from '../core/call/operation.js';
import { ownFields } from '../core/values/plain-objects.js';
import type { StorageLike } from '../core/values/runtime.js';
import { webStorage } from '../core/values/runtime.js';
import type { Pair } from '../core/transport/transport.js';
import type { OpenEnum } from '../models/open-enum.js';
import { failure } from './failure.js';
import { issuedToken, lifetime } from './issued-token.js';
import type { Page } from './page.js';
import { currentPage } from './page.js';
import { randomText, sha256 } from './pkce.js';
import { required } from './required.js';
import type { AuthData, Session, SignedIn } from './session.js';
import type { TokenAnswer, TokenEndpoint } from './token-endpoint.js';

/** Options of the sign-ins that lead over the login page. */
export interface RedirectOptions {
  /**
   * Comes back as `authData.state`, e.g. where in the application to go on. It stays in this tab: what goes over the login page is random,
   * and is what `authData.state` holds where nothing is said.
   */
  state?: string;
  /** Short name of the organisation; needs `provider` too. */
  org?: string;
  /** Identity provider to go to directly, e.g. `okta`; needs `org` too. */
  provider?: string;
  /** Id of the organisation to work in, where the user's own is a trustee of others. */
  target?: string;
  /** Who is likely to sign in, for the login page to fill in: an e-mail address, an organisation's name, or `email:orgName`. */
  login_hint?: string;
  /** `login`, and nothing else, asks for credentials even where the login page remembers somebody. */
  prompt?: OpenEnum<'login'>;
  /**
   * Whether to leave for the login page: true where nobody is signed in yet, `'always'` without testing the token that is there (it stays
   * until the new one has come), false never. With false, what would have led there rejects with `ERR_SIGN_IN_REQUIRED`, and an address
   * is left alone that does not answer a sign-in of this page: for asking at every load. True where nothing is said.
   */
  redirect?: boolean | 'always';
}

/** What it takes to leave for the login page, and to come back. */
export interface LeavingContext {
  session: Pick<Session, 'prefix' | 'data' | 'change'>;
  endpoint: TokenEndpoint;
  /** Fires when something newer has been decided: then nothing more may happen. */
  signal: AbortSignal;
}

/** What a sign-in by redirect needs of its client. */
interface SignInContext extends Pick<LeavingContext, 'signal'> {
  session: Session;
  client: CallSender;
}

/** Who signs in, and where the login page returns to. */
export interface RedirectRequest {
  clientId: string;
  redirectUri: string;
  options: RedirectOptions;
  /** A PKCE verifier of the caller's; one is made where nothing is said. */
  verifier?: string | undefined;
}

/** What is different between the implicit grant and PKCE. */
interface RedirectGrant {
  /** The part of the address that the login page answers in, and the field that says it did. */
  part: 'hash' | 'search';
  field: 'access_token' | 'code';
  /** The query's fields beside the common ones. */
  challenge: (verifier: string) => Promise<Pair[]> | Pair[];
  /** Gets ready to turn an answer into tokens: what has to be loaded for that must not fail once the answer has been used up. */
  redeemer: () => Promise<Redeem> | Redeem;
}

type Redeem = (answer: Answered, context: LeavingContext) => Promise<TokenAnswer> | TokenAnswer;

/** The login page's answer, beside what was asked. */
interface Answered extends RedirectRequest {
  fields: Fields;
  verifier: string;
}

type Fields = ReadonlyMap<string, string>;

/** The grants that lead over the login page, by login method. */
export const grants = {
  /** RFC 6749, 4.2: the token comes back in the fragment. */
  loginImplicitGrant: {
    part: 'hash',
    field: 'access_token',
    challenge: () => [['response_type', 'token']],
    redeemer:
      () =>
      ({ fields }) => ({
        accessToken: issuedToken(fields.get('access_token'), 'The login page came back'),
        expiresIn: lifetime(fields.get('expires_in')),
      }),
  },
  /** RFC 7636, for public clients: a code comes back in the query, and the verifier proves who asked for it. */
  loginPKCEGrant: {
    part: 'search',
    field: 'code',
    challenge: async (verifier) => [
      ['response_type', 'code'],
      ['code_challenge', await sha256(verifier)],
      ['code_challenge_method', 'S256'],
    ],
    redeemer: async () => {
      const { requestToken } = await loaded(() => import('./token-endpoint.js'));
      return async ({ fields, verifier, clientId, redirectUri }, { endpoint, signal }) => {
        const form: Pair[] = [
          ['grant_type', 'authorization_code'],
          ['code', fields.get('code') ?? ''],
          ['redirect_uri', redirectUri],
          ['client_id', clientId],
          ['code_verifier', verifier],
        ];
        return await requestToken(endpoint, { operation: 'loginPKCEGrant', form, signal });
      };
    },
  },
} satisfies Record<string, RedirectGrant>;

/** What is kept in sessionStorage from leaving the page until coming back. */
interface Pending {
  /** What went over the login page. */
  state: string;
  verifier: string;
  /** The caller's own `state`. */
  own?: string | undefined;
}

/**
 * Signs in by redirect: reads the answer if the address holds one, else tests the token that is there, else leaves for the login page.
 * After leaving, the promise stays pending: the page is about to go away. No failed check ever leads to a redirect.
 */
export async function signInByRedirect(
  { client, session, signal }: SignInContext,
  operation: keyof typeof grants,
  request: RedirectRequest,
  page: Page = currentPage(),
): Promise<SignedIn> {
  throwIfAborted(signal);
  required(operation, { clientId: request.clientId, redirectUri: request.redirectUri });
  const grant = grants[operation];
  const context: LeavingContext = { session, endpoint: session.endpoint(), signal };
  const testToken = (): Promise<unknown> =>
    client
      .send({
        operation: 'getTokensMe',
        route: 'GET /api/v2/tokens/me',
        required: {},
        optional: undefined,
        request: undefined,
        details: undefined,
      })
      .withResponse();
  checkOptions(operation, request.options);
  session.beginFor(request.clientId);
  const { redirect } = request.options;
  const answer = answerFor(context, grant, request, page);
  if (answer) {
    const { tokens, own } = await redeemed(context, grant, request, answer, page);
    throwIfAborted(signal);
    session.store(tokens, { state: own });
    try {
      await testToken();
    } catch (error) {
      throwIfAborted(signal);
      if (isRefused(error)) clearAccessToken(session);
      throw error;
    }
    return session.data as SignedIn;
  }
  if (redirect !== 'always' && session.data.accessToken !== undefined && !isExpired(session.data)) {
    try {
      await testToken();
      return session.data as SignedIn;
    } catch (error) {
      throwIfAborted(signal);
      if (!isRefused(error)) throw error;
      clearAccessToken(session);
      if (error.status !== 401) throw error;
    }
  }
  if (redirect !== 'always') clearAccessToken(session);
  if (redirect === false) throw signInRequired();
  const back = page.leave(await loginPage(context, grant, request));
  if (back) {
    await back;
    throwIfAborted(signal);
    return await signInByRedirect({ client, session, signal }, operation, request, page);
  }
  session.leave();
  return await new Promise<never>(() => undefined);
}

export const signInRequired = (): SignInError =>
  new SignInError('Nobody is signed in, and the login page was not to be asked', 'ERR_SIGN_IN_REQUIRED');

/** Whoever asks at every load must not take for an answer what belongs to the application or to another sign-in. */
export function answerFor(
  context: LeavingContext,
  grant: RedirectGrant,
  request: RedirectRequest,
  page: Page,
): Answer | undefined {
  const answer = answerIn(page, grant);
  const isAnyones = request.options.redirect !== false;
  return isAnyones || (answer?.fields.has('state') === true && hasPending(context, request)) ? answer : undefined;
}

/** Takes the login page's answer out of the address, and turns it into tokens. */
export async function redeemed(
  context: LeavingContext,
  grant: RedirectGrant,
  request: RedirectRequest,
  answer: Answer,
  page: Page,
): Promise<{ tokens: TokenAnswer; own: string }> {
  const redeem = await grant.redeemer();
  throwIfAborted(context.signal);
  page.rewrite(answer.rest);
  const { verifier, state, own = state } = checkedReturn(context, request, answer);
  return { tokens: await redeem({ ...request, fields: answer.fields, verifier }, context), own };
}

export function checkOptions(operation: string, options: RedirectOptions): void {
  const { org, provider, prompt } = options;
  if (org !== undefined && provider === undefined) throw new SignInError('opts.provider must be set if opts.org is set');
  if (provider !== undefined && org === undefined) throw new SignInError('opts.org must be set if opts.provider is set');
  for (const name of ['state', ...passedOn] as const)
    if (!['string', 'undefined'].includes(typeof options[name]))
      throw new InvalidParameterError(name, operation, 'it must be text');
  if (prompt !== undefined && prompt !== 'login') throw new InvalidParameterError('prompt', operation, 'it can only be "login"');
}

/** Options that the login page is told of under their own names. */
const passedOn = ['org', 'provider', 'target', 'login_hint', 'prompt'] as const;

/** Whether the platform does not accept a token: beyond doubt, and not for the moment. */
const isRefused = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
const isExpired = ({ tokenExpiryTime }: AuthData): boolean => tokenExpiryTime !== undefined && tokenExpiryTime <= Date.now();

/** Forgets the access token; a refresh token stays. */
function clearAccessToken(session: Session): void {
  const { refreshToken } = session.data;
  session.change(refreshToken === undefined ? {} : { refreshToken });
  session.save();
}

const answerFields = ['access_token', 'code', 'error', 'error_description', 'error_uri', 'expires_in', 'state', 'token_type'];

/** The login page's answer as it stands in the address. */
interface Answer {
  fields: Fields;
  /** A field that stands there more than once: then it is not known which one is meant. */
  repeated: string | undefined;
  /**
   * The address without the answer, so that it is neither read twice nor left in the history. Of the address only goes what belongs to the
   * answer: the fragment whole, but of the query the answer's fields alone.
   */
  rest: string;
}

function answerIn(page: Page, { part, field }: RedirectGrant): Answer | undefined {
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

/**
 * Compares the returned `state` with the one that was sent, once. A link that somebody else made fails here, whatever it holds, and changes
 * nothing: neither what is known of a sign-in nor one that is under way.
 */
function checkedReturn(context: LeavingContext, request: RedirectRequest, { fields, repeated }: Answer): Pending {
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

/** Where to sign in; what the answer will be checked with is kept until then. */
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

/** Leaves for the platform's logout page. */
export function leaveForLogout({ encode, loginUrl }: TokenEndpoint, clientId: string, redirectUri: string | undefined): void {
  const query: Pair[] = [['client_id', clientId]];
  if (redirectUri !== undefined) query.push(['redirect_uri', redirectUri]);
  void currentPage().leave(`${loginUrl}/logout?${encode(query)}`);
}

function readPending(context: LeavingContext, request: RedirectRequest): Pending | undefined {
  const store = pendingStore();
  const key = pendingKey(context, request);
  const kept = store.getItem(key);
  if (kept === null) return undefined;
  try {
    const { state, verifier, own } = ownFields(JSON.parse(kept));
    if (typeof state === 'string' && typeof verifier === 'string') {
      return { state, verifier, own: typeof own === 'string' ? own : undefined };
    }
  } catch {
    // No JSON counts as nothing, as does JSON that is something else.
  }
  store.removeItem(key);
  return undefined;
}

function hasPending(context: LeavingContext, request: RedirectRequest): boolean {
  return (webStorage('sessionStorage')?.getItem(pendingKey(context, request)) ?? null) !== null;
}

/** Two OAuth clients, or two regions, never take each other's answers. */
function pendingKey({ session, endpoint }: LeavingContext, { clientId }: RedirectRequest): string {
  return `${session.prefix}_sign_in:${endpoint.loginUrl}:${clientId}`;
}

const NO_STORE = 'Sign-in by redirect needs sessionStorage, which this browser does not offer, forbids or has no room in';

function pendingStore(): StorageLike {
  const store = webStorage('sessionStorage');
  if (!store) throw new SignInError(NO_STORE);
  return store;
}
