import { beforeEach, describe, expect, it } from 'vitest';
import type { Listing, NamedEntity } from '../../support.js';
import { UNKNOWN_ID, openOffice, refusal } from '../office.js';
import type { Office } from '../office.js';

const EDGES = '/api/v2/telephony/providers/edges';

let office: Office;
beforeEach(async () => {
  office = await openOffice();
});

const send = <T>(path: string, body: object, method = 'POST') => office.call<T>(method, `${EDGES}/${path}`, body);
const make = async (path: string, body: object) => (await send<NamedEntity>(path, body)).body;
const all = async (path: string) =>
  (await office.call<Listing<Record<string, unknown>>>('GET', `${EDGES}/${path}`)).body.entities;
const site = (name = 'Harbour') => make('sites', { name, location: { id: UNKNOWN_ID, name: 'Pier' } });
const base = (name = 'Desk phones') => make('phonebasesettings', { name, phoneMetaBase: { id: 'generic_sip.json' }, lines: [] });
const pool = (startPhoneNumber: string, endPhoneNumber: string) => ({ name: '', startPhoneNumber, endPhoneNumber });

describe('A pool of numbers', () => {
  it.each([
    ['overlaps with another', pool('+441632960005', '+441632960020'), 409, ['startPhoneNumber']],
    ['ends before it begins', pool('+441632960030', '+441632960029'), 400, ['endPhoneNumber']],
    ['has invalid numbers', pool('x', '+441632960029'), 400, ['startPhoneNumber']],
    ['is too large for the sandbox', pool('+441632000000', '+441632900000'), 400, ['endPhoneNumber']],
  ])('that %s is rejected', async (_, body, status, fields) => {
    await make('didpools', pool('+441632960001', '+441632960009'));
    expect(refusal(await send('didpools', body))).toMatchObject({ status, fields });
  });

  it('shows the owners of its numbers, and cannot be deleted while a number is assigned', async () => {
    const didPool = await make('didpools', pool('+441632960001', '+441632960003'));
    const addresses = [{ mediaType: 'PHONE', type: 'WORK', address: '+44 1632 960002' }];
    const { version } = (await office.call<{ version: number }>('GET', `/api/v2/users/${office.me.id}`)).body;
    await office.call('PATCH', `/api/v2/users/${office.me.id}`, { addresses, version });
    expect(await all('dids')).toMatchObject([
      { phoneNumber: '+441632960002', ownerType: 'USER', owner: { id: office.me.id }, didPool: { id: didPool.id } },
    ]);
    const numbers = async (type: string) => (await all(`didpools/dids?type=${type}`)).map(({ number }) => number);
    expect(await numbers('UNASSIGNED')).toEqual(['+441632960001', '+441632960003']);
    expect(await numbers('ASSIGNED_AND_UNASSIGNED')).toHaveLength(3);
    const { id: otherId } = await make('didpools', pool('+441632960011', '+441632960012'));
    expect(await numbers(`UNASSIGNED&id=${otherId}`)).toEqual(['+441632960011', '+441632960012']);
    const smaller = await send(`didpools/${didPool.id}`, pool('+441632960003', '+441632960003'), 'PUT');
    for (const answer of [smaller, await office.call('DELETE', `${EDGES}/didpools/${didPool.id}`)])
      expect(refusal(answer)).toMatchObject({ status: 409, code: 'number.assigned' });
    const [{ id } = {}] = await all('dids');
    expect(refusal(await send(`dids/${String(id)}`, { name: '', owner: { id: UNKNOWN_ID } }, 'PUT'))).toMatchObject({
      fields: ['owner'],
    });
  });

  it('of extensions is linked to the extension of a user', async () => {
    await make('extensionpools', { name: '', startNumber: '100', endNumber: '199' });
    const addresses = [{ mediaType: 'PHONE', type: 'WORK', extension: '142' }];
    const { version } = (await office.call<{ version: number }>('GET', `/api/v2/users/${office.me.id}`)).body;
    await office.call('PATCH', `/api/v2/users/${office.me.id}`, { addresses, version });
    expect(await all('extensions?number=142')).toMatchObject([{ number: '142', owner: { id: office.me.id } }]);
    expect(await all('extensions?number=143')).toEqual([]);
  });
});

describe('A phone', () => {
  const phone = async (more: object = {}) => ({
    name: 'Front desk',
    site: { id: (await site()).id },
    phoneBaseSettings: { id: (await base()).id },
    lines: [],
    ...more,
  });

  it('has a line and a station, which are deleted with it', async () => {
    const response = await make('phones', await phone());
    const [line] = await all('lines');
    expect(line).toMatchObject({ name: 'Front desk', id: expect.any(String) as string });
    const station = `/api/v2/stations/${String(line?.['id'])}`;
    expect((await office.call('GET', station)).body).toMatchObject({ name: 'Front desk', status: 'AVAILABLE' });
    await office.call('PUT', `/api/v2/users/${office.me.id}/station/associatedstation/${String(line?.['id'])}`);
    await office.call('DELETE', `${EDGES}/phones/${response.id}`);
    expect((await office.call('GET', station)).status).toBe(404);
    expect((await office.call('GET', `/api/v2/users/${office.me.id}/station`)).body).not.toHaveProperty('associatedStation');
    expect(await all('lines')).toEqual([]);
  });

  it('keeps its line when it is changed', async () => {
    const body = await phone();
    const response = await make('phones', body);
    const [before] = await all('lines');
    await send(`phones/${response.id}`, { ...body, name: 'Back desk' }, 'PUT');
    expect(await all('lines')).toMatchObject([{ id: before?.['id'], name: 'Back desk' }]);
  });

  it('keeps its stations when a change is rejected', async () => {
    const body = await phone({ lines: [{ name: 'One' }, { name: 'Two' }] });
    const response = await make('phones', body);
    const lines = await all('lines');
    const change = { ...body, lines: [{ name: 'One' }], site: { id: UNKNOWN_ID } };
    expect(refusal(await send(`phones/${response.id}`, change, 'PUT'))).toMatchObject({ status: 400, fields: ['site'] });
    for (const { id } of lines) expect((await office.call('GET', `/api/v2/stations/${String(id)}`)).status).toBe(200);
  });

  it.each([
    ['for the browser of an unknown user', { webRtcUser: { id: UNKNOWN_ID } }, 400, ['webRtcUser']],
    ['with an unknown site', { site: { id: UNKNOWN_ID } }, 400, ['site']],
    ['with unknown settings', { phoneBaseSettings: { id: UNKNOWN_ID } }, 400, ['phoneBaseSettings']],
  ])('%s is rejected', async (_, more, status, fields) => {
    expect(refusal(await send('phones', await phone(more)))).toMatchObject({ status, fields });
  });

  it('prevents the deletion of its site and its settings', async () => {
    const body = await phone();
    await make('phones', body);
    const remove = async (path: string) => refusal(await office.call('DELETE', `${EDGES}/${path}`));
    expect(await remove(`sites/${body.site.id}`)).toMatchObject({ status: 409, code: 'site.in.use' });
    expect(await remove(`phonebasesettings/${body.phoneBaseSettings.id}`)).toMatchObject({ code: 'phone.base.settings.in.use' });
    expect(refusal(await send('phones', body))).toMatchObject({ status: 400, code: 'duplicate.name' });
  });

  it('has settings that apply to its lines, and templates of both', async () => {
    const { id } = await base();
    const [line] = await all('linebasesettings');
    expect(line).toMatchObject({ name: 'Desk phones' });
    const template = async (path: string) => (await office.call('GET', `${EDGES}/${path}`)).body;
    expect(await template(`phones/template?phoneBaseSettingsId=${id}`)).toMatchObject({ phoneBaseSettings: { id } });
    expect(await template(`lines/template?lineBaseSettingsId=${String(line?.['id'])}`)).toMatchObject({
      lineBaseSettings: line && { id: line['id'] },
    });
    const [metabase] = await all('phonebasesettings/availablemetabases');
    expect(await template(`phonebasesettings/template?phoneMetabaseId=${String(metabase?.['id'])}`)).toMatchObject({
      phoneMetaBase: metabase,
    });
    expect(await template('phonebasesettings/template?phoneMetabaseId=none')).toMatchObject({ status: 404 });
  });
});

describe('A site', () => {
  const plans = async (id: string) => (await office.call<{ name: string }[]>('GET', `${EDGES}/sites/${id}/numberplans`)).body;

  it('has default number plans, which are replaced as an ordered list', async () => {
    const { id } = await site();
    expect((await plans(id)).map(({ name }) => name)).toEqual(['Emergency', 'Extension', 'National', 'International', 'Network']);
    const [first, second] = await plans(id);
    await send(`sites/${id}/numberplans`, [second!, first!], 'PUT');
    expect(await plans(id)).toMatchObject([
      { ...second, priority: 0 },
      { ...first, priority: 1 },
    ]);
    const classes = `${EDGES}/sites/${id}/numberplans/classifications`;
    expect((await office.call('GET', classes)).body).toEqual(['Extension', 'Emergency']);
    expect((await office.call('GET', `${classes}?classification=em`)).body).toEqual(['Emergency']);
  });

  it('rejects more than 200 number plans, and duplicate names', async () => {
    const { id } = await site();
    const many = Array.from({ length: 201 }, (_, index) => ({ name: `Plan ${index}` }));
    const put = async (body: object) => refusal(await send(`sites/${id}/numberplans`, body, 'PUT'));
    expect(await put(many)).toMatchObject({ status: 400 });
    expect(await put([{ name: 'A' }, { name: 'A' }])).toMatchObject({ code: 'duplicate.name' });
    expect(await plans(id)).toHaveLength(5);
  });

  it('accepts routes only with classifications of its plans and external trunks', async () => {
    const { id } = await site();
    const route = (more: object) =>
      send(`sites/${id}/outboundroutes`, { name: 'Out', classificationTypes: ['National'], ...more });
    expect(refusal(await route({ classificationTypes: ['Lunar'] }))).toMatchObject({
      status: 400,
      fields: ['classificationTypes'],
    });
    const inner = await make('trunkbasesettings', { name: 'Phones', trunkMetabase: { id: 'p' }, trunkType: 'PHONE' });
    expect(refusal(await route({ externalTrunkBases: [{ id: inner.id }] }))).toMatchObject({ fields: ['externalTrunkBases'] });
    const outer = await make('trunkbasesettings', { name: 'Carrier', trunkMetabase: { id: 'e' }, trunkType: 'EXTERNAL' });
    expect((await route({ externalTrunkBases: [{ id: outer.id }] })).status).toBe(200);
    expect(refusal(await route({}))).toMatchObject({ code: 'duplicate.name' });
  });
});

describe('An edge', () => {
  it('has the trunks of its group, in service like the edge', async () => {
    const recorded = { trunk_media_recording: { value: { instance: true } } };
    const trunk = await make('trunkbasesettings', {
      name: 'Phones',
      trunkMetabase: { id: 'p' },
      trunkType: 'PHONE',
      properties: recorded,
    });
    const group = await make('edgegroups', { name: 'All', phoneTrunkBases: [{ id: trunk.id }], edgeTrunkBaseAssignment: {} });
    const edge = (await office.call<NamedEntity>('POST', EDGES, { name: 'First', edgeGroup: { id: group.id } })).body;
    await send(`${edge.id}/statuscode`, { inService: true });
    expect(await all(`${edge.id}/trunks`)).toMatchObject([{ trunkBase: { id: trunk.id }, inService: true }]);
    await send(`${edge.id}/statuscode`, { inService: false });
    const [match] = await all('trunks');
    expect((await office.call('GET', `${EDGES}/trunks/${String(match?.['id'])}`)).body).toMatchObject({ inService: false });
    expect((await office.call('GET', `${EDGES}/trunkswithrecording`)).body).toEqual({ enabledCount: 1, disabledCount: 0 });
    await send(`${edge.id}/unpair`, {});
    expect((await office.call('GET', `${EDGES}/${edge.id}`)).body).toMatchObject({ statusCode: 'UNPAIRED' });
    const remove = await office.call('DELETE', `${EDGES}/edgegroups/${group.id}`);
    expect(refusal(remove)).toMatchObject({ status: 409, code: 'edge.group.in.use' });
    expect((await office.call('GET', `${EDGES}/trunks/${UNKNOWN_ID}`)).body).toMatchObject({ entityName: 'trunk' });
  });
});
