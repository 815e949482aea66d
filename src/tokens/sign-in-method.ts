import type { TokenResponse, TokenEndpoint } from '../auth/token-endpoint.js';
import { ConfigurationError } from '../core/errors/errors.js';
import type { Demand } from '../core/arguments/option-checks.js';
import { readOptions, demand } from '../core/arguments/option-checks.js';
import { hasMethods, isAmount, isFunction, isText } from '../core/values/plain-objects.js';
import type { Runtime } from '../core/values/runtime.js';
import type { KeepOptions, Seal, TokenStore } from './store.js';

/** The arguments of a request for a token. */
export interface TokenRequest {
  runtime: Runtime;
  /** The newest refresh token. */
  refreshToken: string | undefined;
  /** The access token that the platform no longer accepts. */
  rejectedToken: string | undefined;
  /** No sign-in has happened since the program, or the page, began. */
  isFirst: boolean;
  /** Fires when the token is no longer needed. */
  signal: AbortSignal;
}

/** A way to obtain a token. */
export interface SignInMethod {
  readonly clientId: string;
  /**
   * Identifies the grant and its user: together with login host and OAuth client it is the token's key in a store. No secret.
   */
  readonly key: string;
  readonly storage: StorageSettings;
  requestToken(endpoint: TokenEndpoint, request: TokenRequest): Promise<TokenResponse>;
  /** Whether a user has just signed in. That token takes precedence over the one in the store. */
  hasResponse?(endpoint: TokenEndpoint): Promise<boolean>;
}

/** {@link KeepOptions} without any other options of a provider, because those contain a secret. */
export interface StorageSettings {
  readonly store: TokenStore | undefined;
  readonly early: number;
  readonly seal: Seal | undefined;
  readonly onStoreError: KeepOptions['onStoreError'];
}

const storageDemands = {
  store: [(value) => hasMethods(value, ['read', 'replace', 'alone']), 'a TokenStore, such as fileStore(path)'],
  early: [(value) => isAmount(value) && value < 1, 'at least 0 and below 1'],
  seal: [(value) => hasMethods(value, ['seal', 'open']), 'an object with the functions seal and open'],
  onStoreError: [isFunction, 'a function'],
} satisfies Record<keyof KeepOptions, Demand>;

/** The options of a provider: the caller's fields, and those of {@link StorageSettings}. */
interface CheckedOptions<T> {
  settings: T;
  storage: StorageSettings;
}

/**
 * Checks the options of a provider, and returns a copy of them.
 *
 * @param demands - The options of this provider.
 * @param ownerOption - The option that identifies the token's user, required if a store is set.
 * @throws ConfigurationError if an option is unknown or of the wrong type.
 */
export function checkProvider<T extends KeepOptions>(
  name: string,
  options: T,
  demands: Readonly<Record<string, Demand>>,
  ownerOption?: string,
): CheckedOptions<T> {
  const checked = readOptions(name, options, { ...demands, ...storageDemands }, `${name}: `);
  const settings = checked as T & Record<string, unknown>;
  // Not quoted in the error, because they are secrets.
  for (const secret of ['clientSecret', 'code', 'refreshToken']) {
    demand(settings[secret] === undefined || isText(settings[secret]), `${name}: ${secret}`, 'a string');
  }
  const { store, early = 0.1, seal, onStoreError } = settings;
  if (store && ownerOption !== undefined && !settings[ownerOption])
    throw new ConfigurationError(`${name}: a store needs the option ${ownerOption}, which identifies the token`);
  return { settings, storage: { store, early, seal, onStoreError } };
}
