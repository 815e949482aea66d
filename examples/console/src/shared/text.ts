import { i18n } from '@lingui/core';
import type { MessageId } from '../messages/en.js';
import { interfaceLanguage } from './locale.js';

export type MessageValues = Readonly<Record<string, string | number>>;

/** Returns a text in the language of the interface. Call it while rendering, since the texts load after the modules. */
export function text(id: MessageId, values?: MessageValues): string {
  return i18n._(id, values);
}

/** Returns the name of a field for the middle of a sentence: English names begin with a small letter there. */
export const nameInSentence = (name: string): string => (interfaceLanguage() === 'en' ? name.toLowerCase() : name);
