import type { texts as english } from '../en/entities.js';
import type { TextsLike } from '../texts-like.js';

/** The German texts of the fields that choose entities by name. */
export const texts: TextsLike<typeof english> = {
  'entities.campaigns': 'Kampagnen nach Namen',
  'entities.choose': 'Teil eines Namens',
  'entities.chooseHelp': 'Höchstens 100 auf einmal.',
  'entities.divisions': 'Divisionen nach Namen',
  'entities.flows': 'Abläufe nach Namen',
  'entities.groups': 'Gruppen nach Namen',
  'entities.languages': 'Sprachen nach Namen',
  'entities.loading': 'Die Namen werden geladen…',
  'entities.nothingFound': 'Kein solcher Name',
  'entities.queues': 'Warteschlangen nach Namen',
  'entities.skills': 'Fähigkeiten nach Namen',
  'entities.teams': 'Teams nach Namen',
  'entities.users': 'Benutzer nach Namen',
  'entities.wrapUpCodes': 'Nachbearbeitungscodes nach Namen',
};
