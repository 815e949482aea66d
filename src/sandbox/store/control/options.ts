import type { SeedFile } from '../initial-data/seed-file.js';

/**
 * How requests are checked against the contract. `strict` refuses every request that does not match its types. `lenient`
 * refuses no request for its types: a value of a completely different kind, such as a list instead of a text, counts as absent.
 */
export type Validation = 'strict' | 'lenient';

/**
 * How calls of operations that are not implemented are handled. `refuse` responds with a 501. `shape` responds with the
 * required fields of the type, and names the operation in the header `x-sandbox-unsupported`.
 */
export type Unsupported = 'refuse' | 'shape';

/**
 * Whether the roles of a token's user, or of its OAuth client, limit what it may do. `enforced` refuses calls without the
 * required permissions, also by division; `off` permits every call.
 */
export type Permissions = 'enforced' | 'off';

/**
 * How calls of retired operations are handled. `answer` responds as the platform did before; `refuse` responds with 404, as the
 * platform does now.
 */
export type Retired = 'answer' | 'refuse';

/** The load of a contact centre with traffic. */
export interface TrafficOptions {
  /**
   * The number of customers: with 1, agents manage to handle most of them in time; 2 is twice as many, 5 the maximum; 1 by
   * default.
   */
  intensity?: number;
  /**
   * How much history the sandbox simulates when it is created, in ms; a day at most.
   *
   * @defaultValue 28_800_000
   */
  historyMs?: number;
  /**
   * The same in hours.
   *
   * @deprecated Use `historyMs`. Removed in 1.0.
   */
  hours?: number;
}

/** The permitted number of requests per minute. */
export interface RateLimitOptions {
  /** For each token; 300 by default. */
  token?: number;
  /**
   * For all tokens of a user in an OAuth client, or of an OAuth client without a user; by default ten times the limit per
   * token.
   */
  owner?: number;
  /** For routes with a separate limit, which applies to each token instead: `{ 'PATCH /api/v2/users/{userId}': 30 }`. */
  routes?: Readonly<Record<string, number>>;
  /**
   * How long a minute of the limit is, in ms, for tests that must be fast: from 1 to 86,400,000.
   *
   * @defaultValue 60_000
   */
  windowMs?: number;
  /**
   * The same in s.
   *
   * @deprecated Use `windowMs`. Removed in 1.0.
   */
  window?: number;
  /** Whether pages of other origins may read the limit headers: `exposed` or `hidden`; `exposed` by default. */
  headers?: 'exposed' | 'hidden';
}

/** What a reset leaves unchanged. */
export interface ResetOptions {
  /**
   * Keeps all issued tokens valid, so that a client need not sign in again. Expired or revoked tokens become valid again,
   * because a reset also reverts that change. Tokens of users who do not exist initially are removed. `false` by default.
   */
  keepTokens?: boolean;
}

/** The options after a seed file has been read. */
export type WorldOptions = Omit<SandboxOptions, 'seed'> & { seed?: number };

/** Options for creating a sandbox. */
export interface SandboxOptions {
  /**
   * The seed that people, queues, ids and tokens are made from: the same seed gives the same contact centre; 1 by default. Or
   * custom seed data, in the form of a seed file.
   */
  seed?: number | SeedFile;
  /**
   * How long access tokens are valid, in ms.
   *
   * @defaultValue 86_400_000
   */
  tokenLifetimeMs?: number;
  /**
   * The same in s.
   *
   * @deprecated Use `tokenLifetimeMs`. Removed in 1.0.
   */
  tokenLifetime?: number;
  /** The maximum page size that a list permits; a larger one receives a 400; 500 by default. */
  maxPageSize?: number;
  /**
   * Redirect URIs that every OAuth client with a login page accepts, in addition to its own and those on localhost with any
   * port.
   */
  redirectUris?: readonly string[];
  /** Requests per minute that each token may send, or an object with further limits; `false` for no limit; 300 by default. */
  rateLimit?: number | false | RateLimitOptions;
  /**
   * Simulates a contact centre at work: customers come to the queues, agents answer them, and the preceding hours can be
   * queried. It advances with the clock, in the same way for the same seed; off by default.
   */
  traffic?: boolean | TrafficOptions;
  /** Whether bodies, query values and headers that violate the contract are refused; `strict` by default. */
  validation?: Validation;
  /** How calls of operations that are not implemented are handled; `refuse` by default. */
  unsupported?: Unsupported;
  /** How calls of operations that the platform has retired are handled; `answer` by default. */
  retired?: Retired;
  /** Whether a call needs the permissions that the contract names for it; `enforced` by default. */
  permissions?: Permissions;
  /** The time in ms since the epoch, from 1970 to 9999; `Date.now` by default. The sandbox's own clock starts from it. */
  now?: () => number;
}
