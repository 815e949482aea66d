import type { Area } from '../../../engine/area.js';
import type {
  WfmHistoricalShrinkageRequest,
  WfmHistoricalShrinkageResponse,
  WfmHistoricalShrinkageTeamsRequest,
} from '../../../../models/index.js';
import { readObject } from '../../../http/body.js';
import type { OperationContext } from '../../../http/operation-context.js';
import { badRequest } from '../../../store/errors.js';
import { DAY } from '../../../store/clock.js';
import type { World } from '../../../store/world.js';
import { readTimeZone } from '../../analytics/interval.js';
import { tell } from '../../events/tell.js';
import { absoluteUrl, storeDownload } from '../../files.js';
import { JobKind } from '../../job-kind.js';
import type { Job } from '../../jobs.js';
import { callerOf } from '../../repository.js';
import { memberIds, teamsOf } from '../../teams/model.js';
import { managementUnitAt } from '../agents/placements.js';
import { agentsIn, businessUnitIn } from '../roster.js';
import { zoneIn } from '../wall-clock.js';
import type { Span } from './figures.js';
import { cut, shrinkageOf } from './shrinkage.js';

interface Report extends Job {
  userIds: string[];
  span: Span;
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
      const { id, userId, url, file } = hasSucceeded ? jobs.put({ ...job, file: written(world, job) }) : job;
      if (userId === undefined) return;
      tell(world, 'v2.users.{id}.workforcemanagement.shrinkage.jobs', [userId], () => ({
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
  const start = (context: OperationContext, userIds: string[], asked: WfmHistoricalShrinkageRequest, zone: string): Response => {
    const { startDate, endDate = world.timestamp(), timeZone = zone, granularity } = asked;
    const span = { from: Date.parse(startDate), to: Date.parse(endDate), timeZone: readTimeZone(timeZone) };
    if (!(span.from < span.to))
      throw badRequest('startDate must be before endDate', [{ errorCode: 'invalid.value', fieldName: 'startDate' }]);
    const userId = callerOf(context)?.id;
    // The default granularity is not documented; the sandbox uses days.
    const more = { userIds, span, days: granularity === 'Weekly' ? 7 : 1, url: context.url };
    return context.json(view(context, jobs.start(context, { ...more, ...(userId !== undefined && { userId }) })), 202);
  };

  area.handle('postWorkforcemanagementManagementunitShrinkageJobs', (context) => {
    const unit = managementUnitAt(world, context.param('managementUnitId'));
    const asked = readObject<WfmHistoricalShrinkageRequest>(context, ['startDate']);
    const userIds = agentsIn(world, unit).map(({ userId }) => userId);
    return start(context, userIds, asked, zoneIn(world, businessUnitIn(unit)));
  });

  area.handle('postWorkforcemanagementTeamShrinkageJobs', (context) => {
    const { id } = teamsOf(world).get(context.param('teamId'));
    const asked = readObject<WfmHistoricalShrinkageTeamsRequest>(context, ['startDate', 'timeZone']);
    return start(context, memberIds(world, id), asked, asked.timeZone);
  });

  area.handle('getWorkforcemanagementShrinkageJob', (context) => view(context, jobs.get(context.param('jobId'))));
}

function written(world: World, { id, userIds, span, days }: Report): string {
  const entities = cut(span, days).map((each) => shrinkageOf(world, userIds, each));
  return storeDownload(world, JSON.stringify({ entities }), { contentType: 'application/json', fileName: `${id}.json` });
}
