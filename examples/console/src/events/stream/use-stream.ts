import { useNotifications } from 'contact-centre-client/react';
import type { NotificationsStatus } from 'contact-centre-client/notifications';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useConnection } from '../../session/connection.js';
import { announce } from '../../shared/announce.js';
import { text } from '../../shared/text.js';
import type { SubscribedTopic } from '../topics/subscribed.js';
import type { StreamView } from './event-buffer.js';
import { EventBuffer } from './event-buffer.js';
import { RateMeter } from './rate-meter.js';
import type { TopicStates } from './subscriber.js';
import { Subscriber } from './subscriber.js';

/** The stream of a page, and what controls it. */
export interface Stream {
  readonly buffer: EventBuffer;
  readonly meter: RateMeter;
  readonly view: StreamView;
  readonly topicStates: TopicStates;
  readonly status: NotificationsStatus;
  /** Subscribes to a refused topic again. */
  readonly retry: (topic: SubscribedTopic) => void;
  /** All topics that the console has subscribed to. */
  readonly topicCount: () => number;
}

/** Receives the events of topics while the page is shown. Its events are in memory only. */
export function useStream(topics: readonly SubscribedTopic[]): Stream {
  const live = useNotifications();
  const { client } = useConnection();
  const { buffer, meter, subscriber } = useMemo(() => {
    const parts = { buffer: new EventBuffer(), meter: new RateMeter(Date.now()) };
    const onGap = (): void => {
      announce(text('events.gapAnnounced'));
    };
    return { ...parts, subscriber: new Subscriber(live, { ...parts, onGap, platformTime: client.platformTime }) };
  }, [live, client]);
  useEffect(() => {
    subscriber.update(topics);
  }, [subscriber, topics]);
  useEffect(
    () => () => {
      subscriber.stop();
    },
    [subscriber],
  );
  const view = useSyncExternalStore(buffer.subscribe, buffer.view);
  const topicStates = useSyncExternalStore(subscriber.subscribe, subscriber.states);
  const status = useSyncExternalStore(
    (listener) => live.onStatus(listener),
    () => live.status,
  );
  return {
    buffer,
    meter,
    view,
    topicStates,
    status,
    retry: (topic) => {
      subscriber.retry(topic);
    },
    topicCount: () => live.topics.length,
  };
}
