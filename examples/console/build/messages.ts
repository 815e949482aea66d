import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';
import { germanParts } from '../src/messages/de.js';
import { englishParts } from '../src/messages/en.js';
import { jsonExpression } from './json-expression.js';

type Texts = Readonly<Record<string, string>>;

const catalogues: Readonly<Record<string, Readonly<Record<string, Texts>>>> = { en: englishParts, de: germanParts };

const FILE = /\/messages\/(\w+)\/([\w-]+)\.ts$/;

/** Parses the texts of a file of `src/messages` when the console is built, so that pages need no parser. */
export function messages(): Plugin {
  return {
    name: 'messages',
    transform: {
      filter: { id: FILE },
      handler(_code, file) {
        const [, language = '', part = ''] = FILE.exec(file) ?? [];
        const texts = catalogues[language]?.[part];
        if (!texts) return undefined;
        return { code: `export const texts = ${jsonExpression(compiled(texts))};`, map: null };
      },
    },
  };
}

/** Returns the texts in the form that Lingui reads. */
export function compiled(texts: Texts): Record<string, ReturnType<typeof compileMessage>> {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compileMessage(text)]));
}
