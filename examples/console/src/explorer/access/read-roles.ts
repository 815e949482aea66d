import { AuthorizationApi } from 'contact-centre-client/apis/authorization';
import type { CallSender } from 'contact-centre-client/fetch';
import type { DomainOrganizationRole } from 'contact-centre-client/models';
import { matchesPermission } from 'contact-centre-client/preflight';
import type { Operation } from '../data/types.js';

/** Returns the names of the organisation's roles that grant what a method requires. */
export async function readGrantingRoles(client: CallSender, permissions: Operation['permissions']): Promise<string[]> {
  const roles = await new AuthorizationApi(client).getAuthorizationRoles({ pageSize: 100, userCount: false }).items().toArray();
  return roles.filter((role) => isGranting(role, permissions)).flatMap(({ name }) => name ?? []);
}

/** Whether a role has one of `any`, or all of `all`. Its divisions and conditions are not considered. */
export function isGranting(
  { permissions = [], permissionPolicies = [] }: DomainOrganizationRole,
  { any, all }: Operation['permissions'],
): boolean {
  const patterns = [
    ...permissions,
    ...permissionPolicies.flatMap(({ domain = '', entityName = '', actionSet = [] }) =>
      actionSet.map((action) => `${domain}:${entityName}:${action}`),
    ),
  ];
  const has = (permission: string): boolean => patterns.some((pattern) => matchesPermission(pattern, permission));
  return any ? any.some(has) : (all ?? []).every(has);
}
