import type { NotificationTopic } from '../../../models/notification-events.js';
import { fitted } from '../../engine/fitted.js';
import { shapeOf } from '../../operations/shapes.js';
import type { World } from '../../store/world.js';

/** A topic with ids in the places of its placeholders. */
export function topicWith(template: NotificationTopic, ids: readonly string[]): string {
  let at = 0;
  return template.replaceAll('{id}', () => ids[at++] ?? '');
}

/** What a topic says of something: as much of it as the topic's payload has fields for. */
export function payloadOf(template: NotificationTopic, about: unknown): unknown {
  return fitted(shapeOf('NotificationTopics').get(template)?.type ?? 'object', about);
}

/** Tells what a topic is about, where anybody hears it: what nobody hears is not put together. */
export function tell(world: World, template: NotificationTopic, ids: readonly string[], about: () => object): void {
  const topicName = topicWith(template, ids);
  if (world.events.hears(topicName)) world.events.publishAny(topicName, payloadOf(template, about()));
}

/** The same, unless that is what was told last. */
export function tellChange(world: World, template: NotificationTopic, ids: readonly string[], about: () => object): void {
  const topicName = topicWith(template, ids);
  if (!world.events.hears(topicName)) return;
  const payload = payloadOf(template, about());
  world.events.publishChange(topicName, '', payload, payload as never);
}
