import { didYouMean } from '../../core/arguments/nearest-name.js';
import type { CallSender } from '../../core/call/operation.js';
import type { ContractOperation } from '../../contract/index.js';
import { contract } from '../../sandbox/operations/operation-route.js';
import { positionalCall } from '../operations/operation-call.js';
import type { CodeHost, CodeRequest } from './evaluate.js';

/** The most items that code can read from one list. */
const MAX_ITEMS = 10_000;

/** The longest pause, in ms. */
const MAX_SLEEP = 30_000;

/** Responds to code with the operations of a client. */
export class ClientHost implements CodeHost {
  readonly #client: CallSender;
  /** Operations by name, by the names of their classes. */
  readonly #classes = new Map<string, Map<string, ContractOperation>>();

  constructor(client: CallSender) {
    this.#client = client;
    for (const operation of contract()) {
      const methods = this.#classes.get(operation.area) ?? new Map<string, ContractOperation>();
      this.#classes.set(operation.area, methods.set(operation.name, operation));
    }
  }

  get names(): readonly string[] {
    return [...this.#classes.keys()];
  }

  async respond({ api = '', method = '', args = [], items, sleep }: CodeRequest): Promise<unknown> {
    if (sleep !== undefined) {
      await new Promise((resolve) => setTimeout(resolve, Math.min(sleep, MAX_SLEEP)));
      return undefined;
    }
    const methods = this.#classes.get(api) ?? new Map<string, ContractOperation>();
    const operation = methods.get(method);
    if (!operation) throw new TypeError(`${api} has no method ${method}.${didYouMean(method, [...methods.keys()])}`);
    const promise = this.#client.send<{ entities?: readonly unknown[] }>(positionalCall(operation, args));
    if (!items) return await promise;
    const max = Math.min(items.max ?? MAX_ITEMS, MAX_ITEMS);
    return await promise.items({ max }).toArray({ max });
  }
}
