import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTopics } from '../../../examples/console/build/topic-data.js';
import { MOST_TOPICS, capacityWith } from '../../../examples/console/src/events/topics/capacity.js';
import { kindsOf, placeholdersOf } from '../../../examples/console/src/events/topics/placeholders.js';
import { matchTopic, searchTopics } from '../../../examples/console/src/events/topics/search.js';
import type { SubscribedTopic } from '../../../examples/console/src/events/topics/subscribed.js';
import {
  addTopics,
  combine,
  groupTopics,
  isTopicId,
  placeholderCount,
  readIds,
  removeTopics,
  topicName,
  topicsInAddress,
} from '../../../examples/console/src/events/topics/subscribed.js';
import { readUrl, writeUrl } from '../../../examples/console/src/shared/url-values.js';

const topics = readTopics(fileURLToPath(new URL('../../../src', import.meta.url)));
const presence = 'v2.users.{id}.presence';
const schema = { topics: topicsInAddress };

const id = fc.string({ minLength: 1, maxLength: 40 }).filter(isTopicId);
const subscribed = fc.constantFrom(...topics.map(([template]) => template)).chain((template) => {
  const count = placeholderCount(template);
  return fc.record({ template: fc.constant(template), ids: fc.array(id, { minLength: count, maxLength: count }) });
});

describe('Topics in an address', () => {
  it('are read as they were written, whatever their ids', () => {
    fc.assert(
      fc.property(fc.array(subscribed, { maxLength: 12 }), (list) => {
        const unique = groupTopics(addTopics([], list)).flatMap((group) => group.topics);
        const address = writeUrl(schema, { topics: unique }).toString();
        expect(readUrl(schema, new URLSearchParams(address)).topics).toEqual(unique);
      }),
    );
  });

  it('name a template once for all its ids', () => {
    const list = combine(presence, [['u1', 'u2']]);
    expect(topicsInAddress.write([...list, { template: 'v2.quality.evaluations', ids: [] }])).toBe(
      'v2.users.*.presence..u1..u2,v2.quality.evaluations',
    );
  });

  it('are left out if they are malformed', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const topic of topicsInAddress.read(text) ?? []) {
          expect(topic.ids).toHaveLength(placeholderCount(topic.template));
          expect(topicName(topic)).toMatch(/^v2(\.[^\s.,?&{}*]+)+$/);
        }
      }),
    );
    expect(topicsInAddress.read('v2.users.*.presence,v2.users.*.presence..a.b,users.x,v2.a?b,v2.users.*.presence..u1')).toEqual([
      { template: presence, ids: ['u1'] },
    ]);
  });
});

describe('Subscribed topics', () => {
  const [one, two] = combine(presence, [['u1', 'u2']]) as [SubscribedTopic, SubscribedTopic];

  it('are all combinations of the ids of their placeholders', () => {
    const prompts = combine('v2.architect.prompts.{id}.resources.{id}', [
      ['a', 'b'],
      ['x', 'y'],
    ]);
    expect(prompts.map(topicName)).toEqual([
      'v2.architect.prompts.a.resources.x',
      'v2.architect.prompts.a.resources.y',
      'v2.architect.prompts.b.resources.x',
      'v2.architect.prompts.b.resources.y',
    ]);
    expect(combine('v2.quality.evaluations', [])).toEqual([{ template: 'v2.quality.evaluations', ids: [] }]);
    expect(combine(presence, [[]])).toEqual([]);
  });

  it('are in the list once, in any case', () => {
    expect(addTopics([one], [two, { ...one, ids: ['U1'] }])).toEqual([one, two]);
    expect(removeTopics([one, two], [one])).toEqual([two]);
  });

  it('have pasted ids without what cannot be an id', () => {
    expect(readIds(' "a-1",\'b\'\n\nc;a-1  d.e {x}')).toEqual({ ids: ['a-1', 'b', 'c'], wrong: ['d.e', '{x}'] });
  });

  it('fill channels of 1,000 topics, four at most', () => {
    const many = (count: number): SubscribedTopic[] =>
      combine(presence, [Array.from({ length: count }, (_, index) => `u${index}`)]);
    expect(capacityWith(999, many(1))).toEqual({ total: 1000, channels: 1, excess: 0, tooLong: undefined });
    expect(capacityWith(999, many(2))).toMatchObject({ channels: 2, excess: 0 });
    expect(capacityWith(MOST_TOPICS - 1, many(3))).toMatchObject({ excess: 2 });
  });

  it('may be 200 characters long', () => {
    const ofLength = (length: number): SubscribedTopic[] =>
      combine(presence, [['x'.repeat(length - 'v2.users..presence'.length)]]);
    expect(capacityWith(0, ofLength(200)).tooLong).toBeUndefined();
    expect(capacityWith(0, ofLength(201)).tooLong).toHaveLength(201);
  });
});

describe('The topic picker', () => {
  const findTopics = (question: string): readonly string[] => searchTopics(topics, question).map(([template]) => template);

  it.each([
    ['user presence', presence],
    ['presence of users', presence],
    ['queue observations', 'v2.analytics.queues.{id}.observations'],
    ['v2.users.{id}.presence', presence],
    ['evaluations', 'v2.quality.evaluations'],
  ])('finds by "%s"', (question, expected) => {
    expect(findTopics(question)[0]).toBe(expected);
  });

  it('shows all topics without a question, and none for words that no topic has', () => {
    expect(findTopics(' ')).toHaveLength(247);
    expect(findTopics('banana')).toEqual([]);
  });

  it('knows the template and the ids of every topic', () => {
    fc.assert(
      fc.property(subscribed, ({ template, ids }) => {
        const match = matchTopic(topics, topicName({ template, ids }));
        // An id may be a word that another topic has in its place.
        expect(match && topicName(match)).toBe(topicName({ template, ids }));
      }),
    );
    expect(matchTopic(topics, 'v2.users.u1.presence')).toEqual({ template: presence, ids: ['u1'] });
    expect(matchTopic(topics, 'v2.users')).toBeUndefined();
  });

  it('offers lists for users and queues, and no list for ids that have none', () => {
    expect(placeholdersOf(presence)).toEqual([{ name: 'users', kind: 'user' }]);
    expect(placeholdersOf('v2.conversations.{id}.transcription')).toEqual([{ name: 'conversations', kind: undefined }]);
    expect(placeholdersOf('v2.outbound.campaigns.{id}.stats')).toEqual([{ name: 'campaigns', kind: 'campaign' }]);
    expect(kindsOf([presence, 'v2.users.{id}.tokens', 'v2.routing.queues.{id}.users'])).toEqual(['user', 'queue']);
  });
});
