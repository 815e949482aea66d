import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parsePage, readGuides } from '../../../../scripts/build/site/guide-pages.js';

describe('parsePage', () => {
  it('takes the title off the text, and its first sentence as description', () => {
    const text = '# The `sandbox`\n\nSimulates the [platform](a.md) for you:\nwith data. More.\n\n## Start\n';
    expect(parsePage(text, 'a.md')).toEqual({
      title: 'The sandbox',
      description: 'Simulates the platform for you.',
      markdown: 'Simulates the [platform](a.md) for you:\nwith data. More.\n\n## Start\n',
    });
  });

  it('rejects a text without title', () => {
    expect(() => parsePage('Text.\n', 'docs/a.md')).toThrow(
      'docs/a.md has no title. Begin it with a line such as "# Pagination".',
    );
  });
});

describe('readGuides', () => {
  it('reads all guides and the pages of the root, each with title and description', () => {
    const guides = readGuides('.');
    const names = readdirSync('docs').filter((name) => name.endsWith('.md'));
    expect(guides.map(({ file }) => file)).toEqual(
      expect.arrayContaining([...names.map((name) => `docs/${name}`), 'CHANGELOG.md']),
    );
    expect(guides.filter(({ title, description }) => title === '' || description === '')).toEqual([]);
    expect(guides.find(({ file }) => file === 'docs/pagination.md')?.id).toBe('guides/pagination');
  });
});
