import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const examples = resolve(import.meta.dirname, '../../examples');

/** Folders of other programs. */
const others = ['console', 'workers'];
const folders = readdirSync(examples, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const recipes = folders.map(({ name }) => name).filter((name) => !others.includes(name));

/** The most lines of code of a recipe, if its README.md promises fewer than 120. */
const limits: Record<string, number> = { wallboard: 60 };

/** Returns a recipe's source files, without those that its test runner or its packages bring. */
function sourceFiles(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => /(?<!\.d|\.test)\.tsx?$/.test(file) && !/node_modules|\.next/.test(file));
}

/** Counts the lines of a recipe's source files without blank lines and comments. */
function countLines(folder: string): number {
  const lines = sourceFiles(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'));
  return lines.filter((line) => !/^\s*(?:$|\/\/|\/?\*)/.test(line)).length;
}

describe.each(recipes)('The recipe %s', (name) => {
  const folder = join(examples, name);
  const limit = limits[name] ?? 120;

  it(`has at most ${limit} lines of code`, () => {
    expect(countLines(folder)).toBeGreaterThan(20);
    expect(countLines(folder)).toBeLessThanOrEqual(limit);
  });

  it('has a README.md of about 20 lines with its command', () => {
    const readme = readFileSync(join(folder, 'README.md'), 'utf8');
    expect(readme).toContain(`npm run recipe -- ${name}\n`);
    expect(readme.split('\n').length).toBeLessThanOrEqual(30);
  });

  it('has a test', () => {
    const tests = [...readdirSync(import.meta.dirname), ...readdirSync(folder).map((file) => `${name}/${file}`)];
    expect(tests.filter((file) => file.startsWith(name) && /\.test\.tsx?$/.test(file))).not.toEqual([]);
  });

  it('links guides that exist', () => {
    const readme = readFileSync(join(folder, 'README.md'), 'utf8');
    const guides = Array.from(readme.matchAll(/\]\((\.\.[^)#]+)/g), ([, path = '']) => path);
    expect(guides.length).toBeGreaterThan(1);
    expect(guides.filter((path) => !existsSync(join(folder, path)))).toEqual([]);
  });

  it('uses the package as its users do, and no sandbox', () => {
    const imports = sourceFiles(folder)
      .flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'))
      .flatMap((line) => /^(?:import|export) .*from '(.+)'/.exec(line)?.[1] ?? []);
    expect(imports.some((path) => path.startsWith('contact-centre-client'))).toBe(true);
    expect(imports.filter((path) => /^\.\.\/\.\.|\/sandbox|\/testing/.test(path))).toEqual([]);
  });
});

it('lists all recipes in docs/recipes.md', () => {
  const guide = readFileSync(resolve(examples, '../docs/recipes.md'), 'utf8');
  const rows = Array.from(guide.matchAll(/^\| \[([\w-]+)\]\(\.\.\/examples\/\1\/README\.md\)/gm), ([, name]) => name);
  expect(rows).toEqual(recipes);
});
