import { describe, expect, it } from 'vitest';
import type { Filters } from '../../../examples/console/src/interactions/filters/filters.js';
import { filterSchema, isNarrowed } from '../../../examples/console/src/interactions/filters/filters.js';
import { readUrl, writeUrl } from '../../../examples/console/src/shared/url-values.js';
import { wholeOrganisation } from '../../../examples/console/src/workspace/workspace.js';
import { detailsQuery } from '../../../examples/console/src/interactions/filters/query.js';

const matches = (dimension: string, value: string) => ({ type: 'dimension', dimension, operator: 'matches', value });
const usualFilters: Filters = readUrl(filterSchema, new URLSearchParams());

describe('Filters in the address', () => {
  it('are restored as they were written', () => {
    const filters: Filters = {
      when: 'own',
      from: '2026-03-01',
      to: '2026-03-12',
      outcome: 'abandoned',
      queue: 'q',
      agent: 'a b',
      media: 'email',
      direction: 'outbound',
      code: 'w',
      longer: 300,
      find: '+49 30',
      page: 3,
      size: 50,
      open: 'c1',
      tab: 'transcript',
      sort: { column: 'end', isDescending: false },
      columns: ['start', 'id'],
      density: 'compact',
    };
    expect(readUrl(filterSchema, new URLSearchParams(writeUrl(filterSchema, filters).toString()))).toEqual(filters);
  });

  it('omit default values', () => {
    expect(writeUrl(filterSchema, usualFilters).toString()).toBe('');
    expect(writeUrl(filterSchema, { ...usualFilters, media: 'chat' }).toString()).toBe('media=chat');
  });

  it.each([
    '',
    'when=someday&outcome=lost&media=fax&direction=up&sort=best&size=7&page=-1&longer=x&from=2026-13-01&to=yesterday',
  ])('have default values for an invalid address: %j', (search) => {
    expect(readUrl(filterSchema, new URLSearchParams(search))).toEqual(usualFilters);
  });

  it('narrow the list, except for the days', () => {
    expect([usualFilters, { ...usualFilters, when: 'week' as const }].some(isNarrowed)).toBe(false);
    const parts = [{ queue: 'q' }, { longer: 60 }, { find: '1' }, { outcome: 'answered' as const }];
    expect(parts.every((part) => isNarrowed({ ...usualFilters, ...part }))).toBe(true);
  });
});

describe('detailsQuery', () => {
  const period = { from: new Date('2026-03-12T00:00Z'), to: new Date('2026-03-13T00:00Z') };

  it('queries only the days by default', () => {
    expect(detailsQuery(usualFilters, period, wholeOrganisation)).toEqual({
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
      sort: { column: 'start', isDescending: false },
    };
    expect(detailsQuery(filters, period, wholeOrganisation)).toEqual({
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

  it('queries an outcome, a wrap-up code and the order by end', () => {
    const query = detailsQuery(
      { ...usualFilters, outcome: 'abandoned', code: 'w', sort: { column: 'end', isDescending: true } },
      period,
      wholeOrganisation,
    );
    expect(query).toMatchObject({
      orderBy: 'conversationEnd',
      conversationFilters: [
        {
          predicates: [
            { dimension: 'conversationEnd', operator: 'exists' },
            { metric: 'tAbandon', operator: 'exists' },
          ],
        },
      ],
      segmentFilters: [{ type: 'and', predicates: [{ dimension: 'wrapUpCode', value: 'w' }] }],
    });
  });

  it.each([
    ['00 49 (30) 555-0147', ['+49305550147', 'tel:+49305550147']],
    ['0305550147', ['0305550147', '+0305550147', 'tel:0305550147', 'tel:+0305550147']],
    ['mia@mail.example', ['mia@mail.example']],
    ['Mia Berg', ['Mia Berg']],
  ])('searches %s in all usual spellings', (find, spellings) => {
    const [filter] = detailsQuery({ ...usualFilters, find }, period, wholeOrganisation).segmentFilters ?? [];
    expect(filter?.type).toBe('or');
    expect([...new Set(filter?.predicates?.map(({ value }) => value))]).toEqual(spellings);
    expect(filter?.predicates?.map(({ dimension }) => dimension)).toEqual(
      expect.arrayContaining(['ani', 'remote', 'addressFrom']),
    );
  });

  it('are limited to the divisions and teams of the workspace', () => {
    const divisions = ['d', 'e'].map((id) => ({ id, name: id }));
    const query = detailsQuery({ ...usualFilters, queue: 'q' }, period, { divisions, teams: [{ id: 't', name: 'North' }] });
    expect(query.conversationFilters).toEqual([
      { type: 'or', predicates: [matches('divisionId', 'd'), matches('divisionId', 'e')] },
    ]);
    expect(query.segmentFilters).toEqual([
      { type: 'and', predicates: [matches('queueId', 'q')] },
      { type: 'or', predicates: [matches('teamId', 't')] },
    ]);
  });

  it('finds a conversation by its id', () => {
    const find = '0B5A2C1E-7f4d-4b1a-9c3e-2d6f8a9b0c1d';
    const { conversationFilters, segmentFilters } = detailsQuery({ ...usualFilters, find }, period, wholeOrganisation);
    expect(conversationFilters?.[0]?.predicates).toEqual([
      { type: 'dimension', dimension: 'conversationId', operator: 'matches', value: find },
    ]);
    expect(segmentFilters).toBeUndefined();
  });
});
