import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

/** The folder of the benchmarks, where a child process finds the compared packages. */
export const benchFolder = resolve(import.meta.dirname, '..');
export const rootFolder = resolve(benchFolder, '..');

/** How a child is started. */
export interface ChildOptions {
  cwd?: string;
  /** Ends a child process that hangs, in ms; 120 000. */
  timeout?: number;
}

/** Runs Node in a new process and resolves with its output; rejects with its error output if it fails. */
export function runNode(args: readonly string[], { cwd = benchFolder, timeout = 120_000 }: ChildOptions = {}): Promise<string> {
  return new Promise((fulfil, reject) => {
    const child = spawn(process.execPath, args, { cwd, timeout, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    let errorOutput = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (errorOutput += text));
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (code === 0) fulfil(output);
      else reject(new Error(reasonIn(errorOutput || output) ?? `ended with ${String(signal ?? code)}`));
    });
  });
}

/** Returns the last line of the output, which is the result; a library under test may have written other lines before. */
export async function runMeasured<T>(args: readonly string[], options?: ChildOptions): Promise<T> {
  const lines = (await runNode(args, options)).trimEnd().split('\n');
  return JSON.parse(lines.at(-1) ?? '') as T;
}

/** Runs one of programs/ in a new process with one argument. */
export function runProgram<T>(name: string, argument: object, flags: readonly string[] = [], options?: ChildOptions): Promise<T> {
  return runMeasured<T>([...flags, resolve(benchFolder, 'programs', `${name}.mjs`), JSON.stringify(argument)], options);
}

/** Returns the line of an error output that has the message, without code and stack. */
function reasonIn(errorOutput: string): string | undefined {
  const lines = errorOutput
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const index = Math.max(
    0,
    lines.findIndex((line) => /^(\w*Error\b.*:|error TS|consumer\.ts)/.test(line)),
  );
  const [reason, next = ''] = lines.slice(index);
  return reason?.endsWith(':') === true ? `${reason} ${next}` : reason;
}
