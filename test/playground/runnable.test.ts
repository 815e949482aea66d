import { describe, expect, it } from 'vitest';
import { reasonNotToRun } from '../../docs/site/src/playground/runnable.js';
import { findSamples } from '../../docs/site/src/playground/samples.js';

const printing = "console.log('hello');\n";

describe('A sample', () => {
  it.each([
    ["import { UsersApi } from 'contact-centre-client/apis/users';\n", undefined],
    ["import type { User } from 'contact-centre-client/models';\n", undefined],
    ["import {\n  readFile,\n} from 'node:fs/promises';\n", 'imports node:fs/promises, which browsers do not have'],
    ["import Redis from 'ioredis';\n", 'imports ioredis, which browsers do not have'],
    ["import { mtls } from 'contact-centre-client/node';\n", 'imports contact-centre-client/node, which browsers do not have'],
    ["import './set-up.js';\n", 'imports ./set-up.js, which browsers do not have'],
    ["sessionStorage.setItem('a', 'b');\n", 'uses globals of a page'],
  ])('has a Run button only if a worker can run it: %j', (start, reason) => {
    expect(reasonNotToRun(start + printing, 'ts')).toBe(reason);
  });

  it.each(['const a = 1;\n', 'function f() {\n  console.log(1);\n}\n', 'export const f = () => {\n  console.log(1);\n};\n'])(
    'has no Run button if it prints nothing by itself: %j',
    (code) => {
      expect(reasonNotToRun(code, 'ts')).toBe('prints nothing by itself');
    },
  );

  it('has no Run button if it renders React components, or is another language', () => {
    expect(reasonNotToRun(printing, 'tsx')).toBe('renders React components, which need a page');
    expect(reasonNotToRun(printing, 'sh')).toBe('is not TypeScript');
  });
});

describe('The samples of the playground', () => {
  it('include those of README.md and the guides, with the heading above each', () => {
    const samples = findSamples('.');
    expect(samples.find(({ fileName }) => fileName === 'pagination-2.mts')).toMatchObject({
      page: 'Pagination',
      title: 'Count and collect items',
      code: expect.stringMatching(/^import .*;$/s) as string,
    });
    expect(samples.some(({ fileName }) => fileName === 'readme-1.mts')).toBe(true);
    expect(samples.filter(({ code }) => /node:|ioredis/.test(code))).toEqual([]);
  });
});
