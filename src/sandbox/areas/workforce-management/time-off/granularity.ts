import type { Area } from '../../../engine/area.js';
import type { BuConvertTimeOffLimitGranularityJobResponse } from '../../../../models/index.js';
import { readObject } from '../../../http/body.js';
import type { OperationContext } from '../../../http/operation-context.js';
import { invalidValue, notFound } from '../../../store/errors.js';
import { queryList } from '../../../http/listing.js';
import type { World } from '../../../store/world.js';
import { JobKind } from '../../job-kind.js';
import { failureOf } from '../../jobs.js';
import type { Job } from '../../jobs.js';
import { businessUnitAt } from '../agents/placements.js';
import { businessUnitLimits, hasQuarters, limitValuesOf, QUARTERS } from './limits.js';
import type { Limit } from './limits.js';

const LIMIT_PATH = '/api/v2/workforcemanagement/businessunits/:businessUnitId/timeofflimits/:timeOffLimitId';

interface Conversion extends Job {
  unitId: string;
  limitId: string;
  granularity: 'Daily' | 'FifteenMinutes';
  fullDayTimeOffStartTime?: string;
}

/** Converts time-off limits between whole days and quarters of an hour. */
export function addGranularityHandlers(area: Area, world: World): void {
  const jobs: JobKind<Conversion> = new JobKind<Conversion>(world, {
    name: 'wfm.timeofflimits.conversions',
    entity: 'job',
    stateNames: { active: ['Processing'], done: 'Complete', failed: 'Error' },
    onEnd: (job, hasSucceeded) => {
      if (hasSucceeded) convert(world, job);
    },
  });
  const view = (job: Conversion): BuConvertTimeOffLimitGranularityJobResponse => conversionView(world, jobs, job);
  const limitAt = (context: OperationContext): { unitId: string; limit: Limit } => {
    const { id: unitId } = businessUnitAt(world, context.param('businessUnitId'));
    return { unitId, limit: businessUnitLimits(world, unitId).get(context.param('timeOffLimitId')) };
  };

  area.handle('postWorkforcemanagementBusinessunitTimeofflimitGranularityconversion', (context) => {
    const { unitId, limit } = limitAt(context);
    const body = readObject(context, ['granularity']);
    const granularity = body.granularity === 'FifteenMinutes' ? 'FifteenMinutes' : 'Daily';
    if ((granularity === 'FifteenMinutes') === hasQuarters(limit)) throw invalidValue('granularity', granularity);
    const { fullDayTimeOffStartTime: start } = body;
    const jobFields = {
      unitId,
      limitId: limit.id,
      granularity,
      ...(start !== undefined && { fullDayTimeOffStartTime: start }),
    } as const;
    return context.json(view(jobs.start(context, jobFields)), 202);
  });
  area.handle('getWorkforcemanagementBusinessunitTimeofflimitGranularityconversionJobs', (context) => {
    const { limit } = limitAt(context);
    const statuses = queryList(context, 'statuses');
    const matches = jobs
      .all()
      .filter((job) => job.limitId === limit.id && (statuses.length === 0 || statuses.includes(jobs.stateName(job))));
    return { entities: matches.map(view) };
  });
  area.handle('getWorkforcemanagementBusinessunitTimeofflimitGranularityconversionJob', (context) => {
    const { limit } = limitAt(context);
    const job = jobs.get(context.param('jobId'));
    if (job.limitId !== limit.id) throw notFound('job', job.id);
    return view(job);
  });
}

function conversionView(world: World, jobs: JobKind<Conversion>, job: Conversion): BuConvertTimeOffLimitGranularityJobResponse {
  const { id, unitId, limitId } = job;
  const selfUri = LIMIT_PATH.replace(':businessUnitId', unitId).replace(':timeOffLimitId', limitId);
  const days = Object.keys(limitValuesOf(world).get(limitId) ?? {}).sort();
  const firstDay = days[0];
  const lastDay = days.at(-1);
  return {
    id,
    timeOffLimit: { id: limitId, selfUri },
    status: jobs.stateName(job),
    ...(jobs.hasSucceeded(job) && {
      progress: {
        numberOfDaysComplete: days.length,
        percentageComplete: 100,
        ...(firstDay !== undefined && lastDay !== undefined && { dateEarliestComplete: firstDay, dateLatestComplete: lastDay }),
      },
    }),
    ...(jobs.hasFailed(job) && { error: { message: failureOf(job), code: 'job.failed', status: 500 } }),
    selfUri: `${selfUri}/granularityconversion/jobs/${id}`,
  };
}

/**
 * The platform's conversion is not documented: here each quarter of an hour gets an equal share of the day, and a day the sum
 * of them.
 */
function convert(world: World, { unitId, limitId, granularity, fullDayTimeOffStartTime }: Conversion): void {
  const limits = businessUnitLimits(world, unitId);
  const limit = limits.find(limitId);
  if (!limit) return;
  const days = Object.entries(limitValuesOf(world).get(limitId) ?? {}).map(([day, values]) => {
    const sum = values.reduce((total, minutes) => total + minutes, 0);
    return [day, granularity === 'Daily' ? [sum] : Array<number>(QUARTERS).fill(Math.floor(sum / QUARTERS))] as const;
  });
  limitValuesOf(world).set(limitId, Object.fromEntries(days));
  const { fullDayTimeOffStartTime: _, ...limitFields } = limit;
  const metadata = { ...limit.metadata, version: (limit.metadata?.version ?? 0) + 1, dateModified: world.timestamp() };
  const start = granularity === 'Daily' ? {} : { fullDayTimeOffStartTime: fullDayTimeOffStartTime ?? '00:00' };
  limits.save({ ...limitFields, ...start, granularity, metadata });
}
