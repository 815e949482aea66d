import { ownFields } from '../../core/values/plain-objects.js';
import { Tokens } from './tokens.js';
import type { Calls } from './calls.js';
import { Changes } from './changes.js';
import { Clock } from './clock.js';
import { copied } from '../values/copies.js';
import { Faults } from './control/faults.js';
import { Figures } from './figures.js';
import { JobPlans } from './control/job-plans.js';
import type { TrafficSettings } from './control/checked-options.js';
import { checkOptions, checkedLifetime, checkedLimits, checkedReset, checkedTraffic } from './control/checked-options.js';
import { RateLimits } from './control/limits.js';
import { Channels } from './channels/channels.js';
import { Events } from './events.js';
import { namesFor } from './founding/names.js';
import type { SeededNames } from './founding/names.js';
import { foundOrganisation } from './founding/organisation.js';
import { OAuthClients } from './oauth-clients.js';
import type { KnownClient } from './oauth-clients.js';
import type { SandboxClient, SandboxClients, SandboxOrganisation } from './founding/organisation.js';
import type { Permissions, ResetOptions, Retired, Unsupported, Validation, WorldOptions } from './control/options.js';
import { Overrides } from './control/overrides.js';
import { Random } from '../values/random.js';
import type { Planting } from './registry.js';
import { RequestLog } from './control/request-log.js';
import { seedStore } from './founding/seed.js';
import type { SeedPlan } from './founding/seed-plan.js';
import { ofToday } from './former-state.js';
import { checkNames, checkState } from './state.js';
import type { SandboxState } from './state.js';
import { Store } from './store.js';

/** All that the routes of one sandbox share. */
export class World {
  readonly maxPageSize: number;
  readonly validation: Validation;
  readonly unsupported: Unsupported;
  readonly permissions: Permissions;
  readonly retired: Retired;
  /** The time in ms since the epoch, as the sandbox's own clock has it. */
  readonly now: () => number;
  readonly clock: Clock;
  readonly changes = new Changes();
  readonly events = new Events();
  readonly channels: Channels;
  readonly oauthClients: OAuthClients;
  readonly tokens: Tokens;
  readonly faults = new Faults(() => this.now());
  readonly jobPlans: JobPlans;
  readonly overrides = new Overrides();
  readonly limits: RateLimits | undefined;
  readonly requests = new RequestLog();
  /** How often was called what. Like the requests it is no part of the state, which reading leaves as it is. */
  readonly calls = new Map<string, Calls>();
  readonly figures = new Figures();
  /** How busy it is, where customers come by themselves. */
  readonly traffic: TrafficSettings | undefined;
  /** Users, queues and all the rest, as they stand. */
  readonly store = new Store(this.changes);
  /** What it was made as; a state of another sandbox makes something else of it, until a reset. */
  readonly #born: Identity;
  readonly #plan: SeedPlan<World> | undefined;
  #identity: Identity;
  readonly #correlation: Random;
  #random: Random;

  /** @param plan - What a seed file says that there is. */
  constructor(given: WorldOptions = {}, plan?: SeedPlan<World>) {
    const options: WorldOptions = ownFields(given);
    const { seed = 1, maxPageSize = 500, redirectUris = [], now = Date.now } = options;
    const { traffic = false, validation = 'strict' } = options;
    const { unsupported = 'refuse', permissions = 'enforced', retired = 'answer' } = options;
    checkOptions(options);
    if (!Number.isInteger(seed)) throw new TypeError('The seed of a sandbox is a whole number');
    const tokenLifetime = checkedLifetime(options);
    if (!(Number.isInteger(maxPageSize) && maxPageSize > 0)) throw new RangeError('maxPageSize is a whole number above 0');
    // Programs without types may say anything.
    if (!['strict', 'lenient'].includes(validation)) throw new TypeError("validation is 'strict' or 'lenient'");
    if (!['refuse', 'shape'].includes(unsupported)) throw new TypeError("unsupported is 'refuse' or 'shape'");
    if (!['enforced', 'off'].includes(permissions)) throw new TypeError("permissions is 'enforced' or 'off'");
    if (!['answer', 'refuse'].includes(retired)) throw new TypeError("retired is 'answer' or 'refuse'");
    this.#plan = plan;
    this.#born = identityOf(seed, redirectUris, plan?.organisation);
    this.#identity = this.#born;
    this.validation = validation;
    this.unsupported = unsupported;
    this.permissions = permissions;
    this.retired = retired;
    this.traffic = checkedTraffic(traffic);
    this.maxPageSize = maxPageSize;
    this.clock = new Clock(now);
    this.now = this.clock.now;
    const limits = checkedLimits(options.rateLimit);
    this.limits = limits && new RateLimits(limits, this.now);
    this.oauthClients = new OAuthClients(Object.values({ ...this.clients }), this.collection('oauth.clients'), this.now);
    this.#random = new Random(seed);
    this.#seed();
    // Neither stream starts again on a reset: a token from before must never come to mean a later sign-in.
    this.tokens = new Tokens(new Random(seed ^ 0x5bd1e995), this.now, tokenLifetime, this.changes);
    this.#correlation = new Random(seed ^ 0x2545f491);
    this.jobPlans = new JobPlans(this.collection('jobs.plans'));
    this.channels = new Channels(this);
  }

  /** What ids and all that is made up come from. */
  get seed(): number {
    return this.#identity.seed;
  }

  get organisation(): SandboxOrganisation {
    return this.#identity.organisation;
  }

  get clients(): SandboxClients {
    return this.#identity.clients;
  }

  /** What people, queues and codes that are seeded are called. */
  get names(): SeededNames {
    return this.#identity.names;
  }

  /** The collections that the seed file speaks of. */
  get planned(): string[] {
    return Object.keys(this.#plan?.collections ?? {});
  }

  /** The OAuth client that signs in with this id. */
  client(id: string | undefined): KnownClient | undefined {
    return this.oauthClients.find(id);
  }

  /**
   * A place in the store to keep things by id: it survives snapshots and is emptied by a reset. Values are plain JSON. Entities that a
   * path shows have that path for a name. `plant` fills it when it is new and after each reset, `make` makes it where it is to be more
   * than a map.
   */
  collection<T, M extends Map<string, T> = Map<string, T>>(name: string, plant?: Planting<T>, make?: () => M): M {
    const planned = this.#plan?.collections[name];
    const planting: Planting<T> | undefined = planned
      ? (entries) => {
          plant?.(entries);
          planned(entries, this);
        }
      : plant;
    return this.store.collection(name, planting, make);
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

  /** All that can change, as plain JSON: neither the sandbox nor who has it changes what the other has in hand. */
  snapshot(): SandboxState {
    return copied({
      format: 2,
      seed: this.seed,
      organisation: this.organisation,
      clients: this.clients,
      clockOffset: this.clock.offset,
      position: this.#random.position,
      collections: this.store.toJSON(),
      tokens: this.tokens.toJSON(),
    });
  }

  /**
   * Back to a snapshot of this sandbox, or of another one, whose organisation it is from then on. Sign-ins of the meantime hold on, and
   * so do the ids and secrets of its own OAuth clients: each stands for the other's of its kind.
   */
  restore(state: SandboxState): void {
    checkNames(state);
    const today = ofToday(state);
    checkState(today);
    const next = copied(today);
    const former = this.#identity;
    const before = { collections: this.store.toJSON(), position: this.#random.position, clockOffset: this.clock.offset };
    const revoke = this.tokens.load(next.tokens);
    try {
      this.#stand(this.#identityOf(next));
      this.#become(next);
    } catch (error) {
      // Whatever could not be seen before: all of it, or nothing.
      this.#stand(former);
      revoke();
      this.#become(before);
      throw error;
    }
  }

  /** Back to how it all began: every change, fault and kept request is gone, and every sign-in unless they are to be kept. */
  reset(options: ResetOptions = {}): void {
    const { keepTokens = false } = checkedReset(options);
    // Emptied first: what listens to the clock must not carry on what is gone.
    this.store.clear();
    this.events.forget();
    this.#stand(this.#born);
    this.#seed();
    if (keepTokens)
      this.tokens.reissue(
        (userId) => this.store.users.find(userId)?.state === 'active',
        (clientId) => this.client(clientId) !== undefined,
      );
    else this.tokens.clear();
    this.clock.moveTo(0);
    this.store.plant();
    this.limits?.clear();
    this.faults.clear();
    this.channels.clearFaults();
    this.overrides.clear();
    this.requests.clear();
    this.calls.clear();
    this.figures.clear();
    this.channels.sweep();
  }

  #seed(): void {
    this.changes.silently(() => {
      seedStore(this.store, this.#random, this.organisation, this.names);
      this.#plan?.plant(this.store);
    });
  }

  #identityOf({ seed, organisation, clients }: SandboxState): Identity {
    const other = organisation && clients ? { seed, organisation, clients, names: namesFor(seed) } : identityOf(seed, []);
    return other.organisation.id === this.#born.organisation.id ? this.#born : other;
  }

  /** From now on this is its organisation; sign-ins go over to the OAuth client of the same kind there. */
  #stand(identity: Identity): void {
    this.#random = new Random(identity.seed);
    if (identity === this.#identity) return;
    const counterparts = pairs(this.#identity.clients, identity.clients);
    this.tokens.rename(new Map(counterparts.map(([one, other]) => [one.id, other.id])));
    const aliases = identity === this.#born ? [] : pairs(this.#born.clients, identity.clients);
    this.oauthClients.become(Object.values({ ...identity.clients }), aliases);
    this.#identity = identity;
  }

  #become({ collections, position, clockOffset }: Pick<SandboxState, 'collections' | 'position' | 'clockOffset'>) {
    this.store.load(collections);
    this.events.forget();
    this.#random.moveTo(position);
    this.clock.moveTo(clockOffset);
    this.channels.sweep();
  }
}

/** What tells a sandbox from others. */
interface Identity {
  readonly seed: number;
  readonly organisation: SandboxOrganisation;
  readonly clients: SandboxClients;
  readonly names: SeededNames;
}

function identityOf(seed: number, redirectUris: readonly string[], given?: SeedPlan<World>['organisation']): Identity {
  const { organisation, clients } = foundOrganisation(seed, redirectUris);
  return { seed, organisation: { ...organisation, ...given }, clients, names: namesFor(seed) };
}

/** Of each kind, the OAuth client of one and that of the other. */
function pairs(ones: SandboxClients, others: SandboxClients): [SandboxClient, SandboxClient][] {
  return (Object.keys(ones) as (keyof SandboxClients)[]).map((kind) => [ones[kind], others[kind]]);
}
