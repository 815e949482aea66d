import type { Area } from '../../engine/area.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { notFound } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { matchingUserIds, groupOf, rulesOf, setRule } from './model.js';
import type { StoredGroup } from './model.js';

/** Dynamic groups: membership rules. */
export function addDynamicGroupHandlers(area: Area, world: World): void {
  const findGroup = (context: OperationContext): StoredGroup => groupOf(world, context.param('groupId'));
  const findDynamicGroup = (context: OperationContext): StoredGroup => {
    const group = findGroup(context);
    if (!rulesOf(world).has(group.id)) throw notFound('dynamicGroup', group.id);
    return group;
  };

  area.handle('getGroupDynamicsettings', (context) => {
    const { id, selfUri = '' } = findDynamicGroup(context);
    return { group: { id, selfUri }, ...rulesOf(world).get(id), selfUri: `${selfUri}/dynamicsettings` };
  });
  area.handle('putGroupDynamicsettings', (context) => {
    setRule(world, findGroup(context), readObject(context, ['skillConditions']));
  });
  area.handle('deleteGroupDynamicsettings', (context) => {
    setRule(world, findDynamicGroup(context), undefined);
  });

  area.handle('postGroupsDynamicsettingsPreview', (context) => ({
    userCount: matchingUserIds(world, readObject(context, ['skillConditions'])).length,
  }));
}
