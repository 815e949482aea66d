import type { NotificationTopics } from 'contact-centre-client/models';
import type { SandboxEvent } from 'contact-centre-client/sandbox';
import { beforeAll, describe, expect, it } from 'vitest';
import { allUsers, liveConversations, MINUTE, NOW, openCentre } from './support.js';
import type { Centre } from './support.js';

type Observations = NotificationTopics['v2.analytics.queues.{id}.observations'];

let centre: Centre;
let events: (SandboxEvent & { time: number })[];
beforeAll(() => {
  centre = openCentre();
  events = [];
  centre.sandbox.subscribe((event) => events.push({ ...event, time: centre.sandbox.clock.now() }));
  centre.sandbox.clock.advance(20 * MINUTE);
});

/** The latest event of each topic that matches a pattern, by the id in it. */
function latest(pattern: RegExp): Map<string, unknown> {
  return new Map(
    events.flatMap(({ topicName, eventBody }) => {
      const id = pattern.exec(topicName)?.[1];
      return id === undefined ? [] : [[id, eventBody] as const];
    }),
  );
}

describe('minutes of work', () => {
  it('are published in order, each event at its time', () => {
    const times = events.map(({ time }) => time);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(new Set(times).size).toBeGreaterThan(100);
    expect(times[0]).toBeGreaterThan(NOW);
    expect(times.at(-1)).toBeLessThanOrEqual(NOW + 20 * MINUTE);
  });

  it('are published on the topics of a wallboard', () => {
    const kinds = new Set(events.map(({ topicName }) => topicName.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/, '{id}')));
    expect([...kinds]).toEqual(
      expect.arrayContaining([
        'v2.analytics.queues.{id}.observations',
        'v2.routing.queues.{id}.conversations',
        'v2.routing.queues.{id}.conversations.calls',
        'v2.users.{id}.conversations',
        'v2.users.{id}.conversations.calls',
        'v2.users.{id}.routingStatus',
        'v2.users.{id}.presence',
        'v2.users.{id}.activity',
        'v2.users.{id}.conversationsummary',
      ]),
    );
  });

  it('end with the status of users', async () => {
    const users = new Map((await allUsers(centre)).map((user) => [user.id, user]));
    const statuses = latest(/^v2\.users\.(.+)\.routingStatus$/);
    expect(statuses.size).toBeGreaterThan(10);
    for (const [id, body] of statuses) {
      const { status, startTime } = users.get(id)!.routingStatus!;
      expect(body).toEqual({ id, routingStatus: { status, startTime } });
    }
    for (const [id, body] of latest(/^v2\.users\.(.+)\.presence$/)) {
      const { presenceDefinition, modifiedDate } = users.get(id)!.presence!;
      expect(body).toMatchObject({ modifiedDate, presenceDefinition: { id: presenceDefinition!.id } });
    }
    for (const [id, body] of latest(/^v2\.users\.(.+)\.activity$/)) {
      expect(body).toMatchObject({ id, routingStatus: { status: users.get(id)!.routingStatus!.status } });
    }
    for (const [id, body] of latest(/^v2\.users\.(.+)\.conversationsummary$/)) {
      expect(body).toEqual(users.get(id)!.conversationSummary);
    }
  });

  it('end with the state of queues', async () => {
    const metrics = ['oWaiting', 'oAlerting', 'oInteracting', 'oOnQueueUsers', 'oOffQueueUsers', 'oUserPresences'];
    let compared = 0;
    for (const { id } of centre.sandbox.queues) {
      const filter = { type: 'and', predicates: [{ dimension: 'queueId', value: id }] };
      const { body } = await centre.call<{ results: { group: Record<string, string>; data: unknown[] }[] }>(
        'POST',
        '/api/v2/analytics/queues/observations/query',
        { filter, metrics },
      );
      for (const { group, data } of body.results) {
        const event = events.findLast(({ topicName, eventBody }) => {
          const eventGroup = (eventBody as Observations).group;
          return topicName === `v2.analytics.queues.${id}.observations` && eventGroup?.['mediaType'] === group['mediaType'];
        });
        if (!event) continue;
        const [{ metrics: ofEvent = [] } = {}] = (event.eventBody as Observations).data!;
        expect(ofEvent.filter(({ metric }) => metrics.includes(metric!))).toEqual(data);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(20);
  });

  it('never publish the same state of a queue twice', () => {
    const before = new Map<string, string>();
    for (const { topicName, eventBody } of events) {
      if (!topicName.endsWith('.observations')) continue;
      const { group, data } = eventBody as Observations;
      const state = data![0]!.metrics!.map(({ metric, qualifier, stats }) => [metric, qualifier, stats]);
      const key = `${topicName} ${group!['mediaType'] ?? ''}`;
      expect(JSON.stringify(state)).not.toBe(before.get(key));
      before.set(key, JSON.stringify(state));
    }
    expect(before.size).toBeGreaterThan(20);
  });

  it('end with the conversations in progress', async () => {
    const live = new Map((await liveConversations(centre)).map((conversation) => [conversation.id!, conversation]));
    const latestByTopic = new Map(
      events
        .filter(({ topicName }) => /^v2\.routing\.queues\.[^.]+\.conversations$/.test(topicName))
        .map(({ eventBody }) => [(eventBody as { id: string }).id, eventBody as { endTime?: string; participants: object[] }]),
    );
    for (const [id, { participants }] of latestByTopic) {
      if (live.has(id)) expect(participants).toHaveLength(live.get(id)!.participants.length);
    }
    expect([...latestByTopic.keys()].filter((id) => live.has(id)).length).toBeGreaterThan(4);
  });
});

it('a new subscriber receives the current state, regardless of other subscribers', () => {
  const { sandbox } = openCentre();
  const before = sandbox.snapshot();
  const listTopics = (): string[] => {
    const topics: string[] = [];
    sandbox.restore(before);
    const stop = sandbox.subscribe(({ topicName }) => topics.push(topicName));
    sandbox.clock.advance(10 * MINUTE);
    stop();
    return topics;
  };
  const first = listTopics();
  expect(first.length).toBeGreaterThan(100);
  expect(listTopics()).toEqual(first);
});
