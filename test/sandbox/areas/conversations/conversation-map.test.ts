import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { ConversationMap } from '../../../../src/sandbox/areas/conversations/conversation-map.js';
import type { StoredConversation } from '../../../../src/sandbox/areas/conversations/conversation.js';

const HOUR = 3_600_000;

afterEach(() => {
  vi.restoreAllMocks();
});

function conversationOf(id: string, startHour: number, hours: number | undefined): StoredConversation {
  const start = startHour * HOUR;
  const end = hours === undefined ? undefined : start + hours * HOUR;
  const party = { id: `${id}-party`, sessionId: 's', purpose: 'agent', state: 'connected', start, userId: 'u', attributes: {} };
  return {
    id,
    media: 'call',
    direction: 'inbound',
    start,
    ...(end !== undefined && { end }),
    divisionId: 'd',
    parties: [{ ...party, spans: [], ...(end !== undefined && { end }) }],
    recordingState: 'none',
    messages: [],
  } as StoredConversation;
}

const id = fc.constantFrom('a', 'b', 'c', 'd');
// A conversation always keeps its start.
const startOf = (one: string): number => 10 * (one.codePointAt(0) ?? 0) - 960;
const change = fc.oneof(
  { weight: 6, arbitrary: fc.record({ id, hours: fc.option(fc.nat(50), { nil: undefined }) }) },
  { weight: 2, arbitrary: fc.record({ removedId: id }) },
  { weight: 2, arbitrary: fc.record({ readId: id }) },
  { weight: 1, arbitrary: fc.constantFrom('clear' as const, 'share' as const) },
);

it('finds conversations by time and by user as a scan of all would, however they change', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 40 }), fc.nat(100), fc.nat(60), (changes, fromHour, hours) => {
      const map = new ConversationMap();
      const model = new Map<string, StoredConversation>();
      for (const each of changes) {
        if (each === 'clear') {
          map.clear();
          model.clear();
        } else if (each === 'share') {
          map.share();
        } else if ('removedId' in each) {
          expect(map.delete(each.removedId)).toBe(model.delete(each.removedId));
        } else if ('readId' in each) {
          const conversation = map.get(each.readId);
          expect(conversation).toEqual(model.get(each.readId));
          // A shared conversation was replaced with a copy.
          if (conversation) expect(map.during(-Infinity, Infinity)).toContain(conversation);
        } else {
          const conversation = conversationOf(each.id, startOf(each.id), each.hours);
          map.set(each.id, structuredClone(conversation));
          model.set(each.id, conversation);
        }
        const from = fromHour * HOUR;
        const to = from + hours * HOUR;
        const all = [...model.values()];
        const idsOf = (conversations: readonly StoredConversation[]): string[] => conversations.map((one) => one.id).sort();
        const overlapping = all.filter(({ start, end = Infinity }) => start < to && end >= from);
        expect(idsOf(map.during(from, to))).toEqual(idsOf(overlapping));
        expect(idsOf(map.startedBetween(from, to))).toEqual(idsOf(all.filter(({ start }) => start >= from && start < to)));
        expect(idsOf(map.ofUser('u'))).toEqual(idsOf(all.filter(({ end }) => end === undefined)));
      }
    }),
  );
});

it('reads the conversations of a month without looking up any of them by its id', () => {
  const map = new ConversationMap();
  for (let index = 0; index < 1000; index += 1) map.set(`c${index}`, conversationOf(`c${index}`, index % 720, 1));
  const get = vi.spyOn(Map.prototype, 'get');
  const has = vi.spyOn(Set.prototype, 'has');
  expect(map.during(0, 720 * HOUR)).toHaveLength(1000);
  expect(get.mock.calls.length + has.mock.calls.length).toBe(0);
});
