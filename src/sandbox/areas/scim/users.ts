import { isObject } from '../../values/json.js';
import { scimProblem } from '../../store/errors.js';
import type { Contact, User } from '../../../models/index.js';
import type { Json } from '../../values/json.js';
import { textOf } from '../../engine/values.js';
import type { StoredUser } from '../../store/store.js';
import type { World } from '../../store/world.js';
import { groupsOfUser } from '../groups/model.js';
import { newUser, handleStateChange } from '../users/users.js';
import { parseAbilities, abilitiesOf, setAbilities } from './abilities.js';
import { ENTERPRISE, GENESYS } from './resource.js';
import type { Kind, VersionedEntity, ExtraAttributes } from './resource.js';
import { Repository } from '../repository.js';

/** Types of phone number that users and SCIM share; SCIM shows others as `OTHER`. */
const numberTypes = new Set(['work', 'work2', 'work3', 'work4', 'home', 'mobile']);

/** Users as SCIM resources. */
export const users: Kind = {
  name: 'User',
  segment: 'users',
  find: (world, id) => new Repository<User>(world, '/api/v2/users').find(id),
  all: (world) => new Repository<User>(world, '/api/v2/users').all(),
  view: (world, entity, extras) => viewOf(world, entity as unknown as StoredUser, extras),
  write: (world, id, resource) => {
    const { displayName, userName, active } = resource;
    const before = id === undefined ? undefined : world.store.users.get(id);
    const email = userName === undefined ? before?.email : textOf(userName);
    if (email !== undefined) refuseTaken(world, email, id);
    const abilities = parseAbilities(world, id, extensionOf(resource, GENESYS));
    const enterprise = readEnterprise(world, extensionOf(resource, ENTERPRISE));
    const name = displayName === undefined ? before?.name : textOf(displayName);
    const user = before ?? newUser(world, { name: name ?? '', email: email ?? '' });
    const { title: _, department: __, manager: ___, employerInfo: ____, ...rest } = user;
    const addresses = [...(user.addresses ?? []).filter(({ mediaType }) => mediaType !== 'PHONE'), ...readNumbers(resource)];
    const requestedState = active === false ? 'inactive' : 'active';
    const state = active === undefined ? user.state : requestedState;
    const after = world.store.users.save({
      ...rest,
      ...(resource['title'] !== undefined && { title: textOf(resource['title']) }),
      ...enterprise,
      ...(email !== undefined && { email, username: email, primaryContactInfo: replaceEmail(user.primaryContactInfo, email) }),
      ...(name !== undefined && { name }),
      addresses,
      state,
      version: before ? before.version + 1 : 1,
    });
    setAbilities(world, after.id, abilities);
    if (state !== before?.state) handleStateChange(world, after);
    return after as unknown as VersionedEntity;
  },
  remove: (world, id) => {
    const user = world.store.users.get(id);
    handleStateChange(world, world.store.users.save({ ...user, state: 'deleted', version: user.version + 1 }));
  },
};

function viewOf(world: World, user: StoredUser, extras: ExtraAttributes): Json {
  const { id, name, email, title, state } = user;
  const { externalId, roles, emailWas } = extras;
  const emails = Array.isArray(extras['emails'])
    ? extras['emails'].filter(isObject)
    : [{ value: email, type: 'work', primary: true }];
  const phoneNumbers = numbersOf(user, extras);
  const enterprise = enterpriseOf(user);
  const abilities = abilitiesOf(world, id);
  return {
    userName: email,
    displayName: name,
    active: state === 'active',
    ...(title !== undefined && { title }),
    ...(externalId !== undefined && { externalId }),
    // If the account's address changes elsewhere, the same address in `emails` changes too.
    emails: emails.map((each) => (each['value'] === emailWas ? { ...each, value: email } : each)),
    ...(phoneNumbers.length > 0 && { phoneNumbers }),
    ...(roles !== undefined && { roles }),
    groups: groupsOfUser(world, id).map(({ id: value }) => ({ type: 'Group', value, $ref: `/api/v2/scim/v2/groups/${value}` })),
    ...(Object.keys(enterprise).length > 0 && { [ENTERPRISE]: enterprise }),
    ...(Object.keys(abilities).length > 0 && { [GENESYS]: abilities }),
  };
}

const extensionOf = (resource: Json, schema: string): Json => {
  const value = resource[schema];
  return isObject(value) ? value : {};
};

function refuseTaken(world: World, email: string, ownId?: string): void {
  const isTaken = world.store.users.withText('email', email).some(({ id, state }) => id !== ownId && state !== 'deleted');
  if (isTaken) throw scimProblem(409, 'Another user has this userName', 'uniqueness');
}

/** The address of the account is the primary contact. */
function replaceEmail(contacts: readonly Contact[] = [], address: string): Contact[] {
  return contacts.map((contact) =>
    contact.mediaType === 'EMAIL' && contact.type === 'PRIMARY' ? { ...contact, address } : contact,
  );
}

function readNumbers({ phoneNumbers }: Json): Contact[] {
  const numbers = Array.isArray(phoneNumbers) ? phoneNumbers.filter(isObject) : [];
  return numbers.map(({ value, type }) => ({
    address: textOf(value),
    mediaType: 'PHONE',
    type: numberTypes.has(textOf(type)) ? textOf(type).toUpperCase() : 'OTHER',
  }));
}

/** The phone numbers of a user. For numbers written by SCIM, the stored attributes have the primary flag and other types. */
function numbersOf({ addresses = [] }: StoredUser, extras: ExtraAttributes): Json[] {
  const storedNumbers = Array.isArray(extras['phoneNumbers']) ? extras['phoneNumbers'].filter(isObject) : [];
  return addresses
    .filter(({ mediaType }) => mediaType === 'PHONE')
    .map(({ address, type = 'WORK' }) => {
      const number = { value: address, type: numberTypes.has(type.toLowerCase()) ? type.toLowerCase() : 'other' };
      const storedNumber = storedNumbers.find(({ value }) => value === address);
      return storedNumber && (number.type === 'other' || storedNumber['type'] === number.type) ? storedNumber : number;
    });
}

function enterpriseOf({ department, division, manager, employerInfo }: StoredUser): Json {
  return {
    ...(division?.name !== undefined && { division: division.name }),
    ...(department !== undefined && { department }),
    ...(manager?.id !== undefined && { manager: { value: manager.id, $ref: `/api/v2/scim/v2/users/${manager.id}` } }),
    ...(employerInfo?.employeeId !== undefined && { employeeNumber: employerInfo.employeeId }),
  };
}

function readEnterprise(world: World, { division, department, manager, employeeNumber }: Json): Partial<User> {
  const divisionName = division === undefined ? undefined : textOf(division).toLowerCase();
  const homeDivision = world.store.divisions.all().find(({ name = '' }) => name.toLowerCase() === divisionName);
  if (divisionName !== undefined && !homeDivision)
    throw scimProblem(400, `There is no division called ${textOf(division)}`, 'invalidValue');
  const managerId = isObject(manager) ? textOf(manager['value']) : '';
  const managerUser = managerId === '' ? undefined : new Repository<User>(world, '/api/v2/users').find(managerId);
  if (managerId !== '' && !managerUser) throw scimProblem(400, `There is no user with the id ${managerId}`, 'invalidValue');
  return {
    ...(homeDivision && {
      division: { id: homeDivision.id, name: homeDivision.name ?? '', selfUri: homeDivision.selfUri ?? '' },
    }),
    ...(department !== undefined && { department: textOf(department) }),
    ...(managerUser && {
      manager: { id: managerId, name: textOf(managerUser['name']), version: Number(managerUser['version']) },
    }),
    ...(employeeNumber !== undefined && { employerInfo: { employeeId: textOf(employeeNumber) } }),
  };
}
