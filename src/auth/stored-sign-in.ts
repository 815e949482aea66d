import type { Demand } from '../core/arguments/option-checks.js';
import { BOOLEAN, STRING, readOptions } from '../core/arguments/option-checks.js';
import { isObject } from '../core/values/is-object.js';
import { hasMethods, ownFields } from '../core/values/plain-objects.js';
import type { Runtime, StorageLike } from '../core/values/runtime.js';
import { webStorage } from '../core/values/runtime.js';
import { isCarriable } from './access-token.js';
import type { AuthData, PersistOptions } from './auth-data.js';
import { expiry } from './auth-data.js';

/** Settings of the client, read whenever they are needed. */
interface Owner {
  readonly runtime: Runtime;
  readonly loginUrl: string;
}

/** The sign-in in a storage between visits, if that is enabled. */
export class StoredSignIn {
  readonly #owner: Owner;
  readonly #clientId: () => string;
  #settings: { prefix: string; storage: StorageLike; refreshToken: boolean | undefined } | undefined;

  constructor(owner: Owner, clientId: () => string) {
    this.#owner = owner;
    this.#clientId = clientId;
  }

  get prefix(): string {
    return this.#settings?.prefix ?? 'contact-centre';
  }

  /** The key of the stored sign-in; `undefined` if storing is off. */
  get key(): string | undefined {
    return this.#settings && this.#key;
  }

  /** The key contains client id and region, so that two clients never read each other's settings. */
  get #key(): string {
    return `${this.prefix}_auth_data:${this.#owner.loginUrl}:${this.#clientId()}`;
  }

  get #shouldStoreRefreshToken(): boolean {
    return this.#settings?.refreshToken ?? this.#owner.runtime !== 'browser';
  }

  /** Turns storing on or off. Turning it off also removes the stored data. */
  configure(persist: boolean | PersistOptions, hasToken: boolean): void {
    if (persist === false) {
      this.remove();
      this.#settings = undefined;
      return;
    }
    const settings: PersistOptions = readOptions('persist', persist === true ? {} : persist, persistDemands, 'persist.');
    const { prefix = this.prefix, storage = webStorage('localStorage'), refreshToken = this.#settings?.refreshToken } = settings;
    // Tokens that are stored under a new key must not stay under the old one.
    if (hasToken) this.remove();
    // Without a storage (in a worker, or if the browser forbids it) the sign-in lasts as long as the client.
    this.#settings = storage && { prefix, storage, refreshToken };
  }

  read(): AuthData {
    try {
      const text = this.#settings?.storage.getItem(this.#key);
      if (typeof text === 'string') {
        const data = storedData(JSON.parse(text));
        // An earlier release or another setting may have stored a refresh token that must not be stored.
        if (data.refreshToken !== undefined && !this.#shouldStoreRefreshToken) this.write(data);
        return data;
      }
    } catch {
      this.remove();
    }
    return ownFields({});
  }

  write({ error, error_description, refreshToken, ...rest }: AuthData): void {
    if (!this.#settings) return;
    const data: AuthData = ownFields({ ...rest, refreshToken: this.#shouldStoreRefreshToken ? refreshToken : undefined });
    if (data.accessToken === undefined && data.refreshToken === undefined) {
      this.remove();
      return;
    }
    try {
      this.#settings.storage.setItem(this.#key, JSON.stringify(data));
    } catch {
      // A full or forbidden storage must not undo a successful sign-in.
    }
  }

  remove(): void {
    try {
      this.#settings?.storage.removeItem(this.#key);
    } catch {
      // A storage that cannot be used has stored nothing.
    }
  }
}

const persistDemands: Record<keyof PersistOptions, Demand> = {
  prefix: STRING,
  storage: [(value) => hasMethods(value, ['getItem', 'setItem', 'removeItem']), 'a store with getItem, setItem and removeItem'],
  refreshToken: BOOLEAN,
};

/** Reads the known fields of stored data, ignores all others, and leaves out an expired token. */
function storedData(value: unknown): AuthData {
  if (!isObject(value)) throw new TypeError();
  const { accessToken, refreshToken, state, tokenExpiryTime } = ownFields(value);
  const expiryTime = typeof tokenExpiryTime === 'number' ? tokenExpiryTime : Infinity;
  const isValid = isCarriable(accessToken) && expiryTime > Date.now();
  return ownFields({
    ...(isValid && { accessToken, ...expiry(expiryTime) }),
    ...(typeof refreshToken === 'string' && { refreshToken }),
    ...(isValid && typeof state === 'string' && { state }),
  });
}
