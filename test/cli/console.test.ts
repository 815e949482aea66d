import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runConsole } from '../../src/cli/console.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'console-command-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

async function run(...args: string[]): Promise<{ code: number; out: string[]; error: string[] }> {
  const out: string[] = [];
  const error: string[] = [];
  const io = {
    out: (line: string) => void out.push(line),
    error: (line: string) => void error.push(line),
    stop: new AbortController().signal,
    version: '1.2.3',
  };
  const code = await runConsole(args, io, [join(folder, 'package.json')]);
  return { code, out, error };
}

function install(name: string, program: string): void {
  const place = join(folder, 'node_modules', name);
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, 'package.json'), JSON.stringify({ name, type: 'module', exports: './command.js' }));
  writeFileSync(join(place, 'command.js'), program);
}

describe('contact-centre-client console', () => {
  it('runs the installed console with its arguments, and returns its exit code', async () => {
    install(
      'contact-centre-console',
      'export const runConsole = async (args, io) => { io.out(`${io.version} ${args.join(",")}`); return 7; };',
    );
    expect(await run('--port', '0')).toEqual({ code: 7, out: ['1.2.3 --port,0'], error: [] });
  });

  it('names the command to run if the console is not installed', async () => {
    const { code, error } = await run('--region', 'eu_west_1', '--data', 'my data.json');
    expect(code).toBe(1);
    expect(error).toEqual([
      'The console is the package contact-centre-console, which is not installed here. ' +
        "Run: npx contact-centre-console --region eu_west_1 --data 'my data.json'",
    ]);
  });

  it('reports an error of the installed console', async () => {
    install('contact-centre-console', 'throw new Error("broken");');
    await expect(run()).rejects.toThrow('broken');
  });
});
