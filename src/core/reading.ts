import { InvalidParameterError } from './errors.js';
import { isObject } from './is-object.js';
import type { ItemsOptions, Listed } from './items.js';
import type { OperationCall } from './operation.js';
import type { Ending, Page, ReadItems } from './page-source.js';
import { PageSource, isPage, pageOnly } from './page-source.js';
import { pagesRead } from './page-walk.js';
import { TooManyItemsError } from './paging-errors.js';
import type { Listing, PageValues } from './paging.js';

/** Of this many items it is known that they were given; of those before them no longer: a list of any length takes little memory. */
const REMEMBERED = 30_000;

const MOST_AT_ONCE = 10;

/** What {@link Items} of a call needs while it is read. */
interface Reading<I> {
  source: PageSource;
  options: ItemsOptions<I>;
  pages: AsyncGenerator<Page, Ending>;
  /** The item to go on after, where the list was read before. */
  after: Position | undefined;
}

interface Position {
  operation: string;
  page: PageValues;
  index: number;
  key?: unknown;
}

async function begin<I>(items: ReadItems<I>): Promise<Reading<I>> {
  const operation = items.origin.call.operation;
  const options = checked(items.options, operation);
  refuseChanges(items.origin.call);
  const after = positionIn(options.from, operation);
  const source = new PageSource(items.origin, options.strict ?? false);
  items.ended = undefined;
  const { first } = items;
  items.first = undefined;
  const page = after ? await source.read(after.page) : first ? await source.first(first) : await source.read({});
  return { source, options, after, pages: pagesRead(source, page, options.concurrency ?? 1) };
}

export async function* pagesOf<P>(items: ReadItems<never>): AsyncGenerator<P, void> {
  const { source, pages, options } = await begin(items);
  let given = 0;
  try {
    for (;;) {
      const { value, done } = await pages.next();
      if (done === true) {
        items.ended = value;
        return;
      }
      given += value.items.length;
      await options.onPage?.(value.answer, { items: given, requests: source.requests, total: value.listing.total });
      yield value.answer as P;
    }
  } finally {
    source.stop();
  }
}

export async function* itemsOf<I>(items: ReadItems<I>): AsyncGenerator<I, void> {
  const { source, pages, options, after } = await begin(items);
  const { max = Infinity, key = idOf } = options;
  const seen = new Seen();
  const { operation } = source;
  let given = 0;
  let resumed = after;
  try {
    for (;;) {
      const { value: page, done } = await pages.next();
      if (done === true) {
        items.ended = page;
        return;
      }
      await options.onPage?.(page.answer, { items: given, requests: source.requests, total: page.listing.total });
      const from = resumed ? resumeAt(page, resumed, key) : 0;
      resumed = undefined;
      for (const [index, item] of (page.items as readonly I[]).entries()) {
        const name = key === false ? undefined : key(item);
        const isNew = seen.add(name);
        if (!isNew || index < from) continue;
        given += 1;
        items.position = JSON.stringify({ operation, page: pageOnly(page.asked), index, key: name });
        yield item;
        if (given >= max) {
          items.ended = 'max';
          return;
        }
      }
    }
  } finally {
    source.stop();
  }
}

export async function arrayOf<I>(items: ReadItems<I>, { max = 10_000 }: { max?: number } = {}): Promise<I[]> {
  const operation = items.origin.call.operation;
  whole('max', max, operation);
  const all: I[] = [];
  for await (const item of itemsOf(items)) {
    if (all.length === max) throw new TooManyItemsError(operation, max);
    all.push(item);
  }
  return all;
}

export async function costOf(items: ReadItems<never>): Promise<{ items: number | undefined; requests: number | undefined }> {
  if (!items.first) throw new InvalidParameterError('items', items.origin.call.operation, 'it has been read already');
  refuseChanges(items.origin.call);
  let listing: Listing;
  try {
    ({ listing } = await new PageSource(items.origin, false).first(items.first));
  } catch (error) {
    // What has failed is not kept: whoever tries again asks the platform.
    const again = items.origin.sender.send<Listed<never>>(items.origin.call);
    again.items();
    items.first = again;
    throw error;
  }
  const { total, pageCount } = listing;
  const size = listing.pageSize ?? listing.items?.length ?? 0;
  const pages = total === undefined || size === 0 ? undefined : Math.max(1, Math.ceil(total / size));
  return { items: total, requests: pageCount === undefined ? pages : Math.max(1, pageCount) };
}

/** What has been given of late, by what tells one item from another. */
class Seen {
  readonly #names = new Set<unknown>();

  /** @returns whether it is new. What has no name always is. */
  add(name: unknown): boolean {
    if (name === undefined || name === null) return true;
    if (this.#names.has(name)) return false;
    this.#names.add(name);
    if (this.#names.size > REMEMBERED) for (const oldest of this.#names) return this.#names.delete(oldest);
    return true;
  }
}

/** Where to go on in a page: behind the item itself, else behind the place where it was. */
function resumeAt(page: Page, { index, key: name }: Position, key: NonNullable<ItemsOptions<never>['key']>): number {
  const found = key === false || name === undefined ? -1 : page.items.findIndex((item) => key(item as never) === name);
  return (found < 0 ? index : found) + 1;
}

function positionIn(from: string | undefined, operation: string): Position | undefined {
  if (from === undefined) return undefined;
  let position: Partial<Position> | undefined;
  try {
    position = JSON.parse(from) as Partial<Position>;
  } catch {
    // Told below.
  }
  const isPosition = isObject(position) && isPage(position['page']) && Number.isInteger(position['index']);
  if (!isPosition) throw new InvalidParameterError('from', operation, 'it is no position of a list');
  const { operation: of } = position as Position;
  if (of !== operation) throw new InvalidParameterError('from', operation, `it is a position of ${of}`);
  return position as Position;
}

const names = ['max', 'concurrency', 'from', 'key', 'onPage', 'strict'];

function checked<I>(options: unknown, operation: string): ItemsOptions<I> {
  const refuse = (reason: string): never => {
    throw new InvalidParameterError('items', operation, reason);
  };
  if (!isObject(options) || Array.isArray(options)) return refuse('its options must be an object such as { max: 100 }');
  for (const name of Object.keys(options)) if (!names.includes(name)) refuse(`"${name}" is none of ${names.join(', ')}`);
  const given = options as ItemsOptions<I>;
  if (given.max !== undefined) whole('max', given.max, operation);
  if (given.concurrency !== undefined) whole('concurrency', given.concurrency, operation, MOST_AT_ONCE);
  if (given.key !== undefined && given.key !== false && typeof given.key !== 'function')
    refuse('key must be a function or false');
  if (given.onPage !== undefined && typeof given.onPage !== 'function') refuse('onPage must be a function');
  if (given.from !== undefined && typeof given.from !== 'string') refuse('from must be a position of the same call');
  return given;
}

function whole(name: string, value: unknown, operation: string, most = Infinity): void {
  if (Number.isInteger(value) && Number(value) > 0 && Number(value) <= most) return;
  const bound = most === Infinity ? 'above 0' : `from 1 to ${most}`;
  throw new InvalidParameterError(name, operation, `it must be a whole number ${bound}`);
}

/** Answers of changes can look like pages: to follow them would be to change again. @throws before anything is sent. */
function refuseChanges({ operation, route }: OperationCall): void {
  if (/^GET |^POST .*(?:query(?:\/realtime)?|search|users\/search\/\w+\/\w+|audits)$/i.test(route)) return;
  throw new InvalidParameterError('items', operation, 'it is no list: only what reads can be read page by page');
}

const idOf = (item: unknown): unknown => (isObject(item) ? item['id'] : undefined);
