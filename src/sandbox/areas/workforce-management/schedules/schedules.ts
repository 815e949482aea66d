import type { Area } from '../../../engine/area.js';
import type {
  BuCopyScheduleRequest,
  BuGenerateScheduleRequest,
  BuRescheduleRequest,
  ProcessScheduleUpdateUploadRequest,
  WfmProcessUploadRequest,
} from '../../../../models/index.js';
import { textOf } from '../../../engine/values.js';
import { isObject } from '../../../values/json.js';
import { readObject } from '../../../http/body.js';
import type { OperationContext } from '../../../http/operation-context.js';
import { invalidValue, notFound } from '../../../store/errors.js';
import type { World } from '../../../store/world.js';
import { payloadOf, topicWith } from '../../events/tell.js';
import { callerOf, Repository } from '../../repository.js';
import type { Entity, Json } from '../../repository.js';
import { EventOperations } from '../../event-operations.js';
import { readUploadedObject } from '../../uploads/uploads.js';
import { usableForecast } from '../forecasts/forecast-store.js';
import { generated } from './generation.js';
import { isRun, addRunHandlers, RUNS, runView } from './runs.js';
import { generationsOf, listIn, made, moved, removed, scheduleIn, schedulesOf, updated } from './schedule-store.js';
import { zoneOf } from '../wall-clock.js';

const UNITS = '/api/v2/workforcemanagement/businessunits';

const CHANGES = 'v2.workforcemanagement.businessunits.{id}.schedules';

/** Creates, copies, imports, changes and deletes schedules; an event announces the end of each operation. */
export function addScheduleHandlers(area: Area, world: World): void {
  const operations: EventOperations = new EventOperations(world, {
    name: 'wfm.schedules',
    effects: {
      generate: (run) => {
        const schedule = generated(world, run);
        // Later requests for the run return the schedule too.
        const done = operations.jobs.put({ ...run, of: { ...run.of, scheduleId: schedule.id } });
        return runView(world, done, schedule);
      },
      reschedule: (run) => runView(world, run, scheduleIn(world, run.of)),
      copy: ({ of }) => made(world, { ...of, agentSchedules: moved(world, of) }),
      import: ({ of }) => made(world, of),
      update: ({ of }) => updated(world, of),
      delete: ({ of }) => removed(world, of),
    },
    createEvent: ({ id, what }, outcome) =>
      payloadOf(isRun(what) ? RUNS : CHANGES, {
        operationId: id,
        status: 'result' in outcome ? 'Complete' : 'Error',
        eventType: what,
        ...('result' in outcome && { result: outcome.result }),
      }),
  });
  const place = (context: OperationContext): { unitId: string; week: string } => ({
    unitId: new Repository(world, UNITS).get(context.param('businessUnitId')).id,
    week: context.params['weekId'] ?? '',
  });
  const scheduleOf = (context: OperationContext): Entity => {
    const { unitId, week } = place(context);
    return schedulesOf(world, unitId, week).get(context.param('scheduleId'));
  };
  const begin = (context: OperationContext, what: string, of: Json): Response => {
    const { unitId, week } = place(context);
    const topic = topicWith(isRun(what) ? RUNS : CHANGES, [unitId]);
    const startedBy = callerOf(context);
    const operation = operations.start(context, what, topic, { unitId, week, ...of, ...(startedBy && { startedBy }) });
    const result = isRun(what) ? { result: runView(world, operation) } : {};
    return context.json({ status: 'Processing', operationId: operation.id, ...result }, 202);
  };

  area.handle('postWorkforcemanagementBusinessunitWeekSchedulesGenerate', (context) => {
    const body = readObject<BuGenerateScheduleRequest>(context, ['description', 'weekCount']);
    const { unitId, week } = place(context);
    if (Number.isNaN(Date.parse(week))) throw invalidValue('weekId', week);
    const { description, weekCount, shortTermForecast: forecast, options } = body;
    if (forecast && !usableForecast(world, unitId, forecast)) throw invalidValue('shortTermForecast', textOf(forecast.id));
    const asked = { ...(forecast && { shortTermForecast: forecast }), ...(options && { options }) };
    return begin(context, 'generate', { description, weekCount, timeZone: zoneOf(world, unitId), ...asked });
  });
  area.handle('postWorkforcemanagementBusinessunitWeekScheduleReschedule', (context) => {
    const { id: scheduleId, weekCount } = scheduleOf(context);
    readObject<BuRescheduleRequest>(context, ['managementUnitIds']);
    return begin(context, 'reschedule', { scheduleId, weekCount });
  });
  area.handle('postWorkforcemanagementBusinessunitWeekScheduleCopy', (context) => {
    const { id: scheduleId, weekCount } = scheduleOf(context);
    const { description, weekDate } = readObject<BuCopyScheduleRequest>(context, ['description', 'weekDate']);
    for (const [name, day] of Object.entries({ weekId: place(context).week, weekDate }))
      if (Number.isNaN(Date.parse(day))) throw invalidValue(name, day);
    const source = { scheduleId, from: context.param('weekId'), timeZone: zoneOf(world, place(context).unitId) };
    return begin(context, 'copy', { ...source, weekCount, description, week: weekDate });
  });
  area.handle('postWorkforcemanagementBusinessunitWeekSchedulesImport', async (context) => {
    place(context);
    const { uploadKey } = readObject<WfmProcessUploadRequest>(context, ['uploadKey']);
    const file = await readUploadedObject(world, uploadKey);
    const { description, weekCount = 1, published = false, shortTermForecast, agentSchedules } = file;
    const told = { description, weekCount, published, ...(isObject(shortTermForecast) && { shortTermForecast }) };
    return begin(context, 'import', { ...told, agentSchedules: listIn(agentSchedules) });
  });
  area.handle('postWorkforcemanagementBusinessunitWeekScheduleUpdate', async (context) => {
    const { id: scheduleId } = scheduleOf(context);
    const { uploadKey } = readObject<ProcessScheduleUpdateUploadRequest>(context, ['uploadKey']);
    const { description, published, shortTermForecast, agentSchedules } = await readUploadedObject(world, uploadKey);
    const told = { scheduleId, description, published, ...(isObject(shortTermForecast) && { shortTermForecast }) };
    return begin(context, 'update', { ...told, agentSchedules: listIn(agentSchedules) });
  });
  area.handle('getWorkforcemanagementBusinessunitWeekScheduleGenerationresults', (context) => {
    const { id } = scheduleOf(context);
    const result = generationsOf(world).get(id);
    // Manual and imported schedules have none.
    if (!result) throw notFound('generationResults', id);
    return result;
  });
  area.handle('deleteWorkforcemanagementBusinessunitWeekSchedule', (context) =>
    begin(context, 'delete', { scheduleId: scheduleOf(context).id }),
  );

  addRunHandlers(area, world, operations);
}
