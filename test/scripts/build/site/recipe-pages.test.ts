import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readRecipes } from '../../../../scripts/build/site/recipe-pages.js';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'recipes-'));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

function write(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

describe('readRecipes', () => {
  it('reads a folder with a README.md as a page that ends with its code', () => {
    write({
      'examples/export/README.md': '# Export calls\n\nWrites a file.\n',
      'examples/export/main.ts': 'start();\n',
      'examples/export/app/page.tsx': 'export {};\n',
      'examples/export/package.json': '{}\n',
      'examples/export/tsconfig.json': '{}\n',
      'examples/export/node_modules/a/index.js': '',
      'examples/workers/start.ts': 'no README',
      'examples/console/README.md': '# The console\n',
    });
    const [recipe, ...others] = readRecipes(root);
    expect(others).toEqual([]);
    expect(recipe).toMatchObject({ id: 'recipes/export', file: 'examples/export/README.md', title: 'Export calls' });
    expect(recipe?.markdown.match(/^#.*$/gm)).toEqual([
      '## Source code',
      '### `main.ts`',
      '### `package.json`',
      '### `app/page.tsx`',
    ]);
    expect(recipe?.markdown).toContain('```ts title="main.ts"\nstart();\n```');
    expect(recipe?.anchors.get('app/page.tsx')).toBe('apppagetsx');
  });

  it('fences code that contains fences', () => {
    write({ 'examples/a/README.md': '# A\n\nText.\n', 'examples/a/main.ts': "const text = '```';\n" });
    expect(readRecipes(root)[0]?.markdown).toContain('````ts title="main.ts"\nconst text = \'```\';\n````');
  });
});
