import { isObject } from './is-object.js';
import type { Ending, Page, PageSource } from './page-source.js';
import type { PageValues } from './paging.js';
import { isAsked, isNumbered, leadsTo } from './paging.js';

/** Reads what a call lists to its end. */
export async function* pagesRead(source: PageSource, first: Page, concurrency: number): AsyncGenerator<Page, Ending> {
  if (isNumbered(first.listing, first.asked)) return yield* numberedPages(source, first, concurrency);
  return yield* linkedPages(source, first);
}

/** Each page leads to the next one. */
async function* linkedPages(source: PageSource, first: Page): AsyncGenerator<Page, Ending> {
  const shown = new Set<string>();
  let page = first;
  let empty = 0;
  source.mustList = false;
  for (;;) {
    empty = page.items.length === 0 ? empty + 1 : 0;
    yield page;
    const next = onwards(page);
    if (!next) return 'complete';
    if (empty === 3) return 'empty';
    const name = JSON.stringify(next);
    if (shown.has(name) || isAsked(page.asked, next)) return source.loop(page);
    shown.add(name);
    const before = page;
    page = await source.read(next);
    if (isSame(before, page)) return source.loop(page);
  }
}

/** Where an answer says nothing of pages, a full one has more behind it: that is so of a few queries alone. */
function onwards({ answer, asked, items }: Page): PageValues | undefined {
  if (!('shortPageEnds' in asked)) return leadsTo(answer, asked);
  const size = Number(asked['pageSize'] ?? 25);
  return items.length < size ? undefined : { pageNumber: Number(asked['pageNumber'] ?? 1) + 1 };
}

/** Whether a page is only the one before once more. */
function isSame(before: Page, page: Page): boolean {
  if (page.items.length === 0 || before.items.length !== page.items.length) return false;
  return before.text === page.text || page.items.every((item, index) => isSameItem(item, before.items[index]));
}

function isSameItem(one: unknown, other: unknown): boolean {
  const id = idOf(one);
  return id !== undefined && id === idOf(other);
}

const idOf = (item: unknown): unknown => (isObject(item) ? item['id'] : undefined);

/**
 * Pages by number. Whatever is taken out of a list while it is read moves the rest towards its beginning, so that the next page no longer
 * begins where the last one ended. What has been read for certain is therefore counted in places from the beginning: as many places as the
 * list has lost are taken off again, and where that leaves a hole, the page with the hole is read once more.
 */
async function* numberedPages(source: PageSource, first: Page, concurrency: number): AsyncGenerator<Page, Ending> {
  const size = Math.max(1, first.listing.pageSize ?? (Number(first.asked['pageSize'] ?? 0) || first.items.length));
  const ahead = new Map<number, Promise<Page>>();
  const numberOf = ({ listing, asked }: Page): number => listing.pageNumber ?? Number(asked['pageNumber'] ?? 1);
  // Where the two contradict each other, there is no less than either says. What tells neither is no shorter than it was.
  const lengthOf = ({ listing: { total, pageCount } }: Page, before = 0): number => {
    if (pageCount === undefined) return total ?? before;
    return Math.max(total ?? pageCount * size, (pageCount - 1) * size + 1);
  };
  /** Places from the beginning that have been read without a hole, of a list of so many. */
  let read = numberOf(first) * size;
  let length = lengthOf(first);
  let most = Math.ceil(length / size);
  /** Places beyond a hole that have been read as well. */
  let beyond: { from: number; to: number } | undefined;
  let page = first;
  let empty = 0;
  for (;;) {
    // A page beyond the end of a list that has become shorter is empty by right.
    const isPromised = (numberOf(page) - 1) * size < length;
    empty = page.items.length === 0 ? empty + Number(isPromised) : 0;
    if (page.items.length === 0) source.checkWindow(page);
    yield page;
    if (read >= length) return 'complete';
    if (empty === 3) return 'empty';
    if (source.requests >= 2 * most + 10) return source.loop(page);
    const isBehind = beyond !== undefined || Math.ceil(read / size) * size >= length;
    // What is under way is looked at first, also where it turns out to lie beyond a hole: what it says of the length counts.
    const [wanted = (isBehind ? Math.floor(read / size) : Math.ceil(read / size)) + 1] = ahead.keys();
    const before = page;
    const last = isBehind ? wanted : Math.min(wanted + concurrency - 1, Math.max(wanted, Math.ceil(length / size)));
    const coming = ahead.get(wanted) ?? asked(source, wanted);
    ahead.delete(wanted);
    for (let number = wanted + 1; number <= last; number++) if (!ahead.has(number)) ahead.set(number, asked(source, number));
    page = await coming;
    const now = lengthOf(page, length);
    // Where as many have been added or taken away as a page holds, another one shows the same once more.
    if (now === length && isSame(before, page)) return source.loop(page);
    const lost = Math.max(0, length - now);
    most = Math.max(most, Math.ceil(now / size));
    read = Math.max(0, read - lost);
    if (beyond) beyond = { from: beyond.from + Math.max(0, now - length), to: beyond.to - lost };
    if (beyond && beyond.from >= beyond.to) beyond = undefined;
    length = now;
    const [from, to] = [(numberOf(page) - 1) * size, numberOf(page) * size];
    if (from <= read) read = Math.max(read, to);
    else if (beyond && from <= beyond.to) beyond.to = Math.max(beyond.to, to);
    else beyond = { from, to };
    if (beyond && beyond.from <= read) {
      read = Math.max(read, beyond.to);
      beyond = undefined;
    }
  }
}

/** A page that is asked for early: if it fails, whoever comes to need it is told. */
function asked(source: PageSource, pageNumber: number): Promise<Page> {
  const page = source.read({ pageNumber });
  page.catch(() => undefined);
  return page;
}
