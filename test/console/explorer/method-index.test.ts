import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSearchData } from '../../../examples/console/build/explorer-search.js';
import { MethodIndex } from '../../../examples/console/src/explorer/search/method-index.js';
import { areas, everyOperation } from './support.js';

const index = new MethodIndex(await readSearchData(areas));
const namesOf = (query: string): string[] => index.find(query).map(({ name }) => name);

const phrases = readFileSync(new URL('phrases.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(2)
  .map((row) => {
    const [text = '', methods = ''] = row.split('\t');
    return { text, methods: methods.split(',') };
  });

describe('The search of the explorer', () => {
  it('finds the right method among the first three for 95 % of 60 phrases', () => {
    const names = new Set(everyOperation.map(({ operation }) => operation.name));
    expect(phrases).toHaveLength(60);
    expect(phrases.flatMap(({ methods }) => methods).filter((name) => !names.has(name))).toEqual([]);
    const misses = phrases.filter(
      ({ text, methods }) =>
        !namesOf(text)
          .slice(0, 3)
          .some((name) => methods.includes(name)),
    );
    console.log(`Misses: ${misses.map(({ text }) => `${text} (${namesOf(text).slice(0, 3).join(', ')})`).join(' · ')}`);
    expect(misses.length).toBeLessThanOrEqual(3);
  });

  it('states of each method where it is, what it needs, and whether it is in use', () => {
    expect(index.find('postRoutingQueues')[0]).toEqual({
      slug: 'routing',
      areaTitle: 'Routing',
      name: 'postRoutingQueues',
      verb: 'POST',
      path: '/api/v2/routing/queues',
      summary: 'Creates a queue.',
      permissions: { any: ['routing:queue:add'] },
      standing: [],
      auth: 'oauth',
    });
    expect(index.find('getWebchatSettings')[0]).toMatchObject({ standing: ['retired'] });
  });

  it('lists only the methods that need a permission', () => {
    const hits = index.find('routing:queue:edit');
    expect(hits.length).toBeGreaterThan(10);
    for (const { permissions } of hits)
      expect([...(permissions.all ?? []), ...(permissions.any ?? [])]).toContain('routing:queue:edit');
  });

  it('finds at most 100 methods by words, and none for an unknown word, path or permission', () => {
    expect(index.find('user')).toHaveLength(100);
    for (const query of ['', 'xyzzyplugh', '/api/v2/no/such/path', 'no:such:permission']) expect(namesOf(query)).toEqual([]);
  });
});
