import { createSandbox } from 'contact-centre-client/sandbox';
import type { Sandbox } from 'contact-centre-client/sandbox';
import { beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../../support.js';
import type { Call, Listing, NamedEntity } from '../../support.js';

let sandbox: Sandbox;
let call: Call;
beforeEach(async () => {
  sandbox = createSandbox({ rateLimit: false });
  call = await signIn(sandbox);
});

async function listed<T extends { id: string }>(path: string, from = call): Promise<T[]> {
  return (await from<Listing<T>>('GET', `${path}?pageSize=100`)).body.entities;
}

describe('The initial data of an organisation', () => {
  it.each([
    ['/api/v2/stations', 12],
    ['/api/v2/integrations/types', 5],
    ['/api/v2/scripts', 4],
    ['/api/v2/scripts/published', 4],
    ['/api/v2/telephony/providers/edges/sites', 1],
    ['/api/v2/locations', 1],
    ['/api/v2/responsemanagement/libraries', 1],
    ['/api/v2/groups', 3],
    ['/api/v2/routing/languages', 4],
    ['/api/v2/authorization/roles', 4],
  ])('%s lists %i entities, each of which can be read', async (path, count) => {
    const entities = await listed<NamedEntity>(path);
    expect(entities).toHaveLength(count);
    for (const entity of entities) {
      expect(await call('GET', entity.selfUri)).toMatchObject({ status: 200, body: { id: entity.id, name: entity.name } });
    }
    expect((await call('GET', `${path}/nobody-has-this`)).status).toBe(404);
  });

  it('has canned responses in its library', async () => {
    const [library] = await listed<NamedEntity>('/api/v2/responsemanagement/libraries');
    const { body } = await call<Listing<NamedEntity>>('GET', `/api/v2/responsemanagement/responses?libraryId=${library!.id}`);
    expect(body.entities.map(({ name }) => name)).toContain('Greeting');
  });

  it('has licences, which users have according to their permissions', async () => {
    const { body: definitions } = await call<{ id: string }[]>('GET', '/api/v2/license/definitions');
    expect(definitions.map(({ id }) => id)).toEqual(expect.arrayContaining(['callCenter2', 'callCenter3', 'collaborate']));
    const users = await listed<{ id: string; licenses: string[] }>('/api/v2/license/users');
    expect(users).toHaveLength(24);
    const [leader, adviser] = sandbox.users;
    expect(users.find(({ id }) => id === leader!.id)?.licenses).toContain('callCenter3');
    const { body } = await call<{ licenses: { id: string }[] }>('GET', `/api/v2/license/users/${adviser!.id}`);
    expect(body.licenses.map(({ id }) => id)).toEqual(['collaborate', 'communicate', 'callCenter2']);
    expect((await call('GET', '/api/v2/license/users/nobody')).status).toBe(404);
  });

  it('finds the WebRTC station of a user', async () => {
    const [user] = await listed<NamedEntity>('/api/v2/users');
    const { body } = await call<Listing<NamedEntity>>('GET', `/api/v2/stations?webRtcUserId=${user!.id}`);
    expect(body.entities).toMatchObject([{ name: `${user!.name} WebRTC`, webRtcUserId: user!.id }]);
  });

  it.each(['/api/v2/timezones', '/api/v2/telephony/providers/edges/timezones'])('%s lists known time zones', async (path) => {
    const zones = await listed(path);
    expect(zones.map(({ id }) => id)).toContain('Europe/London');
    for (const { id } of zones) expect(() => new Intl.DateTimeFormat('en-GB', { timeZone: id })).not.toThrow();
  });

  it('lists permissions by domain and entity type', async () => {
    const domains = await listed<{ id: string; domain: string; permissionMap: Record<string, object[]> }>(
      '/api/v2/authorization/permissions',
    );
    expect(domains.find(({ domain }) => domain === 'routing')?.permissionMap['skill']).toMatchObject(
      ['assign', 'create', 'delete', 'manage', 'update', 'view'].map((action) => ({
        domain: 'routing',
        entityType: 'skill',
        action,
        // Skills now have divisions.
        divisionAware: true,
      })),
    );
    expect(domains.find(({ domain }) => domain === 'routing')?.permissionMap['queue']).toContainEqual(
      expect.objectContaining({ entityType: 'queue', action: 'join', divisionAware: true }),
    );
  });

  it('lists products and languages', async () => {
    expect((await listed('/api/v2/authorization/products')).map(({ id }) => id)).toContain('callCenter');
    const prompts = await call<{ languages: string[] }>('GET', '/api/v2/telephony/providers/edges/availablelanguages');
    expect(prompts.body.languages).toContain('en-GB');
    const { body } = await call<{ builtin: string[] }>('GET', '/api/v2/languages/translations');
    expect(body.builtin).toContain('en-US');
  });

  it('is the same in every sandbox of one seed, and after a reset', async () => {
    const before = await listed('/api/v2/stations');
    expect(await listed('/api/v2/stations', await signIn(createSandbox({ rateLimit: false })))).toEqual(before);
    const other = await listed('/api/v2/stations', await signIn(createSandbox({ rateLimit: false, seed: 2 })));
    expect(other[0]!.id).not.toBe(before[0]!.id);
    sandbox.reset();
    expect(await listed('/api/v2/stations', await signIn(sandbox))).toEqual(before);
  });
});
