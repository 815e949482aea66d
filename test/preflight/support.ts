import type { DomainPermissionPolicy } from 'contact-centre-client';
import { ApiClient, AuthorizationApi, UsersApi } from 'contact-centre-client';
import { createSandbox } from 'contact-centre-client/sandbox';
import type { Sandbox } from 'contact-centre-client/sandbox';
import { clientOf } from '../support/in-sandbox.js';

/** A contact centre with two divisions. */
export interface Office {
  readonly sandbox: Sandbox;
  readonly home: string;
  readonly nordic: string;
  /** A client of a new user with roles of these policies. */
  clientWith(...roles: readonly RoleGrant[]): Promise<ApiClient>;
  /** A client with an administrator's token. */
  readonly admin: ApiClient;
}

export interface RoleGrant {
  /** Such as `routing:queue:view`. */
  readonly permissions: readonly string[];
  /** `*` stands for all divisions. */
  readonly division: string;
}

export async function openOffice(): Promise<Office> {
  const sandbox = createSandbox({ rateLimit: false });
  const admin = clientOf(sandbox);
  admin.setAccessToken(sandbox.issueAccessToken());
  const authorization = new AuthorizationApi(admin);
  const nordic = await authorization.postAuthorizationDivisions({ name: 'Nordic', description: '' });
  let count = 0;
  const clientWith = async (...roles: readonly RoleGrant[]): Promise<ApiClient> => {
    count += 1;
    const email = `user${count}@harbourline.example`;
    const newUser = { name: `User ${count}`, email, password: 'Harbour-2026', divisionId: sandbox.organisation.homeDivisionId };
    const { id } = await new UsersApi(admin).postUsers(newUser);
    const grants = [];
    for (const [index, { permissions, division }] of roles.entries()) {
      const role = { name: `Role ${count}.${index}`, permissionPolicies: permissions.map(policyOf) };
      const { id: roleId = '' } = await authorization.postAuthorizationRoles(role);
      grants.push({ roleId, divisionId: division });
    }
    await authorization.postAuthorizationSubjectBulkreplace(id, { grants });
    const client = clientOf(sandbox);
    client.setAccessToken(sandbox.issueAccessToken(id));
    return client;
  };
  return { sandbox, home: sandbox.organisation.homeDivisionId, nordic: nordic.id ?? '', clientWith, admin };
}

function policyOf(permission: string): DomainPermissionPolicy {
  const [domain = '', entityName = '', action = ''] = permission.split(':');
  return { domain, entityName, actionSet: [action], allowConditions: false };
}

/** The paths of the requests that a function sends, in alphabetical order. */
export async function requestsOf(sandbox: Sandbox, run: () => Promise<unknown>): Promise<string[]> {
  const before = sandbox.requests.length;
  await run();
  return sandbox.requests
    .slice(before)
    .map(({ method, path }) => `${method} ${path}`)
    .sort();
}
