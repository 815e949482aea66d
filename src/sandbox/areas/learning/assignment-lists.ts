import type { Area } from '../../engine/area.js';
import type { LearningAssignment } from '../../../models/index.js';
import type { OperationContext } from '../../http/operation-context.js';
import { listing, queryFlag, queryList, sortDirection } from '../../http/listing.js';
import type { Listing } from '../../http/listing.js';
import { queryValue } from '../../http/query.js';
import { callerId } from '../../sign-in/bearer.js';
import type { World } from '../../store/world.js';
import { Repository } from '../repository.js';
import type { Entity } from '../repository.js';
import { readQueryInterval, isIn, isOverdue } from './activities.js';
import { ASSIGNMENTS } from './assignments.js';

/** Learning assignments of given users or of the caller. */
export function addAssignmentListHandlers(area: Area, world: World): void {
  const assignments = new Repository<LearningAssignment>(world, ASSIGNMENTS);
  const isLate = ({ state, dateRecommendedForCompletion: due }: Entity<LearningAssignment>): boolean =>
    isOverdue(world, state, due);
  const view = (assignment: Entity<LearningAssignment>): LearningAssignment =>
    assignments.view({ ...assignment, isOverdue: isLate(assignment) });
  const listAssignments = (context: OperationContext, userIds: readonly string[]): Listing<LearningAssignment> => {
    const direction = sortDirection(queryValue(context, 'sortOrder') ?? 'desc');
    const field = queryValue(context, 'sortBy') === 'DateModified' ? 'dateModified' : 'dateRecommendedForCompletion';
    const sortTime = (assignment: Entity<LearningAssignment>): number =>
      Date.parse(assignment[field] ?? assignment.dateCreated ?? '');
    const matches = assignments.all().filter(readFilters(context, userIds, isLate));
    return listing(
      context,
      world,
      matches.sort((one, other) => direction * (sortTime(one) - sortTime(other))),
      view,
    );
  };

  area.handle('getLearningAssignments', (context) => listAssignments(context, queryList(context, 'userId')));
  area.handle('getLearningAssignmentsMe', (context) => listAssignments(context, [callerId(context)]));
  area.handle('getLearningAssignment', (context) => view(assignments.get(context.param('assignmentId'))));
}

/** Reads the filters of the query. @throws the platform's 400. */
function readFilters(
  context: OperationContext,
  userIds: readonly string[],
  isLate: (assignment: Entity<LearningAssignment>) => boolean,
): (assignment: Entity<LearningAssignment>) => boolean {
  const types = queryList(context, 'types');
  const states = queryList(context, 'states');
  const moduleId = queryValue(context, 'moduleId');
  const overdueFilter = queryValue(context, 'overdue')?.toLowerCase() ?? 'any';
  const hasPassed = queryFlag(context, 'pass');
  const minScore = Number(queryValue(context, 'minPercentageScore') ?? 0);
  const maxScore = queryValue(context, 'maxPercentageScore');
  const hasScore = queryValue(context, 'minPercentageScore') !== undefined || maxScore !== undefined;
  const interval = readQueryInterval(context, 'interval');
  const completionInterval = readQueryInterval(context, 'completionInterval');
  return (assignment) => {
    const { user, module, state, isPassed, percentageScore, dateCompleted, dateRecommendedForCompletion: due } = assignment;
    const type = module ? (module.type ?? 'Informational') : '';
    const score = percentageScore ?? Number.NaN;
    return (
      (userIds.length === 0 || userIds.includes(user?.id ?? '')) &&
      (moduleId === undefined || module?.id === moduleId) &&
      (types.length === 0 || types.includes(type)) &&
      (states.length === 0 || states.includes(state ?? '')) &&
      (overdueFilter === 'any' || String(isLate(assignment)) === overdueFilter) &&
      (hasPassed === undefined || isPassed === hasPassed) &&
      (!hasScore || (score >= minScore && score <= Number(maxScore ?? 100))) &&
      isIn(interval, due) &&
      isIn(completionInterval, dateCompleted)
    );
  };
}
