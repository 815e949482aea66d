import type { ConversationAggregateQueryResponse, User } from 'contact-centre-client';
import { beforeEach, describe, expect, it } from 'vitest';
import { callWith } from '../../../support.js';
import type { Call, Listing, NamedEntity } from '../../../support.js';
import { answer, conversation, openFloor, participant, ring, routingStatus, setPresence } from '../../support.js';
import type { Floor } from '../../support.js';

let floor: Floor;
beforeEach(async () => {
  floor = await openFloor();
  await setPresence(floor, 'On Queue');
});

async function putOutOfAction(): Promise<void> {
  const { version } = (await floor.call<User>('GET', floor.agent.selfUri)).body;
  await floor.call('PATCH', floor.agent.selfUri, { version, state: 'inactive' });
}

/** The states of the queue's agents, in order. */
async function agents(id: string): Promise<unknown[]> {
  const { participants } = await conversation(floor, id);
  return participants.flatMap(({ purpose, userId, calls }) => (purpose === 'agent' ? [[userId, calls![0]!.state]] : []));
}

async function colleague(): Promise<{ id: string; call: Call }> {
  const { id, selfUri } = (await floor.call<Listing<NamedEntity>>('GET', '/api/v2/users')).body.entities[5]!;
  await floor.call('POST', `${floor.queue.selfUri}/members`, [{ id }]);
  await setPresence({ ...floor, agent: { ...floor.agent, id, selfUri } }, 'On Queue');
  return { id, call: callWith(floor.sandbox, floor.sandbox.issueAccessToken(id)) };
}

describe('a deactivated agent', () => {
  it('is no longer alerted, and the next agent is', async () => {
    const id = await ring(floor);
    const next = await colleague();
    expect(await agents(id)).toEqual([[floor.agent.id, 'alerting']]);
    await putOutOfAction();
    expect(await agents(id)).toEqual([
      [floor.agent.id, 'disconnected'],
      [next.id, 'alerting'],
    ]);
  });

  it('stays connected', async () => {
    const id = await ring(floor);
    await answer(floor, id);
    await putOutOfAction();
    expect(await agents(id)).toEqual([[floor.agent.id, 'connected']]);
  });
});

describe('a deleted agent', () => {
  it('leaves the current call', async () => {
    const id = await ring(floor);
    await answer(floor, id);
    await floor.call('DELETE', floor.agent.selfUri);
    expect(await agents(id)).toEqual([[floor.agent.id, 'disconnected']]);
    expect((await conversation(floor, id)).endTime).toBeDefined();
    expect((await participant(floor, id, 'agent')).endAcwTime).toBeDefined();
  });

  it('has no more after-call work', async () => {
    const id = await ring(floor);
    const { id: participantId = '' } = await answer(floor, id);
    await floor.asAgent('PATCH', `/api/v2/conversations/calls/${id}/participants/${participantId}`, { state: 'disconnected' });
    expect((await participant(floor, id, 'agent')).endAcwTime).toBeUndefined();
    floor.sandbox.clock.advance(5000);
    await floor.call('DELETE', floor.agent.selfUri);
    expect(await participant(floor, id, 'agent')).toMatchObject({ endAcwTime: '2026-03-10T12:30:05.000Z' });
  });
});

describe('an alerted agent', () => {
  const notResponding = async (): Promise<number> => {
    const query = { interval: '2026-03-10T12:00Z/2026-03-10T13:00Z', metrics: ['tNotResponding'] };
    const filter = { type: 'and', predicates: [{ dimension: 'queueId', value: floor.queue.id }] };
    const path = '/api/v2/analytics/conversations/aggregates/query';
    const { results = [] } = (await floor.call<ConversationAggregateQueryResponse>('POST', path, { ...query, filter })).body;
    return results[0]?.data?.[0]?.metrics?.[0]?.stats?.count ?? 0;
  };

  it('is not counted as not responding if the customer hangs up', async () => {
    const id = await ring(floor);
    floor.sandbox.clock.advance(5000);
    const { id: customerId = '' } = await participant(floor, id, 'customer');
    await floor.call('PATCH', `/api/v2/conversations/calls/${id}/participants/${customerId}`, { state: 'disconnected' });
    expect(await routingStatus(floor)).toBe('IDLE');
    expect(await notResponding()).toBe(0);
  });

  it('is counted as not responding after the timeout', async () => {
    await ring(floor);
    floor.sandbox.clock.advance(31_000);
    expect(await routingStatus(floor)).toBe('NOT_RESPONDING');
    expect(await notResponding()).toBe(1);
  });
});
