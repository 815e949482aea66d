import type { Area } from '../../../engine/area.js';
import type {
  BuForecastResult,
  BuShortTermForecast,
  BusinessUnitResponse,
  CopyBuForecastRequest,
  ForecastPlanningGroupData,
  GenerateBuForecastRequest,
  WfmProcessUploadRequest,
} from '../../../../models/index.js';
import { textOf } from '../../../engine/values.js';
import { isObject } from '../../../values/json.js';
import { readObject } from '../../../http/body.js';
import type { OperationContext } from '../../../http/operation-context.js';
import { invalidValue, notFound } from '../../../store/errors.js';
import { queryFlag } from '../../../http/listing.js';
import { queryValue } from '../../../http/query.js';
import type { World } from '../../../store/world.js';
import { iso } from '../../conversations/model.js';
import { payloadOf, topicWith } from '../../events/publish.js';
import { Repository } from '../../repository.js';
import type { Entity, Json } from '../../repository.js';
import { EventOperations } from '../../event-operations.js';
import { readUploadedObject } from '../../uploads/uploads.js';
import { storeDownloadUrl } from '../../files.js';
import { forecastWeek, figuresOf, weekFigures } from '../figures.js';
import { forecastsOf } from './forecast-store.js';
import { requestView } from '../requests.js';
import { laterDay, momentOn, zoneOf } from '../wall-clock.js';
import { viewAs } from '../../view-as.js';

const UNITS = '/api/v2/workforcemanagement/businessunits';

type ForecastOperation = 'generate' | 'copy' | 'import';

const topicOf = (operation: string) =>
  `v2.workforcemanagement.businessunits.{id}.shorttermforecasts.${operation as ForecastOperation}` as const;

/** Creates, copies and imports forecasts; an event announces the end of each operation. */
export function addForecastHandlers(area: Area, world: World): void {
  const operations = createOperations(world);
  addForecastOperations(area, world, operations);
  addForecastReads(area, world);
  addModelingJobHandler(area, world, operations);
}

/** Operations that create forecasts. */
function addForecastOperations(area: Area, world: World, operations: EventOperations): void {
  const startOperation = (context: OperationContext, type: ForecastOperation, data: Json): Response => {
    const { unitId, week } = readWeek(world, context);
    const topic = topicWith(topicOf(type), [unitId]);
    const { id } = operations.start(context, type, topic, { unitId, week, ...data });
    return context.json({ status: 'Processing', operationId: id }, 202);
  };

  area.handle('postWorkforcemanagementBusinessunitWeekShorttermforecastsGenerate', (context) => {
    const {
      description,
      weekCount = 1,
      canUseForScheduling = true,
    } = readObject<GenerateBuForecastRequest>(context, ['description']);
    const { unitId, week } = readWeek(world, context);
    if (Number.isNaN(Date.parse(week))) throw invalidValue('weekDateId', week);
    const creationMethod = 'HistoricalWeightedAverage';
    const timeZone = zoneOf(world, unitId);
    return startOperation(context, 'generate', { description, weekCount, canUseForScheduling, creationMethod, timeZone });
  });
  area.handle('postWorkforcemanagementBusinessunitWeekShorttermforecastsImport', async (context) => {
    readWeek(world, context);
    const { uploadKey } = readObject<WfmProcessUploadRequest>(context, ['uploadKey']);
    const { description, weekCount = 1, canUseForScheduling = true, planningGroups } = await readUploadedObject(world, uploadKey);
    const figures = planningGroups === undefined ? {} : { planningGroups: readFigures(planningGroups) };
    return startOperation(context, 'import', {
      description,
      weekCount,
      canUseForScheduling,
      creationMethod: 'Import',
      ...figures,
    });
  });
  area.handle('postWorkforcemanagementBusinessunitWeekShorttermforecastCopy', (context) => {
    const { unitId, week } = readWeek(world, context);
    const forecast = forecastsOf(world, unitId, week).get(context.param('forecastId'));
    const { description, weekDate } = readObject<CopyBuForecastRequest>(context, ['description', 'weekDate']);
    const { weekCount, canUseForScheduling, creationMethod } = forecast;
    const source = { weekCount, canUseForScheduling, creationMethod, forecastId: forecast.id };
    return startOperation(context, 'copy', { ...source, description, week: weekDate });
  });
}

/** Forecasts and their data, and their deletion. */
function addForecastReads(area: Area, world: World): void {
  area.handle('getWorkforcemanagementBusinessunitWeekShorttermforecasts', (context) => {
    const { unitId, week } = readWeek(world, context);
    const forecasts = forecastsOf(world, unitId, week);
    return { entities: forecasts.all().map((forecast) => viewAs(world, 'BuShortTermForecastListItem', forecast)) };
  });
  area.handle('getWorkforcemanagementBusinessunitWeekShorttermforecast', (context) => {
    const { unitId, week } = readWeek(world, context);
    const forecasts = forecastsOf(world, unitId, week);
    return forecasts.view(forecasts.get(context.param('forecastId')));
  });
  area.handle('getWorkforcemanagementBusinessunitWeekShorttermforecastData', (context) => {
    const { unitId, week } = readWeek(world, context);
    const { id, weekCount } = forecastsOf(world, unitId, week).get(context.param('forecastId'));
    const weekNumber = Number(queryValue(context, 'weekNumber') ?? 1);
    if (!(weekNumber >= 1 && weekNumber <= (weekCount ?? 1))) throw invalidValue('weekNumber', String(weekNumber));
    const result: BuForecastResult = {
      referenceStartDate: iso(momentOn(laterDay(week, 7 * (weekNumber - 1)), 0, zoneOf(world, unitId))),
      planningGroups: (figuresOf(world).get(id) ?? []).map((group) => weekFigures(group, weekNumber)),
      weekNumber,
      weekCount: weekCount ?? 1,
    };
    if (queryFlag(context, 'forceDownloadService') !== true) return { result };
    const file = { contentType: 'application/json', fileName: 'forecast.json' };
    return { downloadUrl: storeDownloadUrl(world, context, JSON.stringify(result), file) };
  });
  area.handle('deleteWorkforcemanagementBusinessunitWeekShorttermforecast', (context) => {
    const { unitId, week } = readWeek(world, context);
    const forecasts = forecastsOf(world, unitId, week);
    const { id } = forecasts.get(context.param('forecastId'));
    forecasts.remove(id);
    figuresOf(world).delete(id);
  });
}

function addModelingJobHandler(area: Area, world: World, operations: EventOperations): void {
  area.handle('getWorkforcemanagementAdhocmodelingjob', (context) => {
    const id = context.param('jobId');
    const job = operations.jobs.find(id);
    if (job?.what !== 'generate') throw notFound('job', id);
    const view = requestView(world, job, 'ModelFailed');
    const { unitId, week, forecastId } = job.of;
    const path = `${UNITS}/${textOf(unitId)}/weeks/${textOf(week)}/shorttermforecasts/${textOf(forecastId)}/data`;
    return { ...view, ...(view.status === 'Success' && { modelingResultUri: path }) };
  });
}

function createOperations(world: World): EventOperations {
  const operations: EventOperations = new EventOperations(world, {
    name: 'wfm.forecasts',
    effects: {
      generate: (operation) => {
        const { of: data } = operation;
        const week = textOf(data['week']);
        const timeZone = textOf(data['timeZone']);
        const forecast = createForecast(
          world,
          data,
          repeatWeek(forecastWeek(world, textOf(data['unitId']), week, timeZone), Number(data['weekCount'])),
        );
        // Later requests for the run return the forecast too.
        operations.jobs.put({ ...operation, of: { ...data, forecastId: forecast['id'] } });
        return forecast;
      },
      copy: ({ of: data }) => createForecast(world, data, figuresOf(world).get(textOf(data['forecastId']))),
      import: ({ of: data }) => createForecast(world, data, data['planningGroups'] as ForecastPlanningGroupData[] | undefined),
    },
    createEvent: ({ id, what: type }, outcome) =>
      payloadOf(topicOf(type), {
        ...('result' in outcome ? { status: 'Complete', result: outcome.result } : { status: 'Error' }),
        operationId: id,
      }),
  });
  return operations;
}

function readWeek(world: World, context: OperationContext): { unitId: string; week: string } {
  return {
    unitId: new Repository<BusinessUnitResponse>(world, UNITS).get(context.param('businessUnitId')).id,
    week: context.param('weekDateId'),
  };
}

function createForecast(world: World, data: Json, figures?: ForecastPlanningGroupData[]): Entity<BuShortTermForecast> {
  const { unitId, week, description, weekCount, canUseForScheduling, creationMethod } = data as Json &
    Partial<BuShortTermForecast>;
  const unit = textOf(unitId);
  const weekDate = textOf(week);
  const id = world.newId();
  if (figures) figuresOf(world).set(id, figures);
  return forecastsOf(world, unit, weekDate).save({
    id,
    weekDate,
    weekCount,
    canUseForScheduling,
    creationMethod,
    description: textOf(description ?? ''),
    legacy: false,
    metadata: { version: 1, dateModified: world.timestamp() },
    selfUri: `${UNITS}/${unit}/weeks/${weekDate}/shorttermforecasts/${id}`,
  });
}

/** Repeats the expected values of a week for a number of weeks. */
function repeatWeek(figures: readonly ForecastPlanningGroupData[], weekCount: number): ForecastPlanningGroupData[] {
  const repeatValues = (values: readonly number[]): number[] => Array.from({ length: weekCount }, () => values).flat();
  return figures.map(({ planningGroupId, offeredPerInterval, averageHandleTimeSecondsPerInterval }) => ({
    planningGroupId,
    offeredPerInterval: repeatValues(offeredPerInterval),
    averageHandleTimeSecondsPerInterval: repeatValues(averageHandleTimeSecondsPerInterval),
  }));
}

function readFigures(value: unknown): Json[] {
  const areNumbers = (list: unknown): boolean =>
    Array.isArray(list) && list.every((each) => typeof each === 'number' && each >= 0);
  const isGroup = (group: unknown): group is Json =>
    isObject(group) &&
    typeof group['planningGroupId'] === 'string' &&
    areNumbers(group['offeredPerInterval']) &&
    areNumbers(group['averageHandleTimeSecondsPerInterval']);
  if (Array.isArray(value) && value.every(isGroup)) return value;
  throw invalidValue('planningGroups', textOf(value), 'list');
}
