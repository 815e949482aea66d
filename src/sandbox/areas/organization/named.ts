import type { World } from '../../store/world.js';

/** Where the organisation says what it is. */
export const ORGANISATION = '/api/v2/organizations/me';

/** The organisation, by the name that it has now. */
export function organisationNamed(world: World): { id: string; name: string } {
  const { name } = world.store.single(ORGANISATION) as { name?: string };
  return { id: world.organisation.id, name: name ?? world.organisation.name };
}
