import type { Area } from '../../engine/area.js';
import type { UserProfile } from '../../../models/index.js';
import { pickDeclaredFields } from '../../engine/declared-fields.js';
import { listing, queryList, sortDirection, sortByField } from '../../http/listing.js';
import { queryValue } from '../../http/query.js';
import type { StoredUser } from '../../store/store.js';
import type { World } from '../../store/world.js';
import { expandUser } from './user.js';
import { activeUser } from './users.js';

/** Users as profiles, with the requested expansions. */
export function addProfileHandlers(area: Area, world: World): void {
  const profileOf = (user: StoredUser, expand: readonly string[], product?: string): UserProfile => {
    const { id, name, state, version } = user;
    const expands = pickDeclaredFields('UserExpands', expandUser(world, user, expand, product));
    return {
      id,
      name,
      state,
      version,
      ...(expand.length > 0 && { expands }),
      selfUri: `/api/v2/users/${id}/profile`,
    };
  };

  area.handle('getUserProfile', (context) => {
    const user = activeUser(world, context.param('userId'));
    return profileOf(user, queryList(context, 'expand'), queryValue(context, 'integrationPresenceSource'));
  });

  area.handle('getProfilesUsers', (context) => {
    const [ids, jids, expand] = ['id', 'jid', 'expand'].map((name) => queryList(context, name)) as [string[], string[], string[]];
    const matches = world.store.users
      .all()
      .filter(({ state }) => state === 'active')
      .filter(({ id }) => ids.length === 0 || ids.includes(id))
      .filter(({ chat }) => jids.length === 0 || jids.includes(chat?.jabberId ?? ''));
    const product = queryValue(context, 'integrationPresenceSource');
    const users = sortByField(matches, 'name', sortDirection(queryValue(context, 'sortOrder')));
    return listing(context, world, users, (user) => profileOf(user, expand, product));
  });
}
