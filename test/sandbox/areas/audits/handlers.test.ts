import type { AuditLogMessage } from 'contact-centre-client';
import { beforeEach, describe, expect, it } from 'vitest';
import { openFloor } from '../support.js';
import type { Floor } from '../support.js';

const NOBODY = '00000000-0000-4000-8000-000000000000';
const CREATED_QUEUES = [
  { property: 'EntityType', value: 'Queue' },
  { property: 'Action', value: 'Create' },
];
const PATH = '/api/v2/audits/query/realtime';

let floor: Floor;
beforeEach(async () => {
  floor = await openFloor();
  for (const name of ['Ropes', 'Sails', 'Tides']) await floor.call('POST', '/api/v2/routing/queues', { name });
});

interface Result {
  entities: AuditLogMessage[];
  total: number;
  pageCount: number;
}

const query = async (more: object = {}, at = PATH) =>
  await floor.call<Result>('POST', at, {
    interval: '2026-03-10T00:00:00Z/2026-03-11T00:00:00Z',
    serviceName: 'ContactCenter',
    ...more,
  });

const names = ({ entities }: Result) => entities.map(({ entity }) => entity?.name);

describe('Real-time audits', () => {
  it('return the actions of a service at once, page by page', async () => {
    const first = (await query({ filters: CREATED_QUEUES, pageSize: 2 })).body;
    expect(first).toMatchObject({ total: 4, pageCount: 2 });
    const second = (await query({ filters: CREATED_QUEUES, pageSize: 2, pageNumber: 2 })).body;
    expect([...names(first), ...names(second)]).toStrictEqual(['Ferries', 'Ropes', 'Sails', 'Tides']);
    expect((await query({ serviceName: 'Outbound' })).body).toMatchObject({ total: 0, entities: [] });
  });

  it('support descending order', async () => {
    const sort = [{ name: 'Timestamp', sortOrder: 'descending' }];
    expect(names((await query({ filters: CREATED_QUEUES, sort })).body)).toStrictEqual(['Tides', 'Sails', 'Ropes', 'Ferries']);
  });

  it('name the entity and what has changed in it', async () => {
    const { body: queue } = await floor.call<{ id: string }>('POST', '/api/v2/routing/queues', { name: 'Nets' });
    await floor.call('PUT', `/api/v2/routing/queues/${queue.id}`, { name: 'Lines', description: 'Long ones' });
    await floor.call('PUT', `/api/v2/routing/queues/${queue.id}`, { name: 'Lines', description: 'Long ones' });
    await floor.call('DELETE', `/api/v2/routing/queues/${queue.id}`);
    const { entities } = (await query({ filters: [{ property: 'EntityId', value: queue.id }] })).body;
    expect(entities.map(({ action, entity }) => [action, entity?.name])).toStrictEqual([
      ['Create', 'Nets'],
      ['Update', 'Lines'],
      ['Update', 'Lines'],
      ['Delete', 'Lines'],
    ]);
    expect(entities[1]?.propertyChanges).toContainEqual({ property: 'name', oldValues: ['Nets'], newValues: ['Lines'] });
    expect(entities[1]?.propertyChanges).toContainEqual({ property: 'description', oldValues: [], newValues: ['Long ones'] });
    expect(entities.filter(({ propertyChanges }) => propertyChanges)).toStrictEqual([entities[1]]);
  });

  it('record members and wrap-up codes of a queue as changes of the queue', async () => {
    const { body: queue } = await floor.call<{ id: string }>('POST', '/api/v2/routing/queues', { name: 'Nets' });
    const { body: code } = await floor.call<{ id: string }>('POST', '/api/v2/routing/wrapupcodes', { name: 'Torn' });
    const members = `/api/v2/routing/queues/${queue.id}/members`;
    const id = floor.agent.id;
    await floor.call('POST', members, [{ id }]);
    await floor.call('POST', members, [{ id }]);
    await floor.call('POST', `/api/v2/routing/queues/${queue.id}/wrapupcodes`, [{ id: code.id }]);
    await floor.call('DELETE', `${members}/${id}`);
    const { entities } = (await query({ filters: [{ property: 'EntityId', value: queue.id }] })).body;
    expect(
      entities.slice(1).map(({ action, entityType, propertyChanges }) => [action, entityType, propertyChanges]),
    ).toStrictEqual([
      ['MemberAdd', 'Queue', [{ property: 'members', oldValues: [], newValues: [id] }]],
      ['Update', 'Queue', [{ property: 'wrapupCodes', oldValues: [], newValues: [code.id] }]],
      ['MemberRemove', 'Queue', [{ property: 'members', oldValues: [id], newValues: [] }]],
    ]);
  });

  it('group the changes of one action', async () => {
    const [entry] = (await query()).body.entities;
    const related = await floor.call<Result>('POST', `${PATH}/related`, { auditId: entry!.id });
    expect(related.body.entities).toStrictEqual([entry]);
    expect((await floor.call('POST', `${PATH}/related`, { auditId: NOBODY })).status).toBe(404);
    expect((await query({ interval: 'today' })).status).toBe(400);
  });
});
