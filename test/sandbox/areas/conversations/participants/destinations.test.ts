import type { Participant } from 'contact-centre-client';
import { beforeEach, describe, expect, it } from 'vitest';
import { callWith, signInUser } from '../../../support.js';
import type { Call, Listing, NamedEntity } from '../../../support.js';
import { answer, conversation, openFloor, participant, ring, setPresence } from '../../support.js';
import type { Floor } from '../../support.js';

let floor: Floor;
let id: string;
let agent: Participant;
let colleague: NamedEntity & { email: string };
let asColleague: Call;

beforeEach(async () => {
  floor = await openFloor();
  await setPresence(floor, 'On Queue');
  id = await ring(floor);
  agent = await answer(floor, id);
  colleague = (await floor.call<Listing<NamedEntity & { email: string }>>('GET', '/api/v2/users')).body.entities[5]!;
  asColleague = callWith(floor.sandbox, (await signInUser(floor.sandbox, colleague.id)).access_token);
});

const replace = async (word: string, body: object) =>
  await floor.asAgent('POST', `/api/v2/conversations/${id}/participants/${agent.id!}/${word}`, body);
const consult = async (word: string, body: object) =>
  await floor.asAgent<{ destinationParticipantId: string }>(
    'POST',
    `/api/v2/conversations/calls/${id}/participants/${agent.id!}/${word}`,
    { speakTo: 'DESTINATION', ...body },
  );
const stateOf = async (purpose: string): Promise<string | undefined> => (await participant(floor, id, purpose)).calls?.[0]?.state;

describe('A transfer by type of destination', () => {
  it('goes to an agent by id or email address', async () => {
    expect((await replace('replace/agent', { userName: colleague.email })).status).toBe(202);
    const { participants } = await conversation(floor, id);
    expect(participants.at(-1)).toMatchObject({ userId: colleague.id, calls: [{ state: 'alerting' }] });
    expect(participants.find((each) => each.id === agent.id)?.calls?.[0]?.state).toBe('disconnected');
  });

  it('goes to a queue by name', async () => {
    expect((await replace('replace/queue', { queueName: 'ferries' })).status).toBe(202);
    expect((await participant(floor, id, 'acd')).queueId).toBe(floor.queue.id);
  });

  it.each(['replace/external', 'transfer'])('goes to a number by %s', async (word) => {
    expect((await replace(word, { address: '+441632960999' })).status).toBe(202);
    expect(await participant(floor, id, 'external')).toMatchObject({ address: expect.stringContaining('960999') as string });
  });

  it('goes to the requested number of an external contact, if it has one', async () => {
    const contact = { firstName: 'Ada', lastName: 'Ash', cellPhone: { e164: '+441632960777', display: '960777' } };
    const { id: contactId } = (await floor.call<NamedEntity>('POST', '/api/v2/externalcontacts/contacts', contact)).body;
    expect(await replace('replace/contact/external', { contactId, phoneType: 'WorkPhone' })).toMatchObject({
      status: 400,
      body: { details: [{ errorCode: 'invalid.value', fieldName: 'phoneType' }] },
    });
    expect((await replace('replace/contact/external', { contactId, phoneType: 'CellPhone' })).status).toBe(202);
    expect(await participant(floor, id, 'external')).toMatchObject({ address: expect.stringContaining('960777') as string });
  });

  it.each([
    ['replace/agent', {}, 400],
    ['replace/agent', { userName: 'unknown@example.com' }, 404],
    ['replace/queue', { queueName: 'None' }, 404],
    ['replace/external', {}, 400],
  ])('is rejected for an unknown destination of %s: %j', async (word, body, status) => {
    expect((await replace(word, body)).status).toBe(status);
    expect(await stateOf('agent')).toBe('connected');
  });
});

describe('A consultation by type of destination', () => {
  it.each([
    ['consult/agent', 'agent'],
    ['consult/queue', 'acd'],
    ['consult/external', 'external'],
    ['voice/consult', 'external'],
  ])('starts by %s', async (word, purpose) => {
    const body = { 'consult/agent': { userId: colleague.id }, 'consult/queue': { queueId: floor.queue.id } }[word];
    const { status, body: answered } = await consult(word, body ?? { address: '+441632960999' });
    expect(status).toBe(200);
    const { participants } = await conversation(floor, id);
    expect(participants.find((each) => each.id === answered.destinationParticipantId)?.purpose).toBe(purpose);
    expect((await consult(word, body ?? { address: '+441632960999' })).status).toBe(400);
  });
});

describe('A communication', () => {
  const path = (leg: string): string =>
    `/api/v2/conversations/calls/${id}/participants/${agent.id!}/communications/${leg}/wrapup`;

  it('is wrapped up with a code of the queue, which it returns', async () => {
    const leg = agent.calls![0]!.id!;
    expect((await floor.asAgent('POST', path(leg), { code: floor.codes[0]!.id, notes: 'Well' })).status).toBe(204);
    expect((await floor.asAgent('GET', path(leg))).body).toMatchObject({ code: floor.codes[0]!.id, notes: 'Well' });
    expect((await floor.asAgent('POST', path(leg), { code: 'none' })).status).toBe(400);
    expect((await floor.asAgent('GET', path('none'))).status).toBe(404);
  });

  it('can be joined by barge-in by a user who does not take part', async () => {
    const barge = `/api/v2/conversations/calls/${id}/participants/${agent.id!}/barge`;
    expect((await floor.call('PUT', `/api/v2/users/${colleague.id}/roles`, await adminRoles())).status).toBe(200);
    expect((await asColleague('POST', barge)).status).toBe(204);
    const { participants } = await conversation(floor, id);
    expect((await asColleague('POST', barge)).status).toBe(400);
    expect(participants.at(-1)).toMatchObject({ purpose: 'user', userId: colleague.id, calls: [{ state: 'connected' }] });
  });
});

async function adminRoles(): Promise<string[]> {
  const { entities } = (await floor.call<Listing<NamedEntity>>('GET', '/api/v2/authorization/roles')).body;
  return entities.filter(({ name }) => name === 'Admin').map((role) => role.id);
}
