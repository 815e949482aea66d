import { getEventListeners } from 'node:events';
import { AbortError, InvalidParameterError, KnowledgeApi, ListChangedError, PlatformApi } from 'contact-centre-client';
import type { ApiPromise, RequestOptions } from 'contact-centre-client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { answer, errorOf } from '../probe.js';
import type { Handler, Skill } from './support.js';
import { answering, paged, skill, skillsTo } from './support.js';
import { PATIENCE } from '../../support/patience.js';

class Lists extends PlatformApi {
  list(route = 'GET /api/v2/probes', opts: object = {}, request?: RequestOptions): ApiPromise<{ entities: Skill[] }> {
    return this.call('list', route as 'GET /x', {}, opts, request);
  }
}

function lists(handler: Handler) {
  const { client, sent, queries, routing, users } = answering(handler);
  return { api: new Lists(client), client, sent, queries, routing, users };
}

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const results: T[] = [];
  for await (const item of items) results.push(item);
  return results;
}

describe('Iterating over a call', () => {
  it('returns all items of its list, as `items()` does', async () => {
    const { routing, queries } = lists(paged(() => skillsTo(60)));
    expect(await all(routing.getRoutingSkills({ pageSize: 25 }))).toEqual(skillsTo(60));
    expect(queries()).toEqual(['?pageSize=25', '?pageSize=25&pageNumber=2', '?pageSize=25&pageNumber=3']);
  });

  it('sends nothing before the first item is requested', async () => {
    const { routing, sent } = lists(paged(() => skillsTo(60)));
    const iterator = routing.getRoutingSkills()[Symbol.asyncIterator]();
    await new Promise((resolve) => setImmediate(resolve));
    expect(sent).toHaveLength(0);
    expect((await iterator.next()).value).toEqual(skill(1));
    expect(sent).toHaveLength(1);
  });

  it('says that an operation is no list, and does not send one that changes data', async () => {
    const { users, routing, sent } = lists(() => answer(200, { id: 'u', name: 'Ada' }));
    const iterate = (call: unknown) => all(call as AsyncIterable<unknown>);
    expect((await errorOf(iterate(users.getUser('u')), InvalidParameterError)).message).toContain(
      'the response contains no list. Await the call itself',
    );
    expect(sent).toHaveLength(1);
    await errorOf(iterate(routing.patchRoutingQueueMembers('q', [])), InvalidParameterError);
    expect(sent).toHaveLength(1);
  });
});

describe('A response that is no list', () => {
  it.each<[unknown, string]>([
    [{ entities: {} }, 'entities'],
    [{ entities: {}, total: 3, pageNumber: 1, pageCount: 1 }, 'entities'],
    [{ entities: 'a' }, 'entities'],
    [{ results: 5, total: 0 }, 'results'],
    [{ results: { entities: {} } }, 'entities'],
    [{ conversations: true }, 'conversations'],
  ])('is refused with the name of its field: %j', async (body, name) => {
    const { api } = lists(() => answer(200, body));
    const error = await errorOf(api.list().items().toArray(), InvalidParameterError);
    expect(error.message).toContain(`the response contains no list: its "${name}" is not an array`);
  });

  it('is refused as a later page too', async () => {
    const { api } = lists((query, request) =>
      query.has('pageNumber') ? answer(200, { entities: {}, total: 60 }) : paged(() => skillsTo(60))(query, request),
    );
    expect((await errorOf(api.list().items().toArray(), InvalidParameterError)).position).toContain('skill-25');
  });
});

describe('A list whose next address never ends', () => {
  it.each([
    ['the same items without ids', () => [{ name: 'a' }, { name: 'b' }]],
    ['two pages of items without ids in turn', (page: number) => [{ name: page % 2 }]],
    ['items with ids that were given before', (page: number) => [{ id: `a${page % 3}` }]],
    ['empty pages', (page: number) => (page === 0 ? [{ id: 'a' }] : [])],
  ])('rejects: %s', async (_what, entities) => {
    let page = 0;
    const { api, sent } = lists(() => answer(200, { entities: entities(page++), nextUri: `/x?after=${page}` }));
    await errorOf(api.list().items().toArray(), ListChangedError);
    expect(sent.length).toBeLessThan(10);
  });
});

describe('A total that is greater than the number of items', () => {
  it('rejects if the cursor is missing on a full page in the middle', async () => {
    const { api } = lists((query) => {
      const from = Number(query.get('after') ?? 0);
      const cursors = from === 0 ? { after: '10' } : {};
      return answer(200, { entities: skillsTo(30).slice(from, from + 10), total: 30, pageSize: 10, cursors });
    });
    const error = await errorOf(api.list(undefined, { pageSize: 10 }).items().toArray(), ListChangedError);
    expect(error).toMatchObject({ reason: 'ended', position: expect.any(String) as string });
  });

  it.each([
    ['where the last page is not full, because the user may not see all items', { total: 30 }, {}],
    ['where the call begins at a cursor', { total: 30, pageSize: 5 }, { after: '10' }],
  ])('is complete %s', async (_when, facts, opts) => {
    const { api } = lists((query) => {
      const from = Number(query.get('after') ?? 0);
      const cursors = from < 10 ? { after: '10' } : {};
      return answer(200, { entities: skillsTo(15).slice(from, from + 10), ...facts, cursors });
    });
    const items = api.list(undefined, { pageSize: 10, ...opts }).items();
    await items.toArray();
    expect(items.ended).toBe('complete');
  });
});

describe('Items with an empty id', () => {
  it.each([true, false])('are all returned, because an empty id identifies nothing (strict: %s)', async (strict) => {
    const all50 = Array.from({ length: 50 }, (_, index) => ({ id: '', name: `${index}` }));
    const { api } = lists(paged(() => all50));
    expect(await api.list(undefined, { pageSize: 20 }).items({ strict }).toArray()).toEqual(all50);
  });
});

describe('A maximum of items', () => {
  it('of 0 returns nothing and sends nothing', async () => {
    const { api, sent } = lists(paged(() => skillsTo(60)));
    const items = api.list().items({ max: 0 });
    expect(await items.toArray()).toEqual([]);
    expect([items.ended, items.position]).toEqual(['max', undefined]);
    expect(await all(api.list().items({ max: 0 }).pages())).toEqual([]);
    expect(await api.list().items({ max: 0 }).cost()).toEqual({ items: 0, requests: 0 });
    expect(sent).toHaveLength(0);
  });

  it('reduces the cost', async () => {
    const { api } = lists(paged(() => skillsTo(130)));
    const cost = (max: number) => api.list(undefined, { pageSize: 50 }).items({ max }).cost();
    expect(await cost(60)).toEqual({ items: 60, requests: 2 });
    expect(await cost(50)).toEqual({ items: 50, requests: 1 });
    expect(await cost(1000)).toEqual({ items: 130, requests: 3 });
  });

  it('ends pages too', async () => {
    const { api, sent } = lists(paged(() => skillsTo(130)));
    const items = api.list(undefined, { pageSize: 50 }).items({ max: 60 });
    expect(await all(items.pages())).toHaveLength(2);
    expect([items.ended, sent.length]).toEqual(['max', 2]);
  });
});

describe('Backward paging', () => {
  /** Pages of two, by `before` and `after`, as addresses or as cursors. */
  const cursored =
    (isAddress: boolean): Handler =>
    (query) => {
      const skills = skillsTo(7);
      const before = query.get('before');
      const after = query.get('after');
      const end = before === null ? Number(after ?? 0) + 2 : Number(before) - 1;
      const start = before === null ? Number(after ?? 0) : Math.max(0, end - 2);
      const back = start > 0 ? `${start + 1}` : undefined;
      const on = end < 7 ? `${end}` : undefined;
      const links = isAddress
        ? { ...(back && { previousUri: `/x?before=${back}` }), ...(on && { nextUri: `/x?after=${on}` }) }
        : { cursors: { before: back, after: on } };
      return answer(200, { entities: skills.slice(start, end), ...links });
    };

  it.each([true, false])('reads from a `before` cursor to the beginning, last item first (by address: %s)', async (isAddress) => {
    const { client, queries } = lists(cursored(isAddress));
    const items = await all(new KnowledgeApi(client).getKnowledgeKnowledgebases({ before: '6' }).items());
    expect(items.map(({ id }) => id)).toEqual(['skill-5', 'skill-4', 'skill-3', 'skill-2', 'skill-1']);
    expect(queries()).toEqual(['?before=6', '?before=4', '?before=2']);
  });

  it('reads back from an `after` cursor if that is requested', async () => {
    const { api, queries } = lists(cursored(true));
    const items = await all(api.list(undefined, { after: '4' }).items({ direction: 'backward' }));
    expect(items).toEqual([6, 5, 4, 3, 2, 1].map(skill));
    expect(queries()).toEqual(['?after=4', '?before=5', '?before=3']);
  });

  it('reads pages by number back to the first', async () => {
    const { api, queries } = lists(paged(() => skillsTo(60)));
    const items = await all(api.list(undefined, { pageNumber: 2, pageSize: 20 }).items({ direction: 'backward' }));
    expect(items).toEqual(skillsTo(40).toReversed());
    expect(queries()).toEqual(['?pageNumber=2&pageSize=20', '?pageNumber=1&pageSize=20']);
  });

  it('rejects if pages by number may have moved items onto pages that were read', async () => {
    let list = skillsTo(60);
    const { api } = lists((query, request) => {
      const page = paged(() => list)(query, request);
      list = [skill(100), ...list];
      return page;
    });
    const items = api.list(undefined, { pageNumber: 3, pageSize: 20 }).items({ direction: 'backward' });
    expect((await errorOf(items.toArray(), ListChangedError)).reason).toBe('changed');
  });

  it.each(['pageCount', 'total'])('refuses to verify pages by number, which is possible forwards only (%s)', async (field) => {
    const { api } = lists((query) => {
      const entities = skillsTo(60).slice(40);
      return answer(200, { entities, pageNumber: Number(query.get('pageNumber')), [field]: field === 'total' ? 60 : 3 });
    });
    const items = api.list(undefined, { pageNumber: 3, pageSize: 20 }).items({ direction: 'backward', strict: true });
    expect((await errorOf(items.toArray(), InvalidParameterError)).parameter).toBe('strict');
  });

  it('continues from a position', async () => {
    const { api } = lists(cursored(true));
    const items = api.list(undefined, { before: '6' }).items({ max: 3 });
    expect(await items.toArray()).toEqual([5, 4, 3].map(skill));
    const rest = api.list(undefined, { before: '6' }).items({ from: items.position! });
    expect(await rest.toArray()).toEqual([2, 1].map(skill));
  });
});

describe('A position', () => {
  const position = async (): Promise<string> => {
    const { api } = lists(paged(() => skillsTo(62)));
    const items = api.list(undefined, { pageSize: 10, name: 'a' }).items({ max: 17 });
    await items.toArray();
    return items.position!;
  };

  it.each<[string, string | undefined, object]>([
    ['another filter', undefined, { pageSize: 10, name: 'b' }],
    ['no filter', undefined, { pageSize: 10 }],
    ['a filter more', undefined, { pageSize: 10, name: 'a', state: 'active' }],
    ['another path', 'GET /api/v2/others', { pageSize: 10, name: 'a' }],
  ])('of a list is refused with %s', async (_what, route, opts) => {
    const { api, sent } = lists(paged(() => skillsTo(62)));
    const from = await position();
    const error = await errorOf(api.list(route, opts).items({ from }).toArray(), InvalidParameterError);
    expect(error.message).toContain('it is a position of the same operation with other values');
    expect(sent).toHaveLength(0);
  });

  it('of an earlier version is refused by name', async () => {
    const { api, sent } = lists(paged(() => skillsTo(62)));
    const from = JSON.stringify({ operation: 'list', page: { pageNumber: 2 }, index: 6, key: 'skill-17' });
    const error = await errorOf(api.list().items({ from }).toArray(), InvalidParameterError);
    expect(error.message).toContain('it is a position of an earlier version of this package');
    expect(sent).toHaveLength(0);
  });

  it('is found if items before it were deleted, whatever the order of the filters', async () => {
    const { api } = lists(paged(() => skillsTo(62).slice(12)));
    const items = api.list(undefined, { name: 'a', pageSize: 10 }).items({ from: await position() });
    expect(await items.toArray()).toEqual(skillsTo(62).slice(17));
  });

  it('is found if its own item was deleted', async () => {
    const { api } = lists(paged(() => skillsTo(62).filter(({ id }) => id !== 'skill-17' && id !== 'skill-3')));
    const items = api.list(undefined, { name: 'a', pageSize: 10 }).items({ from: await position() });
    expect(await items.toArray()).toEqual(skillsTo(62).slice(17));
  });

  it('of a loop that was left early continues after the last item', async () => {
    const { api } = lists(paged(() => skillsTo(12), 10));
    const items = api.list().items();
    for await (const { id } of items) if (id === 'skill-3') break;
    expect(await api.list().items({ from: items.position! }).toArray()).toEqual(skillsTo(12).slice(3));
  });

  it('is searched first where its item should be according to the lengths of the list then and now', async () => {
    const before = lists(paged(() => skillsTo(200)));
    const items = before.api.list(undefined, { pageSize: 10 }).items({ max: 175 });
    await items.toArray();
    const { api, sent } = lists(paged(() => skillsTo(200).slice(100)));
    const rest = await api.list(undefined, { pageSize: 10 }).items({ from: items.position! }).toArray();
    expect(rest).toEqual(skillsTo(200).slice(175));
    const pages = sent.map(({ url }) => Number(new URL(url).searchParams.get('pageNumber')));
    expect(pages).toEqual([18, 8, 9, 10]);
  });

  it.each<[string, object]>([
    ['version', { v: 1 }],
    ['page', { page: { name: 'b' } }],
    ['page', { page: { pageNumber: true } }],
    ['size', { size: '10' }],
    ['size', { size: -1 }],
    ['size', { size: 1.5 }],
    ['index', { index: -2 }],
    ['number of returned items', { given: -1 }],
    ['number of returned items', { given: undefined }],
    ['total', { total: '62' }],
    ['total', { total: -1 }],
    ['last items', { last: 'skill-17' }],
    ['last items', { last: [{ id: 'skill-17' }] }],
  ])('with a wrong %s is refused: %j', async (_what, wrong) => {
    const { api, sent } = lists(paged(() => skillsTo(62)));
    const from = JSON.stringify(Object.assign(JSON.parse(await position()), wrong));
    const items = api.list(undefined, { pageSize: 10, name: 'a' }).items({ from });
    const error = await errorOf(items.toArray(), InvalidParameterError);
    expect(error.message).toContain('it is no position of a list');
    expect(sent).toHaveLength(0);
  });

  it('is found on a later page of a list without a total, if items were inserted before it', async () => {
    const route = 'GET /api/v2/gamification/insights/managers';
    const withoutTotal =
      (list: readonly Skill[]): Handler =>
      (query) => {
        const start = (Number(query.get('pageNumber') ?? 1) - 1) * 10;
        return answer(200, { entities: list.slice(start, start + 10) });
      };
    const before = lists(withoutTotal(skillsTo(30)));
    const items = before.api.list(route, { pageSize: 10 }).items({ max: 15 });
    await items.toArray();
    const inserted = skillsTo(120).slice(100);
    const { api } = lists(withoutTotal([...inserted, ...skillsTo(30)]));
    const rest = api.list(route, { pageSize: 10 }).items({ from: items.position! });
    expect(await rest.toArray()).toEqual(skillsTo(30).slice(15));
  });

  it('rejects if none of its items exists any more', async () => {
    const { api } = lists(paged(() => skillsTo(62).slice(30)));
    const items = api.list(undefined, { name: 'a', pageSize: 10 }).items({ from: await position() });
    expect((await errorOf(items.toArray(), ListChangedError)).reason).toBe('missing');
  });
});

describe('Cancellation', () => {
  /** Pages of ten; from page 3 on, requests stay open until they are aborted. */
  function stalling() {
    const open = new Set<string>();
    const rejections: unknown[] = [];
    const note = (reason: unknown) => rejections.push(reason);
    process.on('unhandledRejection', note);
    onTestFinished(() => void process.off('unhandledRejection', note));
    const api = lists((query, request) => {
      const page = query.get('pageNumber') ?? '1';
      if (Number(page) < 3) return paged(() => skillsTo(100), 10)(query, request);
      open.add(page);
      return new Promise((_resolve, reject) => {
        request.signal.addEventListener('abort', () => {
          open.delete(page);
          reject(new Error('aborted'));
        });
      });
    });
    const quiet = async () => {
      await vi.waitFor(() => {
        expect(open.size).toBe(0);
      }, PATIENCE);
      await new Promise((resolve) => setImmediate(resolve));
      expect(rejections).toEqual([]);
    };
    return { ...api, open, quiet };
  }

  it.each([1, 2, 4, 8])('by `break` leaves no request and no unhandled rejection (%i at once)', async (concurrency) => {
    const { api, quiet } = stalling();
    for await (const { id } of api.list().items({ concurrency })) if (id === 'skill-15') break;
    await quiet();
  });

  it('by an error in the body of the loop leaves no request', async () => {
    const { api, quiet } = stalling();
    const read = async () => {
      for await (const { id } of api.list().items({ concurrency: 4 })) if (id === 'skill-15') throw new RangeError('full');
    };
    await errorOf(read(), RangeError);
    await quiet();
  });

  it('by an error in `onPage` leaves no request', async () => {
    const { api, quiet } = stalling();
    const onPage = (page: unknown) =>
      (page as { pageNumber: number }).pageNumber === 2 ? Promise.reject(new RangeError('full')) : 0;
    await errorOf(api.list().items({ concurrency: 4, onPage }).toArray(), RangeError);
    await quiet();
  });

  it('by the signal of the call leaves no request and no listener, and reports where to continue', async () => {
    const { api, open, quiet } = stalling();
    const controller = new AbortController();
    const items = api.list(undefined, {}, { signal: controller.signal }).items({ concurrency: 3 });
    const reading = errorOf(items.toArray(), AbortError);
    await vi.waitFor(() => {
      expect(open.size).toBe(3);
    }, PATIENCE);
    controller.abort(new Error('enough'));
    expect((await reading).position).toBe(items.position);
    expect(items.position).toContain('skill-20');
    expect(getEventListeners(controller.signal, 'abort')).toEqual([]);
    await quiet();
  });

  it('by `return()` while a page is awaited ends that request, and the page with it', async () => {
    const { api, open, quiet } = stalling();
    const iterator = api.list().items()[Symbol.asyncIterator]();
    for (let count = 0; count < 20; count++) await iterator.next();
    const pending = iterator.next();
    await vi.waitFor(() => {
      expect(open.size).toBe(1);
    }, PATIENCE);
    expect(await iterator.return!()).toEqual({ value: undefined, done: true });
    expect(await pending).toEqual({ value: undefined, done: true });
    expect(await iterator.next()).toEqual({ value: undefined, done: true });
    await quiet();
  });

  it('by `return()` at any moment sends no further page, also while a list that changed is read again', async () => {
    for (let steps = 0; steps < 200; steps++) {
      let list = skillsTo(100);
      const { api, sent } = lists((query, request) => paged(() => list, 10)(query, request));
      const iterator = api.list().items()[Symbol.asyncIterator]();
      for (let count = 0; count < 10; count++) await iterator.next();
      list = list.slice(25);
      const pending = iterator.next();
      for (let step = 0; step < steps; step++) await Promise.resolve();
      await iterator.return!();
      const sentBefore = sent.length;
      await pending;
      await new Promise((resolve) => setImmediate(resolve));
      expect(sent, `after ${steps} steps`).toHaveLength(sentBefore);
    }
  });

  it('by `return()` before the first item sends nothing', async () => {
    const { api, sent } = stalling();
    const iterator = api.list().items()[Symbol.asyncIterator]();
    await iterator.return!();
    expect(await iterator.next()).toEqual({ value: undefined, done: true });
    expect(sent).toHaveLength(0);
  });
});
