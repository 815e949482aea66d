import type { Group, Queue, WrapupCode } from 'contact-centre-client';
import { createSandbox } from 'contact-centre-client/sandbox';
import { beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../../support.js';
import type { Call, Listing, NamedEntity } from '../../support.js';

const QUEUES = '/api/v2/routing/queues';
const CODES = '/api/v2/routing/wrapupcodes';

let call: Call;
let libraryId: string;
beforeEach(async () => {
  call = await signIn(createSandbox());
  libraryId = (await call<Listing<NamedEntity>>('GET', '/api/v2/responsemanagement/libraries')).body.entities[0]!.id;
});

const names = async (path: string): Promise<string[]> =>
  (await call<Listing<NamedEntity>>('GET', path)).body.entities.map(({ name }) => name);

describe('a queue', () => {
  const settings = (): object => ({
    scoringMethod: 'PriorityOnly',
    lastAgentRoutingMode: 'AnyAgent',
    defaultMediaLanguage: 'en-GB',
    enableAudioMonitoring: true,
    suppressInQueueCallRecording: true,
    peerId: 'there',
    cannedResponseLibraries: { mode: 'SelectedOnly', libraryIds: [libraryId] },
    directRouting: { waitForAgent: true },
    conditionalGroupRouting: { rules: [] },
    conditionalGroupActivation: { rules: [] },
  });

  it('keeps all fields that a caller can set', async () => {
    const { body: entity } = await call<Queue & NamedEntity>('POST', QUEUES, { name: 'Ferries', ...settings() });
    expect(entity).toMatchObject(settings());
    expect((await call('GET', entity.selfUri)).body).toMatchObject(settings());
    const changed = { ...settings(), scoringMethod: 'TimestampAndPriority', suppressInQueueCallRecording: false };
    expect((await call('PUT', entity.selfUri, { name: 'Ferries', ...changed })).body).toMatchObject(changed);
    expect((await call('GET', entity.selfUri)).body).toMatchObject(changed);
  });

  it('is found by its peer and by its library of canned responses', async () => {
    await call('POST', QUEUES, { name: 'Ferries', ...settings() });
    await call('POST', QUEUES, { name: 'Trams', cannedResponseLibraries: { mode: 'None', libraryIds: [libraryId] } });
    expect(await names(`${QUEUES}?peerId=there&peerId=elsewhere`)).toEqual(['Ferries']);
    expect(await names(`${QUEUES}?hasPeer=true`)).toEqual(['Ferries']);
    expect(await names(`${QUEUES}?hasPeer=false`)).not.toContain('Ferries');
    expect(await names(`${QUEUES}?cannedResponseLibraryId=${libraryId}`)).toEqual(['Ferries']);
  });

  it('has wrap-up codes that are found by name', async () => {
    const { body: queue } = await call<NamedEntity>('POST', QUEUES, { name: 'Ferries' });
    const codes = (await call<Listing<NamedEntity>>('GET', CODES)).body.entities.slice(0, 3);
    await call(
      'POST',
      `${queue.selfUri}/wrapupcodes`,
      codes.map(({ id }) => ({ id })),
    );
    expect(await names(`${queue.selfUri}/wrapupcodes?name=${encodeURIComponent(codes[1]!.name)}`)).toEqual([codes[1]!.name]);
  });
});

describe('a wrap-up code', () => {
  it('has a description and a division, by which it is found', async () => {
    const division = (await call<NamedEntity>('POST', '/api/v2/authorization/divisions', { name: 'North', description: '' }))
      .body;
    const body = { name: 'Ticket Sold', description: 'Paid at once', division: { id: division.id } };
    const { body: entity } = await call<WrapupCode & NamedEntity>('POST', CODES, body);
    expect(entity).toMatchObject(body);
    expect(await names(`${CODES}?divisionId=${division.id}`)).toEqual(['Ticket Sold']);
    await call('PUT', entity.selfUri, { name: 'Ticket Sold', description: 'Paid later', division: { id: '*' } });
    expect((await call('GET', entity.selfUri)).body).toMatchObject({ description: 'Paid later', division: { id: '*' } });
    expect(await names(`${CODES}?divisionId=${division.id}`)).toEqual([]);
    expect(await call('POST', CODES, { name: 'Other', division: { id: 'nowhere' } })).toMatchObject({ status: 400 });
  });
});

describe('a group', () => {
  it('keeps its settings for roles, calls, owners and its address', async () => {
    const settings = { rolesEnabled: true, includeOwners: true, callsEnabled: true, email: 'choir@harbourline.example' };
    const body = { name: 'Choir', type: 'official', visibility: 'public', rulesVisible: true, ...settings };
    const { body: entity } = await call<Group>('POST', '/api/v2/groups', body);
    expect(entity).toMatchObject(settings);
    const path = `/api/v2/groups/${entity.id}`;
    await call('PUT', path, { version: entity.version, callsEnabled: false, email: 'band@harbourline.example' });
    expect((await call('GET', path)).body).toMatchObject({
      ...settings,
      callsEnabled: false,
      email: 'band@harbourline.example',
    });
  });

  it('has no chat address', async () => {
    expect(await names('/api/v2/profiles/groups?jabberId=nobody')).toEqual([]);
    expect(await names('/api/v2/profiles/groups')).not.toEqual([]);
  });
});
