import * as React from 'react';
import { ConfigurationError } from '../core/errors/errors.js';
import type { ListenOptions, NotificationEvent, NotificationsStatus, Subscription, TopicIds } from '../notifications/index.js';
import type { NotificationTopic, NotificationTopics } from '../models/notification-events.js';
import { useNotifications, useStatusOf } from './notifications-context.js';
import { TopicRetry } from './rejected-topics.js';

/** Options of a topic in a component. */
export interface TopicOptions<R = never> extends Pick<ListenOptions<R>, 'repair'> {
  /**
   * After how many ms a rejected topic is subscribed again, while the page is in the foreground. By default, it is not.
   */
  retryRefusedMs?: number | undefined;
}

/** The state of a subscription in a component. */
export interface TopicListenerState {
  /** Whether the platform has accepted the topic. While `status` is interrupted, the topic stays accepted. */
  isReady: boolean;
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

/** The response of the platform to a subscription, for the topic and ids of `key`. */
interface TopicResponse {
  readonly key?: string;
  readonly isReady?: boolean;
  readonly error?: unknown;
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
  const [response, setResponse] = React.useState<TopicResponse>({});
  const latest = React.useRef({ key, listener, ...options });
  // Runs when React commits a render, before any event can arrive.
  React.useInsertionEffect(() => {
    latest.current = { key, listener, ...options };
  });
  const hasRepair = options?.repair !== undefined;
  React.useEffect(() => {
    if (key === undefined) return undefined;
    // A new subscription may be accepted although the previous one was rejected, e.g. with other notifications.
    setResponse((before) => (before.key === undefined ? before : {}));
    const repair: ListenOptions<R>['repair'] = (request) =>
      latest.current.repair?.(request) ?? Promise.reject(new ConfigurationError('The repair of a topic was removed'));
    const onEvent = (event: NotificationEvent<NotificationTopics[K], R>): void => {
      // Until the effects of a render with other ids have run, events of the previous ids may still arrive.
      if (latest.current.key === key) latest.current.listener(event);
    };
    const [, parsedIds] = JSON.parse(key) as [topic: K, ids: TopicIds<K>];
    return keepSubscribed(
      () => live.on<K, R>(topic, parsedIds, onEvent, hasRepair ? { repair } : undefined),
      (next) => {
        setResponse({ key, ...next });
      },
      () => latest.current.retryRefusedMs,
    );
  }, [live, topic, key, hasRepair]);
  const { isReady = false, error } = response.key === key ? response : {};
  return { isReady, error, status };
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
  const state = useTopicListener<K, R>(topic, ids, listener, options);
  const event = lastEvent.key === key && state.error === undefined ? lastEvent.event : undefined;
  return { event, ...state };
}

/**
 * Subscribes, and does so again after a rejection.
 *
 * @param notify - Receives whether the platform has accepted the topic, or why not.
 * @returns a function that ends it.
 */
function keepSubscribed(
  subscribe: () => Subscription,
  notify: (response: TopicResponse) => void,
  retryRefusedMs: () => number | undefined,
): () => void {
  let current: Subscription | undefined;
  const reportFailure = (error: unknown): void => {
    notify({ error });
    retry.schedule(error, retryRefusedMs());
  };
  const begin = (): void => {
    try {
      const subscription = subscribe();
      current = subscription;
      void subscription.refused.then((error) => {
        if (current === subscription) reportFailure(error);
      });
      subscription.ready.then(
        () => {
          if (current === subscription) notify({ isReady: true });
        },
        () => undefined,
      );
    } catch (error) {
      reportFailure(error);
    }
  };
  const retry = new TopicRetry(begin);
  begin();
  return () => {
    const stop = current;
    current = undefined;
    retry.stop();
    stop?.();
  };
}

function keyOf(topic: string, ids: unknown): string | undefined {
  return ids === undefined ? undefined : JSON.stringify([topic, ids]);
}
