import '@mantine/core/styles.layer.css';
import './app/theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.js';
import { loadForcedColours } from './app/forced-colors.js';
import { loadLanguage } from './app/language.js';
import { loadTexts } from './app/load-texts.js';
import { styleNonce } from './app/theme.js';
import { takeOverSignIn } from './session/new-tabs.js';
import { readPageSettings } from './session/page-settings.js';
import type { PageSettings } from './session/page-settings.js';

declare const CONSOLE_DEMO: boolean;

// Mantine's scroll lock reads its style nonce here.
Object.assign(globalThis, { __webpack_nonce__: styleNonce() });

/** Renders once the connection and the sign-in are known: a page that suspends would appear 300 ms later. */
async function start(): Promise<void> {
  const [settings] = await Promise.all([prepareSettings(), takeOverSignIn(), loadLanguage(), loadForcedColours()]);
  if (CONSOLE_DEMO) await loadTexts(['demo']);
  const root = document.getElementById('root');
  if (!root) return;
  const tokenProvider = settings.signIn === 'server' ? (await import('./session/server-tokens.js')).serverTokens() : undefined;
  createRoot(root).render(
    <StrictMode>
      <App {...settings} tokenProvider={tokenProvider} />
    </StrictMode>,
  );
}

async function prepareSettings(): Promise<PageSettings> {
  if (!CONSOLE_DEMO) return readPageSettings();
  const { startDemo } = await import('./demo/start-demo.js');
  return { sandbox: startDemo() };
}

void start();
