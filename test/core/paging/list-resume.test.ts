import { InvalidParameterError, ListChangedError, PlatformApi } from 'contact-centre-client';
import type { ItemsOptions } from 'contact-centre-client';
import { describe, expect, it } from 'vitest';
import type { ListPosition } from '../../../src/core/paging/list-position.js';
import { answer, errorOf } from '../probe.js';
import { answering, paged, skill, skillsTo } from './support.js';
import type { Handler, Skill } from './support.js';

class Lists extends PlatformApi {
  list(opts: object = {}) {
    return this.call<{ entities: Skill[] }>('list', 'GET /api/v2/probes', {}, opts);
  }
}

function lists(handler: Handler) {
  const { client, sent } = answering(handler);
  const pages = (): string[] =>
    sent.map(({ url }) => {
      const query = new URL(url).searchParams;
      return ['pageNumber', 'startIndex', 'after', 'before', 'cursor', 'nextPage'].map((name) => query.get(name) ?? '').join('');
    });
  return { api: new Lists(client), pages };
}

const byNumber = (list: readonly unknown[], size = 10): Handler => paged(() => list, size);

/** Pages of ten by the index of their first item. */
const byIndex =
  (list: readonly unknown[]): Handler =>
  (query) => {
    const startIndex = Number(query.get('startIndex') ?? 1);
    const count = Number(query.get('count') ?? 10);
    return answer(200, { Resources: list.slice(startIndex - 1, startIndex - 1 + count), startIndex, totalResults: list.length });
  };

/** Pages of ten by a cursor with the number of the item before, in both directions. */
const byCursor =
  (list: readonly Skill[], name = 'after'): Handler =>
  (query) => {
    const numberOf = ({ id }: Skill): number => Number(id.slice('skill-'.length));
    const before = query.get('before');
    const after = Number(query.get(name) ?? 0);
    const end = before === null ? undefined : list.filter((item) => numberOf(item) < Number(before));
    const entities = end ? end.slice(-10) : list.filter((item) => numberOf(item) > after).slice(0, 10);
    const first = entities[0];
    const last = entities.at(-1);
    const isLast = !last || last === list.at(-1);
    const isFirst = !first || first === list[0];
    return answer(200, {
      entities,
      ...(!isLast && { nextUri: `?${name}=${numberOf(last)}` }),
      ...(!isFirst && { previousUri: `?before=${numberOf(first)}` }),
    });
  };

async function positionAfter(count: number, handler: Handler, opts: object = {}): Promise<ListPosition> {
  const items = lists(handler).api.list(opts).items({ max: count });
  await items.toArray();
  return JSON.parse(items.position!) as ListPosition;
}

/** Continues a list. @returns the first item and the number of items, or why it rejects, and the pages that were requested until then */
async function resume(position: ListPosition, handler: Handler, opts: object = {}, options: ItemsOptions<Skill> = {}) {
  const { api, pages } = lists(handler);
  const items = api.list(opts).items({ from: JSON.stringify(position), ...options });
  try {
    const iterator = items[Symbol.asyncIterator]();
    const { value } = (await iterator.next()) as { value: Skill | undefined };
    return [value?.name, pages().join(' ')];
  } catch (error) {
    return [error instanceof ListChangedError ? error.reason : String(error), pages().join(' ')];
  }
}

const all = skillsTo(60);
const without = (from: number, to: number): Skill[] => all.filter((_, index) => index + 1 < from || index + 1 > to);

describe('A list by page number is continued', () => {
  it.each<[string, number, readonly Skill[], string, string]>([
    ['on the same page', 25, all, 'Skill 26', '3'],
    ['on the next page after the last item of a page', 30, all, 'Skill 31', '3 4'],
    ['after an item that was moved back by deletions', 25, without(1, 12), 'Skill 26', '3 2'],
    ['after an item that was moved back by many deletions', 45, without(1, 40), 'Skill 46', '5 1'],
    ['after the item before the last one, if that was deleted', 25, without(25, 25), 'Skill 26', '3'],
    ['after the fifth last item', 25, without(22, 25), 'Skill 26', '3'],
    ['not at all, if the last five items were deleted', 26, without(22, 26), 'missing', '3 2 1 4 5 6'],
    ['with its first item, if all returned ones were deleted', 5, without(1, 5), 'Skill 6', ' 2 3 4 5 6'],
    ['not at all, if more than five were returned and deleted', 6, without(1, 6), 'missing', ' 2 3 4 5 6'],
  ])('%s', async (_what, count, now, next, pages) => {
    expect(await resume(await positionAfter(count, byNumber(all)), byNumber(now))).toEqual([next, pages]);
  });

  it('after an item that was moved on by insertions', async () => {
    const inserted = Array.from({ length: 25 }, (_, index) => skill(1001 + index));
    const position = await positionAfter(25, byNumber(all));
    expect(await resume(position, byNumber([...inserted, ...all]))).toEqual(['Skill 26', '3 2 1 4 5 6']);
  });

  it('after an item on its first page, if the call now begins at a later page', async () => {
    const position = await positionAfter(5, byNumber(all));
    expect(await resume(position, byNumber(all), { pageNumber: 4 })).toEqual(['Skill 6', '4 3 2 1']);
    const withoutCount: Handler = (query) => {
      const start = (Number(query.get('pageNumber') ?? 1) - 1) * 10;
      return answer(200, { entities: all.slice(start, start + 10), total: 60, pageSize: 10 });
    };
    expect(await resume(await positionAfter(5, withoutCount), withoutCount, { pageNumber: 4 })).toEqual(['Skill 6', '4 3 2 1']);
    expect(await resume(await positionAfter(5, byNumber(all)), byNumber(all), { pageNumber: 6 })).toEqual([
      'Skill 6',
      '6 5 4 3 2 1',
    ]);
  });

  it.each<[object, number, string]>([
    [{}, 5, 'Skill 6'],
    [{ pageNumber: 1 }, 5, 'Skill 6'],
    [{ pageNumber: '1' }, 5, 'Skill 6'],
    [{ pageNumber: 1, pageSize: 10 }, 5, 'Skill 6'],
    [{ count: 10, enableCursorPagination: 'true' }, 5, 'Skill 6'],
    [{ pageNumber: 1 }, 4, 'Skill 6'],
    [{ pageNumber: 1 }, 6, 'missing'],
    [{ pageNumber: 2 }, 5, 'missing'],
    [{ q64: 'a' }, 5, 'missing'],
  ])(
    'with its first item, if its position has the page %j, and its last five items of %i were deleted: %s',
    async (page, count, next) => {
      const position = { ...(await positionAfter(5, byNumber(all))), page: page as ListPosition['page'], given: count };
      const [first] = await resume(position, byNumber(without(1, 5)));
      expect(first).toBe(next);
    },
  );

  it('after the nearest of equal items without keys', async () => {
    const names = (text: string) => Array.from(text, (name) => ({ name }));
    const position = await positionAfter(5, byNumber(names('abcab--')));
    const [next] = await resume({ ...position, last: position.last.slice(0, 1) }, byNumber(names('bcabxby')));
    expect(next).toBe('x');
    const [before] = await resume({ ...position, last: position.last.slice(0, 1) }, byNumber(names('bxaaaaaab')));
    expect(before).toBe('x');
    const [equallyFar] = await resume({ ...position, index: 2, last: position.last.slice(0, 1) }, byNumber(names('bx--by')));
    expect(['x', 'y']).toContain(equallyFar);
  });

  it('with the page itself if no item of it was returned', async () => {
    const position = { ...(await positionAfter(20, byNumber(all))), page: { pageNumber: 3 }, index: -1, last: [] };
    expect(await resume(position, byNumber(all))).toEqual(['Skill 21', '3']);
  });
});

describe('A list by index is continued', () => {
  it.each<[string, number, readonly Skill[], string, string]>([
    ['on the same page', 25, all, 'Skill 26', '21'],
    ['after an item that was moved back by deletions', 25, without(1, 12), 'Skill 26', '21 11'],
    ['not at all, if the last five items were deleted', 26, without(22, 26), 'missing', '21 11 1 31 41 51'],
    ['with its first item, if all returned ones were deleted', 5, without(1, 5), 'Skill 6', '11 21 31 41 51'],
  ])('%s', async (_what, count, now, next, pages) => {
    const [first, requested] = await resume(await positionAfter(count, byIndex(all)), byIndex(now));
    expect([first, requested!.trim()]).toEqual([next, pages]);
  });

  it('by pages of the size that was requested before, although the last page is shorter', async () => {
    const position = await positionAfter(58, byIndex(all), { count: 20 });
    expect(await resume(position, byIndex(without(1, 30)), { count: 20 })).toEqual(['Skill 59', '41 21']);
  });

  it('before its first page if that begins within a page', async () => {
    const position = { ...(await positionAfter(25, byIndex(all), { startIndex: 6 })) };
    expect(position.page).toEqual({ startIndex: 26 });
    expect(await resume(position, byIndex(without(1, 26)), { startIndex: 6 })).toEqual(['Skill 31', '26 1']);
  });
});

describe('A list by cursor is continued', () => {
  it.each<[string, number, readonly Skill[], string, string]>([
    ['on the same page', 25, all, 'Skill 26', '20'],
    ['on the next page', 30, all, 'Skill 31', '20 30'],
    ['on the same page, if all of its returned items were deleted', 25, without(21, 25), 'Skill 26', '20 35 45 55'],
    ['not at all, if more than five items of its page were deleted', 26, without(21, 26), 'missing', '20 36 46 56'],
    ['without a look at earlier pages', 26, without(22, 26), 'missing', '20 35 45 55'],
  ])('%s', async (_what, count, now, next, pages) => {
    for (const name of ['after', 'cursor', 'nextPage'])
      expect(await resume(await positionAfter(count, byCursor(all, name)), byCursor(now, name))).toEqual([next, pages]);
  });

  it('on a later page after insertions that the cursor does not account for', async () => {
    const inserted = Array.from({ length: 25 }, (_, index) => ({
      id: `skill-20.${String(index).padStart(2, '0')}1`,
      name: 'new',
    }));
    const now = [...all.slice(0, 20), ...inserted, ...all.slice(20)] as Skill[];
    const [next] = await resume(await positionAfter(25, byCursor(all)), byCursor(now));
    expect(next).toBe('Skill 26');
  });

  it('backwards on the same page, and not at all if its items were deleted', async () => {
    const opts = { before: '41' };
    const position = await positionAfter(15, byCursor(all), opts);
    expect(position.page).toEqual({ before: '31' });
    expect(await resume(position, byCursor(all), opts)).toEqual(['Skill 25', '31']);
    expect(await resume(position, byCursor(without(26, 30)), opts)).toEqual(['missing', '31 16 6']);
    expect(await resume(position, byCursor(without(26, 26)), opts)).toEqual(['Skill 25', '31']);
  });

  it('backwards by page number without a look at later pages', async () => {
    const options = { direction: 'backward' } as const;
    const items = lists(byNumber(all))
      .api.list({ pageNumber: 4 })
      .items({ ...options, max: 15 });
    await items.toArray();
    const position = JSON.parse(items.position!) as ListPosition;
    expect(await resume(position, byNumber(all), { pageNumber: 4 }, options)).toEqual(['Skill 25', '3']);
    expect(await resume(position, byNumber(without(26, 30)), { pageNumber: 4 }, options)).toEqual(['missing', '3 2 1']);
  });

  it('not at all, if its pages lead back', async () => {
    const loop: Handler = (query) => {
      const next = { '': 'a', a: 'b', b: 'a' }[query.get('after') ?? '']!;
      return answer(200, { entities: [{ id: next }], nextUri: `?after=${next}` });
    };
    const position = { ...(await positionAfter(1, loop)), last: ['x'] };
    expect(await resume({ ...position, given: 9 }, loop)).toEqual(['missing', ' a b']);
  });

  it('not beyond 1,000 pages', async () => {
    let requests = 0;
    const endless: Handler = () => answer(200, { entities: [{ id: `${++requests}` }], nextUri: `?after=${requests}` });
    const position = { ...(await positionAfter(1, endless)), last: ['x'], given: 9 };
    requests = 0;
    const [reason] = await resume(position, endless);
    expect([reason, requests]).toEqual(['missing', 1001]);
  });
});

describe('The text of a position', () => {
  it.each<[string, (position: object) => string]>([
    ['no JSON', () => '{'],
    ['a list', () => '[]'],
    ['a number', () => '5'],
    ['without an operation', (position) => JSON.stringify({ ...position, operation: undefined })],
    ['with an operation that is no text', (position) => JSON.stringify({ ...position, operation: 5 })],
    ['with a page that is none', (position) => JSON.stringify({ ...position, page: { name: 'a' } })],
    ['with a fraction as index', (position) => JSON.stringify({ ...position, index: 1.5 })],
    ['with an index below -1', (position) => JSON.stringify({ ...position, index: -2 })],
    ['without an index', (position) => JSON.stringify({ ...position, index: undefined })],
    ['with an anchor that is true', (position) => JSON.stringify({ ...position, last: [true] })],
    ['with a fraction as total', (position) => JSON.stringify({ ...position, total: 1.5 })],
    ['of another version', (position) => JSON.stringify({ ...position, v: 3 })],
  ])('is refused if it is %s', async (_what, change) => {
    const from = change(await positionAfter(5, byNumber(all)));
    const { api, pages } = lists(byNumber(all));
    const error = await errorOf(api.list().items({ from }).toArray(), InvalidParameterError);
    expect([error.parameter, pages()]).toEqual(['from', []]);
    expect(error.message).toContain('it is no position of a list');
  });

  it.each<[string, object]>([
    ['an index of -1', { index: -1 }],
    ['no size', { size: undefined }],
    ['no total', { total: undefined }],
    ['a total of 0', { total: 0 }],
    ['no items, of none returned', { given: 0, last: [] }],
    ['a number as anchor', { last: [5, 'skill-5'] }],
  ])('may have %s', async (_what, fields) => {
    const position = { ...(await positionAfter(5, byNumber(all))), ...fields };
    const [next] = await resume(position, byNumber(all));
    expect(next).toMatch(/^Skill/);
  });

  it('names the other operation, and an earlier version of the package', async () => {
    const position = await positionAfter(5, byNumber(all));
    const messageOf = async (fields: object): Promise<string> => {
      const from = JSON.stringify({ ...position, ...fields });
      return (await errorOf(lists(byNumber(all)).api.list().items({ from }).toArray(), InvalidParameterError)).message;
    };
    expect(await messageOf({ operation: 'find' })).toContain('it is a position of find');
    const earlier = 'it is a position of an earlier version of this package. Read the list from its beginning.';
    expect(await messageOf({ v: undefined })).toContain(earlier);
    expect(await messageOf({ v: undefined, index: undefined })).not.toContain(earlier);
    expect(await messageOf({ v: undefined, page: undefined })).not.toContain(earlier);
    expect(await messageOf({ digest: 'x' })).toContain(
      'it is a position of the same operation with other values: pass the same query and body',
    );
  });
});
