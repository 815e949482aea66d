import { isObject } from '../../values/json.js';
import type { Json } from '../repository.js';

/** All phone numbers, email addresses and social handles of a contact. */
export function addressesOf(entity: Json): string[] {
  return Object.entries(entity).flatMap(([name, value]): string[] => {
    if (/email$/i.test(name)) return typeof value === 'string' ? [normalizeAddress(value)] : [];
    if (!/phone|number$|Id$/i.test(name) || !isObject(value)) return [];
    return ['e164', 'display', 'userInput', 'screenName'].flatMap((field) => {
      const text = value[field];
      return typeof text === 'string' ? [normalizeAddress(text)] : [];
    });
  });
}

/** Removes the separators from a number, and the scheme from an address. */
export function normalizeAddress(text: string): string {
  const address = text
    .trim()
    .toLowerCase()
    .replace(/^(tel|mailto):/, '');
  return /^\+?[\d ().-]+$/.test(address) ? address.replace(/[^\d+]/g, '') : address;
}
