import { describe, expect, it } from 'vitest';
import type { Filters } from '../../../examples/console/src/interactions/filters/filters.js';
import {
  isNarrowed,
  readFilters,
  usualFilters,
  writeFilters,
} from '../../../examples/console/src/interactions/filters/filters.js';
import { detailsQuery, periodOf, periodProblem } from '../../../examples/console/src/interactions/filters/query.js';

const noon = new Date(2026, 2, 12, 12).getTime();
const day = (date: number, month = 2): Date => new Date(2026, month, date);
const ownInterval = (from: string, to: string): Filters => ({ ...usualFilters, when: 'own', from, to });

describe('Filters in the address', () => {
  it('are restored as they were written', () => {
    const filters: Filters = {
      when: 'own',
      from: '2026-03-01',
      to: '2026-03-12',
      queue: 'q',
      agent: 'a b',
      media: 'email',
      direction: 'outbound',
      longer: 300,
      sort: 'asc',
      page: 3,
      size: 50,
    };
    expect(readFilters(new URLSearchParams(writeFilters(filters).toString()))).toEqual(filters);
  });

  it('omit default values', () => {
    expect(writeFilters(usualFilters).toString()).toBe('');
    expect(writeFilters({ ...usualFilters, media: 'chat' }).toString()).toBe('media=chat');
  });

  it.each(['', 'when=someday&media=fax&direction=up&sort=best&size=7&page=-1&longer=x&from=2026-13-01&to=yesterday'])(
    'have default values for an invalid address: %j',
    (search) => {
      expect(readFilters(new URLSearchParams(search))).toEqual(usualFilters);
    },
  );

  it('narrow the list, except for the days', () => {
    expect([usualFilters, { ...usualFilters, when: 'week' as const }].some(isNarrowed)).toBe(false);
    expect([{ queue: 'q' }, { longer: 60 }].map((part) => isNarrowed({ ...usualFilters, ...part }))).toEqual([true, true]);
  });
});

describe('The period', () => {
  it.each([
    [{ when: 'today' as const }, day(12), day(13)],
    [{ when: 'yesterday' as const }, day(11), day(12)],
    [{ when: 'week' as const }, day(6), day(13)],
    [ownInterval('2026-02-27', '2026-03-01'), day(27, 1), day(2)],
  ])('%o consists of full calendar days', (part, from, to) => {
    expect(periodOf({ ...usualFilters, ...part }, noon)).toEqual({ from, to });
  });

  it.each([
    [ownInterval('', '2026-03-12'), 'Enter the first and the last day'],
    [ownInterval('2026-03-12', '2026-03-11'), 'The last day is before the first'],
    [ownInterval('2026-03-01', '2026-04-01'), 'Choose 31 days at most'],
  ])('%o is rejected', (filters, problem) => {
    expect(periodProblem(filters)).toBe(problem);
    expect(periodOf(filters, noon)).toBeUndefined();
  });

  it('may have 31 days', () => {
    expect(periodProblem(ownInterval('2026-03-01', '2026-03-31'))).toBeUndefined();
  });
});

describe('detailsQuery', () => {
  const period = { from: new Date('2026-03-12T00:00Z'), to: new Date('2026-03-13T00:00Z') };

  it('queries only the days by default', () => {
    expect(detailsQuery(usualFilters, period)).toEqual({
      interval: '2026-03-12T00:00:00.000Z/2026-03-13T00:00:00.000Z',
      order: 'desc',
      orderBy: 'conversationStart',
    });
  });

  it('queries segments and conversations that match the filters', () => {
    const filters: Filters = {
      ...usualFilters,
      queue: 'q',
      agent: 'a',
      media: 'voice',
      direction: 'inbound',
      longer: 60,
      sort: 'asc',
    };
    const matches = (dimension: string, value: string) => ({ type: 'dimension', dimension, operator: 'matches', value });
    expect(detailsQuery(filters, period)).toEqual({
      interval: '2026-03-12T00:00:00.000Z/2026-03-13T00:00:00.000Z',
      order: 'asc',
      orderBy: 'conversationStart',
      segmentFilters: [
        { type: 'and', predicates: [matches('queueId', 'q'), matches('userId', 'a'), matches('mediaType', 'voice')] },
      ],
      conversationFilters: [
        {
          type: 'and',
          predicates: [
            matches('originatingDirection', 'inbound'),
            { type: 'metric', metric: 'tConversationDuration', range: { gt: 60_000 } },
          ],
        },
      ],
    });
  });
});
