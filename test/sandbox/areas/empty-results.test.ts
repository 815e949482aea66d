import { beforeEach, describe, expect, it } from 'vitest';
import { openFloor } from './support.js';
import type { Floor } from './support.js';

const REPORTING = '/api/v2/analytics/reporting';
const interval = '2026-03-10T00:00:00.000Z/2026-03-11T00:00:00.000Z';

let floor: Floor;
beforeEach(async () => {
  floor = await openFloor();
});

describe('Dashboards', () => {
  const path = `${REPORTING}/settings/dashboards`;
  it('are empty, because no operation creates one', async () => {
    const query = `${path}/query?dashboardType=All&dashboardAccessFilter=OwnedByAnyone`;
    expect((await floor.call('GET', query)).body).toMatchObject({ entities: [], total: 0 });
    const ids = { dashboardConfigurationIds: ['a'] };
    expect((await floor.call('POST', `${path}/query`, ids)).body).toMatchObject({ entities: [], total: 0 });
    expect((await floor.call('POST', `${path}/bulk/remove`, ids)).status).toBe(404);
    await floor.call('PUT', `${floor.agent.selfUri}/roles`, []);
    expect((await floor.asAgent('POST', `${path}/bulk/remove`, ids)).status).toBe(403);
  });
});

describe('Platform reports', () => {
  it('do not exist, but reports can be written as CSV', async () => {
    expect((await floor.call('GET', `${REPORTING}/reportformats`)).body).toStrictEqual(['CSV']);
    expect((await floor.call('GET', `${REPORTING}/a/metadata`)).status).toBe(404);
  });
});

describe('Operational events', () => {
  const path = '/api/v2/usage/events';
  it('are empty', async () => {
    expect((await floor.call('POST', `${path}/query`, { interval })).body).toMatchObject({ entities: [] });
    const counted = (await floor.call('POST', `${path}/aggregates/query`, { interval })).body;
    expect(counted).toStrictEqual({ interval, eventDefinitionAggregates: [] });
    for (const word of ['query', 'aggregates/query'])
      expect((await floor.call('POST', `${path}/${word}`, { interval: 'today' })).status, word).toBe(400);
    expect((await floor.call('POST', `${path}/query`, { interval, eventDefinitionIds: ['a'] })).status).toBe(404);
    expect((await floor.asAgent('POST', `${path}/query`, { interval })).status).toBe(403);
  });
});

describe('A deleted user', () => {
  it('has neither state nor greetings until the user is restored', async () => {
    const { selfUri } = floor.agent;
    await floor.call('DELETE', selfUri);
    const paths = ['', '/state', '/greetings', '/greetings/defaults'].map((part) => `${selfUri}${part}`);
    for (const path of paths) expect((await floor.call('GET', path)).status, path).toBe(404);
    expect((await floor.call('PUT', `${selfUri}/state`, { state: 'deleted' })).status).toBe(404);
    expect((await floor.call('PUT', `${selfUri}/state`, { state: 'active' })).status).toBe(200);
    for (const path of paths) expect((await floor.call('GET', path)).status, path).toBe(200);
  });
});

describe('An unknown division', () => {
  it('is refused for new and changed entities', async () => {
    const divisionId = '00000000-0000-4000-8000-000000000000';
    const rule = { name: 'Loud', matchCriteria: 'loud', priority: 1, divisionId };
    expect((await floor.call('POST', '/api/v2/socialmedia/escalationrules', rule)).status).toBe(400);
    const times = { start: '2026-03-10T08:00:00.000', end: '2026-03-10T18:00:00.000' };
    const { body } = await floor.call<{ selfUri: string }>('POST', '/api/v2/architect/schedules', { name: 'Day', ...times });
    const moved = { name: 'Day', ...times, division: { id: divisionId } };
    expect((await floor.call('PUT', body.selfUri, moved)).status).toBe(400);
  });
});
