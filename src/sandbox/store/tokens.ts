import type { Changes } from './changes.js';
import type { Random } from '../values/random.js';

export interface AccessToken {
  readonly value: string;
  readonly clientId: string;
  /** Absent if the OAuth client signed in for itself. */
  readonly userId: string | undefined;
  /** ms since the epoch */
  readonly expires: number;
}

/** An authorization code, and what its redemption requires. */
export interface AuthorizationCode {
  readonly clientId: string;
  readonly userId: string;
  readonly redirectUri: string;
  /** PKCE: BASE64URL(SHA256(verifier)). */
  readonly challenge: string | undefined;
}

interface RefreshToken {
  readonly clientId: string;
  readonly userId: string;
}

/** Every valid sign-in, as plain JSON. */
export interface SavedTokens {
  readonly access: readonly AccessToken[];
  readonly refresh: readonly (readonly [value: string, token: RefreshToken])[];
  /** How many random values for tokens have been used. */
  readonly position: number;
}

/** Ended sign-ins are stored until they would have expired, because a reset may restore them. */
type Endable<T> = T & { ended?: true };

/** Number of stored tokens above which expired ones are removed. */
const CLEANUP_THRESHOLD = 10_000;

/** Long enough for a redirect, as RFC 6749, 4.1.2 recommends. */
const CODE_LIFETIME = 600_000;

/** Every token and code of a sandbox. */
export class Tokens {
  readonly #random: Random;
  readonly #now: () => number;
  readonly #changes: Changes | undefined;
  readonly #access = new Map<string, Endable<AccessToken>>();
  readonly #refresh = new Map<string, Endable<RefreshToken>>();
  readonly #codes = new Map<string, AuthorizationCode & { expires: number }>();

  /** @param lifetime - Of access tokens, in s. */
  constructor(
    random: Random,
    now: () => number,
    readonly lifetime: number,
    changes?: Changes,
  ) {
    this.#random = random;
    this.#now = now;
    this.#changes = changes;
  }

  /** @param lifetime - In s; by default that of the sandbox. */
  issueAccess(clientId: string, userId: string | undefined, lifetime = this.lifetime): AccessToken {
    const token = { value: this.#random.token(), clientId, userId, expires: this.#now() + lifetime * 1000 };
    if (this.#access.size >= CLEANUP_THRESHOLD) {
      for (const [value, { expires }] of this.#access) if (expires <= this.#now()) this.#access.delete(value);
    }
    this.#access.set(token.value, token);
    this.#changes?.notify('tokens', token.value, undefined, token);
    return token;
  }

  /** The token, unless it is unknown, revoked or expired. */
  findAccess(value: string): AccessToken | undefined {
    const token = this.#access.get(value);
    return token && this.#isValid(token) ? token : undefined;
  }

  /** The signed-in users. */
  users(): Set<string> {
    return new Set(this.#validTokens().flatMap(({ userId }) => userId ?? []));
  }

  revoke(value: string): void {
    const token = this.#access.get(value);
    if (token) this.#end(token);
  }

  /** Ends every sign-in of a user. */
  revokeUser(userId: string): void {
    for (const tokens of [this.#access, this.#refresh]) {
      for (const token of tokens.values()) if (token.userId === userId) this.#end(token);
    }
  }

  /** Ends every sign-in with an OAuth client, including pending ones. */
  revokeClient(clientId: string): void {
    for (const tokens of [this.#access, this.#refresh]) {
      for (const token of tokens.values()) if (token.clientId === clientId) this.#end(token);
    }
    for (const [value, code] of this.#codes) if (code.clientId === clientId) this.#codes.delete(value);
  }

  /** Invalidates every access token; refresh tokens stay valid. */
  expireAll(): void {
    for (const token of this.#access.values()) token.ended = true;
  }

  /** Makes all ended tokens valid again; removes those of unknown users and OAuth clients. */
  reissue(isUser: (userId: string) => boolean, isClient: (clientId: string) => boolean): void {
    const isKnown = ({ userId, clientId }: { userId: string | undefined; clientId: string }): boolean =>
      isClient(clientId) && (userId === undefined || isUser(userId));
    for (const tokens of [this.#access, this.#refresh]) {
      for (const [value, token] of tokens) {
        delete token.ended;
        if (!isKnown(token)) tokens.delete(value);
      }
    }
    for (const [value, code] of this.#codes) if (!isKnown(code)) this.#codes.delete(value);
  }

  issueRefresh(token: RefreshToken): string {
    const value = this.#random.token();
    this.#refresh.set(value, token);
    return value;
  }

  /** Refresh tokens rotate: each can be used once, by its OAuth client. */
  takeRefresh(value: string, clientId: string): RefreshToken | undefined {
    const token = this.#refresh.get(value);
    if (token?.clientId !== clientId || token.ended) return undefined;
    this.#refresh.delete(value);
    return token;
  }

  issueCode(code: AuthorizationCode): string {
    const value = this.#random.token();
    this.#codes.set(value, { ...code, expires: this.#now() + CODE_LIFETIME });
    return value;
  }

  /** The first attempt to redeem a code removes it, whether it succeeds or not. */
  takeCode(value: string): AuthorizationCode | undefined {
    const code = this.#codes.get(value);
    this.#codes.delete(value);
    return code && code.expires > this.#now() ? code : undefined;
  }

  toJSON(): SavedTokens {
    const refresh = [...this.#refresh].filter(([, { ended }]) => !ended);
    return { access: this.#validTokens(), refresh, position: this.#random.position };
  }

  /** Adds sign-ins to the current ones. @returns a function that reverts this. */
  load({ access, refresh, position }: SavedTokens): () => void {
    const previousTokens = [new Map(this.#access), new Map(this.#refresh)] as const;
    for (const token of access) this.#access.set(token.value, { ...token, userId: token.userId });
    for (const [value, token] of refresh) this.#refresh.set(value, token);
    // The position never decreases, because an issued token must not be issued again for another sign-in.
    this.#random.moveTo(Math.max(this.#random.position, position));
    return () => {
      this.clear();
      for (const [value, token] of previousTokens[0]) this.#access.set(value, token);
      for (const [value, token] of previousTokens[1]) this.#refresh.set(value, token);
    };
  }

  clear(): void {
    this.#access.clear();
    this.#refresh.clear();
    this.#codes.clear();
  }

  /** Moves sign-ins from OAuth clients to others. */
  moveToClients(clients: ReadonlyMap<string, string>): void {
    for (const tokens of [this.#access, this.#refresh, this.#codes] as Map<string, { clientId: string }>[]) {
      for (const [value, entry] of tokens) {
        tokens.set(value, { ...entry, clientId: clients.get(entry.clientId) ?? entry.clientId });
      }
    }
  }

  #end(token: Endable<AccessToken | RefreshToken>): void {
    if (token.ended) return;
    token.ended = true;
    if ('value' in token) this.#changes?.notify('tokens', token.value, token, undefined);
  }

  #isValid({ expires, ended }: Endable<AccessToken>): boolean {
    return !ended && expires > this.#now();
  }

  #validTokens(): AccessToken[] {
    return [...this.#access.values()].filter((token) => this.#isValid(token));
  }
}
