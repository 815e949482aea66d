import type { Area } from '../../engine/area.js';
import { textOf } from '../../engine/values.js';
import { notFound } from '../../store/errors.js';
import { listing, queryList } from '../../http/listing.js';
import { queryValue } from '../../http/query.js';
import type { World } from '../../store/world.js';
import { readId, Repository } from '../repository.js';
import type { Entity } from '../repository.js';
import { isOverdue } from './activities.js';
import { ASSIGNMENTS } from './assignments.js';

const MODULES = '/api/v2/learning/modules';

/** Assignments of published modules by user, and modules that users could be assigned. */
export function addModuleAssignmentHandlers(area: Area, world: World): void {
  const modules = new Repository(world, MODULES);
  const assignments = new Repository(world, ASSIGNMENTS);

  area.handle('getLearningModulesAssignments', (context) => {
    const userIds = queryList(context, 'userIds');
    const states = queryList(context, 'assignmentStates');
    const term = queryValue(context, 'searchTerm')?.toLowerCase() ?? '';
    const overdue = queryValue(context, 'overdue')?.toLowerCase() ?? 'any';
    const sought = modules
      .all()
      .filter(({ name, isPublished, isArchived }) => {
        const isFound = textOf(name).toLowerCase().includes(term);
        return isFound && isPublished === true && isArchived !== true;
      })
      .map((module) => {
        const own = assignments
          .all()
          .filter((each) => readId(each['module']) === module.id && userIds.includes(readId(each['user']) ?? ''));
        const shown = own
          .map((each): Entity => ({ ...each, isOverdue: isOverdue(world, each['state'], each['dateRecommendedForCompletion']) }))
          .filter(({ state, isOverdue: isLate }) => {
            const isInState = states.length === 0 || states.includes(textOf(state));
            return isInState && (overdue === 'any' || String(isLate) === overdue);
          });
        return {
          ...module,
          id: module.id,
          currentAssignments: shown.map((each) => assignments.view(each)),
          isFree: own.length < userIds.length,
        };
      })
      .filter(({ currentAssignments, isFree }) => {
        const isAll = states.length === 0 && overdue === 'any';
        return isAll || currentAssignments.length > 0 || (isFree && states.includes('NotAssigned'));
      });
    return listing(context, world, sought, (each) => modules.view(each, 'AssignedLearningModule'));
  });

  area.handle('getLearningModuleVersion', (context) => {
    const module = modules.get(context.param('moduleId'));
    const wanted = context.param('versionId');
    // A new draft replaces the previous one, so only the newest version exists.
    if (textOf(module['version']) !== wanted) throw notFound('version', wanted);
    return modules.view(module);
  });
}
