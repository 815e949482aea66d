import type { Messages } from '@lingui/core';
import { i18n } from '@lingui/core';
import type { TextPart } from '../messages/en.js';
import type { Language } from '../shared/locale.js';
import { interfaceLanguage } from '../shared/locale.js';
import { loadModule } from './load-module.js';
import { firstParts } from './text-parts.js';

/** A file of texts, after the build has parsed them. */
interface TextModule {
  texts: Messages;
}

/** English ones are part of the first file, since another request would delay the first page. */
const english = import.meta.glob<TextModule>('./en/{shell,shared}.ts', { base: '../messages', eager: true });
const modules = import.meta.glob<TextModule>(['./*/*.ts', '!./en/{shell,shared}.ts'], { base: '../messages' });

/** Loads the texts of parts of the interface. Until then, `text` returns their keys. */
export async function loadTexts(parts: readonly TextPart[]): Promise<void> {
  const language = interfaceLanguage();
  await Promise.all(parts.map((part) => loadPart(language, part)));
}

/** Activates a language with the texts that every page shows. */
export async function activateTexts(language: Language): Promise<void> {
  if (language === 'en') {
    for (const { texts } of Object.values(english)) i18n.load(language, texts);
  } else {
    await Promise.all(firstParts.map((part) => loadPart(language, part)));
  }
  i18n.activate(language);
}

async function loadPart(language: Language, part: TextPart): Promise<void> {
  const { texts } = await loadModule(`messages/${language}/${part}`, modules[`./${language}/${part}.ts`]);
  i18n.load(language, texts);
}
