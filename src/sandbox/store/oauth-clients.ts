import { isLoopback } from './founding/organisation.js';
import type { SandboxClient, SandboxGrant } from './founding/organisation.js';

/** The platform's names of the grants. */
export type GrantType = 'CLIENT-CREDENTIALS' | 'CODE' | 'PASSWORD' | 'SAML2-BEARER' | 'TOKEN';

/** A stored OAuth client; its roles are stored with those of users. */
export interface OAuthClientRecord {
  readonly id: string;
  readonly name: string;
  readonly description?: string;
  /** `''` if it has none: it then can only redeem what a login page returned. */
  readonly secret: string;
  readonly authorizedGrantType: GrantType;
  readonly registeredRedirectUri: readonly string[];
  readonly accessTokenValiditySeconds?: number;
  readonly scope: readonly string[];
  readonly state: 'active' | 'disabled' | 'inactive';
  /** When it is deleted automatically. */
  readonly dateToDelete?: string;
  readonly dateCreated: string;
  readonly dateModified: string;
  readonly createdBy?: string;
  readonly modifiedBy?: string;
  /** Set if an initial client of the organisation was deleted. */
  readonly deleted?: true;
}

/** The properties of an OAuth client that matter for sign-in. */
export interface KnownClient {
  readonly id: string;
  readonly name: string;
  readonly secret: string;
  /** The platform offers no sign-in by password any more. */
  readonly grant: SandboxGrant | 'password';
  readonly record: OAuthClientRecord;
  /**
   * Whether the login page may redirect there: an exact match of a registered URI, and for the sandbox's own clients also
   * loopback addresses.
   */
  readonly returnsTo: (uri: string) => boolean;
}

export const grantTypes: Record<SandboxGrant, GrantType> = {
  client_credentials: 'CLIENT-CREDENTIALS',
  code: 'CODE',
  implicit: 'TOKEN',
  pkce: 'CODE',
  saml2: 'SAML2-BEARER',
};

/** The creation date of the organisation's initial clients. */
const founded = '2024-03-04T08:00:00.000Z';

/** The OAuth clients of the organisation: the initial ones with their changes, and added ones. */
export class OAuthClients {
  readonly #kept: Map<string, OAuthClientRecord>;
  readonly #now: () => number;
  #founded: ReadonlyMap<string, SandboxClient>;
  /** OAuth clients that stand for others of their kind, by their own ids. */
  #aliases: ReadonlyMap<string, readonly [own: SandboxClient, other: SandboxClient]> = new Map();

  /** @param kept - The added or changed clients, by id. */
  constructor(own: readonly SandboxClient[], kept: Map<string, OAuthClientRecord>, now: () => number) {
    this.#kept = kept;
    this.#now = now;
    this.#founded = new Map(own.map((client) => [client.id, client]));
  }

  /** Replaces the initial clients. `aliases` can still sign in with their own secrets, as the clients that they stand for. */
  become(own: readonly SandboxClient[], aliases: readonly (readonly [own: SandboxClient, other: SandboxClient])[]): void {
    this.#founded = new Map(own.map((client) => [client.id, client]));
    this.#aliases = new Map(aliases.map((pair) => [pair[0].id, pair]));
  }

  all(): OAuthClientRecord[] {
    const ids = new Set([...this.#founded.keys(), ...this.#kept.keys()]);
    return [...ids].flatMap((id) => this.#record(id) ?? []);
  }

  find(id: string | undefined): KnownClient | undefined {
    const [alias, other] = this.#aliases.get(id ?? '') ?? [];
    if (alias && other) {
      const stoodFor = this.find(other.id);
      const isOwn = (uri: string): boolean => alias.redirectUris.includes(uri);
      return stoodFor && { ...stoodFor, secret: alias.secret, returnsTo: (uri) => isOwn(uri) || stoodFor.returnsTo(uri) };
    }
    const record = id === undefined ? undefined : this.#record(id);
    if (!record) return undefined;
    const own = this.#founded.get(record.id);
    const { name, secret, registeredRedirectUri: uris } = record;
    return {
      id: record.id,
      name,
      secret,
      grant: grantOf(record),
      record,
      returnsTo: (uri) => uris.includes(uri) || (own !== undefined && uris.length > 0 && isLoopback(uri)),
    };
  }

  put(record: OAuthClientRecord): void {
    this.#kept.set(record.id, record);
  }

  remove(record: OAuthClientRecord): void {
    // Without a mark, an initial client would reappear.
    if (this.#founded.has(record.id)) this.#kept.set(record.id, { ...record, deleted: true });
    else this.#kept.delete(record.id);
  }

  #record(id: string): OAuthClientRecord | undefined {
    const kept = this.#kept.get(id);
    const own = this.#founded.get(id);
    const record = kept ?? (own && recordOf(own));
    if (!record || record.deleted) return undefined;
    return record.dateToDelete !== undefined && Date.parse(record.dateToDelete) <= this.#now() ? undefined : record;
  }
}

/** The initial record of a client, except for redirect URIs, which programs may add. */
function recordOf({ id, name, secret, grant, redirectUris }: SandboxClient): OAuthClientRecord {
  return {
    id,
    name,
    secret,
    authorizedGrantType: grantTypes[grant],
    registeredRedirectUri: redirectUris,
    scope: [],
    state: 'active',
    dateCreated: founded,
    dateModified: founded,
  };
}

function grantOf({ authorizedGrantType, secret }: OAuthClientRecord): KnownClient['grant'] {
  switch (authorizedGrantType) {
    case 'CLIENT-CREDENTIALS':
      return 'client_credentials';
    case 'CODE':
      return secret === '' ? 'pkce' : 'code';
    case 'PASSWORD':
      return 'password';
    case 'SAML2-BEARER':
      return 'saml2';
    case 'TOKEN':
      return 'implicit';
  }
}
