import * as apis from '../../../src/entries/areas.js';
import * as jobs from 'contact-centre-client/jobs';
import type { WaitOptions } from 'contact-centre-client/jobs';
import { ApiClient } from 'contact-centre-client/fetch';
import { createSandbox } from 'contact-centre-client/sandbox';
import type { Sandbox } from 'contact-centre-client/sandbox';
import { beforeAll, describe, expect, it } from 'vitest';
import { inSandbox } from '../../support/in-sandbox.js';

const NOW = Date.parse('2026-03-10T12:30:00Z');
const DAY = '2026-03-09T12:00:00.000Z/2026-03-10T12:00:00.000Z';
const WEEK = { from: '2026-03-09T00:00:00Z', to: '2026-03-16T00:00:00Z' };

interface AnyJob {
  readonly state: unknown;
  readonly started?: unknown;
  done(options?: WaitOptions<never>): Promise<unknown>;
}

let sandbox: Sandbox;
let client: ApiClient;

// One sandbox for all families, because they do not affect one another.
beforeAll(() => {
  sandbox = createSandbox({ now: () => NOW, rateLimit: false });
  client = new ApiClient({ timeout: 0, transport: inSandbox(sandbox) });
  client.setAccessToken(sandbox.issueAccessToken());
});

/** Returns an API of that client. */
const api = <K extends keyof typeof apis>(name: K): InstanceType<(typeof apis)[K]> =>
  new apis[name](client) as InstanceType<(typeof apis)[K]>;

const put = async (url = '', headers: object | undefined = {}, body = ''): Promise<void> => {
  await sandbox.fetch(new Request(url, { method: 'PUT', headers: headers as Record<string, string>, body }));
};

async function form(address: string, id: string, file: string): Promise<void> {
  const body = new FormData();
  body.append('id', id);
  body.append('file', new Blob([file]), 'file.csv');
  const headers = { Authorization: `Bearer ${sandbox.issueAccessToken()}` };
  await sandbox.fetch(new Request(`https://sandbox.example/uploads/v2/${address}`, { method: 'POST', headers, body }));
}

let count = 0;

/** Makes a unique name. */
const uniqueName = (name: string): string => `${name} ${(count += 1)}`;

const fares = () => ({
  name: uniqueName('Fares'),
  schema: {
    $schema: 'http://json-schema.org/draft-04/schema#',
    type: 'object',
    required: ['key'],
    additionalProperties: false,
    properties: { key: { title: 'key', type: 'string' } },
  } as never,
});

const base = async () =>
  (await api('KnowledgeApi').postKnowledgeKnowledgebases({ name: uniqueName('Timetables'), coreLanguage: 'en-US' })).id ?? '';

const edge = async () =>
  (await api('TelephonyProvidersEdgeApi').postTelephonyProvidersEdges({ name: uniqueName('Pier') })).id ?? '';

/** How to start a job of each family, and how to finish one that does not end without help. */
const families: Record<string, () => Promise<AnyJob> | AnyJob> = {
  conversationDetails: () => jobs.conversationDetails.start(api('AnalyticsApi'), { interval: DAY }),
  userDetails: () => jobs.userDetails.start(api('AnalyticsApi'), { interval: DAY }),
  reportingExport: () =>
    jobs.reportingExport.start(api('AnalyticsApi'), {
      name: 'Queues',
      timeZone: 'UTC',
      exportFormat: 'CSV',
      interval: DAY,
      period: 'P1D',
      locale: 'en-us',
      filter: {},
      viewType: 'QUEUE_PERFORMANCE_SUMMARY_VIEW',
    }),
  async reportRun() {
    const schedule = { quartzCronExpression: '0 0 6 ? * *', interval: DAY, reportId: 'queues' };
    const { id = '' } = await api('AnalyticsApi').postAnalyticsReportingSchedules(schedule);
    return await jobs.reportRun.start(api('AnalyticsApi'), id);
  },
  async dataTableExport() {
    const { id = '' } = await api('ArchitectApi').postFlowsDatatables(fares());
    return await jobs.dataTableExport.start(api('ArchitectApi'), id);
  },
  async dataTableImport() {
    const { id = '' } = await api('ArchitectApi').postFlowsDatatables(fares());
    const job = await jobs.dataTableImport.start(api('ArchitectApi'), { datatableId: id });
    const headers = { Authorization: `Bearer ${sandbox.issueAccessToken()}` };
    await put(job.started.uploadURI, headers, 'key\r\nchild');
    return job;
  },
  async flowJob() {
    const job = await jobs.flowJob.start(api('ArchitectApi'));
    await put(job.started.presignedUrl, job.started.headers, 'inboundCall:\n  name: Welcome\n');
    return job;
  },
  audits: () => jobs.audits.start(api('AuditApi'), { interval: DAY, serviceName: 'Routing' }),
  qualityAudits: () => jobs.qualityAudits.start(api('QualityApi'), { interval: DAY, filters: [] }),
  billableUsage: () => jobs.billableUsage.at(api('BillingApi'), WEEK.from, WEEK.to),
  clientUsage: () => jobs.clientUsage.start(api('OAuthApi'), { clientId: sandbox.clients.clientCredentials.id, interval: DAY }),
  apiUsage: () => jobs.apiUsage.start(api('UsageApi'), { interval: DAY }),
  async contentCommand() {
    const content = api('ContentManagementApi');
    const { id = '' } = await content.postContentmanagementWorkspaces({ name: 'Leaflets' });
    await content.deleteContentmanagementWorkspace(id);
    const { entities } = await content.getContentmanagementStatus();
    return jobs.contentCommand.at(content, entities[0]?.id ?? '');
  },
  async responseAsset() {
    const job = await jobs.responseAsset.start(api('ResponseManagementApi'), { name: 'map.png' });
    await put(job.started.url, job.started.headers, 'png');
    return job;
  },
  gdprRequest: () =>
    jobs.gdprRequest.start(api('GeneralDataProtectionRegulationApi'), {
      body: {
        requestType: 'GDPR_EXPORT',
        subject: { userId: sandbox.users[3]?.id ?? '' },
        createdBy: { id: sandbox.users[0]?.id ?? '' },
        createdDate: WEEK.from,
        status: 'INITIATED',
      },
    }),
  async knowledgeImport() {
    const knowledgeBaseId = await base();
    const { uploadKey = '', url, headers } = await api('KnowledgeApi').postKnowledgeDocumentuploads({ fileName: 'faq.csv' });
    await put(url, headers, 'When?,At noon\r\n');
    const body = { uploadKey, fileType: 'Csv' as const };
    return await jobs.knowledgeImport.start(api('KnowledgeApi'), { knowledgeBaseId, languageCode: 'en-US', body });
  },
  knowledgeTraining: async () =>
    await jobs.knowledgeTraining.start(api('KnowledgeApi'), { knowledgeBaseId: await base(), languageCode: 'en-US' }),
  async miner() {
    const { id = '' } = await api('LanguageUnderstandingApi').postLanguageunderstandingMiners({ name: 'Reasons' });
    const dates = { dateStart: '2026-03-09', dateEnd: '2026-03-10' };
    return await jobs.miner.start(api('LanguageUnderstandingApi'), { minerId: id, ...dates });
  },
  async learningModule() {
    const { id: moduleId } = await api('LearningApi').postLearningModules({ name: 'Manners', completionTimeInDays: 3 });
    return await jobs.learningModule.start(api('LearningApi'), { moduleId, action: 'Reassign' });
  },
  async contactListExport() {
    const { id = '' } = await contactList();
    return await jobs.contactListExport.start(api('OutboundApi'), id);
  },
  async dncListExport() {
    const { id = '' } = await api('OutboundApi').postOutboundDnclists({ name: uniqueName('Nobody'), dncSourceType: 'rds' });
    return await jobs.dncListExport.start(api('OutboundApi'), id);
  },
  async contactListImport() {
    const { id = '' } = await contactList();
    await form('contactlist', id, 'phone\r\n+4930');
    return jobs.contactListImport.at(api('OutboundApi'), id);
  },
  async dncListImport() {
    const { id = '' } = await api('OutboundApi').postOutboundDnclists({ name: uniqueName('Nobody'), dncSourceType: 'rds' });
    await form('dnclist', id, 'phone\r\n+4930');
    return jobs.dncListImport.at(api('OutboundApi'), id);
  },
  recordingBulk: () =>
    jobs.recordingBulk.start(api('RecordingApi'), {
      action: 'EXPORT',
      actionDate: '2026-03-11T00:00:00.000Z',
      conversationQuery: { interval: DAY },
    }),
  recordingBatch: () =>
    jobs.recordingBatch.start(api('RecordingApi'), { batchDownloadRequestList: [{ conversationId: 'nobody' }] }),
  routingAssessment: () => jobs.routingAssessment.start(api('RoutingApi'), {}),
  generalProgram: () => jobs.generalProgram.start(api('SpeechTextAnalyticsApi'), { dialect: 'en-US' }),
  async programsPublished() {
    const { id } = await api('SpeechTextAnalyticsApi').postSpeechandtextanalyticsPrograms({ name: 'Complaints' });
    return await jobs.programsPublished.start(api('SpeechTextAnalyticsApi'), { programIds: [id] });
  },
  async topicsPublished() {
    const topic = { name: 'Refunds', dialect: 'en-US' };
    const { id } = await api('SpeechTextAnalyticsApi').postSpeechandtextanalyticsTopics(topic);
    return await jobs.topicsPublished.start(api('SpeechTextAnalyticsApi'), { topicIds: [id] });
  },
  edgeLogs: async () => await jobs.edgeLogs.start(api('TelephonyProvidersEdgeApi'), { edgeId: await edge() }),
  edgeSoftwareUpdate: async () =>
    await jobs.edgeSoftwareUpdate.start(api('TelephonyProvidersEdgeApi'), {
      edgeId: await edge(),
      version: { edgeVersion: '1.2.3' },
    }),
  async historicalAdherence() {
    const { id: managementUnitId } = await managementUnit();
    const body = { startDate: WEEK.from };
    return await jobs.historicalAdherence.start(api('WorkforceManagementApi'), { managementUnitId, body });
  },
  historicalAdherenceOfUsers: () =>
    jobs.historicalAdherenceOfUsers.start(api('WorkforceManagementApi'), {
      startDate: WEEK.from,
      userIds: [sandbox.users[3]?.id ?? ''],
    }),
  async adhocModelling() {
    const wfm = api('WorkforceManagementApi');
    const { operationId } = await wfm.postWorkforcemanagementBusinessunitWeekShorttermforecastsGenerate(
      (await businessUnit()).id,
      '2026-03-09',
      { description: 'Spring' },
    );
    return jobs.adhocModelling.at(wfm, operationId);
  },
  async schedulingJob() {
    const { result } = await generating((await businessUnit()).id);
    return jobs.schedulingJob.at(api('WorkforceManagementApi'), result?.schedulerRunId ?? '');
  },
  async schedulingRun() {
    const { id } = await businessUnit();
    return jobs.schedulingRun.at(api('WorkforceManagementApi'), id, (await generating(id)).operationId);
  },
  historicalDataDeletion: () => jobs.historicalDataDeletion.start(api('WorkforceManagementApi')),
};

const contactList = () =>
  api('OutboundApi').postOutboundContactlists({
    name: uniqueName('Crew'),
    columnNames: ['phone'],
    phoneColumns: [{ columnName: 'phone', type: 'cell' }],
  });

async function businessUnit() {
  const settings = { startDayOfWeek: 'Monday', timeZone: 'UTC' } as const;
  const divisionId = sandbox.organisation.homeDivisionId;
  return await api('WorkforceManagementApi').postWorkforcemanagementBusinessunits({
    body: { name: uniqueName('North'), divisionId, settings },
  });
}

const generating = (unitId: string) =>
  api('WorkforceManagementApi').postWorkforcemanagementBusinessunitWeekSchedulesGenerate(unitId, '2026-03-09', {
    description: 'Next week',
    weekCount: 1,
  });

async function managementUnit() {
  const unit = { name: 'Ferries', businessUnitId: (await businessUnit()).id, timeZone: 'UTC', startDayOfWeek: 'Monday' } as const;
  return await api('WorkforceManagementApi').postWorkforcemanagementManagementunits({ body: unit });
}

/** The sandbox has no system prompts. */
const started = new Set(['systemPromptHistory']);

/** Polls a job every 500 ms until it has ended. */
async function collectResults(job: AnyJob): Promise<unknown[]> {
  const results: unknown[] = [];
  for (let look = 0; look < 40; look += 1) {
    // A single status request.
    const failure: unknown = await job.done({ maxWait: 0, execute: true }).catch((error: unknown) => error);
    if (results.at(-1) !== job.state) results.push(job.state);
    if (job.state === 'succeeded' || !isTimeout(failure)) return results;
    sandbox.clock.advance(500);
  }
  return results;
}

const isTimeout = (error: unknown): boolean => error instanceof jobs.JobTimeoutError;

describe('A job of each family, on the sandbox', () => {
  it.each(Object.entries(families))('%s runs from its start to its end', async (_name, start) => {
    expect((await collectResults(await start())).at(-1)).toBe('succeeded');
  });

  it('is covered, except for families without a start operation', () => {
    const all = Object.entries(jobs).flatMap(([name, family]) =>
      typeof family === 'object' && 'resume' in family ? [name] : [],
    );
    expect(all.filter((name) => !started.has(name)).sort()).toEqual(Object.keys(families).sort());
  });
});
