import { chromium, provideTool } from './system-tools.js';

/**
 * Returns how Playwright starts Chromium; installs it first if it is missing. Throws with a remedy if it cannot be installed.
 */
export function chromiumLaunch(): { executablePath: string; args: string[] } {
  return {
    executablePath: provideTool(chromium),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-sync',
      '--disable-dev-shm-usage',
    ],
  };
}
