import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';
import { de } from '../src/messages/de.js';
import { en } from '../src/messages/en.js';

const catalogues: Readonly<Record<string, Readonly<Record<string, string>>>> = { en, de };

/** The texts of a language as `virtual:messages/<language>`, parsed when the console is built, so that pages need no parser. */
export function messages(): Plugin {
  return {
    name: 'messages',
    resolveId: { filter: { id: /^virtual:messages\// }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:messages\// },
      handler(resolved) {
        const catalogue = catalogues[resolved.split('/').at(-1) ?? ''];
        return catalogue && `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(compiled(catalogue)))});`;
      },
    },
  };
}

/** Returns the texts in the form that Lingui reads. */
export function compiled(catalogue: Readonly<Record<string, string>>): Record<string, ReturnType<typeof compileMessage>> {
  return Object.fromEntries(Object.entries(catalogue).map(([key, text]) => [key, compileMessage(text)]));
}
