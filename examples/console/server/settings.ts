import type { PageSettings } from '../src/session/page-settings.js';

/** What index.html contains in place of the settings, until the server or a deployment fills it. */
const PLACEHOLDER = '<meta name="console-settings" content="{}"';

/** Writes the settings into a page that contains the placeholder. */
export function withSettings(page: string, settings: PageSettings): string {
  const element = PLACEHOLDER.replace('{}', () => escapeAttribute(JSON.stringify(settings)));
  return page.replace(PLACEHOLDER, () => element);
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
