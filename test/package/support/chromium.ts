import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { chromium } from 'playwright-core';

const program = '/usr/bin/chromium';

/** Debian's Chromium, installed where it is missing and may be installed. `undefined` where it cannot be had. */
export async function startChromium(): Promise<Browser | undefined> {
  if (!existsSync(program)) {
    try {
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
      execFileSync('apt-get', ['update'], { env, stdio: 'pipe' });
      execFileSync('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium'], { env, stdio: 'pipe' });
    } catch (error) {
      console.error(`Chromium could not be installed: ${String(error)}`);
      return undefined;
    }
  }
  return await chromium.launch({
    executablePath: program,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-sync',
    ],
  });
}
