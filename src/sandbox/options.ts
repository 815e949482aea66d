/** How a sandbox is set up. */
export interface SandboxOptions {
  /** What people, queues, ids and tokens are made from: the same seed gives the same contact centre; 1. */
  seed?: number;
  /** How long access tokens last, in s; 86400. */
  tokenLifetime?: number;
  /** Entities that a list may be asked for in one page; more is a 400; 500. */
  maxPageSize?: number;
  /** Redirect URIs that every OAuth client with a login page has beside its own. */
  redirectUris?: readonly string[];
  /** Requests a minute that each token may send; `false` for as many as it likes; 300. */
  rateLimit?: number | false;
  /** The time in ms since the epoch; `Date.now`. The sandbox's own clock starts from it. */
  now?: () => number;
}
