import type { Random } from '../random.js';

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

/** Long enough for a redirect, as RFC 6749, 4.1.2 advises. */
const CODE_LIFETIME = 600_000;

/** Every token and code of a sandbox. */
export class Tokens {
  readonly #access = new Map<string, AccessToken>();
  readonly #refresh = new Map<string, RefreshToken>();
  readonly #codes = new Map<string, AuthorizationCode & { expires: number }>();

  /** @param lifetime - Of access tokens, in s. */
  constructor(
    private readonly random: Random,
    private readonly now: () => number,
    readonly lifetime: number,
  ) {}

  issueAccess(clientId: string, userId: string | undefined): AccessToken {
    const token = { value: this.random.token(), clientId, userId, expires: this.now() + this.lifetime * 1000 };
    this.#access.set(token.value, token);
    return token;
  }

  /** The token, unless it is unknown, revoked or expired. */
  findAccess(value: string): AccessToken | undefined {
    const token = this.#access.get(value);
    if (!token || token.expires > this.now()) return token;
    this.#access.delete(value);
    return undefined;
  }

  /** The users who are signed in. */
  users(): Set<string> {
    const holding = [...this.#access.values()].filter(({ expires }) => expires > this.now());
    return new Set(holding.flatMap(({ userId }) => userId ?? []));
  }

  revoke(value: string): void {
    this.#access.delete(value);
  }

  /** Ends every sign-in of a user. */
  revokeUser(userId: string): void {
    for (const tokens of [this.#access, this.#refresh]) {
      for (const [value, token] of tokens) if (token.userId === userId) tokens.delete(value);
    }
  }

  /** Makes every access token invalid; refresh tokens stay. */
  expireAll(): void {
    this.#access.clear();
  }

  issueRefresh(token: RefreshToken): string {
    const value = this.random.token();
    this.#refresh.set(value, token);
    return value;
  }

  /** Refresh tokens rotate: each is good for one use, by the OAuth client that got it. */
  takeRefresh(value: string, clientId: string): RefreshToken | undefined {
    const token = this.#refresh.get(value);
    if (token?.clientId !== clientId) return undefined;
    this.#refresh.delete(value);
    return token;
  }

  issueCode(code: AuthorizationCode): string {
    const value = this.random.token();
    this.#codes.set(value, { ...code, expires: this.now() + CODE_LIFETIME });
    return value;
  }

  /** A code is gone with the first attempt to redeem it, whether that succeeds or not. */
  takeCode(value: string): AuthorizationCode | undefined {
    const code = this.#codes.get(value);
    this.#codes.delete(value);
    return code && code.expires > this.now() ? code : undefined;
  }

  toJSON(): SavedTokens {
    const access = [...this.#access.values()].filter(({ expires }) => expires > this.now());
    return { access, refresh: [...this.#refresh], position: this.random.position };
  }

  /** Adds sign-ins to those that hold. */
  load({ access, refresh, position }: SavedTokens): void {
    for (const token of access) this.#access.set(token.value, { ...token, userId: token.userId });
    for (const [value, token] of refresh) this.#refresh.set(value, token);
    // Never back: a token that was given out must not come to mean another sign-in.
    this.random.moveTo(Math.max(this.random.position, position));
  }

  clear(): void {
    this.#access.clear();
    this.#refresh.clear();
    this.#codes.clear();
  }
}
