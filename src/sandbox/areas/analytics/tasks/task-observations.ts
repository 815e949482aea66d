import { valueAt } from '../../field-path.js';
import type { Area } from '../../../engine/area.js';
import type { TaskManagementObservationQuery, Workitem } from '../../../../models/index.js';
import { textOf } from '../../../engine/values.js';
import { readObject } from '../../../http/body.js';
import { queryValue } from '../../../http/query.js';
import type { World } from '../../../store/world.js';
import { createCursor, readCursor } from '../../cursor.js';
import { readId, referenceOf } from '../../repository.js';
import type { Entity } from '../../repository.js';
import { notBuilt } from '../../not-built.js';
import { workitemsOf, worktypesOf } from '../../tasks/model.js';
import { Groups } from '../groups.js';

const HOUR = 3_600_000;

/** How far ahead `oWorkitemsDue` looks, in hours. */
const hoursByQualifier: Readonly<Record<string, number>> = { Hours24: 24, Hours72: 72 };

const QUERY = '/api/v2/analytics/taskmanagement/metrics/query';

/** The number of work items in each state at this moment, without closed ones. */
export function addTaskObservationHandlers(area: Area, world: World): void {
  area.handle('postAnalyticsTaskmanagementMetricsQuery', (context) => {
    const query = readObject<TaskManagementObservationQuery>(context, ['groupBy', 'metrics', 'filter']);
    const ageMetric = query.metrics.find(({ name }) => name.startsWith('oWorkitemOldest'));
    if (ageMetric) throw notBuilt(`POST ${QUERY}`, `unit for ${ageMetric.name}`);
    const start = readCursor(queryValue(context, 'after'));
    const end = start + Number(queryValue(context, 'pageSize') ?? 25);
    const allResults = observations(world, query);
    const results = allResults.slice(start, end);
    const findReferences = (field: 'type' | 'assignee'): Entity[] => {
      const ids = new Set(results.flatMap(({ group }) => group[`${field}Id`] ?? []));
      return field === 'type'
        ? [...ids].flatMap((id) => worktypesOf(world).find(id) ?? [])
        : [...ids].map((id) => ({ ...world.store.users.get(id) }));
    };
    const expands = query.expands ?? [];
    return {
      results,
      ...(expands.length > 0 && {
        details: {
          ...(expands.includes('type') && { typeDetails: findReferences('type').map(referenceOf) }),
          ...(expands.includes('assignee') && { assigneeDetails: findReferences('assignee').map(referenceOf) }),
        },
      }),
      ...(end < allResults.length && { cursors: { after: createCursor(end) } }),
    };
  });
}

function observations(world: World, { groupBy, metrics, filter }: TaskManagementObservationQuery) {
  const now = world.now();
  const openWorkitems = workitemsOf(world)
    .all()
    .filter((workitem) => workitem['statusCategory'] !== 'Closed')
    .filter((workitem) => filter.predicates.every(({ dimension, value }) => valueIn(workitem, dimension) === value));
  const groups = new Groups<Entity[]>(groupBy, false, () => []);
  for (const workitem of openWorkitems)
    for (const { content: workitems } of groups.groupsOf((name) => [valueIn(workitem, name)])) workitems.push(workitem);
  return groups.all().map(({ values, content: workitems }) => ({
    group: values,
    data: metrics.map(({ name, qualifier }) => ({
      metric: name,
      stats: statistics(name, workitems, now, qualifier),
      ...(qualifier !== undefined && { qualifier }),
    })),
  }));
}

function statistics(metric: string, workitems: readonly Entity[], now: number, qualifier = 'Hours24'): { count: number } {
  const isAssigned = ({ assignee }: Entity): boolean => readId(assignee) !== undefined;
  const timeUntilDue = ({ dateDue }: Entity): number => Date.parse(textOf(dateDue)) - now;
  switch (metric) {
    case 'oWorkitemsUnassigned':
      return { count: workitems.filter((workitem) => !isAssigned(workitem)).length };
    case 'oWorkitemsAssigned':
      return { count: workitems.filter(isAssigned).length };
    case 'oWorkitemsDue':
      return {
        count: workitems.filter(
          (workitem) => timeUntilDue(workitem) >= 0 && timeUntilDue(workitem) <= (hoursByQualifier[qualifier] ?? 24) * HOUR,
        ).length,
      };
    case 'oWorkitemsOverDue':
      return { count: workitems.filter((workitem) => timeUntilDue(workitem) < 0).length };
    default: {
      // For example, `oWorkitemsParked` counts work items whose assignment state is `Parked`.
      const state = metric.replace('oWorkitems', '');
      return { count: workitems.filter(({ assignmentState }) => assignmentState === state).length };
    }
  }
}

function valueIn(workitem: Entity<Workitem>, name: string): string | undefined {
  return name === 'statusCategory' ? textOf(workitem.statusCategory) : readId(valueAt(workitem, [name.replace(/Id$/, '')]));
}
