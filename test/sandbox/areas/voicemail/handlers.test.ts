import { beforeEach, describe, expect, it } from 'vitest';
import { signInUser, callWith } from '../../support.js';
import type { Call, Listing, NamedEntity } from '../../support.js';
import { answer, openFloor, ring, setPresence } from '../support.js';
import type { Floor } from '../support.js';
import { UNKNOWN_ID, openOffice, refusal } from '../office.js';
import type { Office } from '../office.js';

const BASE = '/api/v2/voicemail';

interface Mailbox {
  totalCount: number;
  unreadCount: number;
  deletedCount: number;
}

let office: Office;
beforeEach(async () => {
  office = await openOffice();
});

const mine = async (call: Call = office.call) => (await call<Listing<NamedEntity>>('GET', `${BASE}/messages`)).body.entities;
const mailbox = async (call: Call = office.call) => (await call<Mailbox>('GET', `${BASE}/mailbox`)).body;

describe('A message', () => {
  it('is counted by the mailbox when it is read or marked as deleted', async () => {
    const [message] = await mine();
    expect(await mailbox()).toMatchObject({ totalCount: 1, unreadCount: 1, deletedCount: 0 });
    const change = (body: object) => office.call('PATCH', message!.selfUri, body);
    expect((await change({ read: true, note: 'Call back' })).body).toMatchObject({ read: true, note: 'Call back' });
    expect(await mailbox()).toMatchObject({ unreadCount: 0 });
    expect((await change({ deleted: true })).body).toMatchObject({ deletedDate: '2026-03-10T12:30:00.000Z', note: 'Call back' });
    expect(await mailbox()).toMatchObject({ totalCount: 1, deletedCount: 1 });
    await office.call('DELETE', message!.selfUri);
    expect(await mailbox()).toMatchObject({ totalCount: 0, deletedCount: 0 });
  });

  it('of another user is not found, and deleting all deletes only those of the caller', async () => {
    const [message] = await mine();
    for (const method of ['GET', 'DELETE'])
      expect((await office.other(method, message!.selfUri)).body).toMatchObject({ status: 404, entityName: 'message' });
    await office.call('DELETE', `${BASE}/messages`);
    expect([(await mine()).length, (await mine(office.other)).length]).toEqual([0, 1]);
  });

  it('with a retention period shows it', async () => {
    const [message] = await mine();
    const deleteRetentionPolicy = { voicemailRetentionPolicyType: 'RETAIN_WITH_TTL' };
    expect(refusal(await office.call('PUT', message!.selfUri, { deleteRetentionPolicy }))).toMatchObject({
      status: 400,
      fields: ['deleteRetentionPolicy.numberOfDays'],
    });
  });

  it('is copied to a user or a group, and records both sides', async () => {
    const [message] = await mine();
    const other = office.users.find(({ id }) => id !== office.me.id)!;
    const copy = (body: object) =>
      office.call<NamedEntity>('POST', `${BASE}/messages`, { voicemailMessageId: message!.id, ...body });
    expect((await copy({ userId: other.id })).body).toMatchObject({
      user: { id: other.id },
      copiedFrom: { user: { id: office.me.id } },
    });
    expect((await mailbox(office.other)).totalCount).toBe(2);
    expect((await office.call('GET', message!.selfUri)).body).toMatchObject({ copiedTo: [{ user: { id: other.id } }] });
    for (const body of [{}, { userId: other.id, groupId: UNKNOWN_ID }])
      expect(refusal(await copy(body))).toMatchObject({ status: 400, fields: ['userId'] });
    expect((await copy({ groupId: UNKNOWN_ID })).status).toBe(404);
    const group = { name: 'Desk', type: 'official', rulesVisible: true, visibility: 'public' };
    const { id } = (await office.call<NamedEntity>('POST', '/api/v2/groups', group)).body;
    const copied = (await copy({ groupId: id })).body;
    expect((await office.call('GET', `${BASE}/groups/${id}/mailbox`)).body).toMatchObject({ totalCount: 1 });
    expect((await office.call<Listing<NamedEntity>>('GET', `${BASE}/groups/${id}/messages`)).body.entities).toMatchObject([
      { id: copied.id },
    ]);
    expect((await office.other('GET', copied.selfUri)).status).toBe(404);
  });

  it('can be played', async () => {
    const [message] = await mine();
    const { body } = await office.call<{ mediaFileUri: string }>('GET', `${message!.selfUri}/media?formatId=WAV`);
    const sound = await office.sandbox.fetch(new Request(body.mediaFileUri));
    expect(sound.headers.get('content-type')).toBe('audio/wav');
  });
});

describe('A policy', () => {
  it('of a user takes precedence over that of the organisation, and never contains a PIN', async () => {
    await office.call('PUT', `${BASE}/policy`, { alertTimeoutSeconds: 20 });
    expect((await office.call('GET', `${BASE}/me/policy`)).body).toMatchObject({ enabled: true, alertTimeoutSeconds: 20 });
    const { body } = await office.call('PATCH', `${BASE}/userpolicies/${office.me.id}`, { alertTimeoutSeconds: 10, pin: '2468' });
    expect(body).toMatchObject({ alertTimeoutSeconds: 10 });
    expect(body).not.toHaveProperty('pin');
    expect((await office.call('GET', `${BASE}/me/policy`)).body).toMatchObject({ alertTimeoutSeconds: 10 });
  });

  it.each(['123', '123456789', '12a4'])('rejects %s as a PIN', async (pin) => {
    const answered = await office.call<{ message: string }>('PATCH', `${BASE}/me/policy`, { pin });
    expect(refusal(answered)).toMatchObject({ status: 400, fields: ['pin'] });
    expect(answered.body.message).toBe('A PIN has 4 to 8 digits');
  });

  it('rejects impossible PIN lengths, an unknown user and an overflow to an unknown group', async () => {
    const pinConfiguration = { minimumLength: 6, maximumLength: 4 };
    expect(refusal(await office.call('PUT', `${BASE}/policy`, { pinConfiguration }))).toMatchObject({
      fields: ['pinConfiguration.minimumLength'],
    });
    expect((await office.call('GET', `${BASE}/userpolicies/${UNKNOWN_ID}`)).status).toBe(404);
    const group = { name: 'Desk', type: 'official', rulesVisible: true, visibility: 'public' };
    const { id } = (await office.call<NamedEntity>('POST', '/api/v2/groups', group)).body;
    const change = (body: object) => office.call('PATCH', `${BASE}/groups/${id}/policy`, body);
    expect(refusal(await change({ overflowGroupId: UNKNOWN_ID }))).toMatchObject({ status: 400, fields: ['overflowGroupId'] });
    await change({ enabled: true, rotateCallsSecs: 15 });
    expect((await office.call('GET', `${BASE}/groups/${id}/policy`)).body).toMatchObject({
      name: 'Desk',
      enabled: true,
      rotateCallsSecs: 15,
    });
  });
});

describe('A call that is transferred to voicemail', () => {
  const transfer = async (floor: Floor, id: string, body: object) => {
    const { id: participantId = '' } = await answer(floor, id);
    return await floor.asAgent('POST', `/api/v2/conversations/calls/${id}/participants/${participantId}/replace`, {
      voicemail: true,
      ...body,
    });
  };

  it('ends, and leaves a message with the user', async () => {
    const floor = await openFloor();
    await setPresence(floor, 'On Queue');
    const users = (await floor.call<Listing<NamedEntity>>('GET', '/api/v2/users')).body.entities;
    const colleague = users.find(({ id }) => id !== floor.agent.id && id !== users[0]!.id && id !== users[1]!.id)!;
    const id = await ring(floor);
    expect((await transfer(floor, id, { userId: colleague.id })).status).toBeLessThan(300);
    expect((await floor.call('GET', `/api/v2/conversations/${id}`)).body).toHaveProperty('endTime');
    const theirs = callWith(floor.sandbox, (await signInUser(floor.sandbox, colleague.id)).access_token);
    expect(await mine(theirs)).toMatchObject([{ conversation: { id }, callerAddress: 'tel:+441632960001', read: false }]);
  });

  it('leaves it with the queue if the request names no user', async () => {
    const floor = await openFloor();
    await setPresence(floor, 'On Queue');
    const second = await ring(floor);
    await transfer(floor, second, { queueId: floor.queue.id });
    const path = `${BASE}/queues/${floor.queue.id}/messages`;
    expect((await floor.call<Listing<NamedEntity>>('GET', path)).body.entities).toMatchObject([{ conversation: { id: second } }]);
  });

  it('is rejected if the user has no voicemail', async () => {
    const floor = await openFloor();
    await setPresence(floor, 'On Queue');
    const users = (await floor.call<Listing<NamedEntity>>('GET', '/api/v2/users')).body.entities;
    const colleague = users.find(({ id }) => id !== floor.agent.id)!;
    await floor.call('PUT', `${BASE}/userpolicies/${colleague.id}`, { enabled: false });
    const id = await ring(floor);
    expect(await transfer(floor, id, { userId: colleague.id })).toMatchObject({
      status: 400,
      body: { code: 'voicemail.disabled' },
    });
    expect((await floor.call('GET', `/api/v2/conversations/${id}`)).body).not.toHaveProperty('endTime');
  });
});
