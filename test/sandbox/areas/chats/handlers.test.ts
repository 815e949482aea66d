import { beforeEach, describe, expect, it } from 'vitest';
import type { Call, NamedEntity } from '../../support.js';
import { UNKNOWN_ID, openOffice, refusal } from '../office.js';
import type { Office } from '../office.js';

const CHATS = '/api/v2/chats';

let office: Office;
let friend: NamedEntity;

interface Message {
  id: string;
  body: string;
}

beforeEach(async () => {
  office = await openOffice();
  friend = office.users.find(({ id }) => id !== office.me.id)!;
});

const as =
  (call: Call) =>
  async <T = NamedEntity>(verb: string, path: string, body?: object): Promise<T> =>
    (await call<T>(verb, `${CHATS}/${path}`, body)).body;
const send = <T = NamedEntity>(verb: string, path: string, body?: object) => as(office.call)<T>(verb, path, body);
const status = async (verb: string, path: string, body?: object) => (await office.call(verb, `${CHATS}/${path}`, body)).status;
const bodies = async (path: string) => (await send<{ entities: Message[] }>('GET', path)).entities.map(({ body }) => body);
const room = async () => (await send<{ jid: string }>('POST', 'rooms', { subject: 'Storm', userIds: [friend.id] })).jid;

describe('A chat room', () => {
  it('has the invited users and shows their messages', async () => {
    const jid = await room();
    expect(await send('GET', `rooms/${jid}`)).toMatchObject({
      jid,
      subject: 'Storm',
      roomType: 'adhoc',
      owners: [{ id: office.me.id }],
    });
    const members = async () =>
      (await send<{ participants: { jid: string; user: NamedEntity }[] }>('GET', `rooms/${jid}/participants`)).participants;
    expect((await members()).map(({ user }) => user.id)).toEqual([office.me.id, friend.id]);
    const [, second] = await members();
    expect(await send('GET', `rooms/${jid}/participants/${second!.jid}`)).toEqual({ participantJid: second!.jid });
    const third = office.users.find(({ id }) => id !== office.me.id && id !== friend.id)!;
    expect(await status('POST', `rooms/${jid}/participants/${third.id}`)).toBe(204);
    expect(await status('DELETE', `rooms/${jid}/participants/${friend.id}`)).toBe(204);
    expect((await members()).map(({ user }) => user.id)).toEqual([office.me.id, third.id]);
    expect(await status('DELETE', `rooms/${jid}/participants/${friend.id}`)).toBe(404);
    for (const message of ['One', 'Two', 'Three']) await send('POST', `rooms/${jid}/messages`, { message });
    expect(await bodies(`rooms/${jid}/messages`)).toEqual(['One', 'Two', 'Three']);
    expect(await bodies(`rooms/${jid}/messages?limit=2`)).toEqual(['Two', 'Three']);
    const all = await send<{ entities: Message[] }>('GET', `rooms/${jid}/messages`);
    const [one, two, three] = all.entities.map(({ id }) => id);
    expect(await bodies(`rooms/${jid}/messages?before=${three}&limit=1`)).toEqual(['Two']);
    expect(await bodies(`rooms/${jid}/messages?after=${one}&limit=1`)).toEqual(['Two']);
    expect(await bodies(`rooms/${jid}/messages/${one},${three}`)).toEqual(['One', 'Three']);
    expect(await status('GET', `rooms/${await room()}/messages/${two}`)).toBe(404);
  });

  it('publishes events for sent, changed and deleted messages', async () => {
    const jid = await room();
    const events: unknown[] = [];
    office.sandbox.subscribe(({ topicName, eventBody }) => {
      if (topicName.startsWith('v2.detail.events.collaboratechat.adhoc.')) events.push(eventBody);
    });
    const { id } = await send('POST', `rooms/${jid}/messages`, { message: 'Hi', mentions: [friend.id] });
    await send('PATCH', `rooms/${jid}/messages/${id}`, { message: 'Hello' });
    expect(await send('GET', `messages/${id}`)).toMatchObject({ body: 'Hello', edited: true, user: { id: office.me.id } });
    expect(await status('DELETE', `rooms/${jid}/messages/${id}`)).toBe(204);
    expect(await status('GET', `messages/${id}`)).toBe(404);
    expect(events).toMatchObject([
      { messageId: id, actionType: 'Create', body: 'Hi', from: { entityId: office.me.id }, mentions: [{ entityId: friend.id }] },
      { actionType: 'Edit', body: 'Hello', to: { entityJid: jid, entityType: 'Adhoc' } },
      { actionType: 'Delete' },
    ]);
  });

  it('has pinned messages and threads', async () => {
    const jid = await room();
    const write = async (more: object) => (await send('POST', `rooms/${jid}/messages`, { message: 'Text', ...more })).id;
    const one = await write({});
    const two = await write({});
    const answer = await write({ threadId: one });
    expect((await send<{ entities: Message[] }>('GET', `threads/${one}/messages`)).entities.map(({ id }) => id)).toEqual([
      one,
      answer,
    ]);
    const pinned = async () =>
      (await send<{ pinnedMessages: NamedEntity[] }>('GET', `rooms/${jid}`)).pinnedMessages.map(({ id }) => id);
    await send('POST', `rooms/${jid}/messages/pins`, { pinnedMessageIds: [one] });
    await send('POST', `rooms/${jid}/messages/pins`, { pinnedMessageIds: [two] });
    expect(await pinned()).toEqual([one, two]);
    expect(await status('DELETE', `rooms/${jid}/messages/pins/${one}`)).toBe(204);
    expect(await pinned()).toEqual([two]);
    expect(await status('DELETE', `rooms/${jid}/messages/pins/${one}`)).toBe(404);
    expect(await status('POST', `rooms/${jid}/messages/pins`, { pinnedMessageIds: [UNKNOWN_ID] })).toBe(404);
    await send('PATCH', `rooms/${jid}`, { subject: 'Calm', pinnedMessageIds: [], ownerIds: [friend.id] });
    expect(await send('GET', `rooms/${jid}`)).toMatchObject({ subject: 'Calm', pinnedMessages: [], owners: [{ id: friend.id }] });
  });
});

describe('A chat between two users', () => {
  it('is the same for both users and hidden from all others', async () => {
    const other = as(office.other);
    const { id } = await send('POST', `users/${friend.id}/messages`, { message: 'Lunch?' });
    expect(await other('GET', `users/${office.me.id}/messages`)).toMatchObject({ id, body: 'Lunch?', toUser: { id: friend.id } });
    expect(await other<{ entities: Message[] }>('GET', `users/${office.me.id}/messages/${id}`)).toMatchObject({
      entities: [{ id }],
    });
    const third = office.users.find((user) => user.id !== office.me.id && user.id !== friend.id)!;
    expect(await status('GET', `users/${third.id}/messages/${id}`)).toBe(404);
    await send('POST', `users/${friend.id}/messages/pins`, { pinnedMessageIds: [id] });
    expect(await other('GET', `users/${office.me.id}`)).toMatchObject({ pinnedMessages: [{ id }] });
    expect(await status('DELETE', `users/${friend.id}/messages/pins/${id}`)).toBe(204);
    expect(await other('GET', `users/${office.me.id}`)).toEqual({ pinnedMessages: [] });
  });
});

describe('A reaction', () => {
  it('belongs to its user, unless the organisation has disabled reactions', async () => {
    const { id } = await send('POST', `users/${friend.id}/messages`, { message: 'Lunch?' });
    const react = (call: Call, reactions: string[]) => call('PUT', `${CHATS}/messages/${id}/reactions`, { reactions });
    await react(office.call, ['👍', '🎉']);
    await react(office.other, ['👍']);
    await react(office.call, ['👍']);
    expect(await send('GET', `messages/${id}`)).toMatchObject({
      reactions: [{ emoji: '👍', users: [{ id: friend.id }, { id: office.me.id }] }],
    });
    await send('PATCH', 'settings', { reactionsEnabled: false });
    expect(refusal(await react(office.call, []))).toMatchObject({ status: 403 });
  });
});
