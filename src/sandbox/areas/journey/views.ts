import type { Area } from '../../engine/area.js';
import type { JourneyView, JourneyViewChart, JourneyViewSchedule } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { invalidField, notFound, Problem } from '../../store/errors.js';
import { listing, queryList } from '../../http/listing.js';
import type { World } from '../../store/world.js';
import { callerOf, Repository, listPage } from '../repository.js';
import type { Entity, Json } from '../repository.js';
import { viewAs } from '../view-as.js';

const VIEWS = '/api/v2/journey/views';

/** A version of a view as stored. The view itself is its newest version. */
type Version = Entity & Partial<JourneyView>;
type Schedule = JourneyViewSchedule & { id: string };

/** Journey views: versions, charts and schedules. The sandbox cannot compute results. */
export function addJourneyViewHandlers(area: Area, world: World): void {
  addViewHandlers(area, world);
  addVersionHandlers(area, world);
  addChartHandlers(area, world);
  addScheduleHandlers(area, world);
}

const viewsOf = (world: World): Repository<JourneyView> => new Repository<JourneyView>(world, VIEWS);

/** The path of a view's versions, by number. The engine looks for their runs below it. */
const versionsPath = (world: World, viewId: string): string =>
  new Repository<JourneyView>(world, `${VIEWS}/{}/versions`, [viewId]).path;

const schedulesOf = (world: World): Map<string, Schedule> => world.collection<Schedule>('journey.viewSchedules');

function findView(world: World, context: OperationContext): Version {
  return viewsOf(world).get(context.param('viewId'));
}

/** @throws the platform's 404. */
function findVersion(world: World, { params }: OperationContext): Version {
  // The operations on charts name the placeholder differently.
  const versionNumber = params['versionId'] ?? params['journeyViewVersion'] ?? '';
  const version = world.store.find(versionsPath(world, viewsOf(world).get(params['viewId']).id), versionNumber);
  if (!version) throw notFound('version', versionNumber);
  return version as Version;
}

/** Saves a version, and the view itself if the version is its newest. */
function saveVersion(world: World, version: Version): Version {
  const views = viewsOf(world);
  world.store.put(versionsPath(world, version.id), String(version.version), version);
  const isNewest = (version.version ?? 1) >= (views.find(version.id)?.version ?? Infinity);
  return isNewest ? views.save(version) : version;
}

function addViewHandlers(area: Area, world: World): void {
  const views = viewsOf(world);
  area.handle('postJourneyViews', (context) => {
    const body = readView(context);
    const view = views.create(context, body, {
      version: 1,
      charts: withChartIds(world, body),
      ...authorField(context, world, 'createdBy'),
    });
    return views.view(saveVersion(world, view));
  });
  area.handle('getJourneyViews', (context) => {
    const shouldIncludeCharts = queryList(context, 'expand').includes('charts');
    const listedViews = views
      .all()
      .map(({ charts: chartList, ...rest }) => (shouldIncludeCharts ? { ...rest, charts: chartList } : rest));
    return listPage(context, world, listedViews);
  });
  area.handle('deleteJourneyView', (context) => {
    const { id } = findView(world, context);
    views.remove(id);
    for (const { version } of world.store.all(versionsPath(world, id)) as Version[])
      world.store.remove(versionsPath(world, id), String(version));
    schedulesOf(world).delete(id);
  });
}

function addVersionHandlers(area: Area, world: World): void {
  const views = viewsOf(world);
  area.handle('postJourneyViewVersions', (context) => {
    const before = findView(world, context);
    return views.view(saveVersion(world, createDefinition(world, context, before, (before.version ?? 1) + 1)));
  });
  area.handle('getJourneyViewVersion', (context) => views.view(findVersion(world, context)));
  area.handle('putJourneyViewVersion', (context) => {
    const before = findVersion(world, context);
    return views.view(saveVersion(world, createDefinition(world, context, before, before.version)));
  });
}

/** Creates a view that replaces the definition of another one. */
function createDefinition(
  world: World,
  context: OperationContext,
  { id, dateCreated, createdBy, selfUri }: Version,
  version?: number,
): Version {
  const body = readView(context);
  const extraFields = {
    charts: withChartIds(world, body),
    dateModified: world.timestamp(),
    ...authorField(context, world, 'modifiedBy'),
  };
  return { dateCreated, createdBy, selfUri, ...body, id, version, ...extraFields } as Version;
}

function addChartHandlers(area: Area, world: World): void {
  area.handle('getJourneyViewVersionChart', (context) => viewAs(world, 'JourneyViewChart', findChart(world, context)));
  area.handle('getJourneyViewVersionChartVersion', (context) => {
    const chart = findChart(world, context);
    const versionNumber = context.param('chartVersion');
    if (String(chart['version']) !== versionNumber) throw notFound('version', versionNumber);
    return viewAs(world, 'JourneyViewChart', chart);
  });
}

/** @throws the platform's 404. */
function findChart(world: World, context: OperationContext): Json {
  const chartId = context.param('chartId');
  const chart = findVersion(world, context).charts?.find(({ id }) => id === chartId);
  if (!chart) throw notFound('chart', chartId);
  return { ...chart };
}

function addScheduleHandlers(area: Area, world: World): void {
  const schedules = schedulesOf(world);
  const scheduleOf = (context: OperationContext): Schedule => {
    const { id } = findView(world, context);
    const schedule = schedules.get(id);
    if (!schedule) throw notFound('schedule', id);
    return schedule;
  };
  const saveSchedule = (context: OperationContext): Schedule => {
    const { id } = findView(world, context);
    const { frequency, user } = readObject<JourneyViewSchedule>(context, ['frequency', 'user']);
    const dateModified = world.timestamp();
    const selfUri = `${VIEWS}/${id}/schedules`;
    const changedSchedule: Schedule = { id, frequency, dateModified, user: callerOf(context) ?? user, selfUri };
    schedules.set(id, changedSchedule);
    return changedSchedule;
  };

  area.handle('getJourneyViewsSchedules', (context) => listing(context, world, [...schedules.values()], (each) => each));
  area.handle('getJourneyViewSchedules', (context) => scheduleOf(context));
  area.handle('postJourneyViewSchedules', (context) => {
    const { id } = findView(world, context);
    if (schedules.has(id)) throw new Problem(409, 'The view has a schedule already', { entityId: id, entityName: 'schedule' });
    return saveSchedule(context);
  });
  area.handle('putJourneyViewSchedules', (context) => {
    scheduleOf(context);
    return saveSchedule(context);
  });
  area.handle('deleteJourneyViewSchedules', (context) => {
    const removedSchedule = scheduleOf(context);
    schedules.delete(removedSchedule.id);
    return removedSchedule;
  });
}

/** @throws the platform's 400 for a view with both an interval and a duration, and for references to unknown elements. */
function readView(context: OperationContext): JourneyView {
  const body = readObject<JourneyView>(context, ['elements']);
  const rejectField = (fieldName: string, message: string): never => {
    throw invalidField(message, fieldName);
  };
  if (body.interval !== undefined && body.duration !== undefined)
    rejectField('duration', 'A view has an interval or a duration, not both');
  const ids = new Set(body.elements.map(({ id }) => id));
  for (const { followedBy = [] } of body.elements)
    for (const { id } of followedBy)
      if (!ids.has(id)) rejectField('elements', `followedBy does not match an element of the view: ${id}`);
  for (const { metrics } of body.charts ?? [])
    for (const { elementId } of metrics)
      if (!ids.has(elementId)) rejectField('charts', `elementId does not match an element of the view: ${elementId}`);
  return body;
}

/** The charts of a view, each with an id. When a chart gets a new version is not documented. */
const withChartIds = (world: World, { charts: chartList = [] }: JourneyView): JourneyViewChart[] =>
  chartList.map((chart) => ({ ...chart, id: chart.id ?? world.newId(), version: chart.version ?? 1 }));

/** The caller, as views refer to users. */
function authorField(context: OperationContext, world: World, field: 'createdBy' | 'modifiedBy'): Json {
  const caller = callerOf(context);
  return caller ? { [field]: { ...caller, emailAddress: world.store.users.find(caller.id)?.email } } : {};
}
