import type { Area } from '../../engine/area.js';
import type { OAuthClient, OAuthClientRequest, RoleDivision } from '../../../models/index.js';
import { pickDeclaredFields } from '../../engine/declared-fields.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { notFound } from '../../store/errors.js';
import { filterByIdAndName, listing } from '../../http/listing.js';
import { addGrant, grantsOf, removeGrants } from '../../sign-in/roles.js';
import type { OAuthClientRecord } from '../../store/oauth-clients.js';
import type { World } from '../../store/world.js';
import { checkAddresses, checkLifetime, readGrantedRoles } from './checks.js';

const CLIENTS = '/api/v2/oauth/clients';

/** OAuth clients. A new client can sign in at once, a deleted one no longer. */
export function addOauthClientHandlers(area: Area, world: World): void {
  // Only the handlers below write them, and their secrets stay out of lists and searches.
  const listClients = (): { id: string; name: string }[] => world.oauthClients.all().map(({ id, name }) => ({ id, name }));
  const find = (key: string) => listClients().find(({ id }) => id === key);
  world.store.addView(CLIENTS, () => ({ all: listClients, find, put: () => undefined, remove: () => undefined }));

  area.handle('getOauthClients', (context) =>
    listing(context, world, filterByIdAndName<OAuthClientRecord>(context, world.oauthClients.all()), (record) =>
      pickDeclaredFields('OAuthClientListing', view(world, record)),
    ),
  );

  area.handle('postOauthClients', (context) => createClient(world, context));
  area.handle('getOauthClient', (context) => view(world, recordOf(world, context)));

  area.handle('putOauthClient', (context) => replaceClient(world, context));
  area.handle('deleteOauthClient', (context) => {
    const record = recordOf(world, context);
    world.oauthClients.remove(record);
    world.tokens.revokeClient(record.id);
    removeGrants(world, record.id, () => true);
  });

  area.handle('postOauthClientSecret', (context) => {
    const record = {
      ...recordOf(world, context),
      secret: createSecret(world),
      dateModified: world.timestamp(),
      ...authorFields(context, 'modifiedBy'),
    };
    world.oauthClients.put(record);
    return view(world, record, true);
  });
}

function recordOf(world: World, context: OperationContext): OAuthClientRecord {
  const id = context.param('clientId');
  const client = world.client(id);
  if (!client) throw notFound('oauthClient', id);
  return client.record;
}

function createClient(world: World, context: OperationContext<OAuthClientRequest>): OAuthClient {
  const { request, roles } = read(world, context);
  const now = world.timestamp();
  const record: OAuthClientRecord = {
    ...fieldsOf(request),
    id: world.newId(),
    secret: createSecret(world),
    dateCreated: now,
    dateModified: now,
    ...authorFields(context, 'createdBy', 'modifiedBy'),
  };
  world.oauthClients.put(record);
  setGrants(world, record.id, roles);
  return view(world, record, true);
}

function replaceClient(world: World, context: OperationContext<OAuthClientRequest>): OAuthClient {
  const before = recordOf(world, context);
  const { request, roles } = read(world, context, before);
  const { id, secret, dateCreated, createdBy } = before;
  const isPublic = secret === '' && ['CODE', 'TOKEN'].includes(request.authorizedGrantType);
  const record: OAuthClientRecord = {
    ...fieldsOf(request),
    id,
    secret: secret !== '' || isPublic ? secret : createSecret(world),
    dateCreated,
    dateModified: world.timestamp(),
    ...(createdBy !== undefined && { createdBy }),
    ...authorFields(context, 'modifiedBy'),
  };
  world.oauthClients.put(record);
  setGrants(world, id, roles);
  return view(world, record);
}

/** Reads and checks the body, and the roles that it grants: the client's current roles by default. */
function read(
  world: World,
  context: OperationContext<OAuthClientRequest>,
  before?: OAuthClientRecord,
): { request: OAuthClientRequest; roles: RoleDivision[] } {
  const request = readObject(context, ['name', 'authorizedGrantType']);
  checkLifetime(request.accessTokenValiditySeconds);
  checkAddresses(request);
  const heldRoles = before === undefined ? [] : heldRolesOf(world, before.id);
  return { request, roles: readGrantedRoles(world, context, request, heldRoles) };
}

function fieldsOf(request: OAuthClientRequest) {
  const { name, description, authorizedGrantType, accessTokenValiditySeconds, dateToDelete } = request;
  return {
    name,
    authorizedGrantType: authorizedGrantType as OAuthClientRecord['authorizedGrantType'],
    registeredRedirectUri: request.registeredRedirectUri ?? [],
    scope: request.scope ?? [],
    state: (request.state ?? 'active') as OAuthClientRecord['state'],
    ...(description !== undefined && { description }),
    ...(accessTokenValiditySeconds !== undefined && { accessTokenValiditySeconds }),
    ...(dateToDelete !== undefined && { dateToDelete }),
  };
}

/** Only the response to creating a secret contains it. */
function view(world: World, record: OAuthClientRecord, withSecret = false): OAuthClient {
  const { secret, createdBy, modifiedBy, deleted: _, registeredRedirectUri, scope, ...rest } = record;
  const roleDivisions = heldRolesOf(world, record.id);
  const userReference = (id: string) => ({ id, selfUri: `/api/v2/users/${id}` });
  // `roleIds` is for programs from before divisions.
  const roles = { roleIds: [...new Set(roleDivisions.map(({ roleId }) => roleId))], roleDivisions };
  return {
    ...rest,
    ...roles,
    registeredRedirectUri: [...registeredRedirectUri],
    scope: [...scope],
    ...(withSecret && { secret }),
    ...(createdBy !== undefined && { createdBy: userReference(createdBy) }),
    ...(modifiedBy !== undefined && { modifiedBy: userReference(modifiedBy) }),
    selfUri: `${CLIENTS}/${record.id}`,
  };
}

function heldRolesOf(world: World, clientId: string): RoleDivision[] {
  return (grantsOf(world).get(clientId) ?? []).map(({ roleId, divisionId }) => ({ roleId, divisionId }));
}

function setGrants(world: World, clientId: string, roles: readonly RoleDivision[]): void {
  const isSelected = (roleId: string, divisionId: string): boolean =>
    roles.some((role) => role.roleId === roleId && role.divisionId === divisionId);
  removeGrants(world, clientId, ({ roleId, divisionId }) => !isSelected(roleId, divisionId));
  for (const { roleId, divisionId } of roles) addGrant(world, clientId, roleId, divisionId);
}

function createSecret(world: World): string {
  return `${world.newId()}${world.newId()}`.replaceAll('-', '').slice(0, 43);
}

/** The calling user, if any. */
function authorFields(
  context: OperationContext,
  ...fields: ('createdBy' | 'modifiedBy')[]
): Partial<Record<'createdBy' | 'modifiedBy', string>> {
  const { userId } = context.accessToken;
  return userId === undefined ? {} : Object.fromEntries(fields.map((field) => [field, userId]));
}
