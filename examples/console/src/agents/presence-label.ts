import type { OrganizationPresence } from 'contact-centre-client/models';
import { NONE } from '../shared/formats.js';
import { interfaceLanguage, userLocales } from '../shared/locale.js';

/** Returns the organisation's name for a presence, in the language of the interface if there is one. */
export function presenceLabel({ languageLabels, name, systemPresence }: OrganizationPresence): string {
  const language = interfaceLanguage();
  const tags = [...userLocales(), language].filter((tag) => tag.startsWith(language)).map((tag) => tag.replace('-', '_'));
  const tag = [...tags, ...Object.keys(languageLabels)].find(
    (each) => each.startsWith(language) && languageLabels[each] !== undefined,
  );
  return languageLabels[tag ?? 'en_US'] ?? name ?? systemPresence ?? NONE;
}
