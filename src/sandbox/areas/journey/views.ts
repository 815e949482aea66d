import type { Hono } from 'hono';
import type { JourneyView, JourneyViewChart, JourneyViewSchedule } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { SandboxContext, SandboxEnv } from '../../http/context.js';
import { badRequest, notFound, Problem } from '../../store/errors.js';
import { listing, queryList } from '../../http/listing.js';
import type { World } from '../../store/world.js';
import { callerOf, Kept, listed } from '../kept.js';
import type { Entity, Json } from '../kept.js';

const VIEWS = '/api/v2/journey/views';

/** A version of a view as stored. The view itself is its newest version. */
type Version = Entity & Partial<JourneyView>;
type Schedule = JourneyViewSchedule & { id: string };

/** Journey views: versions, charts and schedules. The sandbox cannot compute results. */
export function journeyViewRoutes(app: Hono<SandboxEnv>, world: World): void {
  const views = new Kept(world, VIEWS);
  /** The path of a view's versions, by number. The engine looks for their runs below it. */
  const shelf = (viewId: string): string => new Kept(world, `${VIEWS}/{}/versions`, [viewId]).path;
  const own = (context: SandboxContext): Version => views.get(context.req.param('viewId'));
  const versionOf = (context: SandboxContext): Version => {
    const wanted = context.req.param('version') ?? '';
    const found = world.store.find(shelf(own(context).id), wanted);
    if (!found) throw notFound('version', wanted);
    return found as Version;
  };
  const keep = (version: Version): Version => {
    world.store.put(shelf(version.id), String(version.version), version);
    const isNewest = (version.version ?? 1) >= (views.find(version.id)?.['version'] as number);
    return isNewest ? views.put(version) : version;
  };
  /** Creates a view that replaces the definition of another one. */
  const written = (context: SandboxContext, { id, dateCreated, createdBy, selfUri }: Version, version?: number): Version => {
    const asked = readView(context);
    const more = { charts: charts(world, asked), dateModified: world.timestamp(), ...author(context, world, 'modifiedBy') };
    return { dateCreated, createdBy, selfUri, ...asked, id, version, ...more } as Version;
  };

  app.post(VIEWS, (context) => {
    const asked = readView(context);
    const view = views.create(context, asked, {
      version: 1,
      charts: charts(world, asked),
      ...author(context, world, 'createdBy'),
    });
    return context.json(views.view(keep(view)));
  });
  app.get(VIEWS, (context) => {
    const withCharts = queryList(context, 'expand').includes('charts');
    const shown = views.all().map(({ charts: held, ...rest }) => (withCharts ? { ...rest, charts: held } : rest));
    return listed(context, world, shown);
  });

  app.post(`${VIEWS}/:viewId/versions`, (context) => {
    const before = own(context);
    return context.json(views.view(keep(written(context, before, (before.version ?? 1) + 1))));
  });
  app.get(`${VIEWS}/:viewId/versions/:version`, (context) => context.json(views.view(versionOf(context))));
  app.put(`${VIEWS}/:viewId/versions/:version`, (context) => {
    const before = versionOf(context);
    return context.json(views.view(keep(written(context, before, before.version))));
  });
  app.delete(`${VIEWS}/:viewId`, (context) => {
    const { id } = own(context);
    views.remove(id);
    for (const { version } of world.store.all(shelf(id)) as Version[]) world.store.remove(shelf(id), String(version));
    schedules.delete(id);
    return context.body(null, 204);
  });

  const chartOf = (context: SandboxContext): Json => {
    const wanted = context.req.param('chartId') ?? '';
    const chart = versionOf(context).charts?.find(({ id }) => id === wanted);
    if (!chart) throw notFound('chart', wanted);
    return { ...chart };
  };
  const chartPath = `${VIEWS}/:viewId/versions/:version/charts/:chartId`;
  app.get(chartPath, (context) => context.json(views.view(chartOf(context), 'JourneyViewChart')));
  app.get(`${chartPath}/versions/:chartVersion`, (context) => {
    const chart = chartOf(context);
    const wanted = context.req.param('chartVersion');
    if (String(chart['version']) !== wanted) throw notFound('version', wanted);
    return context.json(views.view(chart, 'JourneyViewChart'));
  });

  const schedules = world.collection<Schedule>('journey.viewSchedules');
  const scheduleOf = (context: SandboxContext): Schedule => {
    const { id } = own(context);
    const schedule = schedules.get(id);
    if (!schedule) throw notFound('schedule', id);
    return schedule;
  };
  const schedule = (context: SandboxContext): Response => {
    const { id } = own(context);
    const { frequency, user } = readObject<JourneyViewSchedule>(context, ['frequency', 'user']);
    const dateModified = world.timestamp();
    const selfUri = `${VIEWS}/${id}/schedules`;
    const told: Schedule = { id, frequency, dateModified, user: callerOf(context) ?? user, selfUri };
    schedules.set(id, told);
    return context.json(told);
  };
  app.get(`${VIEWS}/schedules`, (context) => context.json(listing(context, world, [...schedules.values()], (each) => each)));
  app.get(`${VIEWS}/:viewId/schedules`, (context) => context.json(scheduleOf(context)));
  app.post(`${VIEWS}/:viewId/schedules`, (context) => {
    const { id } = own(context);
    if (schedules.has(id)) throw new Problem(409, 'The view has a schedule already', { entityId: id, entityName: 'schedule' });
    return schedule(context);
  });
  app.put(`${VIEWS}/:viewId/schedules`, (context) => {
    scheduleOf(context);
    return schedule(context);
  });
  app.delete(`${VIEWS}/:viewId/schedules`, (context) => {
    const gone = scheduleOf(context);
    schedules.delete(gone.id);
    return context.json(gone);
  });
}

/** @throws the platform's 400 for a view with both an interval and a duration, and for references to unknown elements. */
function readView(context: SandboxContext): JourneyView {
  const asked = readObject<JourneyView>(context, ['elements']);
  const refuse = (fieldName: string, message: string): never => {
    throw badRequest(message, [{ errorCode: 'invalid.value', fieldName }]);
  };
  if (asked.interval !== undefined && asked.duration !== undefined)
    refuse('duration', 'A view has an interval or a duration, not both');
  const ids = new Set(asked.elements.map(({ id }) => id));
  for (const { followedBy = [] } of asked.elements)
    for (const { id } of followedBy) if (!ids.has(id)) refuse('elements', `followedBy names no element of the view: ${id}`);
  for (const { metrics } of asked.charts ?? [])
    for (const { elementId } of metrics)
      if (!ids.has(elementId)) refuse('charts', `A metric names no element of the view: ${elementId}`);
  return asked;
}

/** The charts of a view, each with an id. When a chart gets a new version is not documented. */
const charts = (world: World, { charts: asked = [] }: JourneyView): JourneyViewChart[] =>
  asked.map((chart) => ({ ...chart, id: chart.id ?? world.newId(), version: chart.version ?? 1 }));

/** The caller, as views refer to users. */
function author(context: SandboxContext, world: World, field: 'createdBy' | 'modifiedBy'): Json {
  const caller = callerOf(context);
  return caller ? { [field]: { ...caller, emailAddress: world.store.users.find(caller.id)?.email } } : {};
}
