import type { Area } from '../../../engine/area.js';
import type { BuScheduleRun, BusinessUnitResponse } from '../../../../models/index.js';
import type { OperationContext } from '../../../http/operation-context.js';
import { notFound } from '../../../store/errors.js';
import type { World } from '../../../store/world.js';
import { iso } from '../../conversations/model.js';
import { payloadOf } from '../../events/publish.js';
import { endOf, jobProgress, jobState } from '../../jobs.js';
import { Repository } from '../../repository.js';
import type { EventOperation, EventOperations } from '../../event-operations.js';
import { scheduleIn } from './schedule-store.js';
import type { ScheduleData } from './schedule-store.js';
import { requestView } from '../requests.js';

const UNITS = '/api/v2/workforcemanagement/businessunits';

/** The topic of scheduling runs. */
export const RUNS = 'v2.workforcemanagement.businessunits.{id}.scheduling.runs';

/** Runs that generate or reschedule schedules: listed, read and cancelled. */
export function addRunHandlers(area: Area, world: World, { jobs }: EventOperations<ScheduleData>): void {
  const unitOf = (context: OperationContext): string =>
    new Repository<BusinessUnitResponse>(world, UNITS).get(context.param('businessUnitId')).id;
  const findRun = (id: string, unitId?: string): EventOperation<ScheduleData> => {
    const run = jobs.find(id);
    if (!run || !isSchedulingRun(run.what) || (unitId !== undefined && run.of.unitId !== unitId)) throw notFound('run', id);
    return run;
  };
  const readRun = (context: OperationContext): EventOperation<ScheduleData> => findRun(context.param('runId'), unitOf(context));

  area.handle('getWorkforcemanagementBusinessunitSchedulingRuns', (context) => {
    const unitId = unitOf(context);
    const runs = jobs.all().filter(({ what: type, of: data }) => isSchedulingRun(type) && data.unitId === unitId);
    return { entities: runs.map((run) => runView(world, run)) };
  });
  area.handle('getWorkforcemanagementBusinessunitSchedulingRun', (context) => runView(world, readRun(context)));
  area.handle('getWorkforcemanagementSchedulingjob', (context) => {
    const run = findRun(context.param('jobId'));
    const view = requestView(world, run, 'Fail');
    const percentComplete = Math.floor(jobProgress(world, run) * 100);
    const { selfUri } = runView(world, run);
    return {
      ...view,
      percentComplete,
      ...(view.status === 'Success' && { schedulingResultUri: `${selfUri}/result` }),
    };
  });
  area.handle('deleteWorkforcemanagementBusinessunitSchedulingRun', (context) => {
    const run = readRun(context);
    if (jobs.cancel(run)) {
      const payload = { operationId: run.id, status: 'Canceled', result: runView(world, jobs.get(run.id)) };
      for (const topic of run.topics) world.events.publishAny(topic, payloadOf(RUNS, payload));
    }
  });
}

export const isSchedulingRun = (type: string): boolean => type === 'generate' || type === 'reschedule';

const stateNames = {
  queued: 'Queued',
  running: 'Scheduling',
  done: 'Complete',
  failed: 'Failed',
  cancelled: 'Canceled',
} as const;

/** The current state of a run, with its schedule if there is one. */
export function runView(world: World, run: EventOperation<ScheduleData>, schedule = scheduleIn(world, run.of)): BuScheduleRun {
  const { unitId, week, weekCount = 1, description, startedBy } = run.of;
  const state = jobState(world, run);
  const { messageCount, messageSeverityCounts } = schedule?.generationResults ?? {};
  return {
    id: run.id,
    schedulerRunId: run.id,
    state: stateNames[state],
    intradayRescheduling: run.what === 'reschedule',
    percentComplete: Math.floor(jobProgress(world, run) * 100),
    targetWeek: week,
    weekCount,
    ...(description !== undefined && { scheduleDescription: description }),
    ...(messageCount !== undefined && { messageCount }),
    ...(messageSeverityCounts && { messageSeverityCounts }),
    ...(startedBy && { schedulingStartedBy: startedBy }),
    schedulingStartTime: iso(run.submitted),
    ...((state === 'done' || state === 'failed') && { schedulingCompletedTime: iso(endOf(run)) }),
    ...(schedule && {
      schedule: { id: schedule.id, weekDate: schedule.weekDate ?? week, selfUri: schedule.selfUri ?? '' },
    }),
    selfUri: `${UNITS}/${unitId}/scheduling/runs/${run.id}`,
  };
}
