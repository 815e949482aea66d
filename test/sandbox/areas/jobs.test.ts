import {
  AnalyticsApi,
  ArchitectApi,
  KnowledgeApi,
  OutboundApi,
  RecordingApi,
  SpeechTextAnalyticsApi,
} from 'contact-centre-client';
import type { ApiClient } from 'contact-centre-client';
import {
  JobFailedError,
  conversationDetails,
  contactListExport,
  dataTableExport,
  dncListExport,
  edgeSoftwareUpdate,
  knowledgeTraining,
  programsPublished,
  recordingBatch,
  recordingBulk,
  responseAsset,
  topicsPublished,
  userDetails,
} from 'contact-centre-client/jobs';
import type { Sandbox } from 'contact-centre-client/sandbox';
import { ResponseManagementApi, TelephonyProvidersEdgeApi } from 'contact-centre-client';
import { beforeEach, describe, expect, it } from 'vitest';
import { errorOf } from '../../core/probe.js';
import type { Call } from '../support.js';
import { SEEDED_DAY, startProgram } from './support.js';

let sandbox: Sandbox;
let call: Call;
let client: ApiClient;

beforeEach(async () => {
  ({ sandbox, call, client } = await startProgram());
});

/** A job's state initially and after each of the given delays in ms. */
async function states(job: { state: unknown; done(options: object): Promise<unknown> }, ...steps: number[]): Promise<unknown[]> {
  const progressValues: unknown[] = [];
  for (const step of steps) {
    sandbox.clock.advance(step);
    // Reads the state once, without waiting for the next poll.
    await job.done({ maxWait: 0 }).catch(() => undefined);
    progressValues.push(job.state);
  }
  return progressValues;
}

const programs = () => new SpeechTextAnalyticsApi(client);

/** One entry per job family that the sandbox supports: how to start its job. */
const families = {
  conversationDetails: () => conversationDetails.start(new AnalyticsApi(client), { interval: SEEDED_DAY }),
  userDetails: () => userDetails.start(new AnalyticsApi(client), { interval: SEEDED_DAY }),
  async dataTableExport() {
    const table = await call<{ id: string }>('POST', '/api/v2/flows/datatables', {
      name: 'Fares',
      schema: {
        $schema: 'http://json-schema.org/draft-04/schema#',
        type: 'object',
        required: ['key'],
        additionalProperties: false,
        properties: { key: { title: 'key', type: 'string' } },
      },
    });
    return await dataTableExport.start(new ArchitectApi(client), table.body.id);
  },
  async programsPublished() {
    const { id } = await programs().postSpeechandtextanalyticsPrograms({ name: 'Complaints' });
    return await programsPublished.start(programs(), { programIds: [id] });
  },
  async topicsPublished() {
    const { id } = await programs().postSpeechandtextanalyticsTopics({ name: 'Refunds', dialect: 'en-US' });
    return await topicsPublished.start(programs(), { topicIds: [id] });
  },
  async edgeSoftwareUpdate() {
    const edges = new TelephonyProvidersEdgeApi(client);
    const { id = '' } = await edges.postTelephonyProvidersEdges({ name: 'Pier' });
    return await edgeSoftwareUpdate.start(edges, { edgeId: id, version: { edgeVersion: '1.2.3' } });
  },
};

describe('Jobs of the sandbox', () => {
  it.each(Object.entries(families))('%s is running, and done after three seconds', async (_name, start) => {
    expect((await states(await start(), 0, 1500, 1500)).slice(1)).toEqual(['running', 'succeeded']);
  });

  it.each(Object.entries(families))('%s fails as planned', async (_name, start) => {
    sandbox.planJob({ end: 'failed', message: 'The tide was out' });
    const job = await start();
    expect(await states(job, 3000)).toEqual(['failed']);
    const error = await errorOf(job.done(), JobFailedError);
    expect(error.state).toBe('failed');
    // A plan for one job does not apply to the next one.
    expect(await states(await start().catch(() => job), 0)).not.toEqual(['succeeded']);
  });

  it('returns the failure message of a job, if the platform has a field for it', async () => {
    sandbox.planJob({ route: 'POST /api/v2/analytics/conversations/details/jobs', end: 'failed', message: 'The tide was out' });
    const job = await families.conversationDetails();
    sandbox.clock.advance(3000);
    expect(await errorOf(job.done(), JobFailedError)).toMatchObject({ errorMessage: 'The tide was out', raw: 'FAILED' });
  });

  it('runs a job as long as planned, or forever', async () => {
    sandbox.planJob({ lastsMs: 60_000 });
    expect(await states(await families.userDetails(), 0, 999, 1, 58_999, 1)).toEqual([
      'queued',
      'queued',
      'running',
      'running',
      'succeeded',
    ]);
    sandbox.planJob({ end: 'never' });
    const job = await families.conversationDetails();
    expect(await states(job, 0, 3600_000)).toEqual(['queued', 'running']);
    await job.cancel();
    expect(await states(job, 0)).toEqual(['cancelled']);
  });

  it('applies a plan to the given number of jobs of its route, one plan after another', async () => {
    sandbox.planJob({ route: 'POST /api/v2/analytics/users/details/jobs', end: 'failed', times: 2 });
    sandbox.planJob({ lastsMs: 0 });
    const ends: unknown[] = [];
    for (const start of [families.conversationDetails, families.userDetails, families.userDetails, families.userDetails])
      ends.push((await states(await start(), 0, 3000)).join(' '));
    expect(ends).toEqual(['succeeded succeeded', 'queued failed', 'queued failed', 'queued succeeded']);
  });

  it('keeps plans in a snapshot, and discards them in a reset', async () => {
    sandbox.planJob({ end: 'failed', times: 2 });
    const job = await families.conversationDetails();
    const before = sandbox.snapshot();
    sandbox.reset({ keepTokens: true });
    expect(await states(await families.conversationDetails(), 3000)).toEqual(['succeeded']);
    sandbox.restore(JSON.parse(JSON.stringify(before)) as typeof before);
    expect(await states(job, 3000)).toEqual(['failed']);
    expect(await states(await families.conversationDetails(), 3000)).toEqual(['failed']);
  });

  it('rejects an invalid plan, also over HTTP', async () => {
    for (const plan of [
      { end: 'maybe' },
      { lastsMs: -1 },
      { lastsMs: NaN },
      { times: 0 },
      { times: 1.5 },
      { route: 'recording' },
    ])
      expect(() => {
        sandbox.planJob(plan as object);
      }).toThrow(/job|plan|route/i);
    const post = async (body: object) =>
      (await sandbox.fetch(new Request('https://sandbox.example/sandbox/jobs', { method: 'POST', body: JSON.stringify(body) })))
        .status;
    expect(await post({ end: 'maybe' })).toBe(400);
    expect(await post({ lastsMs: 'long' })).toBe(400);
    expect(await post({ end: 'failed' })).toBe(204);
    expect(await states(await families.conversationDetails(), 3000)).toEqual(['failed']);
  });
});

describe('Effects of jobs', () => {
  it('publishes programs when their job is done, with an event', async () => {
    const { id } = await programs().postSpeechandtextanalyticsPrograms({ name: 'Complaints' });
    const events: string[] = [];
    sandbox.subscribe(({ topicName, eventBody }) => events.push(`${topicName} ${(eventBody as { state: string }).state}`));
    const job = await programsPublished.start(programs(), { programIds: [id] });
    expect((await programs().getSpeechandtextanalyticsProgram(id)).published ?? false).toBe(false);
    sandbox.clock.advance(3000);
    expect(await programs().getSpeechandtextanalyticsProgram(id)).toMatchObject({ published: true });
    expect(events).toContain(`v2.speechandtextanalytics.programs.publishjobs.${job.ids[0] ?? ''} Completed`);
  });

  it('publishes nothing if the job fails', async () => {
    const { id } = await programs().postSpeechandtextanalyticsTopics({ name: 'Refunds', dialect: 'en-US' });
    sandbox.planJob({ end: 'failed' });
    await topicsPublished.start(programs(), { topicIds: [id] });
    sandbox.clock.advance(3000);
    expect((await programs().getSpeechandtextanalyticsTopic(id)).published ?? false).toBe(false);
  });

  it('rejects publishing an unknown entity', async () => {
    const jobs = '/api/v2/speechandtextanalytics/programs/publishjobs';
    expect(await call('POST', jobs, { programIds: ['nobody'] })).toMatchObject({ status: 404, body: { entityName: 'program' } });
    expect(await call('POST', jobs, {})).toMatchObject({ status: 400 });
    expect(await call('GET', `${jobs}/nobody`)).toMatchObject({ status: 404 });
  });

  it('sets the version of an Edge when the update is done', async () => {
    const edges = new TelephonyProvidersEdgeApi(client);
    const { id: edgeId = '' } = await edges.postTelephonyProvidersEdges({ name: 'Pier' });
    const job = await edgeSoftwareUpdate.start(edges, { edgeId, version: { edgeVersion: '1.2.3' } });
    expect((await edges.getTelephonyProvidersEdge(edgeId)).softwareVersion).not.toBe('1.2.3');
    sandbox.clock.advance(3000);
    expect(await job.done()).toMatchObject({ status: 'SUCCEEDED', current: true });
    expect((await edges.getTelephonyProvidersEdge(edgeId)).softwareVersion).toBe('1.2.3');
    await job.cancel();
    const path = `/api/v2/telephony/providers/edges/${edgeId}/softwareupdate`;
    expect(await call('GET', path)).toMatchObject({ status: 404 });
    expect(await call('DELETE', path)).toMatchObject({ status: 404 });
    expect(await call('POST', path, { version: {} })).toMatchObject({ status: 400 });
  });

  it('waits for the file of a response asset until its URL expires', async () => {
    const api = new ResponseManagementApi(client);
    const first = await responseAsset.start(api, { name: 'map.png' });
    expect(await states(first, 0)).toEqual(['running']);
    const { url = '', headers = {} } = first.started;
    await sandbox.fetch(new Request(url, { method: 'PUT', headers: headers as Record<string, string>, body: 'png' }));
    expect(await states(first, 0)).toEqual(['succeeded']);
    const late = await responseAsset.start(api, { name: 'tides.png' });
    expect(await states(late, 601_000)).toEqual(['failed']);
    expect(await call('GET', '/api/v2/responsemanagement/responseassets/status/nobody')).toMatchObject({ status: 404 });
  });

  it('trains a knowledge base as time passes', async () => {
    const api = new KnowledgeApi(client);
    const { id = '' } = await api.postKnowledgeKnowledgebases({ name: 'Timetables', coreLanguage: 'en-US' });
    const job = await knowledgeTraining.start(api, { knowledgeBaseId: id, languageCode: 'en-US' });
    expect(await states(job, 0, 1000, 2000)).toEqual(['queued', 'running', 'succeeded']);
    const listed = await api.getKnowledgeKnowledgebaseLanguageTrainings(id, 'en-US');
    expect(listed.entities).toMatchObject([{ id: job.ids[2], status: 'Succeeded', dateCompleted: '2026-03-10T12:30:03.000Z' }]);
    sandbox.planJob({ end: 'failed', message: 'The tide was out' });
    const failing = await knowledgeTraining.start(api, { knowledgeBaseId: id, languageCode: 'en-US' });
    const path = `/api/v2/knowledge/knowledgebases/${id}/languages/en-US/trainings`;
    expect(await call('POST', path)).toMatchObject({ status: 409, body: { code: 'training.in.progress' } });
    sandbox.clock.advance(3000);
    expect(await errorOf(failing.done(), JobFailedError)).toMatchObject({ errorMessage: 'The tide was out' });
    expect(await call('POST', path.replace(id, 'nobody'))).toMatchObject({ status: 404 });
  });

  it('advances recordings to READY, and further after a confirmation', async () => {
    const api = new RecordingApi(client);
    const query = {
      action: 'EXPORT',
      actionDate: '2026-03-11T00:00:00.000Z',
      conversationQuery: { interval: SEEDED_DAY },
    } as const;
    sandbox.planJob({ end: 'failed', message: 'The tide was out' });
    const job = await recordingBulk.start(api, query);
    expect(await states(job, 0, 3000)).toEqual(['queued', 'action']);
    await api.putRecordingJob(job.ids[0] ?? '', { state: 'PROCESSING' });
    expect(await states(job, 0, 3000)).toEqual(['running', 'failed']);
    expect(await errorOf(job.done(), JobFailedError)).toMatchObject({ errorMessage: 'The tide was out' });
  });

  it('returns the recordings of a batch one after another', async () => {
    const job = await recordingBatch.start(new RecordingApi(client), {
      batchDownloadRequestList: [{ conversationId: 'nobody' }, { conversationId: 'nobody' }],
    });
    expect(await states(job, 0, 3000)).toEqual(['running', 'succeeded']);
    expect(await job.result()).toMatchObject({ errorCount: 2, resultCount: 2 });
  });

  it.each([
    [
      'contact list',
      contactListExport,
      '/api/v2/outbound/contactlists',
      { name: 'Crew', columnNames: ['phone'], phoneColumns: [{ columnName: 'phone', type: 'cell' }] },
    ],
    ['do-not-contact list', dncListExport, '/api/v2/outbound/dnclists', { name: 'Declined', dncSourceType: 'rds' }],
  ] as const)(
    'distinguishes the second export of a %s from the first, which is available until then',
    async (_what, family, path, body) => {
      const { id } = (await call<{ id: string }>('POST', path, body)).body;
      const api = new OutboundApi(client);
      const first = await family.start(api, id);
      expect(await states(first, 0, 3000)).toEqual(['running', 'succeeded']);
      const second = await family.start(api, id);
      expect(await states(second, 0, 3000)).toEqual(['running', 'succeeded']);
      sandbox.planJob({ end: 'failed' });
      expect(await states(await family.start(api, id), 3000)).toEqual(['running']);
    },
  );
});
