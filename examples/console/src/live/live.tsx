import { Notifications } from 'contact-centre-client/notifications';
import { NotificationsProvider } from 'contact-centre-client/react';
import type { ReactNode } from 'react';
import type { ConsoleClient } from '../session/console-client.js';
import { useConnection } from '../session/connection.js';

/** How long a repair may take, in ms. It refetches queries, which have their own timeouts and show their own errors. */
const HOUR = 3_600_000;

const created = new WeakMap<ConsoleClient, Notifications>();

/** Returns the notifications that all pages of a client share. They end and begin with its sign-ins. */
export function notificationsOf(client: ConsoleClient): Notifications {
  const existing = created.get(client);
  if (existing) return existing;
  const notifications = new Notifications(client, { repairTimeoutMs: HOUR });
  created.set(client, notifications);
  return notifications;
}

/** Provides live events to a page. */
export function Live({ children }: { children: ReactNode }): ReactNode {
  const { client } = useConnection();
  return <NotificationsProvider notifications={notificationsOf(client)}>{children}</NotificationsProvider>;
}
