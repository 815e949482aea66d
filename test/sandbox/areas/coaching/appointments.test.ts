import { beforeEach, describe, expect, it } from 'vitest';
import type { Call, Listing, NamedEntity } from '../../support.js';
import { callWith } from '../../support.js';
import { UNKNOWN_ID, openOffice } from '../office.js';
import type { Office } from '../office.js';

const APPOINTMENTS = '/api/v2/coaching/appointments';
const NOTIFICATIONS = '/api/v2/coaching/notifications';

interface Notification extends NamedEntity {
  actionType: string;
  relationship: string;
  appointment: NamedEntity;
}

let office: Office;
let asCoach: Call;
let asAgent: Call;
let coach: string;
let agent: string;

beforeEach(async () => {
  office = await openOffice();
  coach = office.users[3]!.id;
  agent = office.users[4]!.id;
  [asCoach, asAgent] = [coach, agent].map((id) => callWith(office.sandbox, office.sandbox.issueAccessToken(id))) as [Call, Call];
});

const appointment = (more: object = {}): object => ({
  name: 'Knots',
  description: 'How to tie them',
  dateStart: '2026-03-11T09:00:00.000Z',
  lengthInMinutes: 30,
  attendeeIds: [agent],
  facilitatorId: coach,
  ...more,
});
const make = async (more: object = {}): Promise<string> =>
  (await office.call<NamedEntity>('POST', APPOINTMENTS, appointment(more))).body.id;
const search = async (query: string, call = office.call): Promise<string[]> =>
  (await call<Listing<NamedEntity>>('GET', `${APPOINTMENTS}${query}`)).body.entities.map(({ name }) => name);
const readNotifications = async (call: Call, query = ''): Promise<Notification[]> =>
  (await call<Listing<Notification>>('GET', `${NOTIFICATIONS}${query}`)).body.entities;

describe('A coaching appointment', () => {
  it.each([
    ['attendeeIds', { attendeeIds: [UNKNOWN_ID] }],
    ['facilitatorId', { facilitatorId: UNKNOWN_ID }],
    ['conversationIds', { conversationIds: [UNKNOWN_ID] }],
    ['documentIds', { documentIds: [UNKNOWN_ID] }],
  ])('with an unknown user, conversation or document is rejected: %s', async (fieldName, more) => {
    const refusal = { status: 400, body: { details: [{ errorCode: 'invalid.value', fieldName, entityId: UNKNOWN_ID }] } };
    expect(await office.call('POST', APPOINTMENTS, appointment(more))).toMatchObject(refusal);
  });

  it('is filtered by user and relationship', async () => {
    await make();
    expect(await search(`?userIds=${agent}`)).toEqual(['Knots']);
    expect(await search(`?userIds=${office.users[5]!.id}`)).toEqual([]);
    expect(await search(`?userIds=${agent},${coach}&relationships=Facilitator`)).toEqual(['Knots']);
    expect(await search(`?userIds=${agent}&relationships=Facilitator`)).toEqual([]);
    expect(await search(`?userIds=${agent}&facilitatorIds=${agent}`)).toEqual([]);
    expect(await search('/me', asAgent)).toEqual(['Knots']);
    expect(await search('/me?relationships=Creator', asAgent)).toEqual([]);
    expect(await search('/me?relationships=Creator')).toEqual(['Knots']);
  });

  it('is filtered by date and by whether it is completed, the latest first', async () => {
    await make();
    const later = await make({ name: 'Ropes', dateStart: '2026-03-11T09:20:00.000Z' });
    await asCoach('PATCH', `${APPOINTMENTS}/${later}/status`, { status: 'Completed' });
    const of = `?userIds=${agent}`;
    expect([await search(of), await search(`${of}&sortOrder=Asc`)]).toEqual([
      ['Ropes', 'Knots'],
      ['Knots', 'Ropes'],
    ]);
    expect(await search(`${of}&interval=2026-03-11T09:10Z/2026-03-11T10:00Z`)).toEqual(['Ropes']);
    expect(await search(`${of}&interval=2026-03-11T09:10Z/2026-03-11T10:00Z&intervalCondition=Overlaps`)).toEqual([
      'Ropes',
      'Knots',
    ]);
    expect(await search(`${of}&statuses=Completed`)).toEqual(['Ropes']);
    expect(await search(`${of}&completionInterval=2001-01-01T00:00Z/2002-01-01T00:00Z`)).toEqual([]);
    office.sandbox.clock.set(Date.parse('2026-03-11T12:00:00Z'));
    expect(await search(`${of}&overdue=True`)).toEqual(['Knots']);
    expect((await office.call('GET', `${APPOINTMENTS}/${later}`)).body).toMatchObject({ isOverdue: false });
    expect(await office.call('GET', `${APPOINTMENTS}${of}&interval=March`)).toMatchObject({ status: 400 });
  });

  it('returns its statuses from the beginning', async () => {
    const id = await make();
    await asCoach('PATCH', `${APPOINTMENTS}/${id}/status`, { status: 'InProgress' });
    const { entities } = (await office.call<Listing<{ status: string }>>('GET', `${APPOINTMENTS}/${id}/statuses`)).body;
    expect(entities.map(({ status }) => status)).toEqual(['Scheduled', 'InProgress']);
  });
});

describe('A coaching notification', () => {
  it('informs the participants of an appointment about changes by others', async () => {
    const id = await make();
    await asCoach('PATCH', `${APPOINTMENTS}/${id}`, { name: 'Knots and ropes' });
    await asCoach('PATCH', `${APPOINTMENTS}/${id}/status`, { status: 'InProgress' });
    expect(await readNotifications(asAgent)).toMatchObject([
      { actionType: 'Create', relationship: 'Attendee', name: 'Knots', appointment: { id }, markedAsRead: false },
      { actionType: 'Update', name: 'Knots and ropes' },
      { actionType: 'StatusChange', status: 'InProgress' },
    ]);
    expect((await readNotifications(asCoach)).map(({ actionType, relationship }) => [actionType, relationship])).toEqual([
      ['Create', 'Facilitator'],
    ]);
    expect((await readNotifications(office.call)).map(({ actionType }) => actionType)).toEqual(['Update', 'StatusChange']);
    expect((await readNotifications(asAgent, '?expand=appointment'))[0]).toMatchObject({
      name: 'Knots',
      appointment: { name: 'Knots and ropes' },
    });
    await office.call('DELETE', `${APPOINTMENTS}/${id}`);
    expect((await readNotifications(asAgent)).at(-1)).toMatchObject({ actionType: 'Delete', appointment: { id } });
  });

  it('can only be read by its recipient', async () => {
    await make();
    const [{ id }] = (await readNotifications(asAgent)) as [Notification];
    expect((await asAgent('PATCH', `${NOTIFICATIONS}/${id}`, { markedAsRead: true })).body).toMatchObject({ markedAsRead: true });
    expect((await asAgent('GET', `${NOTIFICATIONS}/${id}`)).body).toMatchObject({ id, markedAsRead: true });
    expect(await asCoach('GET', `${NOTIFICATIONS}/${id}`)).toMatchObject({ status: 404 });
    expect(await asCoach('PATCH', `${NOTIFICATIONS}/${id}`, { markedAsRead: false })).toMatchObject({ status: 404 });
  });
});
