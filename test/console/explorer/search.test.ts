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

  it('knows areas by name', () => {
    expect(search(operations, 'OAuth clients')[0]).toMatchObject({ slug: 'oauth' });
  });

  it('finds nothing for nothing, and nothing where a word is nowhere', () => {
    expect(names('  ')).toEqual([]);
    expect(names('users xyzzy')).toEqual([]);
  });
});
