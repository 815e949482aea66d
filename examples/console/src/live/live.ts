import { Notifications } from 'contact-centre-client/notifications';
import type { ConsoleClient } from '../session/console-client.js';

interface Held {
  live: Notifications;
  /** Who is signed in, as soon as that is known. */
  person: string | undefined;
  end: () => void;
}

const held = new WeakMap<ConsoleClient, Held>();

/** What all pages listen with for as long as somebody is signed in; closed when they are not, or somebody else is. */
export function liveOf(client: ConsoleClient, person: string | undefined): Notifications {
  const known = held.get(client);
  if (known && (known.person === undefined || person === undefined || known.person === person)) {
    known.person ??= person;
    return known.live;
  }
  known?.end();
  const live = new Notifications(client);
  const stopWatching = client.onAuthChange(() => {
    if (client.authData.accessToken === undefined) end();
  });
  const end = (): void => {
    stopWatching();
    if (held.get(client)?.live === live) held.delete(client);
    void live.close();
  };
  held.set(client, { live, person, end });
  return live;
}
