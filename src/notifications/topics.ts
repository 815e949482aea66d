import { InvalidParameterError } from '../core/errors/errors.js';
import { kindOf } from '../core/values/plain-objects.js';
import type { NotificationTopic } from '../models/notification-events.js';
import type { NamedTopic } from './plan.js';

type IdsOf<T extends string, Ids extends readonly string[] = []> = T extends `${string}{id}${infer Rest}`
  ? IdsOf<Rest, [...Ids, string]>
  : Ids;

/** The ids for a topic's template: a string for one placeholder, otherwise a list in the order of the placeholders. */
export type TopicIds<K extends NotificationTopic> = IdsOf<K> extends [string] ? string : Readonly<IdsOf<K>>;

/** The templates with one placeholder. */
export type TopicOfOne = { [K in NotificationTopic]: TopicIds<K> extends string ? K : never }[NotificationTopic];

/** @throws InvalidParameterError if an id is missing or would change the topic, or if the result is not exactly one topic. */
export function nameTopic(template: string, ids: string | readonly string[]): NamedTopic {
  if (typeof template !== 'string')
    throw new InvalidParameterError(
      'topic',
      'on',
      `${kindOf(template)} is not a topic. Pass one such as "v2.users.{id}.presence"`,
    );
  const idList: readonly unknown[] = Array.isArray(ids) ? ids : [ids];
  const [first = '', ...rest] = template.split('{id}');
  if (idList.length !== rest.length)
    throw new InvalidParameterError(
      'ids',
      'on',
      `"${template}" needs ${rest.length}, not ${idList.length}. Pass a list with an id for each {id}`,
    );
  let base = template;
  let text = first;
  rest.forEach((part, index) => {
    base = text + String(idList[index]);
    text = base + part;
  });
  if (!idList.every((id) => typeof id === 'string' && /^[^.]+$/.test(id)) || !/^[^\s?&{}]+$/.test(text))
    throw new InvalidParameterError('ids', 'on', `an id must be a text without dots and spaces, such as user.id`);
  return { text, base: rest.at(-1) ? base : text };
}

/** @throws InvalidParameterError if ids are not a list: a string would be treated as a list of characters. */
export function requireList(operation: string, ids: unknown): void {
  if (!Array.isArray(ids))
    throw new InvalidParameterError('ids', operation, `${kindOf(ids)} is not a list. Pass an array of ids`);
}
