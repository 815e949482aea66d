import { notFound } from '../../store/errors.js';
import { grantsOf } from '../../sign-in/roles.js';
import type { World } from '../../store/world.js';

/** Checks that an id belongs to a user, group, OAuth client or another subject with roles. @throws the platform's 404. */
export function requireSubject(world: World, id: string): string {
  const { store } = world;
  const exists =
    world.client(id) !== undefined ||
    grantsOf(world).has(id) ||
    store.users.find(id) !== undefined ||
    store.has('/api/v2/groups', id) ||
    store.has('/api/v2/oauth/clients', id) ||
    store.has('/api/v2/teams', id);
  if (!exists) throw notFound('subject', id);
  return id;
}
