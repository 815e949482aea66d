import { throwIfAborted } from '../core/transport/aborts.js';
import { SignInError } from '../core/errors/errors.js';
import type { Runtime } from '../core/values/runtime.js';
import type { Pair } from '../core/transport/transport.js';
import { requireTexts } from './require-texts.js';
import type { Session, SignedIn } from './session.js';
import { refreshForm, requestToken } from './token-endpoint.js';

/**
 * A login method: its arguments in the order of its signature, and the form fields that it sends after those of the OAuth
 * client.
 */
interface Grant {
  names: readonly string[];
  form: (values: readonly string[]) => Pair[];
}

const clientArguments = ['clientId', 'clientSecret'];

const grants = {
  loginClientCredentialsGrant: { names: clientArguments, form: () => [['grant_type', 'client_credentials']] },
  loginSaml2BearerGrant: {
    names: [...clientArguments, 'orgName', 'assertion'],
    form: ([orgName = '', assertion = '']) => [
      ['grant_type', 'urn:ietf:params:oauth:grant-type:saml2-bearer'],
      ['orgName', orgName],
      ['assertion', assertion],
    ],
  },
  loginCodeAuthorizationGrant: {
    names: [...clientArguments, 'authorizationCode', 'redirectUri'],
    form: ([authorizationCode = '', redirectUri = '']) => [
      ['grant_type', 'authorization_code'],
      ['code', authorizationCode],
      ['redirect_uri', redirectUri],
    ],
  },
  refreshCodeAuthorizationGrant: {
    names: [...clientArguments, 'refreshToken'],
    form: ([refreshToken = '']) => refreshForm(refreshToken),
  },
} satisfies Record<string, Grant>;

/** Signs in with a grant that needs a client secret, which a browser cannot keep. */
export async function signInOnServer(
  { client, session, signal }: { client: { readonly runtime: Runtime }; session: Session; signal: AbortSignal },
  operation: keyof typeof grants,
  values: readonly [clientId: string, clientSecret: string, ...otherValues: string[]],
): Promise<SignedIn> {
  throwIfAborted(signal);
  const { names, form } = grants[operation];
  requireTexts(operation, Object.fromEntries(names.map((name, index) => [name, values[index]])));
  if (client.runtime === 'browser')
    throw new SignInError('This login is not supported in a browser. Use loginPKCEGrant.', 'ERR_UNSUPPORTED_RUNTIME');
  const [id, secret, ...otherValues] = values;
  const tokens = await requestToken(session.endpoint(), { operation, form: form(otherValues), client: { id, secret }, signal });
  throwIfAborted(signal);
  session.beginFor(id);
  return session.store(tokens, {}, { id, secret });
}
