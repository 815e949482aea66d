import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const examples = resolve(import.meta.dirname, '../../examples');

/** The most lines of code that each recipe for browsers may have. */
const recipes = { 'agent-status': 120, 'interaction-panel': 120, nextjs: 120, wallboard: 60 };

/** Counts the lines of a recipe's source files without blank lines and comments. */
function countLines(folder: string): number {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => /(?<!\.d)\.tsx?$/.test(file) && !/node_modules|\.next/.test(file));
  const lines = sources.flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'));
  return lines.filter((line) => !/^\s*(?:$|\/\/|\/?\*)/.test(line)).length;
}

describe.each(Object.entries(recipes))('The recipe %s', (name, limit) => {
  const folder = join(examples, name);

  it(`has at most ${limit} lines of code`, () => {
    expect(countLines(folder)).toBeGreaterThan(20);
    expect(countLines(folder)).toBeLessThanOrEqual(limit);
  });

  it('has a README.md of about 20 lines with its command', () => {
    const readme = readFileSync(join(folder, 'README.md'), 'utf8');
    expect(readme).toContain(`npm run recipe -- ${name}\n`);
    expect(readme.split('\n').length).toBeLessThanOrEqual(30);
  });
});
