import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chromium, findTool, provideTool, redis } from './system-tools.js';
import type { SystemTool } from './system-tools.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tools-'));
  vi.stubEnv('PATH', folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

/** A tool that is only found on PATH. */
const browser: SystemTool = { ...chromium, places: [] };

function program(name: string, text = ''): string {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\n${text}\n`);
  chmodSync(path, 0o755);
  return path;
}

describe('A system tool', () => {
  it.each(chromium.commands)('is found on PATH as %s', (command) => {
    expect(findTool(browser)).toBeUndefined();
    const path = program(command);
    expect(findTool(browser)).toBe(path);
  });

  it('is the one that CHROME_PATH names, even if others are installed', () => {
    program('chromium');
    const path = program('my-browser');
    expect(findTool(browser, { PATH: folder, CHROME_PATH: path })).toBe(path);
    expect(findTool(browser, { PATH: folder, CHROME_PATH: '' })).toBe(join(folder, 'chromium'));
  });

  it('is rejected if CHROME_PATH names no program', () => {
    program('chromium');
    for (const path of [join(folder, 'missing'), folder])
      expect(() => findTool(browser, { PATH: folder, CHROME_PATH: path })).toThrow(
        `CHROME_PATH is "${path}", which is not a program`,
      );
  });

  it('is neither a folder nor a file that cannot be executed', () => {
    mkdirSync(join(folder, 'chromium'));
    writeFileSync(join(folder, 'google-chrome'), '');
    expect(findTool(browser)).toBeUndefined();
  });

  it('is not installed if it is present', () => {
    const log = fakeAptGet();
    const path = program('redis-server');
    expect(provideTool(redis, () => expect.fail('Nothing is to be said'))).toBe(path);
    expect(existsSync(log)).toBe(false);
  });

  it('is installed if it is missing, after a line with the package and the reason', () => {
    const log = fakeAptGet(`touch "${folder}/redis-server"; /bin/chmod +x "${folder}/redis-server"`);
    const texts: string[] = [];
    const path = provideTool(redis, (line) => {
      expect(existsSync(log)).toBe(false);
      texts.push(line);
    });
    expect(path).toBe(join(folder, 'redis-server'));
    expect(texts).toEqual([
      'Redis is not installed. Installing the Debian package redis-server with apt-get, for the tests and examples of limits, tokens and bulk runs that several processes share.',
    ]);
    const calls = readFileSync(log, 'utf8').trim().split('\n');
    expect(calls).toEqual(['apt-get update', 'apt-get install --yes --no-install-recommends redis-server']);
  });

  it('reports what to install if apt-get fails, is missing, or installs something else', () => {
    const quiet = (): void => undefined;
    expect(() => provideTool(browser, quiet)).toThrow(/^Chromium could not be installed .*or set CHROME_PATH to its file\.$/);
    fakeAptGet('echo "E: Unable to locate package" >&2; exit 100');
    expect(() => provideTool(redis, quiet)).toThrow(
      'Redis could not be installed (apt-get update): E: Unable to locate package. Install Redis (on Debian: redis-server).',
    );
    fakeAptGet();
    expect(() => provideTool(redis, quiet)).toThrow('apt-get installed redis-server, but redis-server is not on PATH.');
  });
});

/** Puts a `flock` on PATH that runs nothing and records its command. @returns the file with its records. */
function fakeAptGet(script = ''): string {
  const log = join(folder, 'log');
  program('flock', `shift\necho "$@" >> "${log}"\nPATH=/usr/bin:/bin\n${script}`);
  return log;
}
