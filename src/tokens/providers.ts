import type { TokenProvider } from '../auth/token-provider.js';
import { requireTexts } from '../auth/require-texts.js';
import type { RedirectOptions, RedirectRequest } from '../auth/sign-in.js';
import type { TokenResponse, TokenEndpoint } from '../auth/token-endpoint.js';
import { ConfigurationError, SignInError } from '../core/errors/errors.js';
import { loadModule } from '../core/arguments/load-module.js';
import { STRING, copyOptions } from '../core/arguments/option-checks.js';
import { ownFields } from '../core/values/plain-objects.js';
import { host } from '../core/values/runtime.js';
import type { Pair } from '../core/transport/transport.js';
import { isFinal } from './token-manager.js';
import { ProvidedSession } from './provided-session.js';
import type { KeepOptions } from './store.js';
import type { TokenRequest, SignInMethod } from './sign-in-method.js';
import { checkProvider } from './sign-in-method.js';

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
  /** Identifies the token's user in a store, in any words; requireTexts with a store. */
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
  /** Identifies the token's user in a store, in any words; requireTexts with a store. */
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
  /** Identifies the token in a store, in any words; requireTexts with a store. */
  key?: string;
}

/** A provider and its sign-in methods. */
interface Provider extends TokenProvider {
  methods: readonly SignInMethod[];
}

const createProvider = (...methods: SignInMethod[]): Provider => ({
  methods,
  session: (base, owner, endpoint) => new ProvidedSession(owner, new base(owner, endpoint), methods),
});

const loginNames = { org: 0, provider: 0, target: 0, login_hint: 0, prompt: 0, redirect: 0 } satisfies Record<
  keyof LoginPageOptions,
  0
>;

const clientDemands = { clientId: 0, clientSecret: 0 } as const;

/** Signs an OAuth client in, without a user, and again when its token ends: calls about "me" fail with such a token. */
export function clientCredentials(options: ClientCredentialsOptions): TokenProvider {
  const { settings, storage } = checkProvider('clientCredentials', options, clientDemands);
  const { clientId, clientSecret: secret } = settings;
  requireTexts('clientCredentials', { clientId, clientSecret: secret });
  const form: Pair[] = [['grant_type', 'client_credentials']];
  return createProvider({
    clientId,
    key: 'client_credentials',
    storage,
    requestToken: (endpoint, request) => requestWithForm('clientCredentials', endpoint, request, form, { id: clientId, secret }),
  });
}

/** Signs a user in with assertions of the organisation's identity provider, and again when the token ends. */
export function saml(options: SamlOptions): TokenProvider {
  const demands = { ...clientDemands, orgName: 0, assertion: 0, user: STRING } as const;
  const { settings, storage } = checkProvider('saml', options, demands, 'user');
  const { clientId, clientSecret: secret, orgName, assertion, user = '' } = settings;
  requireTexts('saml', { clientId, clientSecret: secret, orgName });
  if (typeof assertion !== 'function')
    throw new ConfigurationError('saml: assertion must be a function that returns a base64 assertion');
  return createProvider({
    clientId,
    key: `saml2-bearer ${orgName} ${user}`,
    storage,
    requestToken: async (endpoint, request) => {
      const text = await assertion();
      requireTexts('saml', { assertion: text });
      const form: Pair[] = [
        ['grant_type', 'urn:ietf:params:oauth:grant-type:saml2-bearer'],
        ['orgName', orgName],
        ['assertion', text],
      ];
      return await requestWithForm('saml', endpoint, request, form, { id: clientId, secret });
    },
  });
}

/**
 * Signs a user in with the code that the login page sent, and then renews the token by refresh tokens. A sign-in in the store
 * takes precedence over the code.
 */
export function code(options: CodeOptions): TokenProvider {
  const demands = { ...clientDemands, code: 0, redirectUri: STRING, refreshToken: 0, user: STRING, login: 0 } as const;
  const { settings, storage } = checkProvider('code', options, demands, 'user');
  const { clientId, clientSecret, code: authorizationCode, redirectUri = '', refreshToken, user = '', login } = settings;
  requireTexts('code', {
    clientId,
    ...(authorizationCode !== undefined && { code: authorizationCode }),
    ...((authorizationCode !== undefined || login) && { redirectUri }),
  });
  const loginOptions = login && (copyOptions('login of code', login === true ? {} : login, loginNames) as LoginPageOptions);
  const page = loginOptions && createLoginPage({ clientId, redirectUri, options: loginOptions });
  const client = clientSecret === undefined ? undefined : { id: clientId, secret: clientSecret };
  const publicClientField: Pair[] = client ? [] : [['client_id', clientId]];
  const refreshForm = (token: string): Pair[] => [
    ['grant_type', 'refresh_token'],
    ['refresh_token', token],
    ...publicClientField,
  ];
  const codeForm = (text: string): Pair[] => [
    ['grant_type', 'authorization_code'],
    ['code', text],
    ['redirect_uri', redirectUri],
    ...publicClientField,
  ];
  const unusedForms = [
    ...(refreshToken === undefined ? [] : [refreshForm(refreshToken)]),
    ...(authorizationCode === undefined ? [] : [codeForm(authorizationCode)]),
  ];
  return createProvider({
    clientId,
    key: `code ${user}`,
    storage,
    ...(page && { hasResponse: page.hasResponse }),
    requestToken: async (endpoint, request) => {
      if (page && (request.isFirst || (await page.hasResponse(endpoint)))) return await page.tokens(endpoint, request);
      let cause: unknown;
      let form = request.refreshToken === undefined ? unusedForms.shift() : refreshForm(request.refreshToken);
      for (; form; form = unusedForms.shift()) {
        try {
          return await requestWithForm('code', endpoint, request, form, client);
        } catch (error) {
          if (!isFinal(error)) throw error;
          cause = error;
        }
      }
      throw new SignInError('The sign-in has ended. The user must sign in again', 'ERR_SIGN_IN_REQUIRED', { cause });
    },
  });
}

/** Obtains tokens from a function: of a back end that signs in for a page, a vault, another program. */
export function custom(
  fetchToken: (need: TokenNeed) => string | GivenToken | Promise<string | GivenToken>,
  options: CustomOptions = {},
): TokenProvider {
  if (typeof fetchToken !== 'function')
    throw new ConfigurationError(
      'custom needs a function that returns a token, such as async () => (await fetch("/token")).text()',
    );
  const { settings, storage } = checkProvider('custom', options, { key: STRING }, 'key');
  return createProvider({
    clientId: '',
    key: `custom ${settings.key ?? ''}`,
    storage,
    requestToken: async (_endpoint, { rejectedToken, refreshToken, signal }) => {
      const token = await fetchToken({ refused: rejectedToken, refreshToken, signal });
      const {
        accessToken,
        expiresIn,
        refreshToken: nextRefreshToken,
      } = ownFields(typeof token === 'string' ? { accessToken: token } : token) as Partial<GivenToken>;
      const { checkIssuedToken, parseLifetime } = await loadModule(() => import('../auth/issued-token.js'));
      const source = 'The token function';
      return {
        accessToken: checkIssuedToken(accessToken, source),
        refreshToken: nextRefreshToken,
        expiresIn: parseLifetime(expiresIn),
      };
    },
  });
}

/** Rotates between the tokens of several providers, so that the platform's limits for each token add up. */
export function pool(providers: readonly TokenProvider[]): TokenProvider {
  const list = Array.isArray(providers) ? (providers as (Provider | null | undefined)[]) : [];
  const methods = list.flatMap((each) => each?.methods);
  if (methods.length === 0 || !methods.every((method) => method !== undefined))
    throw new ConfigurationError('pool needs a list of one or more providers, such as clientCredentials(…)');
  return createProvider(...methods);
}

/** Obtains tokens through the login page. */
function createLoginPage(request: RedirectRequest) {
  const loadPageSignIn = () => loadModule(() => import('./page-sign-in.js'));
  return {
    // Most page loads have no response in the address.
    hasResponse: async (endpoint: TokenEndpoint): Promise<boolean> =>
      host().window?.location?.href.includes('state=') === true && (await loadPageSignIn()).hasResponse(endpoint, request),
    tokens: async (endpoint: TokenEndpoint, { signal }: TokenRequest): Promise<TokenResponse> =>
      (await loadPageSignIn()).tokensByRedirect(endpoint, signal, request),
  };
}

async function requestWithForm(
  operation: string,
  endpoint: TokenEndpoint,
  { runtime, signal }: TokenRequest,
  form: readonly Pair[],
  client: { id: string; secret: string } | undefined,
): Promise<TokenResponse> {
  if (client && runtime === 'browser')
    throw new SignInError(
      'A browser cannot keep a client secret. Leave out clientSecret and use code with login: true, or run this on a server',
      'ERR_UNSUPPORTED_RUNTIME',
    );
  const { requestToken } = await loadModule(() => import('../auth/token-endpoint.js'));
  return await requestToken(endpoint, { operation, form, signal, ...(client && { client }) });
}
