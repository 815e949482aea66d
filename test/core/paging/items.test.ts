import { getEventListeners } from 'node:events';
import {
  AnalyticsApi,
  AbortError,
  ApiError,
  BadRequestError,
  ConfigurationError,
  GamificationApi,
  InvalidParameterError,
  ListChangedError,
  PageWindowError,
  PagingLoopError,
  TooManyItemsError,
  UsersApi,
} from 'contact-centre-client';
import { ApiClient } from 'contact-centre-client/fetch';
import { createSandbox } from 'contact-centre-client/sandbox';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clientOf, inSandbox } from '../../support/in-sandbox.js';
import { until } from '../../support/until.js';
import { answer, errorOf, failureOf } from '../probe.js';
import type { Skill } from './support.js';
import { answering, paged, skill, skillsTo } from './support.js';

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const results: T[] = [];
  for await (const item of items) results.push(item);
  return results;
}

const ids = (skills: readonly { id?: string }[]): (string | undefined)[] => skills.map(({ id }) => id);

describe('The items of a list by page number', () => {
  it('are all returned, each once and in order, by one request for each page', async () => {
    const list = skillsTo(60);
    const { routing, queries } = answering(paged(() => list));
    const items = routing.getRoutingSkills({ pageSize: 25 }).items();
    expect(await all(items)).toEqual(list);
    expect(queries()).toEqual(['?pageSize=25', '?pageSize=25&pageNumber=2', '?pageSize=25&pageNumber=3']);
    expect(items.ended).toBe('complete');
  });

  it('request nothing before the first item is read, and no page that is not read', async () => {
    const { routing, sent } = answering(paged(() => skillsTo(60)));
    const items = routing.getRoutingSkills().items();
    await new Promise((resolve) => setImmediate(resolve));
    expect(sent).toHaveLength(0);
    for await (const { id } of items) if (id === 'skill-25') break;
    expect(sent).toHaveLength(1);
  });

  it('leave the call itself awaitable, by the same request', async () => {
    const { routing, sent } = answering(paged(() => skillsTo(3)));
    const call = routing.getRoutingSkills();
    const items = call.items();
    expect((await call).total).toBe(3);
    expect(await items.toArray()).toHaveLength(3);
    expect(sent).toHaveLength(1);
  });

  it('can be read from a call that is under way', async () => {
    const { routing, sent } = answering(paged(() => skillsTo(30)));
    const call = routing.getRoutingSkills();
    await call;
    expect(await call.items().toArray()).toHaveLength(30);
    expect(sent).toHaveLength(2);
  });

  it('are read again with each iteration', async () => {
    const { routing, sent } = answering(paged(() => skillsTo(30)));
    const items = routing.getRoutingSkills().items();
    expect(await items.toArray()).toHaveLength(30);
    expect(await items.toArray()).toHaveLength(30);
    expect(sent).toHaveLength(4);
  });

  it('are bodies with any settings of the client', async () => {
    const { routing } = answering(
      paged(() => skillsTo(30)),
      { returnExtended: true },
    );
    expect(ids(await routing.getRoutingSkills().items().toArray())).toEqual(ids(skillsTo(30)));
  });

  it('are all deleted one by one, by at most twice as many requests', async () => {
    let list = skillsTo(1000);
    const { routing, sent } = answering(paged(() => list));
    for await (const { id } of routing.getRoutingSkills({ pageSize: 50 }).items()) list = list.filter((other) => other.id !== id);
    expect(list).toEqual([]);
    expect(sent.length).toBeLessThanOrEqual(2 * 20 + 10);
  });

  it('miss none if one is deleted before each request', async () => {
    let list = skillsTo(400);
    const { routing, sent } = answering((query, request) => {
      if (sent.length > 1) list = list.slice(1);
      return paged(() => list)(query, request);
    });
    const foundIds = new Set(ids(await routing.getRoutingSkills({ pageSize: 20 }).items().toArray()));
    expect(list.filter(({ id }) => !foundIds.has(id))).toEqual([]);
  });

  it('are returned once if others are added before them', async () => {
    let list = skillsTo(60);
    let added = 100;
    const { routing } = answering((query, request) => {
      const page = paged(() => list)(query, request);
      list = [skill(added++), skill(added++), ...list];
      return page;
    });
    const items = ids(await routing.getRoutingSkills().items().toArray());
    expect(new Set(items).size).toBe(items.length);
    expect(items).toEqual(expect.arrayContaining(ids(skillsTo(60))));
  });

  it('that exist throughout are returned exactly once, if any others are added or deleted between pages', async () => {
    const change = fc.oneof(
      fc.record({ take: fc.array(fc.nat(200), { maxLength: 30 }) }),
      fc.record({ add: fc.array(fc.nat(200), { maxLength: 30 }) }),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(1, 3),
        fc.integer({ min: 1, max: 200 }),
        fc.integer({ min: 1, max: 30 }),
        fc.array(change),
        async (concurrency, count, size, changes) => {
          let list = skillsTo(count);
          const throughout = new Set(ids(list));
          let next = 1000;
          const { routing, sent } = answering((query, request) => {
            const now = sent.length > 1 ? changes[sent.length - 2] : undefined;
            if (now && 'take' in now) {
              for (const place of now.take) throughout.delete(list.splice(place % Math.max(1, list.length), 1)[0]?.id);
            } else if (now) {
              for (const place of now.add) list = list.toSpliced(place % (list.length + 1), 0, skill(next++));
            }
            return paged(() => list)(query, request);
          });
          const items = ids(await routing.getRoutingSkills({ pageSize: size }).items({ concurrency }).toArray());
          expect(new Set(items).size).toBe(items.length);
          expect([...throughout].filter((id) => !items.includes(id))).toEqual([]);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('are read from several pages at once with `concurrency`, and still in order', async () => {
    let under = 0;
    let most = 0;
    const { routing, sent } = answering(async (query, request) => {
      most = Math.max(most, ++under);
      await new Promise((resolve) => setImmediate(resolve));
      under -= 1;
      return paged(() => skillsTo(250))(query, request);
    });
    const items = routing.getRoutingSkills({ pageSize: 25 }).items({ concurrency: 4 });
    expect(await items.toArray()).toEqual(skillsTo(250));
    expect(sent).toHaveLength(10);
    expect(most).toBe(4);
  });

  it('stop requests under way when the iteration ends', async () => {
    const aborted: string[] = [];
    const { routing } = answering((query, request) => {
      const page = query.get('pageNumber') ?? '1';
      if (Number(page) < 3) return paged(() => skillsTo(250))(query, request);
      return new Promise((_resolve, reject) => {
        request.signal.addEventListener('abort', () => {
          aborted.push(page);
          reject(new Error('aborted'));
        });
      });
    });
    for await (const { id } of routing.getRoutingSkills().items({ concurrency: 3 })) if (id === 'skill-30') break;
    await until(() => aborted.length === 2);
    expect(aborted.sort()).toEqual(['3', '4']);
  });

  it('end with the signal of the call', async () => {
    const controller = new AbortController();
    const { routing, sent } = answering(paged(() => skillsTo(60)));
    const read = async (): Promise<void> => {
      for await (const { id } of routing.getRoutingSkills({}, { signal: controller.signal }).items())
        if (id === 'skill-25') controller.abort();
    };
    await errorOf(read(), AbortError);
    expect(sent).toHaveLength(1);
  });

  it.each(['the end', 'a break', 'a failure', 'an abort'])(
    'have one listener on the signal of the call, and none after %s',
    async (end) => {
      const controller = new AbortController();
      const { signal } = controller;
      const { routing, sent } = answering((query, request) =>
        end === 'a failure' && query.get('pageNumber') === '40'
          ? answer(503, { message: 'later' })
          : paged(() => skillsTo(50))(query, request),
      );
      const counts = new Set<number>();
      const read = async (): Promise<void> => {
        for await (const { id } of routing.getRoutingSkills({ pageSize: 1 }, { signal }).items({ concurrency: 3 })) {
          counts.add(getEventListeners(signal, 'abort').length);
          if (end === 'a break' && id === 'skill-40') break;
          if (end === 'an abort' && id === 'skill-40') controller.abort('enough');
        }
      };
      const error = await read().then(
        () => undefined,
        (reason: unknown) => reason,
      );
      expect(error === undefined).toBe(end === 'the end' || end === 'a break');
      if (end === 'an abort') expect(error).toMatchObject({ name: 'AbortError', cause: { message: 'enough' } });
      expect(Math.max(...counts)).toBeLessThanOrEqual(1);
      expect(sent.length).toBeGreaterThan(38);
      expect(getEventListeners(signal, 'abort')).toEqual([]);
    },
  );

  it('reject with an ApiError, and continue from where they were', async () => {
    let broken = true;
    const { routing, queries } = answering((query, request) =>
      broken && query.get('pageNumber') === '3' ? answer(503, { message: 'later' }) : paged(() => skillsTo(100))(query, request),
    );
    const items = routing.getRoutingSkills().items();
    const results: Skill[] = [];
    const read = async (from: AsyncIterable<unknown>): Promise<void> => {
      for await (const item of from) results.push(item as Skill);
    };
    expect((await errorOf(read(items), ApiError)).status).toBe(503);
    expect(results).toHaveLength(50);
    broken = false;
    await read(routing.getRoutingSkills().items({ from: items.position! }));
    expect(results).toEqual(skillsTo(100));
    expect(queries().slice(3)).toEqual(['?pageNumber=2', '?pageNumber=3', '?pageNumber=4']);
  });

  it('continue after a token that expires meanwhile: it is refreshed, and that page is requested again', async () => {
    const sandbox = createSandbox({ rateLimit: false });
    const client = new ApiClient({ timeout: 0, transport: inSandbox(sandbox) });
    const { id, secret, redirectUris } = sandbox.clients.code;
    const redirectUri = redirectUris[0] ?? '';
    const code = sandbox.issueAuthorizationCode({ clientId: id, redirectUri, userId: sandbox.users[0]?.id ?? '' });
    await client.loginCodeAuthorizationGrant(id, secret, code, redirectUri);
    const before = sandbox.requests.length;
    const items: string[] = [];
    for await (const user of new UsersApi(client).getUsers({ pageSize: 10 }).items()) {
      items.push(user.id);
      if (items.length === 5) sandbox.expireTokens();
    }
    expect(items).toEqual(sandbox.users.map((user) => user.id));
    const requestedPages = sandbox.requests
      .slice(before)
      .map(({ path, query }) => `${path} ${String(query['pageNumber'] ?? '')}`);
    expect(requestedPages).toEqual(['/api/v2/users ', '/api/v2/users 2', '/oauth/token ', '/api/v2/users 2', '/api/v2/users 3']);
  });

  it('are all returned by a query without paging, although its later pages require a page size', async () => {
    const sandbox = createSandbox({ rateLimit: false });
    const client = clientOf(sandbox);
    client.setAccessToken(sandbox.issueAccessToken());
    const analytics = new AnalyticsApi(client);
    const end = sandbox.clock.now();
    const interval = `${new Date(end - 86_400_000).toISOString()}/${new Date(end).toISOString()}`;
    const { totalHits } = await analytics.postAnalyticsConversationsDetailsQuery({ interval });
    expect(totalHits).toBeGreaterThan(50);
    const list = analytics.postAnalyticsConversationsDetailsQuery({ interval }).items();
    expect(new Set((await list.toArray()).map(({ conversationId }) => conversationId)).size).toBe(totalHits);
  });

  it('continue after the item itself, even if its page has changed', async () => {
    let list = skillsTo(60);
    const { routing } = answering(paged(() => list));
    const items = routing.getRoutingSkills().items({ max: 30 });
    expect(await items.toArray()).toHaveLength(30);
    expect(items.ended).toBe('max');
    list = list.filter(({ id }) => id !== 'skill-27');
    const rest = await routing.getRoutingSkills().items({ from: items.position! }).toArray();
    expect(rest[0]).toEqual(skill(31));
    expect(rest.at(-1)).toEqual(skill(60));
  });

  it('report their cost from their first page, which is not requested again', async () => {
    const { routing, sent } = answering(paged(() => skillsTo(130)));
    const items = routing.getRoutingSkills({ pageSize: 50 }).items();
    expect(await items.cost()).toEqual({ items: 130, requests: 3 });
    expect(await items.toArray()).toHaveLength(130);
    expect(sent).toHaveLength(3);
  });

  it('are requested again for all callers if the first page failed', async () => {
    let isDown = true;
    const { routing, sent } = answering((query, request) =>
      isDown ? answer(500, { message: 'down' }) : paged(() => skillsTo(60))(query, request),
    );
    const items = routing.getRoutingSkills({ pageSize: 50 }).items();
    await errorOf(items.cost(), ApiError);
    await errorOf(items.cost(), ApiError);
    isDown = false;
    expect(await items.cost()).toEqual({ items: 60, requests: 2 });
    expect(await items.toArray()).toHaveLength(60);
    expect(sent).toHaveLength(4);
  });

  it('end with the last requested one, without a page that is not needed', async () => {
    const { routing, sent } = answering(paged(() => skillsTo(60)));
    const items = routing.getRoutingSkills().items({ max: 25 });
    expect(await items.toArray()).toHaveLength(25);
    expect([items.ended, sent.length]).toEqual(['max', 1]);
  });

  it('use the body that the call was made with, even if it is changed later', async () => {
    const { users, sent } = answering((_query, { body }) => {
      const { pageNumber = 1 } = JSON.parse(String(body)) as { pageNumber?: number };
      return answer(200, { results: [skill(pageNumber)], pageNumber, pageSize: 1, pageCount: 3, total: 3 });
    });
    const body = { pageSize: 1, query: [{ fields: ['name'], value: 'Ada', type: 'EXACT' }] };
    const items = users.postUsersSearch(body).items();
    body.query[0]!.value = 'Bo';
    body.pageSize = 100;
    expect(await items.toArray()).toHaveLength(3);
    const query = { pageSize: 1, query: [{ fields: ['name'], value: 'Ada', type: 'EXACT' }] };
    expect(sent.map((request) => JSON.parse(String(request.body)) as unknown)).toEqual([
      query,
      { ...query, pageNumber: 2 },
      { ...query, pageNumber: 3 },
    ]);
  });

  it('wait for `onPage`, and fail with it', async () => {
    const { routing } = answering(paged(() => skillsTo(60)));
    const onPage = () => Promise.reject(new RangeError('full'));
    await errorOf(routing.getRoutingSkills().items({ onPage }).toArray(), RangeError);
  });

  it('report their progress page by page', async () => {
    const { routing } = answering(paged(() => skillsTo(60)));
    const warnings: unknown[] = [];
    await routing
      .getRoutingSkills()
      .items({ onPage: (_page, progress) => warnings.push(progress) })
      .toArray();
    const text = expect.stringMatching(/^\{"entities":\[/) as unknown;
    expect(warnings).toEqual([
      { items: 0, requests: 1, total: 60, text },
      { items: 25, requests: 2, total: 60, text },
      { items: 50, requests: 3, total: 60, text },
    ]);
  });

  it('fill an array of at most 10,000 by default, and are never truncated', async () => {
    const { routing } = answering(paged(() => skillsTo(60)));
    const error = await errorOf(routing.getRoutingSkills().items().toArray({ max: 59 }), TooManyItemsError);
    expect(error).toMatchObject({ code: 'ERR_TOO_MANY_ITEMS', operation: 'getRoutingSkills', max: 59 });
    expect(await routing.getRoutingSkills().items().toArray({ max: 60 })).toHaveLength(60);
  });

  it('reject if a page in the middle is empty, and continue there once it is not', async () => {
    let isEmpty = true;
    const { routing, sent } = answering((query) => {
      const pageNumber = Number(query.get('pageNumber') ?? 1);
      const entities = pageNumber === 2 && isEmpty ? [] : [skill(pageNumber)];
      return answer(200, { entities, pageNumber, pageSize: 1, pageCount: 4, total: 4 });
    });
    const error = await errorOf(routing.getRoutingSkills().items().toArray(), ListChangedError);
    expect([error.code, error.reason, error.operation, sent.length]).toEqual([
      'ERR_LIST_CHANGED',
      'empty',
      'getRoutingSkills',
      2,
    ]);
    isEmpty = false;
    const rest = await routing.getRoutingSkills().items({ from: error.position! }).toArray();
    expect(ids(rest)).toEqual(['skill-2', 'skill-3', 'skill-4']);
  });

  it('reject if the last page is received again and again', async () => {
    const clamped = () =>
      answering((query) => {
        const pageNumber = Math.min(2, Number(query.get('pageNumber') ?? 1));
        return answer(200, { entities: [skill(pageNumber)], pageNumber, pageSize: 1, pageCount: 9, total: 9 });
      });
    const { routing, sent } = clamped();
    const items = routing.getRoutingSkills().items();
    expect((await errorOf(items.toArray(), ListChangedError)).reason).toBe('repeated');
    expect([items.ended, sent.length]).toEqual([undefined, 3]);
    const strict = clamped().routing.getRoutingSkills().items({ strict: true });
    await errorOf(strict.toArray(), ListChangedError);
  });

  it('include those without an id, and duplicates if that is enabled', async () => {
    const { routing } = answering(paged(() => [{ name: 'a' }, { name: 'a' }, { id: '1' }, { id: '1' }]));
    expect(await routing.getRoutingSkills().items().toArray()).toHaveLength(3);
    expect(await routing.getRoutingSkills().items({ key: false }).toArray()).toHaveLength(4);
    expect(
      await routing
        .getRoutingSkills()
        .items({ key: ({ name }) => name })
        .toArray(),
    ).toHaveLength(3);
  });

  it('are also returned as pages', async () => {
    const { routing } = answering(paged(() => skillsTo(60)));
    const items = routing.getRoutingSkills().items();
    const pages = await all(items.pages());
    expect(pages.map(({ pageNumber, entities }) => [pageNumber, entities.length])).toEqual([
      [1, 25],
      [2, 25],
      [3, 10],
    ]);
    expect(items.ended).toBe('complete');
  });

  it('are the same if two callers request the next at once', async () => {
    const { routing } = answering(paged(() => skillsTo(60)));
    const iterator = routing.getRoutingSkills().items()[Symbol.asyncIterator]();
    const both = await Promise.all([iterator.next(), iterator.next()]);
    expect(both.map(({ value }) => (value as Skill).id)).toEqual(['skill-1', 'skill-2']);
  });
});

describe('Items of a list with contradicting statements', () => {
  const saying = (pageOf: (page: number) => object) =>
    answering((query, request) => {
      const page = Number(query.get('pageNumber') ?? 1);
      const { body } = paged(() => skillsTo(100))(query, request) as { body: Uint8Array };
      return answer(200, { ...(JSON.parse(new TextDecoder().decode(body)) as object), ...pageOf(page) });
    }).routing.getRoutingSkills({ pageSize: 25 });

  it.each([
    ['a total that its pages exceed', () => ({ total: 10 })],
    ['no total on one page', (page: number) => (page === 2 ? { total: undefined } : {})],
  ])('are all returned: %s', async (_what, createPage) => {
    const items = saying(createPage).items();
    expect(await items.toArray()).toEqual(skillsTo(100));
    expect(items.ended).toBe('complete');
  });

  it('are all returned if pages are smaller than they say', async () => {
    const { routing } = answering((query) => {
      const pageNumber = Number(query.get('pageNumber') ?? 1);
      const entities = skillsTo(100).slice((pageNumber - 1) * 10, pageNumber * 10);
      return answer(200, { entities, pageNumber, pageSize: 25, total: 100, pageCount: 10 });
    });
    expect(await routing.getRoutingSkills({ pageSize: 25 }).items().toArray()).toEqual(skillsTo(100));
  });

  it('reject if a page has no content', async () => {
    const { routing } = answering((query, request) =>
      query.get('pageNumber') === '2'
        ? { status: 204, statusText: '', headers: {}, body: new Uint8Array() }
        : paged(() => skillsTo(100))(query, request),
    );
    const error = await errorOf(routing.getRoutingSkills({ pageSize: 25 }).items().toArray(), ListChangedError);
    expect(error.reason).toBe('empty');
  });

  it.each([
    ['an object without a list', answer(200, { error: 'x' })],
    ['a text', { ...answer(200, '<p>Please sign in</p>'), headers: { 'content-type': 'text/html' } }],
  ])('are not silently truncated if the response has %s instead of a page', async (_what, other) => {
    const { routing } = answering((query, request) =>
      query.get('pageNumber') === '2' ? other : paged(() => skillsTo(100))(query, request),
    );
    const items: Skill[] = [];
    const reading = (async () => {
      for await (const one of routing.getRoutingSkills({ pageSize: 25 }).items()) items.push(one);
    })();
    expect((await errorOf(reading, InvalidParameterError)).message).toContain('no list');
    expect(items).toHaveLength(25);
  });
});

describe('A list that is longer than its pages can reach', () => {
  it('is reported if the platform refuses a page beyond that', async () => {
    const { users } = answering((query, request) =>
      Number(query.get('pageNumber') ?? 1) > 20
        ? answer(400, { message: 'too far', code: 'bad.request' })
        : paged(() => skillsTo(12_000))(query, request),
    );
    const error = await errorOf(
      users.getUsers({ pageSize: 500, state: 'inactive' }).items().toArray({ max: 20_000 }),
      PageWindowError,
    );
    expect(error).toMatchObject({ code: 'ERR_PAGE_WINDOW', operation: 'getUsers', window: 10_000 });
    expect(error.message).toContain('getUsersQuery');
    expect(error.cause).toBeInstanceOf(BadRequestError);
  });

  it('is reported if the platform shows nothing more, with the operation that does', async () => {
    const { routing } = answering((query) => {
      const pageNumber = Number(query.get('pageNumber') ?? 1);
      const entities = pageNumber > 5 ? [] : skillsTo(900).slice((pageNumber - 1) * 100, pageNumber * 100);
      return answer(200, { entities, pageNumber, pageSize: 100, pageCount: 9, total: 900 });
    });
    const items = routing.getRoutingQueuesDivisionviews({ pageSize: 100 }).items();
    const error = await errorOf(items.toArray(), PageWindowError);
    expect(error.window).toBe(500);
    expect(error.message).toContain('getRoutingQueuesDivisionviewsAll');
  });
});

describe('The items of a list whose responses have no page data', () => {
  const managers = (size: number | undefined, count: number) => {
    const { client, queries } = answering((query) => {
      const page = Number(query.get('pageNumber') ?? 1);
      const held = Number(query.get('pageSize') ?? 100);
      return answer(200, { entities: skillsTo(count).slice((page - 1) * held, page * held) });
    });
    const call = new GamificationApi(client).getGamificationInsightsManagers('Division', 'd', 'Weekly', '2026-01-05', {
      ...(size !== undefined && { pageSize: size }),
    });
    return { items: call.items(), queries };
  };

  it('continue after a full page, and end with one that is not full', async () => {
    const { items, queries } = managers(2, 5);
    expect(await items.toArray()).toHaveLength(5);
    expect(queries().map((query) => new URLSearchParams(query).get('pageNumber'))).toEqual([null, '2', '3']);
  });

  it('end with an empty page if the last one was full', async () => {
    const { items, queries } = managers(2, 4);
    expect(await items.toArray()).toHaveLength(4);
    expect(queries()).toHaveLength(3);
  });

  it("are all returned if no size was requested, with the platform's default page size", async () => {
    const { items, queries } = managers(undefined, 130);
    expect(await items.toArray()).toHaveLength(130);
    expect(queries()).toHaveLength(3);
  });
});

describe('The items of a list by cursor or address', () => {
  it('follow the page value of the next address, and nothing else of it', async () => {
    const { speech, queries, sent } = answering((query) => {
      const page = query.get('nextPage') ?? '1';
      const more =
        page === '3' ? {} : { nextUri: `https://evil.example/api/v2/other?nextPage=${Number(page) + 1}&pageSize=9999&state=x` };
      return answer(200, { entities: [skill(Number(page))], pageSize: 1, pageCount: 3, ...more });
    });
    const items = await speech.getSpeechandtextanalyticsPrograms({ pageSize: 1 }).items().toArray();
    expect(ids(items)).toEqual(['skill-1', 'skill-2', 'skill-3']);
    expect(queries()).toEqual(['?pageSize=1', '?pageSize=1&nextPage=2', '?pageSize=1&nextPage=3']);
    expect(sent.every(({ url }) => url.startsWith('https://api.example/api/v2/speechandtextanalytics/programs'))).toBe(true);
  });

  it('reject if a cursor is received a second time', async () => {
    const { speech } = answering((query) => {
      const page = query.get('nextPage') ?? 'a';
      const next = { a: 'b', b: 'c', c: 'b' }[page];
      return answer(200, { entities: [{ id: page }], nextUri: `/x?nextPage=${next}` });
    });
    const items = speech.getSpeechandtextanalyticsPrograms().items();
    expect((await errorOf(items.toArray(), ListChangedError)).reason).toBe('repeated');
    expect(items.ended).toBeUndefined();
  });

  it.each([false, true])('reject if a page leads to itself, strict: %s', async (strict) => {
    const { speech, sent } = answering((query) =>
      answer(200, { entities: [{ id: query.get('nextPage') ?? 'a' }], nextUri: '/x?nextPage=b' }),
    );
    const items = speech.getSpeechandtextanalyticsPrograms().items({ strict });
    await errorOf(items.toArray(), strict ? PagingLoopError : ListChangedError);
    expect([items.ended, sent.length]).toEqual([undefined, 2]);
  });

  it('continue from a position', async () => {
    const { speech, queries } = answering((query) => {
      const page = Number(query.get('nextPage') ?? 1);
      return answer(200, {
        entities: [skill(2 * page - 1), skill(2 * page)],
        ...(page < 3 && { nextUri: `/x?nextPage=${page + 1}` }),
      });
    });
    const items = speech.getSpeechandtextanalyticsPrograms().items({ max: 3 });
    expect(await items.toArray()).toHaveLength(3);
    const rest = await speech.getSpeechandtextanalyticsPrograms().items({ from: items.position! }).toArray();
    expect(ids(rest)).toEqual(['skill-4', 'skill-5', 'skill-6']);
    expect(queries().slice(2)).toEqual(['?nextPage=2', '?nextPage=3']);
  });
});

describe('A call without a list', () => {
  it('is refused: for a response without a list, and for a change before it is sent', async () => {
    const { users, routing, sent } = answering(() => answer(200, { id: 'u', name: 'Ada' }));
    // As a program without types may write it.
    const items = (call: unknown) => (call as ReturnType<UsersApi['getUsers']>).items();
    await errorOf(items(users.getUser('u')).toArray(), InvalidParameterError);
    expect(sent).toHaveLength(1);
    const change = items(routing.patchRoutingQueueMembers('q', []));
    expect((await errorOf(change.toArray(), InvalidParameterError)).message).toContain('patchRoutingQueueMembers');
    await errorOf(change.cost(), InvalidParameterError);
    expect(sent).toHaveLength(1);
  });

  it('is a type error', () => {
    const { users, routing } = answering(() => answer(200, {}));
    const wrong = (): void => {
      // @ts-expect-error -- one user is no list
      void users.getUser('u').items();
      // @ts-expect-error -- nothing is returned
      void routing.deleteRoutingQueue('q').items();
    };
    expect(wrong).toBeTypeOf('function');
  });

  it('is an empty list if it is a job without results, which only says up to when it has searched', async () => {
    const { client } = answering(() => answer(200, { dataAvailabilityDate: '2022-06-30T00:00:00Z' }));
    const items = new AnalyticsApi(client).getAnalyticsConversationsDetailsJobResults('job').items();
    expect(await items.toArray()).toEqual([]);
    expect(items.ended).toBe('complete');
  });

  it.each([
    ['an unknown option', { pagesize: 5 }],
    ['a max that is no number', { max: 'all' }],
    ['a max below 0', { max: -1 }],
    ['a text as strict', { strict: 'yes' }],
    ['more pages at once than ten', { concurrency: 11 }],
    ['a key that is no function', { key: 'id' }],
    ['onPage that is no function', { onPage: true }],
    ['a position that is none', { from: 'page 3' }],
    [
      'a position that asks for something else',
      { from: JSON.stringify({ operation: 'getRoutingSkills', page: { pageNumber: 2, name: 'x' }, index: 0 }) },
    ],
    ['a position of another list', { from: JSON.stringify({ operation: 'getUsers', page: {}, index: 0 }) }],
  ])('is refused if it is %s', async (_what, options) => {
    const { routing, sent } = answering(paged(() => skillsTo(3)));
    await errorOf(
      routing
        .getRoutingSkills()
        .items(options as object)
        .toArray(),
      InvalidParameterError,
    );
    expect(sent).toHaveLength(0);
  });

  it('is refused if no client has made it', async () => {
    expect(() => new UsersApi({ send: () => Promise.resolve({}) as never }).getUsers()).not.toThrow();
    const { ApiPromise } = await import('contact-centre-client');
    const call = new ApiPromise<{ entities: Skill[] }>(Promise.reject(new Error('no')), { extended: false, rejectWith: 'error' });
    expect(() => call.items()).toThrow(ConfigurationError);
    expect(() => call.items()).toThrow('Only a call that a client has made can be read page by page');
    await failureOf(call);
  });

  it('rejects with its error if it fails before it is sent', async () => {
    const { routing } = answering(() => answer(200, {}));
    const items = routing.getRoutingQueueMembers('').items();
    await new Promise((resolve) => setImmediate(resolve));
    expect(String(await failureOf(items.toArray()))).toContain('queueId');
  });
});
