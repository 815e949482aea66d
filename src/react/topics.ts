import * as React from 'react';
import { ConfigurationError } from '../core/errors.js';
import type { NotificationTopic, NotificationTopics } from '../models/notification-events.js';
import type { ListenOptions, NotificationEvent, Notifications, NotificationsStatus, TopicIds } from '../notifications/index.js';

export interface NotificationsProviderProps {
  /** What everything below listens with. Make it once, outside the component; closing it is its owner's. */
  notifications: Notifications;
  children?: React.ReactNode;
}

/** What is known of a topic. */
export interface TopicState<P, R = never> {
  /** The last event, or what the repair found after it; `undefined` before the first. */
  event: NotificationEvent<P, R> | undefined;
  /** Why no events come: a `TopicRefusedError` where the platform refuses the topic, a `TooManyTopicsError` where there is no room. */
  error: unknown;
  /** How it stands with events as a whole. */
  status: NotificationsStatus;
}

let context: React.Context<Notifications | undefined> | undefined;

/** Made on first use: where React has no context, as in a server component, importing this still works. */
const notificationsContext = (): React.Context<Notifications | undefined> =>
  (context ??= React.createContext<Notifications | undefined>(undefined));

/** Gives live events to everything below it. */
export function NotificationsProvider({ notifications, children }: NotificationsProviderProps): React.ReactElement {
  return React.createElement(notificationsContext().Provider, { value: notifications }, children);
}

/** What the provider above listens with. */
export function useNotifications(): Notifications {
  const notifications = React.useContext(notificationsContext());
  if (notifications) return notifications;
  throw new ConfigurationError(
    'There is no NotificationsProvider above this component: render <NotificationsProvider notifications={…}> around your application',
  );
}

/** How it stands with live events; `undefined` where nothing above listens. */
export function useEventsStatus(): NotificationsStatus | undefined {
  const live = React.useContext(notificationsContext());
  const current = (): NotificationsStatus | undefined => live?.status;
  return React.useSyncExternalStore(
    React.useCallback((changed: () => void) => live?.onStatus(changed) ?? ((): void => undefined), [live]),
    current,
    current,
  );
}

/**
 * The last event of a topic, for as long as the component is there. Components that want the same share it.
 *
 * ```tsx
 * const { event } = useTopic('v2.users.{id}.presence', userId);
 * ```
 *
 * @param ids - As `Notifications.on` takes them; `undefined` as long as they are not known: then nothing is listened to.
 */
export function useTopic<K extends NotificationTopic, R = never>(
  topic: K,
  ids: TopicIds<K> | undefined,
  options?: ListenOptions<R>,
): TopicState<NotificationTopics[K], R> {
  type Event = NotificationEvent<NotificationTopics[K], R>;
  const live = useNotifications();
  const status = React.useSyncExternalStore(
    React.useCallback((changed: () => void) => live.onStatus(changed), [live]),
    () => live.status,
    () => live.status,
  );
  // Lists are often written in place, new with every rendering.
  const key = ids === undefined ? undefined : JSON.stringify([topic, ids]);
  const [state, setState] = React.useState<{ key: string | undefined; event?: Event; error?: unknown }>({ key });
  const latest = React.useRef(options);
  React.useEffect(() => {
    latest.current = options;
  });
  const repairs = options !== undefined;
  React.useEffect(() => {
    if (key === undefined) return undefined;
    const repair: ListenOptions<R>['repair'] = (request) => {
      const { current: given } = latest;
      return given ? given.repair(request) : Promise.reject(new ConfigurationError('The repair of a topic was taken away'));
    };
    let isOver = false;
    const failed = (error: unknown): void => {
      if (!isOver) setState({ key, error });
    };
    try {
      const listener = (event: Event): void => {
        setState({ key, event });
      };
      const [, wanted] = JSON.parse(key) as [topic: K, ids: TopicIds<K>];
      const stop = live.on<K, R>(topic, wanted, listener, repairs ? { repair } : undefined);
      void stop.refused.then(failed);
      return () => {
        isOver = true;
        stop();
      };
    } catch (error) {
      failed(error);
      return undefined;
    }
  }, [live, topic, key, repairs]);
  // What is known of another topic says nothing of this one.
  const { event, error } = state.key === key ? state : {};
  return { event, error, status };
}
