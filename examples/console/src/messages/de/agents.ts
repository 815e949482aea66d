import type { TextsLike } from '../texts-like.js';
import type { texts as english } from '../en/agents.js';

/** The German texts of the pages of agents. */
export const texts: TextsLike<typeof english> = {
  'agents.actions': 'Aktionen',
  'agents.all': 'Alle',
  'agents.anotherQueue': 'Eine andere Warteschlange',
  'agents.clearFilters': 'Filter aufheben',
  'agents.empty': 'Sie dürfen keine Agenten sehen',
  'agents.emptyHelp':
    'Benutzer werden in der Administration der Plattform hinzugefügt. Vielleicht muss Ihnen ein Administrator Zugriff auf ihre Division geben.',
  'agents.id': 'Benutzer-ID',
  'agents.move': 'Versetzen',
  'agents.name': 'Name',
  'agents.nameOrTitle': 'Name oder Funktion',
  'agents.noMatch': 'Kein Agent passt zu den Filtern',
  'agents.noMatchHelp': 'Wählen Sie in einem Filter „Alle“ oder einen anderen Teil eines Namens.',
  'agents.noSuchQueue': 'Keine Warteschlange heißt so',
  'agents.presence': 'Präsenz',
  'agents.queue': 'Warteschlange',
  'agents.queues': 'Warteschlangen',
  'agents.queuesUnread': 'Konnten nicht gelesen werden',
  'agents.routingStatus': 'Routing-Status',
  'agents.since': 'Seit',
  'agents.sinceUtc': 'Seit (UTC)',
  'agents.title': 'Funktion',
  'presence.change': 'Ihre Präsenz: {presence}. Ändern',
  'presence.changed': 'Ihre Präsenz ist {presence}',
  'presence.changeUnknown': 'Ihre Präsenz: unbekannt. Ändern',
  'presence.own': 'Ihre Präsenz',
};
