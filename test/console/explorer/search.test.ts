import { describe, expect, it } from 'vitest';
import { indexOf } from '../../../examples/console/build/explorer-data.js';
import { search, searchable } from '../../../examples/console/src/explorer/search/rank.js';
import { areas } from './support.js';

const operations = searchable(indexOf(areas));
const names = (query: string): string[] => search(operations, query).map(({ name }) => name);

describe('The search', () => {
  it('puts the method of that name first, whatever its case', () => {
    expect(names('getusers')[0]).toBe('getUsers');
    expect(names('patchUser')[0]).toBe('patchUser');
  });

  it('finds a path, whole or in part', () => {
    expect(names('/api/v2/users/me')[0]).toBe('getUsersMe');
    expect(names('wrapupcodes').every((name) => /wrapup/i.test(name))).toBe(true);
  });

  it('finds words of the summary after names and paths', () => {
    const found = search(operations, 'neighbours');
    expect(found.map(({ name }) => name)).toContain('getUserAdjacents');
    expect(found.every(({ summary }) => summary.includes('neighbours'))).toBe(true);
  });

  it('wants every word somewhere, in any order', () => {
    const found = search(operations, 'delete user skill');
    expect(found.length).toBeGreaterThan(0);
    expect(found.slice(0, 5).every(({ verb }) => verb === 'DELETE')).toBe(true);
    expect(names('skill user delete')).toEqual(found.map(({ name }) => name));
  });

  it('puts what is deprecated behind what is not, and what is retired last', () => {
    const found = search(operations, 'alerting');
    const rank = found.map(({ standing }) => (standing.includes('retired') ? 2 : standing.includes('deprecated') ? 1 : 0));
    expect(new Set(rank)).toContain(2);
    expect(rank).toEqual(rank.toSorted());
    const languages = names('languages');
    expect(languages.indexOf('getRoutingLanguages')).toBeLessThan(languages.indexOf('getLanguagesTranslations'));
  });

  it('still puts a retired method first that is asked for by its name or path', () => {
    expect(search(operations, 'getWebchatSettings')[0]).toMatchObject({ name: 'getWebchatSettings', standing: ['retired'] });
    expect(search(operations, '/api/v2/webchat/settings')[0]?.standing).toEqual(['retired']);
  });

  it('knows areas by name', () => {
    expect(search(operations, 'OAuth clients')[0]).toMatchObject({ slug: 'oauth' });
  });

  it('finds nothing for nothing, and nothing where a word is nowhere', () => {
    expect(names('  ')).toEqual([]);
    expect(names('users xyzzy')).toEqual([]);
  });
});
