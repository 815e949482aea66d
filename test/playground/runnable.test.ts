import { describe, expect, it } from 'vitest';
import { METHOD_SAMPLE, reasonNotToRun } from '../../docs/site/src/playground/runnable.js';
import { asProgram } from '../../docs/site/src/playground/page/method-program.js';
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

describe('A sample of the reference', () => {
  const sample = (parameters: string): string =>
    `import { type ApiClient, UsersApi } from 'contact-centre-client';\n\nexport async function f(client: ApiClient${parameters}) {\n  return 1;\n}`;

  it('has a Run button if the sandbox has a value for each argument', () => {
    expect(reasonNotToRun(sample(''), 'ts')).toBeUndefined();
    expect(reasonNotToRun(sample(', queueId: string, userId: string'), 'ts')).toBeUndefined();
    expect(reasonNotToRun(sample(', jobId: string'), 'ts')).toBe('prints nothing by itself');
    expect(reasonNotToRun(sample(', userId: string, body: User'), 'ts')).toBe('prints nothing by itself');
  });

  it('becomes a program that calls it and prints the result', () => {
    const code = sample(', queueId: string, userId: string');
    const program = asProgram(code, METHOD_SAMPLE.exec(code));
    expect(program).toContain('import { ApiClient, UsersApi }');
    expect(program).toContain("const queueId = process.env['QUEUE_ID'] ?? '';");
    expect(program).toMatch(/console\.log\(await f\(client, queueId, userId\)\);$/);
    expect(asProgram(printing, METHOD_SAMPLE.exec(printing))).toBe(printing);
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
