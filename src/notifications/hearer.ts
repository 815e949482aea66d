import type { Topic } from './listener.js';
import type { Repairs } from './repairs.js';
import type { Hearer } from './source.js';
import type { Subscriptions } from './subscriptions.js';

/**
 * Passes the reports of a source on to the subscriptions and their repairs.
 *
 * @param tellGap - Called with the topics that have a listener without a repair.
 */
export function hearerOf(
  subscriptions: Subscriptions,
  repairs: Repairs,
  tellGap: (from: number, topics: readonly Topic[]) => void,
): Hearer<Topic> {
  return {
    heard: (topicName, event) => {
      subscriptions.hear(topicName, event);
    },
    up: (topics) => {
      subscriptions.accept(topics);
    },
    refused: (topic, error) => {
      subscriptions.refuse(topic, error);
    },
    missed: (topics, from) => {
      const bare = topics.filter(({ listeners }) => [...listeners].some(({ repair }) => !repair));
      for (const { listeners } of topics) for (const listener of listeners) repairs.add(listener, from);
      tellGap(from, bare);
    },
    changed: () => {
      subscriptions.changed();
      subscriptions.settle();
    },
    failed: (error) => {
      for (const topic of subscriptions.topics.all) subscriptions.refuse(topic, error);
    },
  };
}
