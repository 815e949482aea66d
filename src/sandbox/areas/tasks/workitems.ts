import type { Area } from '../../engine/area.js';
import type { Workitem, WorkitemWrapup, WorkitemWrapupUpdate } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { badRequest } from '../../store/errors.js';
import type { PartialResult } from '../../operations/methods.js';
import { callerId } from '../../sign-in/bearer.js';
import type { World } from '../../store/world.js';
import { activeUser } from '../users/users.js';
import { callerOf, listPage } from '../repository.js';
import type { Entity, Fields, Json } from '../repository.js';
import { fieldsInStatus, resolveReferences, referenceTo, statusesOf, TASKS, WORKITEMS, workitemsOf } from './model.js';
import { assignmentStateFields, terminatedFields, workitemOf } from './states.js';
import { applyDueTransitions, transitionOf } from './transitions.js';

/** Work items: created with the defaults of their type, moved between statuses, assigned, terminated. */
export function addWorkitemHandlers(area: Area, world: World): void {
  const workitems = workitemsOf(world);
  const findWorkitem = (context: OperationContext): Entity<Workitem> => workitems.get(context.param('workitemId'));
  const updateWorkitem = (context: OperationContext, before: Entity<Workitem>, changedFields: Fields<Workitem>): Workitem =>
    workitems.view(workitems.update(context, before, {}, { more: changedFields }));

  const settle = (): void => {
    applyDueTransitions(world);
  };
  world.clock.onJump(settle);
  area.before(TASKS, () => {
    settle();
  });

  area.handle('postTaskmanagementWorkitems', (context) => {
    const body = readObject<Json>(context, ['name', 'typeId']);
    const fields = workitemOf(world, body, callerOf(context)?.id);
    return workitems.view(workitems.create(context, { name: body['name'] }, fields));
  });

  area.handle('patchTaskmanagementWorkitem', (context) => {
    const before = findWorkitem(context);
    const { statusId, ...body } = readObject(context);
    const changedFields = resolveReferences(world, 'Workitem', body);
    const status = statusId === undefined ? {} : fieldsInNewStatus(world, before, statusId);
    const hasStatusChange = statusId !== undefined || body.autoStatusTransition !== undefined;
    const next = hasStatusChange
      ? { autoStatusTransitionDetail: transitionOf(world, { ...before, ...changedFields, ...status }) }
      : {};
    return workitems.view(workitems.update(context, before, changedFields, { more: { ...status, ...next } }));
  });

  area.handle('postTaskmanagementWorkitemTerminate', (context) => {
    const before = findWorkitem(context);
    const { statusId } = readObject(context);
    return updateWorkitem(context, before, terminatedFields(world, before, statusId));
  });

  area.handle('patchTaskmanagementWorkitemAssignment', (context) => {
    const before = findWorkitem(context);
    const user = activeUser(world, readObject(context, ['id']).id);
    updateWorkitem(context, before, {
      assignee: referenceTo({ ...user }, `/api/v2/users/${user.id}`),
      ...assignmentStateFields(world, 'Alerting'),
    });
  });

  area.handle('postTaskmanagementWorkitemDisconnect', (context) =>
    updateWorkitem(context, findWorkitem(context), assignmentStateFields(world, 'Disconnected')),
  );

  area.handle('postTaskmanagementWorkitemAcdCancel', (context) => {
    const before = findWorkitem(context);
    if (before.assignmentState !== 'AcdStarted') throw badRequest('The work item does not wait in a queue');
    return updateWorkitem(context, before, assignmentStateFields(world, 'AcdCancelled'));
  });

  addWrapupHandlers(area, world, findWorkitem);
}

/** @throws the platform's 400 if the current status does not lead to the other one. */
function fieldsInNewStatus(world: World, before: Entity<Workitem>, statusId: string): Fields<Workitem> {
  const typeId = before.type?.id ?? '';
  const after = fieldsInStatus(world, typeId, statusId);
  const current = statusesOf(world, typeId).find(before.status?.id);
  const destinationIds = (current?.destinationStatuses ?? []).map(({ id }) => id);
  if (current && current.id !== statusId && destinationIds.length > 0 && !destinationIds.includes(statusId))
    throw badRequest(`No status ${statusId} follows ${current.name ?? ''}`, [
      { errorCode: 'invalid.value', fieldName: 'statusId', entityId: statusId, entityName: 'status' },
    ]);
  return after;
}

export interface StoredWrapup {
  id: string;
  workitemId: string;
  userId: string;
  code: string;
  dateModified: string;
}

export const wrapupsOf = (world: World): Map<string, StoredWrapup> => world.collection<StoredWrapup>('tasks.wrapups');

function addWrapupHandlers(area: Area, world: World, findWorkitem: (context: OperationContext) => Entity<Workitem>): void {
  const wrapups = wrapupsOf(world);
  const wrapupsOfItem = (context: OperationContext, userId?: string): PartialResult<WorkitemWrapup>[] => {
    const { id, name } = findWorkitem(context);
    const matches = [...wrapups.values()].filter(
      (wrapup) => wrapup.workitemId === id && (userId === undefined || wrapup.userId === userId),
    );
    return matches.map(({ userId: ownerId, code, dateModified }) => ({
      workitem: { id, name, selfUri: `${WORKITEMS}/${id}` },
      wrapupCode: { id: code, name: world.store.wrapupCodes.find(code)?.name, selfUri: `/api/v2/routing/wrapupcodes/${code}` },
      user: { id: ownerId, selfUri: `/api/v2/users/${ownerId}` },
      modifiedBy: { id: ownerId },
      dateModified,
    }));
  };
  const change = (context: OperationContext<WorkitemWrapupUpdate>, userId: string): void => {
    const { id: workitemId } = findWorkitem(context);
    const { action, wrapupCode } = readObject(context, ['action', 'wrapupCode']);
    const code = world.store.wrapupCodes.get(wrapupCode).id;
    const id = `${workitemId}:${userId}:${code}`;
    if (action === 'Remove') wrapups.delete(id);
    else wrapups.set(id, { id, workitemId, userId, code, dateModified: world.timestamp() });
  };

  area.handle('getTaskmanagementWorkitemWrapups', (context) => listPage(context, world, wrapupsOfItem(context)));
  area.handle('patchTaskmanagementWorkitemUsersMeWrapups', (context) => {
    change(context, callerId(context));
  });
  area.handle('getTaskmanagementWorkitemUserWrapups', (context) => {
    const { id } = world.store.users.get(context.param('userId'));
    return listPage(context, world, wrapupsOfItem(context, id));
  });
  area.handle('patchTaskmanagementWorkitemUserWrapups', (context) => {
    change(context, world.store.users.get(context.param('userId')).id);
  });
}
