import type { TextsLike } from '../texts-like.js';
import type { texts as english } from '../en/sign-in.js';

/** The German texts of the sign-in page. */
export const texts: TextsLike<typeof english> = {
  'brand.agents': 'Wer im Dienst ist, und für welche Warteschlangen',
  'brand.explorer': 'Die ganze API zum Ausprobieren',
  'brand.interactions': 'Jede Konversation vom Anfang bis zum Ende',
  'brand.label': 'Über die Konsole',
  'brand.pitch': 'Sehen Sie, was in Ihrem Contact-Center geschieht.',
  'brand.wallboard': 'Der Stand jeder Warteschlange, live',
  'signIn.checking': 'Ihre Anmeldung wird geprüft…',
  'signIn.clientId': 'Client-ID',
  'signIn.clientProblem': 'Geben Sie die ID eines OAuth-Clients Ihrer Organisation ein',
  'signIn.denied': 'Der Zugriff wurde verweigert',
  'signIn.deniedByPage': 'Die Anmeldeseite hat sie nicht erlaubt',
  'signIn.deniedHelp':
    'Sie haben die Anmeldung auf der Anmeldeseite nicht erlaubt. Melden Sie sich neu an, um die Konsole zu verwenden.',
  'signIn.displayNote':
    'Die Anzeige hält an, wenn diese Anmeldung endet, meist nach 24 Stunden: Die Plattform lässt nur Server eine Anmeldung verlängern. Starten Sie die Konsole mit <0>--grant code</0>, damit die Anzeige wochenlang läuft.',
  'signIn.ended': 'Ihre Anmeldung ist abgelaufen',
  'signIn.endedHelp': 'Melden Sie sich wieder an, um dort fortzufahren, wo Sie waren.',
  'signIn.failed': 'Die Anmeldung ist fehlgeschlagen',
  'signIn.failedHelp':
    'Die Anmeldeseite hat sie nicht abgeschlossen. Melden Sie sich neu an, oder bitten Sie Ihren Administrator, den OAuth-Client der Konsole zu prüfen.',
  'signIn.foreign': 'Diese Anmeldung wurde nicht hier begonnen',
  'signIn.foreignHelp':
    'Die Antwort der Anmeldeseite gehört zu einer anderen Anmeldung und wurde deshalb nicht verwendet. Melden Sie sich sicherheitshalber neu an.',
  'signIn.grant': 'Grant',
  'signIn.help': 'Name und Passwort geben Sie auf der Anmeldeseite der Plattform ein. Diese Konsole sieht beides nie.',
  'signIn.host': 'Host oder Adresse',
  'signIn.hostProblem': 'Geben Sie einen Host wie mypurecloud.ie oder eine Adresse wie http://127.0.0.1:8080 ein',
  'signIn.implicit': 'Implicit',
  'signIn.implicitHelp': 'Älter; die Plattform schafft ihn ab',
  'signIn.keep': 'Auf diesem Gerät angemeldet bleiben',
  'signIn.keepHelp': 'Sonst endet die Anmeldung mit diesem Tab und den Tabs, die von ihm geöffnet wurden',
  'signIn.leaving': 'Sie werden zur Anmeldeseite weitergeleitet…',
  'signIn.organisationNote': 'Ihre Organisation ist in <0>{place}</0>. Sie melden sich auf der Anmeldeseite der Plattform an.',
  'signIn.otherAddress': 'Andere Adresse',
  'signIn.ourOrganisation': 'Unsere Organisation',
  'signIn.pkce': 'Authorization Code mit PKCE',
  'signIn.pkceHelp': 'Von der Plattform empfohlen',
  'signIn.place': 'Contact-Center',
  'signIn.practice': 'Übung',
  'signIn.redirectNote': 'Ein OAuth-Client Ihrer Organisation, dessen zugelassene Weiterleitungs-URIs <0>{uri}</0> enthalten',
  'signIn.region': 'Region',
  'signIn.regionHelp': 'Wo die Plattform Ihre Organisation betreibt. Ihr Administrator weiß es.',
  'signIn.sandboxNote':
    '<0>{organisation}</0> ist erfunden und besteht nur auf diesem Gerät: Was Sie dort tun, erreicht niemanden.',
  'signIn.sandboxPerson': 'Melden Sie sich als <0>{name}</0> ({title}) an, und wählen Sie „Allow“.',
  'signIn.setUp': 'Einrichtung durch einen Administrator',
  'signIn.title': 'Anmelden',
  'signIn.unreachable': '{place} ist nicht erreichbar',
  'signIn.unreachableHelp': 'Prüfen Sie die Verbindung dieses Geräts und die Adresse, und melden Sie sich dann neu an.',
};
