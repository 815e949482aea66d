import type { OrganizationPresence } from 'contact-centre-client/models';
import type { MessageId } from '../messages/en.js';
import { NONE } from '../shared/formats.js';
import { interfaceLanguage, userLocales } from '../shared/locale.js';
import { text } from '../shared/text.js';

/** The presences that every organisation has. */
const systemPresences: Readonly<Record<string, MessageId>> = {
  AVAILABLE: 'presence.available',
  AWAY: 'presence.away',
  BREAK: 'presence.break',
  BUSY: 'presence.busy',
  IDLE: 'presence.idle',
  MEAL: 'presence.meal',
  MEETING: 'presence.meeting',
  OFFLINE: 'presence.offline',
  ON_QUEUE: 'presence.onQueue',
  TRAINING: 'presence.training',
};

/** Returns the name of a presence of the platform, such as `On Queue`, or `ON_QUEUE` in analytics. */
export function systemPresenceLabel(systemPresence: string): string {
  const label = systemPresences[systemPresence.toUpperCase().replace(' ', '_')];
  return label === undefined ? systemPresence : text(label);
}

/** Returns the organisation's name for a presence, in the language of the interface if there is one. */
export function presenceLabel({ languageLabels, name, systemPresence, primary = false }: OrganizationPresence): string {
  const language = interfaceLanguage();
  const tags = [...userLocales(), language].filter((tag) => tag.startsWith(language)).map((tag) => tag.replace('-', '_'));
  const tag = [...tags, ...Object.keys(languageLabels)].find(
    (each) => each.startsWith(language) && languageLabels[each] !== undefined,
  );
  const label = languageLabels[tag ?? ''];
  if (label !== undefined) return label;
  // The organisation has not renamed it in this language.
  if (primary && systemPresence !== undefined) return systemPresenceLabel(systemPresence);
  return languageLabels['en_US'] ?? name ?? systemPresence ?? NONE;
}
