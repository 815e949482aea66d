import { ownFields } from '../../../core/values/plain-objects.js';
import type { RouteTest } from '../../operations/operation-route.js';
import { createRouteTest } from '../../operations/operation-route.js';
import type { RateLimitOptions } from './options.js';

/** Maximum size of a body, in bytes. */
export const MAX_BODY_BYTES = 512_000;

/** A limit, in the form in which the platform reports it. */
export interface Limit {
  key: string;
  namespace: string;
  value: number;
}

const NAMESPACE = 'platform.api';

/** The result of counting a request. */
export interface RequestCount {
  count: number;
  limit: number;
  /** Seconds until the count restarts. */
  reset: number;
  /** The limit that the request exceeds. */
  exceededLimit: Limit | undefined;
}

/** The sender of a request. */
export interface Sender {
  token: string;
  clientId: string;
  userId: string | undefined;
}

/** Requests per minute and token on the platform. */
const DEFAULT_PER_TOKEN = 300;

/** The limit for all tokens of one user in one OAuth client, as a multiple of the limit per token. */
const TOKENS_PER_OWNER = 10;

/** The limits of an organisation: requests per minute with one token, and with all tokens of its owner. */
export function platformLimits(perToken = DEFAULT_PER_TOKEN, perOwner = perToken * TOKENS_PER_OWNER): Limit[] {
  return [
    { key: 'client.credentials.token.rate.per.minute', namespace: NAMESPACE, value: perToken },
    { key: 'org.app.user.rate.per.minute', namespace: NAMESPACE, value: perOwner },
    bodyLimit,
    { key: 'token.rate.per.minute', namespace: NAMESPACE, value: perToken },
  ];
}

export const bodyLimit: Limit = { key: 'request.bytes.max', namespace: NAMESPACE, value: MAX_BODY_BYTES };

/**
 * Counts requests per minute: for each token, for each token and route with a separate limit, and for each user in each OAuth
 * client.
 */
export class RateLimits {
  /** Requests per minute and token. */
  readonly perToken: number;
  /** Requests per minute of all tokens of an owner. */
  readonly perOwner: number;
  /** Whether pages of other origins may read the limit headers. */
  readonly hasExposedHeaders: boolean;
  readonly #routes: readonly { matches: RouteTest; limit: number }[];
  readonly #tokens: Buckets;
  readonly #owners: Buckets;

  constructor(options: RateLimitOptions, now: () => number) {
    const ownOptions: RateLimitOptions = ownFields(options);
    const {
      token = DEFAULT_PER_TOKEN,
      owner = token * TOKENS_PER_OWNER,
      routes = {},
      windowMs = 60_000,
      headers = 'exposed',
    } = ownOptions;
    this.perToken = readRequestCount('rateLimit', token);
    this.perOwner = readRequestCount('rateLimit.owner', owner);
    if (!['exposed', 'hidden'].includes(headers)) throw new TypeError("rateLimit.headers is 'exposed' or 'hidden'");
    if (!(typeof windowMs === 'number' && windowMs > 0 && windowMs <= 86_400_000)) {
      throw new RangeError('rateLimit.windowMs is a number of ms above 0, 86,400,000 at most');
    }
    this.hasExposedHeaders = headers === 'exposed';
    this.#routes = Object.entries(routes).map(([route, perToken]) => {
      if (!/^[A-Z]+ \//.test(route)) throw new TypeError(`rateLimit.routes: "${route}" is no verb and path`);
      return { matches: createRouteTest(route), limit: readRequestCount(`rateLimit.routes["${route}"]`, perToken) };
    });
    this.#tokens = new Buckets(now, windowMs);
    this.#owners = new Buckets(now, windowMs);
  }

  /** Counts a request, `VERB /path`. */
  count({ token, clientId, userId }: Sender, call: string): RequestCount {
    const route = this.#routes.findIndex(({ matches }) => matches(call));
    const limit = this.#routes[route]?.limit ?? this.perToken;
    const tokenCount = this.#tokens.count(`${route} ${token}`);
    const tokenKey = userId === undefined ? 'client.credentials.token.rate.per.minute' : 'token.rate.per.minute';
    if (tokenCount.count > limit) return this.#exceededCount(tokenKey, limit, tokenCount.reset);
    const ownerCount = this.#owners.count(`${clientId} ${userId ?? ''}`);
    if (ownerCount.count > this.perOwner)
      return this.#exceededCount('org.app.user.rate.per.minute', this.perOwner, ownerCount.reset);
    return { ...tokenCount, limit, exceededLimit: undefined };
  }

  clear(): void {
    this.#tokens.clear();
    this.#owners.clear();
  }

  #exceededCount(key: string, value: number, reset: number): RequestCount {
    return { count: value, limit: value, reset, exceededLimit: { key, namespace: NAMESPACE, value } };
  }
}

function readRequestCount(name: string, value: number): number {
  if (Number.isInteger(value) && value > 0) return value;
  throw new RangeError(`${name} is a whole number of requests above 0, or false`);
}

interface Bucket {
  count: number;
  /** ms since the epoch */
  endsAt: number;
}

/** A minute starts with the first request outside the previous one. */
class Buckets {
  readonly #now: () => number;
  readonly #window: number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(now: () => number, window: number) {
    this.#now = now;
    this.#window = window;
  }

  /** The count including this request, and the seconds until it restarts. */
  count(key: string): { count: number; reset: number } {
    const now = this.#now();
    let bucket = this.#buckets.get(key);
    // Also applies if the clock was set back.
    if (!bucket || bucket.endsAt <= now || bucket.endsAt > now + this.#window) {
      this.#removeExpired(now);
      bucket = { count: 0, endsAt: now + this.#window };
      this.#buckets.set(key, bucket);
    }
    bucket.count += 1;
    return { count: bucket.count, reset: Math.ceil((bucket.endsAt - now) / 1000) };
  }

  clear(): void {
    this.#buckets.clear();
  }

  /** A sandbox may see thousands of tokens, but only needs the latest. */
  #removeExpired(now: number): void {
    if (this.#buckets.size < 100) return;
    for (const [key, { endsAt }] of this.#buckets) if (endsAt <= now) this.#buckets.delete(key);
  }
}
