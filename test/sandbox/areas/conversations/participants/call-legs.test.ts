import type { AnalyticsConversationWithoutAttributes, Call as Leg, Participant } from 'contact-centre-client';
import { beforeEach, describe, expect, it } from 'vitest';
import { callWith, signInUser } from '../../../support.js';
import type { Call, Listing, NamedEntity } from '../../../support.js';
import { answer, conversation, openFloor, participant, ring, routingStatus, setPresence } from '../../support.js';
import type { Floor } from '../../support.js';

let floor: Floor;
let id: string;
let agent: Participant;
let colleague: NamedEntity;
let asColleague: Call;

beforeEach(async () => {
  floor = await openFloor();
  await setPresence(floor, 'On Queue');
  id = await ring(floor);
  agent = await participant(floor, id, 'agent');
  colleague = (await floor.call<Listing<NamedEntity>>('GET', '/api/v2/users')).body.entities[5]!;
  asColleague = callWith(floor.sandbox, (await signInUser(floor.sandbox, colleague.id)).access_token);
});

const place = (participantId: string) => `/api/v2/conversations/calls/${id}/participants/${participantId}`;
const patch = async (body: unknown, as: Call = floor.asAgent, who = agent.id!) => await as('PATCH', place(who), body);
const leg = async (purpose: string): Promise<Leg> => (await participant(floor, id, purpose)).calls![0]!;
const partOf = async (user: NamedEntity): Promise<Participant> =>
  (await conversation(floor, id)).participants.filter(({ userId }) => userId === user.id).at(-1)!;
const analysed = async () =>
  (await floor.call<AnalyticsConversationWithoutAttributes>('GET', `/api/v2/analytics/conversations/${id}/details`)).body;
const metricsOf = async (who: string): Promise<Record<string, number>> => {
  const { participants } = await analysed();
  const { sessions } = participants!.find(({ participantId }) => participantId === who)!;
  return Object.fromEntries(sessions![0]!.metrics!.map(({ name, value }) => [name!, value!]));
};

describe('an alerting call', () => {
  it('is answered only by the alerted user', async () => {
    expect(await patch({ state: 'connected' }, asColleague)).toMatchObject({
      status: 403,
      body: { code: 'not.authorized', message: 'Only the user whom a conversation alerts can answer it' },
    });
    expect((await leg('agent')).state).toBe('alerting');
    expect(await patch({ state: 'connected' })).toMatchObject({ status: 202, text: '' });
    expect((await leg('agent')).state).toBe('connected');
  });

  it('is not answered by an OAuth client without a user', async () => {
    expect(await patch({ state: 'connected' }, floor.call)).toMatchObject({ status: 400, body: { code: 'not.a.user' } });
  });

  it('has its alerting timeout and queue', () => {
    expect(agent).toMatchObject({
      alertingTimeoutMs: 30_000,
      conversationRoutingData: { queue: { id: floor.queue.id }, priority: 0, skills: [] },
    });
  });

  it('cannot be held, muted or confined before it is answered', async () => {
    for (const name of ['held', 'muted', 'confined']) {
      expect(await patch({ [name]: true })).toMatchObject({
        status: 400,
        body: { message: `Only a connected participant can be ${name}`, details: [{ fieldName: name }] },
      });
    }
    expect(await patch({ state: 'connected', muted: true })).toMatchObject({ status: 202 });
    expect((await leg('agent')).muted).toBe(true);
  });

  it('can only become connected or disconnected', async () => {
    for (const state of ['alerting', 'dialing', 'none', 'contacting']) {
      expect(await patch({ state })).toMatchObject({ status: 400, body: { details: [{ fieldName: 'state' }] } });
    }
  });
});

describe('a connected agent', () => {
  beforeEach(async () => {
    await answer(floor, id);
  });

  it('can be confined', async () => {
    await patch({ confined: true });
    expect((await leg('agent')).confined).toBe(true);
    await patch({ confined: false });
    expect((await leg('agent')).confined).toBe(false);
  });

  it('can carry UUI data', async () => {
    const path = `${place(agent.id!)}/communications/${agent.calls![0]!.id!}/uuidata`;
    expect(await floor.asAgent('PUT', path, { uuiData: '4F6B;encoding=hex' })).toMatchObject({ status: 200 });
    expect((await leg('agent')).uuiData).toBe('4F6B;encoding=hex');
    const other = path.replace(agent.calls![0]!.id!, 'elsewhere');
    expect(await floor.asAgent('PUT', other, { uuiData: 'x' })).toMatchObject({ status: 404 });
  });

  it('cannot transfer to themselves', async () => {
    expect(await floor.asAgent('POST', `${place(agent.id!)}/replace`, { userId: floor.agent.id })).toMatchObject({ status: 400 });
    expect((await leg('agent')).state).toBe('connected');
  });

  it('is counted for a blind transfer', async () => {
    await floor.asAgent('POST', `${place(agent.id!)}/replace`, { userId: colleague.id });
    expect(await leg('customer')).toMatchObject({ state: 'connected', held: false });
    expect(await partOf(colleague)).toMatchObject({ purpose: 'agent', calls: [{ state: 'alerting' }] });
    expect(await metricsOf(agent.id!)).toMatchObject({ nTransferred: 1, nBlindTransferred: 1 });
  });
});

describe('a consultation', () => {
  let partner: string;
  const path = () => `${place(agent.id!)}/consult`;
  const heldOnes = async () => {
    const { participants } = await conversation(floor, id);
    return participants.filter(({ calls }) => calls![0]!.held).map(({ purpose, userId }) => userId ?? purpose);
  };
  const consult = async (body: object = {}) => {
    const destination = { userId: colleague.id, address: 'sip:colleague' };
    const { body: response } = await floor.asAgent<{ destinationParticipantId: string }>('POST', path(), {
      destination,
      ...body,
    });
    partner = response.destinationParticipantId;
  };
  const answered = async () => await patch({ state: 'connected' }, asColleague, partner);

  beforeEach(async () => {
    await answer(floor, id);
  });

  it('puts the customer on hold while the agent talks to the consulted party', async () => {
    await consult();
    expect(await partOf(colleague)).toMatchObject({
      id: partner,
      consultParticipantId: agent.id,
      calls: [{ state: 'alerting' }],
    });
    await answered();
    expect(await heldOnes()).toEqual(['customer']);
    expect((await leg('customer')).startHoldTime).toBeDefined();
  });

  it('switches to the customer and to everyone by speakTo', async () => {
    await consult();
    await answered();
    const response = await floor.asAgent('PATCH', path(), { speakTo: 'OBJECT' });
    expect(response).toMatchObject({ status: 200, body: { destinationParticipantId: partner } });
    expect(await heldOnes()).toEqual([colleague.id]);
    await floor.asAgent('PATCH', path(), { speakTo: 'BOTH' });
    expect(await heldOnes()).toEqual([]);
    await floor.asAgent('PATCH', path(), { speakTo: 'DESTINATION' });
    expect(await heldOnes()).toEqual(['customer']);
  });

  it('that begins with the customer puts the consulted party on hold as soon as they answer', async () => {
    await consult({ speakTo: 'OBJECT' });
    expect(await heldOnes()).toEqual([]);
    await answered();
    expect(await heldOnes()).toEqual([colleague.id]);
  });

  it('is cancelled, which takes the customer off hold', async () => {
    await consult();
    await answered();
    expect(await floor.asAgent('DELETE', path())).toMatchObject({ status: 204 });
    expect((await partOf(colleague)).calls![0]!.state).toBe('disconnected');
    expect(await heldOnes()).toEqual([]);
    expect(await floor.asAgent('DELETE', path())).toMatchObject({ status: 404 });
  });

  it('ends when the consulted party hangs up', async () => {
    await consult();
    await answered();
    await patch({ state: 'disconnected' }, asColleague, partner);
    expect(await heldOnes()).toEqual([]);
    expect((await leg('customer')).state).toBe('connected');
  });

  it('becomes a transfer when the agent leaves', async () => {
    await consult();
    await answered();
    await patch({ state: 'disconnected' });
    expect((await participant(floor, id, 'customer')).calls![0]).toMatchObject({ state: 'connected', held: false });
    expect((await conversation(floor, id)).participants.find((one) => one.id === agent.id)!.calls![0]).toMatchObject({
      state: 'disconnected',
      disconnectType: 'transfer.consult',
    });
    expect((await partOf(colleague)).calls![0]!.state).toBe('connected');
    expect((await conversation(floor, id)).endTime).toBeUndefined();
  });

  it('counts as one consultation, one consult transfer and hold time', async () => {
    await consult();
    await answered();
    floor.sandbox.clock.advance(20_000);
    await patch({ state: 'disconnected' });
    expect(await metricsOf(agent.id!)).toMatchObject({ nConsult: 1, nConsultTransferred: 1, nTransferred: 1, tHeld: 20_000 });
    expect(await metricsOf(agent.id!)).not.toHaveProperty('nBlindTransferred');
    const { participants } = await analysed();
    const { sessions } = participants!.find(({ participantId }) => participantId === agent.id)!;
    expect(sessions![0]!.segments!.map(({ segmentType, disconnectType }) => disconnectType ?? segmentType)).toContain(
      'consultTransfer',
    );
  });

  it('cannot start during another one', async () => {
    await consult();
    const destination = { address: 'tel:+33', queueId: floor.queue.id };
    expect(await floor.asAgent('POST', path(), { destination })).toMatchObject({ status: 400 });
  });

  it('cannot be changed before it starts', async () => {
    expect(await floor.asAgent('PATCH', path(), { speakTo: 'BOTH' })).toMatchObject({
      status: 404,
      body: { entityName: 'consult' },
    });
  });

  it('is started by agents, not for customers', async () => {
    const customer = await participant(floor, id, 'customer');
    const body = { destination: { address: 'tel:+33' } };
    expect(await floor.asAgent('POST', `${place(customer.id!)}/consult`, body)).toMatchObject({ status: 400 });
  });

  it('continues after a snapshot is restored', async () => {
    await consult();
    await answered();
    const state = floor.sandbox.snapshot();
    await floor.asAgent('DELETE', path());
    floor.sandbox.restore(state);
    expect(await heldOnes()).toEqual(['customer']);
    await floor.asAgent('PATCH', path(), { speakTo: 'OBJECT' });
    expect(await heldOnes()).toEqual([colleague.id]);
  });
});

describe.each([
  ['monitor', 'monitoredParticipantId', 'tMonitoring'],
  ['coach', 'coachedParticipantId', 'tCoaching'],
] as const)('a supervisor who starts to %s', (name, field, metric) => {
  beforeEach(async () => {
    colleague = (await floor.call<Listing<NamedEntity>>('GET', '/api/v2/users')).body.entities[8]!;
    asColleague = callWith(floor.sandbox, (await signInUser(floor.sandbox, colleague.id)).access_token);
  });
  const join = async (as: Call = asColleague, who = agent.id!) => await as('POST', `${place(who)}/${name}`);

  it('joins with 201, in addition to the agent', async () => {
    await answer(floor, id);
    expect(await join()).toMatchObject({ status: 201 });
    expect(await partOf(colleague)).toMatchObject({ purpose: 'user', [field]: agent.id, calls: [{ state: 'connected' }] });
  });

  it('leaves with the agent, and does not keep a conversation in progress', async () => {
    await answer(floor, id);
    await join();
    floor.sandbox.clock.advance(15_000);
    await patch({ state: 'disconnected' });
    expect((await partOf(colleague)).calls![0]!.state).toBe('disconnected');
    expect((await conversation(floor, id)).endTime).toBeDefined();
    const colleaguePart = await partOf(colleague);
    expect(await metricsOf(colleaguePart.id!)).toMatchObject({ [metric]: 15_000 });
    expect(await metricsOf(colleaguePart.id!)).not.toHaveProperty('tTalk');
  });

  it('can join only a connected agent, not a customer', async () => {
    expect(await join()).toMatchObject({ status: 400 });
    await answer(floor, id);
    const customer = await participant(floor, id, 'customer');
    expect(await join(asColleague, customer.id)).toMatchObject({ status: 400 });
  });

  it('is a user, not an agent', async () => {
    await answer(floor, id);
    expect(await join(floor.call)).toMatchObject({ status: 400, body: { code: 'not.a.user' } });
    expect(await join(floor.asAgent)).toMatchObject({ status: 403, body: { code: 'missing.any.permissions' } });
    await join();
    expect(await join()).toMatchObject({ status: 400 });
  });
});

describe('a second call', () => {
  it('puts the first one on hold when it is answered', async () => {
    const call = { utilization: { call: { maximumCapacity: 2, interruptableMediaTypes: [], includeNonAcd: false } } };
    await floor.call('PUT', `/api/v2/routing/users/${floor.agent.id}/utilization`, call);
    await answer(floor, id);
    const second = await ring(floor);
    await answer(floor, second);
    expect((await leg('agent')).held).toBe(true);
    expect((await participant(floor, second, 'agent')).calls![0]).toMatchObject({ state: 'connected', held: false });
    expect(await routingStatus(floor)).toBe('INTERACTING');
  });
});

describe('a participant', () => {
  it('is flagged until the flag is removed', async () => {
    const reason = `/api/v2/conversations/${id}/participants/${agent.id!}/flaggedreason`;
    expect(await floor.asAgent('PUT', reason)).toMatchObject({ status: 204 });
    expect((await participant(floor, id, 'agent')).flaggedReason).toBe('general');
    expect(await floor.asAgent('DELETE', reason)).toMatchObject({ status: 204 });
    expect(await participant(floor, id, 'agent')).not.toHaveProperty('flaggedReason');
  });
});
