import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Chromium without all that nobody sees: the same pages in two thirds of the time. */
const shell = '/usr/bin/chromium-headless-shell';
const whole = '/usr/bin/chromium';

/** How Debian's Chromium is started, installed first where it is missing. Throws where it cannot be had, with one line on why. */
export function chromiumLaunch(): { executablePath: string; args: string[] } {
  return {
    executablePath: program(),
    args: [
      ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
      ...['--disable-background-networking', '--disable-sync', '--disable-dev-shm-usage'],
    ],
  };
}

function program(): string {
  if (existsSync(shell)) return shell;
  try {
    aptGet('update');
    aptGet('install', '--yes', '--no-install-recommends', 'chromium-headless-shell');
    return shell;
  } catch (error) {
    if (existsSync(whole)) return whole;
    throw error;
  }
}

function aptGet(...words: string[]): void {
  try {
    execFileSync('apt-get', words, {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      encoding: 'utf8',
      stdio: 'pipe',
    });
  } catch (error) {
    const { stderr = '', message } = error as { stderr?: string; message: string };
    const reason = (stderr.trim() === '' ? message : stderr).trim().split('\n').at(-1);
    throw new Error(`Chromium could not be installed (apt-get ${words.join(' ')}): ${reason ?? ''}`, { cause: error });
  }
}
