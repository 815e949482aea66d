import type { SandboxState } from 'contact-centre-client/sandbox';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agentsOf, allUsers, HOUR, liveConversations, MINUTE, observed, openCentre, stateOf } from './support.js';
import type { Centre } from './support.js';

/** Times to advance the clock by, in ms. */
const steps = fc.array(fc.oneof(fc.integer({ min: 0, max: 2000 }), fc.integer({ min: 0, max: 5 * MINUTE })), {
  minLength: 1,
  maxLength: 20,
});

describe('the simulation', () => {
  it('is the same for the same seed', () => {
    const one = openCentre({ seed: 5 });
    const same = openCentre({ seed: 5 });
    const other = openCentre({ seed: 6 });
    expect(stateOf(same)).toBe(stateOf(one));
    for (const { sandbox } of [one, same, other]) sandbox.clock.advance(HOUR);
    expect(stateOf(same)).toBe(stateOf(one));
    expect(stateOf(other)).not.toBe(stateOf(one));
  });

  it('is the same regardless of how often it is queried', () => {
    const centre = openCentre();
    const before = centre.sandbox.snapshot();
    fc.assert(
      fc.property(steps, (times) => {
        centre.sandbox.restore(before);
        for (const time of times) centre.sandbox.clock.advance(time);
        const stepwise = stateOf(centre);
        centre.sandbox.restore(before);
        centre.sandbox.clock.advance(times.reduce((sum, time) => sum + time));
        expect(stateOf(centre)).toBe(stepwise);
      }),
      { numRuns: 15 },
    );
  });

  it('continues in the same way from a snapshot, in this sandbox and in another one', () => {
    const centre = openCentre({ seed: 3 });
    const other = openCentre({ seed: 3, traffic: { historyMs: 7_200_000 } });
    centre.sandbox.clock.advance(7 * MINUTE);
    const middle = JSON.parse(JSON.stringify(centre.sandbox.snapshot())) as SandboxState;
    centre.sandbox.clock.advance(20 * MINUTE);
    const end = stateOf(centre);
    for (const { sandbox } of [centre, other]) {
      sandbox.restore(middle);
      sandbox.clock.advance(20 * MINUTE);
    }
    expect(stateOf(centre)).toBe(end);
    expect(stateOf(other)).toBe(end);
  });

  it('restarts with a reset', () => {
    const centre = openCentre();
    const before = stateOf(centre);
    centre.sandbox.clock.advance(HOUR);
    expect(stateOf(centre)).not.toBe(before);
    centre.sandbox.reset();
    expect(stateOf(centre)).toBe(before);
    expect(centre.sandbox.snapshot().clockOffset).toBe(0);
  });

  it('starts if a state without traffic is restored', async () => {
    const quiet = openCentre({ traffic: false }).sandbox.snapshot();
    const centre = openCentre();
    centre.sandbox.restore(quiet);
    expect((await liveConversations(centre)).length).toBeGreaterThan(5);
  });

  it('is visible to any caller, by a clock that runs by itself', async () => {
    let time = Date.parse('2026-03-10T15:30:00Z');
    const centre = openCentre({ now: () => time });
    const ids = async (): Promise<string[]> => (await liveConversations(centre)).map(({ id = '' }) => id);
    const before = await ids();
    expect(await ids()).toEqual(before);
    time += 10 * MINUTE;
    const after = await ids();
    expect(after.length).toBeGreaterThan(4);
    expect(after.filter((id) => before.includes(id)).length).toBeLessThan(before.length / 2);
  });
});

/** The invariants of the simulation. */
async function expectOrder(centre: Centre): Promise<void> {
  const conversations = await liveConversations(centre);
  const users = await allUsers(centre);
  const agents = conversations.flatMap(agentsOf);
  const busy = agents.filter(({ isBusy }) => isBusy);

  // No user has two interactions, and none while off queue.
  expect(new Set(busy.map(({ userId }) => userId)).size).toBe(busy.length);
  for (const { userId, state } of busy) {
    const { routingStatus } = users.find(({ id }) => id === userId)!;
    expect(routingStatus!.status).toBe(state === 'alerting' ? 'IDLE' : 'INTERACTING');
  }
  const interacting = users.filter(({ routingStatus }) => routingStatus!.status === 'INTERACTING').map(({ id }) => id);
  expect(interacting.sort()).toEqual(busy.flatMap(({ state, userId }) => (state === 'alerting' ? [] : userId)).sort());

  // Observations are sums over the listed conversations.
  const counts = await observed(centre, 'oWaiting', 'oAlerting', 'oInteracting');
  const inState = (state: string): number => agents.filter((agent) => agent.state === state).length;
  const waiting = conversations.filter((each) => isWaiting(each) && !agentsOf(each).some(({ state }) => state === 'alerting'));
  expect(counts).toEqual({ oWaiting: waiting.length, oAlerting: inState('alerting'), oInteracting: inState('connected') });

  // No agent is free who could take a waiting conversation.
  const free = users.filter(
    ({ id, routingStatus }) => routingStatus!.status === 'IDLE' && !busy.some(({ userId }) => userId === id),
  );
  const families = centre.sandbox.snapshot().collections['queues.members'] as [string, [string, { joined: boolean }][]][];
  const members = new Map(families);
  for (const { participants } of waiting) {
    const queueId = participants.find(({ purpose }) => purpose === 'acd')!.queueId;
    const able = members.get(queueId!)!.flatMap(([userId, { joined }]) => (joined ? [userId] : []));
    expect(free.filter(({ id }) => able.includes(id))).toEqual([]);
  }

  // The summary of a user has the same counts.
  for (const { id, conversationSummary } of users) {
    const ownIntervals = busy.filter(({ userId }) => userId === id);
    const media = ['call', 'callback', 'chat', 'email', 'message'] as const;
    const sum = (name: 'active' | 'acw') =>
      media.reduce((all, kind) => all + (conversationSummary![kind]!.contactCenter![name] ?? 0), 0);
    expect(sum('acw')).toBe(ownIntervals.filter(({ wrapsUp }) => wrapsUp).length);
    expect(sum('active')).toBe(ownIntervals.filter(({ wrapsUp }) => !wrapsUp).length);
  }
}

function isWaiting({ participants }: { participants: { purpose?: string; endTime?: string }[] }): boolean {
  return participants.some(({ purpose, endTime }) => purpose === 'acd' && endTime === undefined);
}

it.each([1, 1.6])('the simulation keeps its invariants at any moment, at intensity %d', async (intensity) => {
  const centre = openCentre({ traffic: { historyMs: 3_600_000, intensity } });
  const before = centre.sandbox.snapshot();
  await fc.assert(
    fc.asyncProperty(steps, async (times) => {
      centre.sandbox.restore(before);
      for (const time of times) {
        centre.sandbox.clock.advance(time);
        await expectOrder(centre);
      }
    }),
    { numRuns: 6 },
  );
});
