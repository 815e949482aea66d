import type { ApiPromise, CallSender, ItemsProgress, Listed, PagedItems } from 'contact-centre-client/fetch';
import type { ApiClass } from '../../call/invoke.js';
import { invoke, withRequest } from '../../call/invoke.js';
import type { Operation } from '../../data/types.js';
import { tokensToShow } from '../../form/secret-text.js';
import type { CallArguments } from '../../form/values.js';
import type { JsonNode } from '../tree/json-node.js';
import { readTree } from '../tree/json-node.js';
import { firstPageOf } from './next-page.js';
import { nodesOfItems } from './page-nodes.js';

/** How far a list has been read. */
export interface ListProgress {
  status: 'reading' | 'complete' | 'stopped' | 'failed';
  /** The first items that are objects, up to a limit, without their secrets. Numbers stay as the platform writes them. */
  entities: readonly JsonNode[];
  /** All items that were read. */
  count: number;
  requests: number;
  /** As the platform counts the items; `undefined` if it does not say. */
  total: number | undefined;
  error: unknown;
}

/** More items are counted, and not kept. */
export const MOST_ITEMS = 10_000;

interface Reading {
  client: CallSender;
  /** Returns the access token, which is not shown. */
  accessToken: () => string | undefined;
  Api: ApiClass;
  operation: Operation;
  args: CallArguments;
  onProgress: (progress: ListProgress) => void;
}

/** Reads a whole list as a program would, from its first page, by `.items()` of the library. */
export class ListReader {
  readonly #reading: Reading;
  #controller = new AbortController();
  #entities: JsonNode[] = [];
  /** Those of the latest pages. */
  #nodes = new WeakMap<object, JsonNode>();
  #count = 0;
  /** Requests before the latest continuation, and since. */
  #earlierRequests = 0;
  #requests = 0;
  #total: number | undefined;
  #position: string | undefined;

  constructor(reading: Reading) {
    this.#reading = reading;
  }

  /** Reads to the end of the list, or until it is stopped or fails. Never rejects. Called again, it continues. */
  async read(): Promise<void> {
    this.#controller = new AbortController();
    this.#report('reading');
    this.#earlierRequests += this.#requests;
    this.#requests = 0;
    const list = this.#list();
    try {
      for await (const item of list) {
        this.#count++;
        const node = typeof item === 'object' && item !== null ? this.#nodes.get(item) : undefined;
        if (node && this.#entities.length < MOST_ITEMS) this.#entities.push(node);
      }
      this.#report('complete');
    } catch (error) {
      if (this.#controller.signal.aborted) this.#report('stopped');
      else this.#report('failed', error);
    } finally {
      this.#position = list.position ?? this.#position;
    }
  }

  stop(): void {
    this.#controller.abort();
  }

  #list(): PagedItems<unknown> {
    const { client, accessToken, Api, operation, args } = this.#reading;
    const sender = withRequest(client, { signal: this.#controller.signal });
    const call = invoke(Api, operation, firstPageOf(operation, args), sender) as ApiPromise<Listed<unknown>>;
    return call.items({
      ...(this.#position !== undefined && { from: this.#position }),
      onPage: (page: unknown, { requests, total, text }: ItemsProgress) => {
        const root = this.#entities.length < MOST_ITEMS ? readTree(tokensToShow(text, accessToken())) : undefined;
        for (const [item, node] of nodesOfItems(page, root)) this.#nodes.set(item, node);
        this.#requests = requests;
        this.#total = total;
        this.#report('reading');
      },
    });
  }

  #report(status: ListProgress['status'], error: unknown = null): void {
    this.#reading.onProgress({
      status,
      entities: this.#entities.slice(),
      count: this.#count,
      requests: this.#earlierRequests + this.#requests,
      total: this.#total,
      error,
    });
  }
}
