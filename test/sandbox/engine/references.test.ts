import { createSandbox } from 'contact-centre-client/sandbox';
import { beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../support.js';
import type { Call, Listing, NamedEntity } from '../support.js';

let call: Call;
beforeEach(async () => {
  call = await signIn(createSandbox());
});

const create = async (path: string, body: object): Promise<NamedEntity> => {
  const { status, body: entity, text } = await call<NamedEntity>('POST', path, body);
  expect(status, text).toBe(200);
  return entity;
};

describe('a reference', () => {
  it('that is written as an id is returned under the same name', async () => {
    const [user, other] = (await call<Listing<NamedEntity>>('GET', '/api/v2/users')).body.entities;
    const { id } = await create('/api/v2/locations', { name: 'Quay', contactUser: user!.id });
    const path = `/api/v2/locations/${id}`;
    expect((await call('GET', path)).body).toMatchObject({ contactUser: { id: user!.id } });
    await call('PATCH', path, { version: 1, contactUser: other!.id });
    expect((await call('GET', path)).body).toMatchObject({ contactUser: { id: other!.id } });
  });

  it('filters campaigns', async () => {
    const { id: contactListId } = await create('/api/v2/outbound/contactlists', {
      name: 'Travellers',
      columnNames: ['phone'],
      phoneColumns: [{ columnName: 'phone', type: 'cell' }],
    });
    const { id: dncListId } = await create('/api/v2/outbound/dnclists', { name: 'Not these', dncSourceType: 'rds' });
    const { id: queueId } = await create('/api/v2/routing/queues', { name: 'Ferries' });
    const { id: setId } = await create('/api/v2/outbound/callanalysisresponsesets', { name: 'Rules', responses: {} });
    const campaign = {
      contactList: { id: contactListId },
      dialingMode: 'preview',
      phoneColumns: [{ columnName: 'phone', type: 'cell' }],
      callerName: 'Desk',
      callerAddress: '+441632960000',
    };
    await create('/api/v2/outbound/campaigns', { ...campaign, name: 'Plain' });
    await create('/api/v2/outbound/campaigns', {
      ...campaign,
      name: 'Careful',
      queue: { id: queueId },
      dncLists: [{ id: dncListId }],
      callAnalysisResponseSet: { id: setId },
    });
    const search = async (query: string): Promise<string[]> =>
      (await call<Listing<NamedEntity>>('GET', `/api/v2/outbound/campaigns?${query}`)).body.entities.map(({ name }) => name);
    expect(await search(`contactListId=${contactListId}`)).toHaveLength(2);
    for (const query of [`dncListIds=${dncListId}`, `distributionQueueId=${queueId}`, `callAnalysisResponseSetId=${setId}`])
      expect(await search(query)).toEqual(['Careful']);
    expect(await search('edgeGroupId=nowhere')).toEqual([]);
  });
});
