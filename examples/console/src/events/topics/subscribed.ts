import type { UrlValue } from '../../shared/url-values.js';

/** A topic with the ids of its placeholders. */
export interface SubscribedTopic {
  /** Such as `v2.users.{id}.presence`. */
  readonly template: string;
  /** One for each placeholder. */
  readonly ids: readonly string[];
}

/** The topics of the same template. */
export interface TopicGroup {
  readonly template: string;
  readonly topics: readonly SubscribedTopic[];
}

const PLACEHOLDER = '{id}';

/** The longest topic that the platform accepts, in characters. */
export const LONGEST_TOPIC = 200;

/** How many ids a template needs. */
export const placeholderCount = (template: string): number => template.split(PLACEHOLDER).length - 1;

/** Returns the name under which the platform knows a topic. */
export function topicName({ template, ids }: SubscribedTopic): string {
  let index = 0;
  return template.replaceAll(PLACEHOLDER, () => ids[index++] ?? '');
}

/** Ids have no dots, since these separate the parts of a topic, and no characters with a meaning in topics and addresses. */
export const isTopicId = (id: string): boolean => /^[^\s.,?&{}*]+$/.test(id);

/** Reads pasted ids: one on each line, or separated by commas or blanks. A quote on each side is ignored. */
export function readIds(pasted: string): { ids: readonly string[]; wrong: readonly string[] } {
  const parts = pasted.split(/[\s,;]+/).map((part) => withoutQuotes(part));
  const unique = [...new Set(parts.filter((part) => part !== ''))];
  return { ids: unique.filter(isTopicId), wrong: unique.filter((part) => !isTopicId(part)) };
}

const withoutQuotes = (part: string): string => /^(["']?)(.*)\1$/.exec(part)?.[2] ?? part;

/** Returns the topics of a template for all combinations of the ids of its placeholders. */
export function combine(template: string, idsByPlaceholder: readonly (readonly string[])[]): SubscribedTopic[] {
  const combinations = idsByPlaceholder.reduce<readonly (readonly string[])[]>(
    (before, ids) => before.flatMap((combination) => ids.map((id) => [...combination, id])),
    [[]],
  );
  return combinations.map((ids) => ({ template, ids }));
}

/** Adds topics that are not in the list yet. The platform ignores case in topics. */
export function addTopics(topics: readonly SubscribedTopic[], added: readonly SubscribedTopic[]): SubscribedTopic[] {
  const byName = new Map([...added, ...topics].map((topic) => [topicName(topic).toLowerCase(), topic]));
  return [...new Set([...topics, ...added].map((topic) => byName.get(topicName(topic).toLowerCase()) ?? topic))];
}

export function removeTopics(topics: readonly SubscribedTopic[], removed: readonly SubscribedTopic[]): SubscribedTopic[] {
  const names = new Set(removed.map(topicName));
  return topics.filter((topic) => !names.has(topicName(topic)));
}

/** Returns the topics by template, in the order of their first topics. */
export function groupTopics(topics: readonly SubscribedTopic[]): TopicGroup[] {
  const groups = new Map<string, SubscribedTopic[]>();
  for (const topic of topics) {
    const members = groups.get(topic.template);
    if (members) members.push(topic);
    else groups.set(topic.template, [topic]);
  }
  return [...groups].map(([template, members]) => ({ template, topics: members }));
}

/** Topics in an address: `v2.users.*.presence..id1..id2,v2.quality.evaluations`. Ids of one topic are separated by a dot. */
export const topicsInAddress: UrlValue<readonly SubscribedTopic[]> = {
  default: [],
  read: (text) => addTopics([], text.split(',').flatMap(readGroup)),
  write: (topics) => groupTopics(topics).map(writeGroup).join(','),
};

function readGroup(text: string): SubscribedTopic[] {
  const [shape = '', ...members] = text.split('..');
  const template = shape.replaceAll('*', PLACEHOLDER);
  if (!/^v2(?:\.(?:[\w-]+|\{id\}))+$/.test(template)) return [];
  const count = placeholderCount(template);
  if (count === 0) return [{ template, ids: [] }];
  const idLists = members.map((member) => member.split('.'));
  return idLists.filter((ids) => ids.length === count && ids.every(isTopicId)).map((ids) => ({ template, ids }));
}

function writeGroup({ template, topics }: TopicGroup): string {
  const members = topics.filter(({ ids }) => ids.length > 0).map(({ ids }) => ids.join('.'));
  return [template.replaceAll(PLACEHOLDER, '*'), ...members].join('..');
}
