import type { AuditSearchResult, QueryResults } from 'contact-centre-client';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Listing, NamedEntity } from '../../support.js';
import { NOW, openFloor } from '../support.js';
import type { Floor } from '../support.js';

const NOBODY = '00000000-0000-4000-8000-000000000000';
const TRUST = '/api/v2/orgauthorization';

let floor: Floor;
beforeEach(async () => {
  floor = await openFloor();
});

const names = ({ auditMessages = [] }: AuditSearchResult) => auditMessages.map(({ entity }) => entity?.name);
const filter = (name: string, operator: string, ...values: string[]) => ({ name, type: 'STRING', operator, values });

describe('Audits of campaigns and lists', () => {
  const path = '/api/v2/outbound/audits';
  const search = async (body: object, query = '') => (await floor.call<AuditSearchResult>('POST', `${path}${query}`, body)).body;
  beforeEach(async () => {
    for (const name of ['Tides', 'Ropes', 'Sails'])
      await floor.call('POST', '/api/v2/outbound/callabletimesets', { name, callableTimes: [] });
    await floor.call('POST', '/api/v2/routing/queues', { name: 'Elsewhere' });
  });

  it('are found by name, page by page', async () => {
    const first = await search({}, '?pageSize=2');
    expect(first).toMatchObject({ total: 3, pageCount: 2, pageSize: 2, pageNumber: 1 });
    expect([...names(first), ...names(await search({}, '?pageSize=2&pageNumber=2'))]).toStrictEqual(['Ropes', 'Sails', 'Tides']);
    expect(names(await search({}, '?sortOrder=descending'))).toStrictEqual(['Tides', 'Sails', 'Ropes']);
    expect(first.auditMessages![0]).toMatchObject({
      serviceName: 'Outbound',
      action: 'Create',
      status: 'SUCCESS',
      level: 'SYSTEM',
      entity: { type: 'CallableTimeSet', name: 'Ropes' },
      timestamp: new Date(NOW).toISOString(),
    });
  });

  it('are filtered by phrase and filters', async () => {
    expect(names(await search({ queryPhrase: 'rop' }))).toStrictEqual(['Ropes']);
    expect(names(await search({ queryPhrase: 'rop', queryFields: ['action'] }))).toStrictEqual([]);
    expect(names(await search({ filters: [filter('entity.name', 'IN', 'Sails', 'Tides')] }))).toStrictEqual(['Sails', 'Tides']);
    expect(names(await search({ filters: [filter('action', 'NOTEQUALS', 'Create')] }))).toStrictEqual([]);
    expect((await floor.call('POST', path, { filters: [filter('action', 'SOUNDS', 'like')] })).status).toBe(400);
  });

  it('are counted by facets, also without results', async () => {
    const facets = [{ name: 'action', type: 'STRING' }];
    const { facetInfo, auditMessages } = await search({ facets }, '?facetsOnly=true');
    expect(facetInfo).toStrictEqual([{ name: 'action', entries: [{ value: 'Create', count: 3 }] }]);
    expect(auditMessages).toStrictEqual([]);
    expect((await floor.asAgent('POST', path, {})).status).toBe(403);
  });
});

describe('Audits of documents', () => {
  it('refer to their documents and workspaces', async () => {
    const entities = [];
    for (const name of ['Charts', 'Logs'])
      entities.push((await floor.call<NamedEntity>('POST', '/api/v2/contentmanagement/workspaces', { name })).body);
    const body = { sort: [{ name: 'entity.name', ascending: false }], facetNameRequests: ['entity.type'], pageSize: 1 };
    const answer = (await floor.call<QueryResults>('POST', '/api/v2/contentmanagement/auditquery', body)).body;
    expect(answer.results).toMatchObject({ total: 2, pageCount: 2, entities: [{ name: 'Logs', body: { id: entities[1]!.id } }] });
    expect(answer.facetInfo?.facets?.[0]).toMatchObject({ total: 2, missing: 0, terms: [{ term: 'Workspace', count: 2 }] });
    const filters = [{ name: 'entity.name', operator: 'EQUALS', values: ['Charts'] }];
    const one = (await floor.call<QueryResults>('POST', '/api/v2/contentmanagement/auditquery', { filters })).body;
    expect(one.results?.entities?.map(({ name }) => name)).toStrictEqual(['Charts']);
  });
});

describe('Audits of trusts', () => {
  it('contain what users of a trustee have done here', async () => {
    const { call, agent, asAgent } = floor;
    const roles = (await call<Listing<NamedEntity>>('GET', '/api/v2/authorization/roles')).body.entities;
    const admin = roles.find(({ name }) => name === 'Admin')!.id;
    const users = [{ id: agent.id, roleIds: [admin] }];
    const trustee = (await call<NamedEntity>('POST', `${TRUST}/trustees`, { enabled: true, users })).body;
    await asAgent('POST', '/api/v2/routing/queues', { name: 'Visitors' });
    await call('POST', '/api/v2/routing/queues', { name: 'Locals' });
    const query = async (body: object) => await call<AuditSearchResult>('POST', `${TRUST}/trustees/audits`, body);
    const request = { trusteeOrganizationIds: [trustee.id], trusteeUserIds: [agent.id] };
    const results = (await query(request)).body;
    expect(names(results)).toStrictEqual(['Visitors']);
    expect(results.auditMessages![0]).toMatchObject({ level: 'USER', user: { id: agent.id, name: agent.name } });
    expect(names((await query({ ...request, trusteeUserIds: [NOBODY] })).body)).toStrictEqual([]);
    expect(names((await query({ ...request, endDate: '2026-03-09T00:00:00.000Z' })).body)).toStrictEqual([]);
    expect((await query({ ...request, trusteeOrganizationIds: [NOBODY] })).status).toBe(400);
  });

  it('are empty for an organisation that trusts this one', async () => {
    const entities = { [`${TRUST}/trustors`]: [{ id: '00000000-0000-4000-8000-000000000009', enabled: true }] };
    floor = await openFloor({ seed: { entities } });
    const trustors = (await floor.call<Listing<NamedEntity>>('GET', `${TRUST}/trustors`)).body.entities;
    const path = `${TRUST}/trustor/audits`;
    const body = { trustorOrganizationId: trustors[0]!.id, trusteeUserIds: [] };
    expect((await floor.call('POST', path, body)).body).toMatchObject({ total: 0, auditMessages: [] });
    expect((await floor.call('POST', path, { ...body, trustorOrganizationId: NOBODY })).status).toBe(400);
    expect((await floor.asAgent('POST', path, body)).status).toBe(403);
  });
});
