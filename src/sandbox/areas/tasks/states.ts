import { textOf } from '../../engine/values.js';
import { isObject } from '../../values/json.js';
import { unknownReference } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { readId } from '../repository.js';
import type { Entity, Json } from '../repository.js';
import { inStatus, meantBy, statusesOf, workbinsOf, worktypesOf } from './model.js';
import { transitionOf } from './transitions.js';

/** Creates a work item from its type's defaults and the body. @throws the platform's 400. */
export function workitemOf(world: World, body: Json, userId: string | undefined): Json {
  const typeId = textOf(body['typeId']);
  const type = worktypesOf(world).find(typeId);
  if (!type) throw unknownReference('typeId', typeId, 'worktype');
  const { statusId, ...said } = meantStatus(body);
  const meant = meantBy(world, 'Workitem', said);
  const workbin = meant['workbin'] ?? type['defaultWorkbin'];
  const first = statusId ?? readId(type['defaultStatus']) ?? statusesOf(world, typeId).all()[0]?.id;
  const due = (field: string): string | undefined => {
    const seconds = type[field];
    return typeof seconds === 'number' ? new Date(world.now() + seconds * 1000).toISOString() : undefined;
  };
  const reporter = userId === undefined ? undefined : world.store.users.find(userId);
  const queue = meant['queue'] ?? type['defaultQueue'];
  const isRouted = isObject(queue) && type['assignmentEnabled'] === true && meant['assignee'] === undefined;
  const fields: Json = {
    priority: type['defaultPriority'],
    durationSeconds: type['defaultDurationSeconds'],
    ttl: type['defaultTtlSeconds'],
    dateDue: due('defaultDueDurationSeconds'),
    dateExpires: due('defaultExpirationSeconds'),
    ...meant,
    workbin,
    queue,
    division: workbinsOf(world).find(readId(workbin))?.['division'],
    assignmentState: isRouted ? 'AcdStarted' : 'Idle',
    ...(reporter && { reporter: { id: reporter.id, name: reporter.name, selfUri: `/api/v2/users/${reporter.id}` } }),
    ...(first !== undefined && inStatus(world, typeId, first)),
  };
  const known = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const detail = transitionOf(world, known);
  return detail ? { ...known, autoStatusTransitionDetail: detail } : known;
}

function meantStatus(body: Json): Json & { statusId: string | undefined } {
  const { statusId, ...rest } = body;
  return { ...rest, statusId: typeof statusId === 'string' ? statusId : undefined };
}

export const ended = (world: World, assignmentState: string): Json => ({
  assignmentState,
  dateAssignmentStateChanged: world.timestamp(),
});

/**
 * The fields of a terminated work item, in the given status or the first one that closes. @throws the platform's 400 for a
 * status that its type does not have.
 */
export function terminated(world: World, before: Entity, statusId = closedStatus(world, before)): Json {
  const status = statusId === undefined ? {} : inStatus(world, readId(before['type']) ?? '', statusId);
  const over = { autoStatusTransitionDetail: undefined };
  return { dateClosed: world.timestamp(), ...status, ...ended(world, 'Terminated'), ...over };
}

function closedStatus(world: World, { type }: Entity): string | undefined {
  const statuses = statusesOf(world, readId(type) ?? '').all();
  return statuses.find(({ category }) => category === 'Closed')?.id;
}
