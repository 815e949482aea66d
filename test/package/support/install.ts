import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/**
 * A user's project: its files and locked packages go to a folder outside the repository, and the tarballs are installed into it.
 */
export async function installConsumer(name: string, into: string, ...tarballs: Promise<string>[]): Promise<string> {
  const folder = join(into, name);
  cpSync(join(import.meta.dirname, '../consumers', name), folder, { recursive: true });
  await npm(['ci'], folder, name);
  // The dependencies are already there. Installing without the registry shows that nothing else is needed.
  await npm(['install', '--offline', '--no-save', ...(await Promise.all(tarballs))], folder, `the tarball in ${name}`);
  return folder;
}

/** Installs the packed compat/ where `npm install purecloud-platform-client-v2@npm:contact-centre-client-compat` puts it. */
export async function installAlias(compat: string, folder: string): Promise<void> {
  const into = join(folder, 'node_modules/purecloud-platform-client-v2');
  mkdirSync(into, { recursive: true });
  await execute('tar', ['-xzf', compat, '-C', into, '--strip-components', '1']);
}

/** Installs a runtime whose binary is part of a registry package, if it is missing or not the locked version. */
export async function installRuntime(name: string, into: string): Promise<void> {
  const source = join(import.meta.dirname, '../runtimes', name);
  const folder = join(into, name);
  const isSame = (file: string): boolean =>
    existsSync(join(folder, file)) && readFileSync(join(folder, file), 'utf8') === readFileSync(join(source, file), 'utf8');
  if (isSame('package-lock.json') && existsSync(join(folder, 'node_modules/.package-lock.json'))) return;
  mkdirSync(folder, { recursive: true });
  cpSync(source, folder, { recursive: true });
  await npm(['ci'], folder, name);
}

/**
 * Runs npm without the install scripts of packages; fails with one line that names what could not be installed, and npm's first
 * line with the reason.
 */
export async function npm(words: readonly string[], cwd: string, what: string): Promise<string> {
  try {
    const quietly = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
    return (await execute('npm', [...words, ...quietly], { cwd })).stdout;
  } catch (error) {
    const { stderr = '', message } = error as { stderr?: string; message: string };
    const reason = stderr.split('\n').find((line) => line.startsWith('npm error')) ?? message.split('\n')[0];
    throw new Error(`${what} could not be installed: ${String(reason)}`, { cause: error });
  }
}
