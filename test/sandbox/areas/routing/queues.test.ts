import type { Queue, QueueMember, WrapupCode } from 'contact-centre-client';
import { createSandbox } from 'contact-centre-client/sandbox';
import { beforeEach, describe, expect, it } from 'vitest';
import { callWith, signIn, signInUser } from '../../support.js';
import type { Call, Listing, NamedEntity } from '../../support.js';

const queuesPath = '/api/v2/routing/queues';

let sandbox = createSandbox();
let call: Call;
let users: NamedEntity[];
let queue: Queue & NamedEntity;
beforeEach(async () => {
  sandbox = createSandbox();
  call = await signIn(sandbox);
  users = (await call<Listing<NamedEntity>>('GET', '/api/v2/users')).body.entities;
  queue = (await call<Queue & NamedEntity>('POST', queuesPath, { name: 'Ferries' })).body;
});

describe('queues', () => {
  it('are created, replaced and deleted', async () => {
    expect(queue).toMatchObject({
      name: 'Ferries',
      memberCount: 0,
      selfUri: `${queuesPath}/${queue.id}`,
      division: { name: 'Home' },
    });
    const replaced = await call<Queue>('PUT', queue.selfUri, {
      name: 'Ferry Desk',
      description: 'By sea',
      memberCount: 99,
      id: 'other',
    });
    expect(replaced.body).toMatchObject({ id: queue.id, name: 'Ferry Desk', description: 'By sea', memberCount: 0 });
    expect(replaced.body.dateCreated).toBe(queue.dateCreated);
    const again = await call('PUT', queue.selfUri, { name: 'Ferry Desk' });
    expect(again.body).not.toHaveProperty('description');
    expect(await call('DELETE', queue.selfUri)).toMatchObject({ status: 204, text: '' });
    expect(await call('GET', queue.selfUri)).toMatchObject({ status: 404 });
    expect(await call('DELETE', queue.selfUri)).toMatchObject({ status: 404 });
  });

  it('have unique names', async () => {
    expect(await call('POST', queuesPath, { name: 'FERRIES' })).toMatchObject({
      status: 400,
      body: { code: 'duplicate.name', details: [{ fieldName: 'name', entityName: 'queue' }] },
    });
    expect(await call('PUT', queue.selfUri, { name: 'Bookings' })).toMatchObject({
      status: 400,
      body: { code: 'duplicate.name' },
    });
    expect(await call('PUT', queue.selfUri, { name: 'ferries' })).toMatchObject({ status: 200 });
  });

  it('are found by name, id and division', async () => {
    const names = async (query: string): Promise<string[]> =>
      (await call<Listing<NamedEntity>>('GET', `${queuesPath}?${query}`)).body.entities.map(({ name }) => name);
    expect(await names('name=bookings')).toEqual(['Bookings']);
    expect(await names('name=*l*m*')).toEqual(['Loyalty Members', 'Social Messaging']);
    expect(await names('name=booking')).toEqual([]);
    expect(await names(`id=${queue.id}`)).toEqual(['Ferries']);
    expect(await names('divisionId=nowhere')).toEqual([]);
    const all = await names('sortOrder=desc&pageSize=3');
    expect(all).toEqual(['Web Chat', 'Social Messaging', 'Loyalty Members']);
  });

  it('copy the settings of another queue, and store who created them', async () => {
    // A team leader.
    const me = await signInUser(sandbox, users[8]!.id);
    const source = (await call<Listing<NamedEntity>>('GET', `${queuesPath}?name=Bookings`)).body.entities[0]!;
    const { body } = await callWith(sandbox, me.access_token)<Queue>('POST', queuesPath, {
      name: 'Bookings 2',
      sourceQueueId: source.id,
      enableTranscription: true,
    });
    expect(body).toMatchObject({
      name: 'Bookings 2',
      skillEvaluationMethod: 'BEST',
      enableTranscription: true,
      createdBy: users[8]!.id,
    });
    expect(body.id).not.toBe(source.id);
  });
});

describe.each(['members', 'users'])('queue %s', (name) => {
  const list = async (query = ''): Promise<Listing<QueueMember & NamedEntity>> =>
    (await call<Listing<QueueMember & NamedEntity>>('GET', `${queue.selfUri}/${name}${query}`)).body;

  it('are added, joined and removed, many at once or one by one', async () => {
    const path = `${queue.selfUri}/${name}`;
    const ids = users.slice(0, 3).map(({ id }) => ({ id }));
    expect(await call('POST', path, ids)).toMatchObject({ status: 204 });
    expect(await call('PATCH', `${path}/${ids[0]!.id}`, { joined: false })).toMatchObject({ status: 204 });
    await call('PATCH', path, [{ id: ids[1]!.id, joined: false, ringNumber: 2 }]);
    const { entities } = await list('?expand=routingStatus');
    expect(entities.map(({ joined, ringNumber }) => [joined, ringNumber])).toEqual([
      [false, 1],
      [false, 2],
      [true, 1],
    ]);
    expect(entities[0]).toMatchObject({
      memberBy: 'user',
      user: { name: users[0]!.name },
      routingStatus: { userId: users[0]!.id },
    });
    expect((await list('?joined=true')).entities.map(({ id }) => id)).toEqual([ids[2]!.id]);
    expect((await list(`?name=${encodeURIComponent(users[1]!.name.slice(2, 9))}`)).entities).toHaveLength(1);
    expect((await call('GET', queue.selfUri)).body).toMatchObject({ memberCount: 3, joinedMemberCount: 1 });
    expect(await call('POST', `${path}?delete=true`, ids.slice(0, 2))).toMatchObject({ status: 204 });
    expect((await list()).entities).toHaveLength(1);
    expect(await call('DELETE', `${path}/${ids[2]!.id}`)).toMatchObject({ status: 204 });
    expect(await call('DELETE', `${path}/${ids[2]!.id}`)).toMatchObject({ status: 404 });
  });

  it('stay unchanged when one of a bulk change is unknown', async () => {
    const path = `${queue.selfUri}/${name}`;
    expect(await call('POST', path, [{ id: users[0]!.id }, { id: 'nobody' }])).toMatchObject({ status: 404 });
    expect((await list()).entities).toEqual([]);
    await call('POST', path, [{ id: users[0]!.id }]);
    expect(await call('PATCH', path, [{ id: users[0]!.id, joined: false }, { id: users[1]!.id }])).toMatchObject({ status: 404 });
    expect((await list()).entities[0]?.joined).toBe(true);
  });

  it('refuse a body that is not a list of members', async () => {
    const path = `${queue.selfUri}/${name}`;
    for (const body of [{ id: users[0]!.id }, [users[0]!.id], [{}], Array.from({ length: 101 }, () => ({ id: users[0]!.id }))]) {
      expect(await call('POST', path, body)).toMatchObject({ status: 400 });
    }
    expect(await call('POST', `${path}?delete=perhaps`, [])).toMatchObject({
      status: 400,
      body: { details: [{ fieldName: 'delete' }] },
    });
  });

  it(`come ${name === 'users' ? 'with' : 'without'} a total`, async () => {
    expect('total' in (await list())).toBe(name === 'users');
  });
});

describe('wrap-up codes', () => {
  it('are created, renamed, offered by queues and removed from them when deleted', async () => {
    const path = '/api/v2/routing/wrapupcodes';
    const code = (await call<NamedEntity>('POST', path, { name: 'Sold Out' })).body;
    expect(await call('POST', path, { name: 'sold out' })).toMatchObject({ status: 400, body: { code: 'duplicate.name' } });
    expect((await call('PUT', code.selfUri, { name: 'Fully Booked' })).body).toMatchObject({ id: code.id, name: 'Fully Booked' });
    expect((await call('GET', code.selfUri)).body).toMatchObject({ name: 'Fully Booked' });
    expect((await call<Listing<NamedEntity>>('GET', `${path}?sortOrder=descending&pageSize=1`)).body).toMatchObject({ total: 9 });
    const ofQueue = `${queue.selfUri}/wrapupcodes`;
    expect((await call<WrapupCode[]>('POST', ofQueue, [{ id: code.id }])).body).toMatchObject([{ name: 'Fully Booked' }]);
    expect((await call('GET', ofQueue)).body).toMatchObject({ total: 1, entities: [{ id: code.id }] });
    expect(await call('POST', ofQueue, [{ id: 'nothing' }])).toMatchObject({ status: 404 });
    expect(await call('DELETE', code.selfUri)).toMatchObject({ status: 204 });
    expect((await call('GET', ofQueue)).body).toMatchObject({ total: 0 });
    expect(await call('DELETE', `${ofQueue}/${code.id}`)).toMatchObject({ status: 404 });
  });

  it('are removed from one queue alone', async () => {
    const codes = (await call<Listing<NamedEntity>>('GET', '/api/v2/routing/wrapupcodes')).body.entities;
    await call('POST', `${queue.selfUri}/wrapupcodes`, [{ id: codes[0]!.id }, { id: codes[1]!.id }]);
    expect(await call('DELETE', `${queue.selfUri}/wrapupcodes/${codes[0]!.id}`)).toMatchObject({ status: 204 });
    expect((await call('GET', `${queue.selfUri}/wrapupcodes`)).body).toMatchObject({
      entities: [{ id: codes[1]!.id }],
      total: 1,
    });
    expect(await call('GET', codes[0]!.selfUri)).toMatchObject({ status: 200 });
  });

  it('are sorted only by name or id', async () => {
    expect(await call('GET', '/api/v2/routing/wrapupcodes?sortBy=id')).toMatchObject({ status: 200 });
    expect(await call('GET', '/api/v2/routing/wrapupcodes?sortBy=colour')).toMatchObject({
      status: 400,
      body: { details: [{ fieldName: 'sortBy' }] },
    });
  });
});

describe('skills', () => {
  it('are created, read, found by name and deleted', async () => {
    const path = '/api/v2/routing/skills';
    const skill = (await call<NamedEntity>('POST', path, { name: 'Juggling' })).body;
    expect(skill).toMatchObject({ name: 'Juggling', state: 'active', selfUri: `${path}/${skill.id}` });
    expect(await call('POST', path, { name: 'juggling' })).toMatchObject({ status: 400, body: { code: 'duplicate.name' } });
    expect((await call('GET', `${path}?name=jug*`)).body).toMatchObject({ total: 1, entities: [{ id: skill.id }] });
    expect((await call('GET', skill.selfUri)).body).toEqual(skill);
    expect(await call('DELETE', skill.selfUri)).toMatchObject({ status: 204 });
    expect(await call('GET', skill.selfUri)).toMatchObject({ status: 404, body: { entityName: 'routingSkill' } });
  });
});
