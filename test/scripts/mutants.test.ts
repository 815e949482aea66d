import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { areas } from '../../scripts/mutants/areas.mjs';
import { readArguments } from '../../scripts/mutants/command-line.mjs';
import { mutantsOf, mutatedText, originalText, sampleOf, sourcesBelow } from '../../scripts/mutants/mutants.mjs';
import { TestOrder, readResults } from '../../scripts/mutants/order.mjs';
import config from '../../scripts/mutants/vitest.config.js';
import base from '../../vitest.config.js';

const root = resolve(import.meta.dirname, '../..');

it('Every area has sources, and names only tests that exist', () => {
  for (const { source, isolated, excluded, minPercent } of Object.values(areas)) {
    expect(sourcesBelow(root, source).length).toBeGreaterThan(5);
    for (const path of [...isolated, ...excluded]) expect(existsSync(join(root, path)), path).toBe(true);
    expect(minPercent).toBeGreaterThanOrEqual(92);
  }
  expect([areas.core.minPercent, areas.auth.minPercent]).toEqual([95, 95]);
});

it('Tests of mutants wait and clean up as all tests do', () => {
  const { expect: waiting, restoreMocks, unstubGlobals } = base.test ?? {};
  expect(config['test']).toMatchObject({ expect: waiting, restoreMocks, unstubGlobals });
});

it('The command line names folders, files and a sample', () => {
  expect(readArguments([])).toEqual({ targets: [{ name: 'core' }, { name: 'auth' }], seed: 1, concurrency: 1 });
  expect(readArguments(['limits', '--sample', '100', 'src/jobs/families/flows.ts', '--seed', '7', '--concurrency', '2'])).toEqual(
    {
      targets: [{ name: 'limits' }, { name: 'jobs', file: 'src/jobs/families/flows.ts' }],
      sample: 100,
      seed: 7,
      concurrency: 2,
    },
  );
  expect(readArguments(['src/bulk']).targets).toEqual([{ name: 'bulk' }]);
});

it.each([
  [['apis'], 'Unknown folder "apis"'],
  [['constructor'], 'Unknown folder "constructor"'],
  [['--smaple', '5'], 'Unknown option "--smaple"'],
  [['--sample'], '--sample takes a whole number from 1, not ""'],
  [['--sample', '0'], '--sample takes a whole number from 1, not "0"'],
  [['--seed', 'x'], '--seed takes a whole number from 1, not "x"'],
])('The command line %j is refused with the usage', (words, message) => {
  expect(() => readArguments(words)).toThrow(message);
  expect(() => readArguments(words)).toThrow('npm run mutants [-- <folder or file>');
});

it('A sample has as many items as asked for, in their order, none twice, and the same ones for the same seed', () => {
  fc.assert(
    fc.property(fc.nat(200), fc.integer({ min: 1, max: 250 }), fc.nat(1000), (length, count, seed) => {
      const items = Array.from({ length }, (_item, index) => index);
      const sample = sampleOf(items, count, seed);
      expect(sample).toHaveLength(Math.min(length, count));
      expect(sample).toEqual([...new Set(sample)].sort((one, other) => one - other));
      expect(sampleOf(items, count, seed)).toEqual(sample);
    }),
  );
  const items = Array.from({ length: 1000 }, (_item, index) => index);
  expect(sampleOf(items, 20, 1)).not.toEqual(sampleOf(items, 20, 2));
});

it('A mutant replaces exactly the text at its place', async () => {
  const mutants = await mutantsOf(root, ['src/jobs/states.ts', 'src/react/paging.ts']);
  expect(mutants.length).toBeGreaterThan(10);
  for (const mutant of mutants) {
    const { source, replacement } = mutant;
    const text = mutatedText(mutant);
    expect(text).not.toBe(source);
    expect(text.length - source.length).toBe(replacement.length - originalText(mutant).length);
    expect(text).toContain(replacement);
  }
  const conditions = mutants.filter(({ mutatorName }) => mutatorName === 'EqualityOperator').map(originalText);
  for (const condition of conditions) expect(condition).toMatch(/[=!<>]=?/);
});

it('The test files that noticed other mutants of a source run first, then those that import it, then the quick ones', () => {
  const files = ['bucket', 'fifo-queue', 'meter', 'tabs'].map((name) => `test/limits/${name}.test.ts`);
  const [bucket = '', queue = '', meter = '', tabs = ''] = files;
  const durations = [500, 100, 50, 400];
  const order = new TestOrder(
    root,
    files.map((file, index) => ({ file, duration: durations[index] ?? 0 })),
  );
  // The first files take at most a fifth of the time, or are one.
  expect(order.filesFor('src/limits/bucket.ts')).toEqual({ first: [bucket], rest: [meter, queue, tabs] });
  expect(order.filesFor('src/limits/governor.ts')).toEqual({ first: [meter, queue], rest: [tabs, bucket] });
  order.addNoticed('src/limits/governor.ts', tabs);
  expect(order.filesFor('src/limits/governor.ts')).toEqual({ first: [tabs], rest: [meter, queue, bucket] });
  expect(order.filesFor('src/limits/slots.ts').first).toEqual([meter, queue]);
});

it('The results of Vitest name the files that failed', () => {
  const testResults = ['passed', 'failed'].map((status, index) => ({
    name: join(root, `test/${status}.test.ts`),
    status,
    startTime: 10,
    endTime: 15 + index,
  }));
  expect(readResults(root, { testResults })).toEqual({
    testFiles: [
      { file: 'test/passed.test.ts', duration: 5 },
      { file: 'test/failed.test.ts', duration: 6 },
    ],
    failed: ['test/failed.test.ts'],
  });
});
