import type { TokenProvider } from '../auth/token-provider.js';
import { requireTexts } from '../auth/require-texts.js';
import type { RedirectOptions, RedirectRequest } from '../auth/sign-in.js';
import type { TokenResponse, TokenEndpoint } from '../auth/token-endpoint.js';
import { ConfigurationError, SignInError } from '../core/errors/errors.js';
import { loadModule } from '../core/arguments/load-module.js';
import { copyOptions } from '../core/arguments/option-checks.js';
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
  /** Returns a base64 assertion. It is called for each sign-in, because an assertion can be used once. */
  assertion: () => string | Promise<string>;
  /** Identifies the token's user in a store, in any words; required with a store. */
  user?: string;
}

/**
 * Options of the login page. With `redirect: false` the page does not redirect: a response is read, and without a sign-in a
 * call rejects.
 */
export interface LoginPageOptions extends Omit<RedirectOptions, 'state' | 'redirect'> {
  redirect?: boolean;
}

export interface CodeOptions extends KeepOptions {
  clientId: string;
  /** If the OAuth client has one. */
  clientSecret?: string;
  /** The `code` of the redirect; it can be used once. Required if the store holds no valid sign-in. */
  code?: string;
  /** The one that the code was requested with. */
  redirectUri?: string;
  /** Instead of a code: a refresh token of an earlier sign-in. */
  refreshToken?: string;
  /**
   * Instead of a code, in a page: the first call without a sign-in goes to the login page. That returns to `redirectUri`, and
   * the first call then reads its response (PKCE). A sign-in that ends later does not redirect.
   */
  login?: true | LoginPageOptions;
  /** Identifies the token's user in a store, in any words; required with a store. */
  user?: string;
}

/** What a custom token function receives. */
export interface TokenNeed {
  /** The access token that the platform no longer accepts. */
  refused: string | undefined;
  /** The refresh token that came with the last one. */
  refreshToken: string | undefined;
  /** Fires when the token is no longer needed. */
  signal: AbortSignal;
}

/** A token from elsewhere. */
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
  /** Identifies the token in a store, in any words; required with a store. */
  key?: string;
}

/** A provider, and its ways to obtain tokens. */
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

/** Signs an OAuth client in, without a user, and again when its token ends: calls about "me" fail with such a token. */
export function clientCredentials(options: ClientCredentialsOptions): TokenProvider {
  const { given, keep } = checkedProvider('clientCredentials', options, secretNames);
  const { clientId, clientSecret: secret } = given;
  requireTexts('clientCredentials', { clientId, clientSecret: secret });
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
  requireTexts('saml', { clientId, clientSecret: secret, orgName });
  if (typeof assertion !== 'function') throw new ConfigurationError('saml: assertion must be a function that brings one');
  return provider({
    clientId,
    key: `saml2-bearer ${orgName} ${user}`,
    keep,
    ask: async (endpoint, wanted) => {
      const text = await assertion();
      requireTexts('saml', { assertion: text });
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
 * Signs a user in with the code that the login page sent, and then renews the token by refresh tokens. A sign-in in the store
 * takes precedence over the code.
 */
export function code(options: CodeOptions): TokenProvider {
  const known = { ...secretNames, code: 0, redirectUri: 0, refreshToken: 0, user: 0, login: 0 };
  const { given, keep } = checkedProvider('code', options, known, 'user');
  const { clientId, clientSecret, code: authorizationCode, redirectUri = '', refreshToken, user = '', login } = given;
  requireTexts('code', {
    clientId,
    ...(authorizationCode !== undefined && { code: authorizationCode }),
    ...((authorizationCode !== undefined || login) && { redirectUri }),
  });
  const loginOptions = login && (copyOptions('login of code', login === true ? {} : login, loginNames) as LoginPageOptions);
  const page = loginOptions && byLoginPage({ clientId, redirectUri, options: loginOptions });
  const client = clientSecret === undefined ? undefined : { id: clientId, secret: clientSecret };
  const own: Pair[] = client ? [] : [['client_id', clientId]];
  const refresh = (token: string): Pair[] => [['grant_type', 'refresh_token'], ['refresh_token', token], ...own];
  const redeem = (text: string): Pair[] => [
    ['grant_type', 'authorization_code'],
    ['code', text],
    ['redirect_uri', redirectUri],
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
      throw new SignInError('The sign-in has ended: a user has to sign in again', 'ERR_SIGN_IN_REQUIRED', { cause });
    },
  });
}

/** Obtains tokens from a function: of a back end that signs in for a page, a vault, another program. */
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
      const { checkIssuedToken, parseLifetime } = await loadModule(() => import('../auth/issued-token.js'));
      const told = 'The token function';
      return { accessToken: checkIssuedToken(accessToken, told), refreshToken: next, expiresIn: parseLifetime(expiresIn) };
    },
  });
}

/** Rotates between the tokens of several providers, so that the platform's limits for each token add up. */
export function pool(providers: readonly TokenProvider[]): TokenProvider {
  const list = Array.isArray(providers) ? (providers as (Provider | null | undefined)[]) : [];
  const ways = list.flatMap((each) => each?.ways);
  if (ways.length === 0 || !ways.every((way) => way !== undefined))
    throw new ConfigurationError('pool expects a list of one or more providers, such as clientCredentials(…)');
  return provider(...ways);
}

/** Obtains tokens through the login page. */
function byLoginPage(request: RedirectRequest) {
  const loading = () => loadModule(() => import('./page-sign-in.js'));
  return {
    // Most page loads have no response in the address.
    isAnswered: async (endpoint: TokenEndpoint): Promise<boolean> =>
      host().window?.location?.href.includes('state=') === true && (await loading()).isAnswered(endpoint, request),
    tokens: async (endpoint: TokenEndpoint, { signal }: Wanted): Promise<TokenResponse> =>
      (await loading()).tokensByRedirect(endpoint, signal, request),
  };
}

async function requested(
  operation: string,
  endpoint: TokenEndpoint,
  { runtime, signal }: Wanted,
  form: readonly Pair[],
  client: { id: string; secret: string } | undefined,
): Promise<TokenResponse> {
  if (client && runtime === 'browser') throw new SignInError('A browser keeps no client secret', 'ERR_UNSUPPORTED_RUNTIME');
  const { requestToken } = await loadModule(() => import('../auth/token-endpoint.js'));
  return await requestToken(endpoint, { operation, form, signal, ...(client && { client }) });
}
