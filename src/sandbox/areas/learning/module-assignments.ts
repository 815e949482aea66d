import type { Area } from '../../engine/area.js';
import type { LearningAssignment, LearningModule } from '../../../models/index.js';
import { textOf } from '../../engine/values.js';
import { notFound } from '../../store/errors.js';
import { listing, queryList } from '../../http/listing.js';
import { queryValue } from '../../http/query.js';
import type { World } from '../../store/world.js';
import { readId, Repository } from '../repository.js';
import type { Entity } from '../repository.js';
import { isOverdue } from './activities.js';
import { ASSIGNMENTS } from './assignments.js';
import { viewAs } from '../view-as.js';

const MODULES = '/api/v2/learning/modules';

/** Assignments of published modules by user, and modules that users could be assigned. */
export function addModuleAssignmentHandlers(area: Area, world: World): void {
  const modules = new Repository<LearningModule>(world, MODULES);
  const assignments = new Repository<LearningAssignment>(world, ASSIGNMENTS);

  area.handle('getLearningModulesAssignments', (context) => {
    const userIds = queryList(context, 'userIds');
    const states = queryList(context, 'assignmentStates');
    const searchTerm = queryValue(context, 'searchTerm')?.toLowerCase() ?? '';
    const overdueFilter = queryValue(context, 'overdue')?.toLowerCase() ?? 'any';
    const matches = modules
      .all()
      .filter(({ name, isPublished, isArchived }) => {
        const hasSearchTerm = textOf(name).toLowerCase().includes(searchTerm);
        return hasSearchTerm && isPublished === true && isArchived !== true;
      })
      .map((module) => {
        const assignmentsOfModule = assignments
          .all()
          .filter((each) => readId(each['module']) === module.id && userIds.includes(readId(each['user']) ?? ''));
        const visibleAssignments = assignmentsOfModule
          .map((each): Entity => ({ ...each, isOverdue: isOverdue(world, each['state'], each['dateRecommendedForCompletion']) }))
          .filter(({ state, isOverdue: isLate }) => {
            const isInState = states.length === 0 || states.includes(textOf(state));
            return isInState && (overdueFilter === 'any' || String(isLate) === overdueFilter);
          });
        return {
          ...module,
          id: module.id,
          currentAssignments: visibleAssignments.map((each) => assignments.view(each)),
          isFree: assignmentsOfModule.length < userIds.length,
        };
      })
      .filter(({ currentAssignments, isFree: hasUnassignedUser }) => {
        const isUnfiltered = states.length === 0 && overdueFilter === 'any';
        return isUnfiltered || currentAssignments.length > 0 || (hasUnassignedUser && states.includes('NotAssigned'));
      });
    return listing(context, world, matches, (each) => viewAs(world, 'AssignedLearningModule', each));
  });

  area.handle('getLearningModuleVersion', (context) => {
    const module = modules.get(context.param('moduleId'));
    const versionId = context.param('versionId');
    // A new draft replaces the previous one, so only the newest version exists.
    if (textOf(module['version']) !== versionId) throw notFound('version', versionId);
    return modules.view(module);
  });
}
