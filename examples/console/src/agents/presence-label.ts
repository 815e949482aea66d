import type { OrganizationPresence } from 'contact-centre-client/models';
import { NONE } from '../shared/formats.js';

/** Returns the organisation's name for a presence. */
export function presenceLabel({ languageLabels, name, systemPresence }: OrganizationPresence): string {
  const tag = navigator.language.replace('-', '_');
  return languageLabels[tag] ?? languageLabels['en_US'] ?? name ?? systemPresence ?? NONE;
}
