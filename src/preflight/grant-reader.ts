import type { ApiError } from '../core/errors/api-errors.js';
import type { CallSender, RequestOptions, Route } from '../core/call/operation.js';
import { bareMessage } from '../core/errors/bare-message.js';
import { ConfigurationError } from '../core/errors/errors.js';
import { isBranded } from '../core/values/brand.js';
import { isObject } from '../core/values/is-object.js';
import type { OrganizationRoleEntityListing, PermissionCollectionEntityListing } from '../models/authorization.js';
import type {
  AuthzDivision,
  AuthzSubject,
  DomainOrganizationRole,
  RoleDivision,
  TokenInfo,
} from '../models/shared-administration.js';
import type { GrantDivision, Grants, PermissionGrant } from './grants.js';

/** The id of the division that stands for all divisions. */
const ALL_DIVISIONS = '*';
const CLIENT_CREDENTIALS = 'CLIENT-CREDENTIALS';
/** How many roles one request reads. */
const ROLES_PER_REQUEST = 25;
const DOMAINS_PER_PAGE = 100;
const MAX_PAGES = 20;

/** A response, or the refusal of a call that the token cannot use. */
type Outcome<T> = { readonly body: T } | { readonly refusal: ApiError };

/** Reads what the token of a client may do. A user's needs two or three requests. */
export async function readAllGrants(client: CallSender, request: RequestOptions | undefined): Promise<Grants> {
  return await new GrantReader(client, request).read();
}

class GrantReader {
  readonly #client: CallSender;
  readonly #request: RequestOptions | undefined;

  constructor(client: CallSender, request: RequestOptions | undefined) {
    this.#client = client;
    this.#request = request;
  }

  async read(): Promise<Grants> {
    const [token, subject] = await Promise.all([
      this.#get<TokenInfo>('getTokensMe', 'GET /api/v2/tokens/me'),
      this.#get<AuthzSubject>('getAuthorizationSubjectsMe', 'GET /api/v2/authorization/subjects/me'),
    ]);
    const info = 'body' in token ? token.body : undefined;
    const me = 'body' in subject ? subject.body : undefined;
    const isClient = info?.OAuthClient?.authorizedGrantType === CLIENT_CREDENTIALS;
    const { permissions, problem } = await this.#permissions(subject, isClient ? info.OAuthClient?.roleDivisions : undefined);
    return {
      kind: info && (isClient ? 'client' : 'user'),
      id: me?.id ?? (isClient ? info.OAuthClient?.id : undefined),
      name: me?.name ?? (isClient ? info.OAuthClient?.name : undefined),
      organization: info?.organization?.name,
      scopes: info?.authorizedScope,
      permissions,
      problem,
      organizationWide: permissions?.some(({ division }) => division !== 'all') ? await this.#organizationWide() : undefined,
    };
  }

  /** Returns the permissions of the subject, or those of the roles of an OAuth client if the platform does not treat it as a subject. */
  async #permissions(
    subject: Outcome<AuthzSubject>,
    roleDivisions: readonly RoleDivision[] = [],
  ): Promise<Pick<Grants, 'permissions' | 'problem'>> {
    const permissions = 'body' in subject ? permissionsOfSubject(subject.body) : [];
    if (permissions.length === 0 && roleDivisions.length > 0) return await this.#permissionsOfRoles(roleDivisions);
    return 'body' in subject
      ? { permissions, problem: undefined }
      : { permissions: undefined, problem: problemOf(subject.refusal) };
  }

  async #permissionsOfRoles(roleDivisions: readonly RoleDivision[]): Promise<Pick<Grants, 'permissions' | 'problem'>> {
    const ids = [...new Set(roleDivisions.map(({ roleId }) => roleId))];
    const roles = new Map<string, DomainOrganizationRole>();
    for (let start = 0; start < ids.length; start += ROLES_PER_REQUEST) {
      const id = ids.slice(start, start + ROLES_PER_REQUEST);
      const page = await this.#get<OrganizationRoleEntityListing>('getAuthorizationRoles', 'GET /api/v2/authorization/roles', {
        id,
        pageSize: ROLES_PER_REQUEST,
      });
      if ('refusal' in page) return { permissions: undefined, problem: problemOf(page.refusal) };
      for (const role of page.body.entities) if (role.id !== undefined) roles.set(role.id, role);
    }
    const missingRole = ids.find((id) => !roles.has(id));
    if (missingRole !== undefined)
      return { permissions: undefined, problem: `The platform did not return the role ${missingRole} of the OAuth client.` };
    const permissions = roleDivisions.flatMap(({ roleId, divisionId }) => {
      const division = divisionId === ALL_DIVISIONS ? 'all' : { id: divisionId, name: divisionId };
      return permissionsOfRole(roles.get(roleId)).map((permission) => ({ ...permission, division }) as const);
    });
    return { permissions, problem: undefined };
  }

  /** Returns the permissions that the platform does not check against divisions; `undefined` if it does not list them completely. */
  async #organizationWide(): Promise<string[] | undefined> {
    const names: string[] = [];
    for (let pageNumber = 1; pageNumber <= MAX_PAGES; pageNumber++) {
      const page = await this.#get<PermissionCollectionEntityListing>(
        'getAuthorizationPermissions',
        'GET /api/v2/authorization/permissions',
        { pageSize: DOMAINS_PER_PAGE, pageNumber },
      );
      if ('refusal' in page) return undefined;
      const { entities, pageCount = 1 } = page.body;
      for (const { permissionMap = {} } of entities) {
        for (const { domain, entityType, action, divisionAware } of Object.values(permissionMap).flat()) {
          if (divisionAware === false) names.push(patternOf(domain, entityType, action));
        }
      }
      if (pageNumber >= pageCount) return names;
    }
    return undefined;
  }

  /** @throws any error but a refusal that concerns this call only. */
  async #get<T>(operation: string, route: Route, optional: object = {}): Promise<Outcome<T>> {
    try {
      const call = this.#client.send<T>({ operation, route, required: {}, optional, request: this.#request });
      const { body } = await call.withResponse();
      if (!isObject(body)) throw new ConfigurationError(`${route} responded without an object. Check apiUrl and gateway`);
      return { body };
    } catch (error) {
      if (isBranded('ApiError', error) && refusals.has((error as ApiError).status)) return { refusal: error as ApiError };
      throw error;
    }
  }
}

/** The statuses by which the platform refuses one call, not the token. */
const refusals: ReadonlySet<number> = new Set([400, 403, 404, 405]);

function permissionsOfSubject({ grants = [] }: AuthzSubject): PermissionGrant[] {
  return grants.flatMap(({ division, role }) => {
    const place = divisionOf(division);
    return (role?.policies ?? []).flatMap(({ domain, entityName, actions = [], condition }) =>
      actions.map((action) => ({
        pattern: patternOf(domain, entityName, action),
        division: place,
        condition: condition === '' ? undefined : condition,
      })),
    );
  });
}

/** A grant without a division must not count as one for all divisions. */
function divisionOf({ id = 'unknown', name = id }: Partial<AuthzDivision> = {}): GrantDivision | 'all' {
  return id === ALL_DIVISIONS ? 'all' : { id, name };
}

type RolePermission = Pick<PermissionGrant, 'pattern' | 'condition'>;

function permissionsOfRole({ permissions = [], permissionPolicies = [] }: DomainOrganizationRole = {}): RolePermission[] {
  const policies = permissionPolicies.flatMap(({ domain, entityName, actionSet = [], resourceConditionNode }) => {
    const condition = resourceConditionNode && JSON.stringify(resourceConditionNode);
    return actionSet.map((action) => ({ pattern: patternOf(domain, entityName, action), condition }));
  });
  return [...permissions.map((pattern) => ({ pattern, condition: undefined })), ...policies];
}

/** Older permissions, such as `admin`, have a domain only. A part that is missing otherwise stays empty, so that it matches nothing. */
function patternOf(domain = '', entityType = '', action = ''): string {
  return entityType === '' && action === '' && domain !== '*' ? domain : `${domain}:${entityType}:${action}`;
}

function problemOf(error: ApiError): string {
  return `The platform did not state the caller's permissions: ${bareMessage(error)}`;
}
