import type { TokenResponse, TokenEndpoint } from '../auth/token-endpoint.js';
import { ConfigurationError } from '../core/errors/errors.js';
import { isObject } from '../core/values/is-object.js';
import { copyOptions } from '../core/arguments/option-checks.js';
import type { Runtime } from '../core/values/runtime.js';
import type { KeepOptions, Seal, TokenStore } from './store.js';

/** What a way receives when a token is requested. */
export interface Wanted {
  runtime: Runtime;
  /** The newest refresh token. */
  refreshToken: string | undefined;
  /** The access token that the platform no longer accepts. */
  refused: string | undefined;
  /** No sign-in has happened since the program, or the page, began. */
  isFirst: boolean;
  /** Fires when the token is no longer needed. */
  signal: AbortSignal;
}

/** A way to obtain a token. */
export interface Way {
  readonly clientId: string;
  /**
   * Identifies the grant and its user: together with login host and OAuth client it is the token's key in a store. No secret.
   */
  readonly key: string;
  readonly keep: Keep;
  ask(endpoint: TokenEndpoint, wanted: Wanted): Promise<TokenResponse>;
  /** Whether a user has just signed in. That token takes precedence over the one in the store. */
  isAnswered?(endpoint: TokenEndpoint): Promise<boolean>;
}

/** {@link KeepOptions} without any other options of a provider, because those contain a secret. */
export interface Keep {
  readonly store: TokenStore | undefined;
  readonly early: number;
  readonly seal: Seal | undefined;
  readonly onStoreError: KeepOptions['onStoreError'];
}

const keepNames = { store: 0, early: 0, seal: 0, onStoreError: 0 };

const has = (value: unknown, names: readonly string[]): boolean =>
  isObject(value) && names.every((name) => typeof value[name] === 'function');

/** The options of a provider: the caller's fields, and those of {@link Keep}. */
interface CheckedOptions<T> {
  given: T;
  keep: Keep;
}

/**
 * Checks the options of a provider, and returns a copy of them.
 *
 * @param owner - The option that identifies the token's user, required if a store is set.
 * @throws ConfigurationError if an option is unknown or of the wrong type.
 */
export function checkedProvider<T extends KeepOptions>(
  name: string,
  options: T,
  known: object,
  owner?: string,
): CheckedOptions<T> {
  const given = copyOptions(name, options, { ...known, ...keepNames }) as T & Record<string, unknown>;
  const { store, early = 0.1, seal, onStoreError } = given;
  if (!(typeof early === 'number' && early >= 0 && early < 1))
    throw new ConfigurationError(`${name}: early must be a part from 0 to 1`);
  if (store !== undefined && !has(store, ['read', 'replace', 'alone']))
    throw new ConfigurationError(`${name}: store must be a TokenStore, such as fileStore(path)`);
  if (seal !== undefined && !has(seal, ['seal', 'open'])) throw new ConfigurationError(`${name}: seal must be { seal, open }`);
  if (onStoreError !== undefined && typeof onStoreError !== 'function')
    throw new ConfigurationError(`${name}: onStoreError must be a function`);
  for (const text of ['clientSecret', 'code', 'redirectUri', 'refreshToken', 'user', 'key']) {
    if (given[text] !== undefined && typeof given[text] !== 'string')
      throw new ConfigurationError(`${name}: ${text} must be a text`);
  }
  if (store && owner !== undefined && !given[owner])
    throw new ConfigurationError(`${name}: a store needs ${owner}, which names whose token it is`);
  return { given, keep: { store, early, seal, onStoreError } };
}
