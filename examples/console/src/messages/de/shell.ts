import type { TextsLike } from '../texts-like.js';
import type { texts as english } from '../en/shell.js';

/** The German texts of the frame around the pages. */
export const texts: TextsLike<typeof english> = {
  'account.signOut': 'Abmelden',
  'app.name': 'Contact-Center-Konsole',
  'expiry.again': 'Neu anmelden',
  'expiry.ends': 'Ihre Anmeldung endet um {time}.',
  'language.change': 'Show in English',
  'navigation.label': 'Seiten',
  'offline.page':
    'Diese Seite kann nicht geladen werden: Es besteht keine Verbindung. Die Konsole versucht es um {time} von selbst erneut.',
  'offline.retry': 'Jetzt erneut versuchen',
  'page.agents': 'Agenten',
  'page.explorer': 'API-Explorer',
  'page.interactions': 'Interaktionen',
  'page.wall': 'Wandanzeigen',
  'page.wallboard': 'Wallboard',
  'palette.search': 'Suchen',
  'palette.searchDetail': 'nach Seiten, Warteschlangen, Agenten und Methoden',
  'pause.refused': 'Zu viele Anfragen: Die Plattform bittet um eine Pause. Die Seite macht um {time} von selbst weiter.',
  'pause.usedUp': 'Zu viele Anfragen: Die Anfragen dieser Minute sind verbraucht. Die Seite macht um {time} von selbst weiter.',
  'skip.content': 'Zum Inhalt springen',
  'theme.auto': 'wie auf diesem Gerät',
  'theme.dark': 'dunkel',
  'theme.label': 'Design: {theme}. Wechseln zu: {next}',
  'theme.light': 'hell',
  'theme.useAuto': 'Das Design dieses Geräts verwenden',
  'theme.useDark': 'Das dunkle Design verwenden',
  'theme.useLight': 'Das helle Design verwenden',
};
