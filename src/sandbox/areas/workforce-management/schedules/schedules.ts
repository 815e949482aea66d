import type { Area } from '../../../engine/area.js';
import type { BuScheduleMetadata, BusinessUnitResponse } from '../../../../models/index.js';
import { textOf } from '../../../engine/values.js';
import { readObject } from '../../../http/body.js';
import type { OperationContext } from '../../../http/operation-context.js';
import { invalidValue, notFound } from '../../../store/errors.js';
import type { World } from '../../../store/world.js';
import { payloadOf, topicWith } from '../../events/publish.js';
import { callerOf, Repository } from '../../repository.js';
import type { Entity } from '../../repository.js';
import { EventOperations } from '../../event-operations.js';
import { usableForecast } from '../forecasts/forecast-store.js';
import { generateSchedule } from './generation.js';
import { readScheduleFile } from './schedule-file.js';
import { isSchedulingRun, addRunHandlers, RUNS, runView } from './runs.js';
import {
  generationsOf,
  createSchedule,
  moveSchedules,
  removeSchedule,
  scheduleIn,
  schedulesOf,
  updateSchedule,
} from './schedule-store.js';
import type { ScheduleData } from './schedule-store.js';
import { zoneOf } from '../wall-clock.js';

const UNITS = '/api/v2/workforcemanagement/businessunits';

const CHANGES = 'v2.workforcemanagement.businessunits.{id}.schedules';

type StartOperation = (context: OperationContext, type: string, data: Partial<ScheduleData>) => Response;

/** Creates, copies, imports, changes and deletes schedules; an event announces the end of each operation. */
export function addScheduleHandlers(area: Area, world: World): void {
  const operations = createOperations(world);
  const startOperation: StartOperation = (context, type, data) => {
    const { unitId, week } = readWeek(world, context);
    const topic = topicWith(isSchedulingRun(type) ? RUNS : CHANGES, [unitId]);
    const startedBy = callerOf(context);
    const operation = operations.start(context, type, topic, { unitId, week, ...data, ...(startedBy && { startedBy }) });
    const result = isSchedulingRun(type) ? { result: runView(world, operation) } : {};
    return context.json({ status: 'Processing', operationId: operation.id, ...result }, 202);
  };
  addGenerationHandlers(area, world, startOperation);
  addChangeHandlers(area, world, startOperation);
  addRunHandlers(area, world, operations);
}

/** Schedules that the platform computes. */
function addGenerationHandlers(area: Area, world: World, startOperation: StartOperation): void {
  area.handle('postWorkforcemanagementBusinessunitWeekSchedulesGenerate', (context) => {
    const body = readObject(context, ['description', 'weekCount']);
    const { unitId, week } = readWeek(world, context);
    if (Number.isNaN(Date.parse(week))) throw invalidValue('weekId', week);
    const { description, weekCount, shortTermForecast: forecast, options } = body;
    if (forecast && !usableForecast(world, unitId, forecast)) throw invalidValue('shortTermForecast', textOf(forecast.id));
    const planningFields = { ...(forecast && { shortTermForecast: forecast }), ...(options && { options }) };
    return startOperation(context, 'generate', { description, weekCount, timeZone: zoneOf(world, unitId), ...planningFields });
  });
  area.handle('postWorkforcemanagementBusinessunitWeekScheduleReschedule', (context) => {
    const { id: scheduleId, weekCount = 1 } = findSchedule(world, context);
    readObject(context, ['managementUnitIds']);
    return startOperation(context, 'reschedule', { scheduleId, weekCount });
  });
  area.handle('getWorkforcemanagementBusinessunitWeekScheduleGenerationresults', (context) => {
    const { id } = findSchedule(world, context);
    const result = generationsOf(world).get(id);
    // Manual and imported schedules have none.
    if (!result) throw notFound('generationResults', id);
    return result;
  });
}

/** Copies, imports, updates and deletions. */
function addChangeHandlers(area: Area, world: World, startOperation: StartOperation): void {
  area.handle('postWorkforcemanagementBusinessunitWeekScheduleCopy', (context) => {
    const { id: scheduleId, weekCount = 1 } = findSchedule(world, context);
    const { description, weekDate } = readObject(context, ['description', 'weekDate']);
    for (const [name, day] of Object.entries({ weekId: readWeek(world, context).week, weekDate }))
      if (Number.isNaN(Date.parse(day))) throw invalidValue(name, day);
    const source = { scheduleId, from: context.param('weekId'), timeZone: zoneOf(world, readWeek(world, context).unitId) };
    return startOperation(context, 'copy', { ...source, weekCount, description, week: weekDate });
  });
  area.handle('postWorkforcemanagementBusinessunitWeekSchedulesImport', async (context) => {
    readWeek(world, context);
    return startOperation(context, 'import', await readScheduleFile(context, world));
  });
  area.handle('postWorkforcemanagementBusinessunitWeekScheduleUpdate', async (context) => {
    const { id: scheduleId } = findSchedule(world, context);
    const file = await readScheduleFile(context, world);
    return startOperation(context, 'update', { scheduleId, ...file });
  });
  area.handle('deleteWorkforcemanagementBusinessunitWeekSchedule', (context) =>
    startOperation(context, 'delete', { scheduleId: findSchedule(world, context).id }),
  );
}

function createOperations(world: World): EventOperations<ScheduleData> {
  const operations: EventOperations<ScheduleData> = new EventOperations<ScheduleData>(world, {
    name: 'wfm.schedules',
    effects: {
      generate: (run) => {
        const schedule = generateSchedule(world, run);
        // Later requests for the run return the schedule too.
        const finishedRun = operations.jobs.put({ ...run, of: { ...run.of, scheduleId: schedule.id } });
        return { ...runView(world, finishedRun, schedule) };
      },
      reschedule: (run) => ({ ...runView(world, run, scheduleIn(world, run.of)) }),
      copy: ({ of: data }) => ({ ...createSchedule(world, { ...data, agentSchedules: moveSchedules(world, data) }) }),
      import: ({ of: data }) => ({ ...createSchedule(world, data) }),
      update: ({ of: data }) => ({ ...updateSchedule(world, data) }),
      delete: ({ of: data }) => ({ ...removeSchedule(world, data) }),
    },
    createEvent: ({ id, what: type }, outcome) =>
      payloadOf(isSchedulingRun(type) ? RUNS : CHANGES, {
        operationId: id,
        status: 'result' in outcome ? 'Complete' : 'Error',
        eventType: type,
        ...('result' in outcome && { result: outcome.result }),
      }),
  });
  return operations;
}

function readWeek(world: World, context: OperationContext): { unitId: string; week: string } {
  return {
    unitId: new Repository<BusinessUnitResponse>(world, UNITS).get(context.param('businessUnitId')).id,
    week: context.param('weekId'),
  };
}

function findSchedule(world: World, context: OperationContext): Entity<BuScheduleMetadata> {
  const { unitId, week } = readWeek(world, context);
  return schedulesOf(world, unitId, week).get(context.param('scheduleId'));
}
