import * as jobs from 'contact-centre-client/jobs';
import type * as apis from '../../../src/entries/areas.js';

/** The data that tests need about a family. */
export interface FamilyRow {
  readonly family: string;
  readonly api: keyof typeof apis;
  readonly ids: readonly string[];
  /** The second argument of `start`; absent if no operation starts a job. */
  readonly input?: unknown;
}

const week = { businessUnitId: 'b', weekId: 'w', weekDateId: 'w', scheduleId: 's', forecastId: 'f', body: {} };
const base = { knowledgeBaseId: 'k', languageCode: 'en-US' };

/** All families whose jobs are polled. */
export const families: readonly FamilyRow[] = [
  { family: 'conversationDetails', api: 'AnalyticsApi', ids: ['j'], input: {} },
  { family: 'userDetails', api: 'AnalyticsApi', ids: ['j'], input: {} },
  { family: 'reportingExport', api: 'AnalyticsApi', ids: ['e'], input: {} },
  { family: 'reportRun', api: 'AnalyticsApi', ids: ['s', 'r'], input: 's' },
  { family: 'dataTableExport', api: 'ArchitectApi', ids: ['t', 'j'], input: 't' },
  { family: 'dataTableImport', api: 'ArchitectApi', ids: ['t', 'j'], input: { datatableId: 't' } },
  { family: 'flowJob', api: 'ArchitectApi', ids: ['j'], input: undefined },
  { family: 'systemPromptHistory', api: 'ArchitectApi', ids: ['p', 'h'], input: 'p' },
  { family: 'audits', api: 'AuditApi', ids: ['t'], input: {} },
  { family: 'qualityAudits', api: 'QualityApi', ids: ['t'], input: {} },
  { family: 'responseAsset', api: 'ResponseManagementApi', ids: ['s'], input: {} },
  { family: 'contentCommand', api: 'ContentManagementApi', ids: ['s'] },
  { family: 'gdprRequest', api: 'GeneralDataProtectionRegulationApi', ids: ['r'], input: { body: {} } },
  { family: 'knowledgeImport', api: 'KnowledgeApi', ids: ['k', 'en-US', 'i'], input: { ...base, body: {} } },
  { family: 'knowledgeTraining', api: 'KnowledgeApi', ids: ['k', 'en-US', 't'], input: base },
  { family: 'miner', api: 'LanguageUnderstandingApi', ids: ['m'], input: { minerId: 'm' } },
  { family: 'learningModule', api: 'LearningApi', ids: ['m', 'j'], input: { moduleId: 'm' } },
  { family: 'contactListExport', api: 'OutboundApi', ids: ['l', 'none'], input: 'l' },
  { family: 'dncListExport', api: 'OutboundApi', ids: ['l', 'none'], input: 'l' },
  { family: 'contactListImport', api: 'OutboundApi', ids: ['l'] },
  { family: 'dncListImport', api: 'OutboundApi', ids: ['l'] },
  { family: 'recordingBulk', api: 'RecordingApi', ids: ['j'], input: {} },
  { family: 'recordingBatch', api: 'RecordingApi', ids: ['j'], input: {} },
  { family: 'routingAssessment', api: 'RoutingApi', ids: ['j'], input: {} },
  { family: 'generalProgram', api: 'SpeechTextAnalyticsApi', ids: ['j'], input: {} },
  { family: 'programsPublished', api: 'SpeechTextAnalyticsApi', ids: ['j'], input: {} },
  { family: 'topicsPublished', api: 'SpeechTextAnalyticsApi', ids: ['j'], input: {} },
  { family: 'edgeLogs', api: 'TelephonyProvidersEdgeApi', ids: ['e', 'j'], input: { edgeId: 'e' } },
  { family: 'edgeSoftwareUpdate', api: 'TelephonyProvidersEdgeApi', ids: ['e'], input: { edgeId: 'e' } },
  { family: 'apiUsage', api: 'UsageApi', ids: ['x'], input: {} },
  { family: 'clientUsage', api: 'OAuthApi', ids: ['c', 'x'], input: { clientId: 'c' } },
  { family: 'billableUsage', api: 'BillingApi', ids: ['2022-07-01T00:00:00Z', '2022-07-02T00:00:00Z'] },
  { family: 'historicalAdherence', api: 'WorkforceManagementApi', ids: ['j'], input: { managementUnitId: 'm', body: {} } },
  { family: 'historicalAdherenceOfUsers', api: 'WorkforceManagementApi', ids: ['j'], input: {} },
  { family: 'adhocModelling', api: 'WorkforceManagementApi', ids: ['j'] },
  { family: 'schedulingJob', api: 'WorkforceManagementApi', ids: ['j'] },
  { family: 'schedulingRun', api: 'WorkforceManagementApi', ids: ['b', 'r'] },
  { family: 'historicalDataDeletion', api: 'WorkforceManagementApi', ids: [], input: undefined },
];

/** All families whose end an event reports, with their input. */
export const toldFamilies: readonly FamilyRow[] = [
  ...['flowPublished', 'flowOutcomeChanged'].map((family) => ({
    family,
    api: 'ArchitectApi' as const,
    ids: [],
    input: { flowId: 'f', flowOutcomeId: 'o', body: {} },
  })),
  ...['flowCheckedIn', 'flowHistory', 'promptHistory'].map((family) => ({
    family,
    api: 'ArchitectApi' as const,
    ids: [],
    input: 'f',
  })),
  ...['flowsDeleted', 'promptsDeleted'].map((family) => ({ family, api: 'ArchitectApi' as const, ids: [], input: ['f'] })),
  ...[
    'scheduleGenerated',
    'scheduleRemade',
    'scheduleCopied',
    'scheduleUpdated',
    'scheduleImported',
    'scheduleDeleted',
    'forecastGenerated',
    'forecastCopied',
    'forecastImported',
    'agentSchedulesFound',
    'unitSchedulesFound',
    'agentSchedulesQueried',
    'intradayFound',
    'shiftTradesDecided',
  ].map((family) => ({
    family,
    api: 'WorkforceManagementApi' as const,
    ids: [],
    input: { ...week, userId: 'u', managementUnitId: 'm' },
  })),
];

export interface AnyJob {
  readonly state: unknown;
  readonly token: string;
  done(options?: object): Promise<unknown>;
  result(options?: object): Promise<unknown>;
  results(options?: object): AsyncGenerator<unknown, void>;
  cancel(): Promise<void>;
}

export interface AnyFamily {
  at(api: unknown, ...ids: readonly unknown[]): AnyJob;
  start(api: unknown, input?: unknown, options?: unknown): Promise<AnyJob>;
  resume(api: unknown, token: unknown): AnyJob;
}

export const familyOf = ({ family }: FamilyRow): AnyFamily => (jobs as unknown as Record<string, AnyFamily>)[family]!;
