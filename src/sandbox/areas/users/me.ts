import type { UserMe } from '../../../models/index.js';
import type { AccessToken } from '../../store/tokens.js';
import { tokenInfo } from '../tokens/tokens.js';
import type { StoredUser } from '../../store/store.js';
import type { World } from '../../store/world.js';
import { expandUser } from './user.js';
import { currentOrganisation } from '../organization/current-organisation.js';

/** The caller, with the fields that only "me" can expand: the organisation and its features. */
export function expandMe(
  world: World,
  user: StoredUser,
  expand: readonly string[],
  token: AccessToken,
  product: string | undefined,
): UserMe {
  const expandedFields = new Set(expand.map((name) => name.toLowerCase()));
  const { id, name } = currentOrganisation(world);
  return {
    ...expandUser(world, user, expand, product),
    ...(expandedFields.has('organization') && { organization: { id, name, version: 1 } }),
    ...(expandedFields.has('presencedefinitions') && { presenceDefinitions: world.store.presenceDefinitions.all() }),
    ...(expandedFields.has('routingskills') && { routingSkills: world.store.skills.all() }),
    ...(expandedFields.has('date') && { date: { currentDate: world.timestamp() } }),
    ...(expandedFields.has('token') && { token: tokenInfo(world, token) }),
  };
}
