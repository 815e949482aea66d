import type { Messages } from '@lingui/core';
import { i18n } from '@lingui/core';
import * as english from 'virtual:messages/en';
import type { Language } from '../shared/locale.js';
import { isLanguage, preferredLanguage, userLocales } from '../shared/locale.js';

const KEY = 'console.language';

/** English is part of the first file, since another request would delay the first page. */
const catalogues: Readonly<Record<Language, () => Promise<{ messages: Messages }>>> = {
  en: () => Promise.resolve(english),
  de: () => import('virtual:messages/de'),
};

/** Loads the texts of the chosen language, or else of the browser's, before anything is rendered. */
export async function loadLanguage(): Promise<void> {
  const language = readChoice() ?? preferredLanguage(userLocales());
  document.documentElement.lang = language;
  const { messages } = await catalogues[language]();
  i18n.load(language, messages);
  i18n.activate(language);
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
