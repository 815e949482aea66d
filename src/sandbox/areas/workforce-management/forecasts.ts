import type { Hono } from 'hono';
import type { CopyBuForecastRequest, GenerateBuForecastRequest, WfmProcessUploadRequest } from '../../../models/index.js';
import { textOf } from '../../contract/values.js';
import { readObject } from '../../http/body.js';
import type { SandboxContext, SandboxEnv } from '../../http/context.js';
import type { World } from '../../world/world.js';
import { payloadOf, topicWith } from '../events/tell.js';
import { Kept } from '../kept.js';
import type { Json } from '../kept.js';
import { ToldOperations } from '../told-operations.js';
import { uploadedObject } from '../uploads/uploads.js';

const UNITS = '/api/v2/workforcemanagement/businessunits';
const FORECASTS = `${UNITS}/:businessUnitId/weeks/:weekDateId/shorttermforecasts`;

type What = 'generate' | 'copy' | 'import';

const topicOf = (what: string) => `v2.workforcemanagement.businessunits.{id}.shorttermforecasts.${what as What}` as const;

const forecastsOf = (world: World, unitId: string, week: string): Kept =>
  new Kept(world, `${UNITS}/{}/weeks/{}/shorttermforecasts`, [unitId, week], 'BuShortTermForecast');

/** Forecasts that are made, copied and imported: each is told of when it is done. */
export function forecastRoutes(app: Hono<SandboxEnv>, world: World): void {
  const operations = new ToldOperations(world, {
    name: 'wfm.forecasts',
    effects: Object.fromEntries(['generate', 'copy', 'import'].map((what) => [what, ({ of }) => made(world, of)])),
    told: ({ id, what }, outcome) =>
      payloadOf(topicOf(what), {
        ...('result' in outcome ? { status: 'Complete', result: outcome.result } : { status: 'Error' }),
        operationId: id,
      }),
  });
  const place = (context: SandboxContext): { unitId: string; week: string } => ({
    unitId: new Kept(world, UNITS).get(context.req.param('businessUnitId')).id,
    week: context.req.param('weekDateId') ?? '',
  });
  const begin = (context: SandboxContext, what: What, of: Json): Response => {
    const { unitId, week } = place(context);
    const topic = topicWith(topicOf(what), [unitId]);
    const { id } = operations.start(context, what, topic, { unitId, week, ...of });
    return context.json({ status: 'Processing', operationId: id }, 202);
  };

  app.post(`${FORECASTS}/generate`, (context) => {
    const {
      description,
      weekCount = 1,
      canUseForScheduling = true,
    } = readObject<GenerateBuForecastRequest>(context, ['description']);
    return begin(context, 'generate', {
      description,
      weekCount,
      canUseForScheduling,
      creationMethod: 'HistoricalWeightedAverage',
    });
  });
  app.post(`${FORECASTS}/import`, async (context) => {
    place(context);
    const { uploadKey } = readObject<WfmProcessUploadRequest>(context, ['uploadKey']);
    const { description, weekCount = 1, canUseForScheduling = true } = await uploadedObject(world, uploadKey);
    return begin(context, 'import', { description, weekCount, canUseForScheduling, creationMethod: 'Import' });
  });
  app.post(`${FORECASTS}/:forecastId/copy`, (context) => {
    const { unitId, week } = place(context);
    const forecast = forecastsOf(world, unitId, week).get(context.req.param('forecastId'));
    const { description, weekDate } = readObject<CopyBuForecastRequest>(context, ['description', 'weekDate']);
    const { weekCount, canUseForScheduling, creationMethod } = forecast;
    return begin(context, 'copy', { weekCount, canUseForScheduling, creationMethod, description, week: weekDate });
  });

  app.get(FORECASTS, (context) => {
    const { unitId, week } = place(context);
    const kept = forecastsOf(world, unitId, week);
    return context.json({ entities: kept.all().map((forecast) => kept.view(forecast, 'BuShortTermForecastListItem')) });
  });
  app.get(`${FORECASTS}/:forecastId`, (context) => {
    const { unitId, week } = place(context);
    const kept = forecastsOf(world, unitId, week);
    return context.json(kept.view(kept.get(context.req.param('forecastId'))));
  });
  app.delete(`${FORECASTS}/:forecastId`, (context) => {
    const { unitId, week } = place(context);
    const kept = forecastsOf(world, unitId, week);
    kept.remove(kept.get(context.req.param('forecastId')).id);
    return context.body(null, 204);
  });
}

function made(world: World, { unitId, week, description, ...more }: Json): Json {
  const [unit, weekDate, id] = [textOf(unitId), textOf(week), world.newId()];
  return forecastsOf(world, unit, weekDate).put({
    ...{ ...more, id, weekDate, description: textOf(description ?? ''), legacy: false },
    metadata: { version: 1, dateModified: world.timestamp() },
    selfUri: `${UNITS}/${unit}/weeks/${weekDate}/shorttermforecasts/${id}`,
  });
}
