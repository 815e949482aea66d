import { beforeEach, describe, expect, it } from 'vitest';
import type { Listing, NamedEntity } from '../../support.js';
import { openFloor } from '../support.js';
import type { Floor } from '../support.js';

const NOBODY = '00000000-0000-4000-8000-000000000000';

let floor: Floor;
beforeEach(async () => {
  floor = await openFloor();
});

const role = async (...permissions: string[]): Promise<string> => {
  const policies = permissions.map((permission) => {
    const [domain, entityName, action] = permission.split(':');
    return { domain, entityName, actionSet: [action] };
  });
  const body = { name: `Role of ${permissions.join()}`, permissionPolicies: policies };
  return (await floor.call<NamedEntity>('POST', '/api/v2/authorization/roles', body)).body.id;
};

describe('Licences', () => {
  it('of several users are returned in one call', async () => {
    const users = (await floor.call<Listing<NamedEntity>>('GET', '/api/v2/users')).body.entities.slice(0, 2);
    const { body } = await floor.call<Record<string, { licenses: string[] }>>(
      'POST',
      '/api/v2/license/users',
      users.map(({ id }) => id),
    );
    expect(Object.keys(body)).toStrictEqual(users.map(({ id }) => id));
    const all = (await floor.call<Listing<{ id: string; licenses: string[] }>>('GET', '/api/v2/license/users')).body.entities;
    for (const { id } of users) expect(body[id]?.licenses).toStrictEqual(all.find((each) => each.id === id)?.licenses);
    expect((await floor.call('POST', '/api/v2/license/users', [NOBODY])).status).toBe(404);
  });

  it('are inferred from roles before a user has them', async () => {
    const reviewer = await role('quality:evaluation:add');
    const infer = async (...ids: string[]): Promise<unknown> => (await floor.call('POST', '/api/v2/license/infer', ids)).body;
    expect(await infer(reviewer)).toStrictEqual(['collaborate', 'communicate', 'callCenter3']);
    expect(await infer(await role('routing:queue:join'))).toStrictEqual(['collaborate', 'communicate', 'callCenter2']);
    expect(await infer(await role('routing:queue:view'))).toStrictEqual(['collaborate', 'communicate']);
    expect((await floor.call('POST', '/api/v2/license/infer', [NOBODY])).status).toBe(404);
  });

  it('are inferred from permissions', async () => {
    const infer = async (...names: string[]) => await floor.call('POST', '/api/v2/license/infer/permissions', names);
    expect((await infer('quality:evaluation:add')).body).toContain('callCenter3');
    expect((await infer('routing:queue:join')).body).not.toContain('callCenter3');
    expect((await infer('ferries:harbour:enter')).status).toBe(400);
  });
});

describe('A licence feature', () => {
  const path = '/api/v2/license/toggles';

  it('of the organisation can be switched on and off', async () => {
    floor = await openFloor({ seed: { entities: { [path]: [{ featureName: 'harbour', enabled: false }] } } });
    expect((await floor.call('POST', `${path}/harbour`)).body).toStrictEqual({ featureName: 'harbour', enabled: true });
    expect((await floor.call('GET', `${path}/harbour`)).body).toStrictEqual({ featureName: 'harbour', enabled: true });
    expect((await floor.call('POST', `${path}/harbour`)).body).toMatchObject({ enabled: false });
  });

  it('cannot be read or switched if it is unknown', async () => {
    expect((await floor.call('GET', `${path}/harbour`)).status).toBe(404);
    expect((await floor.call('POST', `${path}/harbour`)).status).toBe(404);
  });
});
