import type { SandboxEvent } from 'contact-centre-client/sandbox';
import { describe, expect, it } from 'vitest';
import { allUsers, HOUR, liveConversations, NOW, openCentre } from './support.js';
import type { Centre } from './support.js';

const DAY = 24 * HOUR;

interface StoredState {
  start: number;
  end?: number;
  played?: boolean;
}

const keptIn = ({ sandbox }: Centre): StoredState[] =>
  sandbox.snapshot().collections['conversations']!.map(([, conversation]) => conversation as StoredState);

describe('a long jump in time', () => {
  it('is simulated hour by hour', async () => {
    const centre = openCentre();
    centre.sandbox.clock.advance(DAY);
    const hours = new Set(
      keptIn(centre)
        .filter(({ start }) => start > NOW)
        .map(({ start }) => Math.floor((start - NOW) / HOUR)),
    );
    expect(hours.size).toBe(24);
    expect((await liveConversations(centre)).length).toBeGreaterThan(3);
  });

  it('leaves a day of conversations, and no more', () => {
    const centre = openCentre();
    const sizes = [1, 2, 3].map(() => {
      centre.sandbox.clock.advance(DAY);
      const played = keptIn(centre).filter((conversation) => conversation.played === true);
      const oldest = Math.min(...played.map(({ end = Infinity }) => end));
      expect(centre.sandbox.clock.now() - oldest).toBeLessThan(25 * HOUR);
      return JSON.stringify(centre.sandbox.snapshot()).length;
    });
    expect(Math.max(...sizes) / sizes[0]!).toBeLessThan(1.15);
  });

  it('leaves five thousand conversations at most, and those that a program started', async () => {
    const centre = openCentre({ traffic: { historyMs: 3_600_000, intensity: 3 } });
    const { body } = await centre.call<{ id: string }>('POST', '/api/v2/conversations/calls', {
      callQueueId: centre.sandbox.queues[0]!.id,
    });
    centre.sandbox.clock.advance(DAY);
    const count = keptIn(centre).filter(({ played }) => played === true).length;
    expect(count).toBeGreaterThan(4900);
    // Old ones are removed once an hour.
    expect(count).toBeLessThan(5700);
    expect((await centre.call('GET', `/api/v2/conversations/${body.id}`)).status).toBe(200);
  });

  it('is simulated anew if it is more than a day', async () => {
    const centre = openCentre();
    centre.sandbox.clock.advance(30 * DAY);
    const now = centre.sandbox.clock.now();
    const played = keptIn(centre).filter((conversation) => conversation.played === true);
    const starts = played.map(({ start }) => start);
    expect(Math.min(...starts)).toBeGreaterThan(now - HOUR);
    expect(Math.max(...starts)).toBeLessThanOrEqual(now);
    expect(played.length).toBeGreaterThan(60);
    expect((await liveConversations(centre)).length).toBeGreaterThan(5);
  });
});

it.each([
  ['back', -3 * DAY],
  ['far back', -NOW],
])('a clock that is set %s finds a contact centre at work', async (_where, by) => {
  const centre = openCentre();
  centre.sandbox.clock.set(NOW + by);
  const busy = async (): Promise<number> => (await liveConversations(centre)).length;
  expect(await busy()).toBeGreaterThan(5);
  const before = keptIn(centre).length;
  centre.sandbox.clock.advance(HOUR);
  expect(keptIn(centre).length).toBeGreaterThan(before + 50);
  const statuses = (await allUsers(centre)).map(({ routingStatus }) => routingStatus!.status);
  expect(statuses.filter((status) => status !== 'OFF_QUEUE').length).toBeGreaterThan(9);
});

it('a long jump in time publishes only its last events, and then the final state', async () => {
  const centre = openCentre();
  const { sandbox } = centre;
  const events: (SandboxEvent & { time: number })[] = [];
  sandbox.subscribe((event) => events.push({ ...event, time: sandbox.clock.now() }));
  sandbox.clock.advance(10 * HOUR);
  expect(Math.min(...events.map(({ time }) => time))).toBeGreaterThanOrEqual(NOW + 9.5 * HOUR);
  const changed = (await allUsers(centre)).filter(({ presence }) => Date.parse(presence!.modifiedDate!) > NOW);
  expect(changed.length).toBeGreaterThan(10);
  for (const { id, presence, routingStatus } of changed) {
    const lastEvent = (topic: string) => events.findLast(({ topicName }) => topicName === `v2.users.${id}.${topic}`)?.eventBody;
    expect(lastEvent('presence')).toMatchObject({ modifiedDate: presence!.modifiedDate });
    expect(lastEvent('routingStatus')).toMatchObject({ routingStatus: { startTime: routingStatus!.startTime } });
  }
});
