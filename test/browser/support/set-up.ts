import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { buildConsole } from '../../../examples/console/server/build.js';
import { chromiumLaunch } from '../../support/chromium.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the shared browser. */
    browser: string;
  }
}

/** One build of the console and of the site, and one browser for all tests. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  // `npm test` has built the site.
  if (!existsSync('docs/site/dist/index.html')) execFileSync('npm', ['run', 'docs'], { stdio: 'inherit' });
  const [server] = await Promise.all([chromium.launchServer(chromiumLaunch()), buildConsole()]);
  project.provide('browser', server.wsEndpoint());
  return async () => {
    await server.close();
  };
}
