import { beforeEach, describe, expect, it } from 'vitest';
import { callWith } from '../../../support.js';
import type { Listing, NamedEntity } from '../../../support.js';
import { answer, conversation, openFloor, ring, setPresence } from '../../support.js';
import type { Floor } from '../../support.js';

let floor: Floor;
let id: string;
let path: string;
let colleague: NamedEntity & { username: string };
beforeEach(async () => {
  floor = await openFloor();
  await setPresence(floor, 'On Queue');
  id = await ring(floor);
  const agent = await answer(floor, id);
  path = `/api/v2/conversations/calls/${id}/participants/${agent.id!}/replace`;
  colleague = (await floor.call<Listing<NamedEntity & { username: string }>>('GET', '/api/v2/users')).body.entities[5]!;
});

/** The states of the agents and called parties, in order. */
async function states(): Promise<(string | undefined)[]> {
  const { participants } = await conversation(floor, id);
  return participants.filter(({ purpose }) => purpose === 'agent' || purpose === 'external').map(({ calls }) => calls![0]!.state);
}

async function accept(): Promise<void> {
  const asColleague = callWith(floor.sandbox, floor.sandbox.issueAccessToken(colleague.id));
  const { id: participantId = '' } = (await conversation(floor, id)).participants.at(-1)!;
  await asColleague('PATCH', `/api/v2/conversations/calls/${id}/participants/${participantId}`, { state: 'connected' });
}

describe('an attended transfer', () => {
  it('leaves the call with the agent until it is accepted', async () => {
    await floor.asAgent('POST', path, { userId: colleague.id, transferType: 'Attended' });
    expect(await states()).toEqual(['connected', 'alerting']);
    await accept();
    expect(await states()).toEqual(['disconnected', 'connected']);
  });

  it('leaves the call with the agent if it is not accepted', async () => {
    await floor.asAgent('POST', path, { userId: colleague.id, transferType: 'Attended' });
    floor.sandbox.clock.advance(31_000);
    expect(await states()).toEqual(['connected', 'disconnected']);
    expect((await conversation(floor, id)).endTime).toBeUndefined();
  });

  it('to a queue waits for an agent of the queue', async () => {
    const { body: queue } = await floor.call<NamedEntity>('POST', '/api/v2/routing/queues', { name: 'Trams' });
    await floor.asAgent('POST', path, { queueId: queue.id, transferType: 'Attended' });
    expect(await states()).toEqual(['connected']);
    await floor.call('POST', `${queue.selfUri}/members`, [{ id: colleague.id }]);
    await setPresence({ ...floor, agent: colleague }, 'On Queue');
    expect(await states()).toEqual(['connected', 'alerting']);
    await accept();
    expect(await states()).toEqual(['disconnected', 'connected']);
  });

  it('to a number is pending until it is answered', async () => {
    await floor.asAgent('POST', path, { address: 'tel:+441632960007', transferType: 'Attended' });
    expect(await states()).toEqual(['connected', 'dialing']);
    floor.sandbox.clock.advance(5000);
    expect(await states()).toEqual(['disconnected', 'connected']);
  });
});

describe('a transfer', () => {
  it('disconnects the agent at once by default', async () => {
    await floor.asAgent('POST', path, { userId: colleague.id });
    expect(await states()).toEqual(['disconnected', 'alerting']);
  });

  it('accepts the user name of a user', async () => {
    expect(await floor.asAgent('POST', path, { userName: 'nobody@harbourline.example' })).toMatchObject({ status: 404 });
    expect(await floor.asAgent('POST', path, { userName: colleague.username.toUpperCase() })).toMatchObject({ status: 202 });
    expect((await conversation(floor, id)).participants.at(-1)).toMatchObject({ userId: colleague.id });
  });

  it('is rejected for an unknown queue or a blank address', async () => {
    expect(await floor.asAgent('POST', path, { userId: colleague.id, queueId: 'nowhere' })).toMatchObject({ status: 404 });
    expect(await floor.asAgent('POST', path, { address: '   ' })).toMatchObject({ status: 400 });
    expect(await states()).toEqual(['connected']);
  });
});
