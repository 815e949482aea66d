const WINDOW = 60_000;

/** Bytes that a body may have. */
export const BODY_BYTES = 512_000;

/** A limit of the platform, as it tells of it. */
export interface Limit {
  key: string;
  namespace: string;
  value: number;
}

const NAMESPACE = 'platform.api';

/** What came of counting a request. */
export interface Counted {
  count: number;
  allowed: number;
  /** Seconds until it starts again. */
  reset: number;
  /** The limit that it is one too many for. */
  exceeded: Limit | undefined;
}

/** Who sends a request. */
export interface Sender {
  token: string;
  clientId: string;
  userId: string | undefined;
}

/** How many more requests all tokens of one user in one OAuth client may send than each of them. */
const TOKENS = 10;

/** The limits of an organisation whose tokens send so many requests a minute. */
export function platformLimits(perToken: number): Limit[] {
  return [
    { key: 'client.credentials.token.rate.per.minute', namespace: NAMESPACE, value: perToken },
    { key: 'org.app.user.rate.per.minute', namespace: NAMESPACE, value: perToken * TOKENS },
    bodyLimit,
    { key: 'token.rate.per.minute', namespace: NAMESPACE, value: perToken },
  ];
}

export const bodyLimit: Limit = { key: 'request.bytes.max', namespace: NAMESPACE, value: BODY_BYTES };

/** Counts requests minute by minute: those of each token, and those of each user in each OAuth client. */
export class RateLimits {
  readonly #tokens: Buckets;
  readonly #owners: Buckets;

  /** @param allowed - Requests a minute a token. */
  constructor(
    readonly allowed: number,
    now: () => number,
  ) {
    this.#tokens = new Buckets(now);
    this.#owners = new Buckets(now);
  }

  /** Counts one more. */
  count({ token, clientId, userId }: Sender): Counted {
    const ofToken = this.#tokens.count(token);
    const tokenKey = userId === undefined ? 'client.credentials.token.rate.per.minute' : 'token.rate.per.minute';
    if (ofToken.count > this.allowed) return this.#refused(tokenKey, this.allowed, ofToken.reset);
    const ofOwner = this.#owners.count(`${clientId} ${userId ?? ''}`);
    const mostOfOwner = this.allowed * TOKENS;
    if (ofOwner.count > mostOfOwner) return this.#refused('org.app.user.rate.per.minute', mostOfOwner, ofOwner.reset);
    return { ...ofToken, allowed: this.allowed, exceeded: undefined };
  }

  clear(): void {
    this.#tokens.clear();
    this.#owners.clear();
  }

  #refused(key: string, value: number, reset: number): Counted {
    return { count: value, allowed: value, reset, exceeded: { key, namespace: NAMESPACE, value } };
  }
}

interface Bucket {
  count: number;
  /** ms since the epoch */
  ends: number;
}

/** A minute begins with the first request that falls into none. */
class Buckets {
  readonly #buckets = new Map<string, Bucket>();

  constructor(private readonly now: () => number) {}

  /** The count with this one, and the seconds until it starts again. */
  count(key: string): { count: number; reset: number } {
    const now = this.now();
    let bucket = this.#buckets.get(key);
    // Also where the clock was set back.
    if (!bucket || bucket.ends <= now || bucket.ends > now + WINDOW) {
      this.#forget(now);
      bucket = { count: 0, ends: now + WINDOW };
      this.#buckets.set(key, bucket);
    }
    bucket.count += 1;
    return { count: bucket.count, reset: Math.ceil((bucket.ends - now) / 1000) };
  }

  clear(): void {
    this.#buckets.clear();
  }

  /** A sandbox may see thousands of tokens, and needs the latest only. */
  #forget(now: number): void {
    if (this.#buckets.size < 100) return;
    for (const [key, { ends }] of this.#buckets) if (ends <= now) this.#buckets.delete(key);
  }
}
