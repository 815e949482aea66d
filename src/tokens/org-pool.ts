import { ConfigurationError, MissingParameterError } from '../core/errors/errors.js';
import type { Demand } from '../core/arguments/option-checks.js';
import { readOptions } from '../core/arguments/option-checks.js';

const COUNT: Demand = [(value) => Number.isInteger(value) && Number(value) > 0, 'a whole number from 1'];

export interface OrgPoolOptions {
  /** How many clients are kept; 200 by default. */
  max?: number;
}

export interface EachOptions {
  /** How many organisations are processed at once; 4 by default. */
  concurrency?: number;
  /** Once it has fired, no other organisation is started. */
  signal?: AbortSignal;
}

/** A client of an organisation. */
export interface Closable {
  close(): Promise<void>;
}

interface Entry<C> {
  readonly client: Promise<C>;
}

/**
 * One client for each organisation, created on first use. When the pool is full, the least recently used clients are removed.
 */
export class OrgPool<C extends Closable> {
  readonly #make: (orgId: string) => C | Promise<C>;
  readonly #max: number;
  /** The most recently used clients are last. */
  readonly #entries = new Map<string, Entry<C>>();

  /**
   * @param make - Creates a client with a separate `auth`: `(orgId) => new ApiClient({ region, auth: clientCredentials(…) })`.
   */
  constructor(make: (orgId: string) => C | Promise<C>, options: OrgPoolOptions = {}) {
    if (typeof make !== 'function')
      throw new ConfigurationError('OrgPool needs a function that creates a client, such as (orgId) => new ApiClient({ auth })');
    const { max = 200 }: OrgPoolOptions = readOptions('OrgPool', options, { max: COUNT }, 'OrgPool: ');
    this.#make = make;
    this.#max = max;
  }

  /** How many clients are kept. */
  get size(): number {
    return this.#entries.size;
  }

  /** Shows the counts only: a client that a page or a log receives by mistake must not be in it. */
  toJSON(): { size: number; max: number } {
    return { size: this.size, max: this.#max };
  }

  [Symbol.for('nodejs.util.inspect.custom')](): object {
    return { OrgPool: this.toJSON() };
  }

  /** Returns the organisation's client. If its creation fails, the next call tries again. */
  async get(orgId: string): Promise<C> {
    if (typeof orgId !== 'string' || orgId.trim() === '') throw new MissingParameterError('orgId', 'OrgPool.get');
    const entry = this.#entries.get(orgId) ?? { client: (async () => await this.#make(orgId))() };
    this.#entries.delete(orgId);
    this.#entries.set(orgId, entry);
    for (const [oldest, { client }] of this.#entries) {
      if (this.#entries.size <= this.#max) break;
      this.#entries.delete(oldest);
      // Its calls under way continue: closing waits for them.
      void closeClient(client);
    }
    try {
      return await entry.client;
    } catch (error) {
      if (this.#entries.get(orgId) === entry) this.#entries.delete(orgId);
      throw error;
    }
  }

  /**
   * Runs a function for each organisation, several at once. A failure in one does not stop the others.
   *
   * @returns the outcomes by organisation, in the given order; without those that had not begun when the signal fired.
   */
  async each<T>(
    orgIds: Iterable<string>,
    work: (client: C, orgId: string) => T | Promise<T>,
    options: EachOptions = {},
  ): Promise<Map<string, PromiseSettledResult<T>>> {
    const { concurrency = 4, signal }: EachOptions = readOptions(
      'OrgPool.each',
      options,
      { concurrency: COUNT, signal: 0 },
      'OrgPool.each: ',
    );
    if (typeof work !== 'function')
      throw new ConfigurationError('OrgPool.each needs a function that receives a client and its organisation id');
    const ids = [...new Set(orgIds)];
    const outcomes = new Map<string, PromiseSettledResult<T>>();
    const remainingIds = ids.values();
    const runWorker = async (): Promise<void> => {
      for (const id of remainingIds) {
        if (signal?.aborted) return;
        const [outcome] = await Promise.allSettled([this.get(id).then((client) => work(client, id))]);
        outcomes.set(id, outcome);
      }
    };
    await Promise.all(Array.from({ length: concurrency }, runWorker));
    return new Map(ids.flatMap((id) => entriesOf(outcomes, id)));
  }

  /** Removes all clients, and closes their connections as their calls end. */
  async close(): Promise<void> {
    const entries = [...this.#entries.values()];
    this.#entries.clear();
    await Promise.all(entries.map(({ client }) => closeClient(client)));
  }
}

async function closeClient(client: Promise<Closable>): Promise<void> {
  try {
    await (await client).close();
  } catch {
    // The caller that requested the client has received the error.
  }
}

function entriesOf<T>(outcomes: ReadonlyMap<string, T>, id: string): [string, T][] {
  const outcome = outcomes.get(id);
  return outcome === undefined ? [] : [[id, outcome]];
}
