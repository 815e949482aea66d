import * as React from 'react';
import { ConfigurationError } from '../core/errors/errors.js';
import type { Notifications, NotificationsStatus } from '../notifications/index.js';

export interface NotificationsProviderProps {
  /** The notifications for all components below. Create them once, outside the component, and close them yourself. */
  notifications: Notifications;
  children?: React.ReactNode;
}

let context: React.Context<Notifications | undefined> | undefined;

/** Created lazily, because server components have no context but must be able to import this module. */
const notificationsContext = (): React.Context<Notifications | undefined> =>
  (context ??= React.createContext<Notifications | undefined>(undefined));

/** Provides live events to all components below. */
export function NotificationsProvider({ notifications, children }: NotificationsProviderProps): React.ReactElement {
  return React.createElement(notificationsContext().Provider, { value: notifications }, children);
}

/** Returns the notifications of the nearest provider. */
export function useNotifications(): Notifications {
  const notifications = React.useContext(notificationsContext());
  if (notifications) return notifications;
  throw new ConfigurationError(
    'There is no NotificationsProvider above this component: render <NotificationsProvider notifications={…}> around your application',
  );
}

/**
 * The status on a server and during hydration. It is the same in both places, regardless of the current status of the
 * notifications, so that hydration matches the server's markup.
 */
const INITIAL_STATUS: NotificationsStatus = Object.freeze({ state: 'idle', since: 0 });

const initialStatus = (): NotificationsStatus => INITIAL_STATUS;

/** The status of live events. */
export function useStatusOf(live: Notifications): NotificationsStatus {
  return React.useSyncExternalStore(
    React.useCallback((onChange: () => void) => live.onStatus(onChange), [live]),
    () => live.status,
    initialStatus,
  );
}

/** The status of live events; `undefined` without a `NotificationsProvider` above. */
export function useEventsStatus(): NotificationsStatus | undefined {
  const live = React.useContext(notificationsContext());
  return React.useSyncExternalStore(
    React.useCallback((onChange: () => void) => live?.onStatus(onChange) ?? ((): void => undefined), [live]),
    () => live?.status,
    () => (live ? INITIAL_STATUS : undefined),
  );
}
