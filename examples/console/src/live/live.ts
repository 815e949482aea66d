import { Notifications } from 'contact-centre-client/notifications';
import type { ConsoleClient } from '../session/console-client.js';

interface Held {
  live: Notifications;
  /** The signed-in user, once known. */
  person: string | undefined;
  end: () => void;
}

const held = new WeakMap<ConsoleClient, Held>();

/**
 * The notifications that all pages share while a user is signed in. They are closed on sign-out or when another user signs in.
 */
export function liveOf(client: ConsoleClient, person: string | undefined): Notifications {
  const known = held.get(client);
  if (known && (known.person === undefined || person === undefined || known.person === person)) {
    known.person ??= person;
    return known.live;
  }
  known?.end();
  // Repairs refetch queries, which have their own timeouts and show their own errors.
  const live = new Notifications(client, { repairTimeoutMs: 3_600_000 });
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
