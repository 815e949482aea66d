import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aggregate } from '../../../../src/sandbox/areas/analytics/aggregates.js';
import { partyMetrics } from '../../../../src/sandbox/areas/analytics/metrics.js';
import type { Visibility } from '../../../../src/sandbox/areas/analytics/visibility.js';
import { conversationsOf } from '../../../../src/sandbox/areas/conversations/model.js';
import type { Party, StoredConversation } from '../../../../src/sandbox/areas/conversations/model.js';
import { World } from '../../../../src/sandbox/store/world.js';

const NOW = Date.parse('2026-03-10T12:30:00Z');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

type Query = Parameters<typeof aggregate>[1];

/** Sees all conversations, but one by one: without tables. */
const visibility: Visibility = { conversation: () => true, queue: () => true, user: () => true };

const world = new World({ now: () => NOW, rateLimit: false });
const conversations = conversationsOf(world);
const seededConversations = [...conversations.values()].slice(0, 40);
const queueIds = world.store.queues.all().map(({ id }) => id);
const userIds = world.store.users.all().map(({ id }) => id);

const optional = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(arbitrary, { nil: undefined });

const partyChange = fc.record(
  {
    queueId: fc.constantFrom(undefined, ...queueIds.slice(0, 3)),
    userId: fc.constantFrom(undefined, ...userIds.slice(0, 3)),
    disconnectType: fc.constantFrom('client', 'transfer', 'transfer.consult', 'peer', undefined),
    endAcw: optional(fc.constantFrom(NOW, NOW - 0.25)),
  },
  { requiredKeys: [] },
);

/** A seeded conversation with other values, up to two days earlier; ms may have a fraction. */
const conversation = fc
  .record({
    index: fc.nat(seededConversations.length - 1),
    shift: fc.oneof(fc.integer({ min: 0, max: 2 * DAY }), fc.constantFrom(0.5, DAY + 0.125)),
    isOver: fc.boolean(),
    fields: fc.record({
      media: fc.constantFrom('call', 'email', 'chat'),
      direction: fc.constantFrom('inbound', 'outbound'),
      campaignId: fc.constantFrom(undefined, 'campaign'),
    }),
    party: partyChange,
  })
  .map(({ index, shift, isOver, fields, party }) => {
    const original = seededConversations[index]!;
    const earlier = (time?: number): number | undefined => (time === undefined ? undefined : time - shift);
    const parties = original.parties.map((each, position) => ({
      ...each,
      start: each.start - shift,
      connected: earlier(each.connected),
      end: earlier(each.end),
      ...(position === 1 && party),
    }));
    const end = isOver ? (earlier(original.end) ?? NOW) : undefined;
    return { ...structuredClone(original), ...fields, start: original.start - shift, end, parties } as StoredConversation;
  });

const names = [
  'queueId',
  'userId',
  'mediaType',
  'direction',
  'wrapUpCode',
  'purpose',
  'disconnectType',
  'firstQueue',
  'provider',
];
// Tables have none of these.
const otherNames = ['divisionId', 'conversationId', 'teamId', 'unknown'];
const name = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...names) },
  { weight: 1, arbitrary: fc.constantFrom(...otherNames) },
);

const predicate = fc.oneof(
  fc.record({ dimension: name, operator: fc.constantFrom('exists', 'notExists') }),
  fc.record({ dimension: name, value: fc.constantFrom('voice', 'inbound', 'agent', 'transfer', null, ...queueIds.slice(0, 3)) }),
);
const filter = fc.record({
  type: fc.constantFrom('and', 'or'),
  predicates: fc.array(predicate, { maxLength: 2 }),
  clauses: fc.array(fc.record({ type: fc.constantFrom('and', 'or'), predicates: fc.array(predicate, { maxLength: 2 }) }), {
    maxLength: 2,
  }),
});

const query: fc.Arbitrary<Query> = fc
  .record({
    fromHour: fc.integer({ min: -80, max: -10 }),
    hours: fc.integer({ min: 10, max: 90 }),
    granularity: fc.constantFrom(undefined, 'PT1H', 'PT6H', 'P1D'),
    groupBy: fc.array(name, { maxLength: 3 }),
    filter: optional(filter),
    metrics: fc.uniqueArray(fc.constantFrom(...partyMetrics, 'oServiceLevel', 'oServiceTarget'), { minLength: 1, maxLength: 5 }),
    views: optional(fc.record({ gte: fc.constantFrom(0, 20_000) }).map((range) => [{ name: 'long', target: 'tWait', range }])),
    flattenMultivaluedDimensions: fc.boolean(),
  })
  .map(({ fromHour, hours, ...fields }) => {
    const from = NOW + fromHour * HOUR;
    const time = (ms: number): string => new Date(ms).toISOString();
    return { ...fields, interval: `${time(from)}/${time(from + hours * HOUR)}` } as Query;
  });

const id = fc.constantFrom(...seededConversations.map((each) => each.id));
const change = fc.oneof(
  { weight: 4, arbitrary: fc.record({ saved: conversation }) },
  { weight: 3, arbitrary: fc.record({ readId: id }) },
  { weight: 3, arbitrary: fc.record({ removedId: id }) },
  { weight: 1, arbitrary: fc.record({ durationMs: fc.constantFrom(1000, 20_000, 60_000) }) },
  { weight: 2, arbitrary: fc.constant('share' as const) },
);

function setServiceLevel(durationMs: number): void {
  const queue = world.store.queues.find(queueIds[0]!)!;
  world.store.queues.save({ ...queue, mediaSettings: { call: { serviceLevel: { durationMs, percentage: 0.9 } } } });
}

it('returns the same aggregates from tables as from the conversations, however they change', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 10 }), fc.array(query, { minLength: 1, maxLength: 2 }), (changes, queries) => {
      conversations.clear();
      for (const each of seededConversations) conversations.set(each.id, structuredClone(each));
      conversations.share();
      expectSameResults(queries);
      for (const each of changes) {
        if (each === 'share') conversations.share();
        else if ('saved' in each) conversations.set(each.saved.id, each.saved);
        else if ('readId' in each) moveToQueue(conversations.get(each.readId)?.parties);
        else if ('removedId' in each) conversations.delete(each.removedId);
        else setServiceLevel(each.durationMs);
        expectSameResults(queries);
      }
    }),
    { numRuns: 50 },
  );
});

function expectSameResults(queries: readonly Query[]): void {
  for (const each of queries) {
    const expected = aggregate(world, each, visibility);
    // The first query after a change reads the conversations, the second one builds tables, the third one reads them.
    for (let round = 0; round < 3; round += 1) expect(aggregate(world, each)).toEqual(expected);
  }
}

/** Changes a conversation in place, which is allowed after `get`. */
function moveToQueue(parties: Party[] = []): void {
  for (const party of parties) if (party.queueId !== undefined) party.queueId = queueIds[1]!;
}
