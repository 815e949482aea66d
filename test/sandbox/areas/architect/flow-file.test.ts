import type {
  ArchitectExportJobStateResponse,
  ArchitectValidateJobStateResponse,
  DataTableImportJob,
  Flow,
  FlowRuntimeExecution,
  Grammar,
  GrammarLanguage,
  PromptAsset,
  UploadUrlResponse,
} from 'contact-centre-client';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Listing, NamedEntity } from '../../support.js';
import { download, UNKNOWN_ID, openOffice, putSigned, readBy } from '../office.js';
import type { Office } from '../office.js';

const FLOWS = '/api/v2/flows';
const ARCHITECT = '/api/v2/architect';

let office: Office;
beforeEach(async () => {
  office = await openOffice();
});

const { send, refused } = readBy(() => office);
const over = (ms = 3000): void => {
  office.sandbox.clock.advance(ms);
};
const put = async ({ url = '', headers = {} }: { url?: string; headers?: object }, body: string): Promise<void> => {
  expect(await putSigned(office.sandbox, url, headers as Record<string, string>, body)).toBe(200);
};

const published = async (type = 'WORKFLOW', name = 'Refunds'): Promise<Flow & NamedEntity> => {
  const flow = await send<Flow & NamedEntity>('POST', FLOWS, { name, type, description: 'Pays back' });
  await send('POST', `${FLOWS}/${flow.id}/versions`, { name });
  await send('POST', `${FLOWS}/actions/publish?flow=${flow.id}`);
  return flow;
};

describe('A flow execution', () => {
  const launch = async (flowId: string, more: object = {}) =>
    await send('POST', `${FLOWS}/executions`, { flowId, name: 'By hand', ...more });
  const read = async (id: string) => await send<FlowRuntimeExecution>('GET', `${FLOWS}/executions/${id}`);

  it('runs and ends as time passes', async () => {
    const flow = await published();
    const { id } = await launch(flow.id);
    expect(await read(id)).toMatchObject({ name: 'By hand', status: 'RUNNING', flowVersion: { id: '1.0' } });
    expect(await read(id)).not.toHaveProperty('dateCompleted');
    over();
    expect(await read(id)).toMatchObject({ status: 'COMPLETED', dateCompleted: '2026-03-10T12:30:03.000Z' });
  });

  it('fails with a reason if that is planned', async () => {
    const flow = await published();
    office.sandbox.planJob({ end: 'failed', message: 'No such account' });
    const { id } = await launch(flow.id);
    over();
    expect(await read(id)).toMatchObject({ status: 'FAILED', flowErrorInfo: { message: 'No such account' } });
  });

  it('is rejected for a flow that does not exist, cannot be launched or is not published', async () => {
    const path = `${FLOWS}/executions`;
    expect(await refused('POST', path, { flowId: UNKNOWN_ID })).toMatchObject({ status: 404 });
    const call = await published('INBOUNDCALL', 'Welcome');
    expect(await refused('POST', path, { flowId: call.id })).toMatchObject({ status: 400, fields: ['flowId'] });
    const draft = await send('POST', FLOWS, { name: 'Draft', type: 'WORKFLOW' });
    expect(await refused('POST', path, { flowId: draft.id })).toMatchObject({
      status: 409,
      code: 'architect.flow.not.published',
    });
    const flow = await published();
    expect(await refused('POST', path, { flowId: flow.id, flowVersion: '7.0' })).toMatchObject({ status: 404 });
    expect(await refused('GET', `${path}/${UNKNOWN_ID}`)).toMatchObject({ status: 404 });
  });

  it('is found by flow, time and failure', async () => {
    const one = await published();
    const other = await published('WORKFLOW', 'Reminders');
    const first = await launch(one.id);
    over(60_000);
    office.sandbox.planJob({ end: 'failed', message: 'Late' });
    const second = await launch(other.id);
    over();
    const search = async (...query: object[]) =>
      (await send<Listing<NamedEntity>>('POST', `${FLOWS}/instances/query`, { query })).entities.map(({ id }) => id);
    const is = (key: string, value: string, operator = 'eq') => ({ key, value, operator });
    expect(await search()).toEqual([second.id, first.id]);
    expect(await search({ criteria: is('FlowId', one.id) })).toEqual([first.id]);
    expect(await search({ and: [is('FlowType', 'workflow'), is('FlowStartDateTime', '2026-03-10T12:30:30Z', 'gt')] })).toEqual([
      second.id,
    ]);
    expect(await search({ or: [is('FlowId', one.id), is('FlowId', other.id)] })).toHaveLength(2);
    expect(await search({ not: [is('FlowErrorReason', '', 'not_null')] })).toEqual([first.id]);
    expect(await search({ criteria: is('FlowActionId', '4') })).toEqual([]);
    const page = await send<Listing<NamedEntity>>('POST', `${FLOWS}/instances/query?pageSize=1&indexOnly=true`, { query: [] });
    expect(page).toMatchObject({ total: 2, entities: [{ id: second.id }] });
    expect(page.entities[0]).not.toHaveProperty('flowName');
  });
});

describe('An export of a flow', () => {
  const start = async (flow: object, more: object = {}) =>
    await send('POST', `${FLOWS}/export/jobs`, { flows: [{ flow, exportType: 'Yaml', ...more }] });
  const read = async (id: string) =>
    await send<ArchitectExportJobStateResponse>('GET', `${FLOWS}/export/jobs/${id}?expand=messages`);

  it('is the file that the flow was created from', async () => {
    const job = await send<NamedEntity & { presignedUrl: string; headers: object }>('POST', `${FLOWS}/jobs`);
    const file = 'inboundCall:\n  name: Welcome\n  tasks: []\n';
    await put({ url: job.presignedUrl, headers: job.headers }, file);
    over();
    const { flow } = await send<{ flow: NamedEntity }>('GET', `${FLOWS}/jobs/${job.id}`);
    const begun = await start({ id: flow.id }, { fileName: 'welcome.yaml' });
    expect(await read(begun.id)).toMatchObject({ status: 'Registered', command: 'Export', messages: [] });
    expect(await read(begun.id)).not.toHaveProperty('downloadUrl');
    over();
    const { status, downloadUrl = '' } = await read(begun.id);
    expect(status).toBe('Success');
    expect(await download(office.sandbox, downloadUrl)).toBe(file);
  });

  it('of a flow created without a file has its type, name and description, and recreates it', async () => {
    const flow = await published('INBOUNDCALL', 'Say "hello"');
    const begun = await start({ name: 'Say "hello"', type: 'INBOUNDCALL' });
    over();
    const text = await download(office.sandbox, (await read(begun.id)).downloadUrl ?? '');
    expect(text).toBe('inboundCall:\n  name: "Say \\"hello\\""\n  description: "Pays back"\n');
    expect(await send('GET', `${FLOWS}/${flow.id}`)).toMatchObject({ name: 'Say "hello"' });
  });

  it('fails without a saved version, and is rejected without a flow', async () => {
    const draft = await send('POST', FLOWS, { name: 'Draft', type: 'WORKFLOW' });
    const begun = await start({ id: draft.id });
    over();
    expect(await read(begun.id)).toMatchObject({
      status: 'Failure',
      messages: [{ type: 'Error', text: 'The flow Draft has nothing saved' }],
    });
    const path = `${FLOWS}/export/jobs`;
    expect(await refused('POST', path, { flows: [{ flow: { id: UNKNOWN_ID } }] })).toMatchObject({ status: 404 });
    expect(await refused('POST', path, { flows: [{ flow: { name: 'Draft' } }] })).toMatchObject({
      status: 400,
      fields: ['flows[0].flow'],
    });
    expect(await refused('POST', path, { flows: [] })).toMatchObject({ status: 400, fields: ['flows'] });
    const architect = { flows: [{ flow: { id: draft.id }, exportType: 'Architect' }] };
    expect(await refused('POST', path, architect)).toMatchObject({ status: 501 });
    expect(await refused('GET', `${path}/${UNKNOWN_ID}`)).toMatchObject({ status: 404 });
  });
});

describe('A validation of flows', () => {
  it('reports each flow without a saved version', async () => {
    const flow = await published();
    const draft = await send('POST', FLOWS, { name: 'Draft', type: 'WORKFLOW' });
    const validated = async (...ids: string[]) => {
      const flows = ids.map((id) => ({ flow: { id } }));
      const { id, totalFlows } = await send<NamedEntity & { totalFlows: number }>('POST', `${FLOWS}/validate/jobs`, { flows });
      expect(totalFlows).toBe(ids.length);
      over();
      return await send<ArchitectValidateJobStateResponse>('GET', `${FLOWS}/validate/jobs/${id}?expand=messages`);
    };
    expect(await validated(flow.id)).toMatchObject({ status: 'Success', command: 'Validate', messages: [] });
    expect(await validated(flow.id, draft.id)).toMatchObject({
      status: 'Failure',
      messages: [{ text: 'The flow Draft has nothing saved' }],
    });
    const { id } = await send('POST', `${FLOWS}/validate/jobs`, { flows: [{ flow: { id: flow.id } }] });
    expect(await refused('GET', `${FLOWS}/export/jobs/${id}`)).toMatchObject({ status: 404 });
    const dependency = { flows: [{ flow: { id: flow.id, version: '9.0' } }] };
    expect(await refused('POST', `${FLOWS}/validate/jobs`, dependency)).toMatchObject({ status: 404 });
  });
});

describe('A file of a grammar', () => {
  const start = async (): Promise<string> => {
    const { id } = await send('POST', `${ARCHITECT}/grammars`, { name: 'Ports' });
    await send('POST', `${ARCHITECT}/grammars/${id}/languages`, { language: 'en-us' });
    return `${ARCHITECT}/grammars/${id}`;
  };

  it('publishes an event after the upload, can be downloaded, and is deleted', async () => {
    const path = await start();
    const { languages = [] } = await send<Grammar>('GET', path);
    const language = `${path}/languages/${languages[0]?.id ?? ''}`;
    const reserved = await send<UploadUrlResponse>('POST', `${language}/files/dtmf`, { fileType: 'gram' });
    expect(await send<GrammarLanguage>('GET', language)).not.toHaveProperty('dtmfFileMetadata');
    await put(reserved, '#ABNF 1.0;');
    expect(await send<GrammarLanguage>('GET', language)).toMatchObject({
      dtmfFileMetadata: { fileSizeBytes: 10, fileType: 'Gram', dateUploaded: '2026-03-10T12:30:00.000Z' },
    });
    expect((await send<Grammar>('GET', path)).languages?.[0]).not.toHaveProperty('dtmfFileUrl');
    const [match] = (await send<Grammar>('GET', `${path}?includeFileUrls=true`)).languages ?? [];
    expect(await download(office.sandbox, match?.dtmfFileUrl ?? '')).toBe('#ABNF 1.0;');
    expect(match).not.toHaveProperty('voiceFileUrl');
    expect((await office.call('DELETE', `${language}/files/dtmf`)).status).toBe(204);
    expect((await office.call('DELETE', `${language}/files/dtmf`)).status).toBe(404);
    expect(await send<GrammarLanguage>('GET', language)).not.toHaveProperty('dtmfFileMetadata');
  });

  it('is rejected in a language that the grammar does not have', async () => {
    const path = await start();
    for (const verb of ['POST', 'DELETE'])
      expect(await refused(verb, `${path}/languages/xx-xx/files/voice`, {})).toMatchObject({ status: 404 });
    expect(await refused('POST', `${path.replace(/[^/]+$/, UNKNOWN_ID)}/languages/en-us/files/voice`, {})).toMatchObject({
      status: 404,
    });
  });
});

describe('A recording of a prompt', () => {
  it('is uploaded to a signed URL and transcoded', async () => {
    const { id } = await send('POST', `${ARCHITECT}/prompts`, { name: 'Closed' });
    const path = `${ARCHITECT}/prompts/${id}/resources`;
    await send('POST', path, { language: 'en-us' });
    const reserved = await send<UploadUrlResponse>('POST', `${path}/en-us/uploads`);
    expect(await send<PromptAsset>('GET', `${path}/en-us`)).toMatchObject({ uploadStatus: 'created' });
    await put(reserved, 'RIFF');
    expect(await send<PromptAsset>('GET', `${path}/en-us`)).toMatchObject({ uploadStatus: 'uploaded' });
    over();
    expect(await send<PromptAsset>('GET', `${path}/en-us`)).toMatchObject({ uploadStatus: 'transcoded' });
    expect(await refused('POST', `${path}/de-de/uploads`)).toMatchObject({ status: 404 });
  });
});

describe('An import of a data table from a signed URL', () => {
  const TABLES = `${FLOWS}/datatables`;
  const properties = { key: { type: 'string' }, berths: { type: 'integer' } };
  const schema = { $schema: 'http://json-schema.org/draft-04/schema#', type: 'object', required: ['key'], properties };

  it('imports the rows of the uploaded file', async () => {
    const { id } = await send('POST', TABLES, { name: 'Ports', schema });
    const job = await send<DataTableImportJob>('POST', `${TABLES}/${id}/import/csv/jobs`, { status: 'WaitingForUpload' });
    const path = `${TABLES}/${id}/import/jobs/${job.id ?? ''}`;
    expect(await send('GET', path)).toMatchObject({ status: 'WaitingForUpload' });
    await put({ url: job.uploadURI ?? '', headers: job.uploadHeaders ?? {} }, 'key,berths\r\nBergen,4\r\nOslo,many\r\n');
    over();
    expect(await send('GET', path)).toMatchObject({ status: 'Succeeded', countRecordsUpdated: 1, countRecordsFailed: 1 });
    expect(await send('GET', `${TABLES}/${id}/rows/Bergen?showbrief=false`)).toEqual({ key: 'Bergen', berths: 4 });
    expect(await refused('POST', `${TABLES}/${UNKNOWN_ID}/import/csv/jobs`, { status: 'WaitingForUpload' })).toMatchObject({
      status: 404,
    });
  });
});
