import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Installs a package of Debian; throws with one line on why where it cannot be had. `what` is its name for people. */
export function install(what: string, name: string): void {
  aptGet(what, 'update');
  aptGet(what, 'install', '--yes', '--no-install-recommends', name);
}

/** One at a time, whoever else of the tests wants something: apt-get gives up where another one is at work. */
function aptGet(what: string, ...words: string[]): void {
  try {
    execFileSync('flock', [join(tmpdir(), 'contact-centre-client-apt-get.lock'), 'apt-get', ...words], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      encoding: 'utf8',
      stdio: 'pipe',
    });
  } catch (error) {
    const { stderr = '', message } = error as { stderr?: string; message: string };
    const reason = (stderr.trim() === '' ? message : stderr).trim().split('\n').at(-1);
    throw new Error(`${what} could not be installed (apt-get ${words.join(' ')}): ${reason ?? ''}`, { cause: error });
  }
}
