import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { connect } from '../support.js';

const rows = readFileSync(new URL('../../find/questions.tsv', import.meta.url), 'utf8').split('\n');
const questions = rows.flatMap((row) => {
  const [question = '', methods = '', set] = row.split('\t');
  return set === 'tuned' ? [{ question, methods: methods.split(',') }] : [];
});

it('find_operations answers 95 % of 200 questions with the right operation among the first five', async () => {
  const { call } = await connect();
  expect(questions).toHaveLength(200);
  const misses: string[] = [];
  for (const { question, methods } of questions) {
    const { content } = await call('find_operations', { question });
    const names = (content['operations'] as { operation: string }[]).map(({ operation }) => operation);
    if (!names.some((name) => methods.includes(name))) misses.push(question);
  }
  console.log(`${misses.length} of ${questions.length} questions without an answer: ${misses.join(' · ')}`);
  expect(misses.length).toBeLessThanOrEqual(10);
});
