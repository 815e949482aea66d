import { beforeEach, expect, it } from 'vitest';
import type { Listing, NamedEntity } from '../support.js';
import { openOffice, readBy } from './office.js';
import type { Office } from './office.js';

let office: Office;
const { send } = readBy(() => office);
beforeEach(async () => {
  office = await openOffice();
});

it('shows the new name of the organisation everywhere', async () => {
  const before = await send('GET', '/api/v2/organizations/me');
  await send('PUT', '/api/v2/organizations/me', { ...before, name: 'Outer Isles Ferries' });
  const organization = { id: before.id, name: 'Outer Isles Ferries' };
  expect(await send('GET', '/api/v2/tokens/me')).toMatchObject({ organization, homeOrganization: organization });
  expect(await send('GET', '/api/v2/users/me?expand=organization')).toMatchObject({ organization });
});

it('finds GDPR subjects among users and external contacts', async () => {
  const contact = await send('POST', '/api/v2/externalcontacts/contacts', {
    firstName: 'Ada',
    lastName: 'Ash',
    workEmail: 'ada@ash.example',
    address: { city: 'Oban' },
  });
  const search = async (type: string, value: string): Promise<object[]> =>
    (await send<Listing<object>>('GET', `/api/v2/gdpr/subjects?searchType=${type}&searchValue=${encodeURIComponent(value)}`))
      .entities;
  const ada = [{ name: 'Ada Ash', externalContactId: contact.id }];
  expect(await search('NAME', 'Ada Ash')).toEqual(ada);
  expect(await search('EMAIL', 'ADA@ash.example')).toEqual(ada);
  expect(await search('ADDRESS', 'Oban')).toEqual(ada);
  expect(await search('PHONE', '+441632960000')).toEqual([]);
  expect(await search('NAME', office.me.name)).toEqual([{ name: office.me.name, userId: office.me.id }]);
});

it('lists data actions with their configuration on request', async () => {
  const integration = await send('POST', '/api/v2/integrations', {
    name: 'Ports',
    integrationType: { id: 'custom-rest-actions' },
  });
  const config = { request: { requestUrlTemplate: '/api/v2/users/me', requestType: 'GET' }, response: {} };
  const contract = { input: { inputSchema: { type: 'object' } }, output: { successSchema: { type: 'object' } } };
  const path = '/api/v2/integrations/actions';
  await send('POST', `${path}/drafts`, { name: 'Me', category: 'People', integrationId: integration.id, config, contract });
  const { entities: plain } = await send<Listing<object>>('GET', `${path}/drafts`);
  const { entities: response } = await send<Listing<object>>('GET', `${path}/drafts?includeConfig=true`);
  expect(plain[0]).not.toHaveProperty('config');
  expect(response).toMatchObject([{ name: 'Me', config: { request: config.request } }]);
});

it('finds learning modules by a word in their name', async () => {
  for (const name of ['Safety at sea', 'Tickets'])
    await send('POST', '/api/v2/learning/modules', { name, completionTimeInDays: 5 });
  const { entities } = await send<Listing<NamedEntity>>('GET', '/api/v2/learning/modules?searchTerm=SEA');
  expect(entities.map(({ name }) => name)).toEqual(['Safety at sea']);
});
