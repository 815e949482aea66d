import { createSandbox } from 'contact-centre-client/sandbox';
import { beforeAll, describe, expect, it } from 'vitest';
import { signIn } from '../../support.js';
import type { Answer, Call, NamedEntity } from '../../support.js';

interface SearchResult {
  total: number;
  pageCount: number;
  types: string[];
  results: (NamedEntity & { _type?: string })[];
  nextPage?: string;
  previousPage?: string;
}

let call: Call;
beforeAll(async () => {
  call = await signIn(createSandbox({ now: () => Date.parse('2026-05-04T10:00:00Z'), rateLimit: false }));
  for (const name of ['Search Deck', 'Search Engine Room', 'Search Bridge 9', 'Search Bridge 10']) {
    await call('POST', '/api/v2/groups', {
      name,
      type: 'official',
      rulesVisible: true,
      visibility: 'public',
      description: `The ${name}`,
    });
  }
});

const search = async (query: object[], more: object = {}): Promise<SearchResult> =>
  (
    await call<SearchResult>('POST', '/api/v2/groups/search', {
      query: [{ type: 'STARTS_WITH', fields: ['name'], value: 'Search' }, ...query],
      ...more,
    })
  ).body;

const names = ({ results }: SearchResult): string[] => results.map(({ name }) => name.replace('Search ', '')).sort();

describe('a search', () => {
  const fields = ['name'];

  it.each<[string, object, string[]]>([
    ['EXACT', { type: 'EXACT', fields, value: 'search deck' }, ['Deck']],
    ['CONTAINS', { type: 'CONTAINS', fields, value: 'bridge' }, ['Bridge 10', 'Bridge 9']],
    ['STARTS_WITH', { type: 'STARTS_WITH', fields, value: 'search e' }, ['Engine Room']],
    ['TERM', { type: 'TERM', fields, value: 'room' }, ['Engine Room']],
    ['TERMS', { type: 'TERMS', fields, values: ['deck', '10'] }, ['Bridge 10', 'Deck']],
    ['REGEX', { type: 'REGEX', fields, value: 'bridge \\d$' }, ['Bridge 9']],
    ['REQUIRED_FIELDS', { type: 'REQUIRED_FIELDS', fields: ['colour'] }, []],
    ['MATCH_ALL', { type: 'MATCH_ALL' }, ['Bridge 10', 'Bridge 9', 'Deck', 'Engine Room']],
    ['NOT', { type: 'TERM', fields, value: 'bridge', operator: 'NOT' }, ['Deck', 'Engine Room']],
    ['several fields', { type: 'EXACT', fields: ['description', 'name'], value: 'The Search Deck' }, ['Deck']],
    [
      'a group of criteria',
      {
        type: 'EXACT',
        group: [
          { type: 'TERM', fields, value: 'deck', operator: 'OR' },
          { type: 'TERM', fields, value: '9', operator: 'OR' },
        ],
      },
      ['Bridge 9', 'Deck'],
    ],
  ])('finds matches by %s', async (_what, criterion, expected) => {
    expect(names(await search([criterion]))).toEqual(expected);
  });

  it('combines criteria by OR and excludes by NOT', async () => {
    const either = [
      { type: 'TERM', fields, value: 'deck', operator: 'OR' },
      { type: 'TERM', fields, value: 'bridge', operator: 'OR' },
      { type: 'TERM', fields, value: '10', operator: 'NOT' },
    ];
    expect(names(await search(either))).toEqual(['Bridge 9', 'Deck']);
  });

  it('sorts by the given fields, numbers by value', async () => {
    const order = async (more: object): Promise<string[]> =>
      (await search([], more)).results.map(({ name }) => name.replace('Search ', ''));
    expect(await order({ sortBy: 'name', sortOrder: 'ASC' })).toEqual(['Bridge 9', 'Bridge 10', 'Deck', 'Engine Room']);
    expect(await order({ sort: [{ sortBy: 'name', sortOrder: 'DESC' }] })).toEqual([
      'Engine Room',
      'Deck',
      'Bridge 10',
      'Bridge 9',
    ]);
  });

  it('links to further pages with all of its criteria', async () => {
    const first = await search([], { pageSize: 3, sortBy: 'name' });
    expect(first).toMatchObject({ total: 4, pageCount: 2, types: ['groups'], results: { length: 3 } });
    const { body: second } = await call<SearchResult>('GET', first.nextPage!);
    expect(second.results.map(({ name }) => name)).toEqual(['Search Engine Room']);
    expect(second).not.toHaveProperty('nextPage');
    expect((await call<SearchResult>('GET', second.previousPage!)).body.results).toEqual(first.results);
  });

  it.each<[string, object, string]>([
    ['an unknown type', { type: 'LIKE', fields, value: 'x' }, 'query[1].type'],
    ['an unknown operator', { type: 'EXACT', fields, value: 'x', operator: 'XOR' }, 'query[1].operator'],
    ['a criterion without a value', { type: 'EXACT', fields }, 'query[1].value'],
    ['an invalid pattern', { type: 'REGEX', fields, value: '(' }, 'value'],
  ])('is refused for %s', async (_what, criterion, fieldName) => {
    const answer: Answer<SearchResult> = await call('POST', '/api/v2/groups/search', {
      query: [{ type: 'MATCH_ALL' }, criterion],
    });
    expect(answer).toMatchObject({ status: 400, body: { code: 'bad.request', details: [{ fieldName }] } });
  });

  it.each(['/api/v2/groups/search', '/api/v2/locations/search', '/api/v2/search', '/api/v2/users/search'])(
    'refuses an invalid link: %s',
    async (path) => {
      expect(await call('GET', `${path}?q64=$$$`)).toMatchObject({ status: 400, body: { details: [{ fieldName: 'q64' }] } });
    },
  );
});

describe('a search over several kinds', () => {
  it('finds entities of each kind with their type', async () => {
    const [user] = (await call<{ entities: NamedEntity[] }>('GET', '/api/v2/users')).body.entities;
    const query = [user!.name, 'Search Deck'].map((value) => ({ type: 'EXACT', fields: ['name'], value, operator: 'OR' }));
    const { body } = await call<SearchResult>('POST', '/api/v2/search', { types: ['users', 'groups'], query });
    expect(body.results.map(({ _type, name }) => [_type, name]).sort()).toEqual([
      ['groups', 'Search Deck'],
      ['users', user!.name],
    ]);
  });

  it('suggests entities that begin with the text', async () => {
    const { body } = await call<SearchResult>('POST', '/api/v2/search/suggest', {
      types: ['groups'],
      query: [{ fields: ['name'], value: 'search br' }],
    });
    expect(names(body)).toEqual(['Bridge 10', 'Bridge 9']);
  });

  it('is refused for a kind that is not searchable', async () => {
    const answer = await call('POST', '/api/v2/search', { types: ['ships'], query: [] });
    expect(answer).toMatchObject({
      status: 400,
      body: {
        message: 'Value [ships] is not valid for field type [types]. Allowable values are: users, groups, locations, teams',
      },
    });
  });
});

describe('q', () => {
  it('finds external contacts by any field, case-insensitively', async () => {
    const contacts = '/api/v2/externalcontacts/contacts';
    await call('POST', contacts, { firstName: 'Ingrid', lastName: 'Fjord', workEmail: 'ingrid@fjord.example' });
    await call('POST', contacts, { firstName: 'Olaf', lastName: 'Berg', workEmail: 'olaf@berg.example' });
    const search = async (q: string): Promise<(string | undefined)[]> =>
      (await call<{ entities: { firstName: string }[] }>('GET', `${contacts}?q=${q}`)).body.entities.map(
        ({ firstName }) => firstName,
      );
    expect(await search('FJORD')).toEqual(['Ingrid']);
    expect(await search('berg.example')).toEqual(['Olaf']);
    expect(await search('nobody')).toEqual([]);
  });
});

describe('a query of responses', () => {
  it('filters by phrase and by library, also in division views', async () => {
    const library = async (name: string): Promise<NamedEntity> =>
      (await call<NamedEntity>('POST', '/api/v2/responsemanagement/libraries', { name })).body;
    const one = await library('One');
    const other = await library('Other');
    for (const [name, owner] of [
      ['Welcome aboard', one],
      ['Welcome back', other],
    ] as const) {
      const body = { name, libraries: [{ id: owner.id }], texts: [{ content: 'Hello' }] };
      expect((await call('POST', '/api/v2/responsemanagement/responses', body)).status).toBeLessThan(300);
    }
    const path = '/api/v2/responsemanagement/responses';
    const query = async (body: object): Promise<string[]> => {
      const [all, views] = await Promise.all(
        ['query', 'divisionviews/query'].map(
          async (word) =>
            (await call<{ results: { entities: NamedEntity[] } }>('POST', `${path}/${word}`, body)).body.results.entities,
        ),
      );
      expect(views!.map(({ id, name }) => [id, name])).toEqual(all!.map(({ id, name }) => [id, name]));
      for (const view of views!) expect(view).not.toHaveProperty('texts');
      return all!.map(({ name }) => name);
    };
    expect(await query({ queryPhrase: 'aboard' })).toEqual(['Welcome aboard']);
    expect(await query({ filters: [{ name: 'libraryId', operator: 'EQUALS', values: [other.id] }] })).toEqual(['Welcome back']);
    expect(
      await query({ queryPhrase: 'welcome', filters: [{ name: 'libraryId', operator: 'NOTEQUALS', values: [other.id] }] }),
    ).toEqual(['Welcome aboard']);
  });
});
