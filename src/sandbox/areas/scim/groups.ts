import { isObject } from '../../values/json.js';
import type { User } from '../../../models/index.js';
import { scimProblem } from '../../store/errors.js';
import { textOf } from '../../engine/values.js';
import { groupsOf, memberIds, removeGroup, setMembers } from '../groups/model.js';
import { CORE } from './resource.js';
import type { Kind } from './resource.js';
import { withText } from '../../store/changes.js';
import { Repository } from '../repository.js';

/** Groups as SCIM resources, with the same members. */
export const groups: Kind = {
  name: 'Group',
  segment: 'groups',
  find: (world, id) => groupsOf(world).get(id),
  all: (world) => [...groupsOf(world).values()],
  view: (world, { id, name }, { externalId }) => ({
    displayName: name,
    ...(externalId !== undefined && { externalId }),
    members: memberIds(world, id).map((value) => ({ type: 'User', value, $ref: `/api/v2/scim/v2/users/${value}` })),
  }),
  write: (world, id = '', { displayName, members }) => {
    const group = groupsOf(world).get(id);
    if (!group) throw new TypeError(`SCIM makes no groups: ${CORE}Group`);
    const name = displayName === undefined ? group.name : textOf(displayName);
    if (withText(groupsOf(world), 'name', name).some((other) => other.id !== id))
      throw scimProblem(409, 'Another group has this displayName', 'uniqueness');
    const ids = Array.isArray(members) ? [...new Set(members.filter(isObject).map(({ value }) => textOf(value)))] : [];
    const users = new Repository<User>(world, '/api/v2/users');
    const unknownId = ids.find((userId) => !users.find(userId));
    if (unknownId !== undefined) throw scimProblem(400, `There is no user with the id ${unknownId}`, 'invalidValue');
    setMembers(world, { ...group, name }, ids);
    return groupsOf(world).get(id) ?? group;
  },
  remove: removeGroup,
};
