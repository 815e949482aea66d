import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const program = '/usr/bin/chromium';

/** How Debian's Chromium is started, installed first where it is missing. Throws where it cannot be had. */
export function chromiumLaunch(): { executablePath: string; args: string[] } {
  if (!existsSync(program)) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync('apt-get', ['update'], { env, stdio: 'pipe' });
    execFileSync('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium'], { env, stdio: 'pipe' });
  }
  return {
    executablePath: program,
    args: [
      ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
      ...['--disable-background-networking', '--disable-sync', '--disable-dev-shm-usage'],
    ],
  };
}
