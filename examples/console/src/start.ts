import { takeOverSignIn } from './session/new-tabs.js';
import { readPageSettings } from './session/page-settings.js';
import type { PageSettings } from './session/page-settings.js';
import { firstConnection } from './session/place-connection.js';

declare const CONSOLE_DEMO: boolean;
declare global {
  /** Requests the files of the current page. Written by build/page-files.ts; missing in development. */
  var loadOthers: (() => void) | undefined;
}

/** Connects, and sends the first requests, while the user interface is still loading. */
async function start(): Promise<void> {
  globalThis.loadOthers?.();
  const userInterface = import('./main.js');
  const [settings] = await Promise.all([prepareSettings(), takeOverSignIn()]);
  const { sandbox, organisation } = settings;
  const tokenProvider = settings.signIn === 'server' ? (await import('./session/server-tokens.js')).serverTokens() : undefined;
  const first = firstConnection(settings, tokenProvider);
  const { render } = await userInterface;
  await render({ first, sandbox, organisation, tokenProvider });
}

async function prepareSettings(): Promise<PageSettings> {
  if (!CONSOLE_DEMO) return readPageSettings();
  const { startDemo } = await import('./demo/start-demo.js');
  return { sandbox: startDemo() };
}

void start();
