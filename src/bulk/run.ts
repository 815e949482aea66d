import { defaultClient } from '../core/default-client.js';
import { ConfigurationError } from '../core/errors.js';
import { isObject } from '../core/is-object.js';
import type { CallSender, RequestOptions } from '../core/operation.js';
import { kindOf, namedOptions } from '../core/records.js';
import { hashText } from './keys.js';
import type { Planned } from './lines.js';
import type { BulkChanges, BulkCreations } from './options.js';
import { holds } from './same.js';
import { whole } from './whole.js';

type Entity = Record<string, unknown>;

/** What a run is of, whether it changes or makes, with everything that may be left out filled in. */
export class Run {
  readonly name: string;
  /** Stands for the plan. */
  readonly planHash: string;
  readonly concurrency: number;
  readonly makes: boolean;
  readonly #given: BulkChanges<Entity, object, string> | BulkCreations<Entity, object, string, unknown>;

  constructor(given: BulkChanges<Entity, object, string> | BulkCreations<Entity, object, string, unknown>) {
    const options = namedOptions('bulk', given, KNOWN);
    const { name, concurrency = 4, keep, batch, journal, revision } = given;
    if (typeof name !== 'string' || name === '') throw new ConfigurationError('A bulk run needs a name');
    const absent = ['source', 'key', 'plan', 'apply'].find((option) => typeof options[option] !== 'function');
    if (absent !== undefined) throw new ConfigurationError(`The bulk run ${name} needs a function ${absent}`);
    if (!Array.isArray(keep) || keep.some((field) => typeof field !== 'string'))
      throw new ConfigurationError(`The bulk run ${name} needs in keep a list of the fields that the journal is to keep`);
    if ((typeof options['read'] === 'function') === (typeof options['find'] === 'function'))
      throw new ConfigurationError(`The bulk run ${name} needs either read (for changes) or find (for what it makes)`);
    whole(`concurrency of the bulk run ${name}`, concurrency, 64);
    if (batch) whole(`batch.size of the bulk run ${name}`, batch.size, 100_000);
    if (!isObject(journal) || typeof journal['open'] !== 'function')
      throw new ConfigurationError(`The bulk run ${name} needs a journal`);
    this.name = name;
    this.concurrency = concurrency;
    this.makes = given.find !== undefined;
    // Fields that are kept otherwise are planned otherwise: an undo could not do without them.
    this.planHash = hashText(JSON.stringify([revision ?? given.plan.toString(), keep]));
    this.#given = given;
  }

  get title(): string {
    return `The bulk run ${this.name}`;
  }

  get journal() {
    return this.#given.journal;
  }

  get batch() {
    return this.#given.batch;
  }

  get client(): CallSender {
    const client = this.#given.client ?? defaultClient.current;
    if (!client) throw new ConfigurationError(`${this.title} has no client: pass one, or use ApiClient.instance first`);
    return client;
  }

  source(): Iterable<Entity> | AsyncIterable<Entity> {
    return this.#given.source();
  }

  key(entity: Entity): string {
    const key: unknown = this.#given.key(entity);
    if (typeof key === 'string' && key !== '') return key;
    throw new ConfigurationError(`key must give a text that is not empty for each entity, not ${kindOf(key)}`);
  }

  /** What is to become of an entity, as it will be read from the journal. */
  plan(entity: Entity): Pick<Planned, 'change' | 'kept'> | undefined {
    const change: unknown = this.#given.plan(entity);
    if (change === undefined || change === null) return undefined;
    if (!isObject(change) || Array.isArray(change))
      throw new ConfigurationError(`plan must give an object or nothing, not ${kindOf(change)}`);
    const kept = Object.fromEntries(this.#given.keep.map((field) => [field, entity[field]]));
    return JSON.parse(JSON.stringify({ change, kept })) as Pick<Planned, 'change' | 'kept'>;
  }

  apply({ kept, change }: Planned, request: RequestOptions): PromiseLike<unknown> {
    return this.#given.apply(kept as Entity, change, request);
  }

  /** The entity, or what was made; `undefined` where that was not found. */
  look({ key, kept }: Planned, request: RequestOptions): PromiseLike<unknown> {
    const given = this.#given;
    return given.find ? given.find(kept as Entity, request) : given.read(key, request);
  }

  isApplied(now: unknown, { change }: Planned): boolean {
    const { applied } = this.#given as { applied?: (now: unknown, change: object) => boolean };
    return applied ? applied(now, change) : holds(now, change);
  }

  get canUndo(): boolean {
    return this.#given.undo !== undefined;
  }

  async undo(now: unknown, { kept }: Planned, request: RequestOptions): Promise<unknown> {
    const { undo } = this.#given as { undo?: (now: unknown, kept: object, request: RequestOptions) => PromiseLike<unknown> };
    return await undo?.(now, kept, request);
  }
}

const KNOWN: Record<keyof BulkChanges<Entity, object, string>, 0> = {
  ...{ name: 0, client: 0, source: 0, key: 0, plan: 0, keep: 0, apply: 0, batch: 0, journal: 0, concurrency: 0, revision: 0 },
  ...{ read: 0, find: 0, applied: 0, undo: 0 },
};
