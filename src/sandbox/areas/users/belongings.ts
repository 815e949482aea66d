import type { World } from '../../store/world.js';
import type { StoredUser } from '../../store/store.js';
import { grantsOf } from '../../sign-in/roles.js';
import { groupsOf, memberIds } from '../groups/model.js';
import { readId } from '../repository.js';
import { proficienciesOf } from '../routing/language-model.js';
import { teamOf } from '../teams/model.js';
import { businessUnitIn, unitOf } from '../workforce-management/roster.js';

/** What a user can have or belong to, by the names that rules for users have for it. */
export const idsByContainer: Readonly<Record<string, (world: World, user: StoredUser) => readonly (string | undefined)[]>> = {
  AcdSkill: (world, { id }) => [...world.store.userSkills.of(id).keys()],
  BusinessUnit: (world, { id }) => {
    const unit = unitOf(world, id);
    return unit ? [businessUnitIn(unit)] : [];
  },
  DirectoryGroup: (world, { id }) => [...groupsOf(world).keys()].filter((groupId) => memberIds(world, groupId).includes(id)),
  Division: (_world, { division }) => [division?.id],
  Language: (world, { id }) => Object.keys(proficienciesOf(world).get(id) ?? {}),
  Location: (_world, { locations = [] }) => locations.map(({ locationDefinition }) => readId(locationDefinition)),
  ManagementUnit: (world, { id }) => [unitOf(world, id)?.id],
  Queue: (world, { id }) =>
    world.store.queues.all().flatMap((queue) => (world.store.members.get(queue.id, id) ? [queue.id] : [])),
  ReportsTo: (_world, { manager }) => [manager?.id],
  Role: (world, { id }) => (grantsOf(world).get(id) ?? []).map(({ roleId }) => roleId),
  Team: (world, { id }) => [teamOf(world, id)],
  User: (_world, { id }) => [id],
};

/** Whether a user has or belongs to any of the given ids. */
export const belongsTo = (world: World, user: StoredUser, container: string, ids: readonly string[]): boolean =>
  idsByContainer[container]?.(world, user).some((id) => id !== undefined && ids.includes(id)) ?? false;

export const activeUsers = (world: World): StoredUser[] => world.store.users.all().filter(({ state }) => state === 'active');
