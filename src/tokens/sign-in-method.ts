import type { TokenAnswer, TokenEndpoint } from '../auth/token-endpoint.js';
import { ConfigurationError } from '../core/errors/errors.js';
import { isObject } from '../core/values/is-object.js';
import { namedOptions } from '../core/arguments/option-checks.js';
import { quoteValue } from './quote-value.js';
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
  readonly storeSettings: StoreSettings;
  requestToken(endpoint: TokenEndpoint, request: TokenRequest): Promise<TokenAnswer>;
  /** Whether a user has just signed in. That token takes precedence over the one in the store. */
  hasSignInResponse?(endpoint: TokenEndpoint): Promise<boolean>;
}

/** {@link KeepOptions} without any other options of a provider, because those contain a secret. */
export interface StoreSettings {
  readonly store: TokenStore | undefined;
  readonly early: number;
  readonly seal: Seal | undefined;
  readonly onStoreError: KeepOptions['onStoreError'];
}

const storeOptionNames = { store: 0, early: 0, seal: 0, onStoreError: 0 };

const hasMethods = (value: unknown, names: readonly string[]): boolean =>
  isObject(value) && names.every((name) => typeof value[name] === 'function');

/** The options of a provider: the caller's fields, and those of {@link StoreSettings}. */
interface CheckedOptions<T> {
  settings: T;
  storeSettings: StoreSettings;
}

/**
 * Checks the options of a provider, and returns a copy of them.
 *
 * @param ownerOption - The option that identifies the token's user, required if a store is set.
 * @throws ConfigurationError if an option is unknown or of the wrong type.
 */
export function checkProvider<T extends KeepOptions>(
  name: string,
  options: T,
  optionNames: object,
  ownerOption?: string,
): CheckedOptions<T> {
  const settings = namedOptions(name, options, { ...optionNames, ...storeOptionNames }) as T & Record<string, unknown>;
  const { store, early = 0.1, seal, onStoreError } = settings;
  if (!(typeof early === 'number' && early >= 0 && early < 1))
    throw new ConfigurationError(`${name}: early must be at least 0 and below 1, not ${quoteValue(early)}`);
  if (store !== undefined && !hasMethods(store, ['read', 'replace', 'alone']))
    throw new ConfigurationError(`${name}: store must be a TokenStore, such as fileStore(path)`);
  if (seal !== undefined && !hasMethods(seal, ['seal', 'open']))
    throw new ConfigurationError(`${name}: seal must be an object with the functions seal and open`);
  if (onStoreError !== undefined && typeof onStoreError !== 'function')
    throw new ConfigurationError(`${name}: onStoreError must be a function`);
  for (const textOption of ['clientSecret', 'code', 'redirectUri', 'refreshToken', 'user', 'key']) {
    if (settings[textOption] !== undefined && typeof settings[textOption] !== 'string')
      throw new ConfigurationError(`${name}: ${textOption} must be a string`);
  }
  if (store && ownerOption !== undefined && !settings[ownerOption])
    throw new ConfigurationError(
      `${name}: with a store, the option ${ownerOption} is required. It identifies whose token is stored`,
    );
  return { settings, storeSettings: { store, early, seal, onStoreError } };
}
