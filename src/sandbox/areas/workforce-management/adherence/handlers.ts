import type { Area } from '../../../engine/area.js';
import type {
  HistoricalAdherenceQueryResult,
  ManagementUnit,
  WfmHistoricalAdherenceQuery,
  WfmHistoricalAdherenceResponse,
} from '../../../../models/index.js';
import { readObject } from '../../../http/body.js';
import type { OperationContext } from '../../../http/operation-context.js';
import { badRequest, invalidField } from '../../../store/errors.js';
import { DAY } from '../../../store/clock.js';
import type { World } from '../../../store/world.js';
import { iso } from '../../conversations/model.js';
import { publishEvent } from '../../events/publish.js';
import { absoluteUrl, storeDownload } from '../../files.js';
import { JobKind } from '../../job-kind.js';
import type { Job } from '../../jobs.js';
import { Repository } from '../../repository.js';
import { memberIds, teamsOf } from '../../teams/model.js';
import { businessUnitIn, unitOf } from '../roster.js';
import { zoneIn } from '../wall-clock.js';
import { adherenceOf } from './figures.js';

const WFM = '/api/v2/workforcemanagement';

interface AdherenceJob extends Job {
  entityId: string;
  from: number;
  to: number;
  /** All agents if empty, unless `isNarrow` is set. */
  userIds: string[];
  isNarrow?: boolean;
  /** The user who is notified. */
  userId?: string;
  /** The path of the file, once it exists. */
  file?: string;
}

/** Historical adherence as a file; without a schedule it only contains what agents did. */
export function addAdherenceHandlers(area: Area, world: World): void {
  const jobs = createJobs(world);
  const view = (context: OperationContext, job: AdherenceJob): WfmHistoricalAdherenceResponse => ({
    id: job.id,
    queryState: jobs.stateName(job),
    ...(job.file !== undefined && { downloadUrls: [absoluteUrl(context, job.file)] }),
  });
  const startJob = (
    context: OperationContext,
    entityId: string,
    query: WfmHistoricalAdherenceQuery,
    isNarrow = false,
  ): Response => {
    const { startDate, endDate = world.timestamp(), userIds = [] } = query;
    const from = Date.parse(startDate);
    const to = Date.parse(endDate);
    if (!(from < to)) throw invalidField('startDate must be before endDate', 'startDate');
    const unknownId = userIds.find((id) => !world.store.users.find(id));
    if (unknownId !== undefined)
      throw badRequest('userIds does not match a user', [
        { errorCode: 'invalid.value', fieldName: 'userIds', entityId: unknownId, entityName: 'user' },
      ]);
    const { userId } = context.accessToken;
    const jobFields = { entityId, from, to, userIds, isNarrow, ...(userId !== undefined && { userId }) };
    return context.json(view(context, jobs.start(context, jobFields)), 202);
  };

  area.handle('postWorkforcemanagementManagementunitHistoricaladherencequery', (context) => {
    const { id } = new Repository<ManagementUnit>(world, `${WFM}/managementunits`).get(context.param('managementUnitId'));
    return startJob(context, id, readObject(context, ['startDate']));
  });

  area.handle('postWorkforcemanagementAdherenceHistorical', (context) =>
    startJob(context, world.organisation.id, readObject(context, ['startDate', 'userIds'])),
  );

  area.handle('postWorkforcemanagementTeamAdherenceHistorical', (context) => {
    const { id } = teamsOf(world).get(context.param('teamId'));
    const query = readObject(context, ['startDate', 'timeZone']);
    const members = memberIds(world, id);
    const userIds = query.userIds ? members.filter((each) => query.userIds?.includes(each) === true) : members;
    return startJob(context, id, { ...query, userIds }, true);
  });

  area.handle('getWorkforcemanagementAdherenceHistoricalJob', (context) => view(context, jobs.get(context.param('jobId'))));
}

function createJobs(world: World): JobKind<AdherenceJob> {
  const jobs: JobKind<AdherenceJob> = new JobKind<AdherenceJob>(world, {
    name: 'wfm.adherence',
    entity: 'job',
    retentionMs: DAY,
    stateNames: { active: ['Processing'], done: 'Complete', failed: 'Error' },
    onEnd: (job, hasSucceeded) => {
      if (hasSucceeded) {
        const text = JSON.stringify({ entityId: job.entityId, data: resultsOf(world, job), lookupIdToSecondaryPresenceId: {} });
        jobs.put({ ...job, file: storeDownload(world, text, { contentType: 'application/json', fileName: `${job.id}.json` }) });
      }
      if (job.userId === undefined) return;
      // Only responses contain the file's address, which depends on the request's origin.
      const { id, userId } = job;
      publishEvent(world, 'v2.users.{id}.workforcemanagement.historicaladherencequery', [userId], () => ({
        id,
        queryState: jobs.stateName(job),
      }));
    },
  });
  return jobs;
}

function resultsOf(world: World, { from, to, userIds, isNarrow }: AdherenceJob): HistoricalAdherenceQueryResult[] {
  const actualsEnd = Math.min(to, world.now());
  return world.store.users
    .all()
    .filter(({ id, state }) => state === 'active' && ((userIds.length === 0 && isNarrow !== true) || userIds.includes(id)))
    .map(({ id: userId }) => {
      const unit = unitOf(world, userId);
      const unitId = unit ? businessUnitIn(unit) : '';
      const { actuals, exceptionInfo, impact, adherencePercentage, conformancePercentage } = adherenceOf(world, unitId, userId, {
        from,
        to,
        timeZone: zoneIn(world, unitId),
      });
      return {
        userId,
        startDate: iso(from),
        endDate: iso(to),
        actualsEndDate: iso(actualsEnd),
        impact,
        actuals,
        exceptionInfo,
        ...(adherencePercentage !== undefined && { adherencePercentage }),
        ...(conformancePercentage !== undefined && { conformancePercentage }),
      };
    });
}
