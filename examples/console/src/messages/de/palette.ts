import type { TextsLike } from '../texts-like.js';
import type { texts as english } from '../en/palette.js';

/** The German texts of the command palette and of the overview of keys. */
export const texts: TextsLike<typeof english> = {
  'keys.callRows': 'Durch die Aufrufe gehen',
  'keys.calls': 'Das Aufrufprotokoll öffnen oder schließen',
  'keys.close': 'Schließen',
  'keys.closeCall': 'Die Einzelheiten eines Aufrufs schließen, dann das Protokoll',
  'keys.closeDialog': 'Einen Dialog schließen',
  'keys.ends': 'Zur ersten oder letzten Methode',
  'keys.everywhere': 'Überall',
  'keys.list': 'Durch die Liste der Methoden gehen',
  'keys.openCall': 'Die Einzelheiten eines Aufrufs zeigen',
  'keys.overview': 'Diese Übersicht anzeigen',
  'keys.palette': 'Nach Seiten, Warteschlangen, Agenten und Methoden suchen',
  'keys.run': 'Öffnen oder ausführen',
  'keys.searchMethods': 'Methoden suchen',
  'keys.select': 'Ein Ergebnis auswählen',
  'keys.send': 'In einem Feld: den Aufruf senden',
  'keys.skip': 'Am Anfang einer Seite: zum Inhalt springen',
  'keys.title': 'Tastenkürzel',
  'palette.actions': 'Aktionen',
  'palette.agents': 'Agenten',
  'palette.label': 'Befehlspalette',
  'palette.methods': 'API-Methoden',
  'palette.none': 'Nichts heißt „{query}“. Versuchen Sie es mit weniger Wörtern.',
  'palette.placeholder': 'Seite, Warteschlange, Agent, Methode oder Aktion',
  'palette.queues': 'Warteschlangen',
  'palette.resultCount': '{count, plural, one {# Ergebnis} other {# Ergebnisse}}',
  'palette.results': 'Ergebnisse',
  'palette.searching': 'Suche läuft …',
  'palette.showKeys': 'Tastenkürzel anzeigen',
};
