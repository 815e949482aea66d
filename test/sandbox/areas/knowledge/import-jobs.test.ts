import type {
  KnowledgeExportJobResponse,
  KnowledgeImportJobResponse,
  OperationResponse,
  UploadUrlResponse,
} from 'contact-centre-client';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Listing, NamedEntity } from '../../support.js';
import { download, UNKNOWN_ID, openOffice, putSigned, readBy } from '../office.js';
import type { Office } from '../office.js';

const BASES = '/api/v2/knowledge/knowledgebases';

let office: Office;
let base: string;
let uploads = 0;

const { send, refused } = readBy(() => office);
const over = (): void => {
  office.sandbox.clock.advance(3000);
};
beforeEach(async () => {
  office = await openOffice();
  base = `${BASES}/${(await send('POST', BASES, { name: 'Ferries', coreLanguage: 'en-US' })).id}`;
});

const variation = (text: string) => ({
  contexts: [],
  body: { blocks: [{ type: 'Paragraph', paragraph: { blocks: [{ type: 'Text', text: { text } }] } }] },
});
const stored = async (content: string): Promise<string> => {
  const {
    url = '',
    uploadKey = '',
    headers = {},
  } = await send<UploadUrlResponse>('POST', '/api/v2/knowledge/documentuploads', {
    fileName: `file-${(uploads += 1)}.json`,
  });
  await putSigned(office.sandbox, url, headers, content);
  return uploadKey;
};
const imports = () => `${base}/import/jobs`;
const begin = async (file: object | string, more: object = {}) => {
  const uploadKey = await stored(typeof file === 'string' ? file : JSON.stringify(file));
  return await send<KnowledgeImportJobResponse>('POST', imports(), { uploadKey, fileType: 'Json', ...more });
};
const read = async (id: string, query = '') => await send<KnowledgeImportJobResponse>('GET', `${imports()}/${id}${query}`);
const documents = async () =>
  (await send<Listing<NamedEntity & { title: string; state: string }>>('GET', `${base}/documents?includeDrafts=true`)).entities;

const file = {
  version: 2,
  categories: [{ id: 'c1', name: 'Tickets' }],
  labels: [{ name: 'Paper', color: '#008000' }],
  documents: [
    {
      externalId: 'kb-1',
      published: {
        title: 'Cancel a booking',
        visible: true,
        alternatives: [{ phrase: 'Give a ticket back', autocomplete: true }],
        category: { id: 'c1' },
        labels: [{ name: 'Paper' }],
        variations: [variation('Ring the desk.')],
      },
    },
    { draft: { title: 'Dogs', variations: [variation('On the car deck.')] } },
  ],
};

describe('An import of a knowledge base', () => {
  it('validates the file first, and imports it after a confirmation', async () => {
    const { id } = await begin(file);
    expect(await read(id)).toMatchObject({ status: 'Created', createdBy: { id: office.me.id } });
    over();
    expect(await read(id)).toMatchObject({
      status: 'ValidationCompleted',
      report: { errors: [], statistics: { countDocumentValidationSuccess: 2, countDocumentStatePublished: 1 } },
    });
    expect(await documents()).toEqual([]);
    expect(await send('PATCH', `${imports()}/${id}`, { status: 'Started' })).toMatchObject({ status: 'Started' });
    over();
    expect(await read(id)).toMatchObject({
      status: 'Completed',
      report: { statistics: { countDocumentImportActivityCreate: 2, countCategoryImportSuccess: 1, countLabelImportSuccess: 1 } },
    });
    expect(await documents()).toMatchObject([
      { title: 'Cancel a booking', state: 'Published', externalId: 'kb-1' },
      { title: 'Dogs', state: 'Draft' },
    ]);
    const { results } = await send<{ results: object[] }>('POST', `${base}/documents/search?expand=documentVariations`, {
      query: 'give a ticket back',
    });
    expect(results).toMatchObject([{ document: { category: { name: 'Tickets' }, labels: [{ name: 'Paper' }] } }]);
  });

  it('continues without a confirmation on request, and updates existing documents', async () => {
    const at_once = { skipConfirmationStep: true };
    await begin(file, at_once);
    over();
    over();
    const [before] = await documents();
    const changed = { documents: [{ externalId: 'kb-1', published: { title: 'Cancel a cabin' } }] };
    const { id } = await begin(changed, at_once);
    over();
    over();
    expect(await read(id)).toMatchObject({ report: { statistics: { countDocumentImportActivityUpdate: 1 } } });
    expect(await documents()).toMatchObject([{ id: before!.id, title: 'Cancel a cabin' }, { title: 'Dogs' }]);
    await begin(changed, { ...at_once, settings: { importAsNew: true, visible: false } });
    over();
    over();
    expect(await documents()).toMatchObject([{}, {}, { title: 'Cancel a cabin', visible: false }]);
  });

  it('skips invalid entries and reports them', async () => {
    const wrong = [
      {},
      { draft: { title: '' } },
      { draft: { title: 'X', category: { name: 'None' } } },
      { draft: { title: 'Y', labels: [{ name: 'Never' }] } },
    ];
    const { id } = await begin({ documents: [...wrong, { draft: { title: 'Good' } }] });
    over();
    const { status, report } = await read(id, '?expand=urls');
    expect(status).toBe('ValidationCompleted');
    expect(report?.errors).toMatchObject([
      { message: 'A document has what is published of it, or a draft', documentIndex: 0 },
      { message: 'A document has a title', documentIndex: 1 },
      { message: 'There is no such category: None', documentIndex: 2 },
      { message: 'There is no such label: Never', documentIndex: 3 },
    ]);
    await send('PATCH', `${imports()}/${id}`, { status: 'Started' });
    over();
    expect(await read(id)).toMatchObject({ status: 'PartialCompleted' });
    expect(await documents()).toMatchObject([{ title: 'Good' }]);
  });

  it('is rejected without a readable file, for unknown entities, and in the wrong state', async () => {
    for (const text of ['no JSON', '{"documents":"none"}']) {
      const { id } = await begin(text);
      over();
      expect(await read(id)).toMatchObject({ status: 'ValidationFailed' });
      expect(await refused('PATCH', `${imports()}/${id}`, { status: 'Started' })).toMatchObject({ status: 409 });
    }
    const uploadKey = await stored('{}');
    expect(await refused('POST', imports(), { uploadKey: UNKNOWN_ID, fileType: 'Json' })).toMatchObject({
      fields: ['uploadKey'],
    });
    expect(await refused('POST', imports(), { uploadKey, fileType: 'Xlsx' })).toMatchObject({ status: 501 });
    const settings = { categoryId: UNKNOWN_ID };
    expect(await refused('POST', imports(), { uploadKey, fileType: 'Json', settings })).toMatchObject({
      status: 400,
      fields: ['settings.categoryId'],
    });
    const { id } = await begin(file);
    expect(await refused('PATCH', `${imports()}/${id}`, { status: 'Done' })).toMatchObject({ status: 400, fields: ['status'] });
    expect(await send('PATCH', `${imports()}/${id}`, { status: 'AbortRequested' })).toMatchObject({ status: 'Aborted' });
    over();
    expect(await documents()).toEqual([]);
    await office.call('DELETE', `${imports()}/${id}`);
    expect(await refused('GET', `${imports()}/${id}`)).toMatchObject({ status: 404 });
  });
});

describe('An export of a knowledge base', () => {
  const exports = () => `${base}/export/jobs`;
  const exported = async (exportFilter: object) => {
    const { id } = await send('POST', exports(), { exportFilter, fileType: 'Json' });
    expect(await send('GET', `${exports()}/${id}`)).not.toHaveProperty('downloadURL');
    over();
    const job = await send<KnowledgeExportJobResponse>('GET', `${exports()}/${id}`);
    expect(job).toMatchObject({ status: 'Completed', createdBy: { id: office.me.id } });
    return JSON.parse(await download(office.sandbox, job.downloadURL ?? '')) as {
      documents: { published?: { title: string }; draft?: { title: string } }[];
      categories?: object[];
    };
  };
  beforeEach(async () => {
    await begin(file, { skipConfirmationStep: true });
    over();
    over();
  });

  it('is a file that recreates the documents in another knowledge base', async () => {
    const whole = await exported({ versionFilter: 'All' });
    expect(whole).toMatchObject({ version: 2, categories: [{ name: 'Tickets' }], labels: [{ name: 'Paper' }] });
    expect(whole.documents).toMatchObject([
      { externalId: 'kb-1', published: { title: 'Cancel a booking', category: { name: 'Tickets' }, variations: [{}] } },
      { draft: { title: 'Dogs' } },
    ]);
    base = `${BASES}/${(await send('POST', BASES, { name: 'Copy', coreLanguage: 'en-US' })).id}`;
    await begin(whole, { skipConfirmationStep: true });
    over();
    over();
    expect(await documents()).toMatchObject([{ title: 'Cancel a booking', state: 'Published' }, { title: 'Dogs' }]);
  });

  it('contains the requested documents and parts', async () => {
    const [first] = await documents();
    const one = await exported({ versionFilter: 'Latest', documentsFilter: { entities: [{ id: first!.id }] } });
    expect(one.documents).toHaveLength(1);
    await send('PATCH', `${base}/documents/${first!.id}`, { title: 'Cancel later', state: 'Draft' });
    const bare = await exported({ versionFilter: 'Latest', exclude: ['Categories', 'Variations'] });
    expect(bare).not.toHaveProperty('categories');
    expect(bare.documents[1]?.draft).not.toHaveProperty('variations');
    const past = { interval: '2020-01-01T00:00:00Z/2020-02-01T00:00:00Z' };
    expect((await exported({ versionFilter: 'All', documentsFilter: past })).documents).toEqual([]);
    const body = {
      exportFilter: { versionFilter: 'All', documentsFilter: { entities: [{ id: UNKNOWN_ID }] } },
      fileType: 'Json',
    };
    expect(await refused('POST', exports(), body)).toMatchObject({ status: 404 });
    expect(await refused('POST', exports(), { ...body, fileType: 'Csv' })).toMatchObject({ status: 501 });
  });

  it('is listed among the operations until it is deleted', async () => {
    await exported({ versionFilter: 'All' });
    const search = async (query: string) =>
      (await send<Listing<OperationResponse>>('GET', `${base}/operations?${query}`)).entities.map(({ type, status }) => [
        type,
        status,
      ]);
    expect(await search('')).toEqual([
      ['Export', 'Completed'],
      ['Import', 'Completed'],
    ]);
    expect(await search('type=Export')).toEqual([['Export', 'Completed']]);
    expect(await search(`userId=${office.me.id}&status=Failed`)).toEqual([]);
    expect(await search(`userId=${UNKNOWN_ID}`)).toEqual([]);
    expect(await search('interval=2026-03-10T12:30:05Z/2026-03-11T00:00:00Z')).toEqual([['Export', 'Completed']]);
    const [{ id } = { id: '' }] = (await send<Listing<NamedEntity>>('GET', `${base}/operations?type=Export`)).entities;
    await office.call('DELETE', `${exports()}/${id}`);
    expect(await search('type=Export')).toEqual([]);
    expect(await refused('GET', `${exports()}/${id}`)).toMatchObject({ status: 404 });
  });
});
