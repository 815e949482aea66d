import { ConfigurationError } from '../../core/errors/errors.js';
import type { TokenProvider } from '../../auth/token-provider.js';
import { fileStore } from '../../tokens/file-store.js';
import { clientCredentials, code } from '../../tokens/providers.js';

/** Environment variables. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Where a token comes from, besides the environment. */
export interface CredentialOptions {
  /** A file of tokens, which programs share. */
  readonly tokenStore?: string | undefined;
  /** Whose sign-in of the store is used. */
  readonly user?: string | undefined;
}

/** How a client signs in, and the secrets that no result may contain. */
export interface Credentials {
  readonly accessToken?: string;
  readonly auth?: TokenProvider;
  readonly secrets: readonly string[];
}

/**
 * Reads credentials from the environment and a store of tokens: never from a command line, which other users of the machine can
 * read, and never from an argument of a tool, which the assistant's provider can.
 *
 * @throws ConfigurationError if there are none.
 */
export function readCredentials(environment: Environment, { tokenStore, user }: CredentialOptions): Credentials {
  const { ACCESS_TOKEN: accessToken = '', CLIENT_ID: clientId = '', CLIENT_SECRET: clientSecret = '' } = environment;
  const secrets = [accessToken, clientSecret].filter((secret) => secret !== '');
  if (accessToken !== '') return { accessToken, secrets };
  const store = tokenStore === undefined ? {} : { store: fileStore(tokenStore) };
  if (clientId !== '' && clientSecret !== '' && user === undefined)
    return { auth: clientCredentials({ clientId, clientSecret, ...store }), secrets };
  if (clientId !== '' && tokenStore !== undefined && user !== undefined) {
    const secret = clientSecret === '' ? {} : { clientSecret };
    return { auth: code({ clientId, ...secret, ...store, user }), secrets };
  }
  throw new ConfigurationError(
    'An organisation needs credentials. Set ACCESS_TOKEN, or CLIENT_ID and CLIENT_SECRET, in the environment. ' +
      'For a sign-in of a user in a file of tokens, set CLIENT_ID and pass --token-store and --user.',
  );
}
