import type { ScreenMonitoringSession } from 'contact-centre-client';
import { beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../../support.js';
import type { NamedEntity } from '../../support.js';
import { UNKNOWN_ID, openOffice, readBy } from '../office.js';
import type { Office } from '../office.js';

let office: Office;
const { send, refused } = readBy(() => office);
beforeEach(async () => {
  office = await openOffice();
});

const watch = async (path: string): Promise<ScreenMonitoringSession> => await send('POST', path, {});

describe('Screen monitoring', () => {
  it('reports who monitors whom, and counts sessions by user', async () => {
    const [, one, other] = office.users as [NamedEntity, NamedEntity, NamedEntity];
    const path = `/api/v2/users/${one.id}/screenmonitors/sessions`;
    const { screenMonitoringId } = await watch(path);
    const session = {
      screenMonitoringId,
      monitoringType: 'AgentLevel',
      dateCreated: '2026-03-10T12:30:00.000Z',
      targetUser: { id: one.id, selfUri: one.selfUri },
      sourceUser: { id: office.me.id, selfUri: office.me.selfUri },
      selfUri: `${path}/${screenMonitoringId}`,
    };
    expect(await send('GET', `${path}/${screenMonitoringId}`)).toStrictEqual(session);
    expect(await send('GET', `/api/v2/screenmonitors/users/${one.id}/sessions`)).toStrictEqual({ entities: [session] });
    expect(await send('GET', '/api/v2/screenmonitors/sessions/details')).toStrictEqual({ count: 1 });
    const details = await send('POST', '/api/v2/screenmonitors/sessions/users/details', [one.id, other.id]);
    expect(details).toStrictEqual({
      entities: [one, other].map(({ id, selfUri }, index) => ({ count: 1 - index, targetUser: { id, selfUri } })),
    });
  });

  it('ends when its session is deleted', async () => {
    const path = `/api/v2/users/${office.users[1]!.id}/screenmonitors/sessions`;
    const { screenMonitoringId } = await watch(path);
    const elsewhere = `/api/v2/users/${office.users[2]!.id}/screenmonitors/sessions/${screenMonitoringId}`;
    expect((await refused('DELETE', elsewhere)).status).toBe(404);
    expect((await office.call('DELETE', `${path}/${screenMonitoringId}`)).status).toBe(204);
    expect((await refused('GET', `${path}/${screenMonitoringId}`)).status).toBe(404);
    expect(await send('GET', '/api/v2/screenmonitors/sessions/details')).toStrictEqual({ count: 0 });
  });

  it('of a conversation monitors its agent', async () => {
    const agent = office.users[3]!;
    const { id: conversationId } = await send('POST', '/api/v2/conversations/calls', {
      phoneNumber: 'tel:+441632960001',
      callUserId: agent.id,
    });
    const { participants } = await send<{ participants: { id: string; userId?: string }[] }>(
      'GET',
      `/api/v2/conversations/${conversationId}`,
    );
    const of = (isAgent: boolean): string => participants.find(({ userId }) => (userId !== undefined) === isAgent)!.id;
    const path = (id: string): string => `/api/v2/conversations/${conversationId}/participants/${id}/screenmonitors/sessions`;
    const watched = participants.find(({ userId }) => userId !== undefined)!;
    const { screenMonitoringId } = await watch(path(watched.id));
    expect(await send('GET', `${path(watched.id)}/${screenMonitoringId}`)).toMatchObject({
      monitoringType: 'ConversationLevel',
      participantId: watched.id,
      targetUser: { id: watched.userId },
      conversation: { id: conversationId },
    });
    expect((await refused('POST', path(of(false)), {})).status).toBe(400);
    expect((await refused('POST', path(UNKNOWN_ID), {})).status).toBe(404);
  });

  it('belongs to a user', async () => {
    const path = `/api/v2/users/${office.users[1]!.id}/screenmonitors/sessions`;
    const program = await signIn(office.sandbox);
    expect((await program('POST', path)).body).toMatchObject({ status: 400, code: 'not.a.user' });
    expect((await refused('POST', '/api/v2/screenmonitors/sessions/users/details', [UNKNOWN_ID])).status).toBe(404);
  });
});
