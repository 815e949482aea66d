import type { QueueObservationQueryResponse } from 'contact-centre-client/models';
import { describe, expect, it } from 'vitest';
import { readNow } from '../../../examples/console/src/wallboard/figures/now.js';
import type { QueueEvent } from '../../../examples/console/src/wallboard/figures/queue-events.js';
import { concernsDay, leavesOpen, applyQueueEvent } from '../../../examples/console/src/wallboard/figures/queue-events.js';

const at = Date.parse('2026-03-12T08:00:00Z');
const voice = { queueId: 'a', mediaType: 'voice' };

const answer: QueueObservationQueryResponse = {
  results: [
    {
      group: voice,
      data: [
        { metric: 'oWaiting', stats: { count: 2 } },
        { metric: 'oInteracting', stats: { count: 1 } },
        { metric: 'oLongestWaiting', stats: { calculatedMetricValue: at - 9000 } },
      ],
    },
    {
      group: { queueId: 'a' },
      data: [
        {
          metric: 'oOnQueueUsers',
          qualifier: 'IDLE',
          stats: { count: 1 },
          observations: [{ observationDate: '2026-03-12T08:00:00Z', userId: 'u1' }],
        },
      ],
    },
  ],
};

type Metric = NonNullable<NonNullable<NonNullable<QueueEvent['data']>[number]>['metrics']>[number];

const queueEvent = (group: NonNullable<QueueEvent['group']>, ...metrics: Metric[]): QueueEvent => ({
  group,
  data: [{ metrics }],
});
const queue = (event: QueueEvent, id = 'a') => readNow(applyQueueEvent(answer, event)).get(id);

describe('An event about a queue', () => {
  it('replaces figures of the same media type, and no others', () => {
    const event = queueEvent(
      voice,
      ...[
        { metric: 'oWaiting', stats: { count: 3 } },
        { metric: 'oLongestWaiting', stats: { calculatedMetricValue: at - 4000 } },
      ],
    );
    expect(queue(event)).toMatchObject({ waiting: 3, interacting: 1, media: { voice: { longestSince: at - 4000 } }, onQueue: 1 });
    expect(queue(queueEvent({ queueId: 'a', mediaType: 'chat' }, { metric: 'oWaiting', stats: { count: 5 } }))?.waiting).toBe(7);
    expect(
      queue(queueEvent({ queueId: 'new' }, { metric: 'oOnQueueUsers', qualifier: 'IDLE', stats: { count: 4 } }), 'new')?.onQueue,
    ).toBe(4);
    expect(readNow(answer).get('a')?.waiting).toBe(2);
  });

  it('sets the number of waiting interactions to 0 and removes the longest wait', () => {
    const after = queue(queueEvent(voice, { metric: 'oWaiting', stats: { count: 0 } }));
    expect(after).toMatchObject({ waiting: 0 });
    expect(after?.media['voice']).toEqual({ waiting: 0, interacting: 1 });
  });

  it('updates agents by status; their ids stay until the next request', () => {
    const event = queueEvent(
      { queueId: 'a' },
      ...[
        { metric: 'oOnQueueUsers', qualifier: 'IDLE', stats: { count: 2 } },
        { metric: 'oOnQueueUsers', qualifier: 'INTERACTING', stats: { count: 1 } },
      ],
    );
    expect(queue(event)).toMatchObject({
      agents: { IDLE: { count: 2, userIds: ['u1'] }, INTERACTING: { count: 1, userIds: [] } },
      onQueue: 3,
    });
    // A metric without a value is missing in the event.
    expect(queue(queueEvent({ queueId: 'a' }, { metric: 'oMemberUsers', stats: { count: 4 } }))).toMatchObject({
      agents: {},
      onQueue: 0,
    });
  });

  it("does not contain the agents' ids, and possibly not the longest wait", () => {
    expect(leavesOpen(queueEvent({ queueId: 'a' }, { metric: 'oOffQueueUsers', stats: { count: 1 } }))).toBe(true);
    expect(leavesOpen(queueEvent(voice, { metric: 'oWaiting', stats: { count: 1 } }))).toBe(true);
    expect(leavesOpen(queueEvent(voice, { metric: 'oWaiting', stats: { count: 0 } }))).toBe(false);
    expect(leavesOpen(queueEvent(voice, { metric: 'oInteracting', stats: { count: 1 } }))).toBe(false);
  });

  it('about the day changes no current figure, and triggers a request', () => {
    const event = queueEvent(
      voice,
      { metric: 'nOffered', stats: { count: 12 } },
      { metric: 'oServiceLevel', stats: { ratio: 0.8 } },
    );
    expect(applyQueueEvent(answer, event)).toBe(answer);
    expect(concernsDay(event)).toBe(true);
    expect(concernsDay(queueEvent({ queueId: 'a' }, { metric: 'oOnQueueUsers', stats: { count: 1 } }))).toBe(false);
  });
});
