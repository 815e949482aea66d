import { expect, it, vi } from 'vitest';
import { presenceLabel } from '../../../examples/console/src/agents/presence-label.js';

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
