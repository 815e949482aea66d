import type { Area } from '../../engine/area.js';
import type {
  DisallowedEntityLearningAssignmentItem,
  DisallowedEntityLearningAssignmentReference,
  LearningAssignment,
  LearningAssignmentCreate,
  LearningAssignmentEntity,
  LearningAssignmentExternalUpdate,
  LearningAssignmentItem,
  LearningAssignmentReschedule,
  LearningAssignmentUpdate,
  LearningModule,
  LearningModuleRequest,
} from '../../../models/index.js';
import { readArray, readObject, readTexts } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { badRequest, notFound } from '../../store/errors.js';
import { queryFlag, queryList } from '../../http/listing.js';
import { DAY } from '../../store/clock.js';
import type { World } from '../../store/world.js';
import { omitFields } from '../field-path.js';
import { Repository, listPage } from '../repository.js';
import type { Entity, Fields } from '../repository.js';

const LEARNING = '/api/v2/learning';
const MODULES = `${LEARNING}/modules`;
export const ASSIGNMENTS = `${LEARNING}/assignments`;

const modulesOf = (world: World): Repository<LearningModule> => new Repository<LearningModule>(world, MODULES);
const assignmentsOf = (world: World): Repository<LearningAssignment> => new Repository<LearningAssignment>(world, ASSIGNMENTS);

/** Published learning modules and their assignments to users. */
export function addLearningHandlers(area: Area, world: World): void {
  addModuleHandlers(area, world);
  addAssignmentHandlers(area, world);
  addBulkHandlers(area, world);
}

function addModuleHandlers(area: Area, world: World): void {
  area.handle('postLearningModulePublish', (context) => {
    const module = modulesOf(world).get(context.param('moduleId'));
    const publishedFields = { isPublished: true, dateModified: world.timestamp() };
    const published = modulesOf(world).save({ ...module, ...publishedFields });
    return { id: published.id, version: published.version, selfUri: published.selfUri };
  });

  area.handle('getLearningModules', (context) => {
    const statuses = queryList(context, 'statuses');
    const isArchivedRequested = queryFlag(context, 'isArchived') ?? false;
    const matches = modulesOf(world)
      .all()
      .filter((module) =>
        statuses.length === 0 ? (module.isArchived === true) === isArchivedRequested : statuses.includes(statusOf(module)),
      );
    return listPage(context, world, matches);
  });
  area.handle('postLearningModules', (context) => {
    const draftFields = { isPublished: false, isArchived: false };
    const module = modulesOf(world).create(
      context,
      readObject<LearningModuleRequest>(context, ['name', 'completionTimeInDays']),
      draftFields,
    );
    return modulesOf(world).view(module);
  });
}

function addAssignmentHandlers(area: Area, world: World): void {
  area.handle('postLearningAssignments', (context) => {
    const body = readObject<LearningAssignmentCreate>(context, ['moduleId', 'userId']);
    const code = refusalCode(world, body.moduleId, body.userId);
    // Whether a user can have several assignments of a module is not documented. In bulk, a repeated pair is a duplicate.
    if (code !== undefined && code !== ASSIGNMENT_EXISTS) throw refusalError(world, body, code);
    return assignmentsOf(world).view(createAssignment(world, context, body));
  });
  area.handle('patchLearningAssignment', (context) => {
    const assignment = findAssignment(world, context);
    const body = readObject<LearningAssignmentUpdate>(context);
    return saveChanges(world, assignment, { ...body, ...(body.state === 'Completed' && { dateCompleted: world.timestamp() }) });
  });
  area.handle('postLearningAssignmentReset', (context) =>
    saveChanges(world, withoutProgress(findAssignment(world, context)), {}),
  );
  area.handle('postLearningAssignmentReassign', (context) => {
    const assignment = findAssignment(world, context);
    const module = modulesOf(world).find(assignment.module?.id);
    return saveChanges(world, withoutProgress(assignment), module ? { version: module.version, module } : {});
  });
  area.handle('patchLearningAssignmentReschedule', (context) => {
    const { dateRecommendedForCompletion, lengthInMinutes } = readObject<LearningAssignmentReschedule>(context, [
      'dateRecommendedForCompletion',
    ]);
    return saveChanges(world, findAssignment(world, context), {
      dateRecommendedForCompletion,
      isOverdue: Date.parse(dateRecommendedForCompletion) < world.now(),
      ...(lengthInMinutes !== undefined && { lengthInMinutes }),
    });
  });
  area.handle('patchLearningModuleUserAssignments', (context) => {
    const moduleId = context.param('moduleId');
    const userId = context.param('userId');
    const matches = assignmentsOf(world)
      .all()
      .find(({ module, user }) => module?.id === moduleId && user?.id === userId);
    if (!matches) throw notFound('assignment', moduleId);
    const body = readObject<LearningAssignmentExternalUpdate>(context);
    return saveChanges(world, matches, { ...body, ...(body.state === 'Completed' && { dateCompleted: world.timestamp() }) });
  });
}

/** Assigns modules to several users, and removes several assignments. */
function addBulkHandlers(area: Area, world: World): void {
  area.handle('postLearningAssignmentsBulkadd', (context) => {
    const entities: LearningAssignment[] = [];
    const disallowedEntities: DisallowedEntityLearningAssignmentItem[] = [];
    for (const { moduleId, userId } of readArray<LearningAssignmentItem>(context)) {
      const errorCode = refusalCode(world, moduleId, userId);
      if (errorCode !== undefined) {
        disallowedEntities.push({ errorCode, entity: { moduleId, userId } });
        continue;
      }
      entities.push(assignmentsOf(world).view(createAssignment(world, context, { moduleId, userId })));
    }
    return { entities, disallowedEntities };
  });
  area.handle('postLearningAssignmentsBulkremove', (context) => {
    const removedEntities: LearningAssignmentEntity[] = [];
    const disallowedEntities: DisallowedEntityLearningAssignmentReference[] = [];
    for (const assignmentId of readTexts(context)) {
      if (assignmentsOf(world).find(assignmentId)) {
        assignmentsOf(world).remove(assignmentId);
        removedEntities.push({ assignmentId });
      } else {
        const entity = { id: assignmentId, selfUri: `${ASSIGNMENTS}/${assignmentId}` };
        disallowedEntities.push({ errorCode: 'not.found', entity });
      }
    }
    return { entities: removedEntities, disallowedEntities };
  });
}

function findAssignment(world: World, context: OperationContext): Entity<LearningAssignment> {
  return assignmentsOf(world).get(context.param('assignmentId'));
}

function saveChanges(
  world: World,
  assignment: Entity<LearningAssignment>,
  changes: Fields<LearningAssignment>,
): LearningAssignment {
  const { id } = assignment;
  return assignmentsOf(world).view(assignmentsOf(world).save({ ...assignment, ...changes, id, dateModified: world.timestamp() }));
}

function statusOf({ isArchived, isPublished }: Entity<LearningModule>): string {
  if (isArchived === true) return 'Archived';
  return isPublished === true ? 'Published' : 'Unpublished';
}

/** The fields that contain the progress and result of an assignment. */
const progressFields: readonly string[] = [
  'percentageScore',
  'assessmentPercentageScore',
  'isPassed',
  'dateCompleted',
  'completionPercentage',
  'assessmentCompletionPercentage',
];

/** An assignment without progress. */
function withoutProgress(assignment: Entity<LearningAssignment>): Entity<LearningAssignment> {
  const { answers: _, dateSubmitted: __, ...openAssessment } = assignment.assessment ?? {};
  return {
    ...omitFields(assignment, progressFields),
    ...(assignment.assessment && { assessment: { ...openAssessment, status: 'Pending' } }),
    id: assignment.id,
    state: 'Assigned',
    isOverdue: false,
  };
}

/** Creates an assignment. It is due after the number of days set by the module, or on the requested date. */
function createAssignment(world: World, context: OperationContext, body: LearningAssignmentCreate): Entity<LearningAssignment> {
  const { moduleId, userId, recommendedCompletionDate, lengthInMinutes } = body;
  const module = modulesOf(world).get(moduleId);
  const due = new Date(world.now() + (module.completionTimeInDays ?? 0) * DAY).toISOString();
  return assignmentsOf(world).create(
    context,
    { moduleId, userId },
    {
      state: 'Assigned',
      isManual: true,
      isOverdue: false,
      isLatest: true,
      module,
      version: module.version,
      dateRecommendedForCompletion: recommendedCompletionDate ?? due,
      ...(lengthInMinutes !== undefined && { lengthInMinutes }),
    },
  );
}

function refusalError(world: World, { moduleId, userId }: LearningAssignmentCreate, code: string): Error {
  const isModule = code !== 'not.found' || !modulesOf(world).find(moduleId);
  const [fieldName, entityId, entityName] = isModule ? ['moduleId', moduleId, 'module'] : ['userId', userId, 'user'];
  const message =
    code === 'not.found' ? `${fieldName} does not match a ${entityName}: ${entityId}` : 'The module is not published';
  return badRequest(message, [{ errorCode: code === 'not.found' ? 'invalid.value' : code, fieldName, entityId, entityName }]);
}

const ASSIGNMENT_EXISTS = 'learning.assignment.exists';

/** The reason why a module cannot be assigned to a user; `undefined` if it can. */
function refusalCode(world: World, moduleId: string, userId: string): string | undefined {
  const module = modulesOf(world).find(moduleId);
  if (!module || world.store.users.find(userId)?.state !== 'active') return 'not.found';
  if (module.isPublished !== true) return 'learning.module.not.published';
  const isAssigned = assignmentsOf(world)
    .all()
    .some(({ module: assigned, user }) => assigned?.id === moduleId && user?.id === userId);
  return isAssigned ? ASSIGNMENT_EXISTS : undefined;
}
