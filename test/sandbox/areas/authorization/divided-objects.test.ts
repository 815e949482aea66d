import { createSandbox } from 'contact-centre-client/sandbox';
import { beforeEach, describe, expect, it } from 'vitest';
import { callWith, signIn, signInUser } from '../../support.js';
import type { Call, Listing, NamedEntity } from '../../support.js';

const DIVISIONS = '/api/v2/authorization/divisions';

interface Divided extends NamedEntity {
  division: NamedEntity;
}

let admin: Call;
let islands: NamedEntity;
let agent: Call;
beforeEach(async () => {
  const sandbox = createSandbox({ rateLimit: false });
  admin = await signIn(sandbox);
  const users = (await admin<Listing<NamedEntity>>('GET', '/api/v2/users')).body.entities;
  agent = callWith(sandbox, (await signInUser(sandbox, users.at(-1)!.id)).access_token);
  islands = (await admin<NamedEntity>('POST', DIVISIONS, { name: 'Islands', description: '' })).body;
});

/** One of each of a few types. */
const things: [type: string, path: string, body: object][] = [
  ['CONTACTLIST', '/api/v2/outbound/contactlists', { name: 'Callers', columnNames: ['Phone'], phoneColumns: [] }],
  ['DNCLIST', '/api/v2/outbound/dnclists', { name: 'Never', dncSourceType: 'rds' }],
  ['FLOW', '/api/v2/flows', { name: 'Welcome', type: 'INBOUNDCALL' }],
  ['FLOWOUTCOME', '/api/v2/flows/outcomes', { name: 'Paid' }],
  [
    'ROUTINGSCHEDULES',
    '/api/v2/architect/schedules',
    { name: 'Day', start: '2026-01-01T08:00:00.000', end: '2026-01-01T18:00:00.000' },
  ],
  ['TEAM', '/api/v2/teams', { name: 'Ferries' }],
];

const divisionNow = async (path: string, id: string): Promise<NamedEntity> =>
  (await admin<Divided>('GET', `${path}/${id}`)).body.division;

describe('Of a division', () => {
  it.each(things)(
    '%s is an object: it can be moved into it, is counted in it, and prevents its deletion',
    async (type, path, body) => {
      const { id } = (await admin<NamedEntity>('POST', path, body)).body;

      expect((await admin('POST', `${islands.selfUri}/objects/${type}`, [id])).status).toBe(204);
      expect(await divisionNow(path, id)).toMatchObject({ id: islands.id, name: 'Islands' });
      const { body: counted } = await admin<object>('GET', `${islands.selfUri}?objectCount=true`);
      expect(counted).toMatchObject({ objectCounts: { [type]: 1, QUEUE: 0, USER: 0 } });

      expect((await admin('DELETE', islands.selfUri)).status).toBe(409);
      expect((await admin('DELETE', `${islands.selfUri}?force=true`)).status).toBe(204);
      expect(await divisionNow(path, id)).toMatchObject({ name: 'Home' });
    },
  );

  it('a new name is shown by its entities', async () => {
    const [type, path, body] = things[0]!;
    const { id } = (await admin<NamedEntity>('POST', path, body)).body;
    await admin('POST', `${islands.selfUri}/objects/${type}`, [id]);
    await admin('PUT', islands.selfUri, { name: 'Outer Islands', description: '' });
    expect(await divisionNow(path, id)).toMatchObject({ id: islands.id, name: 'Outer Islands' });
  });

  it('no entity is moved that has another type, does not exist, or must not be changed by the caller', async () => {
    const queue = (await admin<Listing<Divided>>('GET', '/api/v2/routing/queues')).body.entities[0]!;
    const list = (await admin<NamedEntity>('POST', things[0]![1], things[0]![2])).body;
    const unknown = await admin<object>('POST', `${islands.selfUri}/objects/CONTACTLIST`, [list.id, queue.id]);
    expect(unknown).toMatchObject({ status: 404, body: { entityName: 'contactList', entityId: queue.id } });
    expect((await admin('POST', `${islands.selfUri}/objects/USER`, [queue.id])).status).toBe(404);
    expect((await agent('POST', `${islands.selfUri}/objects/CONTACTLIST`, [list.id])).status).toBe(403);
    expect(await divisionNow('/api/v2/routing/queues', queue.id)).toEqual(queue.division);
    expect(await divisionNow('/api/v2/outbound/contactlists', list.id)).toMatchObject({ name: 'Home' });
  });
});

it('permissions are found by their domain, and each by its own name', async () => {
  interface Domain {
    domain: string;
    permissionMap: Record<string, { action: string }[]>;
  }
  const search = async (query: string): Promise<Domain[]> =>
    (await admin<Listing<Domain>>('GET', `/api/v2/authorization/permissions?${query}`)).body.entities;
  expect((await search('queryType=domain&query=OAUTH')).map(({ domain }) => domain)).toEqual(['oauth']);
  expect(await search('queryType=permission&query=routing:queue:edit')).toMatchObject([
    { domain: 'routing', permissionMap: { queue: [{ action: 'edit' }] } },
  ]);
  expect(await search('query=nothing')).toEqual([]);
});
