import type { ContractTopic } from './types.js';

/** Returns the topics that contain all words of a question: "user presence" finds `v2.users.{id}.presence`. Shorter ones first. */
export function searchTopics(topics: readonly ContractTopic[], question: string): readonly ContractTopic[] {
  const words = question
    .toLowerCase()
    .split(/[\s.]+/)
    .filter((word) => !ignored.has(word));
  if (words.length === 0) return topics;
  const matches = topics.filter(([template, payload]) => {
    const searched = `${template} ${payload}`.toLowerCase();
    return words.every((word) => searched.includes(singular(word)));
  });
  return matches.sort(([one], [other]) => rank(one, words) - rank(other, words) || one.length - other.length);
}

/** Parts of every topic, and words that say nothing. */
const ignored: ReadonlySet<string> = new Set([
  '',
  'v2',
  '{id}',
  'a',
  'an',
  'by',
  'for',
  'in',
  'of',
  'on',
  'the',
  'topic',
  'topics',
]);

/** Words of a question may be plural where the topic is singular. */
const singular = (word: string): string => (word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word);

/** Topics whose last part begins with one of the words come first. */
function rank(template: string, words: readonly string[]): number {
  const last = template.split('.').at(-1)?.toLowerCase() ?? '';
  return words.some((word) => last.startsWith(singular(word))) ? 0 : 1;
}

/** Returns the topic and the ids that a pasted topic consists of: `v2.users.7a1b….presence`. */
export function matchTopic(topics: readonly ContractTopic[], name: string): { template: string; ids: string[] } | undefined {
  const parts = name.trim().split('.');
  for (const [template] of topics) {
    const expected = template.split('.');
    if (expected.length !== parts.length) continue;
    const isMatch = expected.every((part, index) => part === '{id}' || part.toLowerCase() === parts[index]?.toLowerCase());
    if (isMatch) return { template, ids: parts.filter((_, index) => expected[index] === '{id}') };
  }
  return undefined;
}
