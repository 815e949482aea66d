import '@mantine/core/styles.layer.css';
import './app/theme.css';
import { StrictMode } from 'react';
import type { ComponentProps } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.js';
import { loadForcedColours } from './app/forced-colors.js';
import { loadLanguage } from './app/language.js';
import { loadTexts } from './app/load-texts.js';
import { styleNonce } from './app/theme.js';
import { isDemo } from './demo/is-demo.js';

// Mantine's scroll lock reads its style nonce here.
Object.assign(globalThis, { __webpack_nonce__: styleNonce() });

/** Renders once the texts are known: a page that suspends would appear 300 ms later. */
export async function render(props: ComponentProps<typeof App>): Promise<void> {
  await Promise.all([loadLanguage(), loadForcedColours()]);
  if (isDemo) await loadTexts(['demo']);
  const root = document.getElementById('root');
  if (!root) return;
  createRoot(root).render(
    <StrictMode>
      <App {...props} />
    </StrictMode>,
  );
}
