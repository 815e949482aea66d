import type { AuditLogMessage } from 'contact-centre-client';
import { beforeEach, describe, expect, it } from 'vitest';
import { openFloor } from '../support.js';
import type { Floor } from '../support.js';

const NOBODY = '00000000-0000-4000-8000-000000000000';
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
    serviceName: 'Routing',
    ...more,
  });

const names = ({ entities }: Result) => entities.map(({ entity }) => entity?.name);

describe('Real-time audits', () => {
  it('return the actions of a service at once, page by page', async () => {
    const first = (await query({ filters: [{ property: 'EntityType', value: 'Queue' }], pageSize: 2 })).body;
    expect(first).toMatchObject({ total: 4, pageCount: 2 });
    const second = (await query({ filters: [{ property: 'EntityType', value: 'Queue' }], pageSize: 2, pageNumber: 2 })).body;
    expect([...names(first), ...names(second)]).toStrictEqual(['Ferries', 'Ropes', 'Sails', 'Tides']);
    expect((await query({ serviceName: 'Outbound' })).body).toMatchObject({ total: 0, entities: [] });
  });

  it('support descending order', async () => {
    const sort = [{ name: 'Timestamp', sortOrder: 'descending' }];
    const filters = [{ property: 'EntityType', value: 'Queue' }];
    expect(names((await query({ filters, sort })).body)).toStrictEqual(['Tides', 'Sails', 'Ropes', 'Ferries']);
  });

  it('group the changes of one action', async () => {
    const [entry] = (await query()).body.entities;
    const related = await floor.call<Result>('POST', `${PATH}/related`, { auditId: entry!.id });
    expect(related.body.entities).toStrictEqual([entry]);
    expect((await floor.call('POST', `${PATH}/related`, { auditId: NOBODY })).status).toBe(404);
    expect((await query({ interval: 'today' })).status).toBe(400);
  });
});
