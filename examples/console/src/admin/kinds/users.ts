import { AuthorizationApi } from 'contact-centre-client/apis/authorization';
import { PresenceApi } from 'contact-centre-client/apis/presence';
import { UsersApi } from 'contact-centre-client/apis/users';
import type { Contact, CreateUser, UpdateUser, User } from 'contact-centre-client/models';
import type { CallSender, RequestOptions } from 'contact-centre-client/fetch';
import { isObject } from '../../shared/stored-value.js';
import { entries } from './entries.js';
import type { Entity } from './kind.js';
import { defineKind, inSection } from './kind.js';
import { divisionColumn, divisionField } from './shared.js';
import { userParts } from './user-parts.js';

const PAGE_SIZE = 100;

/** The creation of a user does not take all fields. */
const isSaved = ({ id }: Entity): boolean => id !== undefined;

export const users = defineKind<User>({
  ...entries.users,
  one: 'kind.user',
  several: 'kind.userNoun',
  model: 'UpdateUser',
  list: listUsers,
  search: (client, text, request) =>
    new UsersApi(client)
      .postUsersSearch(
        {
          pageSize: PAGE_SIZE,
          sortBy: 'name',
          query: [
            { fields: ['state'], type: 'EXACT', values: ['active', 'inactive'] },
            { fields: ['name', 'email', 'title', 'department'], type: 'CONTAINS', value: text },
          ],
        },
        request,
      )
      .items(),
  read: (client, id, request) => new UsersApi(client).getUser(id, { expand: ['presence', 'station'] }, request),
  create: (client, user) => new UsersApi(client).postUsers(newBody(user)),
  update: (client, id, user, request) => new UsersApi(client).patchUser(id, changedBody(user), request),
  remove: (client, id) => new UsersApi(client).deleteUser(id),
  restore: async (client, id) => {
    const api = new UsersApi(client);
    const { version } = await api.getUser(id, { state: 'deleted' });
    await api.patchUser(id, { version, state: 'active' });
  },
  isConfirmedByName: true,
  // Users may have the same name.
  identifiedBy: 'email',
  initial: { state: 'active' },
  columns: [
    { id: 'email', name: 'kind.mail', value: ({ email }) => email, width: 180 },
    { id: 'title', name: 'kind.jobTitle', value: ({ title }) => title, width: 140 },
    { id: 'department', name: 'kind.department', value: ({ department }) => department, width: 130 },
    divisionColumn,
    { id: 'state', name: 'kind.state', value: ({ state }) => state, width: 90 },
    { id: 'manager', name: 'kind.manager', value: ({ manager }) => manager?.name, width: 140, isOptional: true },
  ],
  fields: [
    { path: 'name', label: 'kind.name', isRequired: true, type: { name: 'text' } },
    { path: 'email', label: 'kind.mail', isRequired: true, check: emailProblem, type: { name: 'text' } },
    {
      ...divisionField,
      isBulk: false,
      isRequired: true,
      separate: {
        requires: ['authorization:division:edit'],
        isInitial: true,
        send: (client, id, value) => new AuthorizationApi(client).postAuthorizationDivisionObject(idIn(value), 'USER', [id]),
      },
    },
    {
      path: 'state',
      label: 'kind.state',
      help: 'kind.userStateHelp',
      isRequired: true,
      type: { name: 'choice', omit: ['deleted'], labels: { active: 'kind.stateActive', inactive: 'kind.stateInactive' } },
    },
    ...inSection('kind.work', [
      { path: 'title', label: 'kind.jobTitle', isBulk: true, type: { name: 'text' } },
      { path: 'department', label: 'kind.department', isBulk: true, type: { name: 'text' } },
      {
        path: 'manager',
        label: 'kind.manager',
        isShown: isSaved,
        isBulk: true,
        type: { name: 'reference', target: 'users' },
      },
      { path: 'acdAutoAnswer', label: 'kind.autoAnswer', isShown: isSaved, isBulk: true, type: { name: 'boolean' } },
    ]),
    ...inSection('kind.contacts', [
      { path: 'addresses', label: 'kind.addresses', check: addressProblem, type: { name: 'contacts' } },
    ]),
    ...inSection('kind.now', [
      {
        path: 'presence.presenceDefinition.id',
        label: 'kind.presence',
        isRequired: ({ id }) => id !== undefined,
        type: { name: 'reference', target: 'presences', isId: true },
        separate: {
          requires: ['presence:userPresence:edit'],
          send: (client, id, value) =>
            new PresenceApi(client).patchUserPresencesPurecloud(id, { presenceDefinition: { id: String(value) } }),
        },
      },
      {
        path: 'station.associatedStation',
        label: 'kind.station',
        help: 'kind.stationHelp',
        type: { name: 'reference', target: 'stations' },
        separate: {
          requires: ['telephony:otherStationAssociation:edit', 'telephony:station:disassociate'],
          send: (client, id, value) => associate(client, id, idIn(value)),
        },
      },
      {
        path: 'station.defaultStation',
        label: 'kind.defaultStation',
        help: 'kind.defaultStationHelp',
        type: { name: 'reference', target: 'stations' },
        separate: {
          requires: [['telephony:plugin:all', 'telephony:phone:assign']],
          send: (client, id, value) => setDefaultStation(client, id, idIn(value)),
        },
      },
    ]),
  ],
  parts: userParts,
  actions: [
    {
      id: 'invite',
      label: 'kind.invite',
      help: 'kind.inviteHelp',
      done: 'kind.invited',
      requires: ['directory:user:setPassword'],
      run: (client, id) => new UsersApi(client).postUserInvite(id, { force: true }),
    },
  ],
});

/** Without those that are deleted, which `state: 'any'` would list too. */
async function* listUsers(client: CallSender, request?: RequestOptions): AsyncGenerator<User, void> {
  for (const state of ['active', 'inactive'])
    yield* new UsersApi(client).getUsers({ pageSize: PAGE_SIZE, state }, request).items();
}

function emailProblem(value: unknown): { id: 'kind.noMail' } | undefined {
  return /^[^\s@]+@[^\s@]+$/.test(String(value)) ? undefined : { id: 'kind.noMail' };
}

function addressProblem(value: unknown): { id: 'kind.noAddress' } | undefined {
  const contacts = Array.isArray(value) ? (value as readonly Contact[]) : [];
  return contacts.every(({ address = '' }) => address.trim() !== '') ? undefined : { id: 'kind.noAddress' };
}

/** The contract requires a password. This one is random, and shown to no user: the invitation leads to another one. */
const newBody = ({ name = '', email = '', title, department, division, addresses, state }: User): CreateUser => ({
  name,
  email,
  password: `${crypto.randomUUID()}-Aa1`,
  divisionId: division?.id ?? '',
  ...(title !== undefined && { title }),
  ...(department !== undefined && { department }),
  ...(addresses && { addresses }),
  ...(state !== undefined && { state }),
});

/** An empty text empties a field, and removes the manager. */
const changedBody = (user: User): UpdateUser => {
  const { name, email, title = '', department = '', manager, addresses, state, acdAutoAnswer, version } = user;
  return {
    version,
    ...(name !== undefined && { name }),
    ...(email !== undefined && { email }),
    title,
    department,
    manager: manager?.id ?? '',
    ...(addresses && { addresses }),
    ...(state !== undefined && { state }),
    ...(acdAutoAnswer !== undefined && { acdAutoAnswer }),
  };
};

function associate(client: CallSender, id: string, stationId: string): PromiseLike<unknown> {
  const api = new UsersApi(client);
  if (stationId === '') return api.deleteUserStationAssociatedstation(id);
  return api.putUserStationAssociatedstationStationId(id, stationId);
}

function setDefaultStation(client: CallSender, id: string, stationId: string): PromiseLike<unknown> {
  const api = new UsersApi(client);
  if (stationId === '') return api.deleteUserStationDefaultstation(id);
  return api.putUserStationDefaultstationStationId(id, stationId);
}

const idIn = (value: unknown): string => (isObject(value) ? String(value['id']) : '');
