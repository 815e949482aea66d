import { textOf } from '../../engine/values.js';
import type { Workitem } from '../../../models/index.js';
import { unknownReference } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { readId } from '../repository.js';
import type { Entity, Fields, Json } from '../repository.js';
import { fieldsInStatus, resolveReferences, statusesOf, workbinsOf, worktypesOf } from './model.js';
import { transitionOf } from './transitions.js';

/** Creates a work item from its type's defaults and the body. @throws the platform's 400. */
export function workitemOf(world: World, body: Json, userId: string | undefined): Fields<Workitem> {
  const typeId = textOf(body['typeId']);
  const type = worktypesOf(world).find(typeId);
  if (!type) throw unknownReference('typeId', typeId, 'worktype');
  const { statusId, ...fieldsBesideStatus } = readStatus(body);
  const resolvedFields = resolveReferences(world, 'Workitem', fieldsBesideStatus);
  const workbin = resolvedFields.workbin ?? type.defaultWorkbin;
  const first = statusId ?? readId(type['defaultStatus']) ?? statusesOf(world, typeId).all()[0]?.id;
  const dueDateFrom = (seconds: number | undefined): string | undefined =>
    seconds === undefined ? undefined : new Date(world.now() + seconds * 1000).toISOString();
  const reporter = userId === undefined ? undefined : world.store.users.find(userId);
  const queue = resolvedFields.queue ?? type.defaultQueue;
  const isRouted = queue !== undefined && type['assignmentEnabled'] === true && resolvedFields.assignee === undefined;
  const fields: Fields<Workitem> = {
    priority: type['defaultPriority'],
    durationSeconds: type['defaultDurationSeconds'],
    ttl: type['defaultTtlSeconds'],
    dateDue: dueDateFrom(type.defaultDueDurationSeconds),
    dateExpires: dueDateFrom(type.defaultExpirationSeconds),
    ...resolvedFields,
    workbin,
    queue,
    division: workbinsOf(world).find(readId(workbin))?.['division'],
    assignmentState: isRouted ? 'AcdStarted' : 'Idle',
    ...(reporter && { reporter: { id: reporter.id, name: reporter.name, selfUri: `/api/v2/users/${reporter.id}` } }),
    ...(first !== undefined && fieldsInStatus(world, typeId, first)),
  };
  const definedFields: Fields<Workitem> = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const detail = transitionOf(world, definedFields);
  return detail ? { ...definedFields, autoStatusTransitionDetail: detail } : definedFields;
}

function readStatus(body: Json): Json & { statusId: string | undefined } {
  const { statusId, ...rest } = body;
  return { ...rest, statusId: typeof statusId === 'string' ? statusId : undefined };
}

export const assignmentStateFields = (world: World, assignmentState: string): Fields<Workitem> => ({
  assignmentState,
  dateAssignmentStateChanged: world.timestamp(),
});

/**
 * The fields of a terminated work item, in the given status or the first one that closes. @throws the platform's 400 for a
 * status that its type does not have.
 */
export function terminatedFields(
  world: World,
  before: Entity<Workitem>,
  statusId = closedStatusOf(world, before),
): Omit<Fields<Workitem>, 'id'> {
  const status = statusId === undefined ? {} : fieldsInStatus(world, readId(before['type']) ?? '', statusId);
  const noTransition = { autoStatusTransitionDetail: undefined };
  return { dateClosed: world.timestamp(), ...status, ...assignmentStateFields(world, 'Terminated'), ...noTransition };
}

function closedStatusOf(world: World, { type }: Entity<Workitem>): string | undefined {
  const statuses = statusesOf(world, readId(type) ?? '').all();
  return statuses.find(({ category }) => category === 'Closed')?.id;
}
