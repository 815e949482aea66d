import type { Area } from '../../engine/area.js';
import type { WorkitemManualAssign, WorkitemTerminate, WorkitemUpdate, WorkitemWrapupUpdate } from '../../../models/index.js';
import { textOf } from '../../engine/values.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { badRequest } from '../../store/errors.js';
import { callerId } from '../../sign-in/bearer.js';
import type { World } from '../../store/world.js';
import { activeUser } from '../users/users.js';
import { callerOf, readId, listPage } from '../repository.js';
import type { Entity, Json } from '../repository.js';
import { inStatus, meantBy, referenceTo, statusesOf, TASKS, WORKITEMS, workitemsOf } from './model.js';
import { ended, terminated, workitemOf } from './states.js';
import { moveOn, transitionOf } from './transitions.js';

/** Work items: created with the defaults of their type, moved between statuses, assigned, terminated. */
export function addWorkitemHandlers(area: Area, world: World): void {
  const workitems = workitemsOf(world);
  const own = (context: OperationContext): Entity => workitems.get(context.param('workitemId'));
  const put = (context: OperationContext, before: Entity, more: Json): unknown =>
    workitems.view(workitems.update(context, before, {}, { more }));

  const settle = (): void => {
    moveOn(world);
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
    const before = own(context);
    const { statusId, ...body } = readObject<WorkitemUpdate>(context);
    const more = meantBy(world, 'Workitem', body);
    const status = statusId === undefined ? {} : movedTo(world, before, statusId);
    const moves = statusId !== undefined || body.autoStatusTransition !== undefined;
    const next = moves ? { autoStatusTransitionDetail: transitionOf(world, { ...before, ...more, ...status }) } : {};
    return workitems.view(workitems.update(context, before, more, { more: { ...status, ...next } }));
  });

  area.handle('postTaskmanagementWorkitemTerminate', (context) => {
    const before = own(context);
    const { statusId } = readObject<WorkitemTerminate>(context);
    return put(context, before, terminated(world, before, statusId));
  });

  area.handle('patchTaskmanagementWorkitemAssignment', (context) => {
    const before = own(context);
    const user = activeUser(world, readObject<WorkitemManualAssign>(context, ['id']).id);
    put(context, before, {
      assignee: referenceTo({ ...user }, `/api/v2/users/${user.id}`),
      ...ended(world, 'Alerting'),
    });
  });

  area.handle('postTaskmanagementWorkitemDisconnect', (context) => put(context, own(context), ended(world, 'Disconnected')));

  area.handle('postTaskmanagementWorkitemAcdCancel', (context) => {
    const before = own(context);
    if (before['assignmentState'] !== 'AcdStarted') throw badRequest('The work item does not wait in a queue');
    return put(context, before, ended(world, 'AcdCancelled'));
  });

  addWrapupHandlers(area, world, own);
}

/** @throws the platform's 400 if the current status does not lead to the other one. */
function movedTo(world: World, before: Entity, statusId: string): Json {
  const typeId = readId(before['type']) ?? '';
  const after = inStatus(world, typeId, statusId);
  const current = statusesOf(world, typeId).find(readId(before['status']));
  const destinations = [current?.['destinationStatuses']].flat().flatMap((status) => readId(status) ?? []);
  if (current && current.id !== statusId && destinations.length > 0 && !destinations.includes(statusId))
    throw badRequest(`No status ${statusId} follows ${textOf(current['name'])}`, [
      { errorCode: 'invalid.value', fieldName: 'statusId', entityId: statusId, entityName: 'status' },
    ]);
  return after;
}

export interface Wrapup {
  id: string;
  workitemId: string;
  userId: string;
  code: string;
  dateModified: string;
}

export const wrapupsOf = (world: World): Map<string, Wrapup> => world.collection<Wrapup>('tasks.wrapups');

function addWrapupHandlers(area: Area, world: World, own: (context: OperationContext) => Entity): void {
  const wrapups = wrapupsOf(world);
  const shown = (context: OperationContext, isMeant: (wrapup: Wrapup) => boolean): unknown => {
    const { id, name } = own(context);
    const found = [...wrapups.values()].filter((wrapup) => wrapup.workitemId === id && isMeant(wrapup));
    return listPage(
      context,
      world,
      found.map(({ userId, code, dateModified }) => ({
        workitem: { id, name, selfUri: `${WORKITEMS}/${id}` },
        wrapupCode: { id: code, name: world.store.wrapupCodes.find(code)?.name, selfUri: `/api/v2/routing/wrapupcodes/${code}` },
        user: { id: userId, selfUri: `/api/v2/users/${userId}` },
        modifiedBy: { id: userId },
        dateModified,
      })),
    );
  };
  const change = (context: OperationContext, userId: string): void => {
    const { id: workitemId } = own(context);
    const { action, wrapupCode } = readObject<WorkitemWrapupUpdate>(context, ['action', 'wrapupCode']);
    const code = world.store.wrapupCodes.get(wrapupCode).id;
    const id = `${workitemId}:${userId}:${code}`;
    if (action === 'Remove') wrapups.delete(id);
    else wrapups.set(id, { id, workitemId, userId, code, dateModified: world.timestamp() });
  };

  area.handle('getTaskmanagementWorkitemWrapups', (context) => shown(context, () => true));
  area.handle('patchTaskmanagementWorkitemUsersMeWrapups', (context) => {
    change(context, callerId(context));
  });
  area.handle('getTaskmanagementWorkitemUserWrapups', (context) => {
    const { id } = world.store.users.get(context.param('userId'));
    return shown(context, ({ userId }) => userId === id);
  });
  area.handle('patchTaskmanagementWorkitemUserWrapups', (context) => {
    change(context, world.store.users.get(context.param('userId')).id);
  });
}
