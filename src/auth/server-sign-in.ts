import { SignInError } from '../core/errors.js';
import type { Runtime } from '../core/runtime.js';
import type { Pair } from '../core/transport.js';
import { required } from './required.js';
import type { AuthData, Session } from './session.js';
import type { TokenEndpoint } from './token-endpoint.js';
import { refreshForm, requestToken } from './token-endpoint.js';

/** The arguments of a login that needs the OAuth client's secret. */
export interface ServerSignIn extends Readonly<Record<string, string>> {
  clientId: string;
  clientSecret: string;
}

/** The forms that the login methods send, beside the OAuth client's id and secret. */
const grants = {
  loginClientCredentialsGrant: () => [['grant_type', 'client_credentials']],
  loginSaml2BearerGrant: ({ orgName = '', assertion = '' }) => [
    ['grant_type', 'urn:ietf:params:oauth:grant-type:saml2-bearer'],
    ['orgName', orgName],
    ['assertion', assertion],
  ],
  loginCodeAuthorizationGrant: ({ authorizationCode = '', redirectUri = '' }) => [
    ['grant_type', 'authorization_code'],
    ['code', authorizationCode],
    ['redirect_uri', redirectUri],
  ],
  refreshCodeAuthorizationGrant: ({ refreshToken = '' }) => refreshForm(refreshToken),
} satisfies Record<string, (values: ServerSignIn) => Pair[]>;

/** Signs in where a secret can be kept, which a browser cannot. */
export async function signInOnServer(
  { session, endpoint, runtime }: { session: Session; endpoint: TokenEndpoint; runtime: Runtime },
  operation: keyof typeof grants,
  values: ServerSignIn,
): Promise<AuthData> {
  required(operation, values);
  if (runtime === 'browser') throw new SignInError('This method is not supported in a browser.', 'ERR_UNSUPPORTED_RUNTIME');
  const client = { id: values.clientId, secret: values.clientSecret };
  const answer = await requestToken(endpoint, { operation, form: grants[operation](values), client });
  session.beginFor(client.id);
  return session.store(answer, {}, client);
}
