import { beforeEach, describe, expect, it } from 'vitest';
import type { Call, Listing, NamedEntity } from '../../support.js';
import { UNKNOWN_ID, openOffice, readBy, refusal } from '../office.js';
import type { Office } from '../office.js';

let office: Office;
let colleague: NamedEntity;
beforeEach(async () => {
  office = await openOffice();
  colleague = office.users.find(({ id }) => id !== office.me.id)!;
});
const { send, refused } = readBy(() => office);
const of = async (call: Call, path: string) => (await call('GET', path)).body;

describe('The backup for an agent', () => {
  const OWN_BACKUP = '/api/v2/routing/directroutingbackup/settings/me';
  const path = (id: string) => `/api/v2/routing/users/${id}/directroutingbackup/settings`;

  it('is the same for the agent and for others, and separate for each agent', async () => {
    const backup = { userId: colleague.id, waitForAgent: true, agentWaitSeconds: 20 };
    expect(await send('PUT', OWN_BACKUP, backup)).toMatchObject(backup);
    expect(await send('GET', path(office.me.id))).toMatchObject({ ...backup, backedUpUsers: [] });
    expect(await of(office.other, OWN_BACKUP)).toEqual({ backedUpUsers: [office.me.id] });
    await send('DELETE', path(office.me.id));
    expect(await send('GET', OWN_BACKUP)).toEqual({ backedUpUsers: [] });
    expect(await of(office.other, OWN_BACKUP)).toEqual({ backedUpUsers: [] });
  });

  it.each([
    ['an unknown user', 'userId', { userId: UNKNOWN_ID }],
    ['an unknown queue', 'queueId', { queueId: UNKNOWN_ID }],
  ])('cannot be %s', async (_what, field, body) => {
    expect(await refused('PUT', OWN_BACKUP, body)).toMatchObject({ status: 400, fields: [field] });
    expect(await refused('PUT', path(colleague.id), body)).toMatchObject({ status: 400, fields: [field] });
  });

  it('cannot be the agent, or both a user and a queue', async () => {
    const queue = (await send<Listing<NamedEntity>>('GET', '/api/v2/routing/queues')).entities[0]!;
    expect(await refused('PUT', OWN_BACKUP, { userId: office.me.id })).toMatchObject({ status: 400, fields: ['userId'] });
    const both = { userId: colleague.id, queueId: queue.id };
    expect(await refused('PUT', OWN_BACKUP, both)).toMatchObject({ status: 400, fields: ['queueId'] });
    expect(await send('PUT', OWN_BACKUP, { queueId: queue.id })).toMatchObject({ queueId: queue.id });
    expect(refusal(await office.call('GET', path(UNKNOWN_ID)))).toMatchObject({ status: 404 });
  });
});

describe('The greetings of an agent', () => {
  const OWN_GREETING = '/api/v2/telephony/agents/greetings/me';
  const path = (id: string) => `/api/v2/telephony/agents/${id}/greetings`;

  it('are the same for the agent and for others, and separate for each agent', async () => {
    const prompt = await send('POST', '/api/v2/architect/prompts', { name: 'Hello' });
    const greeting = { inboundPrompt: { id: prompt.id, name: prompt.name }, inboundPromptDefaultLanguage: 'en-us' };
    await send('PUT', OWN_GREETING, greeting);
    expect(await send('GET', path(office.me.id))).toMatchObject({ id: office.me.id, ...greeting });
    expect(await of(office.other, OWN_GREETING)).not.toHaveProperty('inboundPrompt');
    await send('PUT', path(office.me.id), { outboundPrompt: { id: prompt.id, name: prompt.name } });
    expect(await send('GET', OWN_GREETING)).not.toHaveProperty('inboundPrompt');
  });

  it('must be existing prompts', async () => {
    const body = { outboundPrompt: { id: UNKNOWN_ID, name: 'Hello' } };
    expect(await refused('PUT', OWN_GREETING, body)).toMatchObject({ status: 400, fields: ['outboundPrompt'] });
    expect(refusal(await office.call('GET', path(UNKNOWN_ID)))).toMatchObject({ status: 404 });
  });
});

describe('The location of a user', () => {
  const OWN_LOCATION = '/api/v2/carrierservices/integrations/emergencylocations/me';
  const did = '+13175550100';

  it('is stored separately for each user', async () => {
    const at = `${OWN_LOCATION}?phoneNumber=${encodeURIComponent(did)}`;
    expect(await refused('GET', at)).toMatchObject({ status: 404 });
    const location = { address: { country: 'US', city: 'Fishers' }, did, source: 'User' };
    await send('POST', OWN_LOCATION, location);
    expect(await send('GET', at)).toMatchObject(location);
    expect(await refused('GET', `${OWN_LOCATION}?phoneNumber=${encodeURIComponent('+13175550101')}`)).toMatchObject({
      status: 404,
    });
    expect(refusal(await office.other('GET', at))).toMatchObject({ status: 404 });
  });
});

describe('The log level of a flow', () => {
  const LEVELS = '/api/v2/flows/instances/settings/loglevels';
  const level = (name: string) => ({ logLevelCharacteristics: { level: name, characteristics: { variables: true } } });

  it('exists from its creation to its deletion', async () => {
    const flow = await send('POST', '/api/v2/flows', { name: 'Harbour', type: 'INBOUNDCALL' });
    const path = `/api/v2/flows/${flow.id}/instances/settings/loglevels`;
    for (const [verb, body] of [['GET'], ['PUT', level('All')], ['DELETE']] as const)
      expect(await refused(verb, path, body)).toMatchObject({ status: 404 });
    expect(await send('POST', path, level('Notes'))).toMatchObject({
      modifiedBy: { id: office.me.id },
      dateModified: '2026-03-10T12:30:00.000Z',
      logLevelCharacteristics: { level: 'Notes' },
    });
    expect(await refused('POST', path, level('Notes'))).toMatchObject({ status: 409 });
    await send('PUT', path, level('All'));
    expect(await send('GET', path)).toMatchObject({ logLevelCharacteristics: { level: 'All' } });
    expect((await send<Listing<NamedEntity>>('GET', LEVELS)).entities).toMatchObject([{ id: flow.id }]);
    await send('DELETE', path);
    expect(await refused('GET', path)).toMatchObject({ status: 404 });
    expect((await send<Listing<NamedEntity>>('GET', LEVELS)).entities).toEqual([]);
  });

  it('includes name, type and characteristics on request', async () => {
    const flow = await send('POST', '/api/v2/flows', { name: 'Harbour', type: 'INBOUNDCALL' });
    await send('POST', `/api/v2/flows/${flow.id}/instances/settings/loglevels`, level('Notes'));
    const [plain] = (await send<Listing<NamedEntity>>('GET', LEVELS)).entities;
    expect(plain).not.toHaveProperty('name');
    expect(plain).toMatchObject({ logLevelCharacteristics: { level: 'Notes' } });
    expect(plain).not.toHaveProperty('logLevelCharacteristics.characteristics');
    const expand = '?expand=name,type,logLevelCharacteristics.characteristics';
    expect((await send<Listing<NamedEntity>>('GET', `${LEVELS}${expand}`)).entities).toMatchObject([
      { name: 'Harbour', type: 'inboundcall', ...level('Notes') },
    ]);
  });
});
