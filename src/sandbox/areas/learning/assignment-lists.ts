import type { Area } from '../../engine/area.js';
import { textOf } from '../../engine/values.js';
import { isObject } from '../../values/json.js';
import type { OperationContext } from '../../http/operation-context.js';
import { listing, queryFlag, queryList, sortDirection } from '../../http/listing.js';
import { queryValue } from '../../http/query.js';
import { callerId } from '../../sign-in/bearer.js';
import type { World } from '../../store/world.js';
import { readId, Repository } from '../repository.js';
import type { Entity, Json } from '../repository.js';
import { intervalNamed, isIn, isOverdue } from './activities.js';
import { ASSIGNMENTS } from './assignments.js';

/** Learning assignments of given users or of the caller. */
export function addAssignmentListHandlers(area: Area, world: World): void {
  const kept = new Repository(world, ASSIGNMENTS);
  const late = ({ state, dateRecommendedForCompletion: due }: Entity): boolean => isOverdue(world, state, due);
  const view = (assignment: Entity): Json & { id: string } => ({
    ...kept.view({ ...assignment, isOverdue: late(assignment) }),
    id: assignment.id,
  });
  const list = (context: OperationContext, userIds: readonly string[]): unknown => {
    const direction = sortDirection(queryValue(context, 'sortOrder') ?? 'desc');
    const field = queryValue(context, 'sortBy') === 'DateModified' ? 'dateModified' : 'dateRecommendedForCompletion';
    const at = (assignment: Entity): number => Date.parse(textOf(assignment[field] ?? assignment['dateCreated']));
    const found = kept.all().filter(readSought(context, userIds, late));
    return listing(
      context,
      world,
      found.sort((one, other) => direction * (at(one) - at(other))),
      view,
    );
  };

  area.handle('getLearningAssignments', (context) => list(context, queryList(context, 'userId')));
  area.handle('getLearningAssignmentsMe', (context) => list(context, [callerId(context)]));
  area.handle('getLearningAssignment', (context) => view(kept.get(context.param('assignmentId'))));
}

/** Reads the filters of the query. @throws the platform's 400. */
function readSought(
  context: OperationContext,
  userIds: readonly string[],
  late: (assignment: Entity) => boolean,
): (assignment: Entity) => boolean {
  const types = queryList(context, 'types');
  const states = queryList(context, 'states');
  const moduleId = queryValue(context, 'moduleId');
  const overdue = queryValue(context, 'overdue')?.toLowerCase() ?? 'any';
  const pass = queryFlag(context, 'pass');
  const least = Number(queryValue(context, 'minPercentageScore') ?? 0);
  const most = queryValue(context, 'maxPercentageScore');
  const hasScore = queryValue(context, 'minPercentageScore') !== undefined || most !== undefined;
  const within = intervalNamed(context, 'interval');
  const completed = intervalNamed(context, 'completionInterval');
  return (assignment) => {
    const { user, module, state, isPassed, percentageScore, dateCompleted, dateRecommendedForCompletion: due } = assignment;
    const type = isObject(module) ? textOf(module['type'] ?? 'Informational') : '';
    const score = typeof percentageScore === 'number' ? percentageScore : Number.NaN;
    return (
      (userIds.length === 0 || userIds.includes(readId(user) ?? '')) &&
      (moduleId === undefined || readId(module) === moduleId) &&
      (types.length === 0 || types.includes(type)) &&
      (states.length === 0 || states.includes(textOf(state))) &&
      (overdue === 'any' || String(late(assignment)) === overdue) &&
      (pass === undefined || isPassed === pass) &&
      (!hasScore || (score >= least && score <= Number(most ?? 100))) &&
      isIn(within, textOf(due)) &&
      isIn(completed, textOf(dateCompleted))
    );
  };
}
