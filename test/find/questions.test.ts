import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { searchIndex } from '../../src/find/search.js';
import { findData } from './support.js';

interface Question {
  text: string;
  /** The methods that answer the question. */
  methods: string[];
  set: string;
}

const rows = readFileSync(new URL('questions.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));
const questions: Question[] = rows.slice(1).map((row) => {
  const [text = '', methods = '', set = ''] = row.split('\t');
  return { text, methods: methods.split(','), set };
});

it('asks for operations that exist, each question once', async () => {
  const { operations } = await findData();
  const names = new Set(operations.flatMap(({ name, retired }) => (retired ? [] : [name])));
  expect(questions.flatMap(({ methods }) => methods).filter((name) => !names.has(name))).toEqual([]);
  expect(new Set(questions.map(({ text }) => text)).size).toBe(questions.length);
});

it.each([
  { set: 'tuned', count: 200, atLeast: 95 },
  // Never used for choosing weights.
  { set: 'held out', count: 60, atLeast: 80 },
])('finds $atLeast % of the questions of the set "$set" among the first five', async ({ set, count, atLeast }) => {
  const { operations, index } = await findData();
  const questionsOfSet = questions.filter((question) => question.set === set);
  expect(questionsOfSet).toHaveLength(count);
  const misses = questionsOfSet.filter(({ text, methods }) => {
    const topMatches = searchIndex(index, text, operations).slice(0, 5);
    return !topMatches.some((id) => methods.includes(operations[id]?.name ?? ''));
  });
  const rate = (100 * (count - misses.length)) / count;
  console.log(`${set}: ${rate.toFixed(1)} %. Misses: ${misses.map(({ text }) => text).join(' · ')}`);
  expect(rate).toBeGreaterThanOrEqual(atLeast);
});
