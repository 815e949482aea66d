import type { Area } from '../../../engine/area.js';
import type {
  WfmAgentHistoricalAdherenceResponse,
  WfmAgentHistoricalAdherenceResult,
  WfmHistoricalAdherenceBulkItem,
  WfmHistoricalAdherenceBulkResponse,
} from '../../../../models/index.js';
import { isObject } from '../../../values/json.js';
import { readObject } from '../../../http/body.js';
import type { OperationContext } from '../../../http/operation-context.js';
import { invalidField, notFound } from '../../../store/errors.js';
import { queryList } from '../../../http/listing.js';
import { callerId } from '../../../sign-in/bearer.js';
import { DAY } from '../../../store/clock.js';
import type { World } from '../../../store/world.js';
import { readTimeZone } from '../../analytics/interval.js';
import { iso } from '../../conversations/model.js';
import { publishEvent } from '../../events/publish.js';
import { absoluteUrl, storeDownload } from '../../files.js';
import { JobKind } from '../../job-kind.js';
import type { Job } from '../../jobs.js';
import { managementUnitAt, userReference } from '../agents/placements.js';
import { agentsIn, businessUnitIn, unitOfAgent } from '../roster.js';
import { zoneIn } from '../wall-clock.js';
import { adherenceOf } from './figures.js';
import type { ReportPeriod } from './figures.js';

const WFM = '/api/v2/workforcemanagement';

interface BulkJob extends Job {
  items: WfmHistoricalAdherenceBulkItem[];
  timeZone: string;
  userId?: string;
  files?: string[];
  url: string;
}

interface AgentJob extends Job {
  userId: string;
  span: ReportPeriod;
  expand: string[];
  result?: WfmAgentHistoricalAdherenceResult;
}

const statusByState = { active: ['Processing'], done: 'Complete', failed: 'Error' } as const;

/** Adherence of the agents of several management units, and of the caller. */
export function addAdherenceQueryHandlers(area: Area, world: World): void {
  addBulkHandlers(area, world);
  addAgentHandlers(area, world);
}

function addBulkHandlers(area: Area, world: World): void {
  const path = `${WFM}/adherence/historical/bulk`;
  const jobs: JobKind<BulkJob> = new JobKind<BulkJob>(world, {
    name: 'wfm.adherence.bulk',
    entity: 'job',
    retentionMs: DAY,
    stateNames: statusByState,
    onEnd: (job, hasSucceeded) => {
      const file = { contentType: 'application/json', fileName: `${job.id}.json` };
      const files = hasSucceeded
        ? job.items.map((item) => storeDownload(world, JSON.stringify(resultOf(world, item, job.timeZone)), file))
        : [];
      const { id, userId, url } = jobs.put({ ...job, files });
      if (userId === undefined) return;
      publishEvent(world, 'v2.users.{id}.workforcemanagement.adherence.historical.bulk', [userId], () => ({
        id,
        queryState: jobs.stateName(job),
        downloadUrls: files.map((each) => new URL(each, url).href),
      }));
    },
  });
  const view = (context: OperationContext, job: BulkJob): WfmHistoricalAdherenceBulkResponse => ({
    job: { id: job.id, status: jobs.stateName(job), selfUri: `${path}/jobs/${job.id}` },
    ...(jobs.hasSucceeded(job) && { downloadUrls: (job.files ?? []).map((file) => absoluteUrl(context, file)) }),
  });

  area.handle('postWorkforcemanagementAdherenceHistoricalBulk', (context) => {
    const { items, timeZone } = readObject(context, ['items', 'timeZone']);
    for (const { managementUnitId, startDate, endDate } of items) {
      managementUnitAt(world, managementUnitId);
      requireValidPeriod(startDate, endDate);
    }
    const { userId } = context.accessToken;
    const jobFields = { items, timeZone: readTimeZone(timeZone), url: context.url, ...(userId !== undefined && { userId }) };
    return context.json(view(context, jobs.start(context, jobFields)), 202);
  });
  area.handle('getWorkforcemanagementAdherenceHistoricalBulkJob', (context) => view(context, jobs.get(context.param('jobId'))));
}

/** The file for a management unit: all of its agents, or the requested ones. */
function resultOf(world: World, item: WfmHistoricalAdherenceBulkItem, timeZone: string): object {
  const { managementUnitId, startDate, endDate, userIds = [], includeActuals, includeExceptions } = item;
  const unit = managementUnitAt(world, managementUnitId);
  const span = { from: Date.parse(startDate), to: Date.parse(endDate), timeZone };
  const agents = agentsIn(world, unit).filter(({ userId }) => userIds.length === 0 || userIds.includes(userId));
  const userResults = agents.map(({ userId }) => {
    const figures = adherenceOf(world, businessUnitIn(unit), userId, span);
    const { actuals, exceptionInfo, scheduledActivities: _, ...summaryFields } = figures;
    return {
      userId,
      ...summaryFields,
      ...(includeActuals === true && { actuals }),
      ...(includeExceptions === true && { exceptionInfo }),
    };
  });
  return { startDate, endDate, managementUnitId, userResults, lookupIdToSecondaryPresenceId: {} };
}

function addAgentHandlers(area: Area, world: World): void {
  const path = `${WFM}/agents/me/adherence/historical/jobs`;
  const jobs: JobKind<AgentJob> = new JobKind<AgentJob>(world, {
    name: 'wfm.adherence.own',
    entity: 'job',
    retentionMs: DAY,
    stateNames: statusByState,
    onEnd: (job, hasSucceeded) => {
      const finishedJob = hasSucceeded ? jobs.put({ ...job, result: agentResult(world, job) }) : job;
      publishEvent(world, 'v2.users.{id}.workforcemanagement.adherence.historical.agent', [job.userId], () => ({
        jobId: finishedJob.id,
        queryState: jobs.stateName(finishedJob),
        ...(finishedJob.result && { result: finishedJob.result }),
      }));
    },
  });
  const view = (job: AgentJob): WfmAgentHistoricalAdherenceResponse => ({
    job: { id: job.id, status: jobs.stateName(job), selfUri: `${path}/${job.id}` },
    ...(job.result && { result: job.result }),
  });

  area.handle('postWorkforcemanagementAgentsMeAdherenceHistoricalJobs', (context) => {
    const userId = callerId(context);
    const unit = unitOfAgent(world, userId);
    const body = readObject(context, ['startDate']);
    const { startDate, endDate = world.timestamp(), timeZone = zoneIn(world, businessUnitIn(unit)) } = body;
    requireValidPeriod(startDate, endDate);
    const span = { from: Date.parse(startDate), to: Date.parse(endDate), timeZone: readTimeZone(timeZone) };
    const job = jobs.start(context, { userId, span, expand: queryList(context, 'expand') });
    return context.json(view(job), 202);
  });
  area.handle('getWorkforcemanagementAgentsMeAdherenceHistoricalJob', (context) => {
    const job = jobs.get(context.param('jobId'));
    if (job.userId !== callerId(context)) throw notFound('job', job.id);
    return view(job);
  });
}

function agentResult(world: World, { userId, span, expand }: AgentJob): WfmAgentHistoricalAdherenceResult {
  const unit = unitOfAgent(world, userId);
  const figures = adherenceOf(world, businessUnitIn(unit), userId, span);
  const { settings } = unit;
  const adherence = isObject(settings) ? settings['adherence'] : undefined;
  const { adherenceTargetPercent: target = 0 } = (isObject(adherence) ? adherence : {}) as { adherenceTargetPercent?: number };
  const { conformancePercentage, exceptionInfo, actuals, scheduledActivities, ...summaryFields } = figures;
  const isExpanded = (field: string): boolean => expand.includes(field);
  return {
    user: userReference(userId),
    startDate: iso(span.from),
    endDate: iso(span.to),
    calculationsCompletedDate: world.timestamp(),
    targetAdherencePercentage: target,
    ...summaryFields,
    secondaryPresenceLookupItems: [],
    ...(isExpanded('conformance') && conformancePercentage !== undefined && { conformancePercentage }),
    ...(isExpanded('exceptionInfo') && { exceptionInfo }),
    ...(isExpanded('actuals') && { actuals }),
    ...(isExpanded('scheduledActivities') && { scheduledActivities }),
  };
}

/** @throws the platform's 400 for a period that ends before it begins. */
function requireValidPeriod(startDate: string, endDate: string): void {
  if (Date.parse(startDate) < Date.parse(endDate)) return;
  throw invalidField('startDate must be before endDate', 'startDate');
}
