// Installs the system tools that the named checks need (`tsx scripts/provide-tools.ts unit browser`), before any of them runs, so that
// the lines about it are seen. A tool that cannot be installed is reported here, and fails the tests that need it.
import { chromium, provideTool, redis } from '../test/support/system-tools.js';
import type { SystemTool } from '../test/support/system-tools.js';

const toolsOf: Readonly<Record<string, readonly SystemTool[]>> = {
  core: [redis],
  unit: [redis],
  package: [chromium],
  browser: [chromium],
};

for (const tool of new Set(process.argv.slice(2).flatMap((check) => toolsOf[check] ?? []))) {
  try {
    provideTool(tool);
  } catch (error) {
    console.error((error as Error).message);
  }
}
