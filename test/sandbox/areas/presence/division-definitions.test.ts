import type { OrganizationPresence, OrganizationPresenceDefinition, User } from 'contact-centre-client';
import { createSandbox } from 'contact-centre-client/sandbox';
import { beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../../support.js';
import type { Call, Listing, NamedEntity } from '../../support.js';

let call: Call;
let user: User & NamedEntity;
beforeEach(async () => {
  call = await signIn(createSandbox());
  user = (await call<Listing<User & NamedEntity>>('GET', '/api/v2/users')).body.entities[3]!;
});

const OLD = '/api/v2/presencedefinitions';
const NEW = '/api/v2/presence/definitions';
const labels = { en_US: 'Dentist', de: 'Zahnarzt' };

describe('presence definitions by division', () => {
  const all = async (query = ''): Promise<OrganizationPresenceDefinition[]> =>
    (await call<{ entities: OrganizationPresenceDefinition[] }>('GET', `${NEW}${query}`)).body.entities;

  it('are the ones that users can choose', async () => {
    const before = (await call<Listing<OrganizationPresence>>('GET', OLD)).body.entities;
    expect((await all()).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect((await all()).find(({ name }) => name === 'On Queue')).toMatchObject({
      type: 'System',
      systemPresence: 'OnQueue',
      divisionId: '*',
    });
    const body = { type: 'User', systemPresence: 'OnQueue', languageLabels: labels };
    const { body: entity } = await call<NamedEntity>('POST', NEW, body);
    expect(entity).toMatchObject({ ...body, name: 'Dentist', deactivated: false, selfUri: `${NEW}/${entity.id}` });
    expect((await call('GET', `${OLD}/${entity.id}`)).body).toMatchObject({ systemPresence: 'On Queue', languageLabels: labels });
    const path = `${user.selfUri}/presences/purecloud`;
    expect(await call('PATCH', path, { presenceDefinition: { id: entity.id } })).toMatchObject({
      status: 200,
      body: { presenceDefinition: { systemPresence: 'On Queue' } },
    });
    const { body: older } = await call<NamedEntity>('POST', OLD, { systemPresence: 'Away', languageLabels: { en_US: 'Vet' } });
    expect((await call('GET', `${NEW}/${older.id}?localeCode=de`)).body).toMatchObject({ type: 'User', languageLabels: {} });
  });

  it('are for one division or all, and can be deactivated', async () => {
    const division = (await call<NamedEntity>('POST', '/api/v2/authorization/divisions', { name: 'North', description: '' }))
      .body;
    const body = { systemPresence: 'Away', languageLabels: labels };
    expect(await call('POST', NEW, { ...body, divisionId: 'nowhere' })).toMatchObject({ status: 400 });
    const { body: entity } = await call<NamedEntity>('POST', NEW, { ...body, divisionId: division.id });
    expect(await all(`?divisionId=${division.id}`)).toMatchObject([{ id: entity.id, divisionId: division.id }]);
    await call('PUT', entity.selfUri, { languageLabels: labels, divisionId: '*' });
    expect(await all(`?divisionId=${division.id}`)).toEqual([]);
    expect(await call('DELETE', entity.selfUri)).toMatchObject({ status: 204 });
    expect((await all()).map(({ id }) => id)).not.toContain(entity.id);
    expect(await all('?deactivated=true')).toMatchObject([{ id: entity.id, deactivated: true }]);
    expect((await call('GET', `${OLD}/${entity.id}`)).body).toMatchObject({ deactivated: true });
  });
});

describe('the primary source of a user', () => {
  it('is the source of the visible presence', async () => {
    const path = `/api/v2/presence/users/${user.id}/primarysource`;
    expect((await call('GET', path)).body).toMatchObject({ id: user.id, sourceId: 'purecloud', registered: false });
    const { body: source } = await call<NamedEntity>('POST', '/api/v2/presence/sources', { name: 'Phones' });
    expect((await call('PUT', path, { sourceId: source.id })).body).toMatchObject({ sourceId: source.id, registered: true });
    expect((await call('GET', `${user.selfUri}/presences/${source.id}`)).body).toMatchObject({ primary: true });
    expect((await call('GET', `${user.selfUri}/presences/purecloud`)).body).toMatchObject({ primary: false });
    await call('PATCH', `${user.selfUri}/presences/purecloud`, { primary: true });
    expect((await call('GET', path)).body).toMatchObject({ sourceId: 'purecloud' });
  });
});

describe('the state of a user', () => {
  it('has the reason and time of its last change', async () => {
    await call('PUT', `${user.selfUri}/state`, { state: 'inactive', stateChangeReason: 'Seasonal' });
    const { body } = await call<{ stateChangeDate: string }>('GET', `${user.selfUri}/state`);
    expect(body).toMatchObject({ state: 'inactive', stateChangeReason: 'Seasonal' });
    expect(Date.parse(body.stateChangeDate)).not.toBeNaN();
    await call('PUT', `${user.selfUri}/state`, { state: 'active' });
    expect((await call('GET', `${user.selfUri}/state`)).body).not.toHaveProperty('stateChangeReason');
  });
});

describe('a search', () => {
  it('returns users like the user search, with expansions', async () => {
    const query = [{ type: 'EXACT', fields: ['email'], value: user.email }];
    const request = { query, expand: ['presence', 'skills'] };
    const foundUsers = (await call<{ results: User[] }>('POST', '/api/v2/users/search', request)).body.results;
    expect((await call<{ results: User[] }>('POST', '/api/v2/search', { types: ['users'], ...request })).body.results).toEqual(
      foundUsers,
    );
    expect(foundUsers[0]).toHaveProperty('presence');
  });

  it('returns only the requested fields', async () => {
    const body = { types: ['users', 'groups'], returnFields: ['name'], sortBy: 'email', sortOrder: 'DESC', pageSize: 100 };
    const { results } = (await call<{ results: object[] }>('POST', '/api/v2/search', body)).body;
    expect(new Set(results.flatMap((result) => Object.keys(result)))).toEqual(new Set(['name', '_type']));
    const order = { sortBy: 'email', sortOrder: 'DESC' };
    const { results: sorted } = (await call<{ results: User[] }>('POST', '/api/v2/users/search', order)).body;
    expect(results[0]).toEqual({ name: sorted[0]!.name, _type: 'users' });
  });

  it('rejects aggregations', async () => {
    const aggregations = [{ field: 'department', name: 'departments', type: 'TERM' }];
    expect(await call('POST', '/api/v2/search', { types: ['users'], aggregations })).toMatchObject({ status: 501 });
  });

  it('sorts users by several fields', async () => {
    const sort = [
      { sortBy: 'department', sortOrder: 'DESC' },
      { sortBy: 'name', sortOrder: 'DESC' },
    ];
    const { results } = (await call<{ results: User[] }>('POST', '/api/v2/users/search', { sort, pageSize: 100 })).body;
    const keys = results.map(({ department = '', name = '' }) => `${department}\n${name}`);
    expect(keys).toEqual([...keys].sort((a, b) => b.localeCompare(a, 'en')));
  });
});

describe('a group', () => {
  it('has no deleted owners', async () => {
    const body = { name: 'Choir', type: 'official', visibility: 'public', rulesVisible: true, ownerIds: [user.id] };
    const { body: group } = await call<NamedEntity>('POST', '/api/v2/groups', body);
    await call('DELETE', user.selfUri);
    expect((await call('GET', `/api/v2/groups/${group.id}`)).body).toMatchObject({ owners: [] });
  });
});

describe('faxes', () => {
  it('are counted when they are read', async () => {
    const documents = [{ name: 'Form', read: true }, { name: 'Order' }];
    const asSeeded = await signIn(createSandbox({ seed: { entities: { '/api/v2/fax/documents': documents } } }));
    expect((await asSeeded('GET', '/api/v2/fax/summary')).body).toEqual({ readCount: 1, unreadCount: 1, totalCount: 2 });
    expect((await call('GET', '/api/v2/fax/summary')).body).toEqual({ readCount: 0, unreadCount: 0, totalCount: 0 });
  });
});
