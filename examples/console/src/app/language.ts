import type { Language } from '../shared/locale.js';
import { isLanguage, preferredLanguage, userLocales } from '../shared/locale.js';
import { activateTexts } from './load-texts.js';

/** build/page-files.ts reads it too. */
const KEY = 'console.language';

/** Loads the texts of the chosen language, or else of the browser's, before anything is rendered. */
export async function loadLanguage(): Promise<void> {
  const language = readChoice() ?? preferredLanguage(userLocales());
  document.documentElement.lang = language;
  await activateTexts(language);
}

/** Remembers a language for this browser, and shows the page in it. */
export function chooseLanguage(language: Language): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // Without storage, the language of the browser remains.
  }
  // All texts, dates and widths of columns change, so the page loads again. Its address has its state.
  location.reload();
}

function readChoice(): Language | undefined {
  try {
    const choice = localStorage.getItem(KEY);
    return isLanguage(choice) ? choice : undefined;
  } catch {
    return undefined;
  }
}
