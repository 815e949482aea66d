import { execFileSync } from 'node:child_process';
import { accessSync, constants, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** A program that tests start and that npm cannot install. */
export interface SystemTool {
  /** Its name in messages. */
  readonly name: string;
  /** Its commands, the preferred one first. */
  readonly commands: readonly string[];
  /** Paths outside `PATH` where installers put it. */
  readonly places: readonly string[];
  /** The environment variable with its path, for tools that have one. */
  readonly variable: string | undefined;
  readonly debianPackage: string;
  /** The tests that need it; printed before the package is installed. */
  readonly purpose: string;
}

export const chromium: SystemTool = {
  name: 'Chromium',
  // The headless shell shows the same pages in two thirds of the time.
  commands: [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome-stable',
    'google-chrome',
    'chrome',
    'microsoft-edge',
  ],
  places: [
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  variable: 'CHROME_PATH',
  debianPackage: 'chromium-headless-shell',
  purpose: 'the tests of the console, of the site and of the package in a browser',
};

export const redis: SystemTool = {
  name: 'Redis',
  commands: ['redis-server'],
  places: [],
  variable: undefined,
  debianPackage: 'redis-server',
  purpose: 'the tests and examples of limits, tokens and bulk runs that several processes share',
};

/** Finds the file of a tool on this machine; `undefined` if it is not installed. Throws if its environment variable names no program. */
export function findTool(tool: SystemTool, env: NodeJS.ProcessEnv = process.env): string | undefined {
  const configuredPath = tool.variable === undefined ? undefined : env[tool.variable];
  if (configuredPath !== undefined && configuredPath !== '') {
    if (isProgram(configuredPath)) return configuredPath;
    throw new Error(`${String(tool.variable)} is "${configuredPath}", which is not a program. Correct it, or unset it.`);
  }
  const folders = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const onPath = tool.commands.flatMap((command) => folders.map((folder) => join(folder, command)));
  return [...onPath, ...tool.places].find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/**
 * Finds the file of a tool. If it is missing, prints which Debian package it installs and why, and installs it. Throws with a
 * remedy if that fails.
 *
 * @param say - Receives the line before the installation begins; prints it immediately by default.
 */
export function provideTool(tool: SystemTool, say: (line: string) => void = printNow): string {
  const present = findTool(tool);
  if (present !== undefined) return present;
  say(`${tool.name} is not installed. Installing the Debian package ${tool.debianPackage} with apt-get, for ${tool.purpose}.`);
  aptGet(tool, 'update');
  aptGet(tool, 'install', '--yes', '--no-install-recommends', tool.debianPackage);
  const installed = findTool(tool);
  if (installed !== undefined) return installed;
  throw new Error(`apt-get installed ${tool.debianPackage}, but ${tool.commands.join(' or ')} is not on PATH. ${remedy(tool)}`);
}

/** Bypasses Vitest, which would print the line after the test. */
function printNow(line: string): void {
  writeSync(2, `${line}\n`);
}

/** Runs apt-get, one process at a time, since it fails while another process holds its lock. */
function aptGet(tool: SystemTool, ...args: string[]): void {
  try {
    execFileSync('flock', [join(tmpdir(), 'contact-centre-client-apt-get.lock'), 'apt-get', ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      encoding: 'utf8',
      stdio: 'pipe',
    });
  } catch (error) {
    // `stderr` is null if apt-get could not be started.
    const { stderr, message } = error as { stderr?: string | null; message: string };
    const reason = (stderr?.trim() ? stderr : message).trim().split('\n').at(-1) ?? '';
    throw new Error(`${tool.name} could not be installed (apt-get ${args.join(' ')}): ${reason}. ${remedy(tool)}`, {
      cause: error,
    });
  }
}

function remedy({ name, debianPackage, variable }: SystemTool): string {
  const byVariable = variable === undefined ? '' : `, or set ${variable} to its file`;
  return `Install ${name} (on Debian: ${debianPackage})${byVariable}.`;
}
