import { brand } from './brand.js';
import { ContactCentreError } from './errors.js';

/** A list holds more than it can be read of by page number. `cause` is the platform's refusal, where there was one. */
export class PageWindowError extends ContactCentreError {
  declare readonly name: 'PageWindowError';
  declare readonly operation: string;
  /** How many items can be reached. */
  declare readonly window: number;

  /** @param instead - The operation that reaches all of them. */
  constructor(operation: string, window: number, total: number | undefined, instead?: string, options?: ErrorOptions) {
    const all = total === undefined ? 'more' : `${total}`;
    const way = instead === undefined ? 'Narrow the list by its other values.' : `Use ${instead}.`;
    super(`${operation} reaches the first ${window} of ${all} items. ${way}`, 'ERR_PAGE_WINDOW', options, { operation, window });
  }
}

/** A list leads back to a page that it has shown. */
export class PagingLoopError extends ContactCentreError {
  declare readonly name: 'PagingLoopError';
  declare readonly operation: string;

  constructor(operation: string) {
    super(`The pages of ${operation} lead back to one that was there before`, 'ERR_PAGING_LOOP', {}, { operation });
  }
}

/** A list holds more items than were to be taken in one array. */
export class TooManyItemsError extends ContactCentreError {
  declare readonly name: 'TooManyItemsError';
  declare readonly operation: string;
  declare readonly max: number;

  constructor(operation: string, max: number) {
    const message = `${operation} lists more than ${max} items: iterate over them, or give toArray a higher max`;
    super(message, 'ERR_TOO_MANY_ITEMS', {}, { operation, max });
  }
}

brand({ PageWindowError, PagingLoopError, TooManyItemsError });
