import { describe, expect, it } from 'vitest';
import { slowestFiles } from '../../scripts/slowest-files.mjs';

/** As Vitest prints it, with colours. */
const lineOf = (file: string, ms: number): string =>
  ` \u001B[32m✓\u001B[39m ${file} \u001B[2m(\u001B[22m\u001B[2m3 tests\u001B[22m\u001B[2m)\u001B[22m\u001B[33m ${ms}\u001B[2mms\u001B[22m\u001B[39m`;

describe('The table of the slowest test files', () => {
  it('lists the files of all checks, the slowest first', () => {
    const core = [
      lineOf('\u001B[30m\u001B[46m core \u001B[49m\u001B[39m test/a.test.ts', 900),
      lineOf('test/b.test.tsx', 12_345),
    ];
    const browser = ['\u001B[31m❯\u001B[39m c.test.ts (9 tests | 1 failed | 2 skipped) 5000ms', '   ✓ a slow test 4999ms'];

    expect(
      slowestFiles([
        { name: 'core', output: core.join('\n') },
        { name: 'browser', output: browser.join('\n') },
      ]),
    ).toEqual([
      'check       seconds  slowest test files',
      'core           12.3  test/b.test.tsx',
      'browser         5.0  c.test.ts',
      'core            0.9  test/a.test.ts',
    ]);
  });

  it('has ten rows at most, and none without a test', () => {
    const lines = Array.from({ length: 12 }, (_, index) => lineOf(`test/${index}.test.ts`, index * 1000));

    expect(slowestFiles([{ name: 'unit', output: lines.join('\n') }])).toHaveLength(11);
    expect(slowestFiles([{ name: 'types', output: 'src/a.ts(1,1): error TS1' }])).toEqual([]);
  });
});
