import fc from 'fast-check';
import { ApiError, ConfigurationError, InvalidParameterError, byIds } from 'contact-centre-client';
import { describe, expect, it } from 'vitest';
import { missingPart } from '../../support/missing-part.js';
import { answer, errorOf } from '../probe.js';
import { answering, skill } from './support.js';

/** The platform with skills of even numbers only. */
function platform(refusesUnknown: boolean) {
  return answering((query) => {
    const ids = query.getAll('id');
    const existingIds = ids.filter((id) => Number(id.slice(6)) % 2 === 0);
    if (refusesUnknown && existingIds.length < ids.length) return answer(404, { message: 'unknown', status: 404 });
    return answer(200, { entities: existingIds.map((id) => skill(Number(id.slice(6)))) });
  });
}

const ADDRESS = 6000;

const ids = (count: number): string[] => Array.from({ length: count }, (_, index) => `skill-${index + 1}`);

describe('byIds', () => {
  it('requests each id once, as many at a time as configured, and returns the missing ones', async () => {
    const { routing, sent } = platform(false);
    const { found, missing } = await byIds([...ids(5), ...ids(5)], (id) => routing.getRoutingSkills({ id }), { size: 2 });
    expect([...found.keys()]).toEqual(['skill-2', 'skill-4']);
    expect(found.get('skill-4')).toEqual(skill(4));
    expect(missing).toEqual(['skill-1', 'skill-3', 'skill-5']);
    expect(sent.map(({ url }) => new URL(url).searchParams.getAll('id').length)).toEqual([2, 2, 1]);
  });

  it('requests the others again if the response for one of them is a 404', async () => {
    const { routing } = platform(true);
    const { found, missing } = await byIds(ids(8), (id) => routing.getRoutingSkills({ id }));
    expect([...found.keys()]).toEqual(['skill-2', 'skill-4', 'skill-6', 'skill-8']);
    expect(missing).toHaveLength(4);
  });

  it('keeps addresses short', async () => {
    const { routing, sent } = platform(false);
    await byIds(
      ids(99).map((id) => id.padEnd(200, '0')),
      (id) => routing.getRoutingSkills({ id }),
    );
    expect(sent.length).toBeGreaterThan(3);
    expect(Math.max(...sent.map(({ url }) => url.length))).toBeLessThan(6200);
  });

  it('ignores results that were not requested, if the platform ignores ids', async () => {
    const { routing } = answering(() => answer(200, { entities: [skill(1), skill(2)] }));
    const { found, missing } = await byIds(['skill-1', 'skill-3'], (id) => routing.getRoutingSkills({ id }));
    expect([[...found.keys()], missing]).toEqual([['skill-1'], ['skill-3']]);
  });

  it('does not report as missing what is on another page', async () => {
    const { routing } = answering((query) =>
      answer(200, { entities: [skill(1)], pageNumber: 1, pageSize: 1, pageCount: query.getAll('id').length }),
    );
    const error = await errorOf(
      byIds(ids(2), (id) => routing.getRoutingSkills({ id })),
      InvalidParameterError,
    );
    expect(error).toMatchObject({ parameter: 'ask', operation: 'byIds' });
    expect(error.message).toContain('pageSize');
  });

  it('accepts a first page that holds all requested entities, though the list continues', async () => {
    const { routing } = answering(() => answer(200, { entities: [skill(1), skill(2)], pageNumber: 1, pageCount: 2 }));
    expect((await byIds(ids(2), (id) => routing.getRoutingSkills({ id }))).missing).toEqual([]);
  });

  it('reads the ids when it is called: the caller may change the list afterwards', async () => {
    const { routing } = platform(false);
    const list = ids(2);
    const reading = byIds(list, (id) => routing.getRoutingSkills({ id }));
    list.push('skill-4');
    const { found, missing } = await reading;
    expect([[...found.keys()], missing]).toEqual([['skill-2'], ['skill-1']]);
  });

  it('requests nothing if a part of it cannot be loaded, as in a page after a deployment', async () => {
    await missingPart('core/paging/list-reading');
    const { routing, sent } = platform(false);
    await expect(byIds(ids(2), (id) => routing.getRoutingSkills({ id }))).rejects.toMatchObject({ code: 'ERR_LOAD' });
    expect(sent).toHaveLength(0);
  });

  it('requests nothing if there are no ids', async () => {
    const { routing, sent } = platform(false);
    expect(await byIds([], (id) => routing.getRoutingSkills({ id }))).toEqual({ found: new Map(), missing: [] });
    expect(sent).toHaveLength(0);
  });

  it('rejects with any other error, and for a response without a list or without ids', async () => {
    const { routing, users } = answering((_query, { url }) => answer(url.includes('users') ? 200 : 503, { id: 'u' }));
    await errorOf(
      byIds(['a'], (id) => routing.getRoutingSkills({ id })),
      ApiError,
    );
    const noList = () => users.getUser('u') as never;
    const calls: [() => Promise<unknown>, string][] = [
      [
        () => byIds(['a'], noList),
        '"ask" when calling byIds: the response contains no list. Call an operation that lists entities',
      ],
      [() => byIds(['b', ''], noList), '"ids" when calling byIds: each id must be a string that is not empty'],
      [() => byIds(['b', 5 as never], noList), '"ids" when calling byIds: each id must be a string that is not empty'],
      [() => byIds(['a'], noList, { size: 0 }), '"size" when calling byIds: it must be a whole number above 0'],
      [() => byIds(['a'], noList, { size: 1.5 }), '"size" when calling byIds: it must be a whole number above 0'],
    ];
    for (const [call, message] of calls) expect((await errorOf(call(), InvalidParameterError)).message).toContain(message);
  });

  it.each([
    [{ sise: 2 }, 'byIds: unknown option "sise". Options: size. Did you mean "size"?'],
    [{ size: 2, concurrency: 2 }, 'byIds: unknown option "concurrency"'],
    [null, 'byIds must be an object with size, not null'],
    [5, 'byIds must be an object with size, not a number'],
    [[2], 'byIds must be an object with size, not an Array'],
    [Object.create({ size: 2 }), 'byIds inherits "size"'],
  ])('refuses the options %o by name, and sends nothing', async (options, message) => {
    const { routing, sent } = platform(false);
    const error = await errorOf(
      byIds(ids(2), (id) => routing.getRoutingSkills({ id }), options as never),
      ConfigurationError,
    );
    expect(error.message).toContain(message);
    expect(sent).toHaveLength(0);
  });

  it('reads no size from a polluted prototype', async () => {
    const { routing, sent } = platform(false);
    Object.assign(Object.prototype, { size: 1 });
    try {
      await byIds(ids(3), (id) => routing.getRoutingSkills({ id }), {});
    } finally {
      delete (Object.prototype as { size?: number }).size;
    }
    expect(sent).toHaveLength(1);
  });

  it('requests a hundred at a time by default, and one if necessary', async () => {
    const { routing, sent } = platform(false);
    const counts = () => sent.map(({ url }) => new URL(url).searchParams.getAll('id').length);
    await byIds(ids(201), (id) => routing.getRoutingSkills({ id }));
    expect(counts()).toEqual([100, 100, 1]);
    await byIds(ids(2), (id) => routing.getRoutingSkills({ id }), { size: 1 });
    expect(counts().slice(3)).toEqual([1, 1]);
  });

  it('requests halves of a list that receives a 404, and each half once', async () => {
    const { routing, sent } = platform(true);
    await byIds(ids(3), (id) => routing.getRoutingSkills({ id }));
    const requestedIds = sent.map(({ url }) => new URL(url).searchParams.getAll('id').map((id) => id.slice(6)));
    expect(requestedIds).toEqual([['1', '2', '3'], ['1', '2'], ['1'], ['2'], ['3']]);
  });

  it('fills an address to 6,000 characters of encoded ids, and sends a longer id separately', async () => {
    const { routing, sent } = platform(false);
    const counts = () => sent.map(({ url }) => new URL(url).searchParams.getAll('id').length);
    const long = (length: number, count: number, padding = '-') => ids(count).map((id) => id.padEnd(length, padding));
    await byIds(long(ADDRESS / 10 - 4, 11), (id) => routing.getRoutingSkills({ id }));
    await byIds(long(ADDRESS / 10 - 3, 11), (id) => routing.getRoutingSkills({ id }));
    await byIds(long(ADDRESS / 30 - 4, 11, ' '), (id) => routing.getRoutingSkills({ id }));
    await byIds(long(2 * ADDRESS, 2), (id) => routing.getRoutingSkills({ id }));
    expect(counts()).toEqual([10, 1, 9, 2, 10, 1, 1, 1]);
  });

  it('ignores items without an id', async () => {
    const { routing } = answering(() => answer(200, { entities: [{ name: 'a' }, skill(1)] }));
    const { found, missing } = await byIds(ids(2), (id) => routing.getRoutingSkills({ id }));
    expect([[...found.keys()], missing]).toEqual([['skill-1'], ['skill-2']]);
  });

  it.each([
    ['are left out of responses', false],
    ['cause a 404, which does not name them', true],
  ])('requests few pages, however many ids are unknown: unknown ids %s', async (_, refusesUnknown) => {
    const idLists = fc.uniqueArray(fc.uuid(), { maxLength: 400 });
    await fc.assert(
      fc.asyncProperty(idLists, fc.constantFrom(1, 2, 10, 100), async (allIds, interval) => {
        const isUnknown = (_id: string, index: number): boolean => index % interval === 0;
        const unknownIds = new Set(allIds.filter(isUnknown));
        const { routing, sent } = answering((query) => {
          const existingIds = query.getAll('id').filter((id) => !unknownIds.has(id));
          if (refusesUnknown && existingIds.length < query.getAll('id').length) return answer(404, { status: 404 });
          return answer(200, { entities: existingIds.map((id) => ({ id, name: 'Existing' })) });
        });
        const { found, missing } = await byIds(allIds, (id) => routing.getRoutingSkills({ id }));
        expect([found.size, missing]).toEqual([allIds.length - unknownIds.size, [...unknownIds]]);
        // Each unknown id is isolated by halves: 100 ids have seven levels.
        const halves = refusesUnknown ? 2 * 7 * unknownIds.size : 0;
        expect(sent.length).toBeLessThanOrEqual(allIds.length / 50 + 10 + halves);
        expect(sent.length).toBeLessThanOrEqual(2 * allIds.length);
      }),
      { numRuns: 20 },
    );
  });
});
