import type { UserAuthorization } from 'contact-centre-client/models';

/** The permissions that something needs: all of them. A nested list needs one of its permissions. */
export type Requirement = readonly (string | readonly string[])[];

/** What the signed-in user may do. */
export interface Access {
  /** Whether the permissions are known. Until then, everything counts as permitted, and the platform decides. */
  readonly isKnown: boolean;
  /** Whether the user has a permission such as `routing:queue:edit`, in one division at least. */
  readonly can: (permission: string) => boolean;
  /**
   * Returns what the user lacks of a requirement; empty if it is met. Of alternatives, the first is named, since one is enough.
   */
  readonly missing: (requirement: Requirement) => string[];
}

/** Returns the access that roles grant; `undefined` while they are unknown. */
export function accessOf(authorization: UserAuthorization | undefined): Access {
  const grants = authorization && grantedPermissions(authorization);
  const can = (permission: string): boolean => grants === undefined || grants.some((grant) => covers(grant, permission));
  return {
    isKnown: grants !== undefined,
    can,
    missing: (requirement) =>
      requirement.flatMap((each) => {
        const alternatives = typeof each === 'string' ? [each] : each;
        return alternatives.some(can) ? [] : alternatives.slice(0, 1);
      }),
  };
}

type Grant = readonly [domain: string, entity: string, action: string];

/** Grants in some divisions or with conditions count too, because the platform checks them for each call. */
function grantedPermissions({ permissions = [], permissionPolicies = [] }: UserAuthorization): Grant[] {
  const policies = permissionPolicies.flatMap(({ domain = '', entityName = '', actionSet = [] }) =>
    actionSet.map((action) => `${domain}:${entityName}:${action}`),
  );
  return [...new Set([...permissions, ...policies])].map(partsOf);
}

function partsOf(permission: string): Grant {
  const [domain = '', entity = '', action = ''] = permission.toLowerCase().split(':');
  return [domain, entity, action];
}

function covers(grant: Grant, permission: string): boolean {
  const parts = partsOf(permission);
  return grant.every((pattern, index) => pattern === '*' || pattern === parts[index]);
}
