import type { Area } from '../../../engine/area.js';
import type { WfmHistoricalShrinkageRequest, WfmHistoricalShrinkageResponse } from '../../../../models/index.js';
import { readObject } from '../../../http/body.js';
import type { OperationContext } from '../../../http/operation-context.js';
import { invalidField } from '../../../store/errors.js';
import { DAY } from '../../../store/clock.js';
import type { World } from '../../../store/world.js';
import { readTimeZone } from '../../analytics/interval.js';
import { publishEvent } from '../../events/publish.js';
import { absoluteUrl, storeDownload } from '../../files.js';
import { JobKind } from '../../job-kind.js';
import type { Job } from '../../jobs.js';
import { callerOf } from '../../repository.js';
import { memberIds, teamsOf } from '../../teams/model.js';
import { managementUnitAt } from '../agents/placements.js';
import { agentsIn, businessUnitIn } from '../roster.js';
import { zoneIn } from '../wall-clock.js';
import type { ReportPeriod } from './figures.js';
import { splitIntoPeriods, shrinkageOf } from './shrinkage.js';

interface Report extends Job {
  userIds: string[];
  span: ReportPeriod;
  days: number;
  userId?: string;
  /** The path of the file, once it exists. */
  file?: string;
  url: string;
}

/** Shrinkage reports on a management unit or a team, each as a file. */
export function addShrinkageHandlers(area: Area, world: World): void {
  const jobs: JobKind<Report> = new JobKind<Report>(world, {
    name: 'wfm.shrinkage',
    entity: 'job',
    retentionMs: DAY,
    stateNames: { active: ['Processing'], done: 'Complete', failed: 'Error' },
    onEnd: (job, hasSucceeded) => {
      const { id, userId, url, file } = hasSucceeded ? jobs.put({ ...job, file: writeReport(world, job) }) : job;
      if (userId === undefined) return;
      publishEvent(world, 'v2.users.{id}.workforcemanagement.shrinkage.jobs', [userId], () => ({
        operationId: id,
        state: jobs.stateName(job),
        ...(file !== undefined && { downloadUrls: [new URL(file, url).href] }),
      }));
    },
  });
  const view = (context: OperationContext, job: Report): WfmHistoricalShrinkageResponse => ({
    operationId: job.id,
    state: jobs.stateName(job),
    ...(job.file !== undefined && { downloadUrls: [absoluteUrl(context, job.file)] }),
  });
  const startReport = (
    context: OperationContext,
    userIds: string[],
    body: WfmHistoricalShrinkageRequest,
    zone: string,
  ): Response => {
    const { startDate, endDate = world.timestamp(), timeZone = zone, granularity } = body;
    const span = { from: Date.parse(startDate), to: Date.parse(endDate), timeZone: readTimeZone(timeZone) };
    if (!(span.from < span.to)) throw invalidField('startDate must be before endDate', 'startDate');
    const userId = callerOf(context)?.id;
    // The default granularity is not documented; the sandbox uses days.
    const jobFields = { userIds, span, days: granularity === 'Weekly' ? 7 : 1, url: context.url };
    return context.json(view(context, jobs.start(context, { ...jobFields, ...(userId !== undefined && { userId }) })), 202);
  };

  area.handle('postWorkforcemanagementManagementunitShrinkageJobs', (context) => {
    const unit = managementUnitAt(world, context.param('managementUnitId'));
    const body = readObject(context, ['startDate']);
    const userIds = agentsIn(world, unit).map(({ userId }) => userId);
    return startReport(context, userIds, body, zoneIn(world, businessUnitIn(unit)));
  });

  area.handle('postWorkforcemanagementTeamShrinkageJobs', (context) => {
    const { id } = teamsOf(world).get(context.param('teamId'));
    const body = readObject(context, ['startDate', 'timeZone']);
    return startReport(context, memberIds(world, id), body, body.timeZone);
  });

  area.handle('getWorkforcemanagementShrinkageJob', (context) => view(context, jobs.get(context.param('jobId'))));
}

function writeReport(world: World, { id, userIds, span, days }: Report): string {
  const entities = splitIntoPeriods(span, days).map((period) => shrinkageOf(world, userIds, period));
  return storeDownload(world, JSON.stringify({ entities }), { contentType: 'application/json', fileName: `${id}.json` });
}
