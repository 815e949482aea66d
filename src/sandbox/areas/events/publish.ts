import type { NotificationTopic } from '../../../models/notification-events.js';
import { fitToType } from '../../engine/fit-to-type.js';
import { shapeOf } from '../../operations/shapes.js';
import type { World } from '../../store/world.js';

/** Replaces the placeholders of a topic by ids. */
export function topicWith(template: NotificationTopic, ids: readonly string[]): string {
  let index = 0;
  return template.replaceAll('{id}', () => ids[index++] ?? '');
}

/** Reduces the content of an event to the fields that the topic's payload declares. */
export function payloadOf(template: NotificationTopic, content: unknown): unknown {
  return fitToType(shapeOf('NotificationTopics').get(template)?.type ?? 'object', content);
}

/** Publishes an event. Its content is built only if a client subscribes to the topic. */
export function publishEvent(world: World, template: NotificationTopic, ids: readonly string[], content: () => object): void {
  const topicName = topicWith(template, ids);
  if (world.events.hasListenerFor(topicName)) world.events.publishAny(topicName, payloadOf(template, content()));
}

/** Publishes an event unless it equals the last one on the topic. */
export function publishIfChanged(world: World, template: NotificationTopic, ids: readonly string[], content: () => object): void {
  const topicName = topicWith(template, ids);
  if (!world.events.hasListenerFor(topicName)) return;
  const payload = payloadOf(template, content());
  world.events.publishChange(topicName, '', payload, payload as never);
}
