import type { ApiPromise, PromiseOrigin } from './api-promise.js';
import type { PagedItems, ItemsOptions } from './items.js';
import { loaded } from './loaded.js';
import type { CallSender, OperationCall } from './operation.js';

/** What a call was made of, and whether it is to wait until somebody wants its own answer. */
export class CallOrigin implements PromiseOrigin {
  held: Promise<void> | undefined;
  release: (() => void) | undefined;
  /** As it is sent, whatever becomes of what it was made of. */
  declare body?: string | undefined;

  constructor(
    readonly sender: CallSender,
    readonly call: OperationCall,
  ) {}

  items<I, P>(first: ApiPromise<unknown>, options: ItemsOptions<I>): PagedItems<I, P> {
    this.held ??= new Promise((resolve) => {
      this.release = resolve;
    });
    return new CallItems<I, P>(this, first, options);
  }
}

/** The items of a call: what reads them is loaded with the first of them. */
class CallItems<I, P> implements PagedItems<I, P> {
  position: string | undefined;
  ended: PagedItems<I>['ended'];

  constructor(
    readonly origin: CallOrigin,
    /** The first page, until it has been used. */
    public first: ApiPromise<unknown> | undefined,
    readonly options: ItemsOptions<I>,
  ) {}

  async *[Symbol.asyncIterator](): AsyncGenerator<I, void> {
    yield* (await reading()).itemsOf<I>(this);
  }

  async *pages(): AsyncGenerator<P, void> {
    yield* (await reading()).pagesOf<P>(this);
  }

  async toArray(options?: { max?: number }): Promise<I[]> {
    return (await reading()).arrayOf<I>(this, options);
  }

  async cost(): ReturnType<PagedItems<I>['cost']> {
    return (await reading()).costOf(this);
  }
}

const reading = () => loaded(import('./reading.js'));
