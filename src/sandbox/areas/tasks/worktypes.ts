import type { Area } from '../../engine/area.js';
import type { IntegrityRule } from '../../engine/integrity-rule.js';
import type { WorkitemStatusUpdate, Worktype, WorktypeCreate } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { unknownReference } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import type { Entity, Fields, Json } from '../repository.js';
import { checkTransition } from './transitions.js';
import { resolveReferences, referenceTo, statusesOf, TASKS, WORKITEMS, worktypesOf } from './model.js';

const TYPES = `${TASKS}/worktypes`;
const STATUSES = `${TYPES}/{}/statuses`;

/** No work type, status or workbin can be deleted while a work item refers to it. */
const rules: readonly IntegrityRule[] = [
  { path: `${TASKS}/workbins`, usedBy: [[WORKITEMS, 'workbin']] },
  { path: TYPES, usedBy: [[WORKITEMS, 'type']] },
  {
    path: STATUSES,
    references: { destinationStatusIds: STATUSES, defaultDestinationStatusId: STATUSES },
    usedBy: [[WORKITEMS, 'status']],
  },
];

/** Work types with their statuses. */
export function addWorktypeHandlers(area: Area, world: World): void {
  const types = worktypesOf(world);
  const findWorktype = (context: OperationContext): Entity<Worktype> => types.get(context.param('worktypeId'));
  const view = (type: Entity<Worktype>): Worktype => {
    const statuses = statusesOf(world, type.id);
    return types.view({ ...type, statuses: statuses.all().map((status) => statuses.view(status)) });
  };

  for (const rule of rules) area.addRule(rule);

  area.handle('postTaskmanagementWorktypes', (context) => {
    const body = readObject<WorktypeCreate>(context, ['name', 'defaultWorkbinId']);
    const type = types.create(context, body, resolveReferences(world, 'Worktype', body));
    if (body.disableDefaultStatusCreation === true) return view(type);
    const statuses = statusesOf(world, type.id);
    const [open] = (['Open', 'Closed'] as const).map((category) =>
      statuses.create(context, { name: category, category }, { worktype: referenceTo(type, `${TYPES}/${type.id}`) }),
    );
    const defaultStatus = open && referenceTo(open, `${TYPES}/${type.id}/statuses/${open.id}`);
    return view(types.save({ ...type, ...(defaultStatus && { defaultStatus }) }));
  });

  area.handle('getTaskmanagementWorktype', (context) => view(findWorktype(context)));

  area.handle('patchTaskmanagementWorktype', (context) => {
    const before = findWorktype(context);
    const { defaultStatusId, ...body } = readObject<Json>(context);
    const status = typeof defaultStatusId === 'string' ? defaultStatus(world, before, defaultStatusId) : {};
    return view(types.update(context, before, resolveReferences(world, 'Worktype', body), { more: status }));
  });

  area.handle('postTaskmanagementWorktypeStatuses', (context) => {
    const type = findWorktype(context);
    const statuses = statusesOf(world, type.id);
    const body = readObject<Json>(context, ['name', 'category']);
    checkTransition(statuses, body);
    const status = statuses.create(context, body, { worktype: referenceTo(type, `${TYPES}/${type.id}`) });
    return statuses.view(status);
  });

  area.handle('patchTaskmanagementWorktypeStatus', (context) => {
    const type = findWorktype(context);
    const statuses = statusesOf(world, type.id);
    const before = statuses.get(context.param('statusId'));
    const body = readObject<WorkitemStatusUpdate>(context);
    const { statusTransitionDelaySeconds } = before;
    checkTransition(statuses, { statusTransitionDelaySeconds, ...body });
    return statuses.view(statuses.update(context, before, body));
  });
}

function defaultStatus(world: World, { id }: Entity<Worktype>, statusId: string): Fields<Worktype> {
  const status = statusesOf(world, id).find(statusId);
  if (!status) throw unknownReference('defaultStatusId', statusId, 'status');
  return { defaultStatus: referenceTo(status, `${TYPES}/${id}/statuses/${statusId}`) };
}
