import { beforeEach, describe, expect, it } from 'vitest';
import { openFloor } from '../support.js';
import type { Floor } from '../support.js';

const REPORTING = '/api/v2/analytics/reporting';
const interval = '2026-03-10T00:00:00.000Z/2026-03-11T00:00:00.000Z';

let floor: Floor;
beforeEach(async () => {
  floor = await openFloor();
});

describe('Dashboards', () => {
  const path = `${REPORTING}/settings/dashboards`;
  it('are none, as no operation makes one', async () => {
    const query = `${path}/query?dashboardType=All&dashboardAccessFilter=OwnedByAnyone`;
    expect((await floor.call('GET', query)).body).toMatchObject({ entities: [], total: 0 });
    const ids = { dashboardConfigurationIds: ['a'] };
    expect((await floor.call('POST', `${path}/query`, ids)).body).toMatchObject({ entities: [], total: 0 });
    expect((await floor.call('POST', `${path}/bulk/remove`, ids)).status).toBe(404);
    await floor.call('PUT', `${floor.agent.selfUri}/roles`, []);
    expect((await floor.asAgent('POST', `${path}/bulk/remove`, ids)).status).toBe(403);
  });
});

describe('Reports of the platform', () => {
  it('are not there, and reports are written as CSV', async () => {
    expect((await floor.call('GET', `${REPORTING}/reportformats`)).body).toStrictEqual(['CSV']);
    expect((await floor.call('GET', `${REPORTING}/a/metadata`)).status).toBe(404);
  });
});

describe('Operational events', () => {
  const path = '/api/v2/usage/events';
  it('are reported by no service', async () => {
    expect((await floor.call('POST', `${path}/query`, { interval })).body).toMatchObject({ entities: [] });
    const counted = (await floor.call('POST', `${path}/aggregates/query`, { interval })).body;
    expect(counted).toStrictEqual({ interval, eventDefinitionAggregates: [] });
    for (const word of ['query', 'aggregates/query'])
      expect((await floor.call('POST', `${path}/${word}`, { interval: 'today' })).status, word).toBe(400);
    expect((await floor.call('POST', `${path}/query`, { interval, eventDefinitionIds: ['a'] })).status).toBe(404);
    expect((await floor.asAgent('POST', `${path}/query`, { interval })).status).toBe(403);
  });
});
