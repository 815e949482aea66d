import * as React from 'react';
import { ConfigurationError } from '../core/errors/errors.js';
import type { NotificationTopics } from '../models/notification-events.js';
import type {
  EachSubscription,
  ListenEachOptions,
  NotificationEvent,
  NotificationsStatus,
  TopicOfOne,
} from '../notifications/index.js';
import { useById, useStableIds } from './by-id.js';
import { useNotifications, useStatusOf } from './notifications-context.js';
import { TopicRetry } from './rejected-topics.js';

/** Options of the same topic of several ids in a component. */
export interface TopicEachOptions<R = never> extends Pick<ListenEachOptions<R>, 'repair'> {
  /**
   * After how many ms rejected topics are subscribed again, while the page is in the foreground. By default, they are not.
   */
  retryRefusedMs?: number | undefined;
}

/** The state of a subscription to several ids in a component. */
export interface TopicEachListenerState {
  /** Whether the platform has accepted the topics of all ids. While `status` is interrupted, they stay accepted. */
  isReady: boolean;
  /**
   * Why no events arrive, by id: a `TopicRefusedError` if the platform rejects the topic, a `TooManyTopicsError` if there is no
   * room.
   */
  errors: ReadonlyMap<string, unknown>;
  /** The status of live events as a whole. */
  status: NotificationsStatus;
}

/** The last events of the same topic of several ids, and the state of the subscription. */
export interface TopicEachState<P, R = never> extends TopicEachListenerState {
  /** The last event of each id that had one, in the order of the ids. */
  events: ReadonlyMap<string, NotificationEvent<P, R>>;
}

/** The response of the platform to the topic of one id. */
interface TopicResponse {
  readonly isAccepted: boolean;
  readonly error?: unknown;
}

/** The subscription of a component. */
interface Current {
  /** Absent if there is none, because of `error`. */
  readonly subscription?: EachSubscription;
  readonly error?: unknown;
  /** Added ids. */
  readonly triedIds: Set<string>;
  /** Called for an id that could not be added. */
  readonly reportFailure: (id: string, error: unknown) => void;
}

/**
 * Calls a listener for every event of the same topic of several ids, while the component is mounted. The listener of the latest render is
 * called; a new function does not subscribe again. If the ids change, only the difference is subscribed to.
 *
 * @param ids - Pass `undefined` until you know them: there is no subscription then.
 */
export function useTopicEachListener<K extends TopicOfOne, R = never>(
  topic: K,
  ids: readonly string[] | undefined,
  listener: (event: NotificationEvent<NotificationTopics[K], R>, id: string) => void,
  options?: TopicEachOptions<R>,
): TopicEachListenerState {
  const live = useNotifications();
  const status = useStatusOf(live);
  const wantedIds = useStableIds(ids);
  const [responses, setResponse, clearResponses] = useById<TopicResponse>(topic, wantedIds);
  const latest = React.useRef({ topic, wantedIds, listener, ...options });
  // Runs when React commits a render, before any event can arrive.
  React.useInsertionEffect(() => {
    latest.current = { topic, wantedIds, listener, ...options };
  });
  const hasRepair = options?.repair !== undefined;
  const current = React.useRef<Current>(undefined);
  React.useEffect(() => {
    const repair: ListenEachOptions<R>['repair'] = (due, request) =>
      latest.current.repair?.(due, request) ?? Promise.reject(new ConfigurationError('The repair of a topic was removed'));
    const onEvent = (event: NotificationEvent<NotificationTopics[K], R>, id: string): void => {
      // Until the effects of a render with other ids have run, events of the previous ids may still arrive.
      if (latest.current.topic === topic && latest.current.wantedIds?.has(id)) latest.current.listener(event, id);
    };
    // A new subscription may be accepted although the previous one was rejected, e.g. with other notifications.
    clearResponses();
    const triedIds = new Set<string>();
    const rejectedIds = new Set<string>();
    const retry = new TopicRetry(() => {
      for (const id of rejectedIds) triedIds.delete(id);
      rejectedIds.clear();
      if (current.current) updateSubscription(latest.current.wantedIds, current.current);
    });
    const reportFailure = (id: string, error: unknown): void => {
      setResponse(id, { isAccepted: false, error });
      rejectedIds.add(id);
      retry.schedule(error, latest.current.retryRefusedMs);
    };
    const responseListeners = createResponseListeners(setResponse, reportFailure);
    try {
      const listeners = hasRepair ? { ...responseListeners, repair } : responseListeners;
      const subscription = live.onEach<K, R>(topic, [], onEvent, listeners);
      current.current = { subscription, triedIds, reportFailure };
      return () => {
        retry.stop();
        subscription();
      };
    } catch (error) {
      current.current = { error, triedIds, reportFailure };
      return undefined;
    }
  }, [live, topic, hasRepair, setResponse, clearResponses]);
  React.useEffect(() => {
    if (current.current) updateSubscription(wantedIds, current.current);
  }, [live, topic, hasRepair, setResponse, wantedIds]);
  const isReady = wantedIds !== undefined && [...wantedIds].every((id) => responses.get(id)?.isAccepted);
  const errors = React.useMemo(() => listErrors(responses), [responses]);
  return { isReady, errors, status };
}

/** The listeners to the platform's responses to a subscription. */
function createResponseListeners(
  setResponse: (id: string, response: TopicResponse) => void,
  reportFailure: Current['reportFailure'],
): Pick<ListenEachOptions, 'onAccepted' | 'onRefused'> {
  return {
    onAccepted: (id) => {
      setResponse(id, { isAccepted: true });
    },
    onRefused: (error, id) => {
      reportFailure(id, error);
    },
  };
}

function listErrors(responses: ReadonlyMap<string, TopicResponse>): ReadonlyMap<string, unknown> {
  return new Map([...responses].flatMap(([id, { isAccepted, error }]) => (isAccepted ? [] : [[id, error] as const])));
}

/** Updates a subscription to the given ids. */
function updateSubscription(
  wantedIds: ReadonlySet<string> | undefined,
  { subscription, error, triedIds, reportFailure }: Current,
): void {
  const removedIds = [...triedIds].filter((id) => !wantedIds?.has(id));
  for (const id of removedIds) triedIds.delete(id);
  // First, to make room.
  subscription?.remove(removedIds);
  for (const id of wantedIds ?? []) {
    if (triedIds.has(id)) continue;
    triedIds.add(id);
    try {
      if (!subscription) throw error;
      subscription.add([id]);
    } catch (reason) {
      reportFailure(id, reason);
    }
  }
}

/**
 * Returns the last event of the same topic of each of several ids, while the component is mounted. If the ids change, only the
 * difference is subscribed. Events that arrive together render once.
 *
 * ```tsx
 * const { events } = useTopicEach('v2.users.{id}.presence', userIds);
 * return userIds.map((id) => <Presence key={id} value={events.get(id)?.eventBody} />);
 * ```
 *
 * @param ids - Pass `undefined` until you know them: there is no subscription then.
 */
export function useTopicEach<K extends TopicOfOne, R = never>(
  topic: K,
  ids: readonly string[] | undefined,
  options?: TopicEachOptions<R>,
): TopicEachState<NotificationTopics[K], R> {
  const wantedIds = useStableIds(ids);
  const [eventsById, setEvent] = useById<NotificationEvent<NotificationTopics[K], R>>(topic, wantedIds);
  const state = useTopicEachListener<K, R>(
    topic,
    ids,
    (event, id) => {
      setEvent(id, event);
    },
    options,
  );
  const { errors } = state;
  const events = React.useMemo(() => new Map([...eventsById].filter(([id]) => !errors.has(id))), [eventsById, errors]);
  return { events, ...state };
}
