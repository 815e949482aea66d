import { execFile } from 'node:child_process';
import { describe, expect, it } from 'vitest';

interface Outcome {
  stdout: string;
  stderr: string;
  code: number;
}

/** Runs the script of `npm run recipe`. */
function runScript(...args: string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, ['--import', 'tsx', 'examples/run.ts', ...args], (_error, stdout, stderr) => {
      resolve({ stdout, stderr, code: child.exitCode ?? -1 });
    });
  });
}

describe('npm run recipe', () => {
  it('lists the recipes without a name', async () => {
    const { stdout, code } = await runScript();
    expect(stdout).toMatch(/^ {2}analytics-export +Writes the conversations of a day to a CSV file, /m);
    expect(stdout).not.toContain('console');
    expect(code).toBe(0);
  });

  it('suggests the recipe whose name is similar', async () => {
    const { stderr, code } = await runScript('bulk-chang');
    expect(stderr).toMatch(/^There is no recipe "bulk-chang"\. Did you mean "bulk-change"\? Recipes: agent-status, /);
    expect(code).toBe(2);
  });

  it('runs a recipe with its arguments against a sandbox, and ends with its exit code', async () => {
    const [copy, refusal] = await Promise.all([runScript('two-organisations'), runScript('recordings', 'no-such-command')]);
    expect(copy).toMatchObject({ stderr: '', code: 0 });
    expect(copy.stdout).toMatch(/^The sandbox listens at http:.*\n\n3 codes in the source, .*Copied 3 wrap-up codes\n$/s);
    expect(refusal.stderr).toContain('Unknown command "no-such-command". Use download or upload.');
    expect(refusal.code).toBe(1);
  });
});
