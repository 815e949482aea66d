import * as React from 'react';
import { ConfigurationError } from '../core/errors/errors.js';
import type { ListenOptions, NotificationEvent, NotificationsStatus, TopicIds } from '../notifications/index.js';
import type { NotificationTopic, NotificationTopics } from '../models/notification-events.js';
import { useNotifications, useStatusOf } from './notifications-context.js';

/** Options of a topic in a component. */
export type TopicOptions<R = never> = Pick<ListenOptions<R>, 'repair'>;

/** The state of a subscription in a component. */
export interface TopicListenerState {
  /**
   * Why no events arrive: a `TopicRefusedError` if the platform rejects the topic, a `TooManyTopicsError` if there is no room.
   */
  error: unknown;
  /** The status of live events as a whole. */
  status: NotificationsStatus;
}

/** The last event of a topic, and the state of the subscription. */
export interface TopicState<P, R = never> extends TopicListenerState {
  /** The last event, or the result of a later repair; `undefined` before the first. */
  event: NotificationEvent<P, R> | undefined;
}

/**
 * Calls a listener for every event of a topic, while the component is mounted. The listener of the latest render is called; a
 * new function does not subscribe again. Use it if every event matters. {@link useTopic} renders only the last of several that
 * arrive together.
 *
 * ```tsx
 * useTopicListener('v2.users.{id}.conversations.calls', userId, ({ eventBody }) => showToast(eventBody));
 * ```
 *
 * @param ids - As for `Notifications.on`. Pass `undefined` until you know them: there is no subscription then.
 */
export function useTopicListener<K extends NotificationTopic, R = never>(
  topic: K,
  ids: TopicIds<K> | undefined,
  listener: (event: NotificationEvent<NotificationTopics[K], R>) => void,
  options?: TopicOptions<R>,
): TopicListenerState {
  const live = useNotifications();
  const status = useStatusOf(live);
  // Serialized, because lists are often created inline in each render.
  const key = keyOf(topic, ids);
  const [failure, setFailure] = React.useState<{ key?: string; error?: unknown }>({});
  const latest = React.useRef({ key, listener, repair: options?.repair });
  // Runs when React commits a render, before any event can arrive.
  React.useInsertionEffect(() => {
    latest.current = { key, listener, repair: options?.repair };
  });
  const hasRepair = options?.repair !== undefined;
  React.useEffect(() => {
    if (key === undefined) return undefined;
    let isOver = false;
    const reportFailure = (error: unknown): void => {
      if (!isOver) setFailure({ key, error });
    };
    // A new subscription may be accepted although the previous one was rejected, e.g. with other notifications.
    setFailure((before) => (before.key === undefined ? before : {}));
    const repair: ListenOptions<R>['repair'] = (request) =>
      latest.current.repair?.(request) ?? Promise.reject(new ConfigurationError('The repair of a topic was removed'));
    try {
      const [, parsedIds] = JSON.parse(key) as [topic: K, ids: TopicIds<K>];
      const stop = live.on<K, R>(
        topic,
        parsedIds,
        (event) => {
          // Until the effects of a render with other ids have run, events of the previous ids may still arrive.
          if (latest.current.key === key) latest.current.listener(event);
        },
        hasRepair ? { repair } : undefined,
      );
      void stop.refused.then(reportFailure);
      return () => {
        isOver = true;
        stop();
      };
    } catch (error) {
      reportFailure(error);
      return undefined;
    }
  }, [live, topic, key, hasRepair]);
  return { error: failure.key === key ? failure.error : undefined, status };
}

/**
 * Returns the last event of a topic, while the component is mounted. Components with the same topic and ids share a
 * subscription.
 *
 * ```tsx
 * const { event } = useTopic('v2.users.{id}.presence', userId);
 * ```
 *
 * @param ids - As for `Notifications.on`. Pass `undefined` until you know them: there is no subscription then.
 */
export function useTopic<K extends NotificationTopic, R = never>(
  topic: K,
  ids: TopicIds<K> | undefined,
  options?: TopicOptions<R>,
): TopicState<NotificationTopics[K], R> {
  const key = keyOf(topic, ids);
  const [lastEvent, setLast] = React.useState<{ key?: string | undefined; event?: NotificationEvent<NotificationTopics[K], R> }>(
    {},
  );
  const listener = (event: NotificationEvent<NotificationTopics[K], R>): void => {
    setLast({ key, event });
  };
  const { error, status } = useTopicListener<K, R>(topic, ids, listener, options);
  const event = lastEvent.key === key && error === undefined ? lastEvent.event : undefined;
  return { event, error, status };
}

function keyOf(topic: string, ids: unknown): string | undefined {
  return ids === undefined ? undefined : JSON.stringify([topic, ids]);
}
