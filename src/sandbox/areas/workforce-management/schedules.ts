import type { Hono } from 'hono';
import type {
  BuCopyScheduleRequest,
  BuGenerateScheduleRequest,
  BuRescheduleRequest,
  BuScheduleRun,
  ProcessScheduleUpdateUploadRequest,
  WfmProcessUploadRequest,
} from '../../../models/index.js';
import { textOf } from '../../contract/values.js';
import { isObject, readObject } from '../../http/body.js';
import type { SandboxContext, SandboxEnv } from '../../http/context.js';
import { invalidValue, notFound } from '../../http/errors.js';
import type { World } from '../../world/world.js';
import { iso } from '../conversations/model.js';
import { payloadOf, topicWith } from '../events/tell.js';
import { endOf, jobProgress, jobState } from '../jobs.js';
import { callerOf, Kept } from '../kept.js';
import type { Entity, Json } from '../kept.js';
import { ToldOperations } from '../told-operations.js';
import type { ToldOperation } from '../told-operations.js';
import { uploadedObject } from '../uploads/uploads.js';

const UNITS = '/api/v2/workforcemanagement/businessunits';
const SCHEDULES = `${UNITS}/:businessUnitId/weeks/:weekId/schedules`;

const RUNS = 'v2.workforcemanagement.businessunits.{id}.scheduling.runs';
const CHANGES = 'v2.workforcemanagement.businessunits.{id}.schedules';

/** What the agents of a schedule are to do, as it was imported. */
export const agentSchedulesOf = (world: World): Map<string, Json[]> => world.collection<Json[]>('wfm.agentschedules');

/** The schedules of a week. */
export const schedulesOf = (world: World, unitId: string, week: string): Kept =>
  new Kept(world, `${UNITS}/{}/weeks/{}/schedules`, [unitId, week], 'BuScheduleMetadata');

/** Schedules that are made, copied, imported, changed and deleted: each is told of when it is done. */
export function scheduleRoutes(app: Hono<SandboxEnv>, world: World): void {
  const operations = new ToldOperations(world, {
    name: 'wfm.schedules',
    effects: {
      generate: (run) => runView(world, run, made(world, run.of)),
      reschedule: (run) => runView(world, run, scheduleIn(world, run.of)),
      copy: ({ of }) => made(world, { ...of, agentSchedules: agentSchedulesOf(world).get(textOf(of['scheduleId'])) ?? [] }),
      import: ({ of }) => made(world, of),
      update: ({ of }) => updated(world, of),
      delete: ({ of }) => removed(world, of),
    },
    told: ({ id, what }, outcome) =>
      payloadOf(isRun(what) ? RUNS : CHANGES, {
        ...{ operationId: id, status: 'result' in outcome ? 'Complete' : 'Error', eventType: what },
        ...('result' in outcome && { result: outcome.result }),
      }),
  });
  const place = (context: SandboxContext): { unitId: string; week: string } => ({
    unitId: new Kept(world, UNITS).get(context.req.param('businessUnitId')).id,
    week: context.req.param('weekId') ?? '',
  });
  const scheduleOf = (context: SandboxContext): Entity => {
    const { unitId, week } = place(context);
    return schedulesOf(world, unitId, week).get(context.req.param('scheduleId'));
  };
  const begin = (context: SandboxContext, what: string, of: Json): Response => {
    const { unitId, week } = place(context);
    const topic = topicWith(isRun(what) ? RUNS : CHANGES, [unitId]);
    const startedBy = callerOf(context);
    const operation = operations.start(context, what, topic, { ...{ unitId, week, ...of }, ...(startedBy && { startedBy }) });
    const result = isRun(what) ? { result: runView(world, operation) } : {};
    return context.json({ status: 'Processing', operationId: operation.id, ...result }, 202);
  };

  app.post(`${SCHEDULES}/generate`, (context) => {
    const { description, weekCount, shortTermForecast } = readObject<BuGenerateScheduleRequest>(context, [
      'description',
      'weekCount',
    ]);
    return begin(context, 'generate', { description, weekCount, ...(shortTermForecast && { shortTermForecast }) });
  });
  app.post(`${SCHEDULES}/:scheduleId/reschedule`, (context) => {
    const { id: scheduleId, weekCount } = scheduleOf(context);
    readObject<BuRescheduleRequest>(context, ['managementUnitIds']);
    return begin(context, 'reschedule', { scheduleId, weekCount });
  });
  app.post(`${SCHEDULES}/:scheduleId/copy`, (context) => {
    const { id: scheduleId, weekCount } = scheduleOf(context);
    const { description, weekDate } = readObject<BuCopyScheduleRequest>(context, ['description', 'weekDate']);
    return begin(context, 'copy', { scheduleId, weekCount, description, week: weekDate });
  });
  app.post(`${SCHEDULES}/import`, async (context) => {
    place(context);
    const { uploadKey } = readObject<WfmProcessUploadRequest>(context, ['uploadKey']);
    const { description, weekCount = 1, published = false, agentSchedules } = await uploadedObject(world, uploadKey);
    return begin(context, 'import', { description, weekCount, published, agentSchedules: listIn(agentSchedules) });
  });
  app.post(`${SCHEDULES}/:scheduleId/update`, async (context) => {
    const { id: scheduleId } = scheduleOf(context);
    const { uploadKey } = readObject<ProcessScheduleUpdateUploadRequest>(context, ['uploadKey']);
    const { description, agentSchedules } = await uploadedObject(world, uploadKey);
    return begin(context, 'update', { scheduleId, description, agentSchedules: listIn(agentSchedules) });
  });
  app.delete(`${SCHEDULES}/:scheduleId`, (context) => begin(context, 'delete', { scheduleId: scheduleOf(context).id }));

  runRoutes(app, world, operations);
}

function runRoutes(app: Hono<SandboxEnv>, world: World, { jobs }: ToldOperations): void {
  const path = `${UNITS}/:businessUnitId/scheduling/runs`;
  const unitOf = (context: SandboxContext): string => new Kept(world, UNITS).get(context.req.param('businessUnitId')).id;
  const runOf = (context: SandboxContext): ToldOperation => {
    const id = context.req.param('runId') ?? '';
    const run = jobs.find(id);
    if (!run || !isRun(run.what) || run.of['unitId'] !== unitOf(context)) throw notFound('run', id);
    return run;
  };

  app.get(path, (context) => {
    const unitId = unitOf(context);
    const runs = jobs.all().filter(({ what, of }) => isRun(what) && of['unitId'] === unitId);
    return context.json({ entities: runs.map((run) => runView(world, run)) });
  });
  app.get(`${path}/:runId`, (context) => context.json(runView(world, runOf(context))));
  app.delete(`${path}/:runId`, (context) => {
    const run = runOf(context);
    if (jobs.cancel(run)) {
      const told = { operationId: run.id, status: 'Canceled', result: runView(world, jobs.get(run.id)) };
      for (const topic of run.topics) world.events.publishAny(topic, payloadOf(RUNS, told));
    }
    return context.body(null, 204);
  });
}

const isRun = (what: string): boolean => what === 'generate' || what === 'reschedule';

const words = { queued: 'Queued', running: 'Scheduling', done: 'Complete', failed: 'Failed', cancelled: 'Canceled' } as const;

/** A run as it stands, with the schedule that it is about where there is one. */
function runView(world: World, run: ToldOperation, schedule = scheduleIn(world, run.of)): BuScheduleRun & Json {
  const { unitId, week, weekCount, description, startedBy } = run.of;
  const state = jobState(world, run);
  return {
    ...{ id: run.id, schedulerRunId: run.id, state: words[state], intradayRescheduling: run.what === 'reschedule' },
    ...{
      percentComplete: Math.floor(jobProgress(world, run) * 100),
      targetWeek: textOf(week),
      weekCount: Number(weekCount ?? 1),
    },
    ...(description !== undefined && { scheduleDescription: textOf(description) }),
    ...(isObject(startedBy) && { schedulingStartedBy: startedBy }),
    schedulingStartTime: iso(run.submitted),
    ...((state === 'done' || state === 'failed') && { schedulingCompletedTime: iso(endOf(run)) }),
    ...(schedule && {
      schedule: { id: schedule.id, weekDate: textOf(schedule['weekDate'] ?? week), selfUri: textOf(schedule['selfUri']) },
    }),
    selfUri: `${UNITS}/${textOf(unitId)}/scheduling/runs/${run.id}`,
  };
}

function scheduleIn(world: World, { unitId, week, scheduleId }: Json): Entity | undefined {
  return scheduleId === undefined ? undefined : schedulesOf(world, textOf(unitId), textOf(week)).find(textOf(scheduleId));
}

/** A schedule comes to be: with what its agents are to do, where somebody knows that. */
function made(
  world: World,
  { unitId, week, description, weekCount, published, shortTermForecast, agentSchedules }: Json,
): Entity {
  const [unit, weekDate, id] = [textOf(unitId), textOf(week), world.newId()];
  if (Array.isArray(agentSchedules) && agentSchedules.length > 0) agentSchedulesOf(world).set(id, agentSchedules as Json[]);
  return schedulesOf(world, unit, weekDate).put({
    ...{ id, weekDate, weekCount: Number(weekCount ?? 1), description: textOf(description ?? ''), published: published === true },
    ...(isObject(shortTermForecast) && { shortTermForecast }),
    metadata: { version: 1, dateModified: world.timestamp() },
    selfUri: `${UNITS}/${unit}/weeks/${weekDate}/schedules/${id}`,
  });
}

/** Agents whose schedules a file has get these in place of their own; all others keep theirs. */
function updated(world: World, of: Json): Json {
  const schedule = scheduleIn(world, of);
  if (!schedule) return {};
  const [all, given] = [agentSchedulesOf(world), listIn(of['agentSchedules'])];
  const others = (all.get(schedule.id) ?? []).filter((each) => !given.some((one) => agentIn(one) === agentIn(each)));
  all.set(schedule.id, [...others, ...given]);
  const metadata = isObject(schedule['metadata']) ? schedule['metadata'] : {};
  return schedulesOf(world, textOf(of['unitId']), textOf(of['week'])).put({
    ...schedule,
    ...(typeof of['description'] === 'string' && { description: of['description'] }),
    metadata: { ...metadata, version: Number(metadata['version'] ?? 0) + 1, dateModified: world.timestamp() },
  });
}

function removed(world: World, of: Json): Json {
  const schedule = scheduleIn(world, of);
  if (!schedule) return {};
  agentSchedulesOf(world).delete(schedule.id);
  schedulesOf(world, textOf(of['unitId']), textOf(of['week'])).remove(schedule.id);
  return schedule;
}

export const agentIn = ({ userId, user }: Json): string => textOf(userId ?? (isObject(user) ? user['id'] : ''));

function listIn(value: unknown): Json[] {
  if (value === undefined) return [];
  if (Array.isArray(value) && value.every(isObject)) return value;
  throw invalidValue('agentSchedules', textOf(value), 'list');
}
