import { rows } from '../../../src/sandbox/areas/events/index.js';

/** Returns the topics whose events concern the entities of a path. */
export type TopicFinder = (path: string) => readonly string[];

/** A topic or path without what differs between both: `v2.`, case, plurals, names of placeholders. */
type Shape = string;

const ID = '{}';

/**
 * Returns a finder for the topics of the contract. A topic concerns the entities of a path if it consists of the same words, or
 * ends with them after the id of a user, queue or group: `v2.users.{id}.voicemail.messages` concerns `/api/v2/voicemail/messages`.
 * The sandbox's table of events adds topics whose words differ from those of the path.
 */
export function createTopicFinder(topics: readonly string[]): TopicFinder {
  const shapes = topics.map((topic) => ({ topic, shape: shapeOf(topic.replace(/^v2\./, '').split('.')) }));
  const topicsByCollection = new Map<Shape, string[]>();
  for (const { topic, collection } of rows) {
    if (!collection.startsWith('/api/v2/')) continue;
    const key = shapeOf(segmentsOf(collection));
    topicsByCollection.set(key, [...(topicsByCollection.get(key) ?? []), topic]);
  }
  return (path) => {
    const collection = shapeOf(segmentsOf(path.replace(/\/\{\w+\}$|\/query$/, '')));
    const byWords = shapes.filter(({ shape }) => isAbout(shape, collection)).map(({ topic }) => topic);
    return [...new Set([...byWords.sort(), ...(topicsByCollection.get(collection) ?? [])])];
  };
}

function isAbout(topic: Shape, collection: Shape): boolean {
  const entity = `${collection}/${ID}`;
  if (topic === collection || topic === entity) return true;
  // A part of the entity: `v2.users.{id}.presence`. What is further below is another entity.
  if (topic.startsWith(`${entity}/`)) return !topic.slice(entity.length + 1).includes('/');
  // Queries name no ids: `/api/v2/analytics/queues/observations/query`.
  if (!collection.includes(ID) && topic.replaceAll(`/${ID}/`, '/') === collection) return true;
  return [collection, entity].some((tail) => topic.endsWith(`/${ID}/${tail}`));
}

const segmentsOf = (path: string): string[] => path.replace(/^\/api\/v2\//, '').split('/');

function shapeOf(segments: readonly string[]): Shape {
  return segments.map((segment) => (segment.includes('{') ? ID : segment.toLowerCase().replace(/s$/, ''))).join('/');
}
