import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

interface Diagnostic {
  filename: string;
  message: string;
}

/** Lints files with one rule of the project, and returns the messages by file. @param files - Their contents by path. */
export function lintFiles(rule: string, files: Readonly<Record<string, string>>): ReadonlyMap<string, string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  try {
    const jsPlugins = [join(root, 'scripts/lint/plugin.mjs')];
    const config = { jsPlugins, categories: { correctness: 'off' }, rules: { [`project/${rule}`]: 'error' } };
    writeFileSync(join(folder, 'config.json'), JSON.stringify(config));
    for (const [file, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), content);
    }
    const messages = new Map<string, string[]>();
    for (const { filename, message } of lint(folder)) messages.set(filename, [...(messages.get(filename) ?? []), message]);
    return messages;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Runs the linter, which exits with 1 if it reports something. Its report is the output. */
function lint(folder: string): Diagnostic[] {
  const command = [join(root, 'node_modules/oxlint/bin/oxlint'), '-c', 'config.json', '-f', 'json', '.'];
  let report: string;
  try {
    report = execFileSync(process.execPath, command, { cwd: folder, encoding: 'utf8' });
  } catch (error) {
    report = (error as { stdout: string }).stdout;
  }
  return (JSON.parse(report) as { diagnostics: Diagnostic[] }).diagnostics;
}
