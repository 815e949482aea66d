import type { TokenProvider } from '../auth/provided.js';
import { required } from '../auth/required.js';
import type { RedirectOptions, RedirectRequest } from '../auth/sign-in.js';
import type { TokenAnswer, TokenEndpoint } from '../auth/token-endpoint.js';
import { ConfigurationError, SignInError } from '../core/errors/errors.js';
import { loaded } from '../core/arguments/loaded.js';
import { namedOptions } from '../core/arguments/option-checks.js';
import { ownFields } from '../core/values/plain-objects.js';
import { host } from '../core/values/runtime.js';
import type { Pair } from '../core/transport/transport.js';
import { isFinal } from './keeper.js';
import { providedSession } from './provided-session.js';
import type { KeepOptions } from './store.js';
import type { Wanted, Way } from './way.js';
import { checkedProvider } from './way.js';

/** An OAuth client that can keep a secret. */
export interface ClientCredentialsOptions extends KeepOptions {
  clientId: string;
  clientSecret: string;
}

export interface SamlOptions extends ClientCredentialsOptions {
  /** Short name of the organisation. */
  orgName: string;
  /** Brings a base64 assertion, which is good for one sign-in: it is asked for with each. */
  assertion: () => string | Promise<string>;
  /** Tells whose token it is, in any words; needed with a store. */
  user?: string;
}

/** How the login page is asked. With `redirect: false` it is not: an answer is read, and a call that finds no sign-in rejects. */
export interface LoginPageOptions extends Omit<RedirectOptions, 'state' | 'redirect'> {
  redirect?: boolean;
}

export interface CodeOptions extends KeepOptions {
  clientId: string;
  /** Where the OAuth client has one. */
  clientSecret?: string;
  /** The `code` of the redirect; good for one use. Needed where the store holds no sign-in that stands. */
  code?: string;
  /** The one that the code was asked for with. */
  redirectUri?: string;
  /** Instead of a code: a refresh token of an earlier sign-in. */
  refreshToken?: string;
  /**
   * Instead of a code, in a page: the first call that finds no sign-in leaves for the login page, which comes back to `redirectUri`, and the
   * first call then reads its answer (PKCE). A sign-in that ends later sends nobody away from a page.
   */
  login?: true | LoginPageOptions;
  /** Tells whose token it is, in any words; needed with a store. */
  user?: string;
}

/** What a function of one's own is told, that brings tokens. */
export interface TokenNeed {
  /** The access token that the platform no longer takes. */
  refused: string | undefined;
  /** The refresh token that came with the last one. */
  refreshToken: string | undefined;
  /** Fires when nobody wants the token any more. */
  signal: AbortSignal;
}

/** A token that was got elsewhere. */
export interface GivenToken {
  accessToken: string;
  refreshToken?: string;
  /**
   * Lifetime in seconds, as in the `expires_in` of a token response: this is not an option, so the rule that durations are in ms does not
   * apply. Without it the token is used until the platform refuses it.
   */
  expiresIn?: number;
}

export interface CustomOptions extends KeepOptions {
  /** Names the token in a store, in any words; needed with one. */
  key?: string;
}

/** A provider, and the ways that it knows. */
interface Provider extends TokenProvider {
  ways: readonly Way[];
}

const provider = (...ways: Way[]): Provider => ({
  ways,
  session: (base, owner, endpoint) => providedSession(base, ways, owner, endpoint),
});

const loginNames = { org: 0, provider: 0, target: 0, login_hint: 0, prompt: 0, redirect: 0 } satisfies Record<
  keyof LoginPageOptions,
  0
>;

const secretNames = { clientId: 0, clientSecret: 0 };

/** Signs an OAuth client in for itself, and again when its token ends: calls about "me" fail with such a token. */
export function clientCredentials(options: ClientCredentialsOptions): TokenProvider {
  const { given, keep } = checkedProvider('clientCredentials', options, secretNames);
  const { clientId, clientSecret: secret } = given;
  required('clientCredentials', { clientId, clientSecret: secret });
  const form: Pair[] = [['grant_type', 'client_credentials']];
  return provider({
    clientId,
    key: 'client_credentials',
    keep,
    ask: (endpoint, wanted) => requested('clientCredentials', endpoint, wanted, form, { id: clientId, secret }),
  });
}

/** Signs a user in with assertions of the organisation's identity provider, and again when the token ends. */
export function saml(options: SamlOptions): TokenProvider {
  const known = { ...secretNames, orgName: 0, assertion: 0, user: 0 };
  const { given, keep } = checkedProvider('saml', options, known, 'user');
  const { clientId, clientSecret: secret, orgName, assertion, user = '' } = given;
  required('saml', { clientId, clientSecret: secret, orgName });
  if (typeof assertion !== 'function') throw new ConfigurationError('saml: assertion must be a function that brings one');
  return provider({
    clientId,
    key: `saml2-bearer ${orgName} ${user}`,
    keep,
    ask: async (endpoint, wanted) => {
      const text = await assertion();
      required('saml', { assertion: text });
      const form: Pair[] = [
        ['grant_type', 'urn:ietf:params:oauth:grant-type:saml2-bearer'],
        ['orgName', orgName],
        ['assertion', text],
      ];
      return await requested('saml', endpoint, wanted, form, { id: clientId, secret });
    },
  });
}

/**
 * Signs a user in with the code that the login page sent, and renews the token by refresh tokens from then on. A sign-in that the store
 * holds stands before the code.
 */
export function code(options: CodeOptions): TokenProvider {
  const known = { ...secretNames, code: 0, redirectUri: 0, refreshToken: 0, user: 0, login: 0 };
  const { given, keep } = checkedProvider('code', options, known, 'user');
  const { clientId, clientSecret, code: authorizationCode, redirectUri = '', refreshToken, user = '', login } = given;
  required('code', {
    clientId,
    ...(authorizationCode !== undefined && { code: authorizationCode }),
    ...((authorizationCode !== undefined || login) && { redirectUri }),
  });
  const loginOptions = login && (namedOptions('login of code', login === true ? {} : login, loginNames) as LoginPageOptions);
  const page = loginOptions && byLoginPage({ clientId, redirectUri, options: loginOptions });
  const client = clientSecret === undefined ? undefined : { id: clientId, secret: clientSecret };
  const own: Pair[] = client ? [] : [['client_id', clientId]];
  const refresh = (token: string): Pair[] => [['grant_type', 'refresh_token'], ['refresh_token', token], ...own];
  const redeem = (text: string): Pair[] => [
    ...([
      ['grant_type', 'authorization_code'],
      ['code', text],
      ['redirect_uri', redirectUri],
    ] satisfies Pair[]),
    ...own,
  ];
  const unused = [
    ...(refreshToken === undefined ? [] : [refresh(refreshToken)]),
    ...(authorizationCode === undefined ? [] : [redeem(authorizationCode)]),
  ];
  return provider({
    clientId,
    key: `code ${user}`,
    keep,
    ...(page && { isAnswered: page.isAnswered }),
    ask: async (endpoint, wanted) => {
      if (page && (wanted.isFirst || (await page.isAnswered(endpoint)))) return await page.tokens(endpoint, wanted);
      let cause: unknown;
      let form = wanted.refreshToken === undefined ? unused.shift() : refresh(wanted.refreshToken);
      for (; form; form = unused.shift()) {
        try {
          return await requested('code', endpoint, wanted, form, client);
        } catch (error) {
          if (!isFinal(error)) throw error;
          cause = error;
        }
      }
      throw new SignInError('The sign-in has come to its end: somebody has to sign in again', 'ERR_SIGN_IN_REQUIRED', { cause });
    },
  });
}

/** Takes tokens from a function: of a back end that signs in for a page, a vault, another program. */
export function custom(
  fetchToken: (need: TokenNeed) => string | GivenToken | Promise<string | GivenToken>,
  options: CustomOptions = {},
): TokenProvider {
  if (typeof fetchToken !== 'function') throw new ConfigurationError('custom takes a function that brings a token');
  const { given: checked, keep } = checkedProvider('custom', options, { key: 0 }, 'key');
  return provider({
    clientId: '',
    key: `custom ${checked.key ?? ''}`,
    keep,
    ask: async (_endpoint, { refused, refreshToken, signal }) => {
      const given = await fetchToken({ refused, refreshToken, signal });
      const {
        accessToken,
        expiresIn,
        refreshToken: next,
      } = ownFields(typeof given === 'string' ? { accessToken: given } : given) as Partial<GivenToken>;
      const { issuedToken, lifetime } = await loaded(() => import('../auth/issued-token.js'));
      const told = 'The function that brings tokens came back';
      return { accessToken: issuedToken(accessToken, told), refreshToken: next, expiresIn: lifetime(expiresIn) };
    },
  });
}

/** Takes turns with the tokens of several providers: what the platform counts by token, it then counts for each. */
export function pool(providers: readonly TokenProvider[]): TokenProvider {
  const list = Array.isArray(providers) ? (providers as (Provider | null | undefined)[]) : [];
  const ways = list.flatMap((each) => each?.ways);
  if (ways.length === 0 || !ways.every((way) => way !== undefined))
    throw new ConfigurationError('pool expects a list of one or more providers, such as clientCredentials(…)');
  return provider(...ways);
}

/** The login page, as a provider comes to its tokens by it. */
function byLoginPage(request: RedirectRequest) {
  const loading = () => loaded(() => import('./page-sign-in.js'));
  return {
    // Most pages are loaded with nothing like an answer.
    isAnswered: async (endpoint: TokenEndpoint): Promise<boolean> =>
      host().window?.location?.href.includes('state=') === true && (await loading()).isAnswered(endpoint, request),
    tokens: async (endpoint: TokenEndpoint, { signal }: Wanted): Promise<TokenAnswer> =>
      (await loading()).tokensByRedirect(endpoint, signal, request),
  };
}

async function requested(
  operation: string,
  endpoint: TokenEndpoint,
  { runtime, signal }: Wanted,
  form: readonly Pair[],
  client: { id: string; secret: string } | undefined,
): Promise<TokenAnswer> {
  if (client && runtime === 'browser') throw new SignInError('A browser keeps no client secret', 'ERR_UNSUPPORTED_RUNTIME');
  const { requestToken } = await loaded(() => import('../auth/token-endpoint.js'));
  return await requestToken(endpoint, { operation, form, signal, ...(client && { client }) });
}
