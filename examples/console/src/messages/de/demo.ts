import type { TextsLike } from '../texts-like.js';
import type { texts as english } from '../en/demo.js';

/** The German texts of the demo. */
export const texts: TextsLike<typeof english> = {
  'demo.again': 'Neu beginnen',
  'demo.banner': 'Demo: Alles läuft in dieser Seite.',
  'demo.documentation': 'Dokumentation',
  'demo.ended': 'Die Demo ist beendet',
  'demo.endedHelp': 'Sie haben das Zugriffstoken der Demo widerrufen. Beginnen Sie mit einer neuen Sandbox.',
  'demo.label': 'Demo',
};
