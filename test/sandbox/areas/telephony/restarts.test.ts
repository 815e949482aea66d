import type { Edge, Phone, SiteConnections, TrunkInstanceSearchResponse } from 'contact-centre-client';
import type { SandboxEvent } from 'contact-centre-client/sandbox';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Listing, NamedEntity } from '../../support.js';
import { UNKNOWN_ID, openOffice, refusal } from '../office.js';
import type { Office } from '../office.js';

const EDGES = '/api/v2/telephony/providers/edges';

let office: Office;
beforeEach(async () => {
  office = await openOffice();
});

const call = async <T = NamedEntity>(verb: string, path: string, body?: object) =>
  await office.call<T>(verb, path === '' ? EDGES : `${EDGES}/${path}`, body);
const make = async (path: string, body: object): Promise<NamedEntity> => {
  const { status, body: entity, text } = await call('POST', path, body);
  expect(status, text).toBe(200);
  return entity;
};
const site = async (name: string) => await make('sites', { name, location: { id: UNKNOWN_ID, name: 'Pier' } });
const phone = async (name: string, { id }: NamedEntity) => {
  const base = await make('phonebasesettings', { name: `${name} base`, phoneMetaBase: { id: 'generic_sip.json' }, lines: [] });
  return await make('phones', { name, site: { id }, phoneBaseSettings: { id: base.id }, lines: [] });
};
const operation = async ({ id }: NamedEntity) => (await call<Phone>('GET', `phones/${id}`)).body.status?.operationalStatus;
const edge = async (name: string) => {
  const base = async (trunkType: string) => ({
    id: (await make('trunkbasesettings', { name: `${name} ${trunkType}`, trunkMetabase: { id: 'p' }, trunkType })).id,
  });
  const group = {
    name: `${name} group`,
    phoneTrunkBases: [await base('PHONE')],
    edgeTrunkBaseAssignment: { trunkBase: await base('EDGE') },
  };
  return await make('', { name, edgeGroup: { id: (await make('edgegroups', group)).id } });
};
const edgeNow = async ({ id }: NamedEntity) => (await call<Edge>('GET', id)).body;

describe('A phone', () => {
  it('is offline during a restart, and has its previous state afterwards', async () => {
    const desk = await phone('Desk', await site('Harbour'));
    const events: SandboxEvent[] = [];
    office.sandbox.subscribe((event) => events.push(event));
    expect(await call('POST', `phones/${desk.id}/reboot`)).toMatchObject({ status: 202, text: '' });
    expect(await operation(desk)).toBe('OFFLINE');
    expect((await call('POST', `phones/${desk.id}/reboot`)).status).toBe(202);
    office.sandbox.clock.advance(3000);
    expect(await operation(desk)).toBe('OPERATIONAL');
    const sceneEvents = events.filter(({ topicName }) => topicName === `v2.telephony.providers.edges.phones.${desk.id}`);
    expect(sceneEvents.map(({ eventBody }) => (eventBody as Phone).status?.operationalStatus)).toEqual([
      'OFFLINE',
      'OPERATIONAL',
    ]);
  });

  it('is restarted with the other phones of its site, or with given ones', async () => {
    const harbour = await site('Harbour');
    const island = await site('Island');
    const desk = await phone('Desk', harbour);
    const hall = await phone('Hall', harbour);
    const bridge = await phone('Bridge', island);
    const all = async () => await Promise.all([desk, hall, bridge].map(operation));
    expect((await call('POST', 'phones/reboot', { siteId: harbour.id })).status).toBe(202);
    expect(await all()).toEqual(['OFFLINE', 'OFFLINE', 'OPERATIONAL']);
    office.sandbox.clock.advance(3000);
    await call('POST', 'phones/reboot', { phoneIds: [bridge.id, desk.id] });
    expect(await all()).toEqual(['OFFLINE', 'OPERATIONAL', 'OFFLINE']);
  });

  it('that does not exist is not restarted, and neither are the others of the request', async () => {
    const desk = await phone('Desk', await site('Harbour'));
    expect(refusal(await call('POST', `phones/${UNKNOWN_ID}/reboot`))).toMatchObject({ status: 404 });
    expect(refusal(await call('POST', 'phones/reboot', { phoneIds: [desk.id, UNKNOWN_ID] }))).toMatchObject({
      fields: ['phoneIds'],
    });
    expect(refusal(await call('POST', 'phones/reboot', { siteId: UNKNOWN_ID }))).toMatchObject({
      status: 400,
      fields: ['siteId'],
    });
    expect(refusal(await call('POST', 'phones/reboot', {}))).toMatchObject({ status: 400, fields: ['phoneIds'] });
    expect(await operation(desk)).toBe('OPERATIONAL');
  });
});

describe('An Edge', () => {
  it('is offline during a restart, like its trunks', async () => {
    const north = await edge('North');
    await call('POST', `${north.id}/statuscode`, { inService: true });
    const connected = async () =>
      (await call<Listing<{ connectedStatus: { connected: boolean } }>>('GET', `${north.id}/trunks`)).body.entities.map(
        ({ connectedStatus }) => connectedStatus.connected,
      );
    expect(await call('POST', `${north.id}/reboot`, { callDrainingWaitTimeSeconds: 10 })).toMatchObject({
      status: 202,
      body: 'Accepted',
    });
    expect(await edgeNow(north)).toMatchObject({ statusCode: 'ACTIVE', onlineStatus: 'OFFLINE' });
    expect(await connected()).toEqual([false, false]);
    office.sandbox.clock.advance(3000);
    expect(await edgeNow(north)).toMatchObject({ statusCode: 'ACTIVE', onlineStatus: 'ONLINE' });
    expect(await connected()).toEqual([true, true]);
  });

  it('that is taken out of service during a restart stays so, and an unknown one is not restarted', async () => {
    const north = await edge('North');
    await call('POST', `${north.id}/statuscode`, { inService: true });
    expect((await call('POST', `${north.id}/reboot`)).status).toBe(202);
    await call('POST', `${north.id}/statuscode`, { inService: false });
    office.sandbox.clock.advance(3000);
    expect(await edgeNow(north)).toMatchObject({ statusCode: 'INACTIVE', onlineStatus: 'OFFLINE' });
    expect(await call('POST', `${UNKNOWN_ID}/reboot`)).toMatchObject({ status: 404 });
  });
});

it('filters, sorts and pages trunks', async () => {
  await edge('North');
  await edge('South');
  const search = async (body: object) => (await call<TrunkInstanceSearchResponse>('POST', 'trunks/search', body)).body;
  const names = ({ results }: TrunkInstanceSearchResponse) => results.map(({ name }) => name);
  const query = [{ type: 'EXACT', fields: ['trunkType'], value: 'PHONE' }];
  expect(names(await search({ query, sortBy: 'name', sortOrder: 'DESC' }))).toEqual(['South PHONE', 'North PHONE']);
  const response = await search({
    query: [{ type: 'STARTS_WITH', fields: ['name'], value: 'South' }],
    pageSize: 1,
    pageNumber: 2,
  });
  expect(response).toMatchObject({ total: 2, pageCount: 2, pageSize: 1, pageNumber: 2, results: [{ edge: { name: 'South' } }] });
  expect((await search({})).total).toBe(4);
  expect(refusal(await call('POST', 'trunks/search', { query: [{ type: 'EXACT' }] }))).toMatchObject({ status: 400 });
});

it('enables and disables the connections of a site together', async () => {
  const { id } = await site('Harbour');
  const path = `sites/${id}/siteconnections`;
  await call('PUT', path, {
    siteConnections: [
      { id: 'a', type: 'Direct', enabled: true },
      { id: 'b', type: 'Indirect', enabled: true },
    ],
  });
  const states = ({ siteConnections = [] }: SiteConnections) => siteConnections.map(({ id: key, enabled }) => [key, enabled]);
  const off = await call<SiteConnections>('PATCH', path, { enabled: false });
  expect(states(off.body)).toEqual([
    ['a', false],
    ['b', false],
  ]);
  expect((await call<SiteConnections>('GET', path)).body).toEqual(off.body);
  expect(off.body.siteConnections?.[0]).toMatchObject({ type: 'Direct' });
  expect(states((await call<SiteConnections>('PATCH', path, { enabled: true })).body)).toEqual([
    ['a', true],
    ['b', true],
  ]);
  expect(refusal(await call('PATCH', path, {}))).toMatchObject({ status: 400, fields: ['enabled'] });
  expect(await call('PATCH', `sites/${UNKNOWN_ID}/siteconnections`, { enabled: true })).toMatchObject({ status: 404 });
});
