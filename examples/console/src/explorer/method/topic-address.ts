import type { FormValues } from '../form/values.js';

const ID = '{id}';

/** Returns the address of the live events with a topic to add. Ids of the path that the topic has too are filled in. */
export function topicAddress(topic: string, path: string, values: FormValues): string {
  const segments = path.split('/').slice(3);
  const [version = '', ...parts] = topic.split('.');
  // From the first word that differs, an id of the topic is another one than that of the path.
  const differs = parts.findIndex((part, index) => !isSame(part, segments[index] ?? ''));
  const topicParts = parts.map((part, index) =>
    part === ID && (differs < 0 || index < differs) ? valueOf(segments[index] ?? '', values) : part,
  );
  return `/events?${new URLSearchParams({ add: [version, ...topicParts].join('.') }).toString()}`;
}

function isSame(part: string, segment: string): boolean {
  return part === ID ? segment.startsWith('{') : part.toLowerCase() === segment.toLowerCase();
}

function valueOf(placeholder: string, values: FormValues): string {
  const value = values[placeholder.slice(1, -1)];
  // Dots separate the parts of a topic.
  return typeof value === 'string' && /^[\w-]+$/.test(value.trim()) ? value.trim() : ID;
}
