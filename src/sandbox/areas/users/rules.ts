import type { Area } from '../../engine/area.js';
import type { UsersRulesCriteria } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { StoredUser } from '../../store/store.js';
import type { World } from '../../store/world.js';
import { listPage } from '../repository.js';
import { requireKnownUsers, userReference } from '../workforce-management/agents/placements.js';
import { activeUsers, belongsTo } from './belongings.js';

/** The users that a rule selects. Its default scope is not documented; the sandbox uses all users. */
export function addUserRuleHandlers(area: Area, world: World): void {
  area.handle('postUsersRulesQuery', (context) => {
    const { criteria, userIds } = readObject(context, ['type', 'criteria', 'userIds']);
    requireKnownUsers(world, userIds);
    const candidates = activeUsers(world).filter(({ id }) => userIds.length === 0 || userIds.includes(id));
    const matches = candidates.filter((user) => criteria.some((criterion) => meetsCriteria(world, user, criterion)));
    return listPage(
      context,
      world,
      matches.map(({ id }) => userReference(id)),
    );
  });
}

/** All conditions of a group must be met; `Not` inverts a condition. */
function meetsCriteria(world: World, user: StoredUser, { group }: UsersRulesCriteria): boolean {
  return group.every(({ operator, container, values }) => {
    const ids = values.flatMap((value) => value.ids);
    return belongsTo(world, user, container, ids) === (operator !== 'Not');
  });
}
