import type { DecisionTableExportJob, DecisionTableImportJob } from 'contact-centre-client';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Listing, NamedEntity } from '../../support.js';
import { download, UNKNOWN_ID, openOffice, putSigned, readBy } from '../office.js';
import type { Office } from '../office.js';

const BASE = '/api/v2/businessrules';
const TABLES = `${BASE}/decisiontables`;

let office: Office;
let table: NamedEntity & { columns: Record<'inputs' | 'outputs', { id: string }[]> };

const { send, refused } = readBy(() => office);
const over = (): void => {
  office.sandbox.clock.advance(3000);
};

beforeEach(async () => {
  office = await openOffice();
  const properties = { tier: { type: 'string' }, balance: { type: 'number' }, queue: { type: 'string' } };
  const jsonSchema = { title: 'Callers', type: 'object', properties };
  const { id: schemaId } = await send('POST', `${BASE}/schemas`, { jsonSchema });
  const input = (schemaPropertyKey: string) => ({ expression: { contractual: { schemaPropertyKey }, comparator: 'Equals' } });
  const columns = { inputs: [input('tier'), input('balance')], outputs: [{ value: { schemaPropertyKey: 'queue' } }] };
  const divisionId = office.sandbox.organisation.homeDivisionId;
  table = await send('POST', TABLES, { name: 'Routing', schemaId, divisionId, columns });
});

const rows = async () => {
  const { entities } = await send<Listing<{ id: string; inputs: object; outputs: object }>>(
    'GET',
    `${TABLES}/${table.id}/versions/1/rows`,
  );
  return entities;
};
const add = async (tier: object, queue: string) => {
  const one = table.columns.inputs[0]!.id;
  const other = table.columns.outputs[0]!.id;
  return await send('POST', `${TABLES}/${table.id}/versions/1/rows`, {
    inputs: { [one]: { literal: tier } },
    outputs: { [other]: { literal: { string: queue } } },
  });
};
const HEADING = 'rowId,input 1: tier,input 2: balance,output 1: queue';

describe('An export of a decision table', () => {
  const exports = () => `${TABLES}/${table.id}/exports`;
  const exported = async (exportType: string) => {
    const { id } = await send('POST', exports(), { exportType, format: 'Csv' });
    expect(await send('GET', `${exports()}/${id}`)).toMatchObject({ status: 'Pending', exportType });
    over();
    return await send<DecisionTableExportJob>('GET', `${exports()}/${id}`);
  };

  it('contains the rows, or only the columns as a template', async () => {
    const row = await add({ string: 'Gold, old' }, 'First');
    const other = await add({ special: 'Wildcard' }, 'Rest');
    const job = await exported('Populated');
    expect(job).toMatchObject({ status: 'Complete', tableVersion: 1, totalRows: 2, createdBy: { id: office.me.id } });
    expect(await download(office.sandbox, job.download?.selfUri ?? '')).toBe(
      `${HEADING}\r\n${row.id},"Gold, old",,First\r\n${other.id},<Wildcard>,,Rest`,
    );
    const template = await exported('Template');
    expect(await download(office.sandbox, template.download?.selfUri ?? '')).toBe(HEADING);
    expect((await send<Listing<NamedEntity>>('GET', exports())).entities).toHaveLength(2);
    expect((await office.call('DELETE', `${exports()}/${job.id}`)).status).toBe(204);
    expect(await refused('GET', `${exports()}/${job.id}`)).toMatchObject({ status: 404 });
  });

  it('of an unknown version is rejected, and a running one cannot be deleted', async () => {
    const body = { exportType: 'Template', format: 'Csv' };
    expect(await refused('POST', exports(), { ...body, tableVersion: 9 })).toMatchObject({ status: 404 });
    expect(await refused('POST', `${TABLES}/${UNKNOWN_ID}/exports`, body)).toMatchObject({ status: 404 });
    const { id } = await send('POST', exports(), body);
    expect(await refused('DELETE', `${exports()}/${id}`)).toMatchObject({ status: 409 });
    office.sandbox.planJob({ end: 'failed', message: 'No room' });
    const failed = await exported('Template');
    expect(failed).toMatchObject({ status: 'Failed', error: { errorMessage: 'No room' } });
    expect(failed).not.toHaveProperty('download');
  });
});

describe('An import into a decision table', () => {
  const imports = () => `${TABLES}/${table.id}/imports`;
  const begin = async (content?: string, importMode = 'Append') => {
    const job = await send<DecisionTableImportJob>('POST', imports(), { importMode, fileName: 'rows.csv' });
    expect(job).toMatchObject({ status: 'Uploading', tableVersion: 1 });
    if (content !== undefined)
      expect(await putSigned(office.sandbox, job.uploadUrl ?? '', job.uploadHeaders ?? {}, content)).toBe(200);
    return job;
  };
  const read = async ({ id }: { id: string }) => await send<DecisionTableImportJob>('GET', `${imports()}/${id}`);

  it('adds rows and updates those that the file identifies', async () => {
    const row = await add({ string: 'Gold' }, 'First');
    const job = await begin(`${HEADING}\r\n${row.id},Gold,10.5,Second\r\n,<Wildcard>,,Rest`);
    expect(await read(job)).toMatchObject({ status: 'Processing' });
    over();
    expect(await read(job)).toMatchObject({
      status: 'Complete',
      dateCompleted: '2026-03-10T12:30:03.000Z',
      rowMetrics: { totalRows: 2, rowsParsed: 2, rowsCreated: 1, rowsUpdated: 1, rowsDeleted: 0 },
    });
    const [tier, balance] = table.columns.inputs.map(({ id }) => id);
    const [queue] = table.columns.outputs.map(({ id }) => id);
    expect(await rows()).toMatchObject([
      {
        id: row.id,
        inputs: { [tier!]: { literal: { string: 'Gold' } }, [balance!]: { literal: { number: 10.5 } } },
        outputs: { [queue!]: { literal: { string: 'Second' } } },
      },
      { inputs: { [tier!]: { literal: { special: 'Wildcard' } } } },
    ]);
  });

  it('deletes rows that are not in the file in replace mode', async () => {
    await add({ string: 'Gold' }, 'First');
    const job = await begin(`${HEADING}\r\n,Silver,,Second`, 'Replace');
    over();
    expect(await read(job)).toMatchObject({ rowMetrics: { rowsCreated: 1, rowsDeleted: 1 } });
    expect(await rows()).toHaveLength(1);
    expect((await send<Listing<NamedEntity>>('GET', imports())).entities).toMatchObject([{ id: job.id }]);
  });

  it.each([
    ['an unknown column', 'rowId,input 1: shoe', 'The table has no column input 1: shoe'],
    ['a missing column', 'rowId,input 1: tier', 'The file has no column input 2: balance'],
    ['a value of the wrong type', `${HEADING}\r\n,Gold,much,First`, 'input 2: balance is no number: much'],
    ['an unknown row', `${HEADING}\r\n${UNKNOWN_ID},Gold,1,First`, 'There is no such row'],
  ])('changes nothing for %s', async (_, content, message) => {
    await add({ string: 'Gold' }, 'First');
    const job = await begin(content, 'Replace');
    over();
    expect(await read(job)).toMatchObject({ status: 'Failed', error: { errorMessage: message } });
    expect(await rows()).toHaveLength(1);
  });

  it('can be cancelled until it has ended, and does not continue', async () => {
    const job = await begin();
    expect(await send('PATCH', `${imports()}/${job.id}`, { status: 'Cancelled' })).toMatchObject({ status: 'Cancelled' });
    await putSigned(office.sandbox, job.uploadUrl ?? '', job.uploadHeaders ?? {}, `${HEADING}\r\n,Gold,,First`);
    over();
    expect(await read(job)).toMatchObject({ status: 'Cancelled' });
    expect(await rows()).toEqual([]);
    expect(await refused('PATCH', `${imports()}/${job.id}`, { status: 'Cancelled' })).toMatchObject({ status: 409 });
    expect(await refused('PATCH', `${imports()}/${job.id}`, { status: 'Complete' })).toMatchObject({
      status: 400,
      fields: ['status'],
    });
    expect((await office.call('DELETE', `${imports()}/${job.id}`)).status).toBe(204);
    expect(await refused('GET', `${imports()}/${job.id}`)).toMatchObject({ status: 404 });
  });

  it('without a draft is rejected', async () => {
    await send('PUT', `${TABLES}/${table.id}/versions/1/publish`);
    expect(await refused('POST', imports(), { importMode: 'Append', fileName: 'rows.csv' })).toMatchObject({ status: 409 });
  });
});
