import type { Dictionary } from './json.js';
import type { OpenEnum } from './open-enum.js';
import type { Division } from './shared.js';
import type {
  AuthzGrant,
  DomainOrganizationProduct,
  DomainOrganizationRole,
  DomainPermissionPolicy,
} from './shared-administration.js';

export interface AuthzDivisionGrantEntityListing {
  entities: AuthzGrant[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  pageCount?: number;
}

/** How a role of the organisation differs from the default role it is compared with. */
export interface DomainOrgRoleDifference {
  removedPermissionPolicies?: DomainPermissionPolicy[];
  addedPermissionPolicies?: DomainPermissionPolicy[];
  /** Policies that both roles have. */
  samePermissionPolicies?: DomainPermissionPolicy[];
  /** The organisation's role. */
  userOrgRole?: DomainOrganizationRole;
  /** The default role. */
  roleFromDefault?: DomainOrganizationRole;
}

/** A role to be added. */
export interface DomainOrganizationRoleCreate {
  id?: string;
  name: string;
  description?: string;
  /** Default role that this one derives from, if any. */
  defaultRoleId?: string;
  /** Permissions of the role, each as `domain:entity:action`. */
  permissions?: string[];
  /** Permissions without effect because the organisation lacks the product they belong to. */
  unusedPermissions?: string[];
  permissionPolicies?: DomainPermissionPolicy[];
  /** How many users hold the role. */
  userCount?: number;
  /** Whether the role has fallen behind the default role it derives from. */
  roleNeedsUpdate?: boolean;
  base?: boolean;
  default?: boolean;
  selfUri?: string;
}

/** A role as it is to be after `putAuthorizationRole`. */
export type DomainOrganizationRoleUpdate = DomainOrganizationRoleCreate;

/** One permission, `domain:entityType:action`. */
export interface DomainPermission {
  domain?: string;
  entityType?: string;
  action?: string;
  label?: string;
  /** Whether a policy may limit it with conditions. */
  allowsConditions?: boolean;
  /** Whether it is checked against the division of the object; others hold organisation-wide. */
  divisionAware?: boolean;
}

/** All permissions of one domain. */
export interface DomainPermissionCollection {
  id: string;
  name?: string;
  domain?: string;
  /** Permissions by entity type. */
  permissionMap?: Dictionary<DomainPermission[]>;
  selfUri?: string;
}

export interface OrganizationProductEntityListing {
  entities: DomainOrganizationProduct[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  pageCount?: number;
}

export interface OrganizationRoleEntityListing {
  entities: DomainOrganizationRole[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  firstUri?: string;
  selfUri?: string;
  nextUri?: string;
  previousUri?: string;
  lastUri?: string;
  pageCount?: number;
}

export interface PermissionCollectionEntityListing {
  entities: DomainPermissionCollection[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  firstUri?: string;
  selfUri?: string;
  nextUri?: string;
  previousUri?: string;
  lastUri?: string;
  pageCount?: number;
}

/** A subject that holds a role, with the divisions in which it holds it. */
export interface SubjectDivisionGrants {
  id?: string;
  name?: string;
  divisions?: Division[];
  /** Whether the subject is a user, a group or an OAuth client, or comes from a trustee organisation. */
  type?: OpenEnum<'PC_USER' | 'PC_GROUP' | 'PC_OAUTH_CLIENT' | 'PC_TRUSTEE_USER' | 'PC_TRUSTEE_GROUP' | 'UNKNOWN'>;
  selfUri?: string;
}

export interface SubjectDivisionGrantsEntityListing {
  entities: SubjectDivisionGrants[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  firstUri?: string;
  selfUri?: string;
  nextUri?: string;
  previousUri?: string;
  lastUri?: string;
  pageCount?: number;
}

/** Subjects and divisions for one role; every subject gets the role in every division. */
export interface SubjectDivisions {
  subjectIds: string[];
  divisionIds: string[];
}
