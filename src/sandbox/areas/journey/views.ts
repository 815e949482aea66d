import type { Area } from '../../engine/area.js';
import type { JourneyView, JourneyViewChart, JourneyViewSchedule } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { badRequest, notFound, Problem } from '../../store/errors.js';
import { listing, queryList } from '../../http/listing.js';
import type { World } from '../../store/world.js';
import { callerOf, Repository, listPage } from '../repository.js';
import type { Entity, Json } from '../repository.js';

const VIEWS = '/api/v2/journey/views';

/** A version of a view as stored. The view itself is its newest version. */
type Version = Entity & Partial<JourneyView>;
type Schedule = JourneyViewSchedule & { id: string };

/** Journey views: versions, charts and schedules. The sandbox cannot compute results. */
export function addJourneyViewHandlers(area: Area, world: World): void {
  const views = new Repository(world, VIEWS);
  /** The path of a view's versions, by number. The engine looks for their runs below it. */
  const shelf = (viewId: string): string => new Repository(world, `${VIEWS}/{}/versions`, [viewId]).path;
  const own = (context: OperationContext): Version => views.get(context.param('viewId'));
  const versionOf = ({ params }: OperationContext): Version => {
    // The operations on charts name the placeholder differently.
    const wanted = params['versionId'] ?? params['journeyViewVersion'] ?? '';
    const found = world.store.find(shelf(views.get(params['viewId']).id), wanted);
    if (!found) throw notFound('version', wanted);
    return found as Version;
  };
  const keep = (version: Version): Version => {
    world.store.put(shelf(version.id), String(version.version), version);
    const isNewest = (version.version ?? 1) >= (views.find(version.id)?.['version'] as number);
    return isNewest ? views.save(version) : version;
  };
  /** Creates a view that replaces the definition of another one. */
  const written = (context: OperationContext, { id, dateCreated, createdBy, selfUri }: Version, version?: number): Version => {
    const asked = readView(context);
    const more = { charts: charts(world, asked), dateModified: world.timestamp(), ...author(context, world, 'modifiedBy') };
    return { dateCreated, createdBy, selfUri, ...asked, id, version, ...more } as Version;
  };

  area.handle('postJourneyViews', (context) => {
    const asked = readView(context);
    const view = views.create(context, asked, {
      version: 1,
      charts: charts(world, asked),
      ...author(context, world, 'createdBy'),
    });
    return views.view(keep(view));
  });
  area.handle('getJourneyViews', (context) => {
    const withCharts = queryList(context, 'expand').includes('charts');
    const shown = views.all().map(({ charts: held, ...rest }) => (withCharts ? { ...rest, charts: held } : rest));
    return listPage(context, world, shown);
  });

  area.handle('postJourneyViewVersions', (context) => {
    const before = own(context);
    return views.view(keep(written(context, before, (before.version ?? 1) + 1)));
  });
  area.handle('getJourneyViewVersion', (context) => views.view(versionOf(context)));
  area.handle('putJourneyViewVersion', (context) => {
    const before = versionOf(context);
    return views.view(keep(written(context, before, before.version)));
  });
  area.handle('deleteJourneyView', (context) => {
    const { id } = own(context);
    views.remove(id);
    for (const { version } of world.store.all(shelf(id)) as Version[]) world.store.remove(shelf(id), String(version));
    schedules.delete(id);
  });

  const chartOf = (context: OperationContext): Json => {
    const wanted = context.params['chartId'] ?? '';
    const chart = versionOf(context).charts?.find(({ id }) => id === wanted);
    if (!chart) throw notFound('chart', wanted);
    return { ...chart };
  };
  area.handle('getJourneyViewVersionChart', (context) => views.view(chartOf(context), 'JourneyViewChart'));
  area.handle('getJourneyViewVersionChartVersion', (context) => {
    const chart = chartOf(context);
    const wanted = context.param('chartVersion');
    if (String(chart['version']) !== wanted) throw notFound('version', wanted);
    return views.view(chart, 'JourneyViewChart');
  });

  const schedules = world.collection<Schedule>('journey.viewSchedules');
  const scheduleOf = (context: OperationContext): Schedule => {
    const { id } = own(context);
    const schedule = schedules.get(id);
    if (!schedule) throw notFound('schedule', id);
    return schedule;
  };
  const schedule = (context: OperationContext): unknown => {
    const { id } = own(context);
    const { frequency, user } = readObject<JourneyViewSchedule>(context, ['frequency', 'user']);
    const dateModified = world.timestamp();
    const selfUri = `${VIEWS}/${id}/schedules`;
    const told: Schedule = { id, frequency, dateModified, user: callerOf(context) ?? user, selfUri };
    schedules.set(id, told);
    return told;
  };
  area.handle('getJourneyViewsSchedules', (context) => listing(context, world, [...schedules.values()], (each) => each));
  area.handle('getJourneyViewSchedules', (context) => scheduleOf(context));
  area.handle('postJourneyViewSchedules', (context) => {
    const { id } = own(context);
    if (schedules.has(id)) throw new Problem(409, 'The view has a schedule already', { entityId: id, entityName: 'schedule' });
    return schedule(context);
  });
  area.handle('putJourneyViewSchedules', (context) => {
    scheduleOf(context);
    return schedule(context);
  });
  area.handle('deleteJourneyViewSchedules', (context) => {
    const gone = scheduleOf(context);
    schedules.delete(gone.id);
    return gone;
  });
}

/** @throws the platform's 400 for a view with both an interval and a duration, and for references to unknown elements. */
function readView(context: OperationContext): JourneyView {
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
function author(context: OperationContext, world: World, field: 'createdBy' | 'modifiedBy'): Json {
  const caller = callerOf(context);
  return caller ? { [field]: { ...caller, emailAddress: world.store.users.find(caller.id)?.email } } : {};
}
