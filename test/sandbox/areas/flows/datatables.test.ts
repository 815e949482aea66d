import type { DataTableExportJob, DataTableImportJob } from 'contact-centre-client';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Listing, NamedEntity } from '../../support.js';
import { bearer, download, openOffice, refusal, upload } from '../office.js';
import type { Office } from '../office.js';

const TABLES = '/api/v2/flows/datatables';

const schema = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  type: 'object',
  required: ['key'],
  additionalProperties: false,
  properties: {
    key: { title: 'Port', type: 'string', $id: '/properties/key' },
    open: { type: 'boolean', default: true },
    berths: { type: 'integer', minimum: 0 },
  },
};

let office: Office;
let table: NamedEntity;
let rows: string;
beforeEach(async () => {
  office = await openOffice();
  table = (await office.call<NamedEntity>('POST', TABLES, { name: 'Ports', schema })).body;
  rows = `${TABLES}/${table.id}/rows`;
});

const add = (row: object) => office.call('POST', rows, row);
const keys = async (query = '') =>
  (await office.call<Listing<{ key: string }>>('GET', `${rows}${query}`)).body.entities.map(({ key }) => key);

describe('A data table', () => {
  it('stores its schema unchanged and returns it on request', async () => {
    expect((await office.call('GET', `${TABLES}/${table.id}?expand=schema`)).body).toMatchObject({ schema });
    expect((await office.call('GET', `${TABLES}/${table.id}`)).body).not.toHaveProperty('schema');
    expect((await office.call<Listing<object>>('GET', `${TABLES}?expand=schema`)).body.entities).toMatchObject([{ schema }]);
  });

  it('with a name that another table has is rejected', async () => {
    const answer = await office.call('POST', TABLES, { name: 'PORTS', schema });
    expect(refusal(answer)).toEqual({ status: 409, code: 'flows.datatables.not.unique', fields: ['name'] });
  });

  it('without a required column "key" is rejected', async () => {
    const make = async (changes: object) =>
      refusal(await office.call('POST', TABLES, { name: 'Other', schema: { ...schema, ...changes } }));
    expect(await make({ properties: { port: { type: 'string' } } })).toMatchObject({
      status: 400,
      fields: ['schema.properties.key'],
    });
    expect(await make({ required: [] })).toMatchObject({ status: 400, fields: ['schema.required'] });
    expect(await make({ properties: { key: { type: 'integer' } } })).toMatchObject({ code: 'flows.datatables.schema.exception' });
  });

  it('sorts its rows by key on request', async () => {
    for (const key of ['Oban', 'Ardrossan', 'Mallaig']) await add({ key });
    expect(await keys('?sortOrder=descending')).toEqual(['Oban', 'Mallaig', 'Ardrossan']);
    expect(await keys('?sortOrder=ascending&showbrief=false')).toEqual(['Ardrossan', 'Mallaig', 'Oban']);
  });

  it('can gain columns but not lose any', async () => {
    const put = (properties: object) =>
      office.call('PUT', `${TABLES}/${table.id}`, { name: 'Ports', schema: { ...schema, properties } });
    expect((await put({ ...schema.properties, tide: { type: 'number' } })).status).toBe(200);
    expect(refusal(await put(schema.properties))).toMatchObject({ status: 400, fields: ['schema.properties.tide'] });
  });

  it('is deleted with its rows', async () => {
    await add({ key: 'Bergen' });
    await office.call('DELETE', `${TABLES}/${table.id}`);
    expect((await office.call('GET', rows)).status).toBe(404);
  });
});

describe('A row', () => {
  it('is returned by key only, or in full on request', async () => {
    await add({ key: 'Bergen', open: true, berths: 4 });
    expect((await office.call('GET', `${rows}/Bergen`)).body).toEqual({ key: 'Bergen' });
    expect((await office.call('GET', `${rows}/Bergen?showbrief=false`)).body).toEqual({ key: 'Bergen', open: true, berths: 4 });
    expect((await office.call<Listing<object>>('GET', `${rows}?showbrief=false`)).body.entities).toEqual([
      { key: 'Bergen', open: true, berths: 4 },
    ]);
  });

  it('with an unknown column is rejected', async () => {
    expect(refusal(await add({ key: 'Bergen', tide: 1 }))).toEqual({
      status: 400,
      code: 'flows.datatables.syntax.error',
      fields: ['tide'],
    });
  });

  it('with a value of the wrong type is rejected', async () => {
    expect(refusal(await add({ key: 'Bergen', open: 'yes' }))).toMatchObject({ status: 400, fields: ['open'] });
    expect(refusal(await add({ key: 'Bergen', berths: 1.5 }))).toMatchObject({ status: 400, fields: ['berths'] });
    expect(refusal(await add({ key: 'Bergen', berths: -1 }))).toMatchObject({ status: 400, fields: ['berths'] });
  });

  it('without a key, or with an existing key, is rejected', async () => {
    expect(refusal(await add({ open: true }))).toMatchObject({ status: 400, fields: ['key'] });
    expect(refusal(await add({ key: '' }))).toMatchObject({ status: 400, fields: ['key'] });
    await add({ key: 'Bergen' });
    expect(refusal(await add({ key: 'Bergen' }))).toEqual({ status: 409, code: 'flows.datatables.not.unique', fields: ['key'] });
  });

  it('is replaced completely and keeps its key', async () => {
    await add({ key: 'Bergen', open: true, berths: 4 });
    const put = (row: object) => office.call('PUT', `${rows}/Bergen`, row);
    expect((await put({ key: 'Bergen', open: false })).body).toEqual({ key: 'Bergen', open: false });
    expect(refusal(await put({ key: 'Oslo' }))).toMatchObject({ status: 400, fields: ['key'] });
    expect(refusal(await office.call('PUT', `${rows}/Oslo`, { key: 'Oslo' }))).toMatchObject({
      status: 404,
      code: 'flows.datatables.row.not.found',
    });
  });

  it('can have any key and is paged like any other', async () => {
    for (const key of ['__proto__', 'a/b', 'constructor', '4', 'x']) expect((await add({ key })).status).toBe(200);
    expect((await keys('?pageSize=2&pageNumber=2')).length).toBe(2);
    expect(new Set(await keys())).toEqual(new Set(['__proto__', 'a/b', 'constructor', '4', 'x']));
    expect((await office.call('DELETE', `${rows}/a%2Fb`)).status).toBe(204);
    expect(await keys()).toHaveLength(4);
  });
});

describe('An import of rows', () => {
  const start = async (importMode?: string) =>
    (
      await office.call<DataTableImportJob>(
        'POST',
        `${TABLES}/${table.id}/import/jobs`,
        importMode === undefined ? {} : { importMode },
      )
    ).body;
  const state = async (id: string) =>
    (await office.call<DataTableImportJob>('GET', `${TABLES}/${table.id}/import/jobs/${id}`)).body;

  it('waits for its file, imports the rows and reports their number', async () => {
    await add({ key: 'Oslo', open: true });
    const job = await start('Append');
    expect(job).toMatchObject({ status: 'WaitingForUpload', importMode: 'Append' });
    const file = 'key,open,berths\r\nBergen,true,4\r\n"Port ""A"", west",FALSE,\r\nBad,maybe,1\r\n';
    expect(await upload(office.sandbox, job.uploadURI!, file)).toBe(202);
    expect((await state(job.id!)).status).toBe('Processing');
    office.sandbox.clock.advance(5000);
    expect(await state(job.id!)).toMatchObject({
      status: 'Succeeded',
      countRecordsUpdated: 2,
      countRecordsDeleted: 0,
      countRecordsFailed: 1,
    });
    expect((await office.call('GET', `${rows}/Bergen?showbrief=false`)).body).toEqual({ key: 'Bergen', open: true, berths: 4 });
    expect(await keys()).toEqual(['Oslo', 'Bergen', 'Port "A", west']);
  });

  it('that replaces all rows deletes those that are not in its file', async () => {
    await add({ key: 'Oslo' });
    const job = await start('ReplaceAll');
    await upload(office.sandbox, job.uploadURI!, 'key\nBergen\n');
    office.sandbox.clock.advance(5000);
    expect(await state(job.id!)).toMatchObject({ countRecordsUpdated: 1, countRecordsDeleted: 1 });
    expect(await keys()).toEqual(['Bergen']);
  });

  it('with an unknown column fails and imports nothing', async () => {
    const job = await start('ReplaceAll');
    await add({ key: 'Oslo' });
    await upload(office.sandbox, job.uploadURI!, 'key,tide\nBergen,1\n');
    office.sandbox.clock.advance(5000);
    expect(await state(job.id!)).toMatchObject({ status: 'Failed', errorInformation: { code: 'flows.datatables.syntax.error' } });
    expect(await keys()).toEqual(['Oslo']);
  });

  it('accepts one file only, and none for an unknown job', async () => {
    const job = await start();
    await upload(office.sandbox, job.uploadURI!, 'key\nBergen\n');
    expect(await upload(office.sandbox, job.uploadURI!, 'key\nOslo\n')).toBe(409);
    expect(await upload(office.sandbox, '/uploads/v2/datatables/none', 'key\nOslo\n')).toBe(404);
  });

  it('accepts its file as a form too', async () => {
    const job = await start();
    const form = new FormData();
    form.append('file', new Blob(['key\nBergen\n'], { type: 'text/csv' }), 'ports.csv');
    const answer = await office.sandbox.fetch(
      new Request(job.uploadURI!, { method: 'POST', headers: bearer(office.sandbox), body: form }),
    );
    expect([answer.status, await keys()]).toEqual([202, ['Bergen']]);
  });
});

describe('An export of rows', () => {
  it('provides a file with all rows when it is done', async () => {
    await add({ key: 'Bergen, west', open: true, berths: 4 });
    await add({ key: 'Oslo' });
    const path = `${TABLES}/${table.id}/export/jobs`;
    const { body: job } = await office.call<DataTableExportJob>('POST', path);
    expect(job.status).toBe('Processing');
    expect(job).not.toHaveProperty('downloadURI');
    office.sandbox.clock.advance(5000);
    const { body: done } = await office.call<DataTableExportJob>('GET', `${path}/${job.id}`);
    expect(done).toMatchObject({ status: 'Succeeded', countRecordsProcessed: 2 });
    expect(await download(office.sandbox, done.downloadURI!)).toBe('key,open,berths\r\n"Bergen, west",true,4\r\nOslo,,');
    office.sandbox.clock.advance(3_600_000);
    expect(await download(office.sandbox, done.downloadURI!)).toContain('expired');
  });
});
