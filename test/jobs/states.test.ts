import { readFileSync } from 'node:fs';
import * as jobs from 'contact-centre-client/jobs';
import type { JobState } from 'contact-centre-client/jobs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as apis from '../../src/entries/areas.js';
import { parseContract } from '../../src/contract/index.js';
import { valuesOf, shapeOf } from '../../src/sandbox/operations/shapes.js';
import { answer } from '../core/probe.js';
import { answering, passing, stopTime } from './support.js';

/** A family, the ids of a job, its status operation, and the response field that contains the state. */
type Row = [family: string, api: keyof typeof apis, ids: string[], operation: string, field: string];

const rows: Row[] = [
  ['conversationDetails', 'AnalyticsApi', ['j'], 'getAnalyticsConversationsDetailsJob', 'state'],
  ['userDetails', 'AnalyticsApi', ['j'], 'getAnalyticsUsersDetailsJob', 'state'],
  ['reportRun', 'AnalyticsApi', ['s', 'r'], 'getAnalyticsReportingScheduleHistoryRunId', 'runStatus'],
  ['dataTableExport', 'ArchitectApi', ['t', 'j'], 'getFlowsDatatableExportJob', 'status'],
  ['dataTableImport', 'ArchitectApi', ['t', 'j'], 'getFlowsDatatableImportJob', 'status'],
  ['flowJob', 'ArchitectApi', ['j'], 'getFlowsJob', 'status'],
  ['audits', 'AuditApi', ['t'], 'getAuditsQueryTransactionId', 'state'],
  ['qualityAudits', 'QualityApi', ['t'], 'getQualityConversationsAuditsQueryTransactionId', 'state'],
  ['responseAsset', 'ResponseManagementApi', ['s'], 'getResponsemanagementResponseassetsStatusStatusId', 'status'],
  ['contentCommand', 'ContentManagementApi', ['s'], 'getContentmanagementStatusStatusId', 'statusCode'],
  ['gdprRequest', 'GeneralDataProtectionRegulationApi', ['r'], 'getGdprRequest', 'status'],
  ['knowledgeImport', 'KnowledgeApi', ['k', 'en-US', 'i'], 'getKnowledgeKnowledgebaseLanguageDocumentsImport', 'status'],
  ['knowledgeTraining', 'KnowledgeApi', ['k', 'en-US', 't'], 'getKnowledgeKnowledgebaseLanguageTraining', 'status'],
  ['miner', 'LanguageUnderstandingApi', ['m'], 'getLanguageunderstandingMiner', 'status'],
  ['learningModule', 'LearningApi', ['m', 'j'], 'getLearningModuleJob', 'status'],
  ['contactListImport', 'OutboundApi', ['l'], 'getOutboundContactlistImportstatus', 'state'],
  ['dncListImport', 'OutboundApi', ['l'], 'getOutboundDnclistImportstatus', 'state'],
  ['recordingBulk', 'RecordingApi', ['j'], 'getRecordingJob', 'state'],
  ['routingAssessment', 'RoutingApi', ['j'], 'getRoutingAssessmentsJob', 'state'],
  ['generalProgram', 'SpeechTextAnalyticsApi', ['j'], 'getSpeechandtextanalyticsProgramsGeneralJob', 'state'],
  ['programsPublished', 'SpeechTextAnalyticsApi', ['j'], 'getSpeechandtextanalyticsProgramsPublishjob', 'state'],
  ['topicsPublished', 'SpeechTextAnalyticsApi', ['j'], 'getSpeechandtextanalyticsTopicsPublishjob', 'state'],
  ['edgeLogs', 'TelephonyProvidersEdgeApi', ['e', 'j'], 'getTelephonyProvidersEdgeLogsJob', 'state'],
  ['edgeSoftwareUpdate', 'TelephonyProvidersEdgeApi', ['e'], 'getTelephonyProvidersEdgeSoftwareupdate', 'status'],
  ['apiUsage', 'UsageApi', ['x'], 'getUsageQueryExecutionIdResults', 'queryStatus'],
  ['clientUsage', 'OAuthApi', ['c', 'x'], 'getOauthClientUsageQueryResult', 'queryStatus'],
  ['billableUsage', 'BillingApi', ['2022-07-01T00:00:00Z', '2022-07-02T00:00:00Z'], 'getBillingReportsBillableusage', 'status'],
  ['historicalAdherence', 'WorkforceManagementApi', ['j'], 'getWorkforcemanagementAdherenceHistoricalJob', 'queryState'],
  ['historicalAdherenceOfUsers', 'WorkforceManagementApi', ['j'], 'getWorkforcemanagementAdherenceHistoricalJob', 'queryState'],
  ['adhocModelling', 'WorkforceManagementApi', ['j'], 'getWorkforcemanagementAdhocmodelingjob', 'status'],
  ['schedulingJob', 'WorkforceManagementApi', ['j'], 'getWorkforcemanagementSchedulingjob', 'status'],
  ['schedulingRun', 'WorkforceManagementApi', ['b', 'r'], 'getWorkforcemanagementBusinessunitSchedulingRun', 'state'],
  ['historicalDataDeletion', 'WorkforceManagementApi', [], 'getWorkforcemanagementHistoricaldataDeletejob', 'status'],
];

/** The state for each final word of all families, with the family where they differ. All other words are not final. */
const ends: Record<string, JobState> = {
  complete: 'succeeded',
  completed: 'succeeded',
  fulfilled: 'succeeded',
  finished: 'succeeded',
  succeeded: 'succeeded',
  success: 'succeeded',
  uploaded: 'succeeded',
  miningcompleted: 'succeeded',
  error: 'failed',
  failed: 'failed',
  failure: 'failed',
  exception: 'failed',
  validationfailed: 'failed',
  failedtimeout: 'failed',
  faileddatalimit: 'failed',
  unabletocomplete: 'failed',
  modelvalidationerror: 'failed',
  conversationidsfetcherror: 'failed',
  conversationsfetcherror: 'failed',
  queuingerror: 'failed',
  maskingerror: 'failed',
  computinganalyticserror: 'failed',
  miningerror: 'failed',
  partialcompleted: 'partly',
  completedwitherrors: 'partly',
  partialfailure: 'partly',
  aborted: 'cancelled',
  canceled: 'cancelled',
  cancelled: 'cancelled',
  inactive: 'cancelled',
  delete: 'cancelled',
  'miner deleted': 'cancelled',
  'edgeLogs deleted': 'expired',
  expired: 'expired',
  ready: 'action',
  waitingforupload: 'action',
  'knowledgeImport validationcompleted': 'action',
};

const operations = parseContract();
const words = rows.flatMap((row) => {
  const { returns } = operations.find(({ name }) => name === row[3]) ?? { returns: '' };
  const field = shapeOf(returns).get(row[4]);
  return (field?.values ?? valuesOf(field?.kind ?? '') ?? []).map((word) => [row[0], word, row] as const);
});

interface AnyFamily {
  at(api: object, ...ids: string[]): { state: JobState | undefined; done(options?: object): Promise<unknown> };
}

describe('The words of job families', () => {
  beforeEach(stopTime);
  afterEach(() => {
    vi.useRealTimers();
  });

  it('are all covered', () => {
    expect(new Set(words.map(([family]) => family)).size).toBe(rows.length);
    expect(words.length).toBeGreaterThan(140);
  });

  it.each(words)('%s maps %s to its state', async (name, word, [, api, ids, , field]) => {
    const states: string[] = [];
    const { client, requests } = answering((_request, count) => {
      // A job that is not final ends at the next status request.
      if (count > 1) return answer(404, { message: 'gone', status: 404 });
      return answer(200, { [field]: word });
    });
    const family = (jobs as unknown as Record<string, AnyFamily>)[name];
    const job = family?.at(new apis[api](client), ...ids);
    const onProgress = ({ state, raw }: { state: JobState; raw: string }): unknown => states.push(`${raw} ${state}`);
    const error: unknown = await passing(job?.done({ onProgress }).catch((reason: unknown) => reason) ?? Promise.resolve());
    const plain = word.toLowerCase().replace(/[^a-z]/g, '');
    const end = ends[`${name} ${plain}`] ?? ends[plain];
    expect(states[0]).toMatch(end === undefined ? new RegExp(`^${word} (queued|running)$`) : `${word} ${end}`);
    if (end === undefined) expect(requests.length).toBe(2);
    else expect(requests.length).toBe(1);
    if (end === 'succeeded') expect(error).toEqual({ [field]: word });
    else if (end === 'expired') expect(error).toBeInstanceOf(jobs.JobExpiredError);
    else if (end !== undefined) expect(error).toMatchObject({ name: 'JobFailedError', family: name, state: end, raw: word });
  });

  it('cover as many families as README.md states', () => {
    const families = Object.values(jobs).filter((value) => typeof value === 'object' && 'start' in value);
    expect(readFileSync('README.md', 'utf8')).toContain(`\n${families.length} kinds of jobs are described`);
  });

  it('are recognized in any case and spelling', async () => {
    for (const word of ['SUCCEEDED', 'Completed', 'import_completed']) {
      const { client } = answering(() => answer(200, { state: word }));
      const job = jobs.conversationDetails.at(new apis.AnalyticsApi(client), 'j');
      expect(await passing(job.done())).toEqual({ state: word });
    }
  });
});
