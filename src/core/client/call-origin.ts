import type { ApiPromise, PromiseOrigin } from '../call/api-promise.js';
import type { PagedItems, ItemsOptions } from '../call/items.js';
import { loadModule } from '../arguments/load-module.js';
import type { CallSender, OperationCall } from '../call/operation.js';
import type { ObservedOrigin, ObservedGroup } from '../call/group-observer.js';
import { showAsJson } from '../transport/node-parts.js';

/** The parts of a call, and whether its request waits until its response is needed. */
export class CallOrigin implements PromiseOrigin, ObservedOrigin {
  gate: Promise<void> | undefined;
  release: (() => void) | undefined;
  /** The body as it is sent. The caller may change their object afterwards. */
  declare body?: string | undefined;
  declare madeIn?: unknown;
  declare group?: ObservedGroup | undefined;

  constructor(
    readonly sender: CallSender,
    readonly call: OperationCall,
  ) {}

  items<I, P>(first: ApiPromise<unknown>, options: ItemsOptions<I>): PagedItems<I, P> {
    this.gate ??= new Promise((resolve) => {
      this.release = resolve;
    });
    return new CallItems<I, P>(this, first, options);
  }
}

/** The items of a call. The code that reads them is loaded with the first of them. */
class CallItems<I, P> implements PagedItems<I, P> {
  locate: (() => string | undefined) | undefined;
  ended: PagedItems<I>['ended'];

  constructor(
    readonly origin: CallOrigin,
    /** The first page, until it has been used. */
    public first: ApiPromise<unknown> | undefined,
    readonly options: ItemsOptions<I>,
  ) {}

  get position(): string | undefined {
    return this.locate?.();
  }

  [Symbol.asyncIterator](): AsyncIterableIterator<I, undefined> {
    return createLazyIterator(async () => (await loadReading()).itemsOf<I>(this));
  }

  pages(): AsyncIterableIterator<P, undefined> {
    return createLazyIterator(async () => (await loadReading()).pagesOf<P>(this));
  }

  async toArray(options?: { max?: number }): Promise<I[]> {
    return (await loadReading()).arrayOf<I>(this, options);
  }

  async cost(): ReturnType<PagedItems<I>['cost']> {
    return (await loadReading()).costOf(this);
  }

  /** Shown by consoles and `JSON.stringify`. The call itself has headers and a body, which may be secret. */
  toJSON(): object {
    const { position, ended } = this;
    return { operation: this.origin.call.operation, position, ended };
  }
}

showAsJson(CallItems);

type Reading = typeof import('../paging/list-reading.js');

/** A cache: importing a module again takes as long as a page of items. */
let readingModule: Reading | undefined;

async function loadReading(): Promise<Reading> {
  return (readingModule ??= await loadModule(() => import('../paging/list-reading.js')));
}

/** Returns an iterator that is created when its first value is requested. `yield*` would take more time than all other steps. */
function createLazyIterator<T>(create: () => Promise<AsyncIterableIterator<T, undefined>>): AsyncIterableIterator<T, undefined> {
  let creation: Promise<Required<AsyncIterableIterator<T, undefined>>> | undefined;
  let inner: AsyncIterableIterator<T, undefined> | undefined;
  let isOver = false;
  const end: IteratorReturnResult<undefined> = { value: undefined, done: true };
  const next = async (): Promise<IteratorResult<T, undefined>> => {
    if (isOver) return end;
    creation ??= create() as typeof creation & object;
    // Calls that await the same promise continue in their order, before any later call finds `inner`.
    inner = await creation;
    return await inner.next();
  };
  return {
    next: () => (inner ? inner.next() : next()),
    return: async () => {
      isOver = true;
      return creation ? await (await creation).return() : end;
    },
    throw: async (error) => {
      isOver = true;
      if (creation) await (await creation).return();
      throw error;
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
