import type { TextsLike } from '../texts-like.js';
import type { texts as english } from '../en/wallboard.js';

/** The German texts of the wallboard and of the page of a queue. */
export const texts: TextsLike<typeof english> = {
  'advice.compareSkills': 'Fähigkeiten freier Agenten vergleichen',
  'advice.findHelp': 'Agenten finden, die helfen können',
  'advice.freeAgents': 'Agenten aus anderen Warteschlangen holen',
  'advice.setOnQueue': 'Agenten in die Warteschlange setzen',
  'advice.talk': 'Mit Agenten sprechen, die nicht antworten',
  'standing.below': 'Unter dem Ziel',
  'standing.farBelow': 'Weit unter dem Ziel',
  'standing.noAgents': 'Keine Agenten in der Warteschlange',
  'standing.noTarget': 'Kein Ziel',
  'standing.nothingYet': 'Heute noch nichts',
  'standing.onTarget': 'Ziel erreicht',
  'standing.waitMuchTooLong': 'Wartezeit viel zu lang',
  'standing.waitTooLong': 'Wartezeit zu lang',
};
