import type { Area } from '../../engine/area.js';
import type { PerformanceProfile, UserProfilesInDateRange, UserProfilesInDateRangeRequest } from '../../../models/index.js';
import { callerId } from '../../sign-in/bearer.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { invalidField, invalidValue, notFound } from '../../store/errors.js';
import { queryValue } from '../../http/query.js';
import type { Stub } from '../../store/control/overrides.js';
import type { World } from '../../store/world.js';
import { referenceOf } from '../repository.js';
import type { Entity, Reference } from '../repository.js';
import { activeUser } from '../users/users.js';
import { assign, membersOf, membershipsIn, profileIdOf, profilesOf, today } from './model.js';

type Profile = Entity & Partial<PerformanceProfile>;

/** Current and past members of performance profiles. */
export function addProfileMemberHandlers(area: Area, world: World): void {
  addMemberHandlers(area, world);
  addUserProfiles(area, world);

  area.handle('getGamificationProfiles', (context) => {
    const entities = profilesOf(world)
      .all()
      .map((profile) => profileView(world, profile));
    return { total: entities.length, entities, selfUri: context.path };
  });
  area.handle('getGamificationProfile', (context) => profileView(world, findProfile(world, context)));
}

function findProfile(world: World, context: OperationContext): Entity<PerformanceProfile> {
  return profilesOf(world).get(context.param('profileId'));
}

const isActive = (world: World, userId: string): boolean => world.store.users.find(userId)?.state === 'active';
const userReference = (id: string): Reference => ({ id, selfUri: `/api/v2/users/${id}` });

function invalidMembers(world: World, ids: readonly string[]): { user: Reference; message: string }[] {
  const invalidIds = ids.filter((id) => !isActive(world, id));
  return invalidIds.map((id) => ({ user: userReference(id), message: 'There is no active user with this id' }));
}

function addMemberHandlers(area: Area, world: World): void {
  area.handle('getGamificationProfileMembers', (context) => ({
    entities: membersOf(world, findProfile(world, context).id).map(userReference),
  }));

  area.handle('postGamificationProfileMembersValidate', (context) => {
    const { id } = findProfile(world, context);
    const userIds = [...new Set(readObject(context, ['membersToAssign']).membersToAssign)];
    const assignments = userIds
      .filter((userId) => isActive(world, userId))
      .map((userId) => ({ userId, currentProfileId: profileIdOf(world, userId) }));
    return {
      membersNotAssigned: assignments
        .filter(({ currentProfileId }) => currentProfileId === undefined)
        .map(({ userId }) => userReference(userId)),
      membersAlreadyAssigned: assignments
        .filter(({ currentProfileId }) => currentProfileId === id)
        .map(({ userId }) => userReference(userId)),
      membersAlreadyAssignedToOther: assignments.flatMap(({ userId, currentProfileId }) =>
        currentProfileId === undefined || currentProfileId === id
          ? []
          : [{ ...userReference(userId), currentProfile: referenceOf(profilesOf(world).get(currentProfileId)) }],
      ),
      invalidMemberAssignments: invalidMembers(world, userIds),
    };
  });

  area.handle('postGamificationProfileMembers', (context) => {
    const profile = findProfile(world, context);
    const { membersToAssign, membersToRemove } = readObject(context, ['membersToAssign', 'membersToRemove']);
    const removedIds = [...new Set(membersToRemove)].filter((id) => profileIdOf(world, id) === profile.id);
    const assignedIds = [...new Set(membersToAssign)].filter((userId) => isActive(world, userId));
    for (const id of removedIds) assign(world, id, undefined);
    // Members of another profile are moved, as the validation operation says. The platform's behaviour is not documented.
    for (const id of assignedIds) if (profileIdOf(world, id) !== profile.id) assign(world, id, profile.id);
    return {
      assignedMembers: assignedIds.map(userReference),
      removedMembers: removedIds.map(userReference),
      assignmentErrors: invalidMembers(world, membersToAssign),
    };
  });
}

/** The profiles of a user: on a day, and in a range of days. */
function addUserProfiles(area: Area, world: World): void {
  for (const { read, query, idOf } of [
    { read: 'getGamificationProfilesUsersMe', query: 'postGamificationProfilesUsersMeQuery', idOf: callerId },
    {
      read: 'getGamificationProfilesUser',
      query: 'postGamificationProfilesUserQuery',
      idOf: (context: OperationContext) => activeUser(world, context.param('userId')).id,
    },
  ] as const) {
    area.handle(read, (context) => {
      const userId = idOf(context);
      const profileId = profileIdOf(world, userId, queryValue(context, 'workday'));
      if (profileId === undefined) throw notFound('profile', userId);
      return profileView(world, profilesOf(world).get(profileId));
    });

    area.handle(query, (context) => profilesInRange(world, context, idOf(context)));
  }
}

function profilesInRange(
  world: World,
  context: OperationContext<UserProfilesInDateRangeRequest>,
  userId: string,
): Stub<UserProfilesInDateRange> {
  const { startWorkday: start, endWorkday: end } = readObject(context, ['startWorkday', 'endWorkday']);
  for (const [fieldName, day] of Object.entries({ startWorkday: start, endWorkday: end }))
    if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(Date.parse(day))) throw invalidValue(fieldName, day, 'date');
  if (start > end) throw invalidField('startWorkday is after endWorkday', 'startWorkday');
  const profiles = membershipsIn(world, userId, start, end).map(({ profileId, from, to }) => {
    const profile: Profile = profilesOf(world).get(profileId);
    const { id, name, division, selfUri } = profile;
    const lastDay = to ?? today(world);
    return {
      id,
      name,
      division,
      selfUri,
      dateStartWorkday: from > start ? from : start,
      dateEndWorkday: lastDay < end ? lastDay : end,
    };
  });
  return { user: userReference(userId), dateStartWorkday: start, dateEndWorkday: end, profiles };
}

const profileView = (world: World, profile: Entity<PerformanceProfile>): PerformanceProfile =>
  profilesOf(world).view({ ...profile, memberCount: membersOf(world, profile.id).length });
