import { ownFields } from '../../core/values/plain-objects.js';
import { Tokens } from './tokens.js';
import type { Calls } from './calls.js';
import { Changes } from './changes.js';
import { Clock } from './clock.js';
import { copyJson } from '../values/copies.js';
import { Faults } from './control/faults.js';
import { Figures } from './figures.js';
import { JobPlans } from './control/job-plans.js';
import type { TrafficSettings } from './control/read-options.js';
import { checkOptions, readLifetime, readLimits, readResetOptions, readTraffic } from './control/read-options.js';
import { RateLimits } from './control/limits.js';
import { Channels } from './channels/channels.js';
import { Events } from './events.js';
import { namesFor } from './initial-data/names.js';
import type { SeededNames } from './initial-data/names.js';
import { createOrganisation } from './initial-data/organisation.js';
import { OAuthClients } from './oauth-clients.js';
import type { SignInClient } from './oauth-clients.js';
import type { SandboxClient, SandboxClients, SandboxOrganisation } from './initial-data/organisation.js';
import type { Permissions, ResetOptions, Retired, Unsupported, Validation, WorldOptions } from './control/options.js';
import { Overrides } from './control/overrides.js';
import { CollectionPaths } from '../operations/collection-paths.js';
import { surface } from '../operations/surface.js';
import { Random } from '../values/random.js';
import type { InitialFill } from './registry.js';
import { RequestLog } from './control/request-log.js';
import { seedStore } from './initial-data/seed.js';
import { dateStatuses } from './initial-data/status-times.js';
import type { SeedPlan } from './initial-data/seed-plan.js';
import { toCurrentState } from './former-state.js';
import { checkNames, checkState } from './state.js';
import type { SandboxState } from './state.js';
import { Store } from './store.js';

/** The data and services that all handlers of a sandbox share. */
export class World {
  readonly maxPageSize: number;
  readonly validation: Validation;
  readonly unsupported: Unsupported;
  readonly permissions: Permissions;
  readonly retired: Retired;
  /** The time of the sandbox's clock, in ms since the epoch. */
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
  /**
   * The number of calls by operation. Like the request log it is not part of the state, because reading must not change that.
   */
  readonly calls = new Map<string, Calls>();
  readonly figures = new Figures();
  /** The settings of the simulated traffic, if it is on. */
  readonly traffic: TrafficSettings | undefined;
  /** Users, queues and all other entities, in their current state. */
  readonly store = new Store(this.changes);
  /** Which paths show the same entities of the store. */
  readonly collectionPaths = new CollectionPaths(surface(), (template) => this.store.isManaged(template));
  /** Whether there may be data of any area: from a seed file or a restored state. */
  hasOtherData: boolean;
  /** The identity at creation, which a reset restores after the state of another sandbox was loaded. */
  readonly #initialIdentity: Identity;
  readonly #plan: SeedPlan<World> | undefined;
  #identity: Identity;
  readonly #correlation: Random;
  #random: Random;

  /** @param plan - The data of a seed file. */
  constructor(inputOptions: WorldOptions = {}, plan?: SeedPlan<World>) {
    const options: WorldOptions = ownFields(inputOptions);
    const { seed = 1, maxPageSize = 500, redirectUris = [], now = Date.now } = options;
    const { traffic = false, validation = 'strict' } = options;
    const { unsupported = 'refuse', permissions = 'enforced', retired = 'answer' } = options;
    checkOptions(options);
    if (!Number.isInteger(seed)) throw new TypeError('The seed of a sandbox is a whole number');
    const tokenLifetime = readLifetime(options);
    if (!(Number.isInteger(maxPageSize) && maxPageSize > 0)) throw new RangeError('maxPageSize is a whole number above 0');
    // Programs without types may pass any value.
    if (!['strict', 'lenient'].includes(validation)) throw new TypeError("validation is 'strict' or 'lenient'");
    if (!['refuse', 'shape'].includes(unsupported)) throw new TypeError("unsupported is 'refuse' or 'shape'");
    if (!['enforced', 'off'].includes(permissions)) throw new TypeError("permissions is 'enforced' or 'off'");
    if (!['answer', 'refuse'].includes(retired)) throw new TypeError("retired is 'answer' or 'refuse'");
    this.#plan = plan;
    this.hasOtherData = plan !== undefined;
    this.#initialIdentity = identityOf(seed, redirectUris, plan?.organisation);
    this.#identity = this.#initialIdentity;
    this.validation = validation;
    this.unsupported = unsupported;
    this.permissions = permissions;
    this.retired = retired;
    this.traffic = readTraffic(traffic);
    this.maxPageSize = maxPageSize;
    this.clock = new Clock(now);
    this.now = this.clock.now;
    const limits = readLimits(options.rateLimit);
    this.limits = limits && new RateLimits(limits, this.now);
    this.oauthClients = new OAuthClients(Object.values({ ...this.clients }), this.collection('oauth.clients'), this.now);
    this.#random = new Random(seed);
    this.#seed();
    // Neither random stream restarts on a reset, because an earlier token must never identify a later sign-in.
    this.tokens = new Tokens(new Random(seed ^ 0x5bd1e995), this.now, tokenLifetime, this.changes);
    this.#correlation = new Random(seed ^ 0x2545f491);
    this.jobPlans = new JobPlans(this.collection('jobs.plans'));
    this.channels = new Channels(this);
  }

  /** The seed of ids and of all generated values. */
  get seed(): number {
    return this.#identity.seed;
  }

  get organisation(): SandboxOrganisation {
    return this.#identity.organisation;
  }

  get clients(): SandboxClients {
    return this.#identity.clients;
  }

  /** The names of seeded people, queues and codes. */
  get names(): SeededNames {
    return this.#identity.names;
  }

  /** The collections that the seed file defines. */
  get plannedCollections(): string[] {
    return Object.keys(this.#plan?.collections ?? {});
  }

  /** The OAuth client with this id. */
  client(id: string | undefined): SignInClient | undefined {
    return this.oauthClients.find(id);
  }

  /**
   * A map in the store for values by id: it is part of snapshots and emptied by a reset. Values are plain JSON. For entities
   * that a path shows, the name is that path. `fillInitially` fills the map when it is new and after each reset; `make` creates it if a
   * plain map is not enough.
   */
  collection<T, M extends Map<string, T> = Map<string, T>>(name: string, fillInitially?: InitialFill<T>, make?: () => M): M {
    const fillFromPlan = this.#plan?.collections[name];
    const fill: InitialFill<T> | undefined = fillFromPlan
      ? (entries) => {
          fillInitially?.(entries);
          fillFromPlan(entries, this);
        }
      : fillInitially;
    return this.store.collection(name, fill, make);
  }

  newId(): string {
    return this.#random.uuid();
  }

  newCorrelationId(): string {
    return this.#correlation.uuid();
  }

  /** The current time in the format of entities. */
  timestamp(): string {
    return new Date(this.now()).toISOString();
  }

  /** The complete mutable state as plain JSON. Later changes of the sandbox and of the snapshot do not affect each other. */
  snapshot(): SandboxState {
    return copyJson({
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
   * Restores a snapshot of this sandbox, or of another one, whose organisation it then has. Later sign-ins stay valid, and so
   * do the ids and secrets of the former OAuth clients: each stands for the other's of its kind.
   */
  restore(state: SandboxState): void {
    checkNames(state);
    const currentState = toCurrentState(state);
    checkState(currentState);
    const { collections, ...otherParts } = currentState;
    // The store copies each entry as it loads it.
    const stateToLoad = { ...copyJson(otherParts), collections };
    const formerIdentity = this.#identity;
    const previousState = { collections: this.store.toJSON(), position: this.#random.position, clockOffset: this.clock.offset };
    const revoke = this.tokens.load(stateToLoad.tokens);
    try {
      this.#changeIdentity(this.#identityOf(stateToLoad));
      this.#loadData(stateToLoad);
      this.hasOtherData = true;
    } catch (error) {
      // Some errors only occur here. The restore then is reverted completely.
      this.#changeIdentity(formerIdentity);
      revoke();
      this.#loadData(previousState);
      throw error;
    }
  }

  /**
   * Restores the initial state: removes every change, fault and logged request, and every sign-in unless `keepTokens` is set.
   */
  reset(options: ResetOptions = {}): void {
    const { keepTokens = false } = readResetOptions(options);
    // Cleared first, because listeners of the clock must not process old data.
    this.store.clear();
    this.events.clearPublished();
    this.#changeIdentity(this.#initialIdentity);
    this.#seed();
    if (keepTokens)
      this.tokens.reissue(
        (userId) => this.store.users.find(userId)?.state === 'active',
        (clientId) => this.client(clientId) !== undefined,
      );
    else this.tokens.clear();
    this.clock.moveTo(0);
    this.store.fillAll();
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
    this.changes.runSilently(() => {
      seedStore(this.store, this.#random, this.organisation, this.names);
      this.#plan?.apply(this.store);
      dateStatuses(this.store, this.now() - this.clock.offset);
    });
  }

  #identityOf({ seed, organisation, clients }: SandboxState): Identity {
    const identity = organisation && clients ? { seed, organisation, clients, names: namesFor(seed) } : identityOf(seed, []);
    return identity.organisation.id === this.#initialIdentity.organisation.id ? this.#initialIdentity : identity;
  }

  /** Changes the organisation; sign-ins move to its OAuth client of the same kind. */
  #changeIdentity(identity: Identity): void {
    this.#random = new Random(identity.seed);
    if (identity === this.#identity) return;
    const counterparts = pairClients(this.#identity.clients, identity.clients);
    this.tokens.moveToClients(new Map(counterparts.map(([one, other]) => [one.id, other.id])));
    const aliases = identity === this.#initialIdentity ? [] : pairClients(this.#initialIdentity.clients, identity.clients);
    this.oauthClients.replaceInitialClients(Object.values({ ...identity.clients }), aliases);
    this.#identity = identity;
  }

  #loadData({ collections, position, clockOffset }: Pick<SandboxState, 'collections' | 'position' | 'clockOffset'>) {
    this.store.load(collections);
    this.events.clearPublished();
    this.#random.moveTo(position);
    this.clock.moveTo(clockOffset);
    this.channels.sweep();
  }
}

/** The properties that distinguish one sandbox from others. */
interface Identity {
  readonly seed: number;
  readonly organisation: SandboxOrganisation;
  readonly clients: SandboxClients;
  readonly names: SeededNames;
}

function identityOf(seed: number, redirectUris: readonly string[], overrides?: SeedPlan<World>['organisation']): Identity {
  const { organisation, clients } = createOrganisation(seed, redirectUris);
  return { seed, organisation: { ...organisation, ...overrides }, clients, names: namesFor(seed) };
}

/** Pairs the OAuth clients of the same kind. */
function pairClients(clients: SandboxClients, otherClients: SandboxClients): [SandboxClient, SandboxClient][] {
  return (Object.keys(clients) as (keyof SandboxClients)[]).map((kind) => [clients[kind], otherClients[kind]]);
}
