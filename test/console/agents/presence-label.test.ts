import { expect, it, vi } from 'vitest';
import { presenceLabel, systemPresenceLabel } from '../../../examples/console/src/agents/presence-label.js';
import '../support/english.js';

const languageLabels = { ar_EG: 'غداء', de: 'Mittagspause', en_GB: 'Lunch', en_US: 'Meal' };

it.each([
  ['en', ['ar-EG'], 'Lunch'],
  ['en', ['en-US', 'en-GB'], 'Meal'],
  ['de', ['de-AT'], 'Mittagspause'],
  ['de', ['ar-EG', 'en-US'], 'Mittagspause'],
])('A presence has the label of the interface in %s for the locales %j: %s', (lang, languages, label) => {
  vi.stubGlobal('document', { documentElement: { lang } });
  vi.stubGlobal('navigator', { languages });
  expect(presenceLabel({ languageLabels, name: 'Meal (name)' })).toBe(label);
  expect(presenceLabel({ languageLabels: { fr: 'Repas' }, name: 'Meal (name)' })).toBe('Meal (name)');
});

it('A presence that every organisation has gets the name of the interface, unless the organisation has one in this language', () => {
  vi.stubGlobal('document', { documentElement: { lang: 'de' } });
  const primary = { name: 'On Queue', systemPresence: 'On Queue', primary: true };
  // The texts of this test are English.
  expect(presenceLabel({ ...primary, languageLabels: { en_US: 'Renamed' } })).toBe('On Queue');
  expect(presenceLabel({ ...primary, languageLabels: { en_US: 'Renamed', de: 'Im Einsatz' } })).toBe('Im Einsatz');
  expect(presenceLabel({ ...primary, primary: false, languageLabels: { en_US: 'Renamed' } })).toBe('Renamed');
  expect(systemPresenceLabel('ON_QUEUE')).toBe('On Queue');
  expect(systemPresenceLabel('Out of Office')).toBe('Out of Office');
});
