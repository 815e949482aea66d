import type { UcUserPresence, User, UserProfile } from 'contact-centre-client';
import { createSandbox } from 'contact-centre-client/sandbox';
import { beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../../support.js';
import type { Call, Listing, NamedEntity } from '../../support.js';

let call: Call;
let users: (User & NamedEntity)[];
let user: User & NamedEntity;
let clientId: string;
beforeEach(async () => {
  const sandbox = createSandbox();
  clientId = sandbox.clients.clientCredentials.id;
  call = await signIn(sandbox);
  users = (await call<Listing<User & NamedEntity>>('GET', '/api/v2/users')).body.entities;
  user = users[3]!;
});

const expanded = async (...parts: string[]): Promise<User> =>
  (await call<User>('GET', `${user.selfUri}?expand=${parts.join(',')}`)).body;

describe('expansions of a user', () => {
  it('include location and out-of-office status', async () => {
    await call('PUT', `${user.selfUri}/outofoffice`, { active: true, indefinite: true });
    await call('PATCH', `${user.selfUri}/geolocations/elsewhere`, { latitude: 1, longitude: 2 });
    await call('PATCH', `${user.selfUri}/geolocations/${clientId}`, { latitude: 52.5, longitude: 13.4, primary: true });
    const { outOfOffice, geolocation } = await expanded('outOfOffice', 'geolocation');
    expect(outOfOffice).toEqual({ active: true, indefinite: true });
    expect(geolocation).toMatchObject({ id: clientId, latitude: 52.5, longitude: 13.4 });
  });

  it('include the presence in a named source', async () => {
    await call('PATCH', `${user.selfUri}/presences/microsoftteams`, { message: 'In a meeting' });
    const there = { integrationPresence: { source: 'MICROSOFTTEAMS', message: 'In a meeting' } };
    const query = 'expand=integrationPresence&integrationPresenceSource=MicrosoftTeams';
    expect((await call('GET', `${user.selfUri}?${query}`)).body).toMatchObject(there);
    expect((await call('GET', `${user.selfUri}/profile?${query}`)).body).toMatchObject({ expands: there });
    for (const path of ['/api/v2/users', '/api/v2/profiles/users']) {
      const { entities } = (await call<Listing<object>>('GET', `${path}?id=${user.id}&${query}`)).body;
      expect(entities).toMatchObject([path === '/api/v2/users' ? there : { expands: there }]);
    }
    const request = { expand: ['integrationPresence'], query: [{ type: 'EXACT', fields: ['email'], value: user.email }] };
    const items = await call('POST', '/api/v2/users/search', { ...request, integrationPresenceSource: 'MicrosoftTeams' });
    expect(items.body).toMatchObject({ results: [there] });
    const elsewhere = `${user.selfUri}?expand=integrationPresence&integrationPresenceSource=ZoomPhone`;
    expect((await call('GET', elsewhere)).body).not.toHaveProperty('integrationPresence');
  });

  it('include the team', async () => {
    expect(await expanded('team')).not.toHaveProperty('team');
    const { body: team } = await call<NamedEntity>('POST', '/api/v2/teams', { name: 'Night shift' });
    await call('POST', `/api/v2/teams/${team.id}/members`, { memberIds: [user.id] });
    expect((await expanded('team')).team).toMatchObject({ id: team.id, name: 'Night shift' });
  });

  it("include the manager's current name, until an empty id removes the manager", async () => {
    const manager = users[0]!;
    await call('PATCH', user.selfUri, { version: user.version, manager: manager.id });
    await call('PATCH', manager.selfUri, { version: manager.version, name: 'Somebody Else' });
    const managed = await expanded();
    expect(managed.manager).toMatchObject({ id: manager.id, name: 'Somebody Else' });
    await call('PATCH', user.selfUri, { version: managed.version, title: 'Lead' });
    expect(await expanded()).toMatchObject({ title: 'Lead', manager: { id: manager.id } });
    await call('PATCH', user.selfUri, { version: (await expanded()).version, manager: '' });
    expect((await expanded()).manager).toBeUndefined();
  });

  it('follow a change of the account', async () => {
    const changes = { version: user.version, email: 'moved@harbourline.example', preferredName: 'Nick' };
    const { body } = await call<User>('PATCH', user.selfUri, changes);
    expect(body).toMatchObject({
      username: 'moved@harbourline.example',
      preferredName: 'Nick',
      primaryContactInfo: [{ address: 'moved@harbourline.example', mediaType: 'EMAIL' }],
    });
  });
});

describe('profiles', () => {
  it('describe users', async () => {
    const { id, name, version } = user;
    const profile = { id, name, version, state: 'active', selfUri: `${user.selfUri}/profile` };
    expect((await call('GET', `${user.selfUri}/profile`)).body).toEqual(profile);
    const { body } = await call<Listing<UserProfile>>('GET', '/api/v2/profiles/users?pageSize=100&sortOrder=descending');
    expect(body.total).toBe(users.length);
    expect(body.entities).toContainEqual(profile);
    expect(body.entities[0]!.name).toBe(users.at(-1)!.name);
  });

  it('are limited to the requested users and expansions', async () => {
    const path = `/api/v2/profiles/users?id=${user.id}&expand=presence`;
    const { entities } = (await call<Listing<UserProfile>>('GET', path)).body;
    expect(entities).toMatchObject([{ id: user.id, expands: { presence: { source: 'PURECLOUD' } } }]);
    const jid = encodeURIComponent(users[5]!.chat!.jabberId!);
    expect((await call<Listing<UserProfile>>('GET', `/api/v2/profiles/users?jid=${jid}`)).body.entities).toMatchObject([
      { id: users[5]!.id },
    ]);
  });

  it('do not exist for deleted users', async () => {
    await call('DELETE', user.selfUri);
    expect(await call('GET', `${user.selfUri}/profile`)).toMatchObject({ status: 404 });
    expect((await call<Listing<UserProfile>>('GET', `/api/v2/profiles/users?id=${user.id}`)).body.total).toBe(0);
  });
});

describe('presences of several users', () => {
  it('are returned by source', async () => {
    await call('PATCH', `${user.selfUri}/presences/purecloud`, { message: 'At lunch' });
    const ids = `id=${user.id}&id=${users[4]!.id}`;
    for (const source of ['purecloud', 'PURECLOUD']) {
      const { body } = await call<UcUserPresence[]>('GET', `/api/v2/users/presences/${source}/bulk?${ids}`);
      expect(body.map(({ userId }) => userId)).toEqual([user.id, users[4]!.id]);
      expect(body[0]).toMatchObject({ source: 'PURECLOUD', message: 'At lunch' });
    }
    await call('PATCH', `${user.selfUri}/presences/phones`, { message: 'Ringing' });
    const { body } = await call<UcUserPresence[]>('GET', `/api/v2/users/presences/phones/bulk?${ids}`);
    expect(body).toMatchObject([{ userId: user.id, source: 'PHONES', message: 'Ringing' }]);
  });

  it('are refused if a user is unknown', async () => {
    const path = `/api/v2/users/presences/purecloud/bulk?id=${user.id}&id=nobody`;
    expect(await call('GET', path)).toMatchObject({ status: 404, body: { entityName: 'user', entityId: 'nobody' } });
  });

  it('have one primary source, also for a user without any presence', async () => {
    const body = { name: 'Zadie Brook', email: 'zadie.brook@harbourline.example' };
    const { selfUri } = (await call<NamedEntity>('POST', '/api/v2/users', body)).body;
    await call('PATCH', `${selfUri}/presences/phones`, { primary: true });
    expect((await call('GET', `${selfUri}/presences/purecloud`)).body).toMatchObject({ primary: false });
    expect((await call('GET', `${selfUri}/presences/phones`)).body).toMatchObject({ primary: true });
  });
});
