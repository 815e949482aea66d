import type { SeedFile } from '../founding/seed-file.js';

/**
 * How what is sent is held against the contract. `strict` refuses what is not as its type says. `lenient` refuses nothing for its type:
 * what is of another kind altogether, such as a list where a text belongs, counts as absent.
 */
export type Validation = 'strict' | 'lenient';

/**
 * How calls are answered that nothing would come of. `refuse` says so with a 501. `shape` answers with what the type requires and names
 * the operation in the header `x-sandbox-unsupported`.
 */
export type Unsupported = 'refuse' | 'shape';

/**
 * Whether what a token may do depends on the roles of its user, or of its OAuth client. `enforced` refuses what their permissions do not
 * allow, by division too; `off` lets everybody do everything.
 */
export type Permissions = 'enforced' | 'off';

/**
 * How calls to operations are answered that the platform has retired. `answer` goes on as the platform did until then; `refuse` answers
 * 404, as the platform does now.
 */
export type Retired = 'answer' | 'refuse';

/** How busy a contact centre is that works by itself. */
export interface TrafficOptions {
  /** How many customers come: 1 is what the agents cope with, most are answered in time; 2 is twice as many, 5 the most; 1. */
  intensity?: number;
  /**
   * For how long it has been at work when the sandbox is made, in ms; a day at most.
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

/** How many requests a minute may be sent. */
export interface RateLimitOptions {
  /** With each token; 300. */
  token?: number;
  /** With all tokens of a user in an OAuth client, or of an OAuth client without a user; ten times as many as with each. */
  owner?: number;
  /** To routes with a limit of their own, which each token has instead: `{ 'PATCH /api/v2/users/{userId}': 30 }`. */
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
  /** Whether pages of other origins may read the headers that tell of it: `exposed` or `hidden`; `exposed`. */
  headers?: 'exposed' | 'hidden';
}

/** What a reset leaves as it is. */
export interface ResetOptions {
  /**
   * Every token that was issued goes on, so that a client which holds one need not sign in again. Those that were expired or revoked hold
   * again, as all else that was changed is as before; those of users whom the sandbox does not begin with are gone. `false`.
   */
  keepTokens?: boolean;
}

/** The same where a seed file has been read. */
export type WorldOptions = Omit<SandboxOptions, 'seed'> & { seed?: number };

/** How a sandbox is set up. */
export interface SandboxOptions {
  /**
   * What people, queues, ids and tokens are made from: the same seed gives the same contact centre; 1. Or a contact centre of your own,
   * as a seed file describes it.
   */
  seed?: number | SeedFile;
  /**
   * How long access tokens last, in ms.
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
  /** Entities that a list may be asked for in one page; more is a 400; 500. */
  maxPageSize?: number;
  /** Redirect URIs that every OAuth client with a login page has beside its own and those on localhost, which it has at any port. */
  redirectUris?: readonly string[];
  /** Requests a minute that each token may send, or what else is limited too; `false` for as many as it likes; 300. */
  rateLimit?: number | false | RateLimitOptions;
  /**
   * A contact centre that is at work: customers come to the queues, agents answer them, and the hours before are there to be queried. It
   * moves on with the clock, the same way for the same seed; off.
   */
  traffic?: boolean | TrafficOptions;
  /** Whether bodies, query values and headers that are not as the contract says are refused; `strict`. */
  validation?: Validation;
  /** What becomes of calls to operations that the sandbox does not do; `refuse`. */
  unsupported?: Unsupported;
  /** What becomes of calls to operations that the platform no longer offers; `answer`. */
  retired?: Retired;
  /** Whether a call needs the permissions that the contract names for it; `enforced`. */
  permissions?: Permissions;
  /** The time in ms since the epoch, from 1970 to 9999; `Date.now`. The sandbox's own clock starts from it. */
  now?: () => number;
}
