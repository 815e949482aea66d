import '@mantine/core/styles.layer.css';
import './app/theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.js';
import { styleNonce } from './app/theme.js';
import { takeOverSignIn } from './session/new-tabs.js';
import { findSandbox } from './session/sandbox.js';

// What Mantine's dialogs keep the page from scrolling with asks here for its nonce.
Object.assign(globalThis, { __webpack_nonce__: styleNonce() });

/** Renders once it is known where to sign in, and whether somebody is: a page that had to wait for it would come 300 ms later. */
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
