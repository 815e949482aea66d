import type { TextsLike } from '../texts-like.js';
import type { texts as english } from '../en/trend.js';

/** The German texts of figures by half-hour. */
export const texts: TextsLike<typeof english> = {
  'trend.agents': 'Agenten in der Warteschlange',
  'trend.agentsTitle': 'Agenten in der Warteschlange heute, Mittel je halbe Stunde',
  'trend.agentsToday': 'Agenten in der Warteschlange heute',
  'trend.allAgents': 'Alle Agenten der Organisation: Divisionen und Teams schränken diese Zahl nicht ein.',
  'trend.allMedia': 'Alle Medien',
  'trend.byHalfHour': '{name} nach halben Stunden',
  'trend.figure': 'Kennzahl',
  'trend.figureOf': '{figure}: {name}',
  'trend.halfHour': 'Halbe Stunde',
  'trend.label': 'Trend: {name}',
  'trend.lastWeek': 'Derselbe Wochentag der Vorwoche',
  'trend.loading': 'Der Trend wird geladen',
  'trend.media': 'Medientyp',
  'trend.mediaCount': '{media} {count}',
  'trend.noQueues': 'Keine Warteschlangen für den Trend',
  'trend.noQueuesHelp': 'Suchen Sie nach einem anderen Teil eines Namens.',
  'trend.offeredByMedia': 'Heute angeboten: {list}',
  'trend.time': 'Zeit',
  'trend.today': 'Heute',
  'trend.yesterday': 'Gestern',
};
