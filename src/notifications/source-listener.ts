import type { Topic } from './listener.js';
import type { Repairs } from './repairs.js';
import type { SourceListener } from './source.js';
import type { Subscriptions } from './subscriptions.js';

/**
 * Passes the reports of a source on to the subscriptions and their repairs.
 *
 * @param reportGap - Called with the topics that have a listener without a repair.
 */
export function createSourceListener(
  subscriptions: Subscriptions,
  repairs: Repairs,
  reportGap: (from: number, topics: readonly Topic[]) => void,
): SourceListener<Topic> {
  return {
    onEvent: (topicName, event) => {
      subscriptions.receive(topicName, event);
    },
    onAccepted: (topics) => {
      subscriptions.accept(topics);
    },
    onRefused: (topic, error) => {
      subscriptions.refuse(topic, error);
    },
    onMissed: (topics, from) => {
      const unrepaired = topics.filter(({ listeners }) => [...listeners].some(({ repair }) => !repair));
      for (const { listeners } of topics) for (const listener of listeners) repairs.add(listener, from);
      reportGap(from, unrepaired);
    },
    onChange: () => {
      subscriptions.notifyChange();
      subscriptions.settle();
    },
    onFailure: (error) => {
      for (const topic of subscriptions.topics.all) subscriptions.refuse(topic, error);
    },
  };
}
