import type { TextsLike } from '../texts-like.js';
import type { texts as english } from '../en/workspace.js';

/** The German texts of the dialog with the divisions, teams and time zone of all pages. */
export const texts: TextsLike<typeof english> = {
  'workspace.allDivisions': 'Alle Divisionen',
  'workspace.allTeams': 'Alle Teams',
  'workspace.browserZone': 'Wie in diesem Browser: {zone}',
  'workspace.cancel': 'Abbrechen',
  'workspace.divisions': 'Divisionen',
  'workspace.divisionsHelp': 'Wallboard, Wandanzeigen, Agenten und Interaktionen zeigen nur diese Divisionen.',
  'workspace.loadingDivisions': 'Divisionen werden geladen …',
  'workspace.loadingTeams': 'Teams werden geladen …',
  'workspace.noDivision': 'Keine Division heißt so',
  'workspace.noTeam': 'Kein Team heißt so',
  'workspace.noTeams': 'Es gibt keine Teams. Teams werden in der Administration der Plattform angelegt.',
  'workspace.noZone': 'Keine Zeitzone heißt so',
  'workspace.notStored':
    'Dieser Browser erlaubt der Konsole nicht, Einstellungen zu speichern. Erlauben Sie es für diese Adresse.',
  'workspace.reset': 'Alle Einschränkungen entfernen',
  'workspace.save': 'Speichern',
  'workspace.saved': 'Der Arbeitsbereich wurde geändert',
  'workspace.stored': 'Dieser Browser merkt sich das für diese Organisation. Gespeicherte Ansichten und ihre Links enthalten es.',
  'workspace.teams': 'Teams',
  'workspace.teamsHelp': 'Agenten und Interaktionen dieser Teams und die Warteschlangen, in denen ihre Mitglieder arbeiten.',
  'workspace.timeZone': 'Zeitzone',
  'workspace.timeZoneHelp': 'Tage beginnen um Mitternacht in dieser Zeitzone, und alle Zeiten werden in ihr angezeigt.',
  'workspace.title': 'Divisionen, Teams und Zeitzone',
  'workspace.unknown': 'Unbekannt: {id}',
};
