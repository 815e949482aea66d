import type { Changes } from './changes.js';
import type { Random } from '../values/random.js';

export interface AccessToken {
  readonly value: string;
  readonly clientId: string;
  /** Absent where the OAuth client signed in for itself. */
  readonly userId: string | undefined;
  /** ms since the epoch */
  readonly expires: number;
}

/** An authorization code, and what must come with it to redeem it. */
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

/** Every sign-in that holds, as plain JSON. */
export interface SavedTokens {
  readonly access: readonly AccessToken[];
  readonly refresh: readonly (readonly [value: string, token: RefreshToken])[];
  /** How far the values that tokens are made of have been used up. */
  readonly position: number;
}

/** What has been ended stays known for as long as it would have held: a reset may bring it back. */
type Ending<T> = T & { ended?: true };

/** Tokens that are kept before those are looked for that have expired. */
const MANY = 10_000;

/** Long enough for a redirect, as RFC 6749, 4.1.2 advises. */
const CODE_LIFETIME = 600_000;

/** Every token and code of a sandbox. */
export class Tokens {
  readonly #random: Random;
  readonly #now: () => number;
  readonly #changes: Changes | undefined;
  readonly #access = new Map<string, Ending<AccessToken>>();
  readonly #refresh = new Map<string, Ending<RefreshToken>>();
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

  /** @param lifetime - In s; that of the sandbox where the OAuth client has none of its own. */
  issueAccess(clientId: string, userId: string | undefined, lifetime = this.lifetime): AccessToken {
    const token = { value: this.#random.token(), clientId, userId, expires: this.#now() + lifetime * 1000 };
    if (this.#access.size >= MANY) {
      for (const [value, { expires }] of this.#access) if (expires <= this.#now()) this.#access.delete(value);
    }
    this.#access.set(token.value, token);
    this.#changes?.tell('tokens', token.value, undefined, token);
    return token;
  }

  /** The token, unless it is unknown, revoked or expired. */
  findAccess(value: string): AccessToken | undefined {
    const token = this.#access.get(value);
    return token && this.#holds(token) ? token : undefined;
  }

  /** The users who are signed in. */
  users(): Set<string> {
    return new Set(this.#holding().flatMap(({ userId }) => userId ?? []));
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

  /** Ends every sign-in with an OAuth client, also those that are under way. */
  revokeClient(clientId: string): void {
    for (const tokens of [this.#access, this.#refresh]) {
      for (const token of tokens.values()) if (token.clientId === clientId) this.#end(token);
    }
    for (const [value, code] of this.#codes) if (code.clientId === clientId) this.#codes.delete(value);
  }

  /** Makes every access token invalid; refresh tokens stay. */
  expireAll(): void {
    for (const token of this.#access.values()) token.ended = true;
  }

  /** Lets all tokens hold again that were ended; those of users and OAuth clients that are not known are gone. */
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

  /** Refresh tokens rotate: each is good for one use, by the OAuth client that got it. */
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

  /** A code is gone with the first attempt to redeem it, whether that succeeds or not. */
  takeCode(value: string): AuthorizationCode | undefined {
    const code = this.#codes.get(value);
    this.#codes.delete(value);
    return code && code.expires > this.#now() ? code : undefined;
  }

  toJSON(): SavedTokens {
    const refresh = [...this.#refresh].filter(([, { ended }]) => !ended);
    return { access: this.#holding(), refresh, position: this.#random.position };
  }

  /** Adds sign-ins to those that hold. @returns what takes them back. */
  load({ access, refresh, position }: SavedTokens): () => void {
    const before = [new Map(this.#access), new Map(this.#refresh)] as const;
    for (const token of access) this.#access.set(token.value, { ...token, userId: token.userId });
    for (const [value, token] of refresh) this.#refresh.set(value, token);
    // Never back: a token that was given out must not come to mean another sign-in.
    this.#random.moveTo(Math.max(this.#random.position, position));
    return () => {
      this.clear();
      for (const [value, token] of before[0]) this.#access.set(value, token);
      for (const [value, token] of before[1]) this.#refresh.set(value, token);
    };
  }

  clear(): void {
    this.#access.clear();
    this.#refresh.clear();
    this.#codes.clear();
  }

  /** Gives sign-ins with OAuth clients over to others. */
  rename(clients: ReadonlyMap<string, string>): void {
    for (const kept of [this.#access, this.#refresh, this.#codes] as Map<string, { clientId: string }>[]) {
      for (const [value, entry] of kept) {
        kept.set(value, { ...entry, clientId: clients.get(entry.clientId) ?? entry.clientId });
      }
    }
  }

  #end(token: Ending<AccessToken | RefreshToken>): void {
    if (token.ended) return;
    token.ended = true;
    if ('value' in token) this.#changes?.tell('tokens', token.value, token, undefined);
  }

  #holds({ expires, ended }: Ending<AccessToken>): boolean {
    return !ended && expires > this.#now();
  }

  #holding(): AccessToken[] {
    return [...this.#access.values()].filter((token) => this.#holds(token));
  }
}
