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

/** One build of the console and one browser for all tests. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const [server] = await Promise.all([chromium.launchServer(chromiumLaunch()), buildConsole()]);
  project.provide('browser', server.wsEndpoint());
  return async () => {
    await server.close();
  };
}
