import type { Context } from 'hono';
import { Tokens } from './auth/tokens.js';
import type { AccessToken } from './auth/tokens.js';
import { Faults } from './faults.js';
import { foundOrganisation } from './organisation.js';
import type { SandboxClient, SandboxClients, SandboxOrganisation } from './organisation.js';
import { Random } from './random.js';
import { RequestLog } from './request-log.js';
import { seedStore } from './seed.js';
import type { Store } from './store.js';

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
  /** The time in ms since the epoch; `Date.now`. */
  now?: () => number;
}

/** What a request carries from one handler to the next. */
export interface SandboxEnv {
  Variables: {
    correlationId: string;
    /** Set on everything that passed the bearer check. */
    accessToken: AccessToken;
  };
}

export type SandboxContext = Context<SandboxEnv>;

/** All that the routes of one sandbox share. */
export class World {
  readonly maxPageSize: number;
  readonly now: () => number;
  readonly organisation: SandboxOrganisation;
  readonly clients: SandboxClients;
  readonly tokens: Tokens;
  readonly faults = new Faults();
  readonly requests = new RequestLog();
  readonly #seed: number;
  readonly #correlation: Random;
  #random: Random;
  #store: Store;

  constructor(options: SandboxOptions = {}) {
    const { seed = 1, tokenLifetime = 86_400, maxPageSize = 500, redirectUris = [], now = Date.now } = options;
    if (!Number.isInteger(seed)) throw new TypeError('The seed of a sandbox is a whole number');
    if (!(tokenLifetime > 0)) throw new RangeError('tokenLifetime is a number of seconds above 0');
    this.#seed = seed;
    this.maxPageSize = maxPageSize;
    this.now = now;
    const { organisation, clients } = foundOrganisation(seed, redirectUris);
    this.organisation = organisation;
    this.clients = clients;
    this.#random = new Random(seed);
    this.#store = seedStore(this.#random, organisation);
    // Neither stream starts again on a reset: a token from before must never come to mean a later sign-in.
    this.tokens = new Tokens(new Random(seed ^ 0x5bd1e995), now, tokenLifetime);
    this.#correlation = new Random(seed ^ 0x2545f491);
  }

  /** Users, queues and all the rest, as they stand. */
  get store(): Store {
    return this.#store;
  }

  client(id: string | undefined): SandboxClient | undefined {
    return Object.values(this.clients as unknown as Record<string, SandboxClient>).find((client) => client.id === id);
  }

  newId(): string {
    return this.#random.uuid();
  }

  newCorrelationId(): string {
    return this.#correlation.uuid();
  }

  /** The time as entities write it. */
  timestamp(): string {
    return new Date(this.now()).toISOString();
  }

  /** Back to how it all began: every change, sign-in, fault and kept request is gone. */
  reset(): void {
    this.#random = new Random(this.#seed);
    this.#store = seedStore(this.#random, this.organisation);
    this.tokens.clear();
    this.faults.clear();
    this.requests.clear();
  }
}
