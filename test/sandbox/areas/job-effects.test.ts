import {
  ArchitectApi,
  ContentManagementApi,
  GeneralDataProtectionRegulationApi,
  KnowledgeApi,
  LanguageUnderstandingApi,
  LearningApi,
  OutboundApi,
  RoutingApi,
  SpeechTextAnalyticsApi,
  TelephonyProvidersEdgeApi,
  UsersApi,
  WorkforceManagementApi,
} from 'contact-centre-client';
import type { ApiClient, GDPRRequest } from 'contact-centre-client';
import {
  contactListImport,
  contentCommand,
  dncListImport,
  edgeLogs,
  flowJob,
  gdprRequest,
  generalProgram,
  historicalAdherence,
  historicalAdherenceOfUsers,
  historicalDataDeletion,
  JobFailedError,
  knowledgeImport,
  learningModule,
  miner,
  routingAssessment,
} from 'contact-centre-client/jobs';
import type { Sandbox } from 'contact-centre-client/sandbox';
import { beforeEach, describe, expect, it } from 'vitest';
import { errorOf } from '../../core/probe.js';
import type { Call, Listing, NamedEntity } from '../support.js';
import { bearer, UNKNOWN_ID, refusal } from './office.js';
import { startProgram } from './support.js';

let sandbox: Sandbox;
let call: Call;
let client: ApiClient;

beforeEach(async () => {
  ({ sandbox, call, client } = await startProgram());
});

const over = (ms = 3000): void => {
  sandbox.clock.advance(ms);
};

const put = async (url = '', headers: object = {}, body = ''): Promise<void> => {
  await sandbox.fetch(new Request(url, { method: 'PUT', headers: headers as Record<string, string>, body }));
};

async function file(address: string, id: string, content: string): Promise<Response> {
  const body = new FormData();
  body.append('id', id);
  body.append('file', new Blob([content]), 'file.csv');
  const url = `https://sandbox.example/uploads/v2/${address}`;
  return await sandbox.fetch(new Request(url, { method: 'POST', headers: bearer(sandbox), body }));
}

const json = async <T>(address = ''): Promise<T> => (await (await sandbox.fetch(new Request(address))).json()) as T;

describe('A flow job', () => {
  const begin = async (content: string) => {
    const job = await flowJob.start(new ArchitectApi(client));
    expect(await call('GET', `/api/v2/flows/jobs/${job.started.id}`)).toMatchObject({ body: { status: 'Registered' } });
    await put(job.started.presignedUrl, job.started.headers, content);
    return job;
  };

  it('creates and publishes a flow from a file, and updates the flow the next time', async () => {
    const first = await begin('# Ferries\ninboundCall:\n  name: "Welcome"\n  description: To all\n');
    over(1500);
    expect(await call('GET', `/api/v2/flows/jobs/${first.started.id}`)).toMatchObject({ body: { status: 'Started' } });
    over();
    const { flow, command } = await first.done();
    expect(command).toBe('Create');
    expect(await new ArchitectApi(client).getFlow(flow?.id ?? '')).toMatchObject({
      name: 'Welcome',
      description: 'To all',
      type: 'INBOUNDCALL',
      active: true,
      publishedVersion: { id: '1.0' },
    });
    const second = await begin('inboundCall:\n  name: Welcome\n');
    over();
    expect(await second.done()).toMatchObject({ command: 'Update', flow: { id: flow?.id } });
    expect(await new ArchitectApi(client).getFlow(flow?.id ?? '')).toMatchObject({ publishedVersion: { id: '2.0' } });
  });

  it('reports why a file is invalid, and why it failed', async () => {
    for (const [content, text] of [
      ['name: nothing', 'The file does not begin with the type of a flow'],
      ['inboundCall:\n  description: x', 'The flow has no name'],
    ] as const) {
      const job = await begin(content);
      over();
      expect((await errorOf(job.done(), JobFailedError)).raw).toBe('Failure');
      const path = `/api/v2/flows/jobs/${job.started.id}?expand=messages`;
      expect(await call('GET', path)).toMatchObject({ body: { messages: [{ type: 'Error', text }] } });
    }
    expect(await call('GET', `/api/v2/flows/jobs/${UNKNOWN_ID}`)).toMatchObject({ status: 404, body: { entityName: 'job' } });
  });
});

describe('An import of knowledge documents', () => {
  let bases = 0;
  const begin = async (content: string, fileType: 'Csv' | 'JsonLines', more: object = {}) => {
    const api = new KnowledgeApi(client);
    const { id: knowledgeBaseId = '' } = await api.postKnowledgeKnowledgebases({
      name: `Timetables ${(bases += 1)}`,
      coreLanguage: 'en-US',
    });
    const { uploadKey = '', url, headers } = await api.postKnowledgeDocumentuploads({ fileName: 'faq' });
    await put(url, headers, content);
    const body = { uploadKey, fileType, ...more };
    const job = await knowledgeImport.start(api, { knowledgeBaseId, languageCode: 'en-US', body });
    const documents = async () =>
      (await api.getKnowledgeKnowledgebaseLanguageDocuments(knowledgeBaseId, 'en-US')).entities.map(({ faq }) => faq?.question);
    return { api, job, documents, path: `/api/v2/knowledge/knowledgebases/${knowledgeBaseId}/languages/en-US/documents/imports` };
  };

  it('validates the file first, and adds its documents after a confirmation', async () => {
    const { job, documents, path } = await begin('Question,Answer\r\nWhen?,At noon\r\nWhere?,"Pier 4, left"\r\n', 'Csv', {
      ignoreHeaders: true,
    });
    over();
    await errorOf(job.done(), JobFailedError);
    expect(job.state).toBe('action');
    expect(await documents()).toEqual([]);
    const status = { status: 'Started' };
    expect(await call('PATCH', `${path}/${job.ids[2] ?? ''}`, status)).toMatchObject({ body: { status: 'Started' } });
    expect(await call('PATCH', `${path}/${job.ids[2] ?? ''}`, status)).toMatchObject({ status: 409 });
    over();
    expect(await job.done()).toMatchObject({ status: 'Completed', report: { totalDocuments: 2, imported: { success: 2 } } });
    expect(await documents()).toEqual(['When?', 'Where?']);
  });

  it('reports invalid lines and skips them', async () => {
    const good = JSON.stringify({ type: 'Faq', faq: { question: 'When?', answer: 'At noon' } });
    const { job, documents, path } = await begin(`${good}\nnothing\n{}\n`, 'JsonLines');
    over();
    await call('PATCH', `${path}/${job.ids[2] ?? ''}`, { status: 'Started' });
    over();
    const status = await job.done({ allowPartial: true });
    expect(status.status).toBe('PartialCompleted');
    expect(status.report?.errors?.map(({ line }) => line)).toEqual([2, 3]);
    expect(await documents()).toEqual(['When?']);
  });

  it('is aborted, fails, is deleted, and rejects an unknown upload', async () => {
    const { job, documents, path } = await begin('When?,At noon', 'Csv');
    await job.cancel();
    over();
    expect(await call('GET', `${path}/${job.ids[2] ?? ''}`)).toMatchObject({ body: { status: 'Aborted' } });
    expect(await call('PATCH', `${path}/${job.ids[2] ?? ''}`, { status: 'Started' })).toMatchObject({ status: 409 });
    expect(await call('PATCH', `${path}/${job.ids[2] ?? ''}`, { status: 'Paused' })).toMatchObject({ status: 400 });
    expect(await documents()).toEqual([]);
    expect((await call('DELETE', `${path}/${job.ids[2] ?? ''}`)).status).toBe(204);
    expect(await call('GET', `${path}/${job.ids[2] ?? ''}`)).toMatchObject({ status: 404, body: { entityName: 'import' } });
    const answer = await call('POST', path, { uploadKey: UNKNOWN_ID, fileType: 'Csv' });
    expect(refusal(answer)).toMatchObject({ status: 400, fields: ['uploadKey'] });
    const empty = await begin('Only a question', 'Csv');
    over();
    expect((await errorOf(empty.job.done(), JobFailedError)).raw).toBe('ValidationFailed');
    sandbox.planJob({ end: 'failed' });
    const failing = await begin('When?,At noon', 'Csv');
    over();
    await call('PATCH', `${failing.path}/${failing.job.ids[2] ?? ''}`, { status: 'Started' });
    over();
    expect((await errorOf(failing.job.done(), JobFailedError)).raw).toBe('Failed');
    expect(await failing.documents()).toEqual([]);
  });
});

it('reassigns a learning module to all users who had it', async () => {
  const api = new LearningApi(client);
  const module = async (name: string) => {
    const { id } = await api.postLearningModules({ name, completionTimeInDays: 3 });
    await api.postLearningModulePublish(id);
    return id;
  };
  const manners = await module('Manners');
  const knots = await module('Knots');
  const [user] = sandbox.users;
  const assign = async (moduleId: string) => {
    const { id } = await api.postLearningAssignments({ body: { moduleId, userId: user?.id ?? '' } });
    await api.patchLearningAssignment(id, { body: { state: 'Completed' } });
    return id;
  };
  const first = await assign(manners);
  const second = await assign(knots);
  await learningModule.start(api, { moduleId: manners, action: 'Reassign' });
  expect(await api.getLearningAssignment(first)).toMatchObject({ state: 'Completed' });
  over();
  expect(await api.getLearningAssignment(first)).toMatchObject({ state: 'Assigned' });
  expect(await api.getLearningAssignment(second)).toMatchObject({ state: 'Completed' });
  const path = '/api/v2/learning/modules';
  expect(await call('POST', `${path}/${UNKNOWN_ID}/jobs`, { action: 'Reassign' })).toMatchObject({ status: 404 });
  expect(await call('POST', `${path}/${manners}/jobs`, {})).toMatchObject({ status: 400 });
  expect(await call('GET', `${path}/${manners}/jobs/${UNKNOWN_ID}`)).toMatchObject({ status: 404 });
});

it('creates a predictive routing assessment for each queue of the divisions, or fails for all', async () => {
  const api = new RoutingApi(client);
  const job = await routingAssessment.start(api, { divisionIds: [sandbox.organisation.homeDivisionId] });
  expect((await api.getRoutingAssessments()).entities).toEqual([]);
  over();
  expect(await job.done()).toMatchObject({ state: 'Finished' });
  const { entities } = await api.getRoutingAssessments({ pageSize: '100' });
  expect(entities.map(({ state, queues }) => [state, queues?.length])).toContainEqual(['Finished', 1]);
  expect((await api.getRoutingAssessmentsJobs()).entities).toMatchObject([{ id: job.ids[0], state: 'Finished' }]);
  sandbox.planJob({ end: 'failed' });
  await routingAssessment.start(api, {});
  over();
  const after = await api.getRoutingAssessments({ pageSize: '100' });
  expect(after.entities.some(({ state }) => state === 'Failed')).toBe(true);
  const path = '/api/v2/routing/assessments/jobs';
  expect(refusal(await call('POST', path, { divisionIds: [UNKNOWN_ID] }))).toMatchObject({
    status: 400,
    fields: ['divisionIds'],
  });
  expect(await call('GET', `${path}/${UNKNOWN_ID}`)).toMatchObject({ status: 404 });
});

it('adds a general program with its topics once', async () => {
  const api = new SpeechTextAnalyticsApi(client);
  const begin = async (mode: 'Skip' | 'Merge') => {
    await generalProgram.start(api, { dialect: 'en-GB', mode });
    over();
    return (await api.getSpeechandtextanalyticsPrograms()).entities;
  };
  const [first] = await begin('Merge');
  expect(first).toMatchObject({ name: 'General program (en-GB)' });
  expect((await api.getSpeechandtextanalyticsProgram(first?.id ?? '')).topics).toHaveLength(3);
  expect((await api.getSpeechandtextanalyticsTopics()).entities).toHaveLength(3);
  expect(await begin('Merge')).toHaveLength(1);
  expect(await begin('Skip')).toHaveLength(1);
  expect((await api.getSpeechandtextanalyticsTopics()).entities).toHaveLength(3);
  const path = '/api/v2/speechandtextanalytics/programs/general/jobs';
  expect(await call('POST', path, { dialect: 'tlh' })).toMatchObject({ status: 400 });
  expect(await call('GET', `${path}/${UNKNOWN_ID}`)).toMatchObject({ status: 404 });
});

it('runs a miner step by step, which finds intents in wrap-up codes', async () => {
  const api = new LanguageUnderstandingApi(client);
  const { id: minerId = '' } = await api.postLanguageunderstandingMiners({ name: 'Reasons' });
  const days = { dateStart: '2026-03-09', dateEnd: '2026-03-10' };
  const words: unknown[] = [];
  const job = await miner.start(api, { minerId, ...days });
  const path = `/api/v2/languageunderstanding/miners/${minerId}`;
  expect(await call('POST', `${path}/execute`, days)).toMatchObject({ status: 409 });
  expect((await api.getLanguageunderstandingMinerIntents(minerId)).entities).toEqual([]);
  for (let step = 0; step < 12; step += 1) {
    words.push((await api.getLanguageunderstandingMiner(minerId)).status);
    over(250);
  }
  expect([...new Set(words)]).toEqual([
    'Queued',
    'FetchingConversationIds',
    'ConversationIdsFetched',
    'FetchingConversations',
    'ConversationsFetched',
    'MiningStarted',
    'MaskingUtterances',
    'ComputingAnalytics',
  ]);
  expect((await job.done()).status).toBe('MiningCompleted');
  const { entities } = await api.getLanguageunderstandingMinerIntents(minerId);
  expect(entities.length).toBeGreaterThan(2);
  const [first] = entities;
  expect(await api.getLanguageunderstandingMinerIntent(minerId, first?.id ?? '')).toMatchObject({ name: first?.name });
  expect(await call('GET', `${path}/intents/${UNKNOWN_ID}`)).toMatchObject({ status: 404 });
  expect(refusal(await call('POST', `${path}/execute`, {}))).toMatchObject({ status: 400, fields: ['dateStart'] });
  expect(await call('POST', `${path}/execute`, { dateStart: '2026-03-10', dateEnd: '2026-03-09' })).toMatchObject({
    status: 400,
  });
  expect(await call('POST', `${path}/execute`, { uploadKey: 'x' })).toMatchObject({ status: 501 });
  sandbox.planJob({ end: 'failed', message: 'The tide was out' });
  const failing = await miner.start(api, { minerId, ...days, mediaType: 'Call', queueIds: [] });
  over();
  expect(await errorOf(failing.done(), JobFailedError)).toMatchObject({ raw: 'MiningError', errorMessage: 'The tide was out' });
  await api.deleteLanguageunderstandingMiner(minerId);
  expect(await call('GET', path)).toMatchObject({ status: 404 });
});

it('finds the logs of an Edge by folder and name, and uploads them on request', async () => {
  const api = new TelephonyProvidersEdgeApi(client);
  const { id: edgeId = '' } = await api.postTelephonyProvidersEdges({ name: 'Pier' });
  const files = async (more: object) => {
    const job = await edgeLogs.start(api, { edgeId, ...more });
    expect((await api.getTelephonyProvidersEdgeLogsJob(edgeId, job.started.id)).files).toBeUndefined();
    over();
    return { job, files: (await job.done()).files ?? [] };
  };
  expect((await files({})).files).toHaveLength(9);
  expect((await files({ query: 'sip*|none' })).files).toHaveLength(3);
  expect((await files({ path: '/system/' })).files.map(({ edgePath }) => edgePath)).toContain('system/messages-2026-03-10.log');
  expect((await files({ recurse: false })).files).toEqual([]);
  const { job, files: fileNames } = await files({ query: 'edge-2026-03-10*' });
  const path = `/api/v2/telephony/providers/edges/${edgeId}/logs/jobs`;
  await api.postTelephonyProvidersEdgeLogsJobUpload(edgeId, job.started.id, { fileIds: [fileNames[0]?.id ?? ''] });
  const shown = async () => (await api.getTelephonyProvidersEdgeLogsJob(edgeId, job.started.id)).files?.[0];
  expect(await shown()).toMatchObject({ uploadStatus: 'UPLOADING' });
  over();
  expect(await shown()).toMatchObject({ uploadStatus: 'UPLOADED', downloadId: fileNames[0]?.id });
  expect(await call('POST', `${path}/${job.started.id}/upload`, { fileIds: [UNKNOWN_ID] })).toMatchObject({ status: 400 });
  expect(await call('POST', path.replace(edgeId, UNKNOWN_ID), {})).toMatchObject({ status: 404 });
  const early = await edgeLogs.start(api, { edgeId });
  expect(await call('POST', `${path}/${early.started.id}/upload`, { fileIds: ['x'] })).toMatchObject({ status: 409 });
});

describe('Historical data of workforce management', () => {
  const DATA = '/api/v2/workforcemanagement/historicaldata';
  const bring = async (content: string) => {
    const { body } = await call<{ uploadKey: string; url: string; headers: object }>(
      'POST',
      '/api/v2/uploads/workforcemanagement/historicaldata/csv',
      { fileName: 'past.csv' },
    );
    await put(body.url, body.headers, content);
    return await call('POST', `${DATA}/validate`, { dateImportEnded: '2026-03-01T00:00:00Z', uploadKey: body.uploadKey });
  };
  const listed = async () =>
    (await call<Listing<{ status: string; error?: string }>>('GET', `${DATA}/importstatus`)).body.entities;

  it('are imported from a file and deleted completely, with an event', async () => {
    const events: string[] = [];
    sandbox.subscribe(({ topicName, eventBody }) => events.push(`${topicName} ${(eventBody as { status: string }).status}`));
    expect((await bring('day,offered\n2026-01-01,3\n')).status).toBe(202);
    expect(await listed()).toMatchObject([{ status: 'Pending' }]);
    over();
    expect(await listed()).toMatchObject([{ status: 'Success' }]);
    const job = await historicalDataDeletion.start(new WorkforceManagementApi(client));
    expect(await call('POST', `${DATA}/deletejob`)).toMatchObject({ status: 409 });
    expect(await listed()).toHaveLength(1);
    over();
    expect(await job.done()).toMatchObject({ status: 'Success' });
    expect(await listed()).toEqual([]);
    expect(events).toEqual([
      'v2.workforcemanagement.historicaldata.status Success',
      'v2.workforcemanagement.historicaldata.deletejob Success',
    ]);
  });

  it('fail without rows, and reject an unknown upload and an unknown deletion', async () => {
    await bring('day,offered\n');
    over();
    expect(await listed()).toMatchObject([{ status: 'Failed', error: 'The file has no rows' }]);
    const body = { dateImportEnded: '2026-03-01T00:00:00Z', uploadKey: UNKNOWN_ID };
    expect(await call('POST', `${DATA}/validate`, body)).toMatchObject({ status: 400 });
    expect(await call('GET', `${DATA}/deletejob`)).toMatchObject({ status: 404 });
    sandbox.planJob({ end: 'failed' });
    await call('POST', `${DATA}/deletejob`);
    over();
    expect(await listed()).toHaveLength(1);
    expect(await call('GET', `${DATA}/deletejob`)).toMatchObject({ body: { status: 'Failed' } });
  });
});

it('writes historical adherence to a file', async () => {
  const api = new WorkforceManagementApi(client);
  const [, user] = sandbox.users;
  const definitions = (await call<Listing<NamedEntity>>('GET', '/api/v2/presencedefinitions')).body.entities;
  const presenceDefinition = { id: definitions.find(({ name }) => name === 'Meal')?.id };
  await call('PATCH', `/api/v2/users/${user?.id ?? ''}/presences/purecloud`, { presenceDefinition });
  over(60_000);
  const query = { startDate: '2026-03-10T00:00:00Z', userIds: [user?.id ?? ''] };
  const job = await historicalAdherenceOfUsers.start(api, query);
  over();
  const { downloadUrls = [] } = await job.done();
  const { data } = await json<{ data: { userId: string; actuals: { actualActivityCategory: string }[] }[] }>(downloadUrls[0]);
  expect(data.map(({ userId }) => userId)).toEqual([user?.id]);
  expect(data[0]?.actuals.at(-1)).toMatchObject({ actualActivityCategory: 'Meal' });
  const path = '/api/v2/workforcemanagement/adherence/historical';
  expect(await call('POST', path, { ...query, userIds: [UNKNOWN_ID] })).toMatchObject({ status: 400 });
  expect(await call('POST', path, { ...query, endDate: '2026-03-09T00:00:00Z' })).toMatchObject({ status: 400 });
  expect(await call('GET', `${path}/jobs/${UNKNOWN_ID}`)).toMatchObject({ status: 404 });
  const unknown = historicalAdherence.start(api, { managementUnitId: UNKNOWN_ID, body: { startDate: '2026-03-10T00:00:00Z' } });
  await expect(unknown).rejects.toMatchObject({ status: 404 });
  sandbox.planJob({ end: 'failed' });
  const failing = await historicalAdherenceOfUsers.start(api, query);
  over();
  expect((await errorOf(failing.done(), JobFailedError)).raw).toBe('Error');
});

describe('A GDPR request', () => {
  const gdprBody = (more: object) =>
    ({
      createdBy: { id: UNKNOWN_ID },
      createdDate: '2026-03-10T00:00:00Z',
      status: 'INITIATED',
      ...more,
    }) as GDPRRequest;
  const api = () => new GeneralDataProtectionRegulationApi(client);
  const contact = async (): Promise<string> => {
    const body = { firstName: 'Ada', lastName: 'Ash', workEmail: 'ada@ash.example' };
    return (await call<NamedEntity>('POST', '/api/v2/externalcontacts/contacts', body)).body.id;
  };

  it('exports the data of a person, and corrects it', async () => {
    const id = await contact();
    const subject = { emailAddresses: ['ADA@ash.example'] };
    const shown = await gdprRequest.start(api(), { body: gdprBody({ requestType: 'GDPR_EXPORT', subject }) });
    over();
    const { externalContacts } = await json<{ externalContacts: { id: string }[] }>((await shown.done()).resultsUrl);
    expect(externalContacts.map((each) => each.id)).toEqual([id]);
    const replacementTerms = [{ type: 'NAME', existingValue: 'Ash', updatedValue: 'Birch' }];
    const changed = await gdprRequest.start(api(), {
      body: gdprBody({ requestType: 'GDPR_UPDATE', subject: { name: 'Ada Ash' }, replacementTerms }),
    });
    over(1700);
    expect(await api().getGdprRequest(changed.ids[0] ?? '')).toMatchObject({ status: 'UPDATING' });
    over();
    expect((await call('GET', `/api/v2/externalcontacts/contacts/${id}`)).body).toMatchObject({ lastName: 'Birch' });
  });

  it('deletes a contact, and the data of a user, after a confirmation', async () => {
    const id = await contact();
    const body = gdprBody({ requestType: 'GDPR_DELETE', subject: { externalContactId: id } });
    expect(refusal(await call('POST', '/api/v2/gdpr/requests', body)).fields).toEqual(['deleteConfirmed']);
    await gdprRequest.start(api(), { body, deleteConfirmed: true });
    const [, user] = sandbox.users;
    const subject = { userId: user?.id ?? '' };
    await gdprRequest.start(api(), { body: gdprBody({ requestType: 'GDPR_DELETE', subject }), deleteConfirmed: true });
    over();
    expect((await call('GET', `/api/v2/externalcontacts/contacts/${id}`)).status).toBe(404);
    expect(sandbox.users.find((each) => each.id === user?.id)).toMatchObject({ name: 'Deleted user', state: 'deleted' });
    expect((await new UsersApi(client).getUsers({ pageSize: 100 })).entities.map((each) => each.id)).not.toContain(user?.id);
  });

  it('rejects an empty correction, and changes nothing when it fails', async () => {
    const path = '/api/v2/gdpr/requests';
    const update = gdprBody({ requestType: 'GDPR_UPDATE', subject: { name: 'Ada Ash' } });
    expect(refusal(await call('POST', path, update)).fields).toEqual(['replacementTerms']);
    expect(await call('GET', `${path}/${UNKNOWN_ID}`)).toMatchObject({ status: 404 });
    const id = await contact();
    sandbox.planJob({ end: 'failed' });
    const body = gdprBody({ requestType: 'GDPR_DELETE', subject: { externalContactId: id } });
    const job = await gdprRequest.start(api(), { body, deleteConfirmed: true });
    over();
    expect((await errorOf(job.done(), JobFailedError)).raw).toBe('ERROR');
    expect((await call('GET', `/api/v2/externalcontacts/contacts/${id}`)).status).toBe(200);
    expect((await call<Listing<NamedEntity>>('GET', path)).body.total).toBe(1);
  });
});

it('runs a document command after a delay, until which it can be cancelled', async () => {
  const api = new ContentManagementApi(client);
  const { id: workspaceId = '' } = await api.postContentmanagementWorkspaces({ name: 'Leaflets' });
  const make = async (name: string) => (await api.postContentmanagementDocuments({ name, workspace: { id: workspaceId } })).id;
  const remove = async (id: string) => {
    await api.deleteContentmanagementDocument(id);
    const { entities } = await api.getContentmanagementStatus();
    return contentCommand.at(api, entities[0]?.id ?? '');
  };
  const map = await make('Map');
  const tides = await make('Tides');
  const deletedJob = await remove(map);
  expect(await api.getContentmanagementDocument(map)).toMatchObject({ name: 'Map' });
  over();
  expect(await deletedJob.done()).toMatchObject({
    statusCode: 'COMPLETE',
    commandType: 'DELETEDOCUMENT',
    document: { name: 'Map' },
  });
  expect(await call('GET', `/api/v2/contentmanagement/documents/${map}`)).toMatchObject({ status: 404 });
  const failedRemoval = await remove(tides);
  await failedRemoval.cancel();
  over();
  expect((await errorOf(failedRemoval.done(), JobFailedError)).raw).toBe('CANCELED');
  expect(await api.getContentmanagementDocument(tides)).toMatchObject({ name: 'Tides' });
  await failedRemoval.cancel();
  expect(await call('GET', `/api/v2/contentmanagement/status/${failedRemoval.ids[0] ?? ''}`)).toMatchObject({ status: 404 });
  expect(await call('DELETE', `/api/v2/contentmanagement/documents/${UNKNOWN_ID}`)).toMatchObject({ status: 404 });
});

it('deletes the documents of a workspace, unless they are moved to another one', async () => {
  const CONTENT = '/api/v2/contentmanagement';
  const create = async (path: string, body: object): Promise<string> =>
    (await call<NamedEntity>('POST', `${CONTENT}/${path}`, body)).body.id;
  const maps = await create('workspaces', { name: 'Maps' });
  const charts = await create('workspaces', { name: 'Charts' });
  const archive = await create('workspaces', { name: 'Archive' });
  const map = await create('documents', { name: 'Map', workspace: { id: maps } });
  const chart = await create('documents', { name: 'Chart', workspace: { id: charts } });
  for (const wrong of [UNKNOWN_ID, maps])
    expect(await call('DELETE', `${CONTENT}/workspaces/${maps}?moveChildrenToWorkspaceId=${wrong}`)).toMatchObject({
      status: 400,
    });
  await call('DELETE', `${CONTENT}/workspaces/${maps}`);
  await call('DELETE', `${CONTENT}/workspaces/${charts}?moveChildrenToWorkspaceId=${archive}`);
  over();
  for (const missingPath of [`workspaces/${maps}`, `workspaces/${charts}`, `documents/${map}`])
    expect(await call('GET', `${CONTENT}/${missingPath}`), missingPath).toMatchObject({ status: 404 });
  expect((await call('GET', `${CONTENT}/documents/${chart}`)).body).toMatchObject({
    workspace: { id: archive, name: 'Archive' },
  });
});

describe('A file of rows', () => {
  const rows = Array.from({ length: 200 }, (_, index) => `+49${300 + index}`).join('\r\n');

  it('is imported into a contact list, with its progress', async () => {
    const api = new OutboundApi(client);
    const { id = '' } = await api.postOutboundContactlists({
      name: 'Crew',
      columnNames: ['phone'],
      phoneColumns: [{ columnName: 'phone', type: 'cell' }],
    });
    expect(await call('GET', `/api/v2/outbound/contactlists/${id}/importstatus`)).toMatchObject({ status: 404 });
    await file('contactlist', id, `phone\r\n${rows}`);
    const size = async () => (await api.getOutboundContactlist(id, { includeSize: true })).size;
    over(1500);
    const status = await api.getOutboundContactlistImportstatus(id);
    expect(status).toMatchObject({ state: 'IN_PROGRESS', totalRecords: 200 });
    expect(status.percentComplete).toBeGreaterThan(0);
    expect(await size()).toBe(0);
    over(500);
    await contactListImport.at(api, id).done();
    expect(await size()).toBe(200);
    sandbox.planJob({ end: 'failed', message: 'The tide was out' });
    await file('contactlist', id, 'phone\r\n+4930');
    over();
    expect(await errorOf(contactListImport.at(api, id).done(), JobFailedError)).toMatchObject({
      raw: 'FAILED',
      errorMessage: 'The tide was out',
    });
    expect(await size()).toBe(200);
  });

  it('is imported into a do-not-contact list, where each row has its expiration', async () => {
    const api = new OutboundApi(client);
    const { id = '' } = await api.postOutboundDnclists({ name: 'Nobody', dncSourceType: 'rds' });
    await file('dnclist', id, 'phone,expirationDateTime\r\n+4930,\r\n+4931,2026-03-10T13:00:00Z\r\n');
    over();
    await dncListImport.at(api, id).done();
    const size = async () => (await api.getOutboundDnclist(id, { includeSize: true })).size;
    expect(await size()).toBe(2);
    over(3_600_000);
    expect(await size()).toBe(1);
    expect((await file('dnclist', UNKNOWN_ID, 'phone\r\n')).status).toBe(404);
    const outside = await api.postOutboundDnclists({ name: 'Elsewhere', dncSourceType: 'gryphon', licenseId: 'l' });
    expect((await file('dnclist', outside.id ?? '', 'phone\r\n')).status).toBe(400);
    const path = `/api/v2/outbound/dnclists/${id}/importstatus`;
    expect(await call('GET', path)).toMatchObject({ status: 404, body: { entityName: 'importStatus' } });
  });
});
