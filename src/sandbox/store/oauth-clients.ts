import { isLoopback } from './initial-data/organisation.js';
import type { SandboxClient, SandboxGrant } from './initial-data/organisation.js';

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
export interface SignInClient {
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
  readonly canRedirectTo: (uri: string) => boolean;
}

export const grantTypes: Record<SandboxGrant, GrantType> = {
  client_credentials: 'CLIENT-CREDENTIALS',
  code: 'CODE',
  implicit: 'TOKEN',
  pkce: 'CODE',
  saml2: 'SAML2-BEARER',
};

/** The creation date of the organisation's initial clients. */
const foundedAt = '2024-03-04T08:00:00.000Z';

/** The OAuth clients of the organisation: the initial ones with their changes, and added ones. */
export class OAuthClients {
  readonly #records: Map<string, OAuthClientRecord>;
  readonly #now: () => number;
  #initialClients: ReadonlyMap<string, SandboxClient>;
  /** OAuth clients that stand for others of their kind, by their own ids. */
  #aliases: ReadonlyMap<string, readonly [alias: SandboxClient, other: SandboxClient]> = new Map();

  /** @param records - The added or changed clients, by id. */
  constructor(initialClients: readonly SandboxClient[], records: Map<string, OAuthClientRecord>, now: () => number) {
    this.#records = records;
    this.#now = now;
    this.#initialClients = new Map(initialClients.map((client) => [client.id, client]));
  }

  /** Replaces the initial clients. `aliases` can still sign in with their own secrets, as the clients that they stand for. */
  replaceInitialClients(
    initialClients: readonly SandboxClient[],
    aliases: readonly (readonly [alias: SandboxClient, other: SandboxClient])[],
  ): void {
    this.#initialClients = new Map(initialClients.map((client) => [client.id, client]));
    this.#aliases = new Map(aliases.map((pair) => [pair[0].id, pair]));
  }

  all(): OAuthClientRecord[] {
    const ids = new Set([...this.#initialClients.keys(), ...this.#records.keys()]);
    return [...ids].flatMap((id) => this.#record(id) ?? []);
  }

  find(id: string | undefined): SignInClient | undefined {
    const [alias, other] = this.#aliases.get(id ?? '') ?? [];
    if (alias && other) {
      const realClient = this.find(other.id);
      const isAliasUri = (uri: string): boolean => alias.redirectUris.includes(uri);
      return (
        realClient && {
          ...realClient,
          secret: alias.secret,
          canRedirectTo: (uri) => isAliasUri(uri) || realClient.canRedirectTo(uri),
        }
      );
    }
    const record = id === undefined ? undefined : this.#record(id);
    if (!record) return undefined;
    const initialClient = this.#initialClients.get(record.id);
    const { name, secret, registeredRedirectUri: uris } = record;
    return {
      id: record.id,
      name,
      secret,
      grant: grantOf(record),
      record,
      canRedirectTo: (uri) => uris.includes(uri) || (initialClient !== undefined && uris.length > 0 && isLoopback(uri)),
    };
  }

  put(record: OAuthClientRecord): void {
    this.#records.set(record.id, record);
  }

  remove(record: OAuthClientRecord): void {
    // Without a mark, an initial client would reappear.
    if (this.#initialClients.has(record.id)) this.#records.set(record.id, { ...record, deleted: true });
    else this.#records.delete(record.id);
  }

  #record(id: string): OAuthClientRecord | undefined {
    const storedRecord = this.#records.get(id);
    const initialClient = this.#initialClients.get(id);
    const record = storedRecord ?? (initialClient && recordOf(initialClient));
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
    dateCreated: foundedAt,
    dateModified: foundedAt,
  };
}

function grantOf({ authorizedGrantType, secret }: OAuthClientRecord): SignInClient['grant'] {
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
