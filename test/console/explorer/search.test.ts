import { describe, expect, it } from 'vitest';
import { indexOf } from '../../../examples/console/build/explorer-data.js';
import { search, searchable } from '../../../examples/console/src/explorer/search/rank.js';
import { areas } from './support.js';

const operations = searchable(indexOf(areas));
const names = (query: string): string[] => search(operations, query).map(({ name }) => name);

describe('The search', () => {
  it('lists the method of that name first, in any case', () => {
    expect(names('getusers')[0]).toBe('getUsers');
    expect(names('patchUser')[0]).toBe('patchUser');
  });

  it('finds a path, in full or in part', () => {
    expect(names('/api/v2/users/me')[0]).toBe('getUsersMe');
    expect(names('wrapupcodes').every((name) => /wrapup/i.test(name))).toBe(true);
  });

  it('lists matches in the summary after names and paths', () => {
    const matches = search(operations, 'neighbours');
    expect(matches.map(({ name }) => name)).toContain('getUserAdjacents');
    expect(matches.every(({ summary }) => summary.includes('neighbours'))).toBe(true);
  });

  it('requires every word, in any order', () => {
    const matches = search(operations, 'delete user skill');
    expect(matches.length).toBeGreaterThan(0);
    expect(matches.slice(0, 5).every(({ verb }) => verb === 'DELETE')).toBe(true);
    expect(names('skill user delete')).toEqual(matches.map(({ name }) => name));
  });

  it('lists deprecated operations after others, and retired ones last', () => {
    const matches = search(operations, 'alerting');
    const rank = matches.map(({ standing }) => (standing.includes('retired') ? 2 : standing.includes('deprecated') ? 1 : 0));
    expect(new Set(rank)).toContain(2);
    expect(rank).toEqual(rank.toSorted());
    const languages = names('languages');
    expect(languages.indexOf('getRoutingLanguages')).toBeLessThan(languages.indexOf('getLanguagesTranslations'));
  });

  it('lists a retired method first if its name or path is the query', () => {
    expect(search(operations, 'getWebchatSettings')[0]).toMatchObject({ name: 'getWebchatSettings', standing: ['retired'] });
    expect(search(operations, '/api/v2/webchat/settings')[0]?.standing).toEqual(['retired']);
  });

  it('finds areas by name', () => {
    expect(search(operations, 'OAuth clients')[0]).toMatchObject({ slug: 'oauth' });
  });

  it('finds nothing for an empty query or an unknown word', () => {
    expect(names('  ')).toEqual([]);
    expect(names('users xyzzy')).toEqual([]);
  });
});
