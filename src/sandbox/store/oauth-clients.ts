import { isLoopback } from './founding/organisation.js';
import type { SandboxClient, SandboxGrant } from './founding/organisation.js';

/** What the platform calls the ways of signing in. */
export type GrantType = 'CLIENT-CREDENTIALS' | 'CODE' | 'PASSWORD' | 'SAML2-BEARER' | 'TOKEN';

/** An OAuth client as the organisation keeps it; the roles that it has are kept with those of users. */
export interface OAuthClientRecord {
  readonly id: string;
  readonly name: string;
  readonly description?: string;
  /** `''` where it has none: nobody can sign in as such a client but with what a login page gave. */
  readonly secret: string;
  readonly authorizedGrantType: GrantType;
  readonly registeredRedirectUri: readonly string[];
  readonly accessTokenValiditySeconds?: number;
  readonly scope: readonly string[];
  readonly state: 'active' | 'disabled' | 'inactive';
  /** When it goes by itself. */
  readonly dateToDelete?: string;
  readonly dateCreated: string;
  readonly dateModified: string;
  readonly createdBy?: string;
  readonly modifiedBy?: string;
  /** Set of one that the organisation began with, where it was deleted. */
  readonly deleted?: true;
}

/** What signs in: an OAuth client, as far as that matters for it. */
export interface KnownClient {
  readonly id: string;
  readonly name: string;
  readonly secret: string;
  /** The platform offers no sign-in by password any more. */
  readonly grant: SandboxGrant | 'password';
  readonly record: OAuthClientRecord;
  /** Whether the login page may return there: letter by letter what is registered, for those of the sandbox itself loopback too. */
  readonly returnsTo: (uri: string) => boolean;
}

export const grantTypes: Record<SandboxGrant, GrantType> = {
  client_credentials: 'CLIENT-CREDENTIALS',
  code: 'CODE',
  implicit: 'TOKEN',
  pkce: 'CODE',
  saml2: 'SAML2-BEARER',
};

/** When the organisation's own came to be. */
const founded = '2024-03-04T08:00:00.000Z';

/** The OAuth clients of the organisation: those that it began with, as they are by now, and those that were added. */
export class OAuthClients {
  readonly #kept: Map<string, OAuthClientRecord>;
  readonly #now: () => number;
  #founded: ReadonlyMap<string, SandboxClient>;
  /** OAuth clients that stand for others of their kind, by their own ids. */
  #aliases: ReadonlyMap<string, readonly [own: SandboxClient, other: SandboxClient]> = new Map();

  /** @param kept - Those that were added or changed, by id. */
  constructor(own: readonly SandboxClient[], kept: Map<string, OAuthClientRecord>, now: () => number) {
    this.#kept = kept;
    this.#now = now;
    this.#founded = new Map(own.map((client) => [client.id, client]));
  }

  /** Begins with others. `aliases` sign in all the same, with their own secrets, as those that they stand for. */
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
    // Those that the organisation began with would come back.
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

/** As it was in the beginning, but for redirect URIs, of which programs add some. */
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
