import type { Document, DownloadResponse, QueryResults, ReplaceResponse, TagValue } from 'contact-centre-client';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Listing, NamedEntity } from '../../support.js';
import { download, UNKNOWN_ID, openOffice, readBy, upload } from '../office.js';
import type { Office } from '../office.js';

const CONTENT = '/api/v2/contentmanagement';

let office: Office;
let workspace: string;
const { send, refused } = readBy(() => office);
beforeEach(async () => {
  office = await openOffice();
  workspace = (await send('POST', `${CONTENT}/workspaces`, { name: 'Papers' })).id;
});
const create = async (name: string) =>
  await send<Document>('POST', `${CONTENT}/documents`, { name, workspace: { id: workspace } });

describe('The content of a document', () => {
  it('is uploaded to the URL in the response, and downloaded again', async () => {
    const { id } = await create('Timetable');
    const path = `${CONTENT}/documents/${id}/content`;
    expect(await refused('GET', path)).toMatchObject({ status: 404 });
    const place = await send<ReplaceResponse>('POST', path, { name: 'summer.txt' });
    expect(place).toMatchObject({ id, name: 'summer.txt', uploadMethod: 'SINGLE_PUT' });
    expect(await upload(office.sandbox, place.uploadDestinationUri ?? '', 'At noon')).toBe(200);
    const document = await send<Document>('GET', `${CONTENT}/documents/${id}`);
    expect(document).toMatchObject({ filename: 'summer.txt', contentLength: 7, dateUploaded: '2026-03-10T12:30:00.000Z' });
    const { contentLocationUri = '' } = await send<DownloadResponse>('GET', path);
    expect(await download(office.sandbox, contentLocationUri)).toBe('At noon');
    const stale = { changeNumber: (document.changeNumber ?? 0) - 1 };
    expect(await refused('POST', path, stale)).toMatchObject({ status: 409 });
    expect((await office.call('POST', `${path}?override=true`, stale)).status).toBe(200);
    expect(await upload(office.sandbox, place.uploadDestinationUri ?? '', 'again')).toBe(404);
    expect(await refused('POST', path.replace(id, UNKNOWN_ID), {})).toMatchObject({ status: 404 });
  });
});

describe('A workspace', () => {
  it('has the added users and groups once each', async () => {
    const members = `${CONTENT}/workspaces/${workspace}/members`;
    const [user] = office.users;
    expect(await send('PUT', `${members}/${user!.id}`, { memberType: 'USER' })).toMatchObject({
      id: user!.id,
      memberType: 'USER',
      member: { id: user!.id },
      workspace: { id: workspace },
    });
    await send('PUT', `${members}/${user!.id}`, { memberType: 'USER' });
    const ids = async () => (await send<Listing<NamedEntity>>('GET', members)).entities.map(({ id }) => id);
    expect(await ids()).toEqual([user!.id]);
    expect(await refused('PUT', `${members}/${UNKNOWN_ID}`, { memberType: 'GROUP' })).toMatchObject({ status: 404 });
    await office.call('DELETE', `${members}/${user!.id}`);
    expect(await ids()).toEqual([]);
  });

  it('that does not exist rejects documents', async () => {
    const stray = { name: 'Stray', workspace: { id: UNKNOWN_ID } };
    expect(await refused('POST', `${CONTENT}/documents`, stray)).toMatchObject({ status: 400, fields: ['workspace'] });
  });
});

describe('A query for documents', () => {
  const names = async (verb: string, path: string, body?: object) =>
    (await send<QueryResults>(verb, `${CONTENT}/query${path}`, body)).results?.entities?.map(({ name }) => name);

  it('finds them by name, in the requested order and page', async () => {
    for (const name of ['Timetable west', 'Prices', 'Timetable east']) await create(name);
    expect(await names('GET', '?queryPhrase=timetable')).toEqual(['Timetable east', 'Timetable west']);
    expect(await names('GET', '?queryPhrase=timetable&sortOrder=descending&pageSize=1&pageNumber=2')).toEqual(['Timetable east']);
    expect(await names('POST', '', { queryPhrase: 'table', sort: [{ name: 'name', ascending: false }] })).toEqual([
      'Timetable west',
      'Timetable east',
    ]);
    expect(await names('POST', '', { filters: [{ name: 'name', operator: 'CONTAINS', values: ['pri'] }] })).toEqual(['Prices']);
    const counted = await send<QueryResults>('POST', `${CONTENT}/query`, { facetNameRequests: ['name'], pageSize: 1 });
    expect(counted).toMatchObject({ results: { total: 3 }, facetInfo: { facets: [{ attribute: { name: 'name' }, total: 3 }] } });
  });

  it('compares lengths as numbers', async () => {
    for (const [name, length] of [
      ['Short', 9],
      ['Long', 100],
    ] as const) {
      const { id } = await create(name);
      const { uploadDestinationUri = '' } = await send<ReplaceResponse>('POST', `${CONTENT}/documents/${id}/content`, {});
      await upload(office.sandbox, uploadDestinationUri, 'x'.repeat(length));
    }
    const filter = (operator: string, ...values: string[]) => ({ filters: [{ name: 'contentLength', operator, values }] });
    expect(await names('POST', '', filter('LESSTHAN', '50'))).toEqual(['Short']);
    expect(await names('POST', '', filter('GREATERTHANEQUALS', '100'))).toEqual(['Long']);
    expect(await names('POST', '', filter('RANGE', '5', '50'))).toEqual(['Short']);
    expect(await refused('POST', `${CONTENT}/query`, filter('RANGE', '5'))).toMatchObject({ status: 400 });
  });
});

describe('A query for tags', () => {
  it('finds the tags of a workspace by a part of their name', async () => {
    const path = `${CONTENT}/workspaces/${workspace}/tagvalues`;
    for (const name of ['Summer', 'Winter', 'Midsummer']) await send('POST', path, { name });
    const search = async (body: object) =>
      (await send<Listing<TagValue>>('POST', `${path}/query`, body)).entities.map(({ name }) => name);
    expect(await search({ query: 'summer' })).toEqual(['Summer', 'Midsummer']);
    expect(await search({ query: 'summer', pageSize: 1, pageNumber: 2 })).toEqual(['Midsummer']);
    expect(await refused('POST', path.replace(workspace, UNKNOWN_ID) + '/query', {})).toMatchObject({ status: 404 });
  });
});

describe('A schema of external events', () => {
  const SCHEMAS = '/api/v2/journey/externalevents/schemas';
  const jsonSchema = (title: string, more: object = {}) => ({
    $schema: 'http://json-schema.org/draft-04/schema#',
    title,
    properties: { port: { type: 'string' } },
    ...more,
  });

  it('keeps each version, and has a unique title', async () => {
    const { id } = await send('POST', SCHEMAS, jsonSchema('Sailings'));
    expect(await send('GET', `${SCHEMAS}/${id}`)).toMatchObject({ version: 1, enabled: true, jsonSchema: { title: 'Sailings' } });
    const change = { version: 1, enabled: false, jsonSchema: jsonSchema('Sailings', { description: 'By port' }) };
    expect(await send('PUT', `${SCHEMAS}/${id}`, change)).toMatchObject({ version: 2, enabled: false });
    expect(await refused('PUT', `${SCHEMAS}/${id}`, change)).toMatchObject({ status: 409 });
    expect(await send('GET', `${SCHEMAS}/${id}/versions`)).toMatchObject({
      total: 2,
      entities: [{ version: 1 }, { version: 2 }],
    });
    expect(await send('GET', `${SCHEMAS}/${id}/versions/1`)).toMatchObject({ enabled: true });
    expect(await refused('GET', `${SCHEMAS}/${id}/versions/9`)).toMatchObject({ status: 404 });
    expect(await refused('POST', SCHEMAS, jsonSchema('Sailings'))).toMatchObject({ status: 400, code: 'duplicate.name' });
    expect(await refused('GET', `${SCHEMAS}/${UNKNOWN_ID}/versions`)).toMatchObject({ status: 404 });
  });
});

describe('A search for bots', () => {
  it('finds published flows by type, name and id', async () => {
    const published = async (name: string, type: string) => {
      const { id } = await send('POST', '/api/v2/flows', { name, type });
      await send('POST', `/api/v2/flows/${id}/versions`, {});
      await send('POST', `/api/v2/flows/actions/publish?flow=${id}`);
      return id;
    };
    const bot = await published('Ferry bot', 'BOT');
    await published('Digital ferry bot', 'DIGITALBOT');
    await published('Welcome', 'INBOUNDCALL');
    await send('POST', '/api/v2/flows', { name: 'Draft bot', type: 'BOT' });
    const search = async (query = '') =>
      (await send<Listing<NamedEntity>>('GET', `/api/v2/textbots/bots/search?${query}`)).entities.map(({ name }) => name);
    expect(await search()).toEqual(['Ferry bot', 'Digital ferry bot']);
    expect(await search('botType=GenesysDigitalBotFlow')).toEqual(['Digital ferry bot']);
    expect(await search(`botId=${bot}`)).toEqual(['Ferry bot']);
    expect(await search('botName=DIGITAL')).toEqual(['Digital ferry bot']);
    expect(await search('virtualAgentEnabled=true')).toEqual([]);
    expect(await search('pageSize=1')).toHaveLength(1);
  });
});
