import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseContract } from '../../src/contract/index.js';

const rows = readFileSync('docs/glossary.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| [A-Z]/.test(line));

/** The classes of a row, and the methods in brackets behind a class. */
function namesIn(row: string): { area: string; methods: string[] }[] {
  const [cell = ''] = row.split('|').slice(-2);
  return Array.from(cell.matchAll(/`(\w+Api)`(?: \(([^)]*)\))?/g), ([, area = '', list = '']) => ({
    area,
    methods: Array.from(list.matchAll(/`((?:get|post|put|patch|delete)\w+)`/g), ([, name = '']) => name),
  }));
}

it('docs/glossary.md has at least 40 terms, each once', () => {
  const terms = rows.map((row) => row.split('|')[1]?.trim());
  expect(terms.length).toBeGreaterThanOrEqual(40);
  expect(new Set(terms).size).toBe(terms.length);
});

it('docs/glossary.md names classes and methods that exist', () => {
  const operations = parseContract();
  const areas = new Set(operations.map(({ area }) => area));
  const methods = new Set(operations.map(({ area, name }) => `${area}.${name}`));
  const glossaryNames = rows.flatMap(namesIn);
  expect(glossaryNames.length).toBeGreaterThan(30);
  const unknown = glossaryNames.flatMap(({ area, methods: names }) => [
    ...(areas.has(area) ? [] : [area]),
    ...names.map((name) => `${area}.${name}`).filter((name) => !methods.has(name)),
  ]);
  expect(unknown).toEqual([]);
});
