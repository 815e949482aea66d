import type { Hono } from 'hono';
import type { UserProfile } from '../../../models/index.js';
import { told } from '../../engine/told.js';
import type { SandboxEnv } from '../../http/context.js';
import { listing, queryList, sortDirection, sortedBy } from '../../http/listing.js';
import { queryValue } from '../../http/query.js';
import type { StoredUser } from '../../store/store.js';
import type { World } from '../../store/world.js';
import { expandUser } from './user.js';
import { activeUser } from './users.js';

/** Users as profiles, with the requested expansions. */
export function profileRoutes(app: Hono<SandboxEnv>, world: World): void {
  const profileOf = (user: StoredUser, expand: readonly string[], product?: string): UserProfile => {
    const { id, name, state, version } = user;
    const expands = told('UserExpands', expandUser(world, user, expand, product));
    return {
      id,
      name,
      state,
      version,
      ...(expand.length > 0 && { expands }),
      selfUri: `/api/v2/users/${id}/profile`,
    };
  };

  app.get('/api/v2/users/:userId/profile', (context) => {
    const user = activeUser(world, context.req.param('userId'));
    return context.json(profileOf(user, queryList(context, 'expand'), queryValue(context, 'integrationPresenceSource')));
  });

  app.get('/api/v2/profiles/users', (context) => {
    const [ids, jids, expand] = ['id', 'jid', 'expand'].map((name) => queryList(context, name)) as [string[], string[], string[]];
    const found = world.store.users
      .all()
      .filter(({ state }) => state === 'active')
      .filter(({ id }) => ids.length === 0 || ids.includes(id))
      .filter(({ chat }) => jids.length === 0 || jids.includes(chat?.jabberId ?? ''));
    const product = queryValue(context, 'integrationPresenceSource');
    const users = sortedBy(found, 'name', sortDirection(queryValue(context, 'sortOrder')));
    return context.json(listing(context, world, users, (user) => profileOf(user, expand, product)));
  });
}
