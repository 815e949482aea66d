import { defaultClient } from '../core/call/default-client.js';
import { ConfigurationError } from '../core/errors/errors.js';
import { isObject } from '../core/values/is-object.js';
import type { CallSender, RequestOptions } from '../core/call/operation.js';
import { readOptions, demand, copyOptions } from '../core/arguments/option-checks.js';
import { isFunction, isBoolean, kindOf, tagOf } from '../core/values/plain-objects.js';
import { hashText } from './keys.js';
import type { Planned } from './journal/lines.js';
import type { BulkChanges, BulkCreations } from './options.js';
import { readPlanResult } from './plan-result.js';
import { holds } from './same.js';
import { whole } from './whole.js';

export type Entity = Record<string, unknown>;

type Options = BulkChanges<Entity, object, string> | BulkCreations<Entity, object, string, unknown>;

/** The checked options of a run with defaults. */
export class Run {
  readonly name: string;
  /** Identifies the plan. */
  readonly planHash: string;
  readonly concurrency: number;
  readonly makes: boolean;
  readonly keep: readonly string[];
  readonly batch: Options['batch'];
  readonly #given: Options;

  constructor(given: Options) {
    const options = copyOptions('bulk', given, KNOWN);
    const { name, concurrency = 4, keep, batch, journal, revision } = options as Partial<Options>;
    if (typeof name !== 'string' || name === '') throw new ConfigurationError('A bulk run needs a name');
    const absent = ['source', 'key', 'plan', 'apply'].find((option) => typeof options[option] !== 'function');
    if (absent !== undefined) throw new ConfigurationError(`The bulk run ${name} needs a function ${absent}`);
    const asynchronous = ['key', 'plan', 'applied'].find((option) => /^(Async|.*Generator)/.test(tagOf(options[option])));
    if (asynchronous !== undefined) {
      throw new ConfigurationError(
        `${asynchronous} of the bulk run ${name} is an async or generator function. Return the value itself, and await what it needs in source.`,
      );
    }
    if (!Array.isArray(keep) || keep.some((field) => typeof field !== 'string'))
      throw new ConfigurationError(`The bulk run ${name} needs in keep a list of the fields that the journal is to keep`);
    if ((typeof options['read'] === 'function') === (typeof options['find'] === 'function'))
      throw new ConfigurationError(`The bulk run ${name} needs either read (for changes) or find (for what it makes)`);
    for (const option of ['read', 'find', 'undo', 'applied']) {
      const { [option]: value } = options;
      demand(value === undefined || isFunction(value), `${option} of the bulk run ${name}`, 'a function');
    }
    demand(revision === undefined || typeof revision === 'string', `revision of the bulk run ${name}`, 'a string');
    whole(`concurrency of the bulk run ${name}`, concurrency, 64);
    if (!isObject(journal) || typeof journal['open'] !== 'function')
      throw new ConfigurationError(`The bulk run ${name} needs a journal`);
    this.name = name;
    this.concurrency = concurrency;
    this.makes = options['find'] !== undefined;
    this.keep = [...(keep as string[])];
    this.batch = batch === undefined ? undefined : checkedBatch(name, batch);
    // Includes `keep`, because an undo depends on the stored fields.
    this.planHash = hashText(JSON.stringify([revision ?? String(options['plan']), keep]));
    this.#given = options as unknown as Options;
  }

  get title(): string {
    return `The bulk run ${this.name}`;
  }

  get journal() {
    return this.#given.journal;
  }

  get client(): CallSender {
    const client = this.#given.client ?? defaultClient.current;
    if (!client) throw new ConfigurationError(`${this.title} has no client: pass one, or use ApiClient.instance first`);
    return client;
  }

  /** The result of `source`: an iterable, if the caller respects the types. */
  source(): unknown {
    return this.#given.source();
  }

  key(entity: Entity): string {
    const key: unknown = this.#given.key(entity);
    if (typeof key === 'string' && key !== '') return key;
    throw new ConfigurationError(`key must give a text that is not empty for each entity, not ${kindOf(key)}`);
  }

  /** The change for an entity, as it will be read from the journal. */
  plan(entity: unknown, key: string): Pick<Planned, 'change' | 'kept'> | undefined {
    const { title, keep, makes } = this;
    if (!isObject(entity))
      throw new ConfigurationError(`${title} read ${kindOf(entity)} for ${JSON.stringify(key)}, not an entity`);
    const result: unknown = this.#given.plan(entity);
    return readPlanResult(result, { title, key, entity, keep, changesExisting: !makes });
  }

  apply({ kept, change }: Planned, request: RequestOptions): PromiseLike<unknown> {
    return this.#given.apply(kept as Entity, change, request);
  }

  /** The existing or created entity; `undefined` if it was not found. */
  look({ key, kept }: Planned, request: RequestOptions): PromiseLike<unknown> {
    const given = this.#given;
    return given.find ? given.find(kept as Entity, request) : given.read(key, request);
  }

  isApplied(now: unknown, { change }: Planned): boolean {
    const { applied } = this.#given as { applied?: (now: unknown, change: object) => unknown };
    if (!applied) return holds(now, change);
    const isApplied = applied(now, change);
    // A promise would count as true.
    demand(isBoolean(isApplied), `What applied of ${this.title} returns`, `a boolean, not ${kindOf(isApplied)}`);
    return isApplied as boolean;
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
  name: 0,
  client: 0,
  source: 0,
  key: 0,
  plan: 0,
  keep: 0,
  apply: 0,
  batch: 0,
  journal: 0,
  concurrency: 0,
  revision: 0,
  read: 0,
  find: 0,
  applied: 0,
  undo: 0,
};

function checkedBatch(name: string, batch: unknown): Options['batch'] {
  const options = readOptions(`batch of the bulk run ${name}`, batch, {
    size: 0,
    apply: [isFunction, 'a function'],
    refused: [isFunction, 'a function'],
  });
  whole(`batch.size of the bulk run ${name}`, options['size'], 100_000);
  demand(isFunction(options['apply']), `batch.apply of the bulk run ${name}`, 'a function');
  return options as unknown as Options['batch'];
}
