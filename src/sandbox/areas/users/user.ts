import type { Geolocation, RoutingStatus, User, UserPresence, UserRoutingSkill } from '../../../models/index.js';
import { textOf } from '../../engine/values.js';
import { authorizationOf } from '../authorization/model.js';
import { userLanguages } from '../routing/language-model.js';
import { groupsOfUser } from '../groups/model.js';
import { userStations } from '../stations/model.js';
import { teamOf, teamsOf } from '../teams/model.js';
import { outOfOfficeSettings } from './out-of-office.js';
import { conversationSummary } from './summary.js';
import type { StoredUser } from '../../store/store.js';
import type { World } from '../../store/world.js';
import { Repository } from '../repository.js';

/** When users were invited, by user. */
export const invitationDates = (world: World): Map<string, string> => world.collection<string>('users.welcomed');

type Expansion = (world: World, user: StoredUser) => Partial<User>;

/** The expansions of a user. Unknown names are ignored, as the platform does. */
const expansions: ReadonlyMap<string, Expansion> = new Map<string, Expansion>([
  ['routingstatus', (world, { id }) => ({ routingStatus: routingStatusOf(world, id) })],
  ['presence', (world, { id }) => ({ presence: primaryPresence(world, id) })],
  ['conversationsummary', (world, { id }) => ({ conversationSummary: conversationSummary(world, id) })],
  ['skills', (world, { id }) => ({ skills: userSkillsOf(world, id) })],
  ['languages', (world, { id }) => ({ languages: userLanguages(world, id) })],
  ['profileskills', (_world, { profileSkills = [] }) => ({ profileSkills })],
  ['certifications', (_world, { certifications = [] }) => ({ certifications })],
  ['locations', (_world, { locations = [] }) => ({ locations })],
  ['groups', (world, { id }) => ({ groups: groupsOfUser(world, id) })],
  ['station', (world, { id }) => ({ station: userStations(world, id) })],
  ['authorization', (world, { id }) => ({ authorization: authorizationOf(world, id) })],
  ['biography', (_world, { biography = {} }) => ({ biography })],
  ['employerinfo', (_world, { employerInfo = {} }) => ({ employerInfo })],
  [
    'datewelcomesent',
    (world, { id }) => {
      const dateWelcomeSent = invitationDates(world).get(id);
      return dateWelcomeSent === undefined ? {} : { dateWelcomeSent };
    },
  ],
  ['languagepreference', () => ({ languagePreference: 'en-US' })],
  ['outofoffice', (world, { id }) => ({ outOfOffice: { active: false, ...outOfOfficeSettings(world).get(id) } })],
  ['geolocation', expandGeolocation],
  ['team', expandTeam],
]);

/** The location of the client that the user marked as primary, otherwise of any client that reports one. */
function expandGeolocation(world: World, { id }: StoredUser): Partial<User> {
  const geolocations = new Repository<Geolocation>(world, '/api/v2/users/{}/geolocations', [id]).all() as Geolocation[];
  const geolocation = geolocations.find(({ primary }) => primary) ?? geolocations[0];
  return geolocation ? { geolocation } : {};
}

function expandTeam(world: World, { id }: StoredUser): Partial<User> {
  const team = teamsOf(world).find(teamOf(world, id));
  return team ? { team: { id: team.id, name: textOf(team['name']), selfUri: `/api/v2/teams/${team.id}` } } : {};
}

/** Stored with the user, but only returned on request. */
const expandOnlyFields: ReadonlySet<string> = new Set([
  'profileSkills',
  'certifications',
  'locations',
  'groups',
  'biography',
  'employerInfo',
]);

/**
 * A user as responses show it; some fields only on request.
 *
 * @param product - The presence source of `integrationPresence`, if that is requested.
 */
export function expandUser(world: World, user: StoredUser, expand: readonly string[], product?: string): User {
  const view = withoutExpandOnlyFields(user);
  const manager = world.store.users.find(user.manager?.id ?? '');
  // The manager's current name.
  if (manager) view.manager = { id: manager.id, name: manager.name, version: manager.version };
  for (const name of expand) Object.assign(view, expansions.get(name.toLowerCase())?.(world, user));
  const integration = world.store.presences.get(user.id, product?.toUpperCase() ?? '');
  if (integration && expand.some((name) => name.toLowerCase() === 'integrationpresence')) view.integrationPresence = integration;
  return view;
}

/** Copies field by field, because an object that fields were deleted from is serialised at half the speed. */
function withoutExpandOnlyFields(user: StoredUser): User {
  const view = {} as User & Record<string, unknown>;
  for (const name of Object.keys(user)) {
    // The platform omits an empty list of images.
    if (expandOnlyFields.has(name) || (name === 'images' && user.images?.length === 0)) continue;
    view[name] = user[name as keyof StoredUser];
  }
  return view;
}

export function routingStatusOf(world: World, userId: string): RoutingStatus {
  return world.store.routingStatuses.get(userId) ?? { userId, status: 'OFF_QUEUE', startTime: world.timestamp() };
}

/** The presence that others see: that of the primary source. */
export function primaryPresence(world: World, userId: string): UserPresence {
  const presences = [...world.store.presences.of(userId).values()];
  return presences.find(({ primary }) => primary) ?? presencePurecloud(world, userId);
}

/** The presence in the platform itself; Offline by default. */
export function presencePurecloud(world: World, userId: string): UserPresence {
  const storedPresence = world.store.presences.get(userId, 'PURECLOUD');
  if (storedPresence) return storedPresence;
  const primary = [...world.store.presences.of(userId).values()].every((other) => other.primary !== true);
  const offline = world.store.presenceDefinitions.all().find((definition) => definition.primary && definition.name === 'Offline');
  return {
    source: 'PURECLOUD',
    primary,
    message: '',
    ...(offline && { presenceDefinition: { id: offline.id, systemPresence: 'Offline' } }),
  };
}

export function userSkillsOf(world: World, userId: string): UserRoutingSkill[] {
  return [...world.store.userSkills.of(userId)].map(([skillId, proficiency]) => userSkill(world, userId, skillId, proficiency));
}

export function userSkill(world: World, userId: string, skillId: string, proficiency: number): UserRoutingSkill {
  const { name, state = 'active' } = world.store.skills.get(skillId);
  return {
    id: skillId,
    name,
    proficiency,
    state,
    skillUri: `/api/v2/routing/skills/${skillId}`,
    selfUri: `/api/v2/users/${userId}/routingskills/${skillId}`,
  };
}
