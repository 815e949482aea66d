import type {
  AuthzDivision,
  AuthzGrant,
  AuthzSubject,
  DomainOrganizationRole,
  DomainPermissionPolicy,
  UserAuthorization,
} from '../../../models/index.js';
import { Random } from '../../world/random.js';
import type { World } from '../../world/world.js';

export type StoredRole = DomainOrganizationRole & { id: string; name: string };

/** A role that a user, or an OAuth client, has in a division. */
export interface Grant {
  roleId: string;
  divisionId: string;
  /** ms since the epoch */
  made: number;
}

interface SeededRole {
  name: string;
  description: string;
  permissions: readonly string[];
}

const seededRoles: readonly SeededRole[] = [
  { name: 'Employee', description: 'What everybody may do', permissions: ['directory:user:view', 'presence:presence:view'] },
  {
    name: 'Travel Adviser',
    description: 'Takes interactions',
    permissions: ['routing:queue:join', 'conversation:communication:view', 'conversation:communication:disconnect'],
  },
  {
    name: 'Team Leader',
    description: 'Sees what goes on in queues',
    permissions: ['routing:queue:*', 'analytics:*:*', 'conversation:*:*', 'recording:recording:view'],
  },
  { name: 'Admin', description: 'May do everything', permissions: ['*:*:*'] },
];

export function rolesOf(world: World): Map<string, StoredRole> {
  return world.collection<StoredRole>('authorization.roles', (roles) => {
    const random = new Random(world.seed ^ 0x1b873593);
    for (const { name, description, permissions } of seededRoles) {
      const id = random.uuid();
      roles.set(id, {
        ...{ id, name, description, permissions: [], permissionPolicies: permissions.map(policyOf), base: true, default: true },
        ...{ defaultRoleId: name.toLowerCase().replaceAll(' ', ''), selfUri: `/api/v2/authorization/roles/${id}` },
      });
    }
  });
}

/** Grants by subject. */
export function grantsOf(world: World): Map<string, Grant[]> {
  return world.collection<Grant[]>('authorization.grants', (grants) => {
    const roles = [...rolesOf(world).values()];
    const made = Date.parse('2024-03-04T08:00:00.000Z');
    const divisionId = world.organisation.homeDivisionId;
    const grant = (names: readonly string[]): Grant[] =>
      roles.flatMap(({ id, name }) => (names.includes(name) ? [{ roleId: id, divisionId, made }] : []));
    for (const { id, title } of world.store.users.all()) {
      grants.set(id, grant(title === 'Team Leader' ? ['Employee', 'Team Leader'] : ['Employee', 'Travel Adviser']));
    }
    grants.set(world.clients.clientCredentials.id, grant(['Admin']));
  });
}

/** `routing:queue:*` as a policy. */
function policyOf(permission: string): DomainPermissionPolicy {
  const [domain = '*', entityName = '*', action = '*'] = permission.split(':');
  return { domain, entityName, actionSet: [action], allowConditions: false };
}

/** Whether a role holds a permission such as `routing:queue:view`. */
export function allows({ permissions = [], permissionPolicies = [] }: DomainOrganizationRole, permission: string): boolean {
  const [domain, entity, action] = permission.split(':');
  const fits = (given: string | undefined, wanted: string | undefined): boolean =>
    given === '*' || wanted === undefined || wanted === '*' || given?.toLowerCase() === wanted.toLowerCase();
  const own = permissions.map((text) => text.split(':'));
  return (
    own.some(([a, b, c]) => fits(a, domain) && fits(b, entity) && fits(c, action)) ||
    permissionPolicies.some(
      ({ domain: given, entityName, actionSet = [] }) =>
        fits(given, domain) && fits(entityName, entity) && actionSet.some((each) => fits(each, action)),
    )
  );
}

export function divisionView(world: World, divisionId: string, counted = false): AuthzDivision {
  const { id, name = '', ...division } = world.store.divisions.get(divisionId);
  const countIn = (entities: readonly { division?: { id?: string } }[]): number =>
    entities.filter((entity) => entity.division?.id === id).length;
  return {
    ...{ id, name, description: (division as Partial<AuthzDivision>).description ?? '' },
    homeDivision: id === world.organisation.homeDivisionId,
    ...(counted && { objectCounts: { QUEUE: countIn(world.store.queues.all()), USER: countIn(world.store.users.all()) } }),
    selfUri: `/api/v2/authorization/divisions/${id}`,
  };
}

/** What a subject may do where. Grants of what was deleted are passed over. */
export function subjectView(world: World, subjectId: string): AuthzSubject {
  const roles = rolesOf(world);
  const grants = (grantsOf(world).get(subjectId) ?? []).flatMap(({ roleId, divisionId, made }): AuthzGrant[] => {
    const role = roles.get(roleId);
    if (!role || !world.store.divisions.find(divisionId)) return [];
    const { id, name, description = '', permissionPolicies = [] } = role;
    const policies = permissionPolicies.map(({ actionSet = [], domain = '', entityName = '' }) => ({
      ...{ actions: actionSet, domain, entityName },
    }));
    return [
      {
        ...{ subjectId, division: divisionView(world, divisionId), grantMadeAt: new Date(made).toISOString() },
        role: { id, name, description, policies, default: role.default ?? false, selfUri: `/api/v2/authorization/roles/${id}` },
      },
    ];
  });
  const name = world.store.users.find(subjectId)?.name ?? world.client(subjectId)?.name;
  return {
    ...{ id: subjectId, ...(name !== undefined && { name }), grants, version: grants.length },
    selfUri: `/api/v2/authorization/subjects/${subjectId}`,
  };
}

/** Gives a subject a role in a division; twice is as good as once. */
export function addGrant(world: World, subjectId: string, roleId: string, divisionId: string): void {
  const grants = grantsOf(world);
  const own = grants.get(subjectId) ?? [];
  if (own.some((grant) => grant.roleId === roleId && grant.divisionId === divisionId)) return;
  grants.set(subjectId, [...own, { roleId, divisionId, made: world.now() }]);
}

export function removeGrants(world: World, subjectId: string, matches: (grant: Grant) => boolean): void {
  const grants = grantsOf(world);
  grants.set(
    subjectId,
    (grants.get(subjectId) ?? []).filter((grant) => !matches(grant)),
  );
}

/** Who has a role, in which divisions. */
export function subjectsWith(world: World, roleId: string): { subjectId: string; divisionIds: string[] }[] {
  return [...grantsOf(world)].flatMap(([subjectId, grants]) => {
    const divisionIds = grants.filter((grant) => grant.roleId === roleId).map(({ divisionId }) => divisionId);
    return divisionIds.length === 0 ? [] : [{ subjectId, divisionIds }];
  });
}

/** Roles and permissions of a user, wherever they were granted. */
export function authorizationOf(world: World, userId: string): UserAuthorization {
  const granted = new Set((grantsOf(world).get(userId) ?? []).map(({ roleId }) => roleId));
  const roles = [...rolesOf(world).values()].filter(({ id }) => granted.has(id));
  const permissions = roles.flatMap(({ permissions: own = [], permissionPolicies = [] }) => [
    ...own,
    ...permissionPolicies.flatMap(({ domain = '', entityName = '', actionSet = [] }) =>
      actionSet.map((action) => `${domain}:${entityName}:${action}`),
    ),
  ]);
  return {
    roles: roles.map(({ id, name }) => ({ id, name })),
    ...{ unusedRoles: [], permissions: [...new Set(permissions)], permissionPolicies: [] },
  };
}
