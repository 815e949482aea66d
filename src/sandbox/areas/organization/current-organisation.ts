import type { World } from '../../store/world.js';

/** Path of the organisation. */
export const ORGANISATION = '/api/v2/organizations/me';

/** The organisation with its current name. */
export function currentOrganisation(world: World): { id: string; name: string } {
  const { name } = world.store.single(ORGANISATION) as { name?: string };
  return { id: world.organisation.id, name: name ?? world.organisation.name };
}
