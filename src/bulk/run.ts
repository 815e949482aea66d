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
import { hasValues } from './entity-comparison.js';
import { assertWholeNumber } from './whole-number.js';

export type Entity = Record<string, unknown>;

type Options = BulkChanges<Entity, object, string> | BulkCreations<Entity, object, string, unknown>;

/** The checked options of a run with defaults. */
export class Run {
  readonly name: string;
  /** Identifies the plan. */
  readonly planHash: string;
  readonly concurrency: number;
  readonly isCreation: boolean;
  readonly keep: readonly string[];
  readonly batch: Options['batch'];
  readonly #options: Options;

  constructor(options: Options) {
    const settings = copyOptions('bulk', options, OPTION_NAMES);
    const { name, concurrency = 4, keep, batch, journal, revision } = settings as Partial<Options>;
    if (typeof name !== 'string' || name === '') throw new ConfigurationError('A bulk run needs a name');
    const missingFunction = ['source', 'key', 'plan', 'apply'].find((option) => typeof settings[option] !== 'function');
    if (missingFunction !== undefined) throw new ConfigurationError(`The bulk run ${name} needs the function ${missingFunction}`);
    const asyncFunction = ['key', 'plan', 'applied'].find((option) => /^(Async|.*Generator)/.test(tagOf(settings[option])));
    if (asyncFunction !== undefined) {
      throw new ConfigurationError(
        `${asyncFunction} of the bulk run ${name} is an async or generator function. Return the value itself, and await what it needs in source.`,
      );
    }
    if (!Array.isArray(keep) || keep.some((field) => typeof field !== 'string'))
      throw new ConfigurationError(`The bulk run ${name} needs keep, a list of the fields that the journal stores`);
    if ((typeof settings['read'] === 'function') === (typeof settings['find'] === 'function'))
      throw new ConfigurationError(`The bulk run ${name} needs either read (to change entities) or find (to create them)`);
    for (const option of ['read', 'find', 'undo', 'applied']) {
      const { [option]: value } = settings;
      demand(value === undefined || isFunction(value), `${option} of the bulk run ${name}`, 'a function');
    }
    demand(revision === undefined || typeof revision === 'string', `revision of the bulk run ${name}`, 'a string');
    assertWholeNumber(`concurrency of the bulk run ${name}`, concurrency, 64);
    if (!isObject(journal) || typeof journal['open'] !== 'function')
      throw new ConfigurationError(`The bulk run ${name} needs a journal, such as fileJournal("run.journal")`);
    this.name = name;
    this.concurrency = concurrency;
    this.isCreation = settings['find'] !== undefined;
    this.keep = [...(keep as string[])];
    this.batch = batch === undefined ? undefined : checkBatch(name, batch);
    // Includes `keep`, because an undo depends on the stored fields.
    this.planHash = hashText(JSON.stringify([revision ?? String(settings['plan']), keep]));
    this.#options = settings as unknown as Options;
  }

  get title(): string {
    return `The bulk run ${this.name}`;
  }

  get journal() {
    return this.#options.journal;
  }

  get client(): CallSender {
    const client = this.sender;
    if (!client) throw new ConfigurationError(`${this.title} has no client. Pass the option client`);
    return client;
  }

  /** The client of the run, if it has one. */
  get sender(): CallSender | undefined {
    return this.#options.client ?? defaultClient.current;
  }

  /** The result of `source`: an iterable, if the caller respects the types. */
  source(): unknown {
    return this.#options.source();
  }

  key(entity: Entity): string {
    const key: unknown = this.#options.key(entity);
    if (typeof key === 'string' && key !== '') return key;
    throw new ConfigurationError(
      `key must return a string that is not empty for each entity, not ${key === '' ? '""' : kindOf(key)}`,
    );
  }

  /** The change for an entity, as it will be read from the journal. */
  plan(entity: unknown, key: string): Pick<Planned, 'change' | 'keptValues'> | undefined {
    const { title, keep, isCreation } = this;
    if (!isObject(entity))
      throw new ConfigurationError(`${title} read ${kindOf(entity)} for ${JSON.stringify(key)}, not an entity`);
    const result: unknown = this.#options.plan(entity);
    return readPlanResult(result, { title, key, entity, keep, isUpdate: !isCreation });
  }

  apply({ keptValues, change }: Planned, request: RequestOptions): PromiseLike<unknown> {
    return this.#options.apply(keptValues as Entity, change, request);
  }

  /** The existing or created entity; `undefined` if it was not found. */
  readEntity({ key, keptValues }: Planned, request: RequestOptions): PromiseLike<unknown> {
    const options = this.#options;
    return options.find ? options.find(keptValues as Entity, request) : options.read(key, request);
  }

  isApplied(now: unknown, { change }: Planned): boolean {
    const { applied: check } = this.#options as { applied?: (now: unknown, change: object) => unknown };
    if (!check) return hasValues(now, change);
    const isApplied = check(now, change);
    // A promise would count as true.
    demand(isBoolean(isApplied), `The result of applied of ${this.title}`, `a boolean, not ${kindOf(isApplied)}`);
    return isApplied as boolean;
  }

  get canUndo(): boolean {
    return this.#options.undo !== undefined;
  }

  async undo(now: unknown, { keptValues }: Planned, request: RequestOptions): Promise<unknown> {
    const { undo } = this.#options as {
      undo?: (now: unknown, keptValues: object, request: RequestOptions) => PromiseLike<unknown>;
    };
    return await undo?.(now, keptValues, request);
  }
}

const OPTION_NAMES: Record<keyof BulkChanges<Entity, object, string>, 0> = {
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

function checkBatch(name: string, batch: unknown): Options['batch'] {
  const options = readOptions(`batch of the bulk run ${name}`, batch, {
    size: 0,
    apply: [isFunction, 'a function'],
    refused: [isFunction, 'a function'],
  });
  assertWholeNumber(`batch.size of the bulk run ${name}`, options['size'], 100_000);
  demand(isFunction(options['apply']), `batch.apply of the bulk run ${name}`, 'a function');
  return options as unknown as Options['batch'];
}
