import '@mantine/core/styles.layer.css';
import './app/theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.js';
import { styleNonce } from './app/theme.js';
import { takeOverSignIn } from './session/new-tabs.js';
import { findSandbox } from './session/sandbox.js';

// Mantine's scroll lock reads its style nonce here.
Object.assign(globalThis, { __webpack_nonce__: styleNonce() });

/** Renders once the connection and the sign-in are known: a page that suspends would appear 300 ms later. */
async function start(): Promise<void> {
  const [sandbox] = await Promise.all([findSandbox(), takeOverSignIn()]);
  const root = document.getElementById('root');
  if (!root) return;
  createRoot(root).render(
    <StrictMode>
      <App sandbox={sandbox} />
    </StrictMode>,
  );
}

void start();
